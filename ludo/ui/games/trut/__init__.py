"""Trut on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.engine.events import Event
    from ludo.ui.games.guide import Step
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords


def _title() -> str:
    return translate("Trut", "Trut")


def _sentence() -> str:
    return translate("Trut", "Three cards, three tricks, and the nerve to raise: the first side with seven truts wins.")


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


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Changed

    return "chip" if isinstance(event, Changed) and event.name == "scores" else None


TRUT: Final = GameScreen(_title, _sentence, _words, _option_words, _layout, _guide, _sound)
