"""The joker."""

from ludo.ui.art.svg import path, star


def joker() -> str:
    return path(star(290, 445, 150, 60, 5), "currentColor")
