"""Beginning an evening, and writing other things down about one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.people import Person
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.forms import ChipsField, Form, NotesField, TextField
from ludo.ui.pages.nights.moment_fields import MomentField
from ludo.ui.pages.nights.money_fields import CurrencyFields
from ludo.ui.pages.nights.picker import GuestName, PeoplePicker, Pick
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("Evenings")

_LONGEST_NAME = 60


class PlanFields:
    """The fields of what is agreed and written down about an evening."""

    def __init__(self, nights: Nights, plan: Plan) -> None:
        self._plan = plan
        self.name = TextField(plan.name, _LONGEST_NAME)
        self.name.setPlaceholderText(translate("Evenings", "The date, if it has no name"))
        self.place = TextField(plan.place, _LONGEST_NAME)
        self.notes = NotesField(plan.notes)
        self.carried = Chips(
            [
                (True, _text("carried on from evening to evening")),
                (False, _text("for this evening alone")),
            ],
            _text("Chips are counted"),
        )
        self.carried.set_value(plan.carried)
        self.buy_in = ChipsField(plan.rules.buy_in or None)
        self.buy_in.setPlaceholderText("0")
        self.money = CurrencyFields(nights, plan.rules.chip_value)

    def add_names(self, form: Form) -> None:
        """Lay out name, place and notes."""
        form.add(_text("Name"), self.name)
        form.add(_text("Place"), self.place)

    def add_rules(self, form: Form) -> None:
        """Lay out what is agreed about chips, and the notes."""
        form.add(_text("Chips are counted"), self.carried)
        form.add(_text("Everybody buys at the start (chips)"), self.buy_in)
        self.money.add(form)
        form.add(_text("Notes"), self.notes)

    def propose_buy_in(self, chips: int) -> None:
        """Propose what everybody buys, as long as chips are counted for the evening alone."""

        def propose(carried: object) -> None:
            known = self.buy_in.chips()
            if carried and known == chips:
                self.buy_in.clear()
            elif not carried and not known and chips:
                self.buy_in.setText(str(chips))

        self.carried.chosen.connect(propose)

    def plan(self) -> Plan:
        """Return what the fields say."""
        rules = replace(self._plan.rules, buy_in=self.buy_in.chips(), chip_value=self.money.worth.hundredths())
        notes = self.notes.toPlainText().strip()
        return Plan(self.name.words(), self.place.words(), notes, bool(self.carried.value), rules)


def begin_evening(page: QWidget, nights: Nights, begun: Callable[[int], object]) -> Form:
    """Ask who is there and what is agreed; `begun` is called with the number of the evening that begins."""
    last = nights.evenings.summaries(1)
    before = last[0] if last else None
    fields = PlanFields(nights, Plan() if before is None else _proposed(before.evening.plan))
    if before is not None:
        fields.propose_buy_in(before.evening.plan.rules.buy_in)
    people = PeoplePicker(
        picks(nights, before.people if before is not None else ()),
        _text("Who is here"),
        adding=True,
        guests=True,
    )
    now = nights.now()
    started, ended = MomentField(now), MomentField("")

    def begin() -> str:
        if not people.chosen() and people.field.text().strip():
            return translate("Evenings", "Press “Add” to write down who is here.")
        moment = None if started.moment() == now else started.moment()
        end = ended.moment_or_none()
        if end is not None and end < (moment or now):
            raise NightsError("end-before")
        guests = [key for key in people.chosen() if isinstance(key, GuestName)]
        known = [key for key in people.chosen() if not isinstance(key, GuestName)]
        number = nights.evenings.start(fields.plan(), numbers_of(nights, known), moment)
        for person in numbers_of(nights, guests, number):
            nights.evenings.record(number, EventKind.CAME, person, moment)
        if end is not None:
            nights.evenings.record(number, EventKind.CLOSED, moment=end)
        fields.money.keep()
        begun(number)
        return ""

    form = Form(
        page,
        _text("A new evening"),
        _text("Begin the evening"),
        begin,
    )
    form.column.addSpacing(UNIT // 2)
    form.column.addWidget(Label(_text("Who is here"), "small", "quiet"))
    form.column.addWidget(people)
    fields.add_names(form)
    form.add(_text("Began"), started)
    form.add(_text("Ended (only of an evening that is over)"), ended)
    fields.add_rules(form)
    return form.start(people)


def _proposed(before: Plan) -> Plan:
    """Return what is agreed as last time; where chips are carried on, people have theirs and buy none again."""
    rules = replace(before.rules, buy_in=0) if before.carried else before.rules
    return Plan(place=before.place, carried=before.carried, rules=rules)


def edit_evening(page: QWidget, nights: Nights, number: int, changed: Callable[[], object]) -> Form:
    """Show what is written down about an evening; `changed` is called after it was changed."""
    kept = nights.evenings.get(number)
    fields = PlanFields(nights, kept.plan)
    started, ended = MomentField(kept.started), MomentField(kept.ended or "")

    def keep() -> str:
        span = started.moment(), None if kept.ended is None else ended.moment()
        if span[1] is not None and span[1] < span[0]:
            raise NightsError("end-before")
        if span != (kept.started, kept.ended):
            nights.evenings.set_span(number, *span)
        nights.evenings.edit(number, fields.plan())
        fields.money.keep()
        changed()
        return ""

    form = Form(page, lambda: evening_title(kept), _text("Save"), keep)
    fields.add_names(form)
    form.add(_text("Began"), started)
    if kept.ended is not None:
        form.add(_text("Ended"), ended)
    fields.add_rules(form)
    return form.start(fields.name)


def picks(nights: Nights, first: Sequence[int] = (), without: Sequence[int] = ()) -> list[Pick]:
    """Return who can be chosen: these first, everybody else by name."""
    people = [person for person in nights.people.all() if not person.computer]
    known = {person.number: person for person in people if person.listed or person.guest is not None}
    listed = [person for person in people if person.listed]
    ordered = [known[number] for number in first if number in known]
    ordered += [person for person in listed if person.number not in first]
    return [pick_of(nights, person) for person in ordered if person.number not in without]


def pick_of(nights: Nights, person: Person) -> Pick:
    """Return a person as somebody to choose."""
    photo = nights.people.picture(person.number) if person.has_picture else None
    return Pick(person.number, person.name, person.colour, photo)


def numbers_of(nights: Nights, chosen: Sequence[object], evening: int | None = None) -> list[int]:
    """Return the numbers of people who were chosen; who was added by name is written down, a guest at the evening."""
    return [
        key
        if isinstance(key, int)
        else nights.people.add_guest(key, evening)
        if isinstance(key, GuestName) and evening is not None
        else nights.people.add(str(key))
        for key in chosen
    ]
