"""Every dialog that asks why shows the field in the smallest window, and leads to it where nothing stands in it."""

import ast
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from ludo.nights.chips import Move, person_account
from ludo.nights.evenings import Plan
from ludo.nights.sheet_records import SheetOutcome
from ludo.ui.forms.dialog import Form
from ludo.ui.pages.nights.chips_form import ChipsForm
from ludo.ui.pages.nights.mend_form import MendForm
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToLedger
from tests.house.sources import python_files, tree_of
from tests.ui.pages.finding import control
from tests.ui.pages.nights.conftest import Party, click
from tests.ui.pages.nights.test_one_line import write


def _ledger(party: Party, number: int) -> None:
    party.window.open(ToLedger(evening=number))
    click(party.window.navigator.page, "Take back…")


def _corrects(party: Party, number: int) -> None:
    page = party.evening(number)
    person = page.data.attended()[0]
    ChipsForm(page, party.nights, page.data, person)
    form = party.form()
    click(form, "Correction: gets")
    control(form, QLineEdit, "How many chips").setText("5")
    control(form, PeoplePicker, "From or to").choose(page.data.attended()[1].number)


def _mends(kind: str) -> Callable[[Party, int], None]:
    def open_form(party: Party, number: int) -> None:
        page = party.evening(number)
        (partie,) = [each for each in page.data.played if each.source == "sheet"]
        people = [page.data.people[person] for person in partie.people]
        MendForm(page, party.nights, partie, people)
        form = party.form()
        control(form, PeoplePicker, "Who did not sit there?").choose(partie.people[0])
        control(form, PeoplePicker, "Who did?").choose(page.data.attended()[-1].number)
        click(form, kind)

    return open_form


def _annuls(party: Party, number: int) -> None:
    page = party.evening(number)
    (partie,) = [each for each in page.data.played if each.source == "play"]
    page.played.drop.emit(partie)


def _puts_away(party: Party, number: int) -> None:
    click(party.evening(number), "Delete or put away…")


DIALOGS: Final[dict[str, tuple[str, Callable[[Party, int], None]]]] = {
    "an entry of the ledger": ("chips_form.py", _ledger),
    "a correction": ("chips_form.py", _corrects),
    "a sheet is annulled": ("mend_form.py", _mends("all of it: annul it")),
    "a person is exchanged": ("mend_form.py", _mends("a person: somebody else sat there")),
    "another game is annulled": ("mend_form.py", _annuls),
    "an evening is put away": ("mend_form.py", _puts_away),
}


def evening(party: Party) -> int:
    """An evening with many people, a sheet, another game and chips bought by hand."""
    names = ("Anna", "Hugo", *(f"Somebody of a long name {number}" for number in range(18)))
    people = [party.nights.people.add(name) for name in names]
    number = party.nights.evenings.start(Plan(), people)
    party.nights.chips.buy_in(number, people[0], 20)
    sheet = party.nights.sheets.create("trut", {}, people[:2], number)
    moves = {1: [Move(person_account(people[1]), person_account(people[0]), 12)]}
    party.nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves))
    write(party, number, "Belote", "Anna 1010, Hugo 820")
    return number


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("what", DIALOGS)
def test_why_is_seen_and_led_to(party: Party, what: str, scale: int) -> None:
    number = evening(party)
    party.window.services.settings.change(text_scale=scale)
    party.window.resize(900, 560)
    _, show = DIALOGS[what]
    show(party, number)
    for _ in range(5):
        QCoreApplication.processEvents()
    form = party.form()
    why = next(field for field in form.findChildren(QLineEdit) if field.accessibleName().startswith("Why"))
    for button in form.findChildren(QAbstractButton)[:1]:
        button.setFocus()
    form.try_to_finish()
    QCoreApplication.processEvents()
    assert "A reason is missing" in form.problem.text()
    assert form.focusWidget() is why
    assert form.height() <= 560
    assert _seen(form, why), (form.size(), why.geometry())


def _seen(form: Form, why: QLineEdit) -> bool:
    """Is the whole field for the reason to be seen? No scroll area lies around it, and it lies within the dialog."""
    place = QRect(why.mapTo(form, QPoint(0, 0)), why.size())
    return why.isVisible() and why.visibleRegion().boundingRect() == why.rect() and form.rect().contains(place)


def test_every_dialog_that_asks_why_is_looked_at() -> None:
    asking = {
        path.name
        for path in python_files("ludo/ui/pages")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("why_of", "ask_why")
    }
    assert asking == {module for module, _ in DIALOGS.values()}
