"""Trouble: what went wrong, said to a person."""


class Trouble(Exception):
    """Something a person gave us cannot be used; the text says what is wrong and what would be right."""
