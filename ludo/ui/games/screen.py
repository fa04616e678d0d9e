"""What a game adds to the screen, apart from its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludo.engine.events import Event
    from ludo.ui.games.guide import Step
    from ludo.ui.i18n import Text
    from ludo.ui.table.contract import Layout
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.option_words import OptionWords


def no_guide() -> Sequence[Step]:
    """Return no steps: the first deal is not explained."""
    return ()


def no_sound(event: Event) -> str | None:
    """Return no sound beyond those of every game."""
    return None


class GameScreen(NamedTuple):
    """One game on the screen.

    title, sentence: what it is called, and what it is in one sentence; guide: the steps that explain the first deal;
    sound: what an event sounds like that sounds in this game alone (see `ludo.ui.sounds`). The others import what they
    return when they are called: the first page must not read the rules of any game (docs/adr/0013-start.md).
    """

    title: Text
    sentence: Text
    words: Callable[[], GameWords]
    option_words: Callable[[], OptionWords]
    layout: Callable[[], Layout]
    guide: Callable[[], Sequence[Step]] = no_guide
    sound: Callable[[Event], str | None] = no_sound
