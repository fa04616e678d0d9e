"""Who is at an evening, with everybody's chips."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout

from ludo.nights.chips import AccountKind
from ludo.nights.evenings import presences
from ludo.nights.people import Person
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.titles import moment_text
from ludo.ui.services.store_types import Nights
from ludo.ui.table.fonts import large_letters
from ludo.ui.widgets.labels import Button, Label, Tone, lines
from ludo.ui.widgets.portrait import PersonPicture
from ludo.ui.widgets.surfaces import Panel, flow, grid_of_rows, line, row
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.figures import OWED, STACK, WON, owed_text, stack_text

_text = texts("Evenings")

_COLUMNS = 6
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class EveningPeople(Panel):
    """A row a person: since when, the three figures, and what one can do.

    somebody_comes: a button for it was pressed; came, left: a person (its number) does; chips: theirs are to be moved;
    adopted: a guest is to be kept in the list of people.
    """

    somebody_comes = Signal()
    came = Signal(int)
    left = Signal(int)
    chips = Signal(int)
    adopted = Signal(int)

    def __init__(self, nights: Nights, data: EveningData) -> None:
        super().__init__()
        self._nights = nights
        self.comes = Button(_text("Somebody comes…"), does=self.somebody_comes.emit)
        self.box.addLayout(row(Label(_text("People and chips"), "heading"), None, self.comes))
        self.comes.setVisible(not data.closed)
        people = data.attended()
        if not people:
            self.box.addWidget(Label(_text("Nobody is here yet."), "body", "quiet"))
            return
        holder, grid = grid_of_rows({1: 1})
        bought = any(before.bought for before in data.before.values())
        self._add_heads(grid, bought)
        for place, person in enumerate(people, 1):
            if place > 1:
                grid.addWidget(line(), 2 * place - 1, 0, 1, _COLUMNS)
            self._add_person(grid, 2 * place, person, data, bought)
        self._add_others(grid, 2 * len(people) + 1, data, bought)
        self.box.addWidget(holder)

    def _add_heads(self, grid: QGridLayout, bought: bool) -> None:
        heads = [(2, WON), *([(3, STACK)] if bought else []), (4, OWED)]
        for column, text in heads:
            head = Label(text, "small", "quiet")
            if not large_letters():
                head.one_line()
            head.setAlignment(_RIGHT)
            grid.addWidget(head, 0, column, _RIGHT)

    def _add_person(self, grid: QGridLayout, at: int, person: Person, data: EveningData, bought: bool) -> None:
        here = person.number in data.present()
        photo = self._nights.people.picture(person.number) if person.has_picture else None
        picture = PersonPicture(40).show_person(person.name, person.colour, photo, pale=not here and not data.closed)
        words = lines(Label(person.name).make_bold(), _stay_text(person, data))
        buttons = self._buttons(person, data, here)
        # numbers need the width
        below = large_letters() or person.guest is not None
        if below:
            words.insertLayout(words.count() - 1, flow(*(button.flush_left() for button in buttons), spacing=0))
        grid.addWidget(picture, at, 0)
        grid.addLayout(words, at, 1)
        self._add_number(grid, at, 2, chips_text(data.won_of(person), sign=True), "plain")
        if bought:
            self._add_number(grid, at, 3, stack_text(data.before.get(person.number)), "plain")
        owed = data.owed_to(person)
        self._add_number(grid, at, 4, owed_text(owed, data.currency), "mistake" if owed < 0 else "plain")
        if not below:
            grid.addLayout(row(*buttons, spacing=0), at, 5)

    def _add_number(self, grid: QGridLayout, at: int, column: int, number: str, tone: Tone) -> None:
        grid.addWidget(Label(number, "number", tone).one_line(), at, column, _RIGHT)

    def _buttons(self, person: Person, data: EveningData, here: bool) -> list[Button]:
        buttons = []
        if not person.computer:
            chips = Button(_text("Chips…"), "plain", does=lambda: self.chips.emit(person.number))
            buttons.append(chips)
        if not data.closed and not person.computer:
            moves = Button(
                _text("Leaves") if here else _text("Comes back"), "plain", does=lambda: signal.emit(person.number)
            )
            signal = self.left if here else self.came
            buttons.append(moves)
        if person.guest is not None:
            keep = Button(
                _text("Comes more often"),
                "plain",
                _text("Keep this guest in the list of people"),
                does=lambda: self.adopted.emit(person.number),
            )
            buttons.append(keep)
        for button in buttons:
            button.about(person.name)
        return buttons

    def _add_others(self, grid: QGridLayout, at: int, data: EveningData, bought: bool) -> None:
        """Add what lies in the cash box and on tables: with it everything sums to zero."""
        others = dict.fromkeys([*data.lying, *data.owed, *data.in_all])
        for account in others:
            if account.kind is AccountKind.PERSON:
                continue
            name = Label(data.name_of(account), "small", "quiet")
            grid.addWidget(line(), at, 0, 1, _COLUMNS)
            grid.addWidget(name, at + 1, 1)
            if bought:
                self._add_number(grid, at + 1, 3, chips_text(data.lying.get(account, 0)), "quiet")
            self._add_number(grid, at + 1, 4, owed_text(data.owed.get(account, 0), data.currency), "quiet")
            at += 2


def _stay_text(person: Person, data: EveningData) -> str:
    """Return when a person came and left: "20:15–23:10, since 23:40"."""
    started = data.evening.started
    stays = []
    for stay in presences(data.events):
        if data.people[stay.person].number != person.number:
            continue
        came = moment_text(stay.came, started)
        if stay.left is not None:
            left = moment_text(stay.left, stay.came)
            stays.append(translate("Evenings", "{came} to {left}").format(came=came, left=left))
        elif data.closed:
            stays.append(translate("Evenings", "from {came} on").format(came=came))
        else:
            stays.append(translate("Evenings", "since {came}").format(came=came))
    return enumerated(stays)
