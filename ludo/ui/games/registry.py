"""The games that have a table on the screen, one line a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ludo.ui.games.trente_et_un import TRENTE_ET_UN
from ludo.ui.games.trio import TRIO
from ludo.ui.games.triomphe import TRIOMPHE
from ludo.ui.games.tripoli import TRIPOLI
from ludo.ui.games.trut import TRUT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludo.ui.games.screen import GameScreen
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords

SCREENS: Final[Mapping[str, GameScreen]] = {
    "triomphe": TRIOMPHE,
    "trente_et_un": TRENTE_ET_UN,
    "trut": TRUT,
    "tripoli": TRIPOLI,
    "trio": TRIO,
}
"""Every game that can be played on the screen by its id, in the order of the first page."""


@cache
def words_of(game: str) -> GameWords:
    """Return the words of a game."""
    return SCREENS[game].words()


@cache
def option_words_of(game: str) -> OptionWords:
    """Return the words of a game's options."""
    return SCREENS[game].option_words()


@cache
def layout_of(game: str) -> Layout:
    """Return the table of a game."""
    return SCREENS[game].layout()


def game_title(game: str) -> str:
    """Return the name of a game; an unknown id names itself."""
    return SCREENS[game].title() if game in SCREENS else game
