"""Acts that may mean the same: one payment that was marked twice, one evening that two people wrote down."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import combinations, permutations
from typing import Final, NamedTuple, TypeAlias

from ludo.moments import read_moment
from ludo.nights.people import folded_name
from ludo.store.books.act import Act, Value
from ludo.store.books.kinds import SAME, TWO
from ludo.store.books.standing import BELONGS, Standing

Apart: TypeAlias = Callable[[Act, Act], bool]
"""Were two acts written without knowing each other?"""

NEAR: Final[Mapping[str, float]] = {"evening": 12.0, "pay": 7 * 24.0}
"""Hours within which two acts of a kind may be one; others share an evening, or lie as near as payments."""
IN_COMMON: Final = 2
"""People who have to be at two evenings that may be one."""
_DIARY: Final = ("came", "left", "pause", "resume", "close", "reopen")
_PLAYED: Final = ("deal", "line")
_UNASKED: Final = _DIARY + _PLAYED
_ENTRIES: Final = ("buy", "cash", "give", "pay", "correct", "expense", "count", "revalue", "import", "play")
_BESIDE: Final = ("reason", "comment", "came", "as", "source", "uid", "written", "prev", "seat", BELONGS)
"""Fields in which two that are one may differ."""


class Pair(NamedTuple):
    """Two acts of a kind that may be one, the earlier first. asked: False where nothing is lost if they are."""

    kind: str
    one: str
    other: str
    asked: bool


def alike(standing: Standing, apart: Apart) -> list[Pair]:
    """Return the acts that may be one and of which nobody has said so, each once, in order of the log."""
    return list(_Search(standing, apart).pairs())


class _Search:
    def __init__(self, standing: Standing, apart: Apart) -> None:
        self._standing, self._apart = standing, apart
        self._answered = standing.answered(SAME) | standing.answered(TWO)
        self._acts = [act for act in standing.order if standing.stands(act.id)]
        self._places = {act.id: place for place, act in enumerate(self._acts)}
        self._guests: defaultdict[str, set[str]] = defaultdict(set)
        self._lines: defaultdict[str, list[str]] = defaultdict(list)
        for act in self._acts:
            if act.kind == "came":
                self._guests[standing.current(act.text(BELONGS))].add(standing.current(act.text("person")))
            elif act.kind == "line":
                self._lines[standing.current(act.text("sheet"))].append(act.text("text"))

    def pairs(self) -> Iterator[Pair]:
        groups: defaultdict[tuple[object, ...], list[Act]] = defaultdict(list)
        for act in self._acts:
            key = self._key(act)
            if key is not None:
                groups[key].append(act)
        found = [pair for group in groups.values() if len(group) > 1 for pair in self._paired(group)]
        yield from sorted(found, key=lambda pair: (self._places[pair.other], self._places[pair.one]))

    def _paired(self, group: Sequence[Act]) -> Iterator[Pair]:
        """Pair each act with one other at most: who bought twice here and there bought twice."""
        taken: set[str] = set()
        for other_place, other in enumerate(group):
            for one in group[:other_place]:
                if one.id not in taken and other.id not in taken and self._may_be_one(one, other):
                    taken |= {one.id, other.id}
                    asked = one.kind not in _UNASKED and not one.text("uid")
                    yield Pair(one.kind, one.id, other.id, asked)

    def _may_be_one(self, one: Act, other: Act) -> bool:
        if frozenset((one.id, other.id)) in self._answered or not self._apart(one, other):
            return False
        if one.text("uid"):
            return True
        if one.kind == "evening" and len(self._guests[one.id] & self._guests[other.id]) < IN_COMMON:
            return False
        hours = self._hours(one)
        return hours is None or abs((self._moment(one) - self._moment(other)).total_seconds()) <= hours * 3600

    def _hours(self, act: Act) -> float | None:
        loose = act.kind in _ENTRIES and not self._standing.value(act.id, BELONGS)
        return NEAR.get(act.kind, NEAR["pay"] if loose else None)

    def _moment(self, act: Act) -> datetime:
        said = self._standing.value(act.id, "happened")
        return read_moment(said if isinstance(said, str) else act.happened)

    def _key(self, act: Act) -> tuple[object, ...] | None:
        """Return what two acts that may be one have in common, None of a kind that is never two."""
        standing = self._standing
        if act.text("uid"):  # what a source has given one id is one, whoever brought it in
            return (act.kind, act.text("uid"), act.text("written"))
        match act.kind:
            case "evening":
                return (act.kind,)
            case "person":
                name = folded_name(str(standing.value(act.id, "name") or ""))
                guest = self._now(standing.value(act.id, "guest_of"))
                return (act.kind, name, bool(act.body.get("computer")), guest) if name else None
            case "season":
                name = folded_name(str(standing.value(act.id, "name") or ""))
                return (act.kind, name) if name else None
            case "sheet":
                lines = tuple(self._lines[act.id])
                return (act.kind, act.text("game"), self._where(act), self._now(act.body.get("chairs")), lines)
            case "pay":
                return (act.kind, self._said(act))
        return (act.kind, self._where(act), self._said(act)) if act.kind in _UNASKED + _ENTRIES else None

    def _where(self, act: Act) -> object:
        return self._now(self._standing.value(act.id, BELONGS))

    def _said(self, act: Act) -> object:
        return self._now({field: value for field, value in act.body.items() if field not in _BESIDE})

    def _now(self, value: Value) -> object:
        """Return a value with the acts that count now for those that it names, to be compared."""
        match value:
            case str():
                prefix, bare = (value[:2], value[2:]) if value[:2] in ("p:", "x:") else ("", value)
                return prefix + self._standing.current(bare)
            case Mapping():
                return tuple((name, self._now(part)) for name, part in sorted(value.items()))
            case list() | tuple():
                return tuple(self._now(part) for part in value)
        return value


def unseen(standing: Standing) -> Apart:
    """Return whether two acts of a log were written without knowing each other, as far as the log knows."""
    knows = standing.knowledge.knows
    return lambda one, other: not knows(one.id, other.id) and not knows(other.id, one.id)


def of_two_logs(here: frozenset[str], there: frozenset[str]) -> Apart:
    """Return whether one of two acts is in one log alone and the other one in the other. here, there: ids of each."""
    only = here - there, there - here

    def apart(one: Act, other: Act) -> bool:
        return (one.id in only[0] and other.id in only[1]) or (one.id in only[1] and other.id in only[0])

    return apart


def taken_back_apart(standing: Standing, apart: Apart) -> list[tuple[str, ...]]:
    """Return undos of what a source wrote, each with what brought the same in elsewhere and counts."""
    groups: defaultdict[tuple[str, ...], list[Act]] = defaultdict(list)
    for act in standing.order:
        if act.text("uid"):
            groups[act.kind, act.text("uid"), act.text("written")].append(act)
    found: defaultdict[str, list[Act]] = defaultdict(list)
    for group in groups.values():
        for one, other in permutations(group, 2):
            undo = standing.undone_by(one.id)
            if undo is not None and standing.stands(other.id) and apart(one, other):
                found[undo.id].append(other)
    return [
        (undo, *(act.id for act in sorted(acts, key=lambda act: act.kind == "evening"))) for undo, acts in found.items()
    ]


def branches(standing: Standing, apart: Apart) -> list[tuple[str, str]]:
    """Return lines of one sheet that go on from the same line in two ways, the first of each way."""
    after: defaultdict[tuple[str, str], list[Act]] = defaultdict(list)
    for act in standing.order:
        if act.kind == "line" and standing.stands(act.id) and act.text("text"):
            before = act.text("prev")
            after[standing.current(act.text("sheet")), standing.current(before) if before else ""].append(act)
    pairs = (pair for lines in after.values() for pair in combinations(lines, 2))
    return [(one.id, other.id) for one, other in pairs if apart(one, other)]
