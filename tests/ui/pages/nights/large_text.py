"""Shows pages one after the other with large text, and looks for what is cut."""

from collections.abc import Callable, Mapping
from contextlib import suppress

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.shell.window import MainWindow
from tests.ui.pages.test_nothing_cut import cut


def nothing_is_cut(window: MainWindow, qtbot: QtBot, shows: Mapping[str, Callable[[MainWindow], object]]) -> None:
    """Assert that no text of what is shown is cut, in the smallest window with the largest text and in a usual one.

    Neither is a page wider than its window, so that half of it would have to be scrolled to.
    """
    for size, scale in ((QSize(900, 560), 200), (QSize(1280, 800), 100)):
        window.services.settings.change(text_scale=scale)
        window.setMinimumSize(size)
        window.resize(size)
        for what, show in shows.items():
            show(window)
            dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
            top: QWidget = dialogs[0] if dialogs else window.navigator.page
            found = _still_cut(qtbot, top)
            found += [f"{area} is too wide" for area in top.findChildren(QScrollArea) if _is_too_wide(area, top)]
            for dialog in dialogs:
                dialog.reject()
            assert not found, f"{what} at {scale} %: {found}"


def _is_too_wide(area: QScrollArea, top: QWidget) -> bool:
    return area.isVisibleTo(top) and area.horizontalScrollBar().maximum() > 0


def _still_cut(qtbot: QtBot, top: QWidget) -> list[str]:
    """Return what is cut once everything is laid out."""
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not any(cut(top)))
    return list(cut(top))
