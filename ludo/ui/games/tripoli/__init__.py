"""Tripoli on the screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QTextDocument

    from ludo.engine.options import Options
    from ludo.nights.ports import Nights
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.style import CardStyle
    from ludo.ui.games.guide import Step
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.settings import SettingsStore
    from ludo.ui.sheets.real_table import RealTablePage
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords

_MINUTES: Final = MappingProxyType(
    {
        "classic": 15,
        "rummoli": 15,
        "cosmo": 10,
        "pay_suit": 15,
        "red_black": 15,
        "michigan_rummy": 15,
        "family": 9,
        "high_stakes": 15,
    }
)


def _title() -> str:
    return translate("Tripoli", "Tripoli")


def _sentence() -> str:
    return translate("Tripoli", "Three games with one hand: pay cards, poker, and a race to be rid of one’s cards.")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture, chips

    return Picture(read_cards("10h Jh Qh Kh Ah"), ((chips(38), -1.0, 0.58, 0.38), (chips(7), 1.02, 0.62, 0.38)), 10.0)


def _score_unit() -> str:
    return translate("Statistics", "chips won or lost")


def _words() -> GameWords:
    from ludo.ui.games.tripoli.words import TripoliWords

    return TripoliWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.tripoli.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.tripoli.layout import TripoliLayout

    return TripoliLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.tripoli.guide import STEPS

    return STEPS


def _lesson() -> Lesson:
    from ludo.ui.games.tripoli.lesson import LESSON

    return LESSON


def _board(nights: Nights, number: int, settings: SettingsStore) -> RealTablePage:
    from ludo.ui.games.tripoli.real_table.page import BoardPage

    return BoardPage(nights, number, settings)


def _empty_board(options: Options, names: Sequence[str], style: CardStyle) -> QTextDocument:
    from ludo.games.tripoli.options import TripoliOptions
    from ludo.ui.games.tripoli.real_table.empty_board import empty_board

    return empty_board(cast(TripoliOptions, options), names, style)


TRIPOLI: Final = GameScreen(
    title=_title,
    sentence=_sentence,
    minutes=_MINUTES,
    score_unit=_score_unit,
    picture=_picture,
    words=_words,
    option_words=_option_words,
    layout=_layout,
    guide=_guide,
    lesson=_lesson,
    counted="chips",
    board=_board,
    empty_sheet=_empty_board,
)
