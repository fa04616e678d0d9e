"""Pages below the topmost one keep their old look until they are shown: Qt would go through all of their widgets.

Qt restyles what has been polished and has no style of its own; pages that nobody sees say otherwise meanwhile.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

_POLISHED: Final = Qt.WidgetAttribute.WA_WState_Polished
_OWN_STYLE: Final = Qt.WidgetAttribute.WA_SetStyle
_stacks: Final[WeakSet[QStackedWidget]] = WeakSet()
_old: Final[WeakSet[QWidget]] = WeakSet()
_replaced: Final[WeakSet[QWidget]] = WeakSet()


def restyle_when_shown(stack: QStackedWidget) -> None:
    """Leave the pages below the topmost one of a stack out of a change; it calls `catch_up` when it shows one."""
    _stacks.add(stack)


def replace_when_changed(body: QWidget) -> None:
    """Leave out what its owner makes anew after every change of the look."""
    _replaced.add(body)


@contextmanager
def unseen_left_out() -> Iterator[None]:
    """Restyle only what may be seen within."""
    left_out: list[QWidget] = []
    for page in _unseen_pages():
        _old.add(page)
        left_out += [widget for widget in _below(page) if widget.testAttribute(_POLISHED)]
    for body in (body for body in _replaced if isValid(body)):
        left_out += [widget for widget in (body, *body.findChildren(QWidget)) if widget.testAttribute(_POLISHED)]
    left_out = [widget for widget in left_out if not widget.testAttribute(_OWN_STYLE)]
    for widget in left_out:
        widget.setAttribute(_POLISHED, False)
        widget.setAttribute(_OWN_STYLE, True)
    try:
        yield
    finally:
        for widget in left_out:
            widget.setAttribute(_POLISHED, True)
            widget.setAttribute(_OWN_STYLE, False)


def catch_up(page: QWidget) -> None:
    """Give a page the present look, if it was left out of a change."""
    if page not in _old:
        return
    _old.discard(page)
    style = QApplication.style()
    for widget in _below(page):
        if widget.styleSheet():
            widget.setStyleSheet(widget.styleSheet())
        elif widget.testAttribute(_POLISHED):
            style.unpolish(widget)
            style.polish(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def _unseen_pages() -> list[QWidget]:
    stacks = [stack for stack in _stacks if isValid(stack)]
    pages = [stack.widget(place) for stack in stacks for place in range(stack.count()) if place != stack.currentIndex()]
    return [page for page in pages if page is not None and not page.isVisible()]


def _below(page: QWidget) -> list[QWidget]:
    """Return a page and all that is in it, without windows of their own; what holds others comes first."""
    return [page, *(widget for widget in page.findChildren(QWidget) if not widget.isVisible())]
