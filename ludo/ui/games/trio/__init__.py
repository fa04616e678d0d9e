"""Trio and L'École on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from ludo.engine.events import Event
    from ludo.ui.art.pictures import Picture

_text = texts("Trio")
_score_text = texts("Statistics")


def _picture() -> Picture:
    from ludo.engine.cards import JOKER, read_cards
    from ludo.ui.art.pictures import Picture

    return Picture((*read_cards("7c 7d 7s"), JOKER, *read_cards("9h 10h")), spread=9.0)


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Said

    return "call" if isinstance(event, Said) else None


TRIO: Final = GameScreen(
    title=_text("Trio"),
    sentence=_text("Collect sets and runs: the first to fulfil all seven contracts wins."),
    minutes={"classic": 20, "strict": 25, "generous": 25, "ecole": 55, "ecole_long": 55},
    score_unit=_score_text("points, the fewer the better"),
    picture=_picture,
    words=LazyCall("ludo.ui.games.trio.words:TrioWords"),
    option_words=Lazy("ludo.ui.games.trio.option_words:OPTION_WORDS"),
    layout=LazyCall("ludo.ui.games.trio.layout:TrioLayout"),
    guide=Lazy("ludo.ui.games.trio.guide:STEPS"),
    lesson=Lazy("ludo.ui.games.trio.lesson:LESSON"),
    counted="fewest",
    sound=_sound,
    sheet=LazyCall("ludo.ui.games.trio.sheet:TrioView"),
)
