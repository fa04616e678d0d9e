"""A file of evenings that is filled in a few words, at moments of the test."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from ludo.engine.options import Value
from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import EventKind, Finish, FinishKind, Plan, Result
from ludo.nights.sheet_records import SheetOutcome
from ludo.store.store import Store


class Club:
    """A store whose clock stands where it was set."""

    def __init__(self, path: Path, begin: str = "2026-01-02T19:00:00+00:00") -> None:
        self.moment = datetime.fromisoformat(begin).astimezone(UTC)
        self.store = Store(path, lambda: self.moment)

    def wait(self, *, minutes: float = 0, days: float = 0) -> None:
        """Let time go by."""
        self.moment += timedelta(minutes=minutes, days=days)

    def person(self, name: str) -> int:
        """The number of a person, added if unknown."""
        return self.store.nights.people.add(name)

    def evening(self, *names: str, name: str = "", place: str = "", carried: bool = True) -> int:
        """Begin an evening now."""
        plan = Plan(name, place, carried=carried)
        return self.store.nights.evenings.start(plan, [self.person(name) for name in names])

    def close(self, evening: int) -> None:
        """End an evening now."""
        self.store.nights.evenings.record(evening, EventKind.CLOSED)

    def sheet(
        self,
        game: str,
        standings: Sequence[tuple[str, int]],
        *,
        evening: int | None = None,
        chips: Sequence[int] = (),
        scores: Sequence[int] = (),
        minutes: float = 20,
        counted: bool = True,
        given_up: bool = False,
        options: Mapping[str, Value] | None = None,
    ) -> int:
        """Write a finished score sheet: people with their places; its one line moves the chips. Takes some minutes."""
        people = [self.person(name) for name, _ in standings]
        sheets = self.store.nights.sheets
        number = sheets.create(game, options or {}, people, evening)
        self.wait(minutes=minutes)
        moves = [
            Move(sheet_account(number), person_account(person), gain)
            if gain > 0
            else Move(person_account(person), sheet_account(number), -gain)
            for person, gain in zip(people, chips, strict=False)
            if gain
        ]
        points = list(scores) or [0] * len(people)
        results = tuple(Result(place, score) for (_, place), score in zip(standings, points, strict=True))
        kind = FinishKind.GIVEN_UP if given_up else FinishKind.PLAYED
        finish = Finish(kind, () if given_up else results, counted)
        sheets.write(number, 1, "{}", SheetOutcome({1: moves}, finish))
        return number
