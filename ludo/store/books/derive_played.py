"""Parties, sheets and parties in one line of a file of before as acts."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ludo.store.books.act import Body, Value
from ludo.store.books.deriving import EPOCH, Deriving
from ludo.store.books.kinds import UNDO
from ludo.store.books.moved import PAIRS

_OWNERS: Final = (
    "payer.person, payer.session, payer.sheet, payer.name, payee.person, payee.session, payee.sheet, payee.name"
)
_PAID: Final = f"""
SELECT p.number, p.generation, p.reversal, p.part, p.amount, p.reason, p.made, p.id, {_OWNERS}
FROM {PAIRS}
WHERE p.source = ? AND p.origin = ? ORDER BY p.number, p.generation, p.reversal, p.part
"""
UNKNOWN: Final = "unknown"
"""How something ended of which it was not kept."""


class Paid(NamedTuple):
    """Postings of one number: what stands of them, else what was given back last, why and when.

    moves: payer, payee, chips and part.
    """

    moves: list[tuple[str, str, int, int]]
    made: str
    reason: str | None
    back: tuple[str, str] | None
    """Reason and moment of the counter-entries, None while they stand."""


def paid(deriving: Deriving, source: str, origin: int, own: str = "", after: int | None = None) -> dict[int, Paid]:
    """Return what was paid by number; own: whose table is `t`; after: only counter-entries after this posting."""
    rows: defaultdict[int, list[Any]] = defaultdict(list)
    for number, *fields in deriving.rows(_PAID, source, origin):
        rows[number].append(fields)
    found = {}
    for number, paid in rows.items():
        backs = {(each[0], each[2]): each for each in paid if each[1]}
        given = [each for each in paid if not each[1]]
        standing = [each for each in given if (each[0], each[2]) not in backs]
        back = None
        if not standing:
            late = [each for each in backs.values() if after is None or each[6] > after]
            last = max((each[0] for each in late), default=None)
            standing = [each for each in given if each[0] == last and (each[0], each[2]) in backs]
            if not standing:
                continue
            counter = backs[last, standing[0][2]]
            back = str(counter[4]), counter[5]
        moves = [
            (deriving.account(each[7:11], own), deriving.account(each[11:15], own), each[3], each[2])
            for each in standing
        ]
        found[number] = Paid(moves, standing[0][5], standing[0][4], back)
    return found


def derive_played(deriving: Deriving) -> None:
    """Make the acts of all that was played."""
    _things(deriving)
    for number, *_ in deriving.rows("SELECT id FROM sessions ORDER BY id"):
        _partie(deriving, number)
    for number, *_ in deriving.rows("SELECT id FROM sheets ORDER BY id"):
        _sheet(deriving, number)
    query = (
        "SELECT plays.id, name, unit, evening, entry, made FROM plays JOIN other_games ON other_games.id = game "
        "ORDER BY plays.id"
    )
    for row in deriving.rows(query):
        _play(deriving, *row)


def _things(deriving: Deriving) -> None:
    """Make them first: chips lie on tables of others."""
    query = "SELECT id, game, rules_version, options, started FROM sessions ORDER BY id"
    for number, game, rules, options, started in deriving.rows(query):
        chairs = _seated(deriving, "session", number)
        body: Body = {
            "log": deriving.identity("session", number),
            "game": game,
            "rules": rules,
            "options": options,
            "chairs": [None if chair is None else list(chair) for chair in chairs],
            "evening": None,
        }
        deriving.thing("partie", "session", number, body, started)
    query = "SELECT id, game, rules_version, options, started FROM sheets ORDER BY id"
    for number, game, rules, options, started in deriving.rows(query):
        chairs = _seated(deriving, "sheet", number)
        body = {
            "game": game,
            "rules": rules,
            "options": options,
            "chairs": [None if chair is None else chair[0] for chair in chairs],
            "evening": None,
        }
        deriving.thing("sheet", "sheet", number, body, started)


def _seated(deriving: Deriving, source: str, number: int) -> list[tuple[str, Any] | None]:
    """Return who sat where, and their levels; of chairs that were lost whom the results name, None where nobody is."""
    table, level = ("chairs", "level") if source == "session" else ("sheet_chairs", "NULL")
    known = "SELECT chair, person, NULL FROM results WHERE source = ? AND origin = ?"
    rows = deriving.rows(known, source, number)
    rows += deriving.rows(f"SELECT chair, person, {level} FROM {table} WHERE {source} = ?", number)
    found = {chair: (deriving.person(person), level) for chair, person, level in rows}
    return [found.get(chair) for chair in range(max(found, default=-1) + 1)]


class _Chain:
    """Acts of a partie or sheet, of which each has seen the one before."""

    def __init__(self, deriving: Deriving, thing: str) -> None:
        self.deriving, self.thing, self.last = deriving, thing, thing
        self.made: list[str] = []

    def add(self, kind: str, body: Body, happened: str = EPOCH, saw: list[str] | None = None) -> str:
        """Make the next act."""
        self.last = self.deriving.add(kind, body, happened, saw=saw or [self.last])
        self.made.append(self.last)
        return self.last

    def set(self, field: str, value: Value, happened: str = EPOCH) -> None:
        """Set a field of the thing."""
        self.last = self.deriving.set(self.thing, field, value, happened, self.last)
        self.made.append(self.last)

    def belongs(self, source: str, number: int, evening: int | None) -> None:
        """Say where it belongs, where it belonged before, and whether it counts outside."""
        query = "SELECT evening, moment FROM taken_out WHERE source = ? AND origin = ? ORDER BY moment, evening"
        if evening is None:
            if self.deriving.acts[self.thing].body.get("evening") is not None:
                self.set("evening", None)
            for before, moment in self.deriving.rows(query, source, number):
                self.set("evening", self.deriving.things["evening", before])
                self.set("evening", None, moment)
        else:
            self.set("evening", self.deriving.things["evening", evening])
        for (counts,) in self.deriving.rows(
            "SELECT counts FROM outside WHERE source = ? AND origin = ?", source, number
        ):
            self.set("outside", bool(counts))

    def seated(self, chairs: list[str], now: list[tuple[str, Any] | None]) -> None:
        """Say who sits on chairs on which somebody else sat."""
        for chair, seat in enumerate(now[: len(chairs)]):
            if seat is not None and seat[0] != chairs[chair]:
                self.set(f"chair:{chair}", seat[0])
                chairs[chair] = seat[0]

    def ended(self, source: str, number: int, chairs: list[str], over: bool, changed: str) -> None:
        """Say how it ended."""
        query = "SELECT kind, counted, ended FROM finished WHERE source = ? AND origin = ?"
        rows = self.deriving.rows(
            "SELECT chair, place, score, person FROM results WHERE source = ? AND origin = ?", source, number
        )
        results: dict[int, Value] = {}
        for chair, place, score, person in rows:
            who = self.deriving.person(person)
            results[chair] = [place, score] if who == chairs[chair] else [place, score, who]
        ends = self.deriving.rows(query, source, number) or ([(UNKNOWN, 0, changed)] if over or rows else [])
        for how, counted, ended in ends:
            listed = [results.get(chair) for chair in range(len(chairs))] if results or how == "imported" else []
            body: Body = {"of": self.thing, "how": how, "counted": bool(counted), "results": listed}
            self.add("ended", body, ended)

    def annulled(self, source: str, number: int, evening: int | None) -> None:
        """Take it back if it was annulled."""
        query = "SELECT reason, made FROM annulled WHERE source = ? AND origin = ?"
        for reason, made in self.deriving.rows(query, source, number):
            self.add(UNDO, {"of": [self.thing], "reason": reason}, made)
        if evening is not None:
            self.deriving.at[self.deriving.things["evening", evening]] += [self.thing, *self.made]


def _after(deriving: Deriving, source: str, number: int) -> int | None:
    found = deriving.rows("SELECT after FROM annulled WHERE source = ? AND origin = ?", source, number)
    return found[0][0] if found else None


def _partie(deriving: Deriving, number: int) -> None:
    ((evening, changed),) = deriving.rows("SELECT evening, changed FROM sessions WHERE id = ?", number)
    partie = deriving.things["session", number]
    chairs = _chairs(deriving, partie)
    chain = _Chain(deriving, partie)
    chain.belongs("session", number, evening)
    chain.seated(chairs, _seated(deriving, "session", number))
    after = _after(deriving, "session", number)
    for place, each in paid(deriving, "deal", number, partie, after).items():
        if each.back and after is None:
            continue
        gains: dict[str, int] = {}
        for payer, payee, chips, part in each.moves:
            own = f"p:{chairs[part]}" if part < len(chairs) else ""
            if {payer, payee} == {own, "t"}:
                gains[str(part)] = chips if payee == own else -chips
        body: Body = {"partie": partie, "number": place, "gains": gains}
        if len(gains) < len(each.moves):
            body = {"partie": partie, "number": place, "gains": {}, "moves": [list(move[:3]) for move in each.moves]}
        chain.add("deal", body, each.made)
    chain.ended("session", number, chairs, False, changed)
    chain.annulled("session", number, evening)


def _chairs(deriving: Deriving, thing: str) -> list[str]:
    """Return who sat on the chairs of a thing, empty for nobody."""
    chairs = deriving.acts[thing].body["chairs"]
    assert isinstance(chairs, list)
    return [str(chair[0] if isinstance(chair, list) else chair or "") for chair in chairs]


def _sheet(deriving: Deriving, number: int) -> None:
    ((evening, over, changed),) = deriving.rows("SELECT evening, over, changed FROM sheets WHERE id = ?", number)
    sheet = deriving.things["sheet", number]
    chairs = _chairs(deriving, sheet)
    chain = _Chain(deriving, sheet)
    chain.belongs("sheet", number, evening)
    chain.seated(chairs, _seated(deriving, "sheet", number))
    _lines(chain, number, chairs)
    chain.ended("sheet", number, chairs, bool(over), changed)
    chain.annulled("sheet", number, evening)


def _lines(chain: _Chain, sheet: int, chairs: list[str]) -> None:
    """Make the lines of a sheet in the order in which they were written, each with what it moves as it stands."""
    deriving, after = chain.deriving, _after(chain.deriving, "sheet", sheet)
    due = {
        line: each
        for line, each in paid(deriving, "line", sheet, chain.thing, after).items()
        if each.back is None or after is not None
    }
    changes: defaultdict[int, list[tuple[int, str | None]]] = defaultdict(list)
    query = "SELECT chair, line, person FROM chair_changes WHERE sheet = ? ORDER BY line, chair"
    for chair, line, person in deriving.rows(query, sheet):
        changes[line].append((chair, None if person is None else deriving.person(person)))
    held = {line: _held(each, chairs, changes, line) for line, each in due.items()}
    query = "SELECT number, revision, line, reason, made FROM sheet_lines WHERE sheet = ? ORDER BY number, revision"
    rows = deriving.rows(query, sheet)
    last = {row[0]: row[1] for row in rows}
    written: dict[int, str] = {}
    latest = ""
    for line, revision, text, reason, made in sorted(rows, key=lambda row: (row[4], row[0], row[1])):
        body: Body = {
            "sheet": chain.thing,
            "number": line,
            "text": text,
            "prev": written.get(line) or latest or None,
            "revises": line in written,
            "reason": reason,
            "seat": list(changes[line].pop(0)) if changes[line] else None,
            "moves": {str(line): held.pop(line)} if revision == last[line] and line in held else {},
        }
        latest = written[line] = chain.add("line", body, made)
    for line, moves in held.items():  # known by their results alone, or lost
        chain.add("line", wordless(chain.thing, line, {str(line): moves}), due[line].made)
    for line, seats in changes.items():
        for seat in seats:
            chain.add("line", wordless(chain.thing, line, {}, list(seat)))


def wordless(sheet: str, line: int, moves: Value, seat: Value = None) -> Body:
    """Return what a line says of which only what it moves, or who sat down, is known."""
    body: Body = {"sheet": sheet, "number": line, "text": "", "prev": None, "revises": False, "reason": None}
    return {**body, "seat": seat, "moves": moves}


def _held(
    moved: Paid, chairs: list[str], changes: Mapping[int, list[tuple[int, str | None]]], number: int
) -> list[Value]:
    """Return what a line moves, with chairs in the place of those who sit there then."""
    holders: dict[int, str | None] = dict(enumerate(chairs))
    for line in sorted(changes):
        if line <= number:
            holders |= dict(changes[line])
    owners = {f"p:{person}": f"c:{chair}" for chair, person in holders.items() if person}
    return [[owners.get(payer, payer), owners.get(payee, payee), chips] for payer, payee, chips, _ in moved.moves]


def _play(
    deriving: Deriving, number: int, game: str, unit: str, evening: int | None, entry: int | None, made: str
) -> None:
    chairs = deriving.rows(
        "SELECT chair, person, team FROM play_chairs WHERE play = :play "
        "UNION ALL SELECT chair, person, NULL FROM results WHERE source = 'play' AND origin = :play "
        "AND chair NOT IN (SELECT chair FROM play_chairs WHERE play = :play) "
        "ORDER BY chair",
        number,
    )
    rows = deriving.rows("SELECT chair, place, score FROM results WHERE source = 'play' AND origin = ?", number)
    results = {chair: (place, score) for chair, place, score in rows}
    sides: list[Value] = []
    for chair, person, team in chairs:
        place, score = results.get(chair, (None, None))
        sides.append({"people": [deriving.person(person)], "score": score, "place": place, "team": team})
    entered = {} if entry is None else paid(deriving, "hand", evening or 0)
    moved = entered.get(entry or 0)
    where = None if evening is None else deriving.things["evening", evening]
    body: Body = {"game": game, "known": False, "unit": unit, "sides": sides, "evening": where, "source": "", "uid": ""}
    body = {**body, "moves": [list(move[:3]) for move in moved.moves] if moved else []}
    play = deriving.thing("play", "play", number, body, made)
    if entry is not None:
        deriving.entries[evening or 0, entry] = play
    chain = _Chain(deriving, play)
    chain.annulled("play", number, evening)
    if moved and moved.back and chain.last == play:
        reason, back = moved.back
        chain.add(UNDO, {"of": [play], "reason": reason}, back)
