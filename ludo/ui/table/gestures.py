"""Pointer and focus on the cards: pressing and dragging them. What it means is a step of the draft."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal

from ludo.engine.drafts import Item
from ludo.engine.places import Place
from ludo.engine.refusals import Refusal
from ludo.ui.table import z_order
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.geometry import RISE, TALL
from ludo.ui.table.group_drag import Together
from ludo.ui.table.host import TableHost
from ludo.ui.widgets.press_guard import HELD_BACK


class Gestures(QObject):
    """Gestures of the person on the cards of a table.

    Signals: `glow_changed`: these areas would take a card; one is aimed at. `touched`: another card has risen, or was
    taken up.
    """

    glow_changed = Signal(object, object)
    touched = Signal()

    def __init__(self, table: TableHost, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.held: CardWidget | None = None
        self._laid: CardWidget | None = None
        """The card that the last click brought into a tray."""
        self._up: tuple[CardWidget | None, Place | None] = (None, None)
        self._grip = QPointF()
        self._pointer = QPointF()
        """Where the pointer is on the table while a card is dragged."""
        self.together = Together(table)
        self._lift = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._lift.valueChanged.connect(self._set_lift)

    def adopt(self, card: CardWidget) -> None:
        """Listen to a new card."""
        card.grabbed.connect(self._grab)
        card.dragged.connect(self._drag)
        card.dropped.connect(self._drop)
        card.activated.connect(self._click)
        card.sent.connect(self._send_on)
        card.picked.connect(self.together.toggle)
        card.clicked.connect(lambda: self._activate(card, True))
        card.hover_changed.connect(self.raise_one)
        card.pointed.connect(self._use_pointer)
        card.nudged.connect(self._nudge)

    def _click(self, card: CardWidget, twice: bool) -> None:
        """Handle a press by pointer or key; what it brings into a tray, the second of two clicks does not take back."""
        in_tray = self._table.editor.tray_at(card.place) is not None
        self._activate(card, twice)
        laid = not in_tray and self._table.editor.tray_at(card.place) is not None
        self._laid = card if laid else None

    def _send_on(self, card: CardWidget) -> None:
        """Handle a double click: the card goes to its tray or combination, where there are any."""
        table = self._table
        laid, self._laid = self._laid, None
        if card is laid:
            return
        source = table.drafts.source_of(card)
        in_tray = table.editor.tray_at(card.place) is not None
        if table.busy or in_tray or source is None or not card.takeable or card.property(HELD_BACK):
            self._activate(card, True)
            return
        card.setFocus()
        if not table.editor.send(source):
            self._activate(card, True)

    def _activate(self, card: CardWidget, twice: bool) -> None:
        """Handle a press without dragging; `twice`: it counts even where cards are played by two clicks."""
        table = self._table
        if table.busy:
            table.skip()
            return
        if not card.takeable or card.property(HELD_BACK):
            return
        card.setFocus()
        if not twice and not table.one_click:
            return
        if card.face is not None and table.editor.tray_at(card.place) is not None:
            table.editor.take_back(card.place, card.face)
            return
        source = table.drafts.source_of(card)
        if source is not None:
            table.editor.press(source)
        elif card.place == table.drafts.own:
            self._explain()

    def _use_pointer(self) -> None:
        self._table.drafts.by_keys = False

    def raise_one(self) -> None:
        """Raise one card, the one under the pointer or, for the keys, the one with the focus; the others lie."""
        table, up = self._table, self._table.drafts.raised()
        if self.held is not None:
            return
        before, place = self._up
        if before is not None and before is not up:
            if before.place == place:
                self._send(before, rises=False)
            before.hit_margin = 0.0
        if up is not None and (up is before or not table.mover.is_moving(up)):
            self._send(up, rises=True)
        self._up = (up, None if up is None else up.place)
        if up is not before:
            self.touched.emit()
        table.pack.restack()

    def _send(self, card: CardWidget, *, rises: bool) -> None:
        home = self._table.home_of(card)
        if home is not None:
            card.hit_margin = home.width * TALL * RISE if rises else 0.0
            self._table.pack.send(card, risen(home) if rises else home, self._table.durations.rise)

    def _grab(self, card: CardWidget, point: QPointF) -> None:
        if self._table.busy:
            self._table.skip()
        if not card.takeable or self._table.home_of(card) is None:  # already on its way, or gone
            card.cancel_drag()
            return
        table = self._table
        table.editor.put_down()
        self.held = card
        table.mover.forget(card)
        card.hit_margin = 0.0
        where = self._pointer = QPointF(table.mapFromGlobal(point))
        self._grip = where - QPointF(card.spot.x, card.spot.y)
        card.level = z_order.DRAGGED
        self._lift.stop()
        self._lift.setDuration(max(1, table.durations.rise))
        self._lift.start()
        table.close_up(card)
        self.together.take_up(card)
        self.touched.emit()
        table.pack.restack()
        self._glow(card)

    def areas(self, card: CardWidget) -> Mapping[Item, QRectF]:
        """Return where this card can be dropped, whether that would be legal or not."""
        table = self._table
        if card.face is not None and table.editor.tray_at(card.place) is not None:
            return table.drafts.areas_of(Item(tray.place) for tray in table.editor.trays if tray.place != card.place)
        source = table.drafts.source_of(card)
        return {} if source is None else table.drafts.areas_of(table.editor.targets(source))

    def _glow(self, card: CardWidget) -> None:
        """Light every target that would take the card; the one under it more."""
        editor, source = self._table.editor, self._table.drafts.source_of(card)
        areas = self.areas(card)
        if source is not None:
            areas = {target: area for target, area in areas.items() if editor.fits(source, target)}
        under = self._aimed(card, areas) or (None if source is None else self._intended(card, source, areas))
        self.glow_changed.emit(tuple(areas.values()), None if under is None else areas.get(under))

    def _drag(self, card: CardWidget, point: QPointF) -> None:
        if card is not self.held:
            return
        self._pointer = QPointF(self._table.mapFromGlobal(point))
        where = self._pointer - self._grip
        card.lie(Spot(where.x(), where.y(), card.spot.width, 0.0, z_order.DRAGGED), moving=True)
        self.together.follow(card)
        self._glow(card)

    def _intended(self, card: CardWidget, source: Item, areas: Mapping[Item, QRectF]) -> Item | None:
        """Return where a card is meant to go that was dropped on the table, but on no target.

        The only target that takes it, else the nearest one if it is near; where none takes it, the usual one says why.
        """
        if not self._on_table(card):
            return None
        editor = self._table.editor
        fitting = [target for target in editor.fitting(source) if target in areas]
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            return next(iter(editor.targets(source)), None)
        middle = QPointF(card.spot.x, card.spot.y)
        nearest = min(fitting, key=lambda target: _distance(middle, areas[target]))
        return nearest if _distance(middle, areas[nearest]) < card.spot.width * 1.5 else None

    def _on_felt(self) -> bool:
        """Is the pointer over the table, and not at its edge, over the panel or outside the window?"""
        return self._table.felt().contains(self._pointer)

    def _aimed(self, card: CardWidget, areas: Mapping[Item, QRectF]) -> Item | None:
        """Return the target that the middle of a card is on; off the felt there is none.

        It is the card that is seen there; else the smallest place, for small ones lie on large ones.
        """
        middle = QPointF(card.spot.x, card.spot.y)
        if not self._on_felt():
            return None
        seen = self._table.card_at(middle, lying=True)
        if seen is not None and (exact := Item(seen.place, seen.face)) in areas:
            return exact
        places = [target for target, area in areas.items() if target.card is None and area.contains(middle)]
        return min(places, key=lambda target: areas[target].width() * areas[target].height(), default=None)

    def _on_table(self, card: CardWidget) -> bool:
        """Is a card of the own hand on the table side of it? Cards that come from elsewhere must find their target."""
        room = self._table.room
        own = card.place == self._table.drafts.own
        return own and room is not None and card.spot.y < room.hand.top() and self._on_felt()

    def call_off(self) -> bool:
        """Glide the card that is dragged home; False if none is."""
        if self.held is None:
            return self.together.forget()
        self.let_go()
        self._table.go_home()
        return True

    def _drop(self, card: CardWidget, point: QPointF) -> None:
        if card is not self.held:
            return
        areas = self.areas(card)
        self._pointer = QPointF(self._table.mapFromGlobal(point))
        target = self._aimed(card, areas)
        editor, source = self._table.editor, self._table.drafts.source_of(card)
        tray = editor.tray_at(card.place)
        home = self._table.drafts.area_of(Item(card.place))
        self.held = None
        self._lift.stop()
        card.lift = 0.0
        self.glow_changed.emit((), None)
        if tray is not None and card.face is not None:
            if target is not None:
                editor.move_on(tray.place, card.face, target)
            elif home is None or not home.contains(card.spot.x, card.spot.y):
                editor.take_back(tray.place, card.face)
            self._table.go_home()
            return
        if target is None and source is not None:
            target = self._intended(card, source, areas)
        if target is not None and source is not None:
            if not editor.fits(source, target):
                self._table.go_home()
            others = self.together.others(card)
            editor.put(source, target)
            self.together.put(others, target)
            return
        if self._on_table(card):
            self._explain()
        elif card.place == self._table.drafts.own and self._on_felt():
            self._table.move_in_hand(card, self._number_at(card))
        self._table.go_home()

    def _explain(self) -> None:
        """Say why a card cannot be laid at all: it is another one's turn, or something else is asked."""
        view = self._table.view
        must = None if view is None else view.turn.must
        if view is None or self._table.editor.locked:
            return
        if must == view.seat:
            self._table.editor.illegal_attempt.emit(Refusal("no-card-now"))
            return
        turn = isinstance(must, int) and must >= 0
        self._table.editor.illegal_attempt.emit(
            Refusal("not-your-turn", {"seat": must}) if turn else Refusal("not-asked")
        )

    def _number_at(self, card: CardWidget) -> int:
        """Return the number in the hand at which a card was dropped."""
        cards = self._table.pack.at(card.place)
        homes = [self._table.home_of(other) for other in cards]

        def far(number: int) -> float:
            home = homes[number]
            return 1e9 if home is None else abs(home.x - card.spot.x) + abs(home.y - card.spot.y)

        return min(range(len(cards)), key=far, default=0)

    def _nudge(self, card: CardWidget, by: int) -> None:
        cards = self._table.pack.at(card.place)
        if card.place == self._table.drafts.own and card in cards and not self._table.busy:
            self._table.move_in_hand(card, cards.index(card) + by)

    def let_go(self) -> None:
        """Release the card without dropping it."""
        if self.held is not None:
            self.held.cancel_drag()
            self.held.lift = 0.0
            self.held = None
            self._lift.stop()
            self.glow_changed.emit((), None)

    def _set_lift(self, value: object) -> None:
        if self.held is not None:
            self.held.lift = float(value)  # type: ignore[arg-type]
            self.held.update()


def _distance(point: QPointF, area: QRectF) -> float:
    """Return how far a point is from a rectangle."""
    across = max(area.left() - point.x(), 0.0, point.x() - area.right())
    down = max(area.top() - point.y(), 0.0, point.y() - area.bottom())
    return across + down


def risen(spot: Spot) -> Spot:
    """Return where a card of the hand is while pointer or focus is on it."""
    return spot._replace(y=spot.y - spot.width * TALL * RISE)
