"""Trut on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from ludo.engine.events import Event
    from ludo.ui.art.pictures import Picture

_text = texts("Trut")
_score_text = texts("Statistics")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_disc, paint_tile

    return Picture(read_cards("Ac 8h 7s"), ((paint_disc, -0.92, 0.62, 0.34), (paint_tile, 0.98, 0.62, 0.5)))


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Changed

    return "chip" if isinstance(event, Changed) and event.name == "scores" else None


TRUT: Final = GameScreen(
    title=_text("Trut"),
    sentence=_text("Three cards, three tricks, and the nerve to raise: the first side with seven truts wins."),
    minutes={"classic": 9, "quiet": 8, "bluffers": 9, "short": 3, "match": 25},
    score_unit=_score_text("truts; in a match, parties"),
    picture=_picture,
    words=LazyCall("ludo.ui.games.trut.words:TrutWords"),
    option_words=Lazy("ludo.ui.games.trut.option_words:OPTION_WORDS"),
    layout=LazyCall("ludo.ui.games.trut.layout:TrutLayout"),
    guide=Lazy("ludo.ui.games.trut.guide:STEPS"),
    lesson=Lazy("ludo.ui.games.trut.lesson:LESSON"),
    sound=_sound,
    sheet=LazyCall("ludo.ui.games.trut.sheet:TrutView"),
)
