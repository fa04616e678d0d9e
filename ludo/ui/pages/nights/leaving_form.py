"""Somebody leaves an evening early: what they have, and what becomes of their chips and of what they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.chips import BANK, AccountKind, Payment, person_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind
from ludo.nights.sheets.kept import AnyKeptSheet
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.closing_words import account_cells, account_columns
from ludo.ui.pages.nights.evening_form import pick_of
from ludo.ui.pages.nights.forms import ChipsField, Form
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, grid_of_rows
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.nights.closing import EveningAccount, OpenTable
    from ludo.nights.people import Person
    from ludo.store.nights.nights import Nights
    from ludo.ui.pages.nights.evening_data import EveningData

_text = texts("Leaving")

Chips_: TypeAlias = Literal["cash", "give", "pay", "keep"]
At: TypeAlias = Literal["stay", "leave"] | int
"""What becomes of a chair: its holder plays on, leaves from the next deal on, or somebody (a number) takes over."""
_COLUMNS = 4
"""Figures side by side."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def open_tables_of(nights: Nights, account: EveningAccount, person: int) -> list[tuple[OpenTable, AnyKeptSheet]]:
    """Return the sheets that are not finished at which a person sits, as far as this version understands them."""
    found = []
    for table in account.unfinished:
        if table.account.kind is AccountKind.SHEET:
            try:
                kept = AnyKeptSheet(nights, int(table.account.key))
            except NightsError:
                continue
            if person in kept.at_table:
                found.append((table, kept))
    return found


class LeavingForm:
    """A form for somebody who leaves."""

    def __init__(
        self, page: QWidget, nights: Nights, data: EveningData, person: Person, changed: Callable[[], object]
    ) -> None:
        """`changed` is called after they have left."""
        self._nights, self._data, self._person, self._changed = nights, data, person, changed
        self._account = nights.closing.account(data.number)
        self._holds = self._account.of(person.number).holds
        self._asked = 0
        self.form = Form(page, lambda: _heading(person), _text("They leave"), self._write)
        self._add_account()
        self.chairs: list[tuple[AnyKeptSheet, Chips[At]]] = []
        for table, kept in open_tables_of(nights, self._account, person.number):
            self._add_chair(table, kept)
        self._add_chips()
        self.form.start(self.chips)

    def _add_account(self) -> None:
        """Show the line of this person, each figure with its name."""
        data, account = self._data, self._account
        names = account_columns(data, account)[1:]
        cells = account_cells(data, account, account.of(self._person.number))
        holder, grid = grid_of_rows({_COLUMNS: 1})
        for place, (name, cell) in enumerate(zip(names, cells, strict=True)):
            line, column = divmod(place, _COLUMNS)
            grid.addWidget(Label(_fixed(name), "small", "quiet").one_line(), 2 * line, column, _RIGHT)
            figure = Label(_fixed(cell), "number").one_line()
            figure.setAccessibleName(with_head(name, cell))
            grid.addWidget(figure, 2 * line + 1, column, _RIGHT)
        self.form.column.addWidget(holder)

    def _add_chair(self, table: OpenTable, kept: AnyKeptSheet) -> None:
        """Ask who plays on a chair from now on."""
        from ludo.ui.games.registry import game_title

        seat = kept.holders.now.index(self._person.number)
        choices: list[tuple[At, Text]] = [("stay", _text("It is finished later"))]
        if kept.sheet.leaving_refusal(kept.position, seat) is None and kept.sheet.between_deals(kept.position):
            choices.append(("leave", _text("They leave it from the next deal on")))
        if kept.sheet.between_deals(kept.position):
            for number in self._data.present():
                if number not in kept.at_table:
                    name = self._data.people[number].name
                    choices.append((number, _takes_over(name)))
        form = translate("Leaving", "{name} plays {game}")
        title = elided(form, name=self._person.name, game=game_title(kept.game.id))
        chosen: Chips[At] = Chips(choices, _fixed(title))
        chosen.set_value("leave" if any(value == "leave" for value, _ in choices) else "stay")
        self._add_part(_fixed(title), chosen)
        self.chairs.append((kept, chosen))

    def _add_chips(self) -> None:
        """Ask what becomes of their chips: all of them are proposed."""
        choices: list[tuple[Chips_, Text]]
        if self._holds >= 0:
            choices = [("cash", _text("Cashes in")), ("give", _text("Gives them to somebody"))]
        else:
            choices = [("pay", _text("Pays the cash box"))]
        choices.append(("keep", _text("Leaves it as it is")))
        self.chips: Chips[Chips_] = Chips(choices, _text("What becomes of their chips?"))
        self.chips.set_value(choices[0][0] if self._holds else "keep")
        self.chips.chosen.connect(lambda _: self._show())
        if self._holds >= 0:
            held = translate("Leaving", "Holds %n chip(s)", None, self._holds)
        else:
            held = translate("Leaving", "Owes %n chip(s)", None, -self._holds)
        self._add_part(_fixed(held), self.chips)
        self.amount = ChipsField(abs(self._holds) or None)
        self._amount = self._add_part(_text("How many chips"), self.amount)
        here = [person for person in self._data.attended() if person.number != self._person.number]
        self.whom = PeoplePicker([pick_of(self._nights, person) for person in here], _text("To whom?"), several=False)
        self._whom = self._add_part(_text("To whom?"), self.whom)
        self._show()

    def _add_part(self, title: Text, widget: QWidget) -> QWidget:
        part = QWidget()
        box = QVBoxLayout(part)
        box.setContentsMargins(0, UNIT, 0, 0)
        box.setSpacing(UNIT // 2)
        box.addWidget(Label(title, "small", "quiet"))
        box.addWidget(widget)
        widget.setAccessibleName(title())
        self.form.column.addWidget(part)
        return part

    def _show(self) -> None:
        what = self.chips.value
        self._amount.setVisible(what != "keep")
        self._whom.setVisible(what == "give")

    def _write(self) -> str:
        what, chips = self.chips.checked, self.amount.chips()
        whom = [key for key in self.whom.chosen() if isinstance(key, int)]
        if what == "give" and not whom:
            return translate("Leaving", "To whom do the chips go?")
        if what != "keep" and chips <= 0:
            return translate("Leaving", "How many chips? At least one.")
        if what in ("cash", "give") and chips > self._holds and self._asked != chips:
            self._asked = chips
            return more_than_held(self._person.name, self._holds)
        problem = self._leave_chairs()
        if problem:
            return problem
        number, evening, ledger = self._person.number, self._data.number, self._nights.chips
        match what:
            case "cash":
                ledger.cash_out(evening, number, chips)
            case "give":
                ledger.transfer(evening, number, whom[0], chips)
            case "pay":
                ledger.pay(evening, Payment(person_account(number), BANK, chips))
            case "keep":
                pass
        self._nights.evenings.record(evening, EventKind.LEFT, number)
        self._changed()
        return ""

    def _leave_chairs(self) -> str:
        """Leave chairs, or let others sit down; what went well is not asked again. Return what is wrong."""
        for kept, chosen in list(self.chairs):
            seat = kept.holders.now.index(self._person.number)
            try:
                match chosen.checked:
                    case "leave":
                        kept.leave(seat)
                    case int(person):
                        kept.take_over(seat, person)
                        kept.lay_stacks(self._nights.closing.stacks([person], kept.record.evening))
                    case _:
                        pass
            except NightsError as error:
                return problem_text(error)
            self.chairs.remove((kept, chosen))
            chosen.setEnabled(False)
        return ""


def more_than_held(name: str, holds: int) -> str:
    """Return the question whether somebody really gives more than they hold."""
    form = translate("Leaving", "{name} holds {chips}. Press once more to write it down all the same.")
    return elided(form, name=name, chips=chips_text(holds))


def _takes_over(name: str) -> Text:
    return lambda: translate("Leaving", "{name} takes over").format(name=name)


def _heading(person: Person) -> str:
    return elided(translate("Leaving", "{name} leaves"), name=person.name)


def _fixed(text: str) -> Text:
    return lambda: text
