"""Trente-et-un and its 36-card game on the screen."""

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
    return translate("Trente-et-un", "Trente-et-un")


def _sentence() -> str:
    return translate(
        "Trente-et-un", "Three cards of one suit, as near to 31 as you can; the last one with a life wins."
    )


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


TRENTE_ET_UN: Final = GameScreen(_title, _sentence, _words, _option_words, _layout, _guide)
