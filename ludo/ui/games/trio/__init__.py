"""Trio and L'École on the screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ludo.lazy import Lazy, LazyCall
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from ludo.engine.events import Event
    from ludo.ui.art.pictures import Picture

_MINUTES: Final = MappingProxyType({"classic": 20, "strict": 25, "generous": 25, "ecole": 55, "ecole_long": 55})


def _title() -> str:
    return translate("Trio", "Trio")


def _sentence() -> str:
    return translate("Trio", "Collect sets and runs: the first to fulfil all seven contracts wins.")


def _picture() -> Picture:
    from ludo.engine.cards import JOKER, read_cards
    from ludo.ui.art.pictures import Picture

    return Picture((*read_cards("7c 7d 7s"), JOKER, *read_cards("9h 10h")), spread=9.0)


def _score_unit() -> str:
    return translate("Statistics", "points, the fewer the better")


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Said

    return "call" if isinstance(event, Said) else None


TRIO: Final = GameScreen(
    title=_title,
    sentence=_sentence,
    minutes=_MINUTES,
    score_unit=_score_unit,
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
