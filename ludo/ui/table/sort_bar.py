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
_MARGIN, _LEAST_MARGIN = 10, 3
"""Pixels beside the words, and where there is little room."""
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How large is written where there is little room, by the usual size: the first that fits."""


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
        for button, text, hint in zip(self.buttons, texts, hints, strict=True):
            button.setVisible(wanted)
            button.setText(text)
            button.setToolTip(tip(hint))
            button.setAccessibleDescription(hint)
        wanted_width, widest = self._write(room.scale, _MARGIN), round(corner.width())
        if wanted_width > widest:
            next((share for share in _SHARES if self._write(room.scale * share, _LEAST_MARGIN) <= widest), None)
        wide = min(wanted_width, widest)
        height = max(button.sizeHint().height() for button in self.buttons)
        bottom = corner.bottom()
        for nth, button in enumerate(reversed(self.buttons)):
            top = bottom - (nth + 1) * height - nth * 6
            button.setGeometry(round(corner.right()) - wide, round(top), wide, height)

    def _write(self, scale: float, margin: int) -> int:
        """Write on both buttons in this size; return the width in pixels that the longer one needs."""
        for button in self.buttons:
            button.setFont(scaled_font("small", scale))
            button.setStyleSheet(f"padding: 3px {margin}px; min-height: 0px;")
        return max(button.sizeHint().width() for button in self.buttons)
