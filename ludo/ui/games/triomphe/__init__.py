"""Triomphe and L'As qui pille on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from ludo.ui.art.pictures import Picture

_text = texts("Triomphe")
_score_text = texts("Statistics")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_dealer

    return Picture(read_cards("Kd Ks Qs Js"), ((paint_dealer, 0.95, 0.62, 0.3),))


TRIOMPHE: Final = GameScreen(
    title=_text("Triomphe"),
    sentence=_text("Five cards, one trump suit: follow, beat, ruff. Three tricks make a point."),
    age=10,
    minutes={"classic": 5, "partners": 6, "threes": 9, "strict": 4, "as_qui_pille": 5, "match": 15},
    score_unit=_score_text("points; in a match, parties"),
    picture=_picture,
    words=LazyCall("ludo.ui.games.triomphe.words:TriompheWords"),
    option_words=Lazy("ludo.ui.games.triomphe.option_words:OPTION_WORDS"),
    layout=LazyCall("ludo.ui.games.triomphe.layout:TriompheLayout"),
    guide=Lazy("ludo.ui.games.triomphe.guide:STEPS"),
    lesson=Lazy("ludo.ui.games.triomphe.lesson:LESSON"),
    sheet=LazyCall("ludo.ui.games.triomphe.sheet:TriompheView"),
)
