"""Evenings are found by what is known of them, and those that nobody closed ask."""

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QCoreApplication

from ludo.nights.evenings import EventKind, Plan
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.services.destinations import ToEvenings
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party, click


def ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def shown(page: EveningsPage, words: str) -> set[str]:
    page.search.setText(words)
    QCoreApplication.processEvents()
    return {text for text in texts(page) if text in ("Fête", "Noël", "Vieux")}


def test_evenings_are_searched_by_name_place_person_and_day(party: Party) -> None:
    anna, bruno, zoe = party.people("Anna Bruno Zoé")
    for name, place, person, day in (
        ("Fête", "Lyon", anna, "2025-03-07"),
        ("Noël", "chez Paul", bruno, "2025-12-25"),
        ("Vieux", "", zoe, "2024-01-01"),
    ):
        number = party.nights.evenings.start(Plan(name, place), [person], f"{day}T19:00:00+00:00")
        party.nights.evenings.record(number, EventKind.CLOSED, moment=f"{day}T23:00:00+00:00")
    for at in range(1, 26):
        number = party.nights.evenings.start(Plan(f"usual {at}"), [anna], f"2025-05-{at:02d}T19:00:00+00:00")
        party.nights.evenings.record(number, EventKind.CLOSED, moment=f"2025-05-{at:02d}T23:00:00+00:00")
    party.window.open(ToEvenings())
    page = party.page(EveningsPage)
    assert page.search.isVisible()
    assert "Vieux" not in texts(page)  # it is on no page that is shown at first
    assert shown(page, "vieux") == {"Vieux"}
    assert shown(page, "LYON") == {"Fête"}
    assert shown(page, "zoé") == {"Vieux"}
    assert shown(page, "december 2025") == {"Noël"}
    assert shown(page, "paul bruno") == {"Noël"}
    assert shown(page, "paul anna") == set()
    assert "No evening fits what is searched for." in texts(page)
    assert shown(page, "") == {"Noël"}


def test_few_evenings_need_no_search(party: Party) -> None:
    party.nights.evenings.start(Plan("Fête"), party.people("Anna"))
    party.window.open(ToEvenings())
    assert not party.page(EveningsPage).search.isVisible()


def test_an_evening_left_open_asks_until_it_is_answered(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Fête"), party.people("Anna"), ago(3))
    page = party.evening(number)
    assert page.left_open.isVisible()
    click(page, "It goes on")
    assert not page.left_open.isVisible()
    party.window.navigator.home()
    assert not party.evening(number).left_open.isVisible()
    party.window.navigator.home()
    assert any("Is it over?" in text for text in texts(party.window.home))
    again = party.nights.evenings.start(Plan("Noël"), party.people("Bruno"), ago(2.1))
    click(party.evening(again), "It is over: close it…")
    assert isinstance(party.window.navigator.page, ClosingPage)


def test_an_evening_where_something_happened_does_not_ask(party: Party) -> None:
    anna, bruno = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan("Fête"), [anna], ago(3))
    party.nights.evenings.record(number, EventKind.CAME, bruno, ago(0.5))
    assert not party.evening(number).left_open.isVisible()
