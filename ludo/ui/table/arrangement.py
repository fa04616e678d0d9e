"""Lays a table out from its view and the draft that is edited."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ludo.engine.cards import Card
from ludo.engine.places import Place
from ludo.engine.views import AnyView
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.aid_strip import AidStrip
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Furniture, Spot, TableWords
from ludo.ui.table.draft_display import DraftDisplay
from ludo.ui.table.drafting import transfers, without
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Room
from ludo.ui.table.gestures import Gestures
from ludo.ui.table.host import TableHost
from ludo.ui.table.seats import Seats

Spots = Mapping[Place, Sequence[Spot]]


@dataclass(eq=False)
class Arrangement:
    """Where everything on a table belongs. spots: where the cards of each place lie."""

    _table: TableHost
    _drafts: DraftDisplay
    gestures: Gestures
    _seats: Seats
    _aid: AidStrip
    _furniture: Furniture
    _words: TableWords
    _settings: SettingsStore
    _laid: AnyView | None = None
    _laid_room: Room | None = None
    spots: Spots = field(default_factory=dict)

    def lay_out(
        self, duration: int, durations: Durations | None = None, spots: Spots | None = None,
        waiting: Collection[Card] = (),
    ) -> int:  # fmt: skip
        """Lay the table out from view and draft; return how long the furniture takes.

        spots: if known already; waiting: cards that stay where they lie, for they move in a moment.
        """
        table = self._table
        if table.view is None or table.room is None:
            return 0
        shown = self._drafts.shown(table.view)
        if spots is not None:
            self.spots = spots
        elif shown is not self._laid or table.room is not self._laid_room:
            self.spots = self._drafts.spots(shown, table.room)
        self._laid, self._laid_room = shown, table.room
        table.pack.sync(shown, self.spots)
        table.pack.arrange(self.spots, duration, self.gestures.held, waiting)
        self._seats.show(table.game_layout.marks(table.view), table.seating, table.room, 2 * duration)
        aid = self._words.aid(table.view) if self._settings.value.show_aid and not table.room.far else None
        self._aid.show_aid(aid, table.room.aid, table.room.scale, table.pack.style)
        rest = self._furniture.follow(table.view, durations or table.durations)
        self._drafts.refresh()
        self.update_cards()
        return rest

    def update_cards(self) -> None:
        """Enable what the person can take, and lift the card that has pointer or focus."""
        if self._table.view is None:
            return
        self._drafts.update_cards()
        self.update_raised()

    def update_raised(self) -> None:
        """Lift the card that has pointer or focus, and show the help for it."""
        self.gestures.raise_one()
        self.show_help()

    def show_help(self) -> None:
        """Show the help of the furniture for what the person touches: what was picked up, is dragged, or has risen."""
        card = self.gestures.held or self._drafts.raised()
        touched = self._table.editor.picked_up or (None if card is None else self._drafts.source_of(card))
        shown = self._settings.value.show_aid
        self._furniture.show_help(shown, None if self._table.busy else touched, self._drafts.area_of)

    def show_draft(self) -> None:
        """Send the cards of another draft to and from the trays."""
        table = self._table
        if table.busy or table.view is None or table.room is None or self._laid is None:
            self._drafts.refresh()
            return
        shown = self._drafts.shown(table.view)
        if shown != self._laid:
            table.pack.relabel(transfers(self._laid, shown))
        self.lay_out(table.durations.travel)

    def end_draft(self) -> None:
        """Stop editing; the cards of the draft fly on from where they lie."""
        if self._laid is not None and self._table.view is not None:
            self._table.pack.relabel(transfers(self._laid, self._table.view))
            self._laid = self._table.view
        self._table.editor.begin(None)

    def home_of(self, card: CardWidget) -> Spot | None:
        """Return where a card of the table belongs by the view."""
        cards = self._table.pack.at(card.place)
        number = cards.index(card) if card in cards else -1
        spots = self.spots.get(card.place, ())
        return spots[number] if 0 <= number < len(spots) else None

    def close_up(self, card: CardWidget) -> None:
        """Close the gap that a dragged card leaves among the other cards of a place."""
        table = self._table
        if self._laid is None or table.room is None:
            return
        spots = table.game_layout.spots(without(self._laid, card.place, card.face), table.room).get(card.place, ())
        others = [other for other in table.pack.at(card.place) if other is not card]
        for other, spot in zip(others, spots, strict=False):
            table.pack.send(other, spot, table.durations.travel)

    def go_home(self) -> None:
        """Send every card back to where it belongs."""
        self._table.pack.arrange(self.spots, self._table.durations.travel, self.gestures.held)
        self.update_cards()
