"""Fluent files as the tests see them: which messages they have, and what each is made of."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Uses(Visitor):
    """The variables of a pattern, what it chooses by them, the forms it asks for, and its words."""

    def __init__(self, pattern):
        self.variables, self.keys, self.forms, self.words = set(), defaultdict(set), set(), []
        self.visit(pattern)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for key in (variant.key for variant in node.variants):
                self.keys[node.selector.id.name].add(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node):  # noqa: N802
        if node.id.name == "FORM":
            self.forms.add(node.arguments.positional[1].value)
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value.strip())


def messages_in(text):
    """What a file has, by the id of a message or of its attribute; the file must parse without junk and doubles."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]:
                assert entry.id.name + name not in found, f"{entry.id.name}{name} stands twice"
                found[entry.id.name + name] = Uses(pattern)
    return found


def forms(found):
    """The attributes that are forms, such as a plural, for sentences of the same file: each language has its own."""
    asked = set().union(*(each.forms for each in found.values()))
    return {name for name in found if name.partition(".")[2] in asked}


def misread(text, language, numbers):
    """Where a sentence that says a number does not say it, and what it says fits several of these numbers.

    Numbers that choose the same variant get the same words but for the number, so the longest of them is tried. Whether
    the sentence says it at all is seen by the variant that most numbers choose.
    """
    bundle = FluentBundle([language], functions={"FORM": lambda thing, *_: thing}, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for name, uses in messages_in(text).items():
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        counted = {each for each, keys in uses.keys.items() if all(k in PLURALS or isinstance(k, int) for k in keys)}
        for variable in counted:
            groups = defaultdict(list)
            for number in numbers:
                groups[number if number in uses.keys[variable] else Locale(language).plural_form(number)].append(number)
            others = [
                [(each, value) for value in ([1, 2, 5] if each in counted else uses.keys.get(each) or ["thing"])]
                for each in sorted(uses.variables - {variable})
            ]
            for rest in map(dict, product(*others)):
                wrong = []
                for group in sorted(groups.values(), key=len):
                    longest = max(group, key=lambda number: len(str(number)))
                    said, errors = bundle.format_pattern(pattern, {**rest, variable: longest})
                    assert not errors, (name, errors)
                    silent = str(longest) not in said
                    if silent and len(group) > 1:
                        wrong.append((name, variable, longest, said))
                if not silent:
                    yield from wrong
