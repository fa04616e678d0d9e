"""Acts of a log that count: undos, then what is one and the same, then values, then acts. No files, no rows.

An act stands if neither it nor one that is the same is taken back, if it is the one of its class that counts, and if
what it needs stands: its evening as it belongs now, its sheet, the arrival that it was formed with.

An undo waits while something that it did not know needs its target: nothing falls by an undo that did not know it.
"""

from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from ludo.store.books.act import Act, Stamp, Value, shown
from ludo.store.books.kinds import KINDS, LOST, SAME, SET, TWO, UNDO, Kind
from ludo.store.books.knowledge import Knowledge, Seen, in_order

BELONGS: Final = "evening"
"""The field of a partie, sheet or play that is changed by `set` and that it needs."""


class Standing:
    """The acts of a log, or of those parts of it that were read, and which of them count. `add` keeps it true."""

    def __init__(self, acts: Iterable[Act], seen: Seen | None = None) -> None:
        """seen: who saw whom, with acts in order; None: it is worked out from these, which are the whole log."""
        self.acts: dict[str, Act] = {}
        """Also what stands for lost ones."""
        self.order: list[Act] = []
        self._knowledge = Knowledge() if seen is None else None
        self._seen: Seen = self.knowledge if seen is None else seen
        self._stand_ins: dict[str, str] = {}
        """By lost act: the one that says what stands for it."""
        self._places: dict[str, int] = {}
        self._needing: defaultdict[str, list[Act]] = defaultdict(list)
        """By act: the acts that need it."""
        self._belonging: defaultdict[str, list[str]] = defaultdict(list)
        """By evening: what was ever written or moved there."""
        self._undos: defaultdict[str, list[Act]] = defaultdict(list)
        self._sets: defaultdict[tuple[str, str], list[Act]] = defaultdict(list)
        self._pairs: dict[str, list[Act]] = {SAME: [], TWO: []}
        self._kinds: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._forget()
        for act in in_order(acts) if seen is None else acts:
            self._take(act)

    @property
    def knowledge(self) -> Knowledge:
        """Return who saw whom, where it was worked out here."""
        assert self._knowledge is not None
        return self._knowledge

    def copy(self) -> "Standing":
        """Return the same, to be kept as it is."""
        return Standing(self.order, self._seen)

    def _forget(self) -> None:
        self._taken: dict[str, Act | None] = {}
        self._allowed: dict[tuple[str, str, str], bool] = {}
        self._stand: dict[str, bool] = {}
        self._heads: dict[tuple[str, str], tuple[Act, ...]] = {}
        self._classes: dict[str, str] | None = None
        self._members: dict[str, list[str]] = {}

    def _take(self, act: Act) -> None:
        self.acts[act.id] = act
        self._stand_ins.pop(act.id, None)
        self._places[act.id] = len(self.order)
        self.order.append(act)
        if self._knowledge is not None:
            self._knowledge.add(act)
        self._index(act)
        if act.kind == LOST:
            self._stand_in(act)
        for acts in self._lists(act):
            acts.append(act)

    def _lists(self, act: Act) -> list[list[Act]]:
        """Return the lists, in order, that an act is in."""
        if act.kind == UNDO:
            return [self._undos[target] for target in act.ids("of")]
        if act.kind == SET:
            return [self._sets[act.text("thing"), act.text("field")]]
        return [self._pairs[act.kind]] if act.kind in self._pairs else []

    def _stand_in(self, act: Act) -> None:
        """Take what stands for a lost act in its place, unless that is there; it comes into its place later."""
        name, said = act.text("of"), act.body.get("said")
        if name in self.acts or not isinstance(said, Mapping):
            return
        named = {field: value for field, value in act.body.items() if field == "name"}
        self.acts[name] = act._replace(id=name, kind=act.text("kind"), body={**said, **named})
        self._places[name] = self._places[act.id]
        self._stand_ins[name] = act.id
        self._index(self.acts[name])

    def _knows(self, later: str, earlier: str) -> bool:
        return self._seen.knows(self._stand_ins.get(later, later), self._stand_ins.get(earlier, earlier))

    def _index(self, act: Act) -> None:
        kind = KINDS.get(act.kind, Kind())
        self._kinds[act.kind][act.id] = None
        for name in {name for field in kind.needs for name in act.ids(field)}:
            self._needing[name].append(act)
        if act.kind == SET and act.text("field") == BELONGS:
            self._belonging[act.text("value")].append(act.text("thing"))
        elif BELONGS in kind.names:
            self._belonging[act.text(BELONGS)].append(act.id)

    def add(self, act: Act) -> None:
        """Take in an act that is later than all others, and judge anew."""
        self._take(act)
        self._forget()

    def insert(self, acts: Iterable[Act], key: Callable[[Act], tuple[Stamp, str]]) -> None:
        """Take in acts, none of which was lost, wherever they are in an order by key, and judge anew."""
        there = len(self.order)
        for act in acts:
            self._take(act)
        fresh = self.order[there:]
        del self.order[there:]
        for act in fresh:
            insort(self.order, act, key=key)
        self._places = {act.id: place for place, act in enumerate(self.order)}
        for found in {id(found): found for act in fresh for found in self._lists(act)}.values():
            found.sort(key=lambda act: self._places[act.id])
        self._forget()

    def place(self, name: str) -> int:
        """Return the place of an act in the order, -1 where it is not there."""
        return self._places.get(name, -1)

    def of_kind(self, kind: str) -> list[Act]:
        """Return the acts of a kind, also what stands for lost ones, in no order."""
        return [self.acts[name] for name in self._kinds[kind]]

    # undos

    def undone_by(self, name: str) -> Act | None:
        """Return the undo that has taken an act back, or one that is the same; the latest of several."""
        members = self.members(name)
        if len(members) == 1:
            return self._undo_of(name)
        undos = {undo.id: undo for each in members for undo in self._undos[each] if self.has_effect(undo, each)}
        found = (undo for undo in undos.values() if not self.waits_for(undo, name))
        return max(found, key=lambda undo: self._places[undo.id], default=None)

    def _undo_of(self, name: str) -> Act | None:
        if name not in self._taken:
            undos = (undo for undo in reversed(self._undos[name]) if self.has_effect(undo, name))
            self._taken[name] = next(undos, None)
        return self._taken[name]

    def has_effect(self, undo: Act, target: str) -> bool:
        """Does an undo take one of its targets back: it is not taken back itself, and waits for no answer?"""
        return self._undo_of(undo.id) is None and not self._unknown(undo, target)

    def waits_for(self, undo: Act, target: str) -> Sequence[Act]:
        """Return what needs a target of an undo, or one that is the same, and holds the undo up, in order."""
        found = {use.id: use for each in self.members(target) for use in self._unknown(undo, each)}
        return sorted(found.values(), key=lambda use: self._places[use.id])

    def _unknown(self, undo: Act, target: str) -> Sequence[Act]:
        """Return what needs a target, and neither was known to an undo nor written while that had effect.

        That a use was itself taken back is judged by what needs that use alone, so this ends.
        """
        if self._seen.is_settled(self._stand_ins.get(undo.id, undo.id)):
            return ()
        return [use for use in self.uses(target) if not self._allows_for(undo, target, use)]

    def _allows_for(self, undo: Act, target: str, use: Act) -> bool:
        """Is a use nothing to wait for? It may also have been known to who brought the undo back after its own undo."""
        key = undo.id, target, use.id
        if key not in self._allowed:
            self._allowed[key] = (
                self._knows(undo.id, use.id)
                or (self._knows(use.id, undo.id) and self._had_effect(undo, target, use))
                or any(
                    self._knows(use.id, other.id)
                    and self._undo_of(again.id) is None
                    and self._allows_for(again, target, use)
                    for other in self._undos[undo.id]
                    for again in self._undos[other.id]
                )
            )
        return self._allowed[key]

    def _had_effect(self, undo: Act, target: str, view: Act) -> bool:
        """Did an undo have effect on its target when an act was written?"""
        return not self._was_undone(undo.id, view) and all(
            self._allows_for(undo, target, use) for use in self.uses(target, view)
        )

    def _was_undone(self, name: str, view: Act) -> bool:
        return any(self._knows(view.id, undo.id) and not self._was_undone(undo.id, view) for undo in self._undos[name])

    def uses(self, name: str, view: Act | None = None) -> Sequence[Act]:
        """Return the acts that need one, or what needs it, and are not taken back; in no order.

        view: as it was known when that act was written, wherever something was moved later.
        """
        found: dict[str, Act] = {}
        waiting = [name]
        while waiting:
            needed = waiting.pop()
            users = list(self._needing[needed])
            for thing in self._belonging[needed]:
                moves = self.heads(thing, BELONGS) if view is None else self._moves(thing, view)
                last = moves[-1] if moves else self.acts.get(thing)
                if thing in self.acts and last and last.body.get("value" if moves else BELONGS) == needed:
                    users += [self.acts[thing], *moves]
            for act in users:
                if act.id not in found and act.id != name and self._is_there(act, view):
                    found[act.id] = act
                    waiting.append(act.id)
        return list(found.values())

    def _moves(self, thing: str, view: Act) -> Sequence[Act]:
        return [act for act in self._sets.get((thing, BELONGS), ()) if self._is_there(act, view)][-1:]

    def _is_there(self, act: Act, view: Act | None) -> bool:
        if view is None:
            return self._undo_of(act.id) is None
        return act is not view and self._knows(view.id, act.id) and not self._was_undone(act.id, view)

    def users(self, name: str) -> list[str]:
        """Return all acts that need one, and what ever belonged there, whether they count or not."""
        return [act.id for act in self._needing[name]] + self._belonging[name]

    def needing(self, name: str, kinds: Collection[str]) -> list[Act]:
        """Return the acts of some kinds that need one or its doubles, in order."""
        found = {act.id: act for each in self.members(name) for act in self._needing[each] if act.kind in kinds}
        return sorted(found.values(), key=lambda act: self._places[act.id])

    # one and the same

    def current(self, name: str) -> str:
        """Return the act that counts for one: itself, or one that was said to be the same."""
        return self._all_classes().get(name, name)

    def members(self, name: str) -> Sequence[str]:
        """Return all acts that are the same as one, itself included."""
        current = self.current(name)
        return self._members.get(current, (current,))

    def _all_classes(self) -> Mapping[str, str]:
        if self._classes is None:
            classes: dict[str, str] = {}
            members: dict[str, list[str]] = {}
            for act in self._pairs[SAME]:
                if self._undo_of(act.id) is None:
                    for first, second in self.pairs(act):
                        kept, joined = classes.get(first, first), classes.get(second, second)
                        if kept != joined:
                            both = members.pop(kept, [kept]) + members.pop(joined, [joined])
                            members[kept] = both
                            classes |= dict.fromkeys(both, kept)
            self._classes, self._members = classes, members
        return self._classes

    def joined(self, name: str) -> list[Act]:
        """Return the answers that stand by which an act is one and the same as another that names both."""
        standing = [act for act in self._pairs[SAME] if self._undo_of(act.id) is None]
        return [act for act in standing if any(second == name for _, second in self.pairs(act))]

    def pairs(self, act: Act) -> list[tuple[str, str]]:
        """Return the pairs that an answer names, as far as both acts are known."""
        names = act.ids("pairs")
        found = zip(names[::2], names[1::2], strict=False)
        return [(one, other) for one, other in found if one in self.acts and other in self.acts]

    def answered(self, kind: str) -> set[frozenset[str]]:
        """Return the pairs that somebody has said to be one and the same (`same`) or two things (`two`)."""
        standing = [act for act in self._pairs[kind] if self._undo_of(act.id) is None]
        return {frozenset(pair) for act in standing for pair in self.pairs(act)}

    # values

    def heads(self, thing: str, field: str) -> Sequence[Act]:
        """Return the values of a field that nothing later has seen, the latest last; more than one are a question."""
        key = thing, field
        if key not in self._heads:
            heads: list[Act] = []
            for act in reversed(self.values(thing, field)):
                if not any(self._knows(head.id, act.id) for head in heads):
                    heads.append(act)
            self._heads[key] = tuple(reversed(heads))
        return self._heads[key]

    def value(self, thing: str, field: str, default: Value = None) -> Value:
        """Return the value of a field of a thing; until two are decided on, the latest one."""
        heads = self.heads(thing, field)
        if heads:
            return shown(field, heads[-1].body.get("value"))
        act = self.acts.get(thing)
        return default if act is None else shown(field, act.body.get(field, default))

    def values(self, thing: str, field: str) -> list[Act]:
        """Return the values that a field was given and that were not taken back, in order."""
        return [act for act in self._sets.get((thing, field), ()) if self._undo_of(act.id) is None]

    def fields(self, thing: str) -> list[str]:
        """Return the fields of a thing that were ever set."""
        return sorted(field for name, field in self._sets if name == thing)

    # acts

    def stands(self, name: str) -> bool:
        """Does an act count?"""
        if name not in self._stand:
            self._stand[name] = False  # acts never need themselves
            self._stand[name] = self._counts(name)
        return self._stand[name]

    def _counts(self, name: str) -> bool:
        act = self.acts.get(name)
        if act is None or act.kind not in KINDS or self.current(name) != name or self.undone_by(name) is not None:
            return False
        return all(self.stands(self.current(need)) for need in self.needs(act))

    def needs(self, act: Act) -> Sequence[str]:
        """Return the acts that one needs to count: where it belongs, as that is set now."""
        kind = KINDS.get(act.kind)
        if kind is None:
            return ()
        needs = [name for field in kind.needs for name in act.ids(field)]
        if BELONGS in kind.names:
            belongs = self.value(act.id, BELONGS)
            needs += [belongs] if isinstance(belongs, str) and belongs else []
        return needs

    def back(self, name: str) -> Act | None:
        """Return the undo that has taken an act back, or what it needs."""
        undo = self.undone_by(name)
        act = self.acts.get(name)
        if undo is not None or act is None:
            return undo
        backs = (self.back(self.current(need)) for need in self.needs(act))
        return next((undo for undo in backs if undo is not None), None)

    def latest(self) -> Stamp | None:
        """Return the stamp of the last act, None of an empty log."""
        return max((act.stamp for act in self.order), default=None)

    def ends(self) -> list[str]:
        """Return the acts that no other one has seen: what the next act has seen, if all are read."""
        seen = {name for act in self.order for name in act.saw}
        return [act.id for act in self.order if act.id not in seen]
