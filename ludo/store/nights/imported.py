"""Results of other files and programs: which of them are in the books, and the rest of it written there as one batch.

Identity is what the source wrote: its own id, else a digest of what stands there. Where somebody is, what columns are
in which order and who was renamed since makes no difference.
"""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from ludo.nights.evenings import Plan
from ludo.nights.exchange import Progress, Verdict
from ludo.nights.people import clean_name, folded_name
from ludo.store.books.act import DIGITS, Act, Body
from ludo.store.books.books import Said
from ludo.store.books.kinds import SET, STAYS_BACK
from ludo.store.books.standing import Standing
from ludo.store.database import Database, GaveWay
from ludo.store.nights.diary import arrivals, fields_at_begin
from ludo.store.nights.people import CURRENT, add_person
from ludo.store.person_names import person_by_name, person_said

T = TypeVar("T")

_KNOWN: Final = f"""
SELECT f.source, f.origin, played.game, played.started, f.ended, who.name, r.place, r.score
FROM finished AS f JOIN results AS r ON r.source = f.source AND r.origin = f.origin
JOIN people AS who ON who.id = {CURRENT.format("r.person")}
JOIN (
    SELECT 'session' AS source, id, game, started FROM sessions UNION ALL SELECT 'sheet', id, game, started FROM sheets
    UNION ALL SELECT 'play', plays.id, name, made FROM plays JOIN other_games ON other_games.id = game
) AS played ON played.source = f.source AND played.id = f.origin
"""
_AT_ONCE: Final = 100
"""Acts written between two signs of life."""
BACK: Final = "-"
"""Stands behind the id of a posting that takes that one back."""


class Written(NamedTuple):
    """A row of a source. own: the id that it gave, empty for none; text: what may be written anew under that id.

    key: digest of all that it says, in words that are the same everywhere; alike: what it has in common with the same
    thing in the books, or a file, without an id.
    """

    own: str
    text: str
    key: str
    alike: Hashable


class Found(NamedTuple):
    """The decision on something written; uid: what it is known by; act: what the books have of it."""

    verdict: Verdict
    uid: str
    act: str = ""


def digest(*parts: object) -> str:
    """Return what stands for values."""
    return sha256(repr(parts).encode()).hexdigest()[:DIGITS]


class Sorting:
    """Tells what a source wrote from what is in the books."""

    def __init__(self, standing: Standing, alike: Mapping[Hashable, int], ids: Collection[str] = ()) -> None:
        """alike: how often there is what has no id, by `Written.alike`; ids: all those of the source."""
        self._standing, self._alike, self._ids = standing, Counter(alike), ids
        self._known: dict[str, Act] = {}
        for act in standing.order:
            uid = act.text("uid")
            if uid and (uid not in self._known or standing.stands(act.id)):
                self._known[uid] = act
        sets = (act for act in standing.order if act.kind == SET and act.text("field") != STAYS_BACK)
        self._touched = {act.text("thing") for act in sets if standing.stands(act.id)}
        self._met: dict[str, str] = {}
        self._equal: Counter[str] = Counter()

    def find(self, written: Written) -> Found:
        """Return what is to be done with what was written; each is asked for once, in the order of the source."""
        own, text, key, alike = written
        if own in self._met and own:
            if self._met[own] == text:
                return Found(Verdict.KNOWN, own)
            own = ""  # somebody has copied a row and changed it
        self._met[own] = text
        uid = own
        if not own:
            uid = f"{key}:{self._equal[key]}"
            self._equal[key] += 1
        act = self._act(uid)
        is_alike = self._alike[alike] > 0
        self._alike[alike] -= is_alike
        if act is None:
            return Found(Verdict.KNOWN if is_alike else Verdict.NEW, uid)
        brought = act.text("uid") == uid
        told = not brought and uid.removesuffix(BACK) + BACK in self._ids  # the source has taken it back, too
        undo = self._standing.back(self._standing.current(act.id))
        if undo is not None and not told:
            answered = self._standing.value(act.id, STAYS_BACK) == undo.id
            return Found(Verdict.KNOWN if answered else Verdict.DELETED, uid, act.id)
        if not brought or act.text("written") == text:
            return Found(Verdict.KNOWN, uid, act.id)
        touched = any(name in self._touched for name in self._standing.members(act.id))
        return Found(Verdict.ASKED if touched else Verdict.CHANGED, uid, act.id)

    def _act(self, uid: str) -> Act | None:
        """Return the act of an id: one that was brought in, the partie that a posting is of, or one of these books."""
        bare = uid.removesuffix(BACK)
        found = self._known.get(uid) or self._known.get(bare.rpartition(".")[0])
        return found or self._standing.acts.get(bare[:DIGITS])


def known_parties(connection: sqlite3.Connection) -> Counter[Hashable]:
    """Count the parties with results that there are, by game, moments, names and results."""
    parties: defaultdict[tuple[Hashable, ...], list[tuple[str, int, int]]] = defaultdict(list)
    for source, origin, game, started, ended, name, *result in connection.execute(_KNOWN):
        parties[source, origin, folded_name(game), started, ended].append((folded_name(name), result[0], result[1]))
    return Counter((*key[2:], ranked(results)) for key, results in parties.items())


def ranked(results: Iterable[tuple[str, int, int]]) -> Hashable:
    """Return names with places and scores; places without gaps: a pair that lost was third once, and is second now."""
    known = list(results)
    order = sorted({place for _, place, _ in known})
    return frozenset((name, order.index(place), score) for name, place, score in known)


def known_evenings(standing: Standing) -> Mapping[str, str]:
    """Return the evenings that sources have brought, by what they are known by."""
    evenings = (act for act in standing.order if act.kind == "evening" and standing.stands(act.id))
    return {act.text("uid"): act.id for act in evenings if act.text("uid")}


def at_last(database: Database, progress: Progress, write: Callable[[Progress], T]) -> T:
    """Write in one transaction, anew for as long as something else is written meanwhile."""
    while True:
        with suppress(GaveWay), database.long_transaction(progress) as tell:
            return write(tell)


class Import:
    """Writes what a source brings, within a transaction."""

    def __init__(self, database: Database, source: str, progress: Progress, things: int) -> None:
        """things: how many are going to be written."""
        self._database, self._books, self._source = database, database.books, source
        self._progress, self._done, self._all = progress, 0, things
        self._said: list[Said] = []
        self._people: dict[tuple[str, bool], int] = {}
        self._acts: dict[int, str] = {}
        self._evenings: dict[int, str] = {}
        self._come: defaultdict[int, dict[int, str]] = defaultdict(dict)

    def add_people(self, wanted: Iterable[tuple[str, bool]]) -> None:
        """Add who is unknown, all at once. wanted: names, and whether each is a computer player's."""
        said: dict[tuple[str, bool], Said] = {}
        for name, computer in dict.fromkeys(wanted):
            cleaned = clean_name(name)
            if cleaned and person_by_name(self._database.connection, cleaned, computer=computer) is None:
                said.setdefault((folded_name(cleaned), computer), person_said(cleaned, computer=computer))
        self._books.write_all(list(said.values()))

    def person(self, name: str, *, computer: bool = False) -> int:
        """Return who has a name, added if unknown."""
        key = name, computer
        if key not in self._people:
            self._people[key] = add_person(self._database, name, computer=computer)
        return self._people[key]

    def evenings(self, wanted: Mapping[str, tuple[Plan, str]]) -> dict[str, int]:
        """Return evenings by what they are known by, made where there is none: closed, for they were others'.

        wanted: plan and begin of each; what chips are worth there is said again where it is another.
        """
        standing = self._books.standing
        found = {uid: act for uid, act in known_evenings(standing).items() if uid in wanted}
        fields = {act: fields_at_begin(wanted[uid][0]) for uid, act in found.items() if wanted[uid][0].worth.is_money}
        changed = [
            self._books.said(act, field, said[field])
            for act, said in fields.items()
            for field in ("currency", "worth", "carried")
            if standing.value(act, field) != said[field]
        ]
        self._write(changed)
        missing = {uid: said for uid, said in wanted.items() if uid not in found}
        said = [
            Said("evening", {**fields_at_begin(plan), "source": self._source, "uid": uid}, started)
            for uid, (plan, started) in missing.items()
        ]
        made = self._write(said)
        self._write([Said("close", {"evening": act.id}, happened=act.happened) for act in made])
        found |= {act.text("uid"): act.id for act in made}
        return {uid: self._books.number("evening", standing.current(act)) for uid, act in found.items()}

    def write(self, kind: str, body: Body, found: Found, text: str, happened: str) -> None:
        """Write something that was found to be new, or changed, in the place of what it was."""
        known = {"source": self._source, "uid": found.uid, "written": text}
        self._said.append(Said(kind, {**body, **known}, happened))

    def person_act(self, number: int) -> str:
        """Return the act of a person."""
        if number not in self._acts:
            self._acts[number] = self._books.person(number)
        return self._acts[number]

    def evening_act(self, number: int | None) -> str | None:
        """Return the act of an evening, None for none."""
        if number is None:
            return None
        if number not in self._evenings:
            self._evenings[number] = self._books.thing("evening", number)
        return self._evenings[number]

    def come(self, evening: int | None, people: Iterable[int]) -> None:
        """Note that persons came to an evening, as far as they did not; computer players do not come."""
        if evening is not None:
            self._come[evening] |= {person: self.person_act(person) for person in people}

    def finish(self, all_found: Iterable[Found], *, again: bool, over: bool) -> None:
        """Write all of it. again: what was taken back here counts again; else it stays so, and is asked no more.

        over: what was changed here, too, is replaced.
        """
        acts: defaultdict[Verdict, list[str]] = defaultdict(list)
        for found in all_found:
            acts[found.verdict].append(found.act)
        replaced = acts[Verdict.CHANGED] + (acts[Verdict.ASKED] if over else [])
        if replaced:
            self._books.undo(replaced)
        self._write(self._said)
        now = self._database.now()
        come = [arrivals(self._books, evening, people, now) for evening, people in self._come.items()]
        self._write([said for each in come for said in each])
        if again:
            self._books.bring_back(acts[Verdict.DELETED])
        else:
            standing = self._books.part(*acts[Verdict.DELETED])
            backs = {name: standing.back(standing.current(name)) for name in acts[Verdict.DELETED]}
            self._write(
                [self._books.said(name, STAYS_BACK, undo.id) for name, undo in backs.items() if undo is not None]
            )

    def _write(self, said: Sequence[Said]) -> list[Act]:
        """Write acts, some at a time, so that somebody sees how far it is."""
        acts: list[Act] = []
        for begin in range(0, len(said), _AT_ONCE):
            some = said[begin : begin + _AT_ONCE]
            acts += self._books.write_all(some)
            self._done += len(some)
            self._progress(min(self._done, self._all), self._all)
        return acts
