"""Days and moments are typed whole or chosen from a calendar; past evenings have an end."""

from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCalendarWidget
from pytestqt.qtbot import QtBot

from ludo.nights.errors import NightsError
from ludo.nights.evenings import EveningState, EventKind, Plan
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.moment_fields import DayField, MomentField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvenings
from tests.ui.pages.finding import only
from tests.ui.pages.nights.conftest import Party, click


def utc(text: str) -> str:
    """A moment on the clocks here, as it is kept."""
    return datetime.fromisoformat(text).astimezone().astimezone(UTC).isoformat(timespec="seconds")


@pytest.mark.parametrize("typed", ["7/3/2026", "07.03.2026", "2026-03-07", "7-3-26", " 7 3 2026 "])
def test_a_day_is_typed_as_people_write_it(qtbot: QtBot, typed: str) -> None:
    field = DayField(date(2025, 1, 1))
    qtbot.addWidget(field)
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.day() == date(2026, 3, 7)


@pytest.mark.parametrize("typed", ["yesterday", "31/2/2026", ""])
def test_what_is_no_day_is_refused(qtbot: QtBot, typed: str) -> None:
    field = DayField(None)
    qtbot.addWidget(field)
    field.setText(typed)
    with pytest.raises(NightsError, match="no-date"):
        field.day()


@pytest.mark.parametrize("typed", ["7/3/1969", "07.03.226", "1/1/0001", "9999-12-31"])
def test_a_year_that_is_not_kept_is_refused_as_that(qtbot: QtBot, typed: str) -> None:
    day, moment = DayField(None), MomentField(utc("2026-03-07T20:15:42"))
    for field, read in ((day, day.day), (moment, moment.moment)):
        qtbot.addWidget(field)
        field.setText(typed)
        with pytest.raises(NightsError, match="year-not-kept") as caught:
            read()
        assert "1970 to 2969" in problem_text(caught.value)


def test_a_moment_keeps_what_was_not_typed(qtbot: QtBot) -> None:
    kept = utc("2026-03-07T20:15:42")
    field = MomentField(kept)
    qtbot.addWidget(field)
    assert field.moment() == kept
    field.setText("8/3/2026")
    assert field.moment() == utc("2026-03-08T20:15")
    field.setText("8/3/2026 21h05")
    assert field.moment() == utc("2026-03-08T21:05")
    field.clear()
    assert field.moment_or_none() is None


def test_a_day_is_chosen_from_the_calendar(qtbot: QtBot) -> None:
    field = MomentField(utc("2026-03-07T20:15"))
    qtbot.addWidget(field)
    field.show()
    QTest.keyClick(field, Qt.Key.Key_Down)
    calendar = only(field, QCalendarWidget)
    assert calendar.selectedDate() == QDate(2026, 3, 7)
    assert calendar.firstDayOfWeek() == Qt.DayOfWeek.Monday
    calendar.activated.emit(QDate(2026, 2, 28))
    assert field.moment() == utc("2026-02-28T20:15")
    qtbot.waitUntil(lambda: not field.findChildren(QCalendarWidget))


def test_days_are_written_as_in_the_language(qtbot: QtBot) -> None:
    set_language("fr")
    field = DayField(date(2026, 3, 7))
    qtbot.addWidget(field)
    assert field.text() == "07/03/2026"
    set_language("en")


def begin_past(party: Party, began: str, ended: str) -> str:
    """Begin an evening with these moments; what is wrong."""
    party.window.open(ToEvenings())
    click(party.page(EveningsPage), "Begin an evening…")
    form = party.form()
    only(form, PeoplePicker).chip(1).click()
    fields = form.findChildren(MomentField)
    for field, text in zip(fields, (began, ended), strict=True):
        field.setText(text)
    form.done_button.click()
    return form.problem.text()


def test_a_past_evening_has_an_end(party: Party) -> None:
    party.people("Anna")
    assert "before it begins" in begin_past(party, "7/3/2026 20:15", "7/3/2026 19:00")
    click(party.form(), "Cancel")
    assert "is no date" in begin_past(party, "7/3/2026 20:15", "late")
    click(party.form(), "Cancel")
    assert party.nights.evenings.count() == 0
    assert begin_past(party, "7/3/2026 20:15", "8/3/2026 1:30") == ""
    evening = party.nights.evenings.get(1)
    assert (evening.state, evening.started) == (EveningState.CLOSED, utc("2026-03-07T20:15"))
    assert evening.ended == utc("2026-03-08T01:30")


def test_beginning_and_end_are_corrected_with_all_that_was_then(party: Party) -> None:
    (anna,) = party.people("Anna")
    number = party.nights.evenings.start(Plan("Mars"), [anna], utc("2026-03-07T20:15"))
    party.nights.evenings.record(number, EventKind.CLOSED, moment=utc("2026-03-08T01:30"))
    click(party.evening(number), "Edit…")
    began, ended = party.form().findChildren(MomentField)
    began.setText("7/3/2026 21:00")
    ended.setText("7/3/2026 20:00")
    click(party.form(), "Save")
    assert "before it begins" in party.form().problem.text()
    ended.setText("8/3/2026 0:30")
    click(party.form(), "Save")
    moments = [event.moment for event in party.nights.evenings.events(number)]
    assert moments == [utc("2026-03-07T21:00"), utc("2026-03-07T21:00"), utc("2026-03-08T00:30")]
