"""No part of a page is shown before it lies on the page: it would flash up as a window and take the focus."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from ludo.nights.evenings import Plan
from ludo.ui.window import MainWindow
from tests.ui.pages.conftest import Desk

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.navigator.home(),
    "replay": lambda window: window.screens.watch(1),
    "evenings": lambda window: window.nights.show_evenings(),
    "evening": lambda window: window.nights.show_evening(1),
    "sheet": lambda window: window.nights.show_sheet(1),
    "board": lambda window: window.nights.show_sheet(2),
    "settings": lambda window: window.screens.show_settings(),
    "new game": lambda window: window.screens.show_new_game("trut"),
}


@pytest.mark.parametrize("what", PAGES)
def test_opening_a_page_shows_no_other_window(what: str, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.play("Anna Hugo", computers=["Hugo"])
    window = desk.open()
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    nights.evenings.start(Plan("Tripoli", "Lyon"), people)
    nights.sheets.create("trio", {}, people)
    nights.sheets.create("tripoli", {}, people)
    strays: list[str] = []
    show = QWidget.setVisible

    def watched(widget: QWidget, visible: bool) -> None:
        if visible and widget.isWindow():
            strays.append(repr(widget))
        show(widget, visible)

    monkeypatch.setattr(QWidget, "setVisible", watched)
    PAGES[what](window)
    assert strays == []
