"""An evening on paper holds what was played, the balances, who pays whom and the curve."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trio import TrioLine
from ludo.session.ports import StorageError
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.paper.document import document, table, write_pdf
from ludo.ui.printing.evening import evening_document, evening_name, print_evening
from ludo.ui.services.destinations import ToEvening
from tests.nights.club import Club
from tests.ui.pages.conftest import Desk, _as_before, desk
from tests.ui.pages.finding import only

__all__ = ["_as_before", "desk"]


def fill(path: Path) -> None:
    """An evening of three people, Trut and Tripoli, and a buy-in."""
    club = Club(path)
    evening = club.evening("Anna", "Hugo", "Paul", name="Trut & Co", place="Lyon <3")
    club.store.nights.chips.buy_in(evening, club.person("Anna"), 100)
    club.sheet("trut", [("Hugo", 2), ("Anna", 1)], evening=evening, chips=[-5, 5], scores=[3, 7])
    club.sheet("tripoli", [("Paul", 1), ("Hugo", 2)], evening=evening, chips=[12, -12], scores=[12, -12])
    club.close(evening)
    club.store.close()


def lines_of(club: Club) -> list[str]:
    nights = club.store.nights
    text = evening_document(nights, read_evening(nights, 1)).toPlainText()
    return [line.strip() for line in text.splitlines() if line.strip("\N{OBJECT REPLACEMENT CHARACTER} ")]


def test_the_document_says_what_was_played_and_who_has_what(qtbot: QtBot, tmp_path: Path) -> None:
    set_language("en")
    path = tmp_path / "ludo.db"
    fill(path)
    club = Club(path)
    lines = lines_of(club)
    club.store.close()
    assert lines[0] == "Trut & Co"
    assert "Place: Lyon <3" in lines
    assert "Present: Anna, Hugo and Paul." in lines
    at = lines.index("Balances")
    assert lines[at + 5 : at + 17] == [
        *("Paul", "+12", "–", "+12"),
        *("Anna", "+5", "handed in: 105", "+105"),
        *("Hugo", "−17", "–", "−17"),
    ]
    at = lines.index("Who pays whom")
    assert sorted(lines[at + 1 : at + 4]) == [
        "Hugo pays Anna 5 chips",
        "Hugo pays Paul 12 chips",
        "The cash box pays Anna 100 chips",
    ]
    at = lines.index("What was played")
    rows = lines[at + 6 :]
    assert rows[:5] == ["Trut", "Anna", "1", "7", "+5"]
    assert rows[6:10] == ["Hugo", "2", "3", "−5"]
    assert "Anna won" in rows


def test_the_curve_is_among_it_and_leaves_money_out(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "ludo.db"
    fill(path)
    club = Club(path)
    nights = club.store.nights
    made = evening_document(nights, read_evening(nights, 1))
    club.store.close()
    assert '<img src="curve"' in made.toHtml()
    assert "Paul leads with +12; Hugo is last with −17." in made.toPlainText()


def test_an_evening_with_nothing_in_it_can_be_printed(qtbot: QtBot, tmp_path: Path) -> None:
    club = Club(tmp_path / "ludo.db")
    evening = club.evening("Anna")
    assert print_evening(club.store.nights, evening, tmp_path / "evening.pdf")
    assert "No partie was begun at this evening." in lines_of(club)
    club.store.close()


def test_a_score_sheet_is_printed_line_by_line(qtbot: QtBot, tmp_path: Path) -> None:
    set_language("en")
    club = Club(tmp_path / "ludo.db")
    evening = club.evening("Anna", "Hugo", "Paul")
    people = [club.person(name) for name in ("Anna", "Hugo", "Paul")]
    number = club.store.nights.sheets.create("trio", {}, people, evening)
    sheet = AnyKeptSheet(club.store.nights.sheets, number)
    sheet.add(TrioLine(0, (0, 1), (0, 25, 130)))
    sheet.add(TrioLine(2, (2, 1, 0), (40, 10, 0)))
    lines = lines_of(club)
    club.store.close()
    at = lines.index("Score sheet: Trio")
    assert lines[at + 1 : at + 6] == ["Deal", "Anna", "Hugo", "Paul", "How it went"]
    rows = lines[at + 6 :]
    first, second = rows.index("1"), rows.index("2")
    assert all(figure in "".join(rows[first:second]) for figure in ("0", "25", "130"))
    end = rows.index("At the end")
    assert second < end
    assert all(figure in "".join(rows[end:]) for figure in ("40", "35", "130"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_pdf_is_written(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    set_language(language)
    path = tmp_path / "ludo.db"
    fill(path)
    club = Club(path)
    assert evening_name(club.store.nights, 1) == "2026-01-02 Trut & Co"
    assert print_evening(club.store.nights, 1, tmp_path / "evening.pdf")
    club.store.close()
    written = (tmp_path / "evening.pdf").read_bytes()
    assert written.startswith(b"%PDF-")
    assert written.rstrip().endswith(b"%%EOF")
    assert len(written) > 20_000
    set_language("en")


def test_a_place_that_cannot_be_written_is_an_error_and_leaves_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        write_pdf(document("<p>text</p>", {}), tmp_path / "none" / "evening.pdf", "Evening")
    assert list(tmp_path.iterdir()) == []


def test_names_are_no_markup() -> None:
    assert "<b>" not in table(["<b>"], [["<b>"]], 1)


def test_the_page_of_an_evening_saves_it(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(desk.path)
    window = desk.open()
    window.open(ToEvening(1))
    monkeypatch.setattr(file_dialogs, "run", lambda _: str(tmp_path / "evening"))
    window.navigator.page.printed.emit()  # type: ignore[attr-defined]
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF-")
    assert str(tmp_path / "evening.pdf") in only(window, Message).text.text()
    only(window, Message).close()
    monkeypatch.setattr(file_dialogs, "run", lambda _: "")
    window.navigator.page.printed.emit()  # type: ignore[attr-defined]
    assert not [message for message in window.findChildren(Message) if message.isVisible()]


def test_on_paper_nobody_has_won_what_is_annulled(qtbot: QtBot, tmp_path: Path) -> None:
    set_language("en")
    club = Club(tmp_path / "ludo.db")
    evening = club.evening("Anna", "Hugo")
    number = club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[5, -5], scores=[73, 31])
    assert {"Anna won", "73"} <= set(lines_of(club))
    club.store.nights.mending.annul("sheet", number, "mistaken")
    lines = lines_of(club)
    club.store.close()
    assert "annulled: counts nowhere" in lines
    assert not {"Anna won", "73", "31", "1"} & set(lines)
