"""Somebody leaves an evening early: what they have, and what becomes of their chips and of what they play."""

from typing import Any, Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ludo.nights.chips import BANK, AccountKind, Payment, person_account
from ludo.nights.closing import EveningAccount, OpenTable
from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind
from ludo.nights.money import Way
from ludo.nights.people import Person
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import Field, FormPart, chips_of, choice_of
from ludo.ui.i18n import Words, texts, translate
from ludo.ui.pages.nights.closing_words import account_cells, account_columns
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import pick_of
from ludo.ui.pages.nights.picker import people_of
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, grid_of_rows
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import elided

_text = texts("Leaving")

Chips_: TypeAlias = Literal["cash", "later", "give", "pay", "keep"]
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
                kept = AnyKeptSheet(nights.sheets, int(table.account.key))
            except NightsError:
                continue
            if person in kept.at_table:
                found.append((table, kept))
    return found


class LeavingForm:
    """A form for somebody who leaves."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData, person: Person) -> None:
        self._nights, self._data, self._person = nights, data, person
        self._account = nights.closing.account(data.number)
        self._holds = self._account.of(person.number).chips
        self._asked = 0
        tables = open_tables_of(nights, self._account, person.number)
        self._chairs = [(kept, self._chair(table, kept)) for table, kept in tables]
        self._left: list[AnyKeptSheet] = []
        self._what = self._chips_choice()
        self._amount = chips_of(_text("How many chips"), abs(self._holds) or None)
        self._amount.shown = lambda: self._what.value != "keep"
        self._amount.problem = self._wrong
        here = [pick_of(nights, other) for other in data.attended() if other.number != person.number]
        self._whom = people_of(_text("To whom?"), here, several=False, label=_text("To whom?"))
        self._whom.shown = lambda: self._what.value == "give"
        chairs = [chair for _, chair in self._chairs]
        fields: list[FormPart[Any]] = [*chairs, self._what, self._amount, self._whom]
        show_form(
            page,
            [self._own_account(), *(field.spaced(UNIT, UNIT // 2) for field in fields)],
            self._leave,
            heading=lambda: elided(translate("Leaving", "{name} leaves"), name=person.name),
            done=_text("They leave"),
            focus=self._what,
        )

    def _own_account(self) -> QWidget:
        """Return the line of this person, each figure with its name."""
        data, account = self._data, self._account
        names = account_columns(account)[1:]
        cells = account_cells(data, account, account.of(self._person.number))
        holder, grid = grid_of_rows({_COLUMNS: 1})
        for place, (name, cell) in enumerate(zip(names, cells, strict=True)):
            line, column = divmod(place, _COLUMNS)
            grid.addWidget(Label(name, "small", "quiet").one_line(), 2 * line, column, _RIGHT)
            figure = Label(cell, "number").one_line()
            figure.setAccessibleName(with_head(name, cell))
            grid.addWidget(figure, 2 * line + 1, column, _RIGHT)
        return holder

    def _chair(self, table: OpenTable, kept: AnyKeptSheet) -> Field[Chips[At], At]:
        """Return the question who plays on a chair from now on."""
        from ludo.ui.games.registry import game_title

        seat = kept.holders.now.index(self._person.number)
        choices: dict[At, Words] = {"stay": _text("It is finished later")}
        if kept.sheet.between_deals(kept.position):
            if kept.sheet.leaving_refusal(kept.position, seat) is None:
                choices["leave"] = _text("They leave it from the next deal on")
            names = {number: self._data.people[number].name for number in self._data.present()}
            choices |= {
                number: translate("Leaving", "{name} takes over").format(name=name)
                for number, name in names.items()
                if number not in kept.at_table
            }
        form = translate("Leaving", "{name} plays {game}")
        title = elided(form, name=self._person.name, game=game_title(kept.game.id))
        chair = choice_of(title, choices, "leave" if "leave" in choices else "stay", title)
        chair.enabled = lambda: kept not in self._left
        return chair

    def _chips_choice(self) -> Field[Chips[Chips_], Chips_]:
        """Return the question what becomes of their chips: all of them are proposed."""
        choices: dict[Chips_, Words]
        if self._holds >= 0:
            choices = {"cash": _text("Cashes in"), "give": _text("Gives them to somebody")}
            if self._data.evening.plan.worth.is_money:
                choices["later"] = _text("Cashes in, paid later")
            held = translate("Leaving", "%n chip(s) lie before them", None, self._holds)
        else:
            choices = {"pay": _text("Pays the cash box")}
            held = translate("Leaving", "%n chip(s) are missing", None, -self._holds)
        choices["keep"] = _text("Leaves it as it is")
        proposed = next(iter(choices)) if self._holds else "keep"
        return choice_of(_text("What becomes of their chips?"), choices, proposed, held)

    def _wrong(self) -> str:
        """Return what is missing, or the question whether they really give more than they hold, asked once."""
        chips = self._amount.value
        if self._whom.shown() and not self._whom.value:
            return translate("Leaving", "To whom do the chips go?")
        if chips <= 0:
            return translate("Leaving", "How many chips? At least one.")
        if self._what.value not in ("cash", "later", "give") or chips <= self._holds or chips == self._asked:
            return ""
        self._asked = chips
        return more_than_held(self._person.name, self._holds)

    def _leave(self) -> None:
        with self._nights.acts.together():
            self._leave_chairs()
            self._write()

    def _write(self) -> None:
        number, evening, ledger, chips = self._person.number, self._data.number, self._nights.chips, self._amount.value
        match self._what.value:
            case "cash":
                self._nights.money.cash(evening, number, chips)
            case "later":
                self._nights.money.cash(evening, number, chips, way=Way.ACCOUNT)
            case "give":
                ledger.transfer(evening, number, self._whom.widget.persons()[0], chips)
            case "pay" if self._data.evening.plan.worth.is_money:
                self._nights.money.buy(evening, number, chips)
            case "pay":
                ledger.pay(evening, Payment(person_account(number), BANK, chips))
            case "keep":
                pass
        self._nights.evenings.record(evening, EventKind.LEFT, number)

    def _leave_chairs(self) -> None:
        """Leave chairs, or let others sit down; what went well is not asked again."""
        for kept, chair in self._chairs:
            if kept in self._left:
                continue
            seat = kept.holders.now.index(self._person.number)
            match chair.value:
                case "leave":
                    kept.leave(seat)
                case int(person):
                    kept.take_over(seat, person)
                    kept.lay_stacks(self._nights.closing.stacks([person], kept.record.evening))
                case _:
                    pass
            self._left.append(kept)
            chair.refresh()


def more_than_held(name: str, holds: int) -> str:
    """Return the question whether somebody really gives more than lies before them."""
    form = translate("Leaving", "{chips} lie before {name}. Press once more to write it down all the same.")
    return elided(form, name=name, chips=chips_text(holds))
