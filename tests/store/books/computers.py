"""Computers with a log each, for tests: they write acts, take in each other's, and their clocks lie."""

from collections.abc import Mapping
from datetime import UTC, datetime
from random import Random

from ludo.store.books.act import BEGINNING, Act, Value, make_act
from ludo.store.books.standing import Standing

BEGIN = 1_767_225_600_000
"""Milliseconds: the first of January 2026."""


class Computer:
    """A computer with its own copy of the log."""

    def __init__(self, name: str, skew: int = 0) -> None:
        self.name = name
        self.skew = skew
        self.now = BEGIN
        self.standing = Standing([])

    def write(self, kind: str, nonce: str = "", **body: Value) -> Act:
        """Write an act that has seen all that is here."""
        self.now += 1000
        stamp = (self.standing.latest() or BEGINNING).after(max(0, self.now + self.skew))
        happened = datetime.fromtimestamp(self.now / 1000, UTC).isoformat(timespec="seconds")
        act = make_act(
            kind, body, stamp=stamp, happened=happened, computer=self.name, saw=self.standing.ends(), nonce=nonce
        )
        self.standing.add(act)
        return act

    def take_in(self, other: "Computer") -> None:
        """Take in all that another computer has."""
        self.standing = Standing([*self.standing.order, *other.standing.order])

    def undo(self, *acts: Act, reason: str = "") -> Act:
        """Take acts back."""
        return self.write("undo", of=[act.id for act in acts], reason=reason)

    def same(self, one: Act, other: Act) -> Act:
        """Say that two acts are one."""
        return self.write("same", pairs=[[one.id, other.id]])

    def set(self, thing: Act, field: str, value: Value) -> Act:
        """Set a field of a thing."""
        return self.write("set", thing=thing.id, field=field, value=value)

    def count(self, act: Act) -> bool:
        """Does an act count here?"""
        return self.standing.stands(act.id)


def picture(standing: Standing) -> Mapping[str, object]:
    """Return all that follows from a log, to compare."""
    return {
        "order": [act.id for act in standing.order],
        "stand": [act.id for act in standing.order if standing.stands(act.id)],
        "current": {act.id: standing.current(act.id) for act in standing.order},
        "undone": {act.id: undo.id for act in standing.order if (undo := standing.undone_by(act.id))},
        "values": {
            (act.id, field): [head.id for head in standing.heads(act.id, field)]
            for act in standing.order
            for field in standing.fields(act.id)
        },
    }


def shuffled(acts: list[Act], luck: Random) -> list[Act]:
    """Return the same acts in another order."""
    found = list(acts)
    luck.shuffle(found)
    return found
