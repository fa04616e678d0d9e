"""Trente-et-un and its 36-card game on the screen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.engine.options import Options
    from ludo.ui.art.pictures import Picture
    from ludo.ui.games.guide import Step
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.sheets.view import AnySheetView
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.names import Names
    from ludo.ui.wording.option_words import OptionWords

_MINUTES: Final = MappingProxyType(
    {"classic": 6, "scat": 4, "schwimmen": 4, "schwimmen_32": 5, "strict": 4, "quick": 2}
)


def _title() -> str:
    return translate("Trente-et-un", "Trente-et-un")


def _sentence() -> str:
    return translate(
        "Trente-et-un", "Three cards of one suit, as near to 31 as you can; the last one with a life wins."
    )


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_life

    return Picture(read_cards("Kh Qh Ah"), ((paint_life, -1.0, 0.42, 0.32), (paint_life, -0.84, 0.68, 0.32)))


def _score_unit() -> str:
    return translate("Statistics", "lives left")


def _words() -> GameWords:
    from ludo.ui.games.trente_et_un.words import TrenteEtUnWords

    return TrenteEtUnWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.trente_et_un.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.trente_et_un.layout import TrenteEtUnLayout

    return TrenteEtUnLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.trente_et_un.guide import STEPS

    return STEPS


def _lesson() -> Lesson:
    from ludo.ui.games.trente_et_un.lesson import LESSON

    return LESSON


def _sheet(options: Options, names: Names) -> AnySheetView:
    from ludo.games.trente_et_un.options import TrenteEtUnOptions
    from ludo.ui.games.trente_et_un.sheet import TrenteEtUnView

    return cast("AnySheetView", TrenteEtUnView(cast(TrenteEtUnOptions, options), names))


TRENTE_ET_UN: Final = GameScreen(
    title=_title,
    sentence=_sentence,
    age=7,
    minutes=_MINUTES,
    easiest=True,
    score_unit=_score_unit,
    picture=_picture,
    words=_words,
    option_words=_option_words,
    layout=_layout,
    guide=_guide,
    lesson=_lesson,
    sheet=_sheet,
)
