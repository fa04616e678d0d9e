"""What a game adds to the table: a layout, which says where everything lies in a view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.offers import Offers
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView
from ludo.session.chairs import Chair
from ludo.ui.table.durations import Durations
from ludo.ui.table.room import Room


class Spot(NamedTuple):
    """Where a card lies: its middle, its width, how far it is turned (degrees clockwise), and its depth."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    depth: int = 0


@dataclass(frozen=True, slots=True)
class SeatMark:
    """What a seat's plate shows besides the name.

    turn: it is asked; dealer, leader, partner: its role; cards: number of cards in the hand; chips: what it has, None
    where nothing is at stake; note: a few words of the game.
    """

    turn: bool = False
    dealer: bool = False
    leader: bool = False
    partner: bool = False
    cards: int = 0
    chips: int | None = None
    note: str = ""


class Furniture(Protocol):
    """What a game puts on the cloth besides cards: counters, signs. Its widgets are children of the table."""

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        """Lie where there is room, as the view says, at once."""
        ...

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Go over to the next view; how long it takes, in milliseconds."""
        ...

    def finish(self) -> None:
        """Be still, as the last view says."""
        ...

    def remove(self) -> None:
        """Take everything off the table."""
        ...


class Layout(Protocol):
    """The table of one game. It knows places, words and looks, but no rules.

    While one view becomes the next it is also asked about the views between: their facts need not agree yet.
    """

    def clockwise(self, view: AnyView) -> bool:
        """Do the seats follow each other clockwise, seen from above?"""
        ...

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Where the cards of each place lie, one spot a card; of a pile only as many as can be seen."""
        ...

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """What the plates show."""
        ...

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """A thin oval on the cloth goes round this: where the game is played."""
        ...

    def targets(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Where a card can be dropped, the usual target first."""
        ...

    def gesture(self, view: AnyView, card: Card, source: Place, target: Place) -> Action | None:
        """What it would mean to bring a card from one place to another."""
        ...

    def words(self, view: AnyView) -> tuple[Action, ...]:
        """All acts that have a key, whether possible now or not."""
        ...

    def buttons(self, view: AnyView, offers: Offers) -> tuple[Action, ...]:
        """Which offers are buttons, the first being the usual one."""
        ...

    def pause(self, event: Event, durations: Durations) -> int | None:
        """How long to wait before an event that comes in the middle of others; None: no pause there."""
        ...

    def furniture(self, parent: QWidget) -> Furniture:
        """What lies on the cloth besides cards."""
        ...
