"""The laboratory: many games, quickly, with results that anybody can repeat."""


class LabError(Exception):
    """The laboratory cannot do what was asked; the message says what would help."""
