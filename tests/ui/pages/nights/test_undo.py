"""Every act of the evening page can be taken back from one bar; no second click hits another row; the focus stays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from ludo.nights.chips import Move, person_account
from ludo.nights.evenings import EveningState, EventKind, Plan
from ludo.nights.sheet_records import SheetOutcome
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvenings, ToPeople
from ludo.ui.widgets.press_guard import set_clock
from tests.ui.pages.finding import control, now, texts
from tests.ui.pages.nights.conftest import Party, click, click_named
from tests.ui.waiting import settle


def evening(party: Party) -> tuple[EveningPage, int]:
    """An evening of five, two of them without chips, with a sheet that has moved chips."""
    anna, hugo, lea, paul, odette = party.people("Anna Hugo Léa Paul Odette")
    number = party.nights.evenings.start(Plan(), [anna, hugo, lea, paul, odette])
    sheet = party.nights.sheets.create("trut", {}, [anna, hugo], number)
    moves = {1: [Move(person_account(hugo), person_account(anna), 12)]}
    party.nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves))
    party.nights.chips.buy_in(number, lea, 7)
    return party.evening(number), number


def named(page: EveningPage, name: str) -> QAbstractButton:
    return next(b for b in page.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible())


def middle(button: QAbstractButton) -> QPoint:
    """Where a button lies in its window."""
    return button.mapTo(button.window(), button.rect().center())


def state(party: Party, number: int) -> object:
    """All that an act could have changed."""
    evenings = party.nights.evenings
    played = [(partie.source, partie.origin, partie.annulled) for partie in evenings.played(number)]
    return party.balances(number), played, evenings.events(number), evenings.get(number)


ACTS: dict[str, Callable[[EveningPage], None]] = {
    "×": lambda page: click_named(page, "Does not belong to this evening: Trut, Anna and Hugo"),
    "Paid": lambda page: click_named(page, "Paid: Hugo pays Anna 12 chips"),
    "Leaves": lambda page: click_named(page, "Leaves: Paul"),
    "Pause": lambda page: click(page, "Pause"),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=list(ACTS))
@pytest.mark.parametrize("by_key", [False, True], ids=["button", "Ctrl+Z"])
def test_an_act_is_said_and_taken_back(party: Party, act: Callable[[EveningPage], None], by_key: bool) -> None:
    page, number = evening(party)
    before = state(party, number)
    act(page)
    assert state(party, number) != before
    assert now(page).undo_bar.isVisible()
    if by_key:
        QTest.keyClick(now(page), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QCoreApplication.processEvents()
    else:
        click(now(page).undo_bar, "Undo")
    assert state(party, number) == before
    click(now(page).undo_bar, "Redo")
    assert state(party, number) != before


def test_the_bar_stays_until_the_next_act(party: Party) -> None:
    page, _ = evening(party)
    click_named(page, "Leaves: Paul")
    party.window.open(ToPeople())
    party.window.navigator.back()
    assert "Paul left" in texts(now(page).undo_bar)
    click_named(page, "Leaves: Odette")
    assert "Odette left" in texts(now(page).undo_bar)


def test_the_bar_stays_in_another_language(party: Party, qtbot: QtBot) -> None:
    page, number = evening(party)
    before = state(party, number)
    click_named(page, "Leaves: Paul")
    party.window.services.settings.change(language="fr")
    qtbot.waitUntil(lambda: party.page(EveningPage) is not page)
    page = party.page(EveningPage)
    assert "Paul s’en va" in texts(now(page).undo_bar)
    now(page).undo_bar.undo()
    assert state(party, number) == before


def test_a_double_click_pays_once_and_rows_stay_where_they_are(party: Party, qtbot: QtBot) -> None:
    clock = [0.0]
    set_clock(lambda: clock[0])
    try:
        page, number = evening(party)
        first = named(page, "Paid: Hugo pays Anna 12 chips")
        now(page).area.ensureWidgetVisible(first)
        settle(page)
        qtbot.waitUntil(lambda: now(page).window().childAt(middle(first)) is first)
        at = middle(first)
        clock[0] = 10_000.0
        paid = len(party.nights.chips.paid(number))
        for _ in range(2):
            QTest.mouseClick(now(page).window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), at)
            QCoreApplication.processEvents()
        assert len(party.nights.chips.paid(number)) == paid + 1
        assert "Paid ✓" in texts(page)
        other = next(
            b for b in now(page).findChildren(QAbstractButton) if b.accessibleName().startswith("Paid: The cash")
        )
        assert abs(other.mapTo(now(page).window(), other.rect().center()).y() - at.y()) > 10
    finally:
        set_clock(None)


@pytest.mark.parametrize(
    ("name", "after"),
    [("Leaves: Paul", "Comes back: Paul"), ("Paid: The cash box pays Léa 7 chips", "Paid: Hugo pays Anna 12 chips")],
)
def test_the_focus_stays_beside_what_was_done(party: Party, name: str, after: str) -> None:
    page, _ = evening(party)
    QCoreApplication.processEvents()
    button = named(page, name)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    for _ in range(5):
        QCoreApplication.processEvents()
    focused = QApplication.focusWidget()
    assert isinstance(focused, QAbstractButton)
    assert now(page).isAncestorOf(focused)
    assert focused.accessibleName() == after


def test_what_was_wrong_is_exchanged_or_annulled_and_counts_again(party: Party) -> None:
    page, number = evening(party)
    click_named(page, "Wrong…: Trut: Anna and Hugo")
    form = party.form()
    control(form, PeoplePicker, "Who did not sit there?").choose(party.people("Anna")[0])
    control(form, PeoplePicker, "Who did?").choose(party.people("Léa")[0])
    control(form, QLineEdit, "Why").setText("mistyped")
    form.done_button.click()
    assert party.balances(number) == {"Léa": 19, "Hugo": -12, "others": -7}
    click_named(page, "Wrong…: Trut: Léa and Hugo")
    form = party.form()
    click(form, "all of it: annul it")
    form.done_button.click()
    assert "A reason is missing: it stays beside the correction." in texts(form)
    control(form, QLineEdit, "Why").setText("not played")
    form.done_button.click()
    assert party.balances(number) == {"Léa": 7, "others": -7}
    QCoreApplication.processEvents()
    assert any("annulled" in text for text in texts(page))
    click_named(page, "Count it again: Trut: Léa and Hugo")
    assert party.balances(number) == {"Léa": 19, "Hugo": -12, "others": -7}


def test_two_who_sat_the_other_way_round_change_places_in_one_step(party: Party) -> None:
    page, number = evening(party)
    click_named(page, "Wrong…: Trut: Anna and Hugo")
    form = party.form()
    anna, hugo = party.people("Anna Hugo")
    control(form, PeoplePicker, "Who did not sit there?").choose(anna)
    control(form, PeoplePicker, "Who did?").choose(hugo)
    assert "Anna and Hugo change places" in " ".join(texts(form))
    control(form, QLineEdit, "Why").setText("the other way round")
    form.done_button.click()
    assert party.balances(number) == {"Anna": -12, "Hugo": 12, "Léa": 7, "others": -7}
    (partie,) = now(page).data.played
    assert partie.people == (hugo, anna)


def test_the_diary_takes_back_what_was_done_before(party: Party) -> None:
    page, number = evening(party)
    click_named(page, "Does not belong to this evening: Trut, Anna and Hugo")
    click_named(page, "Leaves: Paul")
    party.nights.evenings.record(number, EventKind.CLOSED)
    page = party.page(EveningPage)
    now(page).diary.fold.click()
    click_named(page, "Put in again: Trut: Anna and Hugo")
    assert party.balances(number)["Anna"] == 12
    closing = next(
        b for b in now(page).findChildren(QAbstractButton) if b.accessibleName().startswith("Take back: The ev")
    )
    closing.click()
    assert party.nights.evenings.get(number).state is EveningState.RUNNING
    leaving = next(
        b for b in now(page).findChildren(QAbstractButton) if b.accessibleName().startswith("Take back: Paul l")
    )
    leaving.click()
    assert len(now(page).data.present()) == 5


def test_an_evening_is_put_away_and_listed_again(party: Party) -> None:
    party.window.open(ToEvenings())
    page, number = evening(party)
    click(page, "Delete or put away…")
    form = party.form()
    control(form, QLineEdit, "Why").setText("a trial")
    form.done_button.click()
    assert party.balances(number) == {}
    evenings = party.page(EveningsPage)
    assert "Put away (1)" in texts(evenings)
    click(evenings, "Put away (1)")
    click(evenings, "Open")
    page = party.page(EveningPage)
    click(page, "List it again")
    assert not party.nights.evenings.get(number).put_away


def test_an_empty_evening_is_deleted(party: Party) -> None:
    number = party.nights.evenings.start(Plan("by mistake"), party.people("Anna"))
    party.window.open(ToEvenings())
    page = party.evening(number)
    click(page, "Delete or put away…")
    party.form().done_button.click()
    assert party.nights.evenings.count() == 0
    party.page(EveningsPage)
