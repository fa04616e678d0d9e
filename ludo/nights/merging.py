"""Taking the evenings of another computer in: what that changes, and what has to be decided."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias


class Choice(StrEnum):
    """How a conflict is decided: what is here or there stands; two of one name are the same person, or two."""

    MINE = "mine"
    THEIRS = "theirs"
    SAME = "same"
    TWO = "two"


Answers: TypeAlias = Mapping[str, Choice]
"""Decisions by key of the conflict."""


class Conflict(NamedTuple):
    """Something that both computers say otherwise.

    kind: what may be one is `same-name` (people of one name), `same-season`, `same-evening`, `same-payment` (mine: how
    many chips) or `same-entries` (mine: how many there are at the evening, here and there). What is said otherwise is
    `name`, `notes`, `colour`, `picture` (of a person), `evening-name`, `evening-place`, `evening-notes`,
    `evening-carried`, `evening-options`, `moment` (of what happened at an evening), `sheet`, `session` (a partie that
    went on here and there), `belongs` (to which evening), `exchanged` (who sat there), `season` or `currency` (of the
    books). What was taken back there and went on here is `removed-season`, `removed-evening` (mine: its notes),
    `removed-events` (mine: kind, moment and name) or `annulled`; the other way round it is `went-on`. subject: what it
    is about. mine, theirs: as texts; "" where they cannot be shown. answer: how it is decided; None while nobody has
    and somebody must.
    """

    key: str
    kind: str
    subject: str
    mine: str
    theirs: str
    answer: Choice | None

    @property
    def choices(self) -> tuple[Choice, Choice]:
        """Return what can be chosen."""
        same = self.kind.startswith("same-")
        return (Choice.SAME, Choice.TWO) if same else (Choice.MINE, Choice.THEIRS)

    @property
    def removes(self) -> bool:
        """Is it about something that was removed there?"""
        return self.kind.startswith("removed-")


class Followed(NamedTuple):
    """Something here that becomes as it is there without a question, since there it has only gone on.

    kind: `annulled`, `counts-again`, `exchanged` (people of a partie), `result` (of a partie that had ended), `united`
    (two people are one), `changed` (something else that is said of it) or `gone`. subject: what it is about, as in
    conflicts; by: who `subject` is the same as.
    """

    kind: str
    subject: str
    by: str = ""


class Held(NamedTuple):
    """How many chips somebody holds before and after."""

    name: str
    before: int
    after: int


class LastMerge(NamedTuple):
    """The file that was taken in last, and when."""

    file: str
    moment: str


@dataclass(frozen=True, slots=True)
class MergePreview:
    """A preview of taking a file in, with the decisions so far.

    people, evenings: names of those that are new; an evening without one is the moment at which it began. parties,
    postings, events: how many are new. changed: how many acts and logs of parties are new at all. followed: what
    becomes as it is there. balances: those that are other ones afterwards. cleaned: how many texts of the file lost
    signs that nobody sees.
    """

    people: tuple[str, ...] = ()
    evenings: tuple[str, ...] = ()
    parties: int = 0
    postings: int = 0
    events: int = 0
    changed: int = 0
    conflicts: tuple[Conflict, ...] = ()
    followed: tuple[Followed, ...] = ()
    balances: tuple[Held, ...] = ()
    cleaned: int = 0

    @property
    def keeps_all(self) -> bool:
        """Does everything stay that is here, as it is?"""
        return not self.followed and all(conflict.answer is not Choice.THEIRS for conflict in self.conflicts)

    @property
    def undecided(self) -> tuple[Conflict, ...]:
        """Return what somebody has to decide before anything is taken in."""
        return tuple(conflict for conflict in self.conflicts if conflict.answer is None)
