"""Tripoli on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from ludo.ui.art.pictures import Picture

_text = texts("Tripoli")
_score_text = texts("Statistics")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture, chips

    return Picture(read_cards("10h Jh Qh Kh Ah"), ((chips(38), -1.0, 0.58, 0.38), (chips(7), 1.02, 0.62, 0.38)), 10.0)


TRIPOLI: Final = GameScreen(
    title=_text("Tripoli"),
    sentence=_text("Three games with one hand: pay cards, poker, and a race to be rid of one’s cards."),
    minutes={
        "classic": 15,
        "rummoli": 15,
        "cosmo": 10,
        "pay_suit": 15,
        "red_black": 15,
        "michigan_rummy": 15,
        "family": 9,
        "high_stakes": 15,
    },
    score_unit=_score_text("chips won or lost"),
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
