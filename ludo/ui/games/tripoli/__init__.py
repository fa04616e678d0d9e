"""Tripoli on the screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from ludo.ui.art.pictures import Picture

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


TRIPOLI: Final = GameScreen(
    title=_title,
    sentence=_sentence,
    minutes=_MINUTES,
    score_unit=_score_unit,
    picture=_picture,
    words=LazyCall("ludo.ui.games.tripoli.words:TripoliWords"),
    option_words=Lazy("ludo.ui.games.tripoli.option_words:OPTION_WORDS"),
    layout=LazyCall("ludo.ui.games.tripoli.layout:TripoliLayout"),
    guide=Lazy("ludo.ui.games.tripoli.guide:STEPS"),
    lesson=Lazy("ludo.ui.games.tripoli.lesson:LESSON"),
    counted="chips",
    board=LazyCall("ludo.ui.games.tripoli.real_table.page:BoardPage"),
    empty_sheet=LazyCall("ludo.ui.games.tripoli.real_table.empty_board:empty_board"),
)
