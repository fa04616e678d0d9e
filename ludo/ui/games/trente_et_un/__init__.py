"""Trente-et-un and its 36-card game on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from ludo.ui.art.pictures import Picture

_text = texts("Trente-et-un")
_score_text = texts("Statistics")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_life

    return Picture(read_cards("Kh Qh Ah"), ((paint_life, -1.0, 0.42, 0.32), (paint_life, -0.84, 0.68, 0.32)))


TRENTE_ET_UN: Final = GameScreen(
    title=_text("Trente-et-un"),
    sentence=_text("Three cards of one suit, as near to 31 as you can; the last one with a life wins."),
    age=7,
    minutes={"classic": 6, "scat": 4, "schwimmen": 4, "schwimmen_32": 5, "strict": 4, "quick": 2},
    easiest=True,
    score_unit=_score_text("lives left"),
    picture=_picture,
    words=LazyCall("ludo.ui.games.trente_et_un.words:TrenteEtUnWords"),
    option_words=Lazy("ludo.ui.games.trente_et_un.option_words:OPTION_WORDS"),
    layout=LazyCall("ludo.ui.games.trente_et_un.layout:TrenteEtUnLayout"),
    guide=Lazy("ludo.ui.games.trente_et_un.guide:STEPS"),
    lesson=Lazy("ludo.ui.games.trente_et_un.lesson:LESSON"),
    sheet=LazyCall("ludo.ui.games.trente_et_un.sheet:TrenteEtUnView"),
)
