"""Acts of a log told for pages: what each names, in the place of ids; batches; what an undo would change."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import Final, TypeAlias

from ludo.nights.acts import BalanceChange, Batch, Consequences, Detail, DoneAct, Thing
from ludo.store.books.act import NOTES, Act, Value, is_id, shown
from ludo.store.books.kinds import KINDS, SAME, SEEN, TWO, UNDO
from ludo.store.books.standing import BELONGS, Standing

Sums: TypeAlias = Mapping[tuple[str, str | None], int]
"""Chips by person and evening, None outside of any."""
_WITHIN: Final = ("thing", "partie", "sheet", "of")
"""Fields that name what an act is about, and with it its evening."""


def batch_key(act: Act) -> tuple[int, str, str]:
    """Return what acts have in common that were written together."""
    return act.stamp.milliseconds, act.computer, act.nonce


class Telling:
    """Tells the acts of a log, of which all that they name was read."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing

    def latest(self, acts: Iterable[Act], offset: int = 0, limit: int | None = None) -> list[Batch]:
        """Return acts, the latest first, in batches; neighbours that were written together are one, in their order.

        offset: so many batches are passed over; limit: no more are told.
        """
        batches = (list(batch) for _, batch in groupby((act for act in acts if act.kind != SEEN), batch_key))
        end = None if limit is None else offset + limit
        return [Batch(tuple(map(self.tell, reversed(batch)))) for batch in islice(batches, offset, end)]

    def tell(self, act: Act) -> DoneAct:
        """Return an act for a page."""
        standing, evening = self._standing, self.evening_of(act)
        undo = standing.undone_by(act.id)
        return DoneAct(
            act.id,
            act.kind,
            self._happened(act),
            {field: self._detail(value) for field, value in act.body.items()},
            self._thing(act.id),
            None if evening is None else self._thing(evening),
            tuple(self.tell(standing.acts[name]) for name in self._targets(act)),
            "" if undo is None else undo.id,
            act.kind not in KINDS or standing.stands(standing.current(act.id)),
        )

    def evening_of(self, act: Act) -> str | None:
        """Return the evening that an act is of, as it belongs now."""
        if act.kind == "evening":
            return self._standing.current(act.id)
        belongs = self._standing.value(act.id, BELONGS)
        if isinstance(belongs, str) and belongs:
            return self._standing.current(belongs)
        for name in (name for field in _WITHIN for name in act.ids(field)):
            if name in self._standing.acts and name != act.id:
                return self.evening_of(self._standing.acts[name])
        return None

    def people_of(self, act: Act) -> set[str]:
        """Return the people that an act is about: itself one, named, or at the table that it belongs to."""
        named = {act.id} if act.kind == "person" else set()
        for name in self._named(act):
            found = self._standing.acts.get(name)
            if found is not None and act.kind not in (SAME, TWO) and found.kind in ("partie", "sheet", "play"):
                named |= set(self._seated(found))
            named.add(name)
        for target in self._targets(act):
            named |= self.people_of(self._standing.acts[target])
        people = map(self._standing.current, named | set(self._seated(act)))
        return {name for name in people if name in self._standing.acts and self._standing.acts[name].kind == "person"}

    def consequences(self, ids: Sequence[str], after: Standing, sums: tuple[Sums, Sums] = ({}, {})) -> Consequences:
        """Return what an undo of acts changes beside them.

        after: the log with the undo as its last act. sums: what everybody has before and after it.
        """
        before, undo = self._standing, after.order[-1]
        later = Telling(after)
        own = {name for each in ids for name in (each, *self._targets(before.acts[each]))}
        changed = {act.id for act in before.order if before.stands(act.id) != after.stands(act.id)}
        silent = {act.id for act in before.order if act.kind == UNDO or changed.intersection(act.ids("thing"))}
        told = [act for act in before.order if act.id in changed - own - silent]
        falls = [act for act in told if before.stands(act.id)]
        rises = [act for act in told if after.stands(act.id)]
        waiting = {use.id: use for each in ids for use in after.waits_for(undo, each)}
        return Consequences(
            list(map(self.tell, falls)),
            list(map(later.tell, rises)),
            list(map(self.tell, waiting.values())),
            list(self._changes(*sums)),
        )

    def _changes(self, before: Sums, after: Sums) -> Iterator[BalanceChange]:
        for key in sorted({*before, *after}, key=str):
            person, evening = key
            if before.get(key, 0) != after.get(key, 0):
                where = None if evening is None else self._thing(evening)
                yield BalanceChange(self._thing(person).name, where, before.get(key, 0), after.get(key, 0))

    def _targets(self, act: Act) -> list[str]:
        return [name for name in act.ids("of") if name in self._standing.acts] if act.kind == UNDO else []

    def _named(self, act: Act) -> set[str]:
        """Return all acts that a body names, and the thing whose field it sets, but not what an undo takes back."""
        return {name for field in act.body for name in act.ids(field) if act.kind != UNDO}

    def _seated(self, act: Act) -> list[str]:
        """Return who sits at the table of a partie or sheet, as it stands, or played in one line."""
        seated = list(act.ids("sides" if act.kind == "play" else "chairs"))
        for chair in range(len(seated)):
            values = self._standing.values(act.id, f"chair:{chair}")
            seated[chair] = next(iter(values[-1].ids("value")), seated[chair]) if values else seated[chair]
        return seated

    def _happened(self, act: Act) -> str:
        value = self._standing.value(act.id, "happened", act.happened)
        return value if isinstance(value, str) else act.happened

    def _thing(self, name: str) -> Thing:
        act = self._standing.acts.get(self._standing.current(name))
        if act is None:
            return Thing("")
        called = self._standing.value(act.id, "game" if act.kind in ("partie", "sheet", "play") else "name", "")
        about = next((part for part in (*act.ids("partie"), *act.ids("sheet")) if part in self._standing.acts), None)
        people = tuple(self._name(person) for person in self._seated(act))
        if about is not None:  # a deal or a line
            return Thing(act.kind, self._thing(about).name, self._happened(act), self._thing(about).people)
        return Thing(act.kind, str(called or ""), self._happened(act), people)

    def _name(self, person: str) -> str:
        return str(self._standing.value(self._standing.current(person), "name", "") or "")

    def _detail(self, value: Value) -> Detail:
        """Return a value with things in the place of ids, also of accounts."""
        match value:
            case str():
                name = value[2:] if value[:2] in ("p:", "x:") else value
                return self._thing(name) if is_id(name) else shown(NOTES[0], value)
            case Mapping():
                return {key: self._detail(part) for key, part in value.items()}
            case list() | tuple():
                return [self._detail(part) for part in value]
        return value
