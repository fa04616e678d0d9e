"""Acts as rows of the tables that pages read. This package alone writes them, always whole things.

A *unit* is what is made anew at once: the people, the diary of an evening, one partie, sheet, play, entry or season.
What an act touches is made anew by the functions that make everything: making rows bit by bit and anew cannot differ.

An act that was taken back leaves its entries and counter-entries with the reason of the undo; one that was taken back
without a reason leaves nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ludo.store.books.act import Act, Text, Value, blank_name, shown
from ludo.store.books.deriving import BOOKS, EVENTS
from ludo.store.books.kinds import ERASE, SAME, SET, TWO, UNDO
from ludo.store.books.moved import TABLE
from ludo.store.books.rows_kept import Numbers, Row, keep
from ludo.store.books.standing import Standing

DIARY: Final = {kind: row for row, kind in EVENTS.items()}
ENTRIES: Final = {
    "buy": "buy-in",
    "cash": "cash-out",
    "give": "transfer",
    "pay": "payment",
    "correct": "correction",
    "import": "import",
    "expense": "expense",
    "count": "count",
    "revalue": "revalue",
}
"""By kind of what is entered by hand: the kind of its row."""
_WITH_PEOPLE: Final = ("chairs", "sheet_chairs", "chair_changes", "results", "play_chairs", "evening_events")

_IS_NAMED: Final = " OR ".join(
    [f"SELECT EXISTS (SELECT 1 FROM accounts JOIN {TABLE} ON accounts.id IN (payer, payee) WHERE person = :person)"]
    + [f"EXISTS (SELECT 1 FROM {table} WHERE person = :person)" for table in _WITH_PEOPLE]
    + ["EXISTS (SELECT 1 FROM accounts JOIN money ON accounts.id IN (payer, payee) WHERE person = :person)"]
    + ["EXISTS (SELECT 1 FROM accounts JOIN counts ON accounts.id = account WHERE person = :person)"]
)


class Unit(NamedTuple):
    """A unit of rows that are made anew at once: the people (`person`), or one thing of a kind by its act."""

    kind: str
    name: str = ""


class Projecting:
    """Rows that follow from acts, in an open file; what writes is called within a transaction."""

    def __init__(self, connection: sqlite3.Connection, standing: Standing) -> None:
        self.connection = connection
        self.standing = standing
        self.numbers = Numbers(connection)

    # what counts

    def own(self, act: Act) -> bool:
        """Does an act count as far as itself is asked, whatever becomes of what it needs?"""
        return self.standing.current(act.id) == act.id and self.standing.undone_by(act.id) is None

    def back(self, name: str) -> Act | None:
        """Return the undo that has taken an act back, or what it needs."""
        return self.standing.back(name)

    def is_gone(self, name: str) -> bool:
        """Was an act taken back without a reason, as if it had never been, or is it another one's double?"""
        if name not in self.standing.acts or self.standing.current(name) != name:
            return True
        undo = self.back(name)
        return undo is not None and not undo.text("reason")

    def happened(self, act: Act) -> str:
        """Return when something happened, as was said last."""
        moment = self.standing.value(act.id, "happened")
        return moment if isinstance(moment, str) else act.happened

    def users(self, name: str, *kinds: str) -> list[Act]:
        """Return acts of these kinds that need one or its doubles, in order of the log."""
        return self.standing.needing(name, kinds)

    # numbers

    def person(self, name: str) -> int:
        """Return the number of a person."""
        return self.numbers.of("person", name)

    def evening(self, name: Value) -> int | None:
        """Return the number of an evening as it is now, None for none or one that is gone."""
        if not isinstance(name, str) or not name:
            return None
        if name not in self.standing.acts:  # nothing of it has changed
            number = self.numbers.find("evening", name)
            found = self.connection.execute("SELECT id FROM evenings WHERE id = ?", (number,)).fetchone()
            return None if found is None else number
        if self.is_gone(self.standing.current(name)):
            return None
        return self.numbers.of("evening", self.standing.current(name))

    def account(self, text: str, own: tuple[str, int] = ("", 0), chairs: dict[int, str | None] | None = None) -> int:
        """Return the account of a text of an act. own: whose table `t` is; chairs: who sits there."""
        kind, _, name = text.partition(":")
        match kind:
            case "p":
                return self.numbers.account("person", self.person(name))
            case "c":
                person = (chairs or {}).get(int(name))
                return self.numbers.account("person", self.person(person or ""))
            case "t":
                return self.numbers.account(*own)
            case "x":
                act = self.standing.acts.get(name)
                is_partie = self.numbers.find("session", name) is not None if act is None else act.kind == "partie"
                source = "session" if is_partie else "sheet"
                return self.numbers.account(source, self.numbers.of(source, name))
        return self.numbers.account("name", str(shown("name", name)))

    # units

    def units(self, act: Act) -> set[Unit]:
        """Return what an act touches."""
        match act.kind:
            case "person" | "erase":
                return {Unit("person")}
            case "set":
                if act.text("thing") == BOOKS:
                    return {Unit("currency")}
                return self._of_named(act.ids("thing"))
            case "undo" | "same" | "two":
                found = {Unit("distinct")} if act.kind == TWO else set()
                for name in act.ids("of") + act.ids("pairs"):
                    found |= self._of_all_that_needs(name)
                return found
            case "deal":
                return {Unit("partie", act.text("partie"))}
            case "line":
                return {Unit("sheet", act.text("sheet"))}
            case "revalue":
                return {Unit("entry", act.id)} | (
                    {Unit("evening", act.text("evening"))} if act.ids("evening") else set()
                )
            case "ended":
                return self._of_named(act.ids("of"))
            case "evening" | "partie" | "sheet" | "play" | "season":
                return {Unit(act.kind, act.id)}
        if act.kind in DIARY:
            return {Unit("evening", act.text("evening"))}
        return {Unit("entry", act.id)} if act.kind in ENTRIES else set()

    def _of_named(self, names: Iterable[str]) -> set[Unit]:
        acts = self.standing.acts
        return {unit for name in names if name in acts and acts[name].kind != SET for unit in self.units(acts[name])}

    def _of_all_that_needs(self, name: str) -> set[Unit]:
        found: set[Unit] = set()
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            one = waiting.pop()
            act = self.standing.acts.get(one)
            if one in seen or act is None:
                continue
            seen.add(one)
            if act.kind == "evening":  # whose guests have none any more, or again
                found.add(Unit("person"))
            if act.kind in (SET, UNDO, SAME, TWO) or one == name or act.kind not in ("deal", "line"):
                found |= self.units(act)
            waiting += self.standing.users(one)
        return found

    def everything(self) -> set[Unit]:
        """Return all units of the acts that are known."""
        return {unit for act in self.standing.acts.values() for unit in self._plain(act)}

    def _plain(self, act: Act) -> set[Unit]:
        return {Unit("distinct")} if act.kind == TWO else set() if act.kind in (UNDO, SAME) else self.units(act)

    # people

    def people(self) -> None:
        """Make the rows of all people; who was taken back is there only where rows name them, offered no more."""
        back, erased = self.taken_back(), self._forget()
        rows: list[Row] = []
        for act in self.standing.of_kind("person"):
            if act.id in back and not any(map(self._is_named, self.standing.members(act.id))):
                self.connection.execute("DELETE FROM accounts WHERE person = ?", (self.person(act.id),))
                continue
            into = self.standing.current(act.id)
            picture = self._value(act, "picture")
            rows.append(
                (
                    self.person(act.id),
                    blank_name(act.id) if act.id in erased else str(self._value(act, "name") or ""),
                    int(bool(act.body.get("computer"))),
                    None if into == act.id else self.person(into),
                    int(act.id in back | erased or bool(self._value(act, "archived"))),
                    self._value(act, "colour"),
                    self._blob(picture) if isinstance(picture, str) else None,
                    "" if act.id in erased else str(self._value(act, "notes") or ""),
                    None,
                    None if (of := self._value(act, "guest_of")) is None else self.evening(of) or 0,
                )
            )
        keep(self.connection, "people", "true", (), self._folded(rows))

    def taken_back(self) -> set[str]:
        """Return the people of whom it was taken back that they were written down."""
        people = self.standing.of_kind("person")
        return {act.id for act in people if self.standing.undone_by(act.id) is not None}

    def _is_named(self, person: str) -> bool:
        return bool(self.connection.execute(_IS_NAMED, {"person": self.person(person)}).fetchone()[0])

    def _forget(self) -> set[str]:
        """Empty the texts and pictures of everybody who is to be forgotten; who that is."""
        standing = self.standing
        people = {act.text("person") for act in standing.of_kind(ERASE)}
        erased = {name for person in people for name in standing.members(person) if name in standing.acts}
        said = [standing.acts[name] for name in erased]
        said += [act for act in standing.of_kind(SET) if act.text("thing") in erased] if erased else []
        texts = {value.token for act in said for value in act.body.values() if isinstance(value, Text)}
        pictures = {act.text("value") for act in said if act.text("field") == "picture"}
        shown = {self._value(act, "picture") for act in standing.of_kind("person") if act.id not in erased}
        self.connection.executemany(
            "UPDATE blobs SET content = NULL WHERE digest = ? AND content IS NOT NULL",
            [(digest,) for digest in sorted(texts | pictures - shown)],
        )
        return erased

    def _folded(self, rows: Sequence[Row]) -> list[Row]:
        """Return people with their names as `folded_name` makes them; a namesake of before has none for themselves."""
        from ludo.nights.people import folded_name

        taken: set[tuple[str, object]] = set()
        found: list[Row] = []
        for row in sorted(rows, key=lambda row: int(row[0])):
            folded = folded_name(str(row[1])) or None
            listed = row[3] is None and row[9] is None
            if folded and listed and (folded, row[2]) in taken:
                folded = None
            elif folded and listed:
                taken.add((folded, row[2]))
            found.append((*row[:8], folded, row[9]))
        return found

    def _value(self, act: Act, field: str) -> Value:
        return self.standing.value(act.id, field)

    def _blob(self, digest: str) -> bytes | None:
        found = self.connection.execute("SELECT content FROM blobs WHERE digest = ?", (digest,)).fetchone()
        return None if found is None or found[0] is None else bytes(found[0])

    def distinct(self) -> None:
        """Make the rows of pairs of people who are two."""
        acts = self.standing.acts
        pairs = [pair for pair in self.standing.answered(TWO) if len(pair) == 2]
        people = [pair for pair in pairs if all(acts[name].kind == "person" for name in pair)]
        rows = [tuple(sorted(self.person(one) for one in pair)) for pair in people]
        keep(self.connection, "distinct_people", "true", (), rows)

    # evenings, seasons, currency

    def write_evening(self, act: Act) -> None:
        """Make the rows of an evening and its diary."""
        number = self.numbers.of("evening", act.id)
        undo = self.standing.undone_by(act.id)
        gone = self.is_gone(act.id)
        events = [] if gone else self._events(act)
        ends = [kind for _, kind, *_ in events if kind in ("closed", "reopened")]
        plan = (
            number,
            str(self._value(act, "name") or ""),
            str(self._value(act, "place") or ""),
            str(self._value(act, "notes") or ""),
            int(bool(self._value(act, "carried"))),
            str(self._value(act, "options") or "{}"),
            int(bool(ends) and ends[-1] == "closed"),
            int(undo is not None),
            *self._worth(act),
        )
        keep(self.connection, "evenings", "id = ?", (number,), [] if gone else [plan])
        rows = [(number, place, *event[1:]) for place, event in enumerate(events, 1)]
        keep(self.connection, "evening_events", "evening = ?", (number,), rows)
        known = [(number, place, event[0]) for place, event in enumerate(events, 1)]
        keep(self.connection, "event_identities", "evening = ?", (number,), known)

    def _worth(self, evening: Act) -> tuple[str, int, int]:
        """Return the currency and the worth of chips of an evening, as it was revalued last."""
        said = [act for act in self.users(evening.id, "revalue") if self.own(act)]
        worth = said[-1].body.get("worth") if said else self._value(evening, "worth")
        match self._value(evening, "currency"), worth:
            case [str(currency), [int(chips), int(cents)]] if currency and chips > 0 and cents > 0:
                return currency, chips, cents
        return "chips", 1, 1

    def _events(self, evening: Act) -> list[tuple[str, str, int | None, str]]:
        """Return the acts, kinds, persons and moments of the diary of an evening, in order of time."""
        found: list[tuple[str, str, int | None, str]] = []
        for act in self.users(evening.id, *DIARY):
            if self.own(act):
                person = self.person(act.text("person")) if act.text("person") else None
                found.append((act.id, DIARY[act.kind], person, self.happened(act)))
        found.sort(key=lambda event: event[3])
        return [(evening.id, "started", None, self.happened(evening)), *found]

    def write_season(self, act: Act) -> None:
        """Make the row of a season."""
        number = self.numbers.of("season", act.id)
        fields = [str(self._value(act, field) or "") for field in ("name", "since", "until", "rules")]
        wanted = [(number, *fields)] if self.standing.stands(act.id) else []
        keep(self.connection, "seasons", "id = ?", (number,), wanted)

    def currency(self) -> None:
        """Keep the currency of the books among the settings."""
        currency = self.standing.value(BOOKS, "currency")
        if isinstance(currency, str):
            self.connection.execute(
                "INSERT INTO settings VALUES ('currency', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (currency,),
            )
        else:
            self.connection.execute("DELETE FROM settings WHERE key = 'currency'")
