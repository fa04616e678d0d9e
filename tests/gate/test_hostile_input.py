"""What people enter that programs trip over stands on paper as it was entered, and a held key enters it once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ludo.games import GAMES
from ludo.nights.amounts import read_amount
from ludo.nights.evenings import Plan
from ludo.nights.one_line import read_line
from ludo.nights.other_games import Side, Unit
from ludo.nights.people import clean_name
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.registry import SHEETS
from ludo.store.store import Store
from ludo.ui.art.style import CardStyle
from ludo.ui.forms.dialog import Form
from ludo.ui.forms.inputs import TextField
from ludo.ui.pages.nights.evening_data import read_evening
from ludo.ui.pages.nights.person_form import new_person
from ludo.ui.paper.document import document, write_pdf
from ludo.ui.printing.evening import evening_document
from ludo.ui.printing.rules import rules_booklet
from ludo.ui.printing.sheets import sheet_html, sheet_to_fill
from ludo.ui.widgets.press_guard import GUARD_MS
from tests.hostile import AMOUNTS, NAMES
from tests.ui.pages.conftest import _as_before, desk
from tests.ui.pages.nights.conftest import Party, party
from tests.ui.play.test_press_guard import Time, time

__all__ = ["_as_before", "desk", "party", "time"]

KEPT = [clean_name(name) for name in NAMES]


@pytest.mark.usefixtures("qapp")
def test_every_name_stands_on_a_filled_score_sheet_and_on_the_evening(tmp_path: Path) -> None:
    nights = Store(tmp_path / "ludo.db").nights
    people = [nights.people.add(name) for name in NAMES]
    evening = nights.evenings.start(Plan(NAMES[0], NAMES[1], notes=NAMES[2]), people)
    for three in (people[at : at + 3] for at in range(0, len(people), 3)):
        sheet = nights.sheets.create("trio", {}, three, evening)
        kept = AnyKeptSheet(nights.sheets, sheet)
        kept.add(kept.sheet.read('{"kind":"deal","out":0,"opened":[0,1],"points":[0,40,90]}'))
        made = document(sheet_html(nights, sheet), {})
        names = [nights.people.get(person).name for person in three]
        assert [name for name in names if name not in made.toPlainText()] == []
        write_pdf(made, tmp_path / "sheet.pdf", names[0])
    paper = evening_document(nights, read_evening(nights, evening)).toPlainText()
    assert [name for name in KEPT if name not in paper] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", [game for game, sheet in SHEETS.items() if sheet is not None])
def test_every_name_stands_on_empty_sheets(game: str, tmp_path: Path) -> None:
    options = GAMES[game].read_options({})
    for at in range(len(KEPT)):
        names = [KEPT[(at + seat) % len(KEPT)] for seat in range(options.players)]
        made = sheet_to_fill(game, options, names, names[0], CardStyle())
        assert made is not None
        assert [name for name in names if name not in made.toPlainText()] == []
        write_pdf(made, tmp_path / "empty.pdf", names[0])
    write_pdf(rules_booklet(game, {}, CardStyle(), KEPT[1]), tmp_path / "rules.pdf", KEPT[1])


@pytest.mark.parametrize(("text", "amount"), AMOUNTS.items(), ids=range(len(AMOUNTS)))
def test_numbers_of_all_countries_are_read_alike_in_files_and_in_a_line(text: str, amount: int) -> None:
    assert read_amount(text) == amount
    if amount >= 0 and text[-1].isdecimal():
        assert read_line(f"Anna {text}", {1: "Anna"}, Unit.POINTS) == (Side((1,), amount),)


def test_a_held_key_writes_every_name_down_once(party: Party, time: Time) -> None:
    for count, name in enumerate(NAMES):
        form = new_person(party.window.navigator.page, party.nights.people)
        QApplication.processEvents()
        field = form.focusWidget()
        assert isinstance(field, TextField)
        field.setText(name)
        time.pass_(2 * GUARD_MS)
        press(form, again=True)
        assert len(party.nights.people.all()) == count, "it was held when the form came"
        for again in (False, True, True):
            press(form, again=again)
        assert party.nights.people.all()[-1].name in KEPT
    assert sorted(person.name for person in party.nights.people.all()) == sorted(KEPT)


def press(form: Form, *, again: bool) -> None:
    """Press Enter, or hold it on, where the form is still open."""
    if form.isVisible():
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", again)
            QApplication.sendEvent(form.windowHandle(), event)
