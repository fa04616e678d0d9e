"""Furniture on the cloth of Trente-et-un besides cards, and aids to judge the hand."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.drafts import Item
from ludo.engine.places import POT, STOCK, Seat
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TrenteEtUnView, trente_et_un_view
from ludo.session.chairs import Chair
from ludo.ui.games.arrangements import around
from ludo.ui.games.trente_et_un.middle import Middle, middle_of
from ludo.ui.games.trente_et_un.shown_hands import are_larger, shown_area
from ludo.ui.games.trente_et_un.signs import Captions, Fist, Pot, ValueBadge
from ludo.ui.games.trente_et_un.values import best_worth, loses, own_worth, shown_worth, value_text, worth_after
from ludo.ui.i18n import enumerated, translate
from ludo.ui.table import z_order
from ludo.ui.table.contract import Furniture
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import TALL, Room
from ludo.ui.table.seat_places import SeatRoom
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.focus_release import discard

_ABOVE_FAN: Final = z_order.FAN + 2
_ON_CARDS: Final = z_order.TARGET + 1
_PAIRS: Final = 3
"""A card is exchanged with one of three."""


def _may_take(view: AnyView) -> bool:
    """Return whether the viewer is asked to take a card from the middle."""
    facts = trente_et_un_view(view).facts
    mine = view.seat is not None and view.turn.must == view.seat
    return mine and (facts.phase == "draw" or (facts.phase == "turn" and view.seat not in facts.frozen))


def _has_31(view: TrenteEtUnView, seat: Seat, own: Seat) -> bool:
    """Return whether a seat has shown a thirty-one; that of the viewer counts when the deal has ended by it."""
    outcome = view.facts.outcome
    if outcome is not None:
        return seat in outcome.holders
    return seat != own and (shown_worth(view, seat) or 0) >= THIRTY_ONE


def _text(value: float | None) -> str:
    return "" if value is None else value_text(value)


class TrenteEtUnFurniture(Furniture):
    """Pot, captions, the values of hands, and what a step would make of the own one."""

    def __init__(self, parent: QWidget) -> None:
        assert isinstance(parent, TableWidget)
        self._table = parent
        self.pot = Pot(parent)
        self._captions = Captions(parent)
        self.own = ValueBadge(parent, z_order.FURNITURE)
        self.medal = ValueBadge(parent, z_order.FURNITURE)
        self.fist = Fist(parent)
        self.badges: dict[Seat, ValueBadge] = {}
        self.pairs = [ValueBadge(parent, _ON_CARDS) for _ in range(_PAIRS)]
        self._helps = True
        self._touched: Item | None = None
        self._view: TrenteEtUnView | None = None
        self._names: tuple[str, ...] = ()
        self._room: Room | None = None
        self._captions.show()
        self.pot.show()

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        self._room = room
        self._names = tuple(chair.name for chair in chairs)
        if setting_of(trente_et_un_view(view).options).is_36 and self.medal.level != z_order.PANEL:
            self.medal.level = z_order.PANEL  # it stands on the open cards
            self._table.overlays.adopt(self.medal, z_order.PANEL)
        for seat in [seat for seat in self.badges if seat >= len(chairs) or seat == room.bottom]:
            self.badges.pop(seat).deleteLater()
        for seat in range(len(chairs)):
            if seat != room.bottom and seat not in self.badges:
                self.badges[seat] = ValueBadge(self._table, _ABOVE_FAN)
        self._show(view)

    def _show(self, view: AnyView) -> None:
        room = self._room
        if room is None:
            return
        middle = middle_of(view, room)
        self._captions.show_middle(middle, room, len(view.cards(STOCK)), _may_take(view))
        self.pot.setGeometry(middle.pot.toRect())
        self.pot.show_amount(view.chips.get(POT, 0), room.scale)
        shown = self._view = trente_et_un_view(view)
        closer = -1 if setting_of(shown.options).is_36 else shown.facts.closer
        self.fist.show_at(room.seats[closer].plate if closer >= 0 else None)
        self._show_own(shown, room)
        self._show_values(shown, room)
        self._show_medal(shown, room, middle)

    def _show_own(self, view: TrenteEtUnView, room: Room) -> None:
        """Show what the own hand is worth, to the right of it, and what it would become by what is touched."""
        size = 58.0 * room.scale
        value, after = own_worth(view), worth_after(view, self._touched).get(self._touched or Item(STOCK))
        text = _text(value)
        caption, wide = translate("Trente-et-un", "Hand"), 1.0
        if after is not None:
            text, wide = (f"{text} → {value_text(after)}", 1.9) if text else (value_text(after), 1.0)
        elif not text and view.facts.phase == "discard":
            text, caption, wide = _text(best_worth(view)), translate("Trente-et-un", "At best"), 1.4
        left = room.hand.center().x() + 2 * 1.06 * room.own + 12
        rect = QRectF(left, room.hand.center().y() - size / 2, size * wide, size)
        self.own.show_text(
            text if self._helps else "",
            caption,
            rect,
            room.scale,
            strong=((value if after is None else after) or 0) >= THIRTY_ONE,
            losing=loses(view.facts, room.bottom),
        )

    def show_help(self, shown: bool, touched: Item | None, area_of: Callable[[Item], QRectF | None]) -> None:
        """Show what the own hand is worth, and what each exchange of the card that is touched would make of it."""
        self._helps, self._touched = shown, touched
        if self._view is None or self._room is None:
            return
        self._show_own(self._view, self._room)
        values = [pair for pair in worth_after(self._view, touched).items() if pair[0] != touched]
        size = 30.0 * self._room.scale
        for number, badge in enumerate(self.pairs):
            item, value = values[number] if number < len(values) else (None, None)
            area = None if item is None else area_of(item)
            text = f"→ {_text(value)}" if shown and area is not None else ""
            rect = (
                QRectF()
                if area is None
                else around(QPointF(area.center().x(), area.bottom() - size * 0.7), size * 2, size)
            )
            badge.show_text(text, "", rect, self._room.scale, strong=(value or 0) >= THIRTY_ONE)

    def _show_values(self, view: TrenteEtUnView, room: Room) -> None:
        """Show what the hands of the others are worth once they are shown."""
        larger = are_larger(view, room)
        for seat, badge in self.badges.items():
            value = shown_worth(view, seat)
            where = room.seats[seat]
            rect = _value_rect(room, where, larger)
            strong, losing = (value or 0) >= THIRTY_ONE, loses(view.facts, seat)
            badge.show_text(_text(value), "", rect, room.scale * 0.9, strong=strong, losing=losing)

    def _show_medal(self, view: TrenteEtUnView, room: Room, middle: Middle) -> None:
        """Show a thirty-one beside the piles, or on the open cards, with the name of whoever has it."""
        holders = [seat for seat in range(len(self._names)) if _has_31(view, seat, room.bottom)]
        caption = enumerated(self._names[seat] for seat in holders)
        best = max((shown_worth(view, seat) or THIRTY_ONE for seat in holders), default=None)
        self.medal.show_text(_text(best), caption, middle.medal, room.scale * 1.25, strong=True)

    def follow(self, view: AnyView, durations: Durations) -> int:
        self._show(view)
        return 0

    def remove(self) -> None:
        discard((self.pot, self._captions, self.own, self.medal, self.fist, *self.badges.values(), *self.pairs))


def _value_rect(room: Room, where: SeatRoom, larger: bool) -> QRectF:
    """Return where a shown hand is valued: at the foot of its cards, or on its plate instead of their number."""
    if not room.fans:
        left = where.fan.x() - max(room.back, where.plate.height() * 0.3) / 2 - 3
        top = where.plate.center().y() - 1
        return QRectF(left, top, where.plate.right() - 4 - left, where.plate.bottom() - 3 - top)
    size = max(20.0 * room.scale, room.back * 0.5)
    if larger:
        area = shown_area(room, where)
        return around(QPointF(area.center().x(), area.bottom() - size * 0.55), size * 1.5, size)
    foot = where.fan.y() + room.back * TALL / 2
    return around(QPointF(where.fan.x(), foot - size * 0.4), size * 1.5, size)
