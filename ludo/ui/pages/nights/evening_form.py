"""Beginning an evening, and writing other things down about one."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.evenings import EventKind, Plan
from ludo.nights.money import Worth
from ludo.nights.people import Person
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import chips_of, choice_of, line_of, notes_of
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.moment_fields import moment_of
from ludo.ui.pages.nights.money_fields import CurrencyFields
from ludo.ui.pages.nights.picker import GuestName, Pick, people_of
from ludo.ui.pages.nights.revalue_form import ask_to_revalue
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.services.store_types import Nights

_text = texts("Evenings")


class PlanFields:
    """The fields of what is agreed and written down about an evening."""

    def __init__(self, nights: Nights, plan: Plan) -> None:
        self._plan = plan
        self.name = line_of(_text("Name"), plan.name, hint=translate("Evenings", "The date, if it has no name"))
        self._place = line_of(_text("Place"), plan.place)
        self.names = self.name, self._place
        carried = {
            True: _text("carried on from evening to evening"),
            False: _text("for this evening alone"),
        }
        self._carried = choice_of(_text("Chips are counted"), carried, plan.carried, _text("Chips are counted"))
        self._buy_in = chips_of(_text("Everybody buys at the start (chips)"), plan.rules.buy_in or None)
        self._buy_in.widget.setPlaceholderText("0")
        self.money = CurrencyFields(nights, plan.worth)
        self._notes = notes_of(_text("Notes"), plan.notes)
        self.rules = (
            self._carried,
            self.money.money,
            self.money.chips,
            self.money.currency,
            self._buy_in,
            self._notes,
        )
        """What is agreed about chips, and the notes."""

    def propose_buy_in(self, chips: int) -> None:
        """Propose what everybody buys, as long as chips are counted for the evening alone."""

        def propose(carried: object) -> None:
            known = self._buy_in.value
            if carried and known == chips:
                self._buy_in.widget.clear()
            elif not carried and not known and chips:
                self._buy_in.widget.setText(str(chips))

        self._carried.changed.connect(propose)

    def plan(self) -> Plan:
        """Return what the fields say."""
        rules = replace(self._plan.rules, buy_in=self._buy_in.value)
        words = self.name.value, self._place.value, self._notes.value
        return Plan(*words, self._carried.value, rules, self.money.worth())


def begin_evening(page: QWidget, nights: Nights, begun: Callable[[int], object]) -> Form:
    """Ask who is there and what is agreed; `begun` is called with the number of the evening that begins."""
    last = nights.evenings.summaries(1)
    before = last[0] if last else None
    fields = PlanFields(nights, Plan() if before is None else before.evening.plan.again())
    if before is not None:
        fields.propose_buy_in(before.evening.plan.rules.buy_in)
    who = picks(nights, before.people if before is not None else ())
    people = people_of(_text("Who is here"), who, adding=True, guests=True, label=_text("Who is here"))
    now = nights.now()
    started = moment_of(_text("Began"), now)
    ended = moment_of(_text("Ended (only of an evening that is over)"), "")

    def begin() -> None:
        moment = None if started.value == now else started.value
        end = ended.widget.moment_or_none()
        if end is not None and end < (moment or now):
            raise NightsError("end-before")
        guests = [key for key in people.value if isinstance(key, GuestName)]
        known = [key for key in people.value if not isinstance(key, GuestName)]
        number = nights.evenings.start(fields.plan(), numbers_of(nights, known), moment)
        for person in numbers_of(nights, guests, number):
            nights.evenings.record(number, EventKind.CAME, person, moment)
        if end is not None:
            nights.evenings.record(number, EventKind.CLOSED, moment=end)
        fields.money.keep()
        begun(number)

    return show_form(
        page,
        [people, *fields.names, started, ended, *fields.rules],
        begin,
        heading=_text("A new evening"),
        done=_text("Begin the evening"),
    )


def begin_again(nights: Nights) -> int:
    """Begin an evening with the people and the plan of the latest one; its number. Guests do not come again.

    Raises NightsError `no-such-evening` where there is none.
    """
    for last in nights.evenings.summaries(1):
        listed = {person.number for person in nights.people.all() if person.listed and not person.computer}
        people = [person for person in last.people if person in listed]
        return nights.evenings.start(last.evening.plan.again(), people)
    raise NightsError("no-such-evening")


def edit_evening(page: QWidget, nights: Nights, number: int) -> Form:
    """Show what is written down about an evening."""
    kept = nights.evenings.get(number)
    fields = PlanFields(nights, kept.plan)
    started, ended = moment_of(_text("Began"), kept.started), moment_of(_text("Ended"), kept.ended or "")
    ended.shown = lambda: kept.ended is not None

    def keep() -> None:
        span = started.value, None if kept.ended is None else ended.value
        if span[1] is not None and span[1] < span[0]:
            raise NightsError("end-before")
        if span != (kept.started, kept.ended):
            nights.evenings.set_span(number, *span)
        if worth() != kept.plan.worth and kept.ended is not None:
            raise NightsError("evening-closed")
        nights.evenings.edit(number, fields.plan())

    def worth() -> Worth:
        return fields.plan().worth

    def revalue() -> None:
        if worth() != kept.plan.worth:
            ask_to_revalue(page, nights, number, worth())

    form = show_form(
        page,
        [*fields.names, started, ended, *fields.rules],
        keep,
        heading=lambda: evening_title(kept),
        done=_text("Save"),
    )
    form.accepted.connect(lambda: attempt(page, revalue))
    return form


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
