"""The steps of a guided first deal: what a game explains, when, and what it speaks of."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF

from ludo.engine.drafts import Draft
from ludo.engine.places import Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.ui.i18n import Text
from ludo.ui.table.geometry import Room
from ludo.ui.wording.option_words import OptionWords

_FIELD: Final = re.compile(r"\{(\w+)\}")


class Anchor(StrEnum):
    """A part of the page that can be spoken of."""

    STATUS = "status"
    """The line of words above the hand."""
    BUTTONS = "buttons"
    """The buttons below that line."""
    HAND = "hand"
    """The own hand."""
    TABLE = "table"
    """The middle of the table."""


class Plate(NamedTuple):
    """The plate of a seat."""

    seat: Seat


class ByRules(NamedTuple):
    """Words that depend on what is played at a table."""

    say: Callable[[AnyView], str]


def with_values(text: str, view: AnyView, words: OptionWords) -> str:
    """Return a text with the values of a table in the place of `{option}`, their nouns included."""
    return text.format(**{name: words.value(name, getattr(view.options, name)) for name in _FIELD.findall(text)})


Target: TypeAlias = Anchor | Plate | Place | Callable[[AnyView, Room], QRectF]
"""What is spoken of: a part of the page, a plate, the cards of a place, or a rectangle of the table."""


@dataclass(frozen=True, slots=True)
class GuideMoment:
    """The moment of a step: what the person sees and may compose; `deciding`: it is the person's turn. `result`: a deal
    has just ended. With neither, the table is held before the next thing happens."""

    view: AnyView
    draft: Draft | None
    deciding: bool
    result: bool


def in_play(moment: GuideMoment) -> bool:
    """Return whether the deal is still being played."""
    return not moment.result


def on_turn(moment: GuideMoment) -> bool:
    """Return whether the person has to act."""
    return moment.deciding


def at_result(moment: GuideMoment) -> bool:
    """Return whether a deal has just ended."""
    return moment.result


def nobody_holds_cards(view: AnyView) -> bool:
    """Return whether there are no cards in any hand."""
    return not any(cards for place, cards in view.zones.items() if place == hand(place.owner))


def holds_cards(moment: GuideMoment) -> bool:
    """Return whether the person holds cards in a deal that is being played."""
    seat = moment.view.seat
    return not moment.result and seat is not None and bool(moment.view.cards(hand(seat)))


def before_cards(moment: GuideMoment) -> bool:
    """Return whether nobody holds cards yet, before the deal begins."""
    return not moment.result and nobody_holds_cards(moment.view)


def at_every_table(view: AnyView) -> bool:
    """Return whether a step concerns a table: always."""
    return True


@dataclass(frozen=True, slots=True)
class Step:
    """Some words, what they speak of, and when they may be shown; what options change in them follows the table.

    The table waits while they are. Steps come in their order, but one whose moment has not come does not keep the
    later ones waiting; each is shown once. concerns: is it about the game as it is played at this table? heard: words
    for keys and ear, where the others speak of the pointer.
    """

    text: Text | ByRules
    at: Target
    when: Callable[[GuideMoment], bool] = in_play
    concerns: Callable[[AnyView], bool] = at_every_table
    heard: Text | None = None

    def words(self, view: AnyView) -> Text:
        """Return the words for a table."""
        text = self.text
        return partial(text.say, view) if isinstance(text, ByRules) else text
