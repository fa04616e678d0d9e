"""The pages that lie on each other in a window, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from ludo.session.ports import StorageError
from ludo.ui.dialogs.notices import FAULTS
from ludo.ui.i18n import Text, language_signals
from ludo.ui.platform.announce import announce
from ludo.ui.sheets.real_table import RealTablePage
from ludo.ui.theme.unseen import catch_up, restyle_when_shown
from ludo.ui.widgets.first_focus import first_focus
from ludo.ui.widgets.surfaces import Page
from ludo.ui.widgets.taking_away import takes_away

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludo.ui.services.destinations import Destination

PageT = TypeVar("PageT", bound=QWidget)


@runtime_checkable
class GamePage(Protocol):
    """A page about one game: `game_at` names it."""

    game_at: str


class OpenPage(NamedTuple):
    """A page, what its place in the program is called, and the destination that it was opened with."""

    page: QWidget
    place: Text
    to: Destination | None = None


class Navigator(QStackedWidget):
    """A stack of pages: home below, what was opened last on top. Closing a page shows the one below as it was.

    changed: another page is on top now. closed: a page has been left for good; it is deleted soon. go: another page is
    wanted, a `Destination`. faulty: a page has met an error in what it reads.
    """

    changed = Signal()
    closed = Signal(QWidget)
    go = Signal(object)
    faulty = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trail: list[OpenPage] = []
        self._kept: dict[QWidget, QWidget] = {}
        self._past: list[OpenPage] = []
        """Pages that have been left; they go once another one is shown."""
        language_signals().changed.connect(self._rename)
        restyle_when_shown(self)

    @property
    def page(self) -> QWidget:
        """The page on top."""
        return self._trail[-1].page

    @property
    def place(self) -> Text:
        """What the place of the page on top is called."""
        return self._trail[-1].place

    @property
    def game_at(self) -> str:
        """The game of the topmost page that is about one; empty if none is."""
        return next((page.game_at for page, *_ in reversed(self._trail) if isinstance(page, GamePage)), "")

    @property
    def can_go_back(self) -> bool:
        """Does a page lie below the one on top?"""
        return len(self._trail) > 1

    def show_page(self, page: QWidget, place: Text, to: Destination | None = None) -> None:
        """Lay a page on top, opened with a destination; an older one of the same kind goes."""
        older = [entry for entry in self._trail[1:] if type(entry.page) is type(page)]
        self._leave(older)
        older += self._past
        self._past = []
        self._trail.append(OpenPage(page, place, to))
        self.addWidget(page)
        if isinstance(page, Page):
            page.left.connect(self.back)
            page.go.connect(self.go)
        self._show_top()
        self._dispose(older)

    def find_page(self, kind: type[PageT], fits: Callable[[PageT], bool] | None = None) -> PageT | None:
        """Return the open page of a kind that fits, None if there is none."""
        pages = (page for page, *_ in self._trail[1:] if isinstance(page, kind))
        return next((page for page in pages if fits is None or fits(page)), None)

    def find_place(self, to: Destination) -> QWidget | None:
        """Return the open page of a destination, None if there is none."""
        found = (entry.page for entry in self._trail if type(entry.to) is type(to) and entry.to == to)
        return next(found, None)

    def holds(self, page: QWidget) -> bool:
        """Is a page open?"""
        return any(entry.page is page for entry in self._trail)

    def raise_page(self, page: QWidget) -> None:
        """Lay an open page on top, as it was left."""
        entry = next(entry for entry in self._trail if entry.page is page)
        self._trail.remove(entry)
        self._trail.append(entry)
        self._show_top()

    def back(self) -> None:
        """Leave the page on top; home stays."""
        if self.can_go_back:
            self._go_back_to(len(self._trail) - 1)

    def home(self) -> None:
        """Leave all pages but home."""
        self._go_back_to(1)

    def leave_all(self) -> None:
        """Leave all pages but home, which is not shown: another one will be."""
        self._past = self._trail[:0:-1]
        self._leave(self._past)

    def _go_back_to(self, number: int) -> None:
        """Leave all pages above so many."""
        gone = self._trail[: number - 1 : -1]
        self._leave(gone)
        gone += self._past
        self._past = []
        self._show_top()
        self._dispose(gone)

    def _leave(self, entries: Sequence[OpenPage]) -> None:
        for entry in entries:
            self._trail.remove(entry)
            self.closed.emit(entry.page)

    def _dispose(self, entries: Sequence[OpenPage]) -> None:
        """Delete pages once another one is shown: a page that goes first would send the focus round."""
        for entry in entries:
            self._kept.pop(entry.page, None)
            self.removeWidget(entry.page)
            entry.page.hide()
            entry.page.deleteLater()

    def _refresh(self, page: Page | RealTablePage) -> bool:
        """Let a page read what may have changed, and keep its scroll position; return whether the focus begins anew.

        A page that cannot read it shows what it showed before; `faulty` says so.
        """
        bar = page.area.verticalScrollBar() if isinstance(page, Page) else None
        position = 0 if bar is None else bar.value()
        try:
            anew = page.refresh()
        except (StorageError, *FAULTS) as error:
            self.faulty.emit(error)
            return False
        if bar is not None and position:
            QTimer.singleShot(0, bar, lambda: bar.setValue(position))
        return anew

    def _show_top(self) -> None:
        page = self.page
        focus: QWidget | None = self._kept.get(page, page.focusWidget())
        if isinstance(page, Page | RealTablePage) and self._refresh(page):
            focus = None
        self._name(page)
        self._lose_focus(page)
        catch_up(page)
        self.setCurrentWidget(page)
        now = self.window().focusWidget()
        if now is not None and (now is page or page.isAncestorOf(now)):
            focus = now  # the page knows where
        known = focus is not None and isValid(focus) and not takes_away(focus)
        if known and focus is not None and focus.isVisibleTo(page) and focus.isEnabled():
            focus.setFocus()
        else:
            first_focus(page).setFocus()
        self.changed.emit()
        self._say_place(page)

    def _lose_focus(self, page: QWidget) -> None:
        """Take the focus from the page below, which would pass it on through several widgets while it is hidden."""
        now = self.window().focusWidget()
        below = self.currentWidget()
        if now is not None and below is not None and below is not page and below.isAncestorOf(now):
            self._kept[below] = now
            now.clearFocus()

    def _name(self, page: QWidget) -> None:
        if isinstance(page, Page):
            page.setAccessibleName(self.place())

    def _rename(self) -> None:
        if self._trail:
            self._name(self.page)

    def _say_place(self, page: QWidget) -> None:
        """Say where one is now; the first page comes with the window, which has its name."""
        if self.isVisible():
            announce(page, self.place())
