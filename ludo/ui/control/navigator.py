"""The pages that lie on each other in a window, and the way back."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from ludo.session.ports import StorageError
from ludo.ui.dialogs.notices import FAULTS
from ludo.ui.i18n import Text, language, language_signals
from ludo.ui.theme import leave_out, theme_signals
from ludo.ui.widgets.first_focus import first_focus
from ludo.ui.widgets.removal_focus import takes_away
from ludo.ui.widgets.renewing import WRITTEN_ANEW, renew_all
from ludo.ui.widgets.surfaces import BarePage, Page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludo.ui.services.destinations import Destination
    from ludo.ui.widgets.page_state import PageState

PageT = TypeVar("PageT", bound=QWidget)

_LATER: Final = 200
"""Milliseconds until it is seen again whether a dialog or a press still is on a page that is to be built anew."""
_FRESH: Final = 60.0
"""Seconds for which what a page says of days and durations is right."""


@runtime_checkable
class GamePage(Protocol):
    """A page about one game: `game_at` names it."""

    game_at: str


@runtime_checkable
class Refreshed(Protocol):
    """A page that is not built anew after a change of data."""

    def refresh(self) -> None:
        """Show what has changed."""


class OpenPage:
    """A page, what its place in the program is called, and the destination that it was opened with.

    build: builds it anew, None for a page that follows language, look and data by itself. stale: is it to be built
    anew? written: because data has changed? language: in which it was built; built: when, in seconds.
    """

    def __init__(
        self, page: QWidget, place: Text, to: Destination | None, build: Callable[[], BarePage | None] | None
    ) -> None:
        self.page, self.place, self.to, self.build = page, place, to, build
        self.stale = self.written = False
        self.language, self.built = language(), monotonic()


class Navigator(QStackedWidget):
    """A stack of pages: home below, what was opened last on top. Closing a page shows the one below as it was.

    After a change of language, look or data a page is built anew: the one on top in the next turn of the event loop,
    the others once they are seen. What a person has typed, chosen and scrolled stays.

    changed: another page is on top now. renewed: the one on top was built anew. closed: a page has been left for good;
    it is deleted soon. go: another page is wanted, a `Destination`. faulty: a page has met an error in what it reads.
    """

    changed = Signal()
    renewed = Signal()
    closed = Signal(QWidget)
    go = Signal(object)
    faulty = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trail: list[OpenPage] = []
        self._kept: dict[QWidget, QWidget] = {}
        self._past: list[OpenPage] = []
        """Pages that have been left; they go once another one is shown."""
        self._building: OpenPage | None = None
        self._renewal = QTimer(self, singleShot=True, interval=0)
        self._renewal.timeout.connect(self._renew)
        theme_signals().changing.connect(self._leave_out)
        for signals in (language_signals(), theme_signals()):
            signals.changed.connect(self.renew_pages)

    @property
    def page(self) -> QWidget:
        """The page on top."""
        return self._trail[-1].page

    @property
    def place(self) -> Text:
        """Return the name of the place of the page on top."""
        return self._trail[-1].place

    @property
    def game_at(self) -> str:
        """The game of the topmost page that is about one; empty if none is."""
        return next((at.page.game_at for at in reversed(self._trail) if isinstance(at.page, GamePage)), "")

    @property
    def can_go_back(self) -> bool:
        """Does a page lie below the one on top?"""
        return len(self._trail) > 1

    def show_page(
        self,
        page: QWidget,
        place: Text,
        to: Destination | None = None,
        build: Callable[[], BarePage | None] | None = None,
    ) -> None:
        """Lay a page on top, opened with a destination; an older one of the same kind goes. build: builds it anew."""
        older = [entry for entry in self._trail[1:] if type(entry.page) is type(page)]
        self._leave(older)
        older += self._past
        self._past = []
        self._trail.append(OpenPage(page, place, to, build))
        self._add(page)
        self._show_top()
        self._dispose(older)

    def _add(self, page: QWidget) -> None:
        self.addWidget(page)
        if isinstance(page, BarePage):
            page.left.connect(self.back)
            page.go.connect(self.go)

    def find_page(self, kind: type[PageT], fits: Callable[[PageT], bool] | None = None) -> PageT | None:
        """Return the open page of a kind that fits, None if there is none, or it is just being built anew."""
        entries = (entry for entry in self._trail[1:] if entry is not self._building)
        pages = (entry.page for entry in entries if isinstance(entry.page, kind))
        return next((page for page in pages if fits is None or fits(page)), None)

    def find_place(self, to: Destination) -> QWidget | None:
        """Return the open page of a destination, None if there is none."""
        found = (entry.page for entry in self._trail if type(entry.to) is type(to) and entry.to == to)
        return next(found, None)

    @property
    def replaced(self) -> QWidget | None:
        """The page in whose place one is being built, None if none is."""
        return None if self._building is None else self._building.page

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

    def leave_top(self) -> None:
        """Leave the page on top, and show none: another one will be."""
        self._past = self._trail[:0:-1][:1]
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
            self._delete(entry.page)

    def _delete(self, page: QWidget) -> None:
        self._kept.pop(page, None)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()

    @Slot()
    def renew_pages(self) -> None:
        """Have all pages built anew: the one on top in the next turn of the event loop, others once they are seen."""
        if self._trail:
            renew_all(self.window(), self._to_be_replaced())
            self._name(self.page)
        self.renew_soon()

    @Slot()
    def data_changed(self) -> None:
        """Have all pages built anew from data that was written (see `renew_pages`)."""
        for entry in self._trail:
            entry.written |= entry.build is not None or isinstance(entry.page, Refreshed)
            entry.stale |= entry.build is not None and not (
                isinstance(entry.page, BarePage) and entry.page.follows_data
            )
        self._renewal.start(0)

    @Slot()
    def renew_soon(self) -> None:
        """Have all pages built anew that can be, the words and letters of others are right."""
        for entry in self._trail:
            entry.stale = entry.build is not None
        self._renewal.start(0)

    @Slot()
    def _leave_out(self) -> None:
        """Leave pages, and parts of others, out of the style that will be built anew."""
        for page in (*self._to_be_replaced(), *self.findChildren(QWidget, WRITTEN_ANEW)):
            leave_out(page)

    def _to_be_replaced(self) -> list[QWidget]:
        """Return the pages that a change will have built anew before anybody sees them again."""
        seen = self._trail[-1:] if self._is_covered() else []
        return [entry.page for entry in self._trail if entry.build is not None and entry not in seen]

    @Slot()
    def _renew(self) -> None:
        """Build the page on top anew, as soon as no dialog stands over it and no button on it is pressed."""
        if not self._trail or not (self._trail[-1].stale or self._trail[-1].written):
            return
        if self._is_covered() or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._renewal.start(_LATER)
        else:
            self._show_top(in_place=True)

    def _is_covered(self) -> bool:
        """Does a dialog stand over the page, or wait for an answer that an act on it has asked for?"""
        from PySide6.QtCore import QThread

        return QApplication.activeModalWidget() is not None or QThread.currentThread().loopLevel() > 1

    def _build_anew(self, entry: OpenPage, focus: QWidget | None) -> PageState | None:
        """Build a page anew; return what was on the old one.

        None where it cannot be read: it shows what it showed before, and `faulty` says so.
        """
        from ludo.ui.widgets.page_state import PageState, keeps

        assert entry.build is not None
        self._building = entry
        try:
            page = entry.build()
        except (StorageError, *FAULTS) as error:
            self.faulty.emit(error)
            page = None
        finally:
            self._building = None
        if page is None:
            return None
        kept = PageState(entry.page, focus)
        if keeps(page) and keeps(entry.page) and type(page) is type(entry.page):
            page.place = entry.page.place
        entry.page, entry.place, entry.language, entry.built = page, page.title, language(), monotonic()
        entry.stale = entry.written = False
        self._add(page)
        return kept

    def _refresh(self, page: Refreshed) -> None:
        try:
            page.refresh()
        except (StorageError, *FAULTS) as error:
            self.faulty.emit(error)

    def _show_top(self, *, in_place: bool = False) -> None:
        """Show the page on top, built anew if it has to be; in_place: it was there before."""
        entry = self._trail[-1]
        old, spoken, written = entry.page, entry.language, entry.written
        focus: QWidget | None = self._kept.get(old, old.focusWidget())
        late = entry.build is not None and not in_place and monotonic() - entry.built > _FRESH
        kept = self._build_anew(entry, focus) if entry.stale or late else None
        page = entry.page
        if entry.written and isinstance(page, Refreshed):
            self._refresh(page)
        entry.written = False
        self._name(page)
        had_focus = self._lose_focus(page)
        if kept is not None:
            kept.restore(page, moved=written)
        self.setCurrentWidget(page)
        if kept is not None:
            # where data has changed elsewhere, what there is to do is another thing now
            focus = kept.find_focus(page, moved=written) if in_place or not written else None
            self._delete(old)
        if had_focus or not in_place:
            self._give_focus(page, focus, known=kept is not None)
        (self.renewed if in_place else self.changed).emit()
        if not in_place or spoken != language():
            self._say_place(page)

    def _give_focus(self, page: QWidget, focus: QWidget | None, *, known: bool) -> None:
        """Give the focus to a widget of a page, else to where it begins; known: not to where the page itself put it."""
        now = self.window().focusWidget()
        if not known and now is not None and (now is page or page.isAncestorOf(now)):
            focus = now  # the page knows where
        usable = focus is not None and isValid(focus) and not takes_away(focus)
        if usable and focus is not None and focus.isVisibleTo(page) and focus.isEnabled():
            focus.setFocus()
        else:
            first_focus(page).setFocus()

    def _lose_focus(self, page: QWidget) -> bool:
        """Take the focus from the page below, which would pass it on through several widgets while it is hidden.

        Return whether the page had it.
        """
        now = self.window().focusWidget()
        below = self.currentWidget()
        if now is None or below is None or below is page or not (now is below or below.isAncestorOf(now)):
            return False
        self._kept[below] = now
        now.clearFocus()
        return True

    def _name(self, page: QWidget) -> None:
        if isinstance(page, Page):
            page.setAccessibleName(self.place())

    def _say_place(self, page: QWidget) -> None:
        """Say where one is now; the first page comes with the window, which has its name."""
        if self.isVisible():
            from ludo.ui.platform.announce import announce  # its enumerations are not made before the first paint

            announce(page, title := self.place(), lambda: page.isVisible() and self.place() == title)
