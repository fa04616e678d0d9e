"""Acts of the books as pages tell them: who did what, when, and whether it was taken back."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ludo.nights.merging import Held


class Thing(NamedTuple):
    """An act that another one names. kind: that of the act, empty where it is not in the books.

    name: of a person, an evening or a season, else the id or name of the game; moment: when it happened.
    """

    kind: str
    name: str = ""
    moment: str = ""
    people: tuple[str, ...] = ()


Detail: TypeAlias = "Thing | bool | int | str | Sequence[Detail] | Mapping[str, Detail] | None"
"""A value of an act's body, with things in the place of their ids."""


class DoneAct(NamedTuple):
    """An act. moment: local, with offset; made: what it is, or made; of: what an undo takes back.

    undone_by: the undo that took it back, or empty. stands: it counts; where it does not, and was not taken
    back itself, what it needs was.
    """

    id: str
    kind: str
    moment: str
    body: Mapping[str, Detail]
    made: Thing
    evening: Thing | None = None
    of: tuple["DoneAct", ...] = ()
    undone_by: str = ""
    stands: bool = True

    @property
    def takes_back(self) -> bool:
        """Does it take something back, and not bring back what was?"""
        return self.kind == "undo" and not any(act.takes_back for act in self.of)

    @property
    def is_undo(self) -> bool:
        """Does it take something back unasked, so that a redo is next? With a reason it is an act like any other."""
        return self.kind == "undo" and not self.body.get("reason") and not any(act.is_undo for act in self.of)


class Batch(NamedTuple):
    """Acts that were written together, in order, and are taken back together."""

    acts: tuple[DoneAct, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of all acts."""
        return tuple(act.id for act in self.acts)

    @property
    def undos(self) -> tuple[str, ...]:
        """Return the undos that took all of it back, none while something of it is left."""
        undos = dict.fromkeys(act.undone_by for act in self.acts)
        return () if "" in undos else tuple(undos)

    @property
    def takes_back(self) -> bool:
        """Does all of it take something back?"""
        return all(act.takes_back for act in self.acts)


class BalanceChange(NamedTuple):
    """The balance of a person before and after an undo: at which evening, None outside of any."""

    name: str
    evening: Thing | None
    before: int
    after: int


class Consequences(NamedTuple):
    """The effects of an undo beside what it takes back: acts that count no more, or count again, and balances."""

    falls: Sequence[DoneAct] = ()
    rises: Sequence[DoneAct] = ()
    waits: Sequence[DoneAct] = ()
    """Uses that the undo would not know, so that it would wait for an answer."""
    changes: Sequence[BalanceChange] = ()

    @property
    def others(self) -> int:
        """Return how many other acts are changed."""
        return len(self.falls) + len(self.rises)


class Checked(NamedTuple):
    """The books made anew. acts: so many were read; differed: by what it is, how much was another before.

    balances: those that are others now. kept: the file as it was, where anything differed.
    """

    acts: int
    differed: Mapping[str, int]
    balances: Sequence[Held]
    kept: Path | None = None
