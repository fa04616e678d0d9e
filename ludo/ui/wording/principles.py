"""Sentences about a principle: a teacher's rule of thumb."""

from typing import NamedTuple

from ludo.ui.i18n import Text


class PrincipleWords(NamedTuple):
    """A principle in words. name: short, as a theme; keeps: of an act that it speaks for, on one line (a cause
    has none, as it never advises); breaks: of one against."""

    name: Text
    keeps: Text
    breaks: Text
