"""Small buttons beside a large hand that sort it: by suit, by rank, or in groups where the game has any."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from PySide6.QtCore import QObject, QSize, Qt, Signal

from ludo.engine.cards import Card
from ludo.engine.views import AnyView
from ludo.ui.i18n import Text, texts
from ludo.ui.platform.keys import key_text
from ludo.ui.platform.shortcuts import SORT_KEY
from ludo.ui.table import z_order
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.hand_order import Sorting
from ludo.ui.table.room_layout import LONG
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.shortcuts import add_window_shortcut
from ludo.ui.widgets.touch import FINGER, touch

Order = Literal["suit", "rank", "groups"]

_MARGIN, _LEAST_MARGIN = 10, 3
"""Pixels beside the words, and where there is little room."""
_GAP = 6
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How large is written where there is little room, by the usual size: the first that fits."""

_text = texts("Table")
_WORDS: Final[Mapping[Order, tuple[Text, Text]]] = {
    "groups": (_text("Arrange"), _text("Group your hand as it serves your contract ({keys}).")),
    "suit": (_text("By suit"), _text("Sort your hand by suit ({keys}).")),
    "rank": (_text("By rank"), _text("Sort your hand by rank ({keys}).")),
}
"""What each button says, and its hint, from top to bottom."""


class SortBar(QObject):
    """The buttons, at the right of the own hand. sorted: the hand was, in this order."""

    sorted = Signal(str)

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self._last: Order = "suit"
        self.by_order: Mapping[Order, PlainButton] = {order: PlainButton(parent=table) for order in _WORDS}
        for order, button in self.by_order.items():
            button.level = z_order.STATUS  # type: ignore[attr-defined]
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setProperty("cloth", "true")
            button.clicked.connect(lambda _=False, order=order: self.sort(order))
        self._key = add_window_shortcut(table, SORT_KEY, self._sort_otherwise)

    @property
    def buttons(self) -> tuple[PlainButton, ...]:
        """The buttons that there are at this table."""
        return tuple(self.by_order[order] for order in self._offered())

    def _offered(self) -> list[Order]:
        """Return the orders that have a button: the next one alone where there is no room for fingers on all."""
        orders, room = self._orders(), self._table.room
        if not touch().by_finger or room is None or room.corner.height() >= len(orders) * (FINGER + _GAP):
            return orders
        return [self._next()]

    def _next(self) -> Order:
        orders = self._orders()
        return orders[(orders.index(self._last) + 1) % len(orders)] if self._last in orders else orders[0]

    def _orders(self) -> list[Order]:
        """Return the orders that this game knows."""
        view = self._table.view
        grouping = view is not None and self._table.game_layout.grouped_hand(view, ()) is not None
        return [order for order in _WORDS if order != "groups" or grouping]

    def _sort_otherwise(self) -> None:
        self.sort(self._next())

    def sort(self, order: Order) -> None:
        """Sort the hand in this order."""
        self._last = order
        self.sorted.emit(order)
        layout = self._table.game_layout
        sortings: Mapping[Order, Sorting] = {
            "suit": layout.sorted_hand, "rank": layout.ranked_hand, "groups": _or_as_it_is(layout.grouped_hand),
        }  # fmt: skip
        self._table.sort_hand(sortings[order])
        if touch().by_finger:
            self.place()

    def place(self) -> None:
        """Lie where there is room, in the current language and size; nowhere beside a small hand."""
        view, room = self._table.view, self._table.room
        if view is None or room is None:
            return
        wanted = view.seat is not None and self._table.game_layout.needs(view).hand >= LONG
        self._key.setEnabled(wanted)
        orders, keys = self._offered(), key_text(SORT_KEY)
        corner = room.corner
        for order, button in self.by_order.items():
            text, hint = _WORDS[order]
            button.setVisible(wanted and order in orders)
            button.setText(text())
            set_tip(button, hint().format(keys=keys))
            button.setAccessibleDescription(hint().format(keys=keys))
        buttons = self.buttons
        needed = self._write(room.scale, _MARGIN)
        most = QSize(round(corner.width()), round(corner.height() / len(self.buttons)) - _GAP)
        for share in _SHARES:
            if needed.width() <= most.width() and needed.height() <= most.height():
                break
            needed = self._write(room.scale * share, _LEAST_MARGIN)
        least = FINGER if touch().by_finger else 0
        wide, height = max(least, min(needed.width(), most.width())), max(least, min(needed.height(), most.height()))
        bottom = corner.bottom()
        for nth, button in enumerate(reversed(buttons)):
            top = bottom - (nth + 1) * height - nth * _GAP
            button.setGeometry(round(corner.right()) - wide, round(top), wide, height)

    def _write(self, scale: float, margin: int) -> QSize:
        """Write on all buttons in this size; return the pixels that the largest one needs."""
        above = 3 if margin == _MARGIN else 0
        size = QSize()
        for button in self.buttons:
            button.setFont(scaled_font("small", scale))
            button.setStyleSheet(f"padding: {above}px {margin}px; min-height: 0px;")
            size = size.expandedTo(button.sizeHint())
        return size


def _or_as_it_is(grouping: Callable[[AnyView, Sequence[Card]], Sequence[Card] | None]) -> Sorting:
    """Return how a game groups a hand as a way to sort it."""
    return lambda view, cards: grouping(view, cards) or cards
