"""The slim bar above the table: where one is, taking back, the panel."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QWidget

from ludo.ui.art.icons import show_icon
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.platform.keys import keys_for
from ludo.ui.platform.shortcuts import TRICK_KEYS
from ludo.ui.play.bar_state import BarState
from ludo.ui.table.fitted_text import write_line
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.surfaces import with_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.wording.branch_origins import origin_text

_ICON: Final = 18
_AROUND: Final = 14
"""Pixels above and below the icons, together."""


def menus_grown(window: QWidget) -> float:
    """Return how much taller the menus of a window are than in letters of the usual size."""
    menus = window.menuWidget() if isinstance(window, QMainWindow) else None
    if menus is None or menus.isHidden():
        return 0.0
    return menus.fontMetrics().height() * (1 - 1 / text_scale())


class _Place(QLabel):
    """Where one is; written smaller, and in the end shortened, where the buttons need the room."""

    def minimumSizeHint(self) -> QSize:
        """Leave the room to the buttons."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as large as there is room for."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        write_line(painter, QRectF(self.contentsRect()), self.text(), self.font())


class TopBar(QFrame):
    """Where one is in the partie, and what concerns the table as a whole."""

    hint = Signal()
    cost = Signal()
    undo = Signal()
    skip = Signal()
    redo = Signal()
    sort = Signal()
    trick = Signal()
    panel = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("topBar")
        self.place = _Place()
        self.marked = QLabel()
        self.hint_button = self._button("help", self.hint)
        self.hint_button.hide()
        self.cost_button = self._button("check", self.cost)
        self.cost_button.hide()
        self.skip_button = self._button("skip", self.skip)
        self.undo_button = taking_away(self._button("undo", self.undo))
        self.redo_button = self._button("redo", self.redo)
        self.sort_button = self._button("sort", self.sort)
        self.trick_button = self._button("trick", self.trick)
        self.trick_button.hide()
        self.panel_button = self._button("journal", self.panel)
        make_checkable(self.panel_button)
        box = with_margins(QHBoxLayout(self), 4, 14, 3, 8, 3)
        box.addWidget(self.place, 1)
        box.addSpacing(12)
        box.addWidget(self.marked)
        self._buttons = (
            self.skip_button, self.hint_button, self.cost_button, self.undo_button, self.redo_button,
            self.trick_button, self.sort_button, self.panel_button,
        )  # fmt: skip
        for button in self._buttons:
            box.addWidget(button)
        self.renew()

    def _button(self, name: str, signal: SignalInstance) -> QPushButton:
        button = PlainButton(parent=self)
        button.setProperty("plain", "true")
        button.setProperty("icon_name", name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setStyleSheet("padding: 3px 10px;")
        button.clicked.connect(signal)
        return button

    def renew(self) -> None:
        """Apply the current theme to icons and letters; the words come with what is shown."""
        theme = current_theme()
        for button in self._buttons:
            show_icon(button, str(button.property("icon_name")), theme.accent, _ICON)
            button.setFont(font("small"))
        self.place.setFont(font("small"))
        self.marked.setFont(font("small"))
        self.setMinimumHeight(round(_ICON * text_scale()) + _AROUND)  # at once, so that nothing below moves later

    def grown(self) -> float:
        """Return how much taller it is than in letters of the usual size, together with the menus of the window."""
        return max(0, self.minimumHeight() - _ICON - _AROUND) + menus_grown(self.window())

    def _write(self) -> None:
        undo, redo = translate("Table", "Undo"), translate("Table", "Redo")
        hint, cost = translate("Table", "Hint"), translate("Table", "What did it cost?")
        for button, text, keys in (
            (self.hint_button, hint, keys_for("Ctrl+I")),
            (self.skip_button, translate("Table", "Skip to my next decision"), keys_for("Ctrl+Right")),
            (self.undo_button, undo, "Ctrl+Z"),
            (self.redo_button, redo, "Ctrl+Shift+Z"),
            (self.sort_button, translate("Table", "Sort the hand"), keys_for("Ctrl+T")),
            (self.trick_button, translate("Table", "The last trick"), TRICK_KEYS),
            (self.panel_button, translate("Table", "Journal and score"), keys_for("F9")),
        ):
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setAccessibleName(text)
            set_tip(button, f"{text} ({shown})")
        for button, text in ((self.hint_button, hint), (self.undo_button, undo), (self.redo_button, redo)):
            button.setText(text)
        self.cost_button.setAccessibleName(cost)
        set_tip(self.cost_button, cost)

    def show_state(self, shown: BarState) -> None:
        """Show the place, and which buttons can be used, in the present language."""
        self._write()
        practice, can_undo = shown.opening.practice, shown.can_undo
        self.place.setText(shown.place)
        self.undo_button.setEnabled(can_undo)
        for button, possible in (
            (self.skip_button, shown.can_skip), (self.hint_button, shown.can_hint), (self.cost_button, shown.can_price)
        ):  # fmt: skip
            button.setEnabled(possible)
        why_not = translate("Table", "Nothing to undo: you have done nothing yet.") if practice else _why_not()
        self.undo_button.setAccessibleDescription("" if can_undo else why_not)
        if not can_undo:
            set_tip(self.undo_button, wrapped(why_not))
        self.redo_button.setVisible(shown.can_redo)
        self.redo_button.setEnabled(shown.can_redo)
        self.marked.setVisible(shown.marked or practice)
        if practice:
            about = translate("Table", "Everything may be taken back. It counts in no rating, statistics or books.")
            origin = shown.opening.origin
            self.marked.setText(translate("Table", "Practice") if origin is None else translate("Table", "Played on"))
            set_tip(self.marked, wrapped(about if origin is None else joined([origin_text(origin), about])))
        else:
            self.marked.setText(translate("Table", "with moves taken back") if shown.marked else "")
            set_tip(
                self.marked, translate("Table", "In this partie something has been taken back. The record says so.")
            )
        set_checked(self.panel_button, shown.panel_open)


def _why_not() -> str:
    return translate("Table", "Nothing to undo: you have done nothing yet, or a hidden card has been seen since.")
