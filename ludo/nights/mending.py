"""What the books can be told afterwards: what counts, what was a mistake, and who it really was.

Nothing that was posted is changed: chips go back by counter-entries with a reason. A partie played in Ludo ("session")
or on a table ("sheet") is named by its source and number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from ludo.nights.evenings import Event

PartieKey: TypeAlias = tuple[str, int]
"""Source and number of a partie or sheet."""


@dataclass(frozen=True, slots=True)
class OutsidePartie:
    """A partie or sheet of before that belonged to no evening though its chips were counted.

    people, chips: the persons in it, and what it brought each of them. evening: where it belongs now, None for none.
    counts: nobody has answered yet, so it counts as before. started, changed: UTC, ISO 8601.
    """

    source: str
    origin: int
    game: str
    started: str
    changed: str
    people: tuple[int, ...]
    chips: tuple[int, ...]
    evening: int | None
    counts: bool

    @property
    def key(self) -> PartieKey:
        """Source and number."""
        return self.source, self.origin

    @property
    def alone(self) -> bool:
        """Did one person play it, against the computer?"""
        return len(self.people) < 2


class TakenOut(NamedTuple):
    """What belonged to an evening and was taken out of it. moment: UTC, ISO 8601."""

    source: str
    origin: int
    game: str
    people: tuple[int, ...]
    moment: str


class Outside(Protocol):
    """What was played outside of any evening: statistics know it, the books only if it is moved to an evening."""

    def parties(self) -> Sequence[OutsidePartie]:
        """Return what of before has to be answered, and was, the first begun first."""

    def unanswered(self) -> int:
        """Return how many parties still count as before because nobody has answered."""

    def leave_out(self, parties: Sequence[PartieKey]) -> None:
        """Let parties belong to statistics only."""

    def gather(self, parties: Sequence[PartieKey], name: str) -> int | None:
        """Let parties belong to one closed evening of this name, made if it is missing; its number, None for no partie.

        Its people have come; nobody buys in.
        """


class Mending(Protocol):
    """Mistakes are taken out. Raises NightsError where that is not possible; then nothing has changed."""

    def annul(self, source: str, origin: int, reason: str) -> None:
        """Give the chips of a partie or sheet back; it counts nowhere and cannot be gone on with.

        Raises NightsError `annulled`, `reason-missing`, and `chips-went-on` where its chips lie on a later board.
        """

    def count_again(self, source: str, origin: int, reason: str) -> None:
        """Take an annulment back."""

    def is_annulled(self, source: str, origin: int) -> bool:
        """Were the chips of a partie or sheet given back?"""

    def has_chips(self, source: str, origin: int) -> bool:
        """Do chips stand to the account of anybody for a partie or sheet?"""

    def take_out(self, source: str, origin: int) -> None:
        """Let a partie or sheet belong to its evening no more."""

    def put_in_again(self, evening: int, source: str, origin: int) -> None:
        """Let what was taken out of an evening belong to it again."""

    def taken_out(self, evening: int) -> Sequence[TakenOut]:
        """Return what was taken out of an evening and belongs to none, in that order."""

    def exchange(self, source: str, origin: int, wrong: int, right: int, reason: str) -> None:
        """Let another person have sat on a chair of a partie or sheet: chips and result are theirs.

        Raises NightsError `already-seated`, `sits-twice`, `person-and-computer`, `annulled`.
        """

    def take_back_event(self, evening: int, event: int) -> Event:
        """Let something not have happened at an evening; what it was.

        With somebody's arrival what they bought then is taken back. Raises NightsError `has-played`, `has-chips`,
        `moment-order` where what follows would make no sense.
        """

    def write_event_again(self, evening: int, event: Event) -> None:
        """Undo `take_back_event` of something that brought no chips."""

    def is_empty(self, evening: int) -> bool:
        """Was nothing ever posted at an evening, so that it can be deleted?"""

    def delete_evening(self, evening: int) -> None:
        """Delete an evening without postings; what was played there belongs to none. Raises NightsError `has-chips`."""

    def put_away(self, evening: int, reason: str) -> None:
        """Annul all that was posted at an evening, and list it under what is put away."""

    def bring_back(self, evening: int) -> None:
        """List an evening that was put away among the others; what was annulled stays so."""
