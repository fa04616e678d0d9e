"""Keys that act in a part of the window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from ludo.ui.platform.keys import sequences_for


def add_shortcut(part: QWidget, keys: str, act: Callable[[], object]) -> None:
    """Let keys act while the focus lies within a part of the window: those that stand on this system for these."""
    shortcut = QShortcut(part)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.setKeys(sequences_for(keys))
    shortcut.activated.connect(act)
