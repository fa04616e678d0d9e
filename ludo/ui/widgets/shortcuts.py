"""Keys that act in a part of the window, or in all of it: each once, however long it is held."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ludo.ui.platform.keys import sequences_for


def add_shortcut(part: QWidget, keys: str, act: Callable[[], object]) -> None:
    """Add keys that act while the focus lies within a part of the window: those that stand on this system for these."""
    shortcut = _shortcut(part, sequences_for(keys), act)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def add_window_shortcut(page: QWidget, keys: str, act: Callable[[], object]) -> QShortcut:
    """Add keys that act wherever the focus is while a page is shown: those that stand on this system for these."""
    return _shortcut(page, sequences_for(keys), act)


def add_undo(page: QWidget, act: Callable[[], object]) -> None:
    """Add the keys of the system that take back, while a page is shown."""
    _shortcut(page, QKeySequence.keyBindings(QKeySequence.StandardKey.Undo), act)


def add_redo(page: QWidget, act: Callable[[], object]) -> None:
    """Add the keys of the system that bring back what was taken back, while a page is shown."""
    _shortcut(page, QKeySequence.keyBindings(QKeySequence.StandardKey.Redo), act)


def _shortcut(part: QWidget, keys: Sequence[QKeySequence], act: Callable[[], object]) -> QShortcut:
    shortcut = QShortcut(part)
    shortcut.setAutoRepeat(False)
    shortcut.setKeys(keys)
    shortcut.activated.connect(act)
    return shortcut
