"""What a person sees on a page."""

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from shiboken6 import isValid

from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import Page

ValueT = TypeVar("ValueT")
WidgetT = TypeVar("WidgetT", bound=QWidget)


def now(page: WidgetT) -> WidgetT:
    """The page in whose place another one may have been built, after a change of data; else what is given."""
    if not isinstance(page, Page):
        return page
    QCoreApplication.processEvents()
    windows = [window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow)]
    if any(window.navigator.holds(page) for window in windows):
        return page
    alike = [window.navigator.page for window in windows if type(window.navigator.page) is type(page)]
    assert len(alike) == 1 or (not alike and isValid(page)), "the page is gone"
    return alike[0] if alike else page


def finish_all(page: QWidget) -> None:
    """Build everything that is left on a page now."""
    for gradual in page.findChildren(Gradual):
        gradual.finish()


def texts(page: QWidget) -> list[str]:
    """All words that are seen once a page is whole, from top to bottom and from left to right."""
    page = now(page)
    finish_all(page)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall)  # what was added to a page that is seen is shown
    found = []
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisibleTo(page) and widget.text():
            middle = widget.mapTo(page, widget.rect().center())
            found.append((middle.y(), middle.x(), widget.text()))
    return [text for _, _, text in sorted(found)]


def button(page: QWidget, text: str) -> QAbstractButton:
    """The button with this text that can be seen. Fails if there is none, or more than one."""
    page = now(page)
    found = [each for each in page.findChildren(QAbstractButton) if each.text() == text and each.isVisibleTo(page)]
    assert len(found) == 1, f"{len(found)} buttons {text!r} among {texts(page)}"
    return found[0]


def only(parent: QWidget, kind: type[WidgetT]) -> WidgetT:
    """The one child of a kind that can be seen."""
    parent = now(parent)
    found = [each for each in parent.findChildren(kind) if each.isVisible()]
    assert len(found) == 1, f"{len(found)} of {kind.__name__}"
    return found[0]


def control(parent: QWidget, kind: type[WidgetT], name: str) -> WidgetT:
    """The one control of a kind that is called so and can be seen."""
    parent = now(parent)
    found = [each for each in parent.findChildren(kind) if each.accessibleName() == name and each.isVisibleTo(parent)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} {name!r}"
    return found[0]


def named(parent: QWidget, name: str) -> QWidget:
    """The one thing that is called so and can be seen."""
    return control(parent, QWidget, name)


def choose(select: Select[ValueT], value: ValueT) -> None:
    """Choose a value of a list that drops down, as a person does."""
    at = [*select.offered].index(value)
    select.setCurrentIndex(at)
    select.activated.emit(at)
