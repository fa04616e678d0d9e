"""Opening what a destination names: the page that is open already, as it was left, or a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludo.ui.pages.fault import FaultPage, page_or_fault
from ludo.ui.screens.declared import screens
from ludo.ui.screens.kinds import load
from ludo.ui.widgets.surfaces import BarePage

if TYPE_CHECKING:
    from ludo.ui.screens.context import Context
    from ludo.ui.screens.kinds import Screen
    from ludo.ui.services.destinations import Destination


def open_page(context: Context, to: Destination) -> None:
    """Show the page of a destination, or one that says that it cannot be shown."""
    screen = next(screen for screen in screens() if screen.to is type(to))
    if screen.build and not _show(context, screen, to):
        return
    if screen.then:
        load(screen.then)(context, to)


def _show(context: Context, screen: Screen, to: Destination) -> bool:
    """Lay the page on top; return False where there is none, which is said."""

    def build() -> Any:
        return page_or_fault(context.notices, lambda: load(screen.build)(context, to))

    navigator = context.navigator
    page: Any = (navigator.find_place(to) if screen.same else None) or build()
    if page is None:
        return False
    if navigator.holds(page):
        navigator.raise_page(page)
    elif isinstance(page, FaultPage):
        navigator.show_page(page, page.title)
    else:
        anew = build if isinstance(page, BarePage) and not page.follows else None
        navigator.show_page(page, page.title, to, anew)
    return True
