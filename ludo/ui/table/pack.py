"""Which card widget is which card: what moves keeps its widget, and after each step the view has the last word."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from ludo.engine.cards import Card
from ludo.engine.events import Moved
from ludo.engine.places import Place
from ludo.engine.views import AnyView
from ludo.ui.art.style import CardStyle
from ludo.ui.table import z_order
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.mover import Mover
from ludo.ui.widgets.focus_release import let_go_of_focus

Spots = Mapping[Place, Sequence[Spot]]


class Pack:
    """All card widgets of a table, by the place where they lie; leaving: those that are removed on arrival."""

    def __init__(self, table: QWidget, mover: Mover, style: CardStyle, made: Callable[[CardWidget], None]) -> None:
        """`made` is called with every new card."""
        self._table = table
        self._mover = mover
        self._made = made
        self.style = style
        self.places: dict[Place, list[CardWidget]] = {}
        self.leaving: list[CardWidget] = []

    @property
    def ratio(self) -> float:
        """The pixels of the screen for one of the window."""
        return self._table.devicePixelRatioF()

    def at(self, place: Place) -> list[CardWidget]:
        """Return the cards of a place in order."""
        return self.places.get(place, [])

    def all(self) -> list[CardWidget]:
        """Return every card there is."""
        return [card for cards in self.places.values() for card in cards] + self.leaving

    def set_style(self, style: CardStyle) -> None:
        """Draw all cards like this from now on."""
        self.style = style
        for card in self.all():
            card.style_of_card = style
            card.update()

    def move(self, moves: Sequence[Moved], before: AnyView, old: Spots, new: Spots, duration: int) -> None:
        """Carry the cards of all events of a beat over to their new places; `arrange` sends them there.

        All are taken up before any is laid down, so that places can exchange cards.
        """
        taken = [(moved, face, card) for moved in moves for face, card in self._take_up(moved, before, old, new)]
        for moved, face, card in taken:
            ends = new.get(moved.target, ())
            card.show_face(face, turning=duration > 0)
            card.place = moved.target
            if ends and len(ends) > len(self.at(moved.target)):
                self.places.setdefault(moved.target, []).append(card)
            else:
                self._send_away(card, ends[-1] if ends else card.spot, duration)

    def _take_up(
        self, moved: Moved, before: AnyView, old: Spots, new: Spots
    ) -> Iterator[tuple[Card | None, CardWidget]]:
        """Yield the cards of a move with their widgets; new ones for a pile that shows only its uppermost cards.

        From pile to pile no more fly than either shows: the rest would lie under them all the way.
        """
        shown = old.get(moved.source, ())
        pile = len(shown) < len(before.cards(moved.source))
        seen = max(len(shown), len(new.get(moved.target, ())))
        for face in moved.cards[-seen:] if pile and seen else moved.cards:
            card = self._spawn(moved.source, old) if pile else self._take(moved.source, face)
            if card is not None:
                yield face, card

    def relabel(self, moves: Iterable[Moved]) -> None:
        """Regard cards as lying at their targets, without moving them on the screen."""
        for moved in moves:
            for face in moved.cards:
                card = self._take(moved.source, face)
                if card is not None:
                    card.place = moved.target
                    self.places.setdefault(moved.target, []).append(card)

    def _take(self, place: Place, face: Card | None) -> CardWidget | None:
        cards = self.at(place)
        for wanted in (face, None):
            for card in cards:
                if card.face == wanted:
                    cards.remove(card)
                    return card
        return cards.pop() if cards else None

    def _spawn(self, place: Place, spots: Spots) -> CardWidget | None:
        ends = spots.get(place, ())
        if not ends:
            return None
        return self._make(None, place, ends[-1])

    def _make(self, face: Card | None, place: Place, spot: Spot) -> CardWidget:
        card = CardWidget(self._table, self.style, face, place)
        card.lie(spot)
        card.level = spot.depth
        card.show()
        self._made(card)
        return card

    def _send_away(self, card: CardWidget, spot: Spot, duration: int) -> None:
        """Send a card onto a pile of which only the uppermost cards are widgets: it is removed on arrival."""
        self.leaving.append(card)
        card.level = z_order.FLYING
        card.target_width = spot.width
        self._mover.send(card, card.spot, spot, duration, lambda: self._remove_arrived(card))

    def _remove_arrived(self, card: CardWidget) -> None:
        if card in self.leaving:
            self.leaving.remove(card)
        self._drop(card)

    def _drop(self, card: CardWidget) -> None:
        self._mover.forget(card)
        let_go_of_focus([card])
        card.hide()
        card.setParent(None)
        card.deleteLater()

    def sync(self, view: AnyView, spots: Spots) -> None:
        """Hold exactly the cards of the view, in its order; what is there already stays the same widget."""
        for place in [place for place in self.places if place not in spots]:
            for card in self.places.pop(place):
                self._drop(card)
        for place, ends in spots.items():
            faces = view.cards(place)[-len(ends) :] if ends else ()
            self.places[place] = self._sync_place(place, list(faces), list(ends))

    def _sync_place(self, place: Place, faces: list[Card | None], ends: list[Spot]) -> list[CardWidget]:
        rest = list(self.at(place))
        found: list[CardWidget | None] = []
        for face in faces:
            match = next((card for card in rest if card.face == face), None)
            if match is not None:
                rest.remove(match)
            found.append(match)
        result = []
        for face, match, spot in zip(faces, found, ends, strict=False):
            card = match
            if card is None and rest:
                card = rest.pop(0)
                card.show_face(face)
            if card is None:
                card = self._make(face, place, spot)
            card.place = place
            result.append(card)
        for card in rest:
            self._drop(card)
        return result

    def arrange(
        self, spots: Spots, duration: int, held: CardWidget | None = None, waiting: Collection[Card] = ()
    ) -> None:
        """Send every card to its spot, but the one that is held in the hand, and those that wait to go elsewhere."""
        for place, ends in spots.items():
            for card, spot in zip(self.at(place), ends, strict=False):
                if card is held or card.face in waiting:
                    continue
                self.send(card, spot, duration)

    def send(self, card: CardWidget, spot: Spot, duration: int) -> None:
        """Send one card to a spot; far away it flies above all the rest."""
        far = abs(card.spot.x - spot.x) + abs(card.spot.y - spot.y) > spot.width
        card.level = z_order.FLYING if far and duration > 0 and card.spot != spot else spot.depth
        card.target_width = spot.width
        self._mover.send(card, card.spot, spot, duration, lambda: self._land(card, spot))

    def _land(self, card: CardWidget, spot: Spot) -> None:
        card.level = spot.depth

    def clear(self) -> None:
        """Remove every card."""
        for card in self.all():
            self._drop(card)
        self.places.clear()
        self.leaving.clear()

    def stacked(self) -> list[CardWidget]:
        """Return the cards that are there, the lowest first."""
        return [child for child in self._table.children() if isinstance(child, CardWidget) and child.isVisible()]

    def restack(self) -> None:
        """Bring what lies above what on the table into order."""
        order = {card: number for cards in self.places.values() for number, card in enumerate(cards)}
        widgets = [child for child in self._table.children() if isinstance(child, QWidget) and hasattr(child, "level")]
        wanted = sorted(widgets, key=lambda child: (child.level, order.get(child, 0)))  # type: ignore[call-overload]
        first = next((n for n, (is_, be) in enumerate(zip(widgets, wanted, strict=True)) if is_ is not be), None)
        if first is not None:
            for child in wanted[first:]:
                child.raise_()
