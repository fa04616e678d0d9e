"""Tripoli on the screen."""

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
    return translate("Tripoli", "Tripoli")


def _sentence() -> str:
    return translate("Tripoli", "Three games with one hand: pay cards, poker, and a race to be rid of one’s cards.")


def _words() -> GameWords:
    from ludo.ui.games.tripoli.words import TripoliWords

    return TripoliWords()


def _option_words() -> OptionWords:
    from ludo.ui.games.tripoli.option_words import OPTION_WORDS

    return OPTION_WORDS


def _layout() -> Layout:
    from ludo.ui.games.tripoli.layout import TripoliLayout

    return TripoliLayout()


def _guide() -> Sequence[Step]:
    from ludo.ui.games.tripoli.guide import STEPS

    return STEPS


TRIPOLI: Final = GameScreen(_title, _sentence, _words, _option_words, _layout, _guide)
