"""At text of 200 % in the smallest window sheets, board, messages, forms and fields to search in are whole."""

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.options import Value
from ludo.nights.evenings import Plan
from ludo.ui.dialogs.message import ask
from ludo.ui.forms.dialog import Form
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.pages.nights.chips_form import ChipsForm
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import ToEvening, ToEvenings, ToPeople, ToSheet
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.search_field import SearchField
from tests.gallery.boards import play
from tests.gallery.nights import fill_much
from tests.ui.cuts import watched_writing
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import control, only

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
    window.open(ToSheet(nights.sheets.create("trut", {}, people)))
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
    window.open(ToSheet(number))
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
    for show in (partial(window.open, ToEvenings()), partial(window.open, ToPeople())):
        show()
        enlarged(window, language)
        (field,) = window.navigator.page.findChildren(SearchField)
        assert field.isVisible()
        hint = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert field.width() >= hint + field.fontMetrics().averageCharWidth()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["trio", "trut"])
def test_what_a_head_says_of_a_person_is_written_whole(language: str, game: str, desk: Desk) -> None:
    window = desk.open(language)
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa", "Marc", "Odette", "Paul")]
    options: dict[str, Value] = {"parties": 3} if game == "trut" else {}
    window.open(ToSheet(nights.sheets.create(game, options, people[: 4 if game == "trut" else 6])))
    enlarged(window, language)
    page = window.navigator.page
    assert isinstance(page, SheetPage)
    for head in page.heads:
        with watched_writing() as cut:
            head.grab()
        assert not cut
        assert head.height() >= head.heightForWidth(head.width())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_choices_of_a_sheet_stand_below_each_other_before_they_are_shortened(language: str, desk: Desk) -> None:
    window = desk.open(language)
    nights = window.services.store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo")]
    window.open(ToSheet(nights.sheets.create("trut", {}, people)))
    enlarged(window, language)
    page = window.navigator.page
    assert isinstance(page, SheetPage)
    shown = buttons(page.entry)
    assert len(shown) == 7
    assert [button.text() for button in shown if "…" in button.text()] == []


def test_a_long_message_scrolls_above_whole_buttons(desk: Desk) -> None:
    window = enlarged(desk.open(), "en")
    message = ask(window, lambda: "A question", lambda: "A sentence. " * 200, (lambda: "Do it", None))
    for _ in range(4):
        QCoreApplication.processEvents()
    assert message.height() <= window.height()
    for button in message.buttons:
        assert within(message, button)
        assert button.height() >= button.sizeHint().height()
    (area,) = message.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    QTest.keyClick(message, Qt.Key.Key_End)
    assert area.verticalScrollBar().value() == area.verticalScrollBar().maximum()
    message.reject()


def test_what_is_wrong_does_not_hide_the_field_that_is_typed_into(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    nights = window.services.store.nights
    evening = nights.evenings.start(Plan(), [nights.people.add("Anna")])
    window.open(ToEvening(evening))
    enlarged(window, "en")
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    ChipsForm(page, nights, page.data, page.data.people[1])
    form = only(page, Form)
    control(form, QPushButton, "Cashes in").click()
    amount = control(form, QLineEdit, "How many chips")
    amount.setFocus()
    amount.setText("7000000000")
    form.done_button.click()
    qtbot.waitUntil(form.problem.isVisible)
    qtbot.waitUntil(lambda: amount.visibleRegion().boundingRect().height() == amount.height())
    assert amount.width() > amount.fontMetrics().horizontalAdvance(amount.text())
    form.reject()
