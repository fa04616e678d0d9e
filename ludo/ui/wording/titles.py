"""What the games are called, and what each is in one sentence; all that the first page says of them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludo.ui.i18n import translate


class Title(NamedTuple):
    """The name of a game, and what it is in one sentence."""

    name: Callable[[], str]
    sentence: Callable[[], str]


TITLES: Final[dict[str, Title]] = {
    "trut": Title(
        lambda: translate("Trut", "Trut"),
        lambda: translate(
            "Trut", "Three cards, three tricks, and the nerve to raise: the first side with seven truts wins."
        ),
    ),
}
"""Every game that the program can speak about, in the order of the first page."""


def has_words(game: str) -> bool:
    """Can the program speak about this game?"""
    return game in TITLES


def game_title(game: str) -> str:
    """The name of a game; an unknown id names itself."""
    return TITLES[game].name() if game in TITLES else game


def game_sentence(game: str) -> str:
    """What a game is, in one sentence."""
    return TITLES[game].sentence()
