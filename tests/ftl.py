"""Fluent files as the tests see them: which messages they have, and what each is made of."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Uses(Visitor):
    """The variables of a pattern, the forms it asks for, and its words."""

    def __init__(self, pattern):
        self.variables, self.forms, self.words = set(), set(), []
        self.visit(pattern)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

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
