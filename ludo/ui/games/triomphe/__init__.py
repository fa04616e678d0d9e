"""Triomphe and L'As qui pille on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.ui.games.guide import Step
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords


def _title() -> str:
    return translate("Triomphe", "Triomphe")


def _sentence() -> str:
    return translate("Triomphe", "Five cards, one trump suit: follow, beat, ruff. Three tricks make a point.")


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


TRIOMPHE: Final = GameScreen(_title, _sentence, _words, _option_words, _layout, _guide)
