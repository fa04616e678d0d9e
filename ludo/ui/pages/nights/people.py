"""The roster: everybody who plays, with picture, notes and chips."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from ludo.nights.money import CHIPS
from ludo.nights.people import Person, folded_name
from ludo.ui.dialogs.attempt import ProblemLabel, attempt
from ludo.ui.i18n import listed, texts, translate
from ludo.ui.pages.nights.person_form import edit_person, new_person
from ludo.ui.services.destinations import ToLedger, ToStatistics
from ludo.ui.services.store_types import Nights
from ludo.ui.table.fonts import large_letters
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label, Tone, lines
from ludo.ui.widgets.links import links
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.portrait import PersonPicture
from ludo.ui.widgets.search_field import SearchField
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, grid_of_rows, line, row
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.figures import OWED, owed_text

_text = texts("People")

_AT_ONCE: Final = 30
_COLUMNS: Final = 4
_SEARCHED: Final = 12
"""So many people can be found without a field to search in."""


Owed: TypeAlias = Mapping[str, int]
"""By currency."""


class PeoplePage(Page):
    """Everybody who plays."""

    def __init__(self, nights: Nights) -> None:
        super().__init__()
        self._nights = nights
        self._people: Sequence[Person] = ()
        self._owed: Mapping[int, Owed] = {}
        self.new = Button(_text("Add somebody…"), "primary", does=self._add)
        self.column.addLayout(row(Label(self.title, "title").one_line(), None, self.new))
        self.filter = Chips(
            [
                ("listed", _text("Who plays")),
                ("guest", _text("Guests")),
                ("archived", _text("Archived")),
                ("computer", _text("Computer players")),
            ],
            _text("Who is shown"),
        )
        self.filter.set_value("listed")
        self.filter.chosen.connect(lambda _: self._list())
        self.search = SearchField(260, _text("Find a name"))
        self.search.textChanged.connect(lambda _: self._list())
        self.column.addLayout(row(self.filter, self.search, first=1))
        self._problem = ProblemLabel()
        self._nothing = Panel(margin=3 * UNIT)
        self._nothing_label = Label(self._nothing_text)
        self._nothing.box.addWidget(self._nothing_label)
        self.namesakes = Panel()
        self._body = Panel(margin=UNIT)
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._list)
        for widget in (self._problem, self.namesakes, self._nothing, self._body):
            self.column.addWidget(widget)
        fill(self.column, row(None, self.more, None), None)
        begin_focus_at(self, self.new)
        self._read()
        self._list()

    def title(self) -> str:
        return translate("People", "People")

    def _read(self) -> None:
        """Read the roster."""
        pairs: Sequence[tuple[int, int]] = ()
        with self._problem.telling():
            self._people = self._nights.people.all()
            pairs = self._nights.people.namesakes()
            self._owed = self._nights.money.owed_by()
        self.search.setVisible(len(self._people) > _SEARCHED)
        self._show_namesakes(pairs, {person.number: person for person in self._people})

    def _list(self) -> None:
        """List who fits what is chosen and searched for."""
        kept = [person for person in self._people if self._fits(person)]
        shown = kept[: self.more.shown]
        self._fill(shown)
        self._body.setVisible(bool(shown))
        self._nothing.setVisible(not shown and self._problem.isHidden())
        self._nothing_label.retranslate()
        self.more.setVisible(len(kept) > len(shown))

    def _show_namesakes(self, pairs: Sequence[tuple[int, int]], people: Mapping[int, Person]) -> None:
        """Ask whether people whose names are the same are one; until that is answered they stay two."""
        self.namesakes.setVisible(bool(pairs))
        roster = self._nights.people
        for one, other in pairs:
            names = people[one].name, people[other].name
            text = translate("People", "{one} and {other}: is that the same person?").format(
                one=names[0], other=names[1]
            )
            same = Button(_text("The same person"), does=partial(attempt, self, partial(roster.merge, other, one)))
            two = Button(
                _text("Two people"),
                "plain",
                does=partial(attempt, self, partial(roster.tell_apart, one, other)),
            )
            for button in (same, two):
                button.about(listed(names))
            self.namesakes.box.addLayout(row(Label(text), two, same, first=1))

    def _fits(self, person: Person) -> bool:
        if person.merged_into is not None or folded_name(self.search.text()) not in folded_name(person.name):
            return False
        if person.computer:
            return bool(self.filter.value == "computer")
        kind = "guest" if person.guest is not None else "archived" if person.archived else "listed"
        return bool(self.filter.value == kind)

    def _nothing_text(self) -> str:
        if self.search.text().strip():
            return translate("People", "Nobody has this name.")
        match self.filter.value:
            case "archived":
                return translate("People", "Nobody is archived.")
            case "guest":
                return translate("People", "Nobody has come as a guest, for one evening only.")
            case "computer":
                return translate("People", "No computer player has played yet.")
        return translate(
            "People",
            "Nobody yet. Whoever plays is written down here by name; with a colour or a photo they are found "
            "quickly, and their chips are counted from one evening to the next.",
        )

    def _fill(self, people: Sequence[Person]) -> None:
        clear(self._body.box)
        holder, grid = grid_of_rows({1: 1}, margin=UNIT)
        others: dict[int, list[str]] = {}
        for entry in self._people:
            if entry.merged_into is not None:
                others.setdefault(entry.merged_into, []).append(entry.name)
        for place, person in enumerate(people):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, _COLUMNS)
            self._add_row(grid, 2 * place, person, others.get(person.number, []), self._owed.get(person.number, {}))
        self._body.box.addWidget(holder)

    def _add_row(
        self, grid: QGridLayout, at: int, person: Person, others: Sequence[str], owed: Mapping[str, int]
    ) -> None:
        photo = self._nights.people.picture(person.number) if person.has_picture else None
        picture = PersonPicture(44).show_person(person.name, person.colour, photo, pale=person.archived)
        words = lines(Label(person.name).make_bold(), _about(person, others))
        tone: Tone = "mistake" if min(owed.values(), default=0) < 0 else "plain"
        balance = Label(_owed_words(owed), "number", tone).one_line()
        grid.addWidget(picture, at, 0)
        grid.addLayout(words, at, 1)
        grid.addWidget(balance, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        buttons = [
            Button(_text("Chips"), "plain", does=ToLedger(person=person.number)),
            Button(_text("Statistics"), "plain", does=ToStatistics(person=person.number)),
            Button(_text("Edit…"), "plain", does=partial(self._edit, person.number)),
        ]
        for button in buttons:
            button.about(person.name)
        if large_letters():
            words.insertWidget(words.count() - 1, links(*buttons))
        else:
            grid.addLayout(row(*buttons, spacing=0), at, 3)

    def _add(self) -> None:
        new_person(self, self._nights.people)

    def _edit(self, number: int) -> None:
        attempt(self, lambda: edit_person(self, self._nights.people, number))


def _owed_words(owed: Owed) -> str:
    """Return what somebody is owed, in each currency; nothing if that is nothing."""
    parts = [owed_text(amount, currency) for currency, amount in owed.items() if currency != CHIPS and amount]
    if chips := owed.get(CHIPS, 0):
        parts.append(translate("People", "{chips} chips").format(chips=chips_text(chips, sign=True)))
    return f"{OWED()} {' '.join(parts)}" if parts else ""


def _about(person: Person, others: Sequence[str]) -> str:
    """Return other names of a person, and the first line of the notes."""
    note = next(iter(person.notes.strip().splitlines()), "")
    also = translate("People", "also {names}").format(names=listed(others)) if others else ""
    return " · ".join(part for part in (also, note) if part)
