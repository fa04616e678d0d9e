"""Trut on the screen."""

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

_MINUTES: Final = MappingProxyType({"classic": 9, "quiet": 8, "bluffers": 9, "short": 3, "match": 25})


def _title() -> str:
    return translate("Trut", "Trut")


def _sentence() -> str:
    return translate("Trut", "Three cards, three tricks, and the nerve to raise: the first side with seven truts wins.")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_disc, paint_tile

    return Picture(read_cards("Ac 8h 7s"), ((paint_disc, -0.92, 0.62, 0.34), (paint_tile, 0.98, 0.62, 0.5)))


def _score_unit() -> str:
    return translate("Statistics", "truts; in a match, parties")


def _words() -> GameWords:
    from ludo.ui.games.trut.words import TrutWords

    return TrutWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.trut.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.trut.layout import TrutLayout

    return TrutLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.trut.guide import STEPS

    return STEPS


def _lesson() -> Lesson:
    from ludo.ui.games.trut.lesson import LESSON

    return LESSON


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Changed

    return "chip" if isinstance(event, Changed) and event.name == "scores" else None


def _sheet(options: Options, names: Names) -> AnySheetView:
    from ludo.games.trut.options import TrutOptions
    from ludo.ui.games.trut.sheet import TrutView

    return cast("AnySheetView", TrutView(cast(TrutOptions, options), names))


TRUT: Final = GameScreen(
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
    sound=_sound,
    sheet=_sheet,
)
