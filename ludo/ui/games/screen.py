"""The screen of a game, apart from its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludo.ui.i18n import translate
from ludo.ui.services.store_types import Nights

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QTextDocument

    from ludo.engine.events import Event
    from ludo.engine.options import Options
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.style import CardStyle
    from ludo.ui.games.guide import Step
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.i18n import Text
    from ludo.ui.services.settings import SettingsStore
    from ludo.ui.sheets.real_table import RealTablePage
    from ludo.ui.sheets.view import AnySheetView
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.names import Names
    from ludo.ui.wording.option_words import OptionWords


def no_guide() -> Sequence[Step]:
    """Return no steps: the first deal is not explained."""
    return ()


def no_lesson() -> Lesson | None:
    """Return none: the game has no arranged lesson."""
    return None


def no_sound(event: Event) -> str | None:
    """Return no sound beyond those of every game."""
    return None


class GameScreen(NamedTuple):
    """One game on the screen.

    title, sentence: what it is called, and what it is in one sentence; age: from which one it is recommended, 0 where
    its rulebook names none; minutes: how long a partie by each preset takes (`python -m benchmarks.minutes`);
    score_unit: what its scores count; guide: the steps that explain the first deal; lesson: an arranged partie that
    teaches it; easiest: one begins best with it; sound: what an event sounds like that sounds in this game alone (see
    `ludo.ui.control.sounds`); counted: what a partie in one line gives, as in `ludo.nights.other_games.Unit`.

    With real cards: sheet: how its score sheet looks; board: in place of it, the page where Ludo itself is the board;
    empty_sheet: what is printed to be filled by hand, if not the columns of its sheet. A game with neither sheet nor
    board is played on the screen alone.

    All but the first few import what they return when they are called: the first page must not read the rules of any
    game (docs/adr/0013-start.md).
    """

    title: Text
    sentence: Text
    minutes: Mapping[str, int]
    score_unit: Text
    picture: Callable[[], Picture]
    words: Callable[[], GameWords]
    option_words: Callable[[], OptionWords]
    layout: Callable[[], Layout]
    guide: Callable[[], Sequence[Step]] = no_guide
    lesson: Callable[[], Lesson | None] = no_lesson
    easiest: bool = False
    sound: Callable[[Event], str | None] = no_sound
    counted: str = "points"
    sheet: Callable[[Options, Names], AnySheetView] | None = None
    age: int = 0
    board: Callable[[Nights, int, SettingsStore], RealTablePage] | None = None
    empty_sheet: Callable[[Options, Sequence[str], CardStyle], QTextDocument] | None = None

    def summary(self) -> str:
        """Return what the game is, and for whom, where it is chosen."""
        if not self.age:
            return self.sentence()
        age = translate("Games", "From %n year(s) of age.", None, self.age)
        return translate("Games", "{sentence} {age}").format(sentence=self.sentence(), age=age)

    @property
    def has_lesson(self) -> bool:
        """Is there an arranged lesson?"""
        return self.lesson is not no_lesson

    @property
    def has_sheet(self) -> bool:
        """Is there a score sheet, or a board, for those who play it with real cards?"""
        return self.sheet is not None or self.board is not None
