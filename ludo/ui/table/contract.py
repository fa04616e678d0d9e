"""The contract between a table and its game: a layout, which says where everything lies in a view."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import Card
from ludo.engine.drafts import Item, Tray
from ludo.engine.events import Event, Said
from ludo.engine.places import Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.views import AnyView
from ludo.session.chairs import Chair
from ludo.ui.art.tokens import paint_chip
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import TALL, Needs, Room
from ludo.ui.table.hand_order import by_rank, by_suit
from ludo.ui.wording.aids import Aid
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names


class Spot(NamedTuple):
    """Where a card lies: its middle, its width, how far it is turned (degrees clockwise), and its depth.

    down: its back is up, although its face may be known; back: the back of its pack, empty for the usual one.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    depth: int = 0
    down: bool = False
    back: str = ""


def spot_rect(spot: Spot) -> QRectF:
    """Return the outline of a card on a spot, as if it were not turned."""
    height = spot.width * TALL
    return QRectF(spot.x - spot.width / 2, spot.y - height / 2, spot.width, height)


def hull(spots: Iterable[Spot]) -> QRectF:
    """Return the smallest rectangle around cards, as if none were turned; empty where there are none."""
    return reduce(QRectF.united, map(spot_rect, spots), QRectF())


class TableWords(Protocol):
    """Words of a table in the language of its game."""

    def said_text(self, said: Said) -> str:
        """Return what is said, as a bubble shows it."""

    def level_text(self, level: str | None) -> str:
        """Return how a computer player of a level plays; empty for a person."""

    def card_title(
        self, face: Card | None, place: Place, names: Sequence[str], playable: bool, laid_by: str = ""
    ) -> str:
        """Return what assistive technology calls a card; `laid_by`: who laid it, if that is known."""

    def laid_by(self, view: AnyView, place: Place, number: int) -> Seat | None:
        """Return who laid a card of a place (`number` from 0, as in the view), None where that means nothing."""

    def target_title(self, view: AnyView, place: Place, names: Names) -> str:
        """Return what a place is called to which something can be brought, as it is now."""

    def tray_title(self, code: str) -> str:
        """Return what a tray is for."""

    def refusal_text(self, refusal: Refusal, names: Names) -> str:
        """Return why something is not possible."""

    def moment(self, event: Event, before: AnyView, names: Names) -> Moment | None:
        """Return the big moment that an event is."""

    def aid(self, view: AnyView) -> Aid | None:
        """Return what helps to judge a hand; None where nothing does."""


class Seating(NamedTuple):
    """Who sits where, by seat: the players, and the number of the chair that each has for the whole partie."""

    players: tuple[Chair, ...] = ()
    chairs: tuple[int, ...] = ()

    def chair_of(self, seat: Seat | None) -> int | None:
        """Return the chair of a seat, None for an onlooker."""
        return self.chairs[seat] if seat is not None and seat < len(self.chairs) else None


Kind = Literal["life", "chips", "disc", "tile", "trick", "number", "fist", "word"]
"""How a counter is drawn: coins with hearts, one chip with the number, discs, tiles, squared packets, a number in a
frame, a fist, or its text alone."""


class Counter(NamedTuple):
    """Something that a seat has.

    number: how many; of: how many there can be, where the missing ones are shown as empty places; text: what is written
    instead of the number; wide: what is written instead where there is room, the longest first; title: all of it in
    words, for assistive technology and tooltips.
    """

    kind: Kind
    number: int
    title: str
    of: int = 0
    text: str = ""
    wide: tuple[str, ...] = ()


class Team(NamedTuple):
    """A team: its number (0, 1 …), which picks a colour and a shape, and what it is called."""

    number: int
    title: str


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A mark on a seat's plate besides the name.

    turn: it is asked; dealer, leader, partner: its role; roles: other roles in words (one that knocked, the maker).
    cards: number of cards in the hand; chips: what it has, None where nothing is at stake; counters: what else it has;
    team: whom it belongs to; note: a few words of the game; lit: the plate is brighter; out: it plays no more, and is
    pale;
    open_hand: its cards lie open elsewhere.
    """

    turn: bool = False
    dealer: bool = False
    leader: bool = False
    partner: bool = False
    roles: tuple[str, ...] = ()
    cards: int = 0
    chips: int | None = None
    counters: tuple[Counter, ...] = ()
    team: Team | None = None
    note: str = ""
    lit: bool = False
    out: bool = False
    open_hand: bool = False


class Furniture(Protocol):
    """Things that a game puts on the cloth besides cards: counters, signs. Its widgets are children of the table.

    What inherits from this class need not finish anything where nothing moves, nor help.
    """

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        """Show the view at once, where there is room; `chairs` are the players by seat."""

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Start showing the next view; return how long that takes, in milliseconds."""

    def finish(self) -> None:
        """Finish running animations and show the last view."""

    def remove(self) -> None:
        """Take everything off the table."""

    def show_help(self, shown: bool, touched: Item | None, area_of: Callable[[Item], QRectF | None]) -> None:
        """Show help for the decision of the person before the screen, or none.

        touched: what the person has picked up, drags, or has the pointer or focus on; area_of: where an item lies.
        """
        return


class Layout(Protocol):
    """The table of one game. It knows places and looks, but no rules, no words and no input.

    While one view becomes the next it is also asked about the views between: their facts need not agree yet. A layout
    that inherits from this class has the answers given here.
    """

    def needs(self, view: AnyView) -> Needs:
        """Return what the game needs of the room; it goes by the options only."""
        return Needs()

    def clockwise(self, view: AnyView) -> bool:
        """Do the seats follow each other clockwise, seen from above? They do in most games."""
        return True

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Return where the cards of each place lie, one spot a card; of a pile only as many as can be seen.

        Places of kind `tray` hold cards of a draft; those without spots here are laid out by the table itself.
        """

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        """Return what the plates show."""

    def ground(self, view: AnyView, room: Room) -> QRectF:
        """Return the rectangle of the thin oval on the cloth: where one plays; none where something fills it."""
        return QRectF()

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return the parts of the cloth that stand for places: where cards can be dropped, whether cards lie there."""

    def tray_areas(self, trays: Sequence[Tray], view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where the trays of a draft lie; none: in the middle above the line of words.

        A tray that is lower than its cards and its words together has its words beside the cards.
        """
        return {}

    def pause(self, event: Event, durations: Durations) -> int | None:
        """Return how long to wait before an event that comes in the middle of others; None: no pause there."""
        return None

    def halt(self, events: Sequence[Event]) -> int | None:
        """Return before which event the table waits until the person has seen what lies there; None: before none."""
        return None

    def chip_spot(self, place: Place, view: AnyView, room: Room) -> QPointF | None:
        """Return where the chips of a place lie that is not the purse of a seat; None: chips do not fly there."""
        return None

    def paint_chip(self, painter: QPainter, rect: QRectF, worth: int) -> None:
        """Paint a chip that flies."""
        paint_chip(painter, rect, worth)

    def fixtures(self, view: AnyView, room: Room) -> Sequence[QRectF]:
        """Return which parts of what fills the middle bubbles should not cover: the spaces of a board."""
        return ()

    def winning(self, view: AnyView) -> Mapping[Place, int]:
        """Return which card of a place is the best one, by its number there: it is lifted, and glows."""
        return {}

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the cards of the own hand as they are sorted."""
        return by_suit(cards)

    def ranked_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        """Return the cards of the own hand sorted by rank."""
        return by_rank(cards)

    def grouped_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card] | None:
        """Return the cards of the own hand as they serve what it is to become; None where that means nothing."""
        return None

    def furniture(self, parent: QWidget) -> Furniture:
        """Return what lies on the cloth besides cards."""
