"""Seasons on the screen, on paper, as a picture and as text."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLineEdit

from ludo.nights.evenings import EventKind, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Basis
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.nights.seasons import SeasonsPage
from ludo.ui.services.destinations import ToSeasons
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.select import Select
from tests.ui.pages.finding import control, now, only, texts
from tests.ui.pages.nights.conftest import Party, click


def seasons(party: Party) -> SeasonsPage:
    """The page, with an evening at which Anna won 30 chips of Bruno."""
    people = party.people("Anna Bruno")
    number = party.nights.evenings.start(Plan(), people)
    party.nights.others.write(number, Play("Poker", Unit.CHIPS, (Side((people[0],), 30), Side((people[1],), -30))))
    party.nights.evenings.record(number, EventKind.CLOSED)
    party.window.open(ToSeasons())
    return party.page(SeasonsPage)


def write(party: Party, page: SeasonsPage, name: str, basis: Basis, game: str = "") -> None:
    today = date.today()
    click(page, "New season…")
    form = party.form()
    control(form, QLineEdit, "Name").setText(name)
    control(form, QLineEdit, "First day").setText(str(today - timedelta(days=30)))
    control(form, QLineEdit, "Last day").setText(str(today + timedelta(days=30)))
    control(form, Chips, "What is counted").chip(basis).click()
    if game:
        select = only(form, Select)
        select.setCurrentIndex(select.findText(game))
    click(form, "Save")


def test_a_season_ranks_whoever_was_there(party: Party) -> None:
    page = seasons(party)
    assert any("A season has a span of days" in text for text in texts(page))
    write(party, page, "Club", Basis.CHIPS)
    assert [(each.name, each.rank, each.score) for each in now(page).rows] == [("Anna", 1, 30), ("Bruno", 2, -30)]
    assert any("Chips won in play count." in text for text in texts(page))
    write(party, page, "Points", Basis.PLACES)
    assert [(each.name, each.score) for each in now(page).rows] == [("Anna", 5), ("Bruno", 3)]


def test_a_season_of_one_game_counts_its_points(party: Party) -> None:
    page = seasons(party)
    anna, bruno, zoe, lea = party.people("Anna Bruno Zoé Léa")
    sides = Side((anna, zoe), 1020), Side((bruno, lea), 800)
    party.nights.others.write(1, Play("Belote", Unit.POINTS, sides))
    write(party, page, "Belote", Basis.SCORES)
    said = "Points compare within one game in which the most points win: choose it."
    assert said in texts(party.form())
    party.form().reject()
    write(party, page, "Belote", Basis.SCORES, "Belote")
    assert [(each.name, each.rank, each.score) for each in now(page).rows] == [
        ("Anna", 1, 1020),
        ("Zoé", 1, 1020),
        ("Bruno", 3, 800),
        ("Léa", 3, 800),
    ]
    assert any("Points count as they were scored. Only Belote counts." in text for text in texts(page))


def test_standings_are_copied_printed_and_drawn(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seasons(party)
    write(party, page, "Club", Basis.CHIPS)
    click(page, "Copy as text")
    only(party.window, Message).close()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("Club")
    assert lines[-2].split("\t")[:3] == ["1", "Anna", "30"]
    for button, suffix in (("Save as PDF…", "pdf"), ("Save as a picture…", "png")):
        monkeypatch.setattr(file_dialogs, "run", lambda _, suffix=suffix: str(tmp_path / f"club.{suffix}"))
        click(page, button)
        only(party.window, Message).close()
    assert (tmp_path / "club.pdf").read_bytes().startswith(b"%PDF")
    assert QImage(str(tmp_path / "club.png")).width() > 1000


def test_a_season_without_a_name_is_not_kept(party: Party) -> None:
    page = seasons(party)
    write(party, page, "", Basis.CHIPS)
    assert not party.nights.seasons.all()


@pytest.mark.parametrize("written", ["12345", "5; 3.5", "5 3 -1"])
def test_points_that_are_none_are_not_read_as_others(party: Party, written: str) -> None:
    page = seasons(party)
    click(page, "New season…")
    form = party.form()
    control(form, QLineEdit, "Name").setText("Club")
    control(form, QLineEdit, "Points for the first, second, third place…").setText(written)
    click(form, "Save")
    assert form.problem.isVisibleTo(form)
    assert not party.nights.seasons.all()
