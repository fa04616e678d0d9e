"""What a game adds to the screen, apart from its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.ui.i18n import Text
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords


@dataclass(frozen=True, slots=True)
class GameScreen:
    """One game on the screen.

    title, sentence: what it is called, and what it is in one sentence. The others import what they return when they
    are called: the first page must not read the rules of any game (docs/adr/0013-start.md).
    """

    title: Text
    sentence: Text
    words: Callable[[], GameWords]
    option_words: Callable[[], OptionWords]
    layout: Callable[[], Layout]
