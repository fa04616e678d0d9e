"""Trio and L'École on the screen."""

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
    return translate("Trio", "Trio")


def _sentence() -> str:
    return translate("Trio", "Collect sets and sequences: the first to fulfil all seven contracts wins.")


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


def _sound(event: Event) -> str | None:
    from ludo.engine.events import Said

    return "call" if isinstance(event, Said) else None


TRIO: Final = GameScreen(_title, _sentence, _words, _option_words, _layout, _guide, _sound)
