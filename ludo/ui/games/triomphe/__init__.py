"""Triomphe and L'As qui pille on the screen."""

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
    {"classic": 5, "partners": 6, "threes": 9, "strict": 4, "as_qui_pille": 5, "match": 15}
)


def _title() -> str:
    return translate("Triomphe", "Triomphe")


def _sentence() -> str:
    return translate("Triomphe", "Five cards, one trump suit: follow, beat, ruff. Three tricks make a point.")


def _picture() -> Picture:
    from ludo.engine.cards import read_cards
    from ludo.ui.art.pictures import Picture
    from ludo.ui.art.tokens import paint_dealer

    return Picture(read_cards("Kd Ks Qs Js"), ((paint_dealer, 0.95, 0.62, 0.3),))


def _score_unit() -> str:
    return translate("Statistics", "points; in a match, parties")


def _words() -> GameWords:
    from ludo.ui.games.triomphe.words import TriompheWords

    return TriompheWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.triomphe.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.triomphe.layout import TriompheLayout

    return TriompheLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.triomphe.guide import STEPS

    return STEPS


def _lesson() -> Lesson:
    from ludo.ui.games.triomphe.lesson import LESSON

    return LESSON


def _sheet(options: Options, names: Names) -> AnySheetView:
    from ludo.games.triomphe.options import TriompheOptions
    from ludo.ui.games.triomphe.sheet import TriompheView

    return cast("AnySheetView", TriompheView(cast(TriompheOptions, options), names))


TRIOMPHE: Final = GameScreen(
    title=_title,
    sentence=_sentence,
    age=10,
    minutes=_MINUTES,
    score_unit=_score_unit,
    picture=_picture,
    words=_words,
    option_words=_option_words,
    layout=_layout,
    guide=_guide,
    lesson=_lesson,
    sheet=_sheet,
)
