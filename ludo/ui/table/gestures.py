"""What the person does with the cards: rousing, clicking, dragging. What it means is looked up in the offers."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal

from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Place, Seat, hand
from ludo.engine.views import AnyView, zones_of
from ludo.ui.table import depths
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.room import RISE, TALL

if TYPE_CHECKING:
    from ludo.ui.table.table import TableWidget


def without(view: AnyView, place: Place, card: Card | None) -> AnyView:
    """The view as if a card had left its place already."""
    cards = list(view.cards(place))
    if card in cards:
        cards.remove(card)
    zones = dict(view.zones)
    zones[place] = tuple(cards)
    return replace(view, zones=zones_of(zones.items()))


class Gestures(QObject):
    """The person's hand on the table.

    acted: an offered action; tried: one that is not offered; glowing: the targets of the card that is dragged.
    """

    acted = Signal(object)
    tried = Signal(object)
    glowing = Signal(object, object)

    def __init__(self, table: "TableWidget") -> None:
        super().__init__(table)
        self._table = table
        self.seat: Seat | None = None
        self.offers: Offers = NOTHING
        self.held: CardWidget | None = None
        self._grip = QPointF()
        self._lift = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._lift.valueChanged.connect(self._set_lift)

    def adopt(self, card: CardWidget) -> None:
        """Listen to a new card."""
        card.grabbed.connect(self._grab)
        card.dragged.connect(self._drag)
        card.dropped.connect(self._drop)
        card.tried.connect(self._try)
        card.clicked.connect(lambda: self._try(card, True))
        card.hover_changed.connect(self._change_hover)

    def set_offers(self, seat: Seat | None, offers: Offers) -> None:
        """Whose hand it is (None: nobody's), and what it may do."""
        self.seat, self.offers = seat, offers

    def places(self) -> tuple[Place, ...]:
        """Where cards lie that the person can take."""
        return () if self.seat is None else (hand(self.seat),)

    def actions(self, card: CardWidget) -> dict[Place, Action]:
        """What bringing this card to each target would mean, possible or not, the usual target first."""
        table = self._table
        if table.view is None or table.room is None or card.face is None:
            return {}
        view, meant = table.view, {}
        for target in table.layout_of_game.targets(view, table.room):
            action = table.layout_of_game.gesture(view, card.face, card.place, target)
            if action is not None:
                meant[target] = action
        return meant

    def playable(self, card: CardWidget) -> bool:
        """Can this card go anywhere now?"""
        return any(action in self.offers for action in self.actions(card).values())

    def _try(self, card: CardWidget, twice: bool) -> None:
        if not card.takeable or self._table.busy:
            self._table.skip()
            return
        card.setFocus()
        if not twice and not self._table.one_click:
            return
        actions = tuple(self.actions(card).values())
        offered = next((action for action in actions if action in self.offers), None)
        if offered is not None:
            self.acted.emit(offered)
        elif actions:
            self.tried.emit(actions[0])

    def _change_hover(self, card: CardWidget) -> None:
        """A card under pointer or focus rises; afterwards it lies down again."""
        if card is self.held or not self._table.home_of(card):
            return
        home = self._table.home_of(card)
        assert home is not None
        durations = self._table.durations
        if card.hovered:
            rise = home.width * TALL * RISE
            card.hit_margin = rise
            self._table.pack.send(card, risen(home), durations.rise)
        else:
            card.hit_margin = 0.0
            self._table.pack.send(card, home, durations.rise)
        self._table.restack()

    def _grab(self, card: CardWidget, point: QPointF) -> None:
        if self._table.busy:
            self._table.skip()
        table = self._table
        self.held = card
        table.mover.forget(card)
        card.hit_margin = 0.0
        where = QPointF(table.mapFromGlobal(point))
        self._grip = where - QPointF(card.spot.x, card.spot.y)
        card.level = depths.DRAGGED
        self._lift.stop()
        self._lift.setDuration(max(1, table.durations.rise))
        self._lift.start()
        table.close_up(card)
        table.restack()
        self._glow(card)

    def _glow(self, card: CardWidget) -> None:
        """Every target that would take the card glows; the one under it more."""
        table = self._table
        if table.view is None or table.room is None:
            return
        rects = table.layout_of_game.targets(table.view, table.room)
        open_to = {place: rects[place] for place, action in self.actions(card).items() if action in self.offers}
        under = self._under(card, open_to)
        self.glowing.emit(tuple(open_to.values()), open_to.get(under) if under is not None else None)

    def _under(self, card: CardWidget, rects: dict[Place, QRectF]) -> Place | None:
        middle = QPointF(card.spot.x, card.spot.y)
        return next((place for place, rect in rects.items() if rect.contains(middle)), None)

    def _drag(self, card: CardWidget, point: QPointF) -> None:
        if card is not self.held:
            return
        where = QPointF(self._table.mapFromGlobal(point)) - self._grip
        card.lie(Spot(where.x(), where.y(), card.spot.width, 0.0, depths.DRAGGED), moving=True)
        self._glow(card)

    def _drop(self, card: CardWidget, point: QPointF) -> None:
        if card is not self.held:
            return
        table = self._table
        self.held = None
        self._lift.stop()
        card.lift = 0.0
        self.glowing.emit((), None)
        actions = self.actions(card)
        rects = table.layout_of_game.targets(table.view, table.room) if table.view and table.room else {}
        under = self._under(card, {place: rects[place] for place in actions})
        action = actions.get(under) if under is not None else None
        if action is not None and action in self.offers:
            self.acted.emit(action)
            return
        table.go_home()
        if action is not None:
            self.tried.emit(action)

    def let_go(self) -> None:
        """Drop nothing; the card is no longer held."""
        if self.held is not None:
            self.held.cancel_drag()
            self.held.lift = 0.0
            self.held = None
            self._lift.stop()
            self.glowing.emit((), None)

    def _set_lift(self, value: object) -> None:
        if self.held is not None:
            self.held.lift = float(value)  # type: ignore[arg-type]
            self.held.update()


def risen(spot: Spot) -> Spot:
    """Where a card of the hand is while pointer or focus is on it."""
    return spot._replace(y=spot.y - spot.width * TALL * RISE, depth=depths.RISEN)
