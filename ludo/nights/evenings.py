"""Evenings (*soirées*): when they were, where, who came and went, and their house rules."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from ludo.engine.options import Value
from ludo.moments import read_moment
from ludo.nights.errors import NightsError
from ludo.nights.money import NO_MONEY, Worth


class EventKind(StrEnum):
    """Kinds of events at an evening besides play."""

    STARTED = "started"
    PAUSED = "paused"
    RESUMED = "resumed"
    CLOSED = "closed"
    REOPENED = "reopened"
    CAME = "came"
    LEFT = "left"


class EveningState(StrEnum):
    """Is an evening going on?"""

    RUNNING = "running"
    PAUSED = "paused"
    CLOSED = "closed"


class Event(NamedTuple):
    """An entry of an evening's diary. moment: UTC, ISO 8601. person: who came or left."""

    number: int
    kind: EventKind
    moment: str
    person: int | None = None


class Presence(NamedTuple):
    """A stay of a person at an evening; `left` is None while it lasts."""

    person: int
    came: str
    left: str | None


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules agreed for an evening.

    buy_in: chips that everybody buys at the start, 0 for none. chip_value: cents that a chip was said to be worth
    before books knew money, 0 for none. games: by game, options that differ from its defaults.
    """

    buy_in: int = 0
    chip_value: int = 0
    games: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plan:
    """Fields that a person may write down about an evening, at any time.

    carried: debts go on from the evenings before; False: it has a purse of its own. worth: that of its chips,
    fixed when it begins.
    """

    name: str = ""
    place: str = ""
    notes: str = ""
    carried: bool = True
    rules: HouseRules = HouseRules()
    worth: Worth = NO_MONEY

    def again(self) -> "Plan":
        """Return what is agreed as last time; where chips are carried on, people have theirs and buy none again."""
        rules = replace(self.rules, buy_in=0) if self.carried and not self.worth.is_money else self.rules
        return Plan(place=self.place, carried=self.carried, rules=rules, worth=self.worth)


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening. started: when it began; ended: when it was closed, None before. Moments are UTC, ISO 8601.

    put_away: it was a mistake, and is listed apart.
    """

    number: int
    plan: Plan
    state: EveningState
    started: str
    ended: str | None
    put_away: bool = False


@dataclass(frozen=True, slots=True)
class EveningSummary:
    """An evening in a list: who was there, and how many parties and sheets of which games were begun."""

    evening: Evening
    people: tuple[int, ...]
    games: Mapping[str, int]


class Result(NamedTuple):
    """The place of a chair, from 1 and shared where equal, and its score.

    The score is what the game counts: points of Trio (the fewer, the better); truts or points of Trut and Triomphe, in
    a match parties won; lives left in Trente-et-un; chips won or lost in Tripoli.
    """

    place: int
    score: int


class FinishKind(StrEnum):
    """How a partie ended; what was imported is known by its results alone."""

    PLAYED = "played"
    GIVEN_UP = "given-up"
    IMPORTED = "imported"


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a partie. counted: do its results count in ratings?

    results: by chair, none if it was given up; None for one that was lost when the file was damaged.
    """

    kind: FinishKind
    results: tuple[Result | None, ...] = ()
    counted: bool = False

    @property
    def known(self) -> tuple[Result, ...]:
        """The results that were not lost."""
        return tuple(result for result in self.results if result is not None)


class PlayDetails(NamedTuple):
    """More that another program knew of a partie.

    comment: what somebody wrote about it. begin, new: who began, and to whom the game was new. together: did all play
    against the game?
    """

    minutes: int = 0
    comment: str = ""
    begin: tuple[int, ...] = ()
    new: tuple[int, ...] = ()
    together: bool = False


NOTHING_TOLD: Final = PlayDetails()


@dataclass(frozen=True, slots=True)
class Played:
    """A partie played here (`source` "session") or on a table (`source` "sheet"); `origin` is its number.

    people, levels: by chair; a level is that of a computer player. chips: what each chair has gained, as the ledger
    stands. finish: None while it lasts, and where its end has not been looked at yet. annulled: its chips were given
    back, and it counts nowhere. handed_over: chairs that were left or taken over, which have no result. joined: who
    took one over, with what it brought them. told: what else another program knew of it.
    """

    source: str
    origin: int
    evening: int | None
    game: str
    started: str
    changed: str
    over: bool
    people: tuple[int, ...]
    levels: tuple[str | None, ...]
    chips: tuple[int, ...]
    finish: Finish | None = None
    annulled: bool = False
    handed_over: frozenset[int] = frozenset()
    joined: tuple[tuple[int, int], ...] = ()
    told: PlayDetails = NOTHING_TOLD


_STATES = {
    EventKind.STARTED: EveningState.RUNNING,
    EventKind.PAUSED: EveningState.PAUSED,
    EventKind.RESUMED: EveningState.RUNNING,
    EventKind.CLOSED: EveningState.CLOSED,
    EventKind.REOPENED: EveningState.RUNNING,
}


def state_after(events: Iterable[Event]) -> EveningState:
    """Return whether an evening goes on after these events."""
    state = EveningState.RUNNING
    for event in events:
        state = _STATES.get(event.kind, state)
    return state


def present(events: Iterable[Event]) -> tuple[int, ...]:
    """Return who is there after these events, in the order in which they came."""
    there: dict[int, None] = {}
    for event in events:
        if event.person is None:
            continue
        if event.kind is EventKind.CAME:
            there[event.person] = None
        elif event.kind is EventKind.LEFT:
            there.pop(event.person, None)
    return tuple(there)


def attended(events: Iterable[Event]) -> tuple[int, ...]:
    """Return everybody who was there at some time, in the order in which they first came."""
    return tuple(dict.fromkeys(event.person for event in events if event.person is not None))


def presences(events: Iterable[Event]) -> list[Presence]:
    """Return who came when and left when, in the order in which they came."""
    found: list[Presence] = []
    for event in events:
        if event.person is None:
            continue
        if event.kind is EventKind.CAME:
            found.append(Presence(event.person, event.moment, None))
        elif event.kind is EventKind.LEFT:
            for place in reversed(range(len(found))):
                if found[place].person == event.person and found[place].left is None:
                    found[place] = found[place]._replace(left=event.moment)
                    break
    return found


def duration(events: Sequence[Event], now: str) -> timedelta:
    """Return how long an evening has lasted, pauses and closed times left out."""
    total = timedelta()
    since: datetime | None = None
    for event in events:
        state = _STATES.get(event.kind)
        if state is None:
            continue
        moment = read_moment(event.moment)
        if state is EveningState.RUNNING:
            since = moment if since is None else since
        elif since is not None:
            total += max(moment - since, timedelta())
            since = None
    return total if since is None else total + max(read_moment(now) - since, timedelta())


def check_event(events: Sequence[Event], kind: EventKind, person: int | None) -> None:
    """Raise NightsError if this cannot happen after these events."""
    state = state_after(events)
    wanted = {
        EventKind.PAUSED: EveningState.RUNNING,
        EventKind.RESUMED: EveningState.PAUSED,
        EventKind.REOPENED: EveningState.CLOSED,
    }.get(kind)
    if kind is EventKind.STARTED or (wanted is not None and state is not wanted):
        raise NightsError(f"evening-{state}")
    if kind is not EventKind.REOPENED and state is EveningState.CLOSED:
        raise NightsError("evening-closed")
    if kind is EventKind.CAME and person in present(events):
        raise NightsError("already-present", str(person))
    if kind is EventKind.LEFT and person not in present(events):
        raise NightsError("not-present", str(person))
    if (kind in (EventKind.CAME, EventKind.LEFT)) is (person is None):
        raise NightsError("no-such-person", str(person))


def check_diary(events: Sequence[Event]) -> None:
    """Raise NightsError if these events cannot have followed each other."""
    if not events or events[0].kind is not EventKind.STARTED:
        raise NightsError("moment-order")
    for place in range(1, len(events)):
        event = events[place]
        if event.moment < events[place - 1].moment:
            raise NightsError("moment-order", event.moment)
        check_event(events[:place], event.kind, event.person)
