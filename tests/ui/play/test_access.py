"""What assistive technology finds on the play page: roles, names, states, and a way out of every part by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.places import TRICK
from ludo.ui.play.effects import ChangePlayer
from ludo.ui.play.messages import GoBack
from ludo.ui.play.page import PlayPage
from tests.ui.play.hands import card, click, wait_for, written

IGNORED = (QAccessible.Role.Client, QAccessible.Role.Border, QAccessible.Role.Pane, QAccessible.Role.NoRole)
"""Roles that VoiceOver and UI Automation pass over."""


def found(widget: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface


def tree(widget: QWidget) -> list[QAccessibleInterface]:
    """A widget and everything visible below it."""
    top = found(widget)
    result, waiting = [], [top]
    while waiting:
        now = waiting.pop(0)
        result.append(now)
        children = [now.child(number) for number in range(now.childCount())]
        waiting += [child for child in children if child is not None and not child.state().invisible]
    return result


def name(interface: QAccessibleInterface) -> str:
    return interface.text(QAccessible.Text.Name)


def test_everything_with_a_name_has_a_role_that_is_not_passed_over(page: PlayPage) -> None:
    named = {name(each): each.role() for each in tree(page) if name(each)}
    passed_over = sorted(text for text, role in named.items() if role in IGNORED)
    assert passed_over == []
    assert named["Card table"] == QAccessible.Role.Grouping
    assert named["Your turn: you open the deal."] == QAccessible.Role.StaticText
    assert named["Paul (Computer), deals, 3 cards"] == QAccessible.Role.StaticText


def test_the_plate_of_a_computer_player_says_how_it_plays(page: PlayPage) -> None:
    said = {name(each): each.text(QAccessible.Text.Description) for each in tree(page)}
    assert said["Paul (Computer), deals, 3 cards"] == "Plays by rules of thumb."
    page.send(GoBack(ChangePlayer(1, "expert")))
    said = {name(each): each.text(QAccessible.Text.Description) for each in tree(page)}
    assert said["Paul (Expert), deals, 3 cards"].startswith("With two players: calls, follows and bluffs")
    assert "Paul (Expert), deals" in page.table.seats.plates[1].toolTip().replace("\n", " ")
    assert "minds the score" in page.table.seats.plates[1].toolTip().replace("\n", " ")


def test_the_tabs_of_the_panel_are_radio_buttons(page: PlayPage) -> None:
    tabs = [
        each for each in tree(page.panel) if name(each) in ("Journal", "Score") and each.role() != QAccessible.Role.List
    ]
    assert [each.role() for each in tabs] == [QAccessible.Role.RadioButton] * 2
    assert [each.state().checked for each in tabs] == [1, 0]


def test_only_what_can_be_pressed_offers_to_be_pressed(page: PlayPage, qtbot: QtBot) -> None:
    ply = page.session.ply
    click(card(page, "Qh"))
    written(qtbot, page.session, ply)
    wait_for(qtbot, page, "asking")
    for each in page.table.pack.all():
        usable = bool(found(each).state().focusable)
        assert bool(found(each).actionInterface().actionNames()) == (each.place.kind == "hand" and usable), each.face


def test_a_card_of_the_trick_says_who_laid_it(page: PlayPage, qtbot: QtBot) -> None:
    ply = page.session.ply
    click(card(page, "8d"))
    written(qtbot, page.session, ply + 1)
    wait_for(qtbot, page, "asking")
    laid = [name(found(each)) for each in page.table.pack.at(TRICK)]
    assert all(text.endswith("laid by Paul") for text in laid)


@pytest.mark.parametrize("tab", ["Journal", "Score"])
def test_tab_leaves_journal_and_score_and_nothing_there_keeps_the_focus(page: PlayPage, tab: str) -> None:
    page.panel.pages.setCurrentIndex(int(tab == "Score"))
    inside = page.panel.score if tab == "Score" else page.panel.journal
    inside.setFocus(Qt.FocusReason.TabFocusReason)
    assert inside.hasFocus()
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        if not inside.hasFocus():
            break
    assert not inside.hasFocus()
    assert [name(each) for each in tree(inside) if each.state().focused] == []
    inside.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(inside, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert not inside.hasFocus()


def test_nothing_says_that_something_was_taken_back_when_nothing_was(page: PlayPage) -> None:
    texts = [name(each) + each.text(QAccessible.Text.Description) for each in tree(page.top)]
    assert [text for text in texts if "taken back" in text] == []


def test_a_key_of_french_keyboards_that_looks_like_a_digit_does_nothing(page: PlayPage) -> None:
    page.setFocus()
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_twosuperior, none, 49, 0, 0, "²"))
    assert page.hasFocus()
    QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, none, 11, 0, 0, "é"))
    assert page.table.hand_cards()[1].hasFocus()


def test_a_key_goes_round_through_all_parts(page: PlayPage) -> None:
    parts = []
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_F6)
        now = QApplication.focusWidget()
        assert now is not None
        areas = {"panel": page.panel, "bar": page.top, "choices": page.status_panel, "cards": page.table}
        parts.append(next(text for text, area in areas.items() if area.isAncestorOf(now)))
    assert parts == ["cards", "choices", "panel", "bar", "cards"]
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    now = QApplication.focusWidget()
    assert now is not None
    assert page.top.isAncestorOf(now)


def test_the_order_of_the_cards_stays_when_one_is_raised(page: PlayPage) -> None:
    order = [name(each) for each in tree(page.table)]
    for each in page.table.hand_cards():
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Right)
        each.setFocus(Qt.FocusReason.TabFocusReason)
        assert page.table.drafts.raised() is each
        assert [name(found) for found in tree(page.table)] == order


def test_a_tab_of_the_panel_chosen_by_a_toggle_is_shown(page: PlayPage) -> None:
    score = next(each for each in tree(page.panel) if name(each) == "Score" and each.state().checkable)
    score.actionInterface().doAction(QAccessibleActionInterface.toggleAction())
    assert page.panel.pages.currentWidget() is page.panel.score
