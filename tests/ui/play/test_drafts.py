"""Decisions of more than one card: every way of input edits the same draft, and the table shows it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card, read_cards
from ludo.engine.drafts import Item
from ludo.engine.places import STOCK, Place, hand
from ludo.ui.games import registry
from ludo.ui.play.page import PlayPage
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, drag, press, wait_for
from tests.ui.play.tables import Mind, Notebook
from tests.ui.table.plain import plain_screen
from tests.ui.table.toy import OTHER_TRAY, TRAY, ToyDraft, toy_session

NOTE = "1 card missing"


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def page(open_page: Open, qtbot: QtBot, notebook: Notebook, monkeypatch: pytest.MonkeyPatch) -> PlayPage:
    monkeypatch.setattr(registry, "SCREENS", {**registry.SCREENS, "toy": plain_screen()})
    mind = Mind()
    mind.held = True
    opened = open_page(toy_session(notebook), mind)
    wait_for(qtbot, opened, "asking")
    return opened


def draft(page: PlayPage) -> ToyDraft:
    found = page.table.editor.draft
    assert isinstance(found, ToyDraft)
    return found


def labels(page: PlayPage) -> list[str]:
    return [found.text() for found in page.status_panel.buttons]


def middle_of(page: PlayPage, place: Place) -> QPoint:
    area = page.table.drafts.area_of(Item(place))
    assert area is not None
    return area.center().toPoint()


def lies_in(page: PlayPage, place: Place) -> list[int | None]:
    return [found.face for found in page.table.pack.at(place)]


def press_by_technology(widget: QWidget) -> None:
    actions = QAccessible.queryAccessibleInterface(widget).actionInterface()
    actions.doAction(QAccessibleActionInterface.pressAction())


def test_dragging_into_a_tray_an_amount_and_a_confirmation(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    assert [found.tray.code for found in page.table.drafts.trays.frames.values()] == ["pair", "rest"]
    assert page.status_panel.amount.isHidden()
    drag(card(page, "7h"), middle_of(page, TRAY))
    assert draft(page).laid[0] == read_cards("7h")
    assert lies_in(page, TRAY) == list(read_cards("7h"))
    assert read_card("7h") not in lies_in(page, hand(0))
    frame = page.table.drafts.trays.frames[TRAY]
    assert frame.note == NOTE
    assert frame.accessibleName() == f"Cards 1: {NOTE}"
    assert page.status_panel.text() == "Something is still missing."
    assert labels(page) == ["pass", "Start again"]
    drag(card(page, "7d"), middle_of(page, TRAY))
    assert labels(page) == ["pass", "Start again", "lay 7h 7d for 5"]
    assert button(page, "lay").main
    assert page.status_panel.amount.isVisible()
    click(page.status_panel.amount.more)
    click(page.status_panel.amount.more)
    click(page.status_panel.amount.less)
    assert draft(page).stake == 10
    click(button(page, "lay"))
    qtbot.waitUntil(lambda: notebook.lines == ["0 lay 7h 7d for 10"])
    wait_for(qtbot, page, "gap")
    assert lies_in(page, Place("meld", 0)) == list(read_cards("7h 7d"))
    assert draft(page).laid == ((), ())


def test_clicks_pick_up_and_choose_a_target(page: PlayPage) -> None:
    click(card(page, "7h"))
    assert page.table.editor.picked_up == Item(hand(0), read_card("7h"))
    assert page.table.glows
    targets = page.table.drafts.targets.buttons
    assert [found.target.place for found in targets] == [TRAY, OTHER_TRAY]
    click(targets[1])
    assert draft(page).laid == ((), read_cards("7h"))
    assert not page.table.glows
    found = page.table.pack.at(OTHER_TRAY)[0]
    click(found)
    assert draft(page).laid == ((), ())
    assert read_card("7h") in lies_in(page, hand(0))
    click(card(page, "7h"))
    click(card(page, "7h"))
    assert page.table.editor.picked_up is None


def test_a_click_goes_to_the_only_place_that_fits(page: PlayPage) -> None:
    drag(card(page, "Kc"), middle_of(page, OTHER_TRAY))
    click(card(page, "7h"))
    click(card(page, "7d"))
    assert draft(page).laid == (read_cards("7h 7d"), read_cards("Kc"))


def test_cards_go_from_tray_to_tray_and_back(page: PlayPage) -> None:
    drag(card(page, "7h"), middle_of(page, TRAY))
    drag(page.table.pack.at(TRAY)[0], middle_of(page, OTHER_TRAY))
    assert draft(page).laid == ((), read_cards("7h"))
    drag(page.table.pack.at(OTHER_TRAY)[0], middle_of(page, hand(0)))
    assert draft(page).laid == ((), ())


def test_several_readings_are_several_buttons(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    drag(card(page, "Kc"), middle_of(page, OTHER_TRAY))
    for text in ("7h", "7d"):
        drag(card(page, text), middle_of(page, TRAY))
    page.table.editor.set_amount(15)
    assert labels(page) == ["pass", "Start again", "lay 7h 7d for 15", "lay 7h 7d for 5"]
    click(page.status_panel.buttons[3])
    qtbot.waitUntil(lambda: notebook.lines == ["0 lay 7h 7d for 5"])


def test_start_again_answers(page: PlayPage, heard: list[str]) -> None:
    drag(card(page, "7h"), middle_of(page, TRAY))
    heard.clear()
    click(button(page, "Start again"))
    assert heard == ["Seven of hearts back in your hand."]


def test_what_is_wrong_is_said_where_it_is_wrong(page: PlayPage) -> None:
    drag(card(page, "7h"), middle_of(page, TRAY))
    drag(card(page, "9s"), middle_of(page, TRAY))
    assert page.table.drafts.trays.frames[TRAY].note == "no-pair"
    assert page.status_panel.text() == "no-pair"
    assert labels(page) == ["pass", "Start again"]
    click(button(page, "Start again"))
    assert draft(page).laid == ((), ())
    assert page.status_panel.text() == "status"
    for text in ("7h", "7d"):
        drag(card(page, text), middle_of(page, TRAY))
    page.table.editor.set_amount(25)
    assert page.status_panel.text() == "too-dear"
    assert labels(page) == ["pass", "Start again"]


def test_the_amount_keeps_to_its_bounds_and_steps(page: PlayPage) -> None:
    drag(card(page, "7h"), middle_of(page, TRAY))
    amount = page.status_panel.amount
    page.table.editor.step_amount(-1)
    assert draft(page).stake == 5
    assert not amount.less.isEnabled()
    page.table.editor.step_amount(9)
    assert draft(page).stake == 25
    assert not amount.more.isEnabled()
    amount.number.setFocus()
    amount.number.selectAll()
    QTest.keyClicks(amount.number, "12")
    QTest.keyClick(amount.number, Qt.Key.Key_Return)
    assert draft(page).stake == 10
    assert amount.number.value() == 10


def test_a_source_that_is_no_card_of_the_hand(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    """The stock is drawn from by a click, at once."""
    top = page.table.pack.at(STOCK)[-1]
    assert top.takeable
    assert not page.table.pack.at(STOCK)[0].takeable
    click(top)
    qtbot.waitUntil(lambda: notebook.lines == ["0 draw"])
    wait_for(qtbot, page, "gap")
    assert read_card("Ad") in lies_in(page, hand(0))


def test_the_stock_is_dragged_to_the_hand(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    drag(page.table.pack.at(STOCK)[-1], middle_of(page, hand(0)))
    qtbot.waitUntil(lambda: notebook.lines == ["0 draw"])


def test_by_keyboard_alone(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    for _ in range(2):
        press(page, Qt.Key.Key_1)
        press(page, Qt.Key.Key_Return)
        assert page.table.editor.picked_up is not None
        assert page.table.drafts.targets.focused == Item(TRAY)
        press(page, Qt.Key.Key_Right)
        assert page.table.drafts.targets.focused == Item(OTHER_TRAY)
        press(page, Qt.Key.Key_Left)
        press(page, Qt.Key.Key_Return)
    assert draft(page).laid[0] == read_cards("7h 7d")
    press(page, Qt.Key.Key_Plus)
    press(page, Qt.Key.Key_Plus)
    press(page, Qt.Key.Key_Minus)
    assert draft(page).stake == 10
    press(page, Qt.Key.Key_Backspace)
    assert draft(page).laid == ((), ())
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Space)
    press(page, Qt.Key.Key_Escape)
    assert page.table.editor.picked_up is None
    press(page, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: notebook.lines == ["0 pass"])


def test_by_assistive_technology_alone(page: PlayPage, qtbot: QtBot, notebook: Notebook) -> None:
    for text in ("7h", "7d"):
        press_by_technology(card(page, text))
        qtbot.waitUntil(lambda: bool(page.table.drafts.targets.buttons))
        target = page.table.drafts.targets.buttons[0]
        assert target.accessibleName().startswith("To: Cards 1")
        press_by_technology(target)
        qtbot.waitUntil(lambda: page.table.editor.picked_up is None)
    number = QAccessible.queryAccessibleInterface(page.status_panel.amount.number)
    assert number.role() == QAccessible.Role.SpinBox
    press_by_technology(button(page, "lay"))
    qtbot.waitUntil(lambda: notebook.lines == ["0 lay 7h 7d for 5"])


def test_a_draft_survives_another_size_and_language(page: PlayPage) -> None:
    drag(card(page, "7h"), middle_of(page, TRAY))
    page.resize(1300, 800)
    assert lies_in(page, TRAY) == list(read_cards("7h"))
    frame = page.table.drafts.trays.frames[TRAY]
    assert frame.geometry().contains(page.table.pack.at(TRAY)[0].geometry().center())
