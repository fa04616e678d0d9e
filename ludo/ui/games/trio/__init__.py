"""Trio and L'École on the screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.engine.events import Event
    from ludo.engine.options import Options
    from ludo.ui.art.pictures import Picture
    from ludo.ui.games.guide import Step
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.sheets.view import AnySheetView
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.names import Names
    from ludo.ui.wording.option_words import OptionWords

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


def _words() -> GameWords:
    from ludo.ui.games.trio.words import TrioWords

    return TrioWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.trio.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.trio.layout import TrioLayout

    return TrioLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.trio.guide import STEPS

    return STEPS


def _lesson() -> Lesson:
    from ludo.ui.games.trio.lesson import LESSON

    return LESSON


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Said

    return "call" if isinstance(event, Said) else None


def _sheet(options: Options, names: Names) -> AnySheetView:
    from ludo.games.trio.options import TrioOptions
    from ludo.ui.games.trio.sheet import TrioView

    return cast("AnySheetView", TrioView(cast(TrioOptions, options), names))


TRIO: Final = GameScreen(
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
    counted="fewest",
    sound=_sound,
    sheet=_sheet,
)
