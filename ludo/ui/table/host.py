"""The table as gestures and the display of drafts need it."""

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF

from ludo.engine.drafts import Item
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Layout, Seating, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.editor import DraftEditor
from ludo.ui.table.geometry import Room
from ludo.ui.table.mover import Mover
from ludo.ui.table.pack import Pack


class DraftAreas(Protocol):
    """Knows where the items of a draft lie on the table."""

    own: Place | None
    by_keys: bool

    def aim_at(self, seen: CardWidget | None) -> None:
        """Set the card that the pointer is on."""
        ...

    def raised(self) -> CardWidget | None:
        """Return the one card that is up: the one under the pointer, else the one with the focus."""

    def source_of(self, card: CardWidget) -> Item | None:
        """Return what taking this card up means for the draft, None if it cannot be taken up."""

    def area_of(self, item: Item) -> QRectF | None:
        """Return where something can be dropped, None if it is not on the table."""

    def areas_of(self, items: Iterable[Item]) -> dict[Item, QRectF]:
        """Return where these can be dropped, in their order, as far as they are on the table."""


class TableHost(Protocol):
    """A table of cards."""

    one_click: bool
    durations: Durations
    mover: Mover
    pack: Pack
    editor: DraftEditor
    view: AnyView | None
    between: bool
    perspective: Seat | None
    room: Room | None
    seating: Seating

    @property
    def drafts(self) -> DraftAreas:
        """Return the picture of the draft."""

    @property
    def game_layout(self) -> Layout:
        """The layout of the game that is shown."""

    @property
    def busy(self) -> bool:
        """Is something still being shown?"""

    def show_view(self, view: AnyView, seating: Seating, /, *, perspective: Seat | None) -> None:
        """Show this view at once."""

    def arrange_room(self) -> None:
        """Measure the room anew and lay everything out at once."""

    def in_order(self, view: AnyView, /) -> AnyView:
        """Return a view with the own hand in the order in which it is shown."""

    def move_in_hand(self, card: CardWidget, to: int, /) -> None:
        """Lay a card of the own hand at another number of it."""

    def skip(self) -> None:
        """Show the end of what is moving, at once."""

    def home_of(self, card: CardWidget, /) -> Spot | None:
        """Return where a card belongs by the view."""

    def card_at(self, point: QPointF, /, *, lying: bool = False) -> CardWidget | None:
        """Return the card that is seen at a point; `lying`: below those that are dragged."""
        ...

    def pointed(self) -> CardWidget | None:
        """Return the card that is seen where the pointer is."""
        ...

    def close_up(self, card: CardWidget, /) -> None:
        """Close the gap that a dragged card leaves."""

    def felt(self) -> QRectF:
        """Return where a card may be dropped: the table but for its edge."""

    def go_home(self) -> None:
        """Glide every card back to where it belongs."""

    def set_glows(self, areas: tuple[QRectF, ...], aimed: QRectF | None, /) -> None:
        """Set the areas that glow, more the one that is aimed at."""

    def mapFromGlobal(self, point: QPointF, /) -> QPointF:
        """See QWidget."""
