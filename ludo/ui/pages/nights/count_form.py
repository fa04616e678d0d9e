"""Counting at closing: what lies before each person, against what the books say; a whole night from two columns."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.chips import Posting, person_account
from ludo.nights.people import Person
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import Field, choice_of, note
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.i18n import enumerated, isolated, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.words import source_text
from ludo.ui.services.destinations import ToLedger
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page, grid_of_rows, without_margins
from ludo.ui.wording.chips import chips_text

_text = texts("Count")


class CountGrid(QWidget):
    """A row a person, with what they bought in all and what lies before them. changed: something was typed."""

    changed = Signal()

    def __init__(self, people: Sequence[Person], bought: Mapping[int, int], counted: Mapping[int, int]) -> None:
        super().__init__()
        holder, grid = grid_of_rows({0: 1})
        for column, head in enumerate((_text("Person"), _text("Bought"), _text("Lies before them"))):
            grid.addWidget(Label(head, "small", "quiet"), 0, column)
        self.bought: dict[int, ChipsField] = {}
        self.counted: dict[int, ChipsField] = {}
        for at, person in enumerate(people, 1):
            grid.addWidget(Label(person.name), at, 0)
            for column, fields, known, form in (
                (1, self.bought, bought.get(person.number) or None, translate("Count", "{name}: bought")),
                (2, self.counted, counted.get(person.number), translate("Count", "{name}: lies before them")),
            ):
                field = fields[person.number] = ChipsField(known)
                field.setAccessibleName(form.format(name=person.name))
                field.textChanged.connect(self.changed)
                grid.addWidget(field, at, column)
        without_margins(QVBoxLayout(self), 0).addWidget(holder)

    def counts(self) -> dict[int, int]:
        """Return what lies before those for whom something was typed."""
        return {person: field.chips() for person, field in self.counted.items() if field.text().strip()}

    def purchases(self) -> dict[int, int]:
        """Return what each has bought in all."""
        return {person: field.chips() for person, field in self.bought.items()}


class CountForm:
    """A form for a count. What was not played in the books is won; else a difference is named with its acts."""

    def __init__(self, page: Page, nights: Nights, data: EveningData) -> None:
        self._nights, self._data = nights, data
        account = nights.closing.account(data.number)
        self._bought = {line.person: line.bought for line in account.people}
        people = [person for person in data.attended() if not person.computer]
        before = nights.money.counted(data.number)
        self.grid = CountGrid(people, self._bought, {} if before is None else before.counted)
        self._grid = Field(self.grid, self.grid.changed, self.grid.counts)
        self._grid.needed(_text("Type what lies before somebody."))
        self._postings = [each for each in nights.chips.entries(evening=data.number) if each.standing]
        self._parties = data.parties()
        self._played = nights.money.counting(data.number, {}).played
        means = {False: _text("miscounted"), True: _text("won or lost in play that was not written down")}
        self._means = choice_of(_text("What is the difference?"), means, False, _text("What is the difference?"))
        self._means.shown = lambda: not self._played and any(self._differences().values())
        acts = Button(_text("Where the chips come from"), "plain", does=self._look)
        self._page = page
        self._form = show_form(
            page,
            [self._grid, note(self._understood), acts.flush_left(), self._means],
            self._write,
            heading=_text("Count the chips"),
            done=_text("Write down"),
        )

    def _look(self) -> None:
        """Leave the form for the acts of the evening, where they can be taken back."""
        self._form.reject()
        self._page.go.emit(ToLedger(evening=self._data.number))

    def _differences(self) -> dict[int, int]:
        """Return the chips that people have more than the books say, or fewer."""
        found = self._nights.money.counting(self._data.number, self.grid.counts()).differences
        more = self.grid.purchases()
        return {person: difference - more[person] + self._bought.get(person, 0) for person, difference in found.items()}

    def _understood(self) -> str:
        """Return what the count says of each, and what is missing in all."""
        differences = self._differences()
        if not differences:
            return translate("Count", "What is typed here is compared with the books.")
        some = {person: chips for person, chips in differences.items() if chips}
        if not some:
            return translate("Count", "It agrees with the books ✓")
        if self._played:
            won = (f"{self._name(person)} {chips_text(chips, sign=True)}" for person, chips in some.items())
            said = [enumerated(won)]
        else:
            said = [self._explained(person, chips) for person, chips in some.items()]
        if missing := -sum(differences.values()):
            form = translate("Count", "In all %n chip(s) are missing.", None, missing)
            if missing < 0:
                form = translate("Count", "In all there are %n chip(s) too many.", None, -missing)
            said.append(form)
        return "\n".join(said)

    def _name(self, person: int) -> str:
        return isolated(self._data.people[person].name)

    def _explained(self, person: int, chips: int) -> str:
        """Return a difference with the acts that may explain it."""
        name, count = self._name(person), abs(chips)
        form = translate("Count", "{name} has %n chip(s) more than the books say.", None, count)
        if chips < 0:
            form = translate("Count", "{name} has %n chip(s) fewer than the books say.", None, count)
        acts = enumerated(dict.fromkeys(source_text(each, self._parties) for each in self._like(person, count)))
        why = translate("Count", "Look at: {acts}.").format(acts=acts) if acts else ""
        if not acts:
            why = translate("Count", "Nothing of so many chips is written down: perhaps it is missing.")
        return f"{form.format(name=name)} {why}"

    def _like(self, person: int, chips: int) -> list[Posting]:
        """Return what moved so many chips of a person, or half of them: written twice, or the wrong way round."""
        own = person_account(person)
        return [
            each
            for each in self._postings
            if own in (each.move.payer, each.move.payee) and each.move.chips in (chips, chips / 2)
        ]

    def _write(self) -> str | None:
        more = {person: chips - self._bought.get(person, 0) for person, chips in self.grid.purchases().items()}
        if min(more.values(), default=0) < 0:
            return translate("Count", "More was bought already: take it back where the chips come from.")
        for person, chips in more.items():
            if chips:
                self._nights.money.buy(self._data.number, person, chips)
        play = None if self._played else self._means.value
        self._nights.money.count(self._data.number, self.grid.counts(), play)
        return None
