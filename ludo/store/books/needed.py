"""Acts of a file that are needed to judge some of them: what they name, and what was said of them; people always.

`act_refs` leads from an act to those that need it, set it, take it back or join it with another one. `act_order` says
where acts are in the order of the log that were not written at its end, here: whatever was migrated or merged.
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from json import dumps, loads
from typing import Final

from ludo.store.books.act import BEGINNING, TOKEN, Act, Stamp, ids_in, is_id, read_act, with_texts
from ludo.store.books.deriving import BOOKS
from ludo.store.books.kinds import KINDS, LOST, SAME, SET, TWO, UNDO, Kind
from ludo.store.books.knowledge import Knowledge, stamps_of
from ludo.store.books.standing import BELONGS, Standing

_PEOPLE: Final = 0
"""Under this are people, what stands for lost acts, and what is set of all books."""
_JOINING: Final = (UNDO, SAME, TWO)
"""Kinds whose targets are judged each for itself."""
_PATIENCE: Final = 2000
"""So many acts are looked through for whether one has seen another, before the whole log is read."""
_FOUND: Final = """
SELECT position, line, milliseconds, counter FROM acts LEFT JOIN act_order USING (position) WHERE {0}
"""
_NAMED: Final = _FOUND.format("id IN (SELECT value FROM json_each(?))")
_REFERRING: Final = _FOUND.format("position IN (SELECT act FROM act_refs WHERE of IN (SELECT value FROM json_each(?)))")
_WRITTEN: Final = """
SELECT id FROM acts WHERE position > (SELECT coalesce(max(position), 0) FROM act_order) ORDER BY position DESC LIMIT 1
"""
"""The last act that was written here after all of which the order was noted: it has seen everything."""


def _key(name: str) -> int:
    """Return what an act is found under; two of them under one do no harm."""
    return int(name[:15], 16)


def texts_of(connection: sqlite3.Connection) -> dict[str, bytes | None]:
    """Return the texts of a file that are kept apart from their acts, by token."""
    return dict(connection.execute("SELECT digest, content FROM blobs WHERE digest >= ?", (TOKEN,)))


def _naming(name: str) -> int:
    """Return what is found under one what names an act and is judged without it, such as a person."""
    return -1 - _key(name)


def _judged_by(act: Act) -> list[str]:
    """Return the acts that one needs, sets, takes back or joins, and where it belongs."""
    kind = KINDS.get(act.kind, Kind())
    fields = [*kind.needs, *(field for field in kind.names if field == BELONGS or act.kind in _JOINING)]
    if act.kind == SET and act.text("field") == BELONGS:
        fields.append("value")
    return [name for field in fields for name in act.ids(field)]


def write_refs(connection: sqlite3.Connection, acts: Iterable[Act]) -> None:
    """Note what acts in a file refer to."""
    acts = list(acts)
    query = "SELECT id, position FROM acts WHERE id IN (SELECT value FROM json_each(?))"
    positions = dict(connection.execute(query, (dumps([act.id for act in acts]),)))
    rows = []
    for act in acts:
        judged = _judged_by(act)
        keys = {_key(name) for name in judged} | {_naming(name) for name in {*ids_in(act.body)}.difference(judged)}
        if act.kind in ("person", LOST) or act.text("thing") == BOOKS:
            keys.add(_PEOPLE)
        rows += [(key, positions[act.id]) for key in keys]
    connection.executemany("INSERT INTO act_refs VALUES (?, ?) ON CONFLICT DO NOTHING", sorted(rows))


def write_order(connection: sqlite3.Connection, acts: Iterable[Act]) -> None:
    """Note the order of all acts of a file, and what they refer to."""
    known = {act.id: act for act in acts}
    there = [known[name] for (name,) in connection.execute("SELECT id FROM acts ORDER BY position")]
    stamps = stamps_of(there)
    seen = {name for act in there for name in act.saw}
    rows = [(*stamps[act.id], act.id not in seen, act.id) for act in there[: _written_elsewhere(there, stamps)]]
    connection.execute("DELETE FROM act_order")
    connection.executemany("INSERT INTO act_order SELECT position, ?, ?, ? FROM acts WHERE id = ?", rows)
    connection.execute("DELETE FROM act_refs")
    write_refs(connection, there)


def _written_elsewhere(acts: Sequence[Act], stamps: Mapping[str, Stamp]) -> int:
    """Return how many acts there are before those of which each has seen all before it, and came after it."""
    first = len(acts) - 1
    while first > 0 and acts[first].saw == (acts[first - 1].id,) and stamps[acts[first].id] == acts[first].stamp:
        first -= 1
    before = {act.id for act in acts[: max(first, 0)]}
    ends = before.difference(name for act in acts[: max(first, 0)] for name in act.saw)
    return first if first >= 0 and ends == set(acts[first].saw) else len(acts)


def latest_stamp(connection: sqlite3.Connection) -> Stamp:
    """Return a stamp that no act of a file is later than."""
    query = "SELECT milliseconds, counter FROM act_order ORDER BY 1 DESC, 2 DESC LIMIT 1"
    ordered = connection.execute(query).fetchone() or BEGINNING
    last = connection.execute("SELECT line FROM acts ORDER BY position DESC LIMIT 1").fetchone()
    return max(Stamp(*ordered), BEGINNING if last is None else read_act(last[0]).stamp)


def latest_acts(connection: sqlite3.Connection, count: int) -> list[str]:
    """Return the last acts of a file in order, the latest first."""
    query = (
        "SELECT id FROM acts LEFT JOIN act_order AS o USING (position) ORDER BY o.position IS NOT NULL, "
        "iif(o.position IS NULL, position, 0) DESC, milliseconds DESC, counter DESC, id DESC LIMIT ?"
    )
    return [str(name) for (name,) in connection.execute(query, (count,))]


def ends_of(connection: sqlite3.Connection) -> list[str]:
    """Return the acts of a file that no other one has seen."""
    written = connection.execute(_WRITTEN).fetchone()
    if written is not None:
        return [str(written[0])]
    query = "SELECT id FROM act_order JOIN acts USING (position) WHERE is_end"
    return [str(name) for (name,) in connection.execute(query)]


class Needed:
    """Acts that were read so far. whole: all acts of the file, for what cannot be told otherwise."""

    def __init__(self, connection: sqlite3.Connection, whole: Callable[[], Standing]) -> None:
        self._connection, self._whole = connection, whole
        self._knowledge: Knowledge | None = None
        self._standing: Standing | None = None
        self._fresh: list[Act] = []
        """Acts that were read and are not in `_standing` yet."""
        self._same: list[Act] = []
        self._acts: dict[str, Act] = {}
        self._places: dict[str, tuple[Stamp, int]] = {}
        self._texts: dict[str, bytes | None] = texts_of(connection)
        self._roots = set[str]()
        (self._ordered,) = connection.execute("SELECT coalesce(max(position), 0) FROM act_order").fetchone()
        self._named = set[str]()
        self._read(set(), [_PEOPLE])
        undone = [act.ids("of") for act in self._acts.values() if act.kind == UNDO]
        self.read(self._lost_evenings(), [name for names in undone for name in names])

    def __len__(self) -> int:
        return len(self._acts)

    def has(self, names: Iterable[str], named: Iterable[str] = ()) -> bool:
        """Is there all that is needed to judge these acts, and all that names some?"""
        return self._named.issuperset(named) and all(
            name in self._roots or (name in self._acts and self._acts[name].kind not in _JOINING) for name in names
        )

    def add(self, acts: Sequence[Act], last: int) -> None:
        """Take in acts that were written here, up to a position; what they name was read."""
        for position, act in enumerate(acts, last + 1 - len(acts)):
            self._acts[act.id], self._places[act.id] = act, (act.stamp, position)
            self._roots.add(act.id)
            self._same += [act] if act.kind == SAME else []

    def drop(self, last: int) -> None:
        """Give up the acts after a position, which were undone with their transaction."""
        for name in [name for name, (_, position) in self._places.items() if position > last]:
            del self._acts[name], self._places[name]
        self._same = [act for act in self._same if act.id in self._acts]
        self._standing = None

    def read(self, names: Iterable[str], named: Iterable[str] = ()) -> None:
        """Read acts, and what is needed to judge them. named: read also what names these, as people are named."""
        keys = [_naming(name) for name in sorted({*named} - self._named)]
        self._named.update(named)
        roots = {name for name in names if is_id(name)} - self._roots
        self._roots |= roots
        waiting = set(roots)
        for name in roots & self._acts.keys():  # was read as one that names something else
            waiting |= self._leads_to(self._acts[name])
        self._read(waiting - self._acts.keys(), keys)

    def _read(self, waiting: set[str], keys: Sequence[int]) -> None:
        fresh = self._found(_REFERRING, keys)
        asked = set[str]()
        """Acts that were looked for: some are not in this file."""
        while waiting or fresh:
            fresh += self._found(_NAMED, sorted(waiting))
            asked |= waiting
            waiting = {name for act in fresh for name in self._leads_to(act)}
            stood_in = [act.text("of") for act in fresh if act.kind == LOST]
            fresh = self._found(_REFERRING, [_key(name) for name in (*(act.id for act in fresh), *stood_in)])
            waiting |= self._doubles()
            waiting -= self._acts.keys() | asked

    def _found(self, query: str, keys: Sequence[object]) -> list[Act]:
        found = []
        for position, line, *stamp in self._connection.execute(query, (dumps(keys),)).fetchall() if keys else ():
            act = with_texts(read_act(line), self._texts)
            if act.id not in self._acts:
                self._acts[act.id] = act
                self._fresh.append(act)
                self._same += [act] if act.kind == SAME else []
                self._places[act.id] = (act.stamp if stamp[0] is None else Stamp(*stamp)), position
                found.append(act)
        return found

    def _leads_to(self, act: Act) -> set[str]:
        names = set(_judged_by(act))
        if act.kind in _JOINING and act.id not in self._roots:
            return set()
        if act.kind == UNDO:
            self._roots |= names
        return names

    def _doubles(self) -> set[str]:
        """Return what is said to be the same as something that was read."""
        pairs = [act.ids("pairs") for act in self._same]
        both = [pair for names in pairs for pair in zip(names[::2], names[1::2], strict=False)]
        return {name for pair in both if not self._acts.keys().isdisjoint(pair) for name in pair}

    def _lost_evenings(self) -> set[str]:
        """Return the evenings of guests that are not listed: one may be another one now."""
        guests = [act.ids("guest_of") for act in self._acts.values() if act.kind == "person"]
        guests += [act.ids("value") for act in self._acts.values() if act.text("field") == "guest_of"]
        query = "SELECT 1 FROM identities JOIN evenings ON evenings.id = number WHERE kind = 'evening' AND identity = ?"
        return {name for names in guests for name in names if not self._connection.execute(query, (name,)).fetchone()}

    def standing(self) -> Standing:
        """Return what counts of these acts."""
        if self._standing is None or self._standing.of_kind(LOST) or any(act.kind == LOST for act in self._fresh):
            self._standing = Standing(sorted(self._acts.values(), key=self._order), self)
        elif self._fresh:
            self._standing.insert(self._fresh, self._order)
        self._fresh = []
        return self._standing

    def _order(self, act: Act) -> tuple[Stamp, str]:
        return self._places[act.id][0], act.id

    def is_settled(self, name: str) -> bool:
        """See `Knowledge.is_settled`: what was written here has seen all before it."""
        return self._places[name][1] > int(self._ordered)

    def knows(self, later: str, earlier: str) -> bool:
        """Had one act been read when another was written? See `Knowledge.knows`."""
        one, other = self._places[later][1], self._places[earlier][1]
        if later == earlier or max(one, other) > self._ordered:
            return other <= one
        return self._has_seen(later, earlier)

    def _has_seen(self, later: str, earlier: str) -> bool:
        """Walk back from an act along what each has seen, in a file that was migrated or merged."""
        waiting, known = [later], {later}
        query = "SELECT line, milliseconds, counter FROM acts JOIN act_order USING (position) WHERE id = ?"
        while waiting and len(known) < _PATIENCE:
            row = self._connection.execute(query, (waiting.pop(),)).fetchone()
            if row is None or (Stamp(*row[1:]), row[0][2:34]) <= (self._places[earlier][0], earlier):
                continue
            seen = loads(row[0])[8]
            if earlier in seen:
                return True
            waiting += [name for name in seen if name not in known]
            known.update(seen)
        if not waiting:
            return False
        self._knowledge = self._knowledge or self._whole().knowledge
        return self._knowledge.knows(later, earlier)
