"""Two small buttons beside a large hand that sort it by suit or by rank."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from ludo.ui.i18n import translate
from ludo.ui.platform.keys import key_text
from ludo.ui.table import depths
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.plain import PlainButton, tip

SORT_KEY = "Ctrl+Shift+R"
"""Sorts the hand, by suit and by rank in turn."""
_LEAST = 8
"""The buttons are shown where a hand may hold at least this many cards."""


class SortBar(QObject):
    """The buttons, at the right of the own hand. sorted: the hand was, by rank or by suit."""

    sorted = Signal(bool)

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self._by_rank = False
        self.buttons = (PlainButton(parent=table), PlainButton(parent=table))
        for button, by_rank in zip(self.buttons, (False, True), strict=True):
            button.level = depths.STATUS  # type: ignore[attr-defined]
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setProperty("cloth", "true")
            button.clicked.connect(lambda _=False, by_rank=by_rank: self.sort(by_rank))
        self._key = QShortcut(QKeySequence(SORT_KEY), table)
        self._key.activated.connect(lambda: self.sort(not self._by_rank))

    def sort(self, by_rank: bool) -> None:
        """Sort the hand, by rank or by suit."""
        self._by_rank = by_rank
        self.sorted.emit(by_rank)
        layout = self._table.game_layout
        self._table.sort_hand(layout.ranked_hand if by_rank else layout.sorted_hand)

    def place(self) -> None:
        """Lie where there is room, in the current language and size; nowhere beside a small hand."""
        view, room = self._table.view, self._table.room
        if view is None or room is None:
            return
        wanted = view.seat is not None and self._table.game_layout.needs(view).hand >= _LEAST
        self._key.setEnabled(wanted)
        texts = (translate("Table", "By suit"), translate("Table", "By rank"))
        keys = key_text(SORT_KEY)
        hints = (
            translate("Table", "Sort your hand by suit ({keys}).").format(keys=keys),
            translate("Table", "Sort your hand by rank ({keys}).").format(keys=keys),
        )
        corner = room.corner
        width = 0
        for button, text, hint in zip(self.buttons, texts, hints, strict=True):
            button.setVisible(wanted)
            button.setText(text)
            button.setToolTip(tip(hint))
            button.setAccessibleDescription(hint)
            button.setFont(scaled_font("small", room.scale))
            button.setStyleSheet("padding: 3px 10px; min-height: 0px;")
            width = max(width, button.sizeHint().width())
        height = max(button.sizeHint().height() for button in self.buttons)
        wide = min(width, round(corner.width()))
        bottom = corner.bottom()
        for nth, button in enumerate(reversed(self.buttons)):
            top = bottom - (nth + 1) * height - nth * 6
            button.setGeometry(round(corner.right()) - wide, round(top), wide, height)
