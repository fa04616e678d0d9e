"""At text of 200 % in the smallest window: foot of a sheet, panel of the board and fields to search in are whole."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.widgets.search_field import SearchField
from ludo.ui.window import MainWindow
from tests.gallery.boards import play
from tests.gallery.nights import fill_much
from tests.ui.pages.conftest import Desk

SIZE = QSize(900, 560)


def enlarged(window: MainWindow, language: str) -> MainWindow:
    window.services.settings.change(language=language, text_scale=200)
    window.setMinimumSize(SIZE)
    window.resize(SIZE)
    for _ in range(4):
        QCoreApplication.processEvents()
    return window


def within(page: QWidget, part: QWidget) -> bool:
    return page.rect().contains(QRect(part.mapTo(page, QPoint(0, 0)), part.size()))


def buttons(page: QWidget) -> list[QAbstractButton]:
    return [button for button in page.findChildren(QAbstractButton) if button.isVisibleTo(page) and button.text()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_can_be_done_with_a_sheet_that_is_over_is_read_whole(language: str, desk: Desk) -> None:
    window = desk.open(language)
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo")]
    window.nights.show_sheet(nights.sheets.create("trut", {}, people))
    enlarged(window, language)
    page = window.navigator.page
    assert isinstance(page, SheetPage)
    foot = (page.take_back, page.strike, page.cancel, page.another)
    for button in foot:
        button.setVisible(True)
    for _ in range(4):
        QCoreApplication.processEvents()
    for button in foot:
        assert within(page, button), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_panel_of_the_board_ends_within_the_window(language: str, desk: Desk) -> None:
    window = desk.open(language)
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Paul", "Zoé", "Marc-Antoine", "Léa")]
    number = nights.sheets.create("tripoli", {}, people)
    play(nights, number, "claims", 1)
    window.nights.show_sheet(number)
    enlarged(window, language)
    page = window.navigator.page
    assert isinstance(page, BoardPage)
    shown = [button for button in buttons(page) if not button.visibleRegion().isEmpty()]
    assert len(shown) > 3
    for button in shown:
        right = button.mapTo(page, QPoint(button.width(), 0)).x()
        assert right <= page.width(), button.text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_hint_of_a_search_is_read_whole(language: str, desk: Desk) -> None:
    fill_much(desk.path)
    window = desk.open(language)
    for show in (window.nights.show_evenings, window.nights.show_people):
        show()
        enlarged(window, language)
        (field,) = window.navigator.page.findChildren(SearchField)
        assert field.isVisible()
        hint = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert field.width() >= hint + field.fontMetrics().averageCharWidth()
