"""Parties and score sheets of two files: what has only gone on is continued, what has gone two ways is asked."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ludo.nights.merging import Choice, Followed
from ludo.store.counted_parties import is_annulled
from ludo.store.merging.accounts import Accounts, owner_of
from ludo.store.merging.evenings import Evenings
from ludo.store.merging.file_pair import Pair, Values, digest, rows
from ludo.store.rows import integer

REASON: Final = "the other version stands"
"""Why the chips of a version go back that was not chosen."""


class _Form(NamedTuple):
    """How a kind of thing is kept: its tables, what its text is, and what its postings are for."""

    table: str
    chairs: str
    texts: str
    key: str
    source: str


_FORMS: Final[Mapping[str, _Form]] = {
    "session": _Form("sessions", "chairs", "log", "number", "deal"),
    "sheet": _Form("sheets", "sheet_chairs", "sheet_lines", "number, revision", "line"),
}
_KEPT: Final = {"session": ("changed", "over", "cut", "log_sum"), "sheet": ("changed", "over")}
"""What follows the longer text."""


class Played:
    """Takes sessions and score sheets in."""

    def __init__(self, pair: Pair, evenings: Evenings, person: Callable[[int], int]) -> None:
        self._pair, self._evenings, self._person = pair, evenings, person
        self._numbers: dict[tuple[str, int], int] = {}
        self._new: set[tuple[str, int]] = set()
        self.accounts = Accounts(pair, person, lambda kind, number: self._numbers.get((kind, number)))

    def take(self) -> None:
        """Take everything in."""
        units = [
            (kind, integer(number))
            for kind, form in _FORMS.items()
            for number, evening in self._pair.theirs.execute(
                f"SELECT id, evening FROM {form.table} ORDER BY id"
            ).fetchall()
            if self._pair.only is None or evening in self._pair.only
        ]
        for kind, theirs in units:
            known = self._pair.known(kind, self._pair.identity(kind, theirs))
            self._numbers[kind, theirs] = self._place(kind, theirs) if known is None else known
        # what is here already first: a version of it may be among what is new
        for kind, theirs in sorted(units, key=lambda unit: (unit[0], self._numbers[unit]) in self._new):
            self._go_on(kind, theirs)

    def _place(self, kind: str, theirs: int, identity: str | None = None) -> int:
        """Write who sits there; the text and the chips come later."""
        pair, form = self._pair, _FORMS[kind]
        row = pair.their(form.table, theirs)
        values = {**row, "evening": self._evenings.number(row["evening"])}
        del values["id"]
        if kind == "session":
            values["played"] = pair.mine.execute("SELECT coalesce(max(played), 0) + 1 FROM sessions").fetchone()[0]
        number = pair.insert(kind, identity or pair.identity(kind, theirs), values)
        self._new.add((kind, number))
        for chair in rows(pair.theirs, f"SELECT * FROM {form.chairs} WHERE {kind} = ? ORDER BY chair", (theirs,)):
            pair.write(form.chairs, {**chair, kind: number, "person": self._person(integer(chair["person"]))})
        pair.counts["parties"] += 1
        return number

    def _go_on(self, kind: str, theirs: int) -> None:
        pair, form, mine = self._pair, _FORMS[kind], self._numbers[kind, theirs]
        texts_here, texts_there = _texts(pair.mine, kind, mine), _texts(pair.theirs, kind, theirs)
        paid_here = self.accounts.here(form.source, mine)
        paid_there = {key: entry[0] for key, entry in self.accounts.there(form.source, theirs).items()}
        if (kind, mine) in self._new:
            self._continue(kind, theirs, mine)
        elif texts_there.items() <= texts_here.items() and paid_there.items() <= paid_here.items():
            if len(texts_there) == len(texts_here) and len(paid_there) == len(paid_here):
                self._compare(kind, theirs, mine)
        elif texts_here.items() <= texts_there.items() and paid_here.items() <= paid_there.items():
            self._continue(kind, theirs, mine)
        else:
            self._choose(kind, theirs, mine)

    def _continue(self, kind: str, theirs: int, mine: int) -> None:
        """Continue what is here as it has gone on there."""
        pair, form = self._pair, _FORMS[kind]
        known = _texts(pair.mine, kind, mine)
        for row in rows(pair.theirs, f"SELECT * FROM {form.texts} WHERE {kind} = ? ORDER BY {form.key}", (theirs,)):
            if _key(kind, row) not in known:
                pair.write(form.texts, {**row, kind: mine})
        exchanged = self._chairs(kind, theirs, mine)
        if kind == "sheet":
            exchanged |= self._chair_changes(theirs, mine)
        counted, result = not is_annulled(pair.mine, kind, mine), self._result(kind, mine)
        paid = self.accounts.here(form.source, mine)
        there = self.accounts.there(form.source, theirs)
        written = self.accounts.write(
            form.source, mine, {key: entry for key, entry in there.items() if key not in paid}
        )
        row = pair.their(form.table, theirs)
        pair.update(form.table, mine, {field: row[field] for field in _KEPT[kind]})
        self.copy_finish(kind, theirs, mine)
        self._annulled(kind, theirs, mine, written)
        self._outside(kind, theirs, mine)
        if (kind, mine) in self._new:
            return
        if exchanged:
            pair.followed.append(Followed("exchanged", self._subject(kind, mine)))
        if result and result != self._result(kind, mine):
            pair.followed.append(Followed("result", self._subject(kind, mine)))
        if counted is is_annulled(pair.mine, kind, mine):
            pair.followed.append(Followed("annulled" if counted else "counts-again", self._subject(kind, mine)))
        self._belongs(kind, row, mine)

    def _result(self, kind: str, mine: int) -> list[tuple[Any, ...]]:
        """Return how something here ended, nothing while it lasts."""
        query = (
            "SELECT kind, counted, chair, place, score FROM finished LEFT JOIN results USING (source, origin) "
            "WHERE source = ? AND origin = ? ORDER BY chair"
        )
        return self._pair.mine.execute(query, (kind, mine)).fetchall()

    def _chairs(self, kind: str, theirs: int, mine: int) -> bool:
        """Seat the people who sit there; was somebody exchanged for the right person?"""
        chairs, exchanged = _FORMS[kind].chairs, False
        for row in rows(self._pair.theirs, f"SELECT chair, person FROM {chairs} WHERE {kind} = ?", (theirs,)):
            who = self._person(integer(row["person"]))
            cursor = self._pair.mine.execute(
                f"UPDATE {chairs} SET person = ? WHERE {kind} = ? AND chair = ? AND person <> ?",
                (who, mine, row["chair"], who),
            )
            exchanged |= cursor.rowcount > 0
        return exchanged

    def _chair_changes(self, theirs: int, mine: int) -> bool:
        """Take over the changes of chairs from there; was somebody of them exchanged for the right person?"""
        exchanged = False
        for change in rows(self._pair.theirs, "SELECT * FROM chair_changes WHERE sheet = ?", (theirs,)):
            key = (mine, change["chair"], change["line"])
            who = None if change["person"] is None else self._person(integer(change["person"]))
            query = "SELECT person FROM chair_changes WHERE sheet = ? AND chair = ? AND line = ?"
            known = self._pair.mine.execute(query, key).fetchone()
            if known is None:
                self._pair.write("chair_changes", {**change, "sheet": mine, "person": who})
            elif known[0] != who:
                query = "UPDATE chair_changes SET person = ? WHERE sheet = ? AND chair = ? AND line = ?"
                self._pair.mine.execute(query, (who, *key))
                exchanged = True
        return exchanged

    def _annulled(self, kind: str, theirs: int, mine: int, written: Mapping[int, int]) -> None:
        """Annul it here, or not, as it is there."""
        pair, key = self._pair, (kind, mine)
        pair.mine.execute("DELETE FROM annulled WHERE source = ? AND origin = ?", key)
        for row in rows(pair.theirs, "SELECT * FROM annulled WHERE source = ? AND origin = ?", (kind, theirs)):
            before = [here for there, here in written.items() if there <= row["after"]]
            first = min(written.values(), default=None)
            (last,) = pair.mine.execute("SELECT coalesce(max(id), 0) FROM postings").fetchone()
            after = max(before) if before else last if first is None else first - 1
            pair.write("annulled", {**row, "origin": mine, "after": after})

    def _outside(self, kind: str, theirs: int, mine: int) -> None:
        for row in rows(self._pair.theirs, "SELECT * FROM outside WHERE source = ? AND origin = ?", (kind, theirs)):
            self._pair.mine.execute(
                "INSERT INTO outside VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET counts = min(counts, excluded.counts)",
                (kind, mine, row["counts"]),
            )

    def copy_finish(self, kind: str, theirs: int, mine: int) -> None:
        """Copy the end of a partie from there."""
        pair = self._pair
        pair.mine.execute("DELETE FROM results WHERE source = ? AND origin = ?", (kind, mine))
        pair.mine.execute("DELETE FROM finished WHERE source = ? AND origin = ?", (kind, mine))
        for table in ("finished", "results"):
            for row in rows(pair.theirs, f"SELECT * FROM {table} WHERE source = ? AND origin = ?", (kind, theirs)):
                values = {**row, "origin": mine}
                if table == "results":
                    values["person"] = self._person(integer(row["person"]))
                pair.write(table, values)

    def _compare(self, kind: str, theirs: int, mine: int) -> None:
        """Look at what is beside equal texts and chips: its evening, its end, whether it counts."""
        pair, form = self._pair, _FORMS[kind]
        ended = "SELECT 1 FROM finished WHERE source = ? AND origin = ?"
        here, there = (
            connection.execute(ended, (kind, number)).fetchone()
            for connection, number in ((pair.mine, mine), (pair.theirs, theirs))
        )
        if there is not None and here is None:
            self.copy_finish(kind, theirs, mine)
            pair.counts["changed"] += 1
        annulled = "SELECT reason FROM annulled WHERE source = ? AND origin = ?"
        here, there = (
            connection.execute(annulled, (kind, number)).fetchone()
            for connection, number in ((pair.mine, mine), (pair.theirs, theirs))
        )
        if (here is None) is not (there is None):
            key = f"annulled:{pair.identity(kind, theirs)}"
            shown = ("" if row is None else row[0] for row in (here, there))
            if pair.ask(key, "annulled", self._subject(kind, mine), *shown) is Choice.THEIRS:
                self._annulled(kind, theirs, mine, {})
                pair.counts["changed"] += 1
        row = pair.their(form.table, theirs)
        self._belongs(kind, row, mine)

    def _belongs(self, kind: str, row: Values, mine: int) -> None:
        """Ask to which evening something belongs if that is not the same."""
        pair, form = self._pair, _FORMS[kind]
        there = self._evenings.number(row["evening"])
        (here,) = pair.mine.execute(f"SELECT evening FROM {form.table} WHERE id = ?", (mine,)).fetchone()
        if here != there:
            titles = self._evenings.title(here), self._evenings.title(there)
            key = f"belongs:{pair.identity(kind, row['id'])}"
            if pair.ask(key, "belongs", self._subject(kind, mine), *titles) is Choice.THEIRS:
                pair.update(form.table, mine, {"evening": there})

    def _subject(self, kind: str, mine: int) -> str:
        """Return the game and the people of something here."""
        form = _FORMS[kind]
        (game,) = self._pair.mine.execute(f"SELECT game FROM {form.table} WHERE id = ?", (mine,)).fetchone()
        names = self._pair.mine.execute(
            f"SELECT name FROM {form.chairs} JOIN people ON people.id = person WHERE {kind} = ? ORDER BY chair", (mine,)
        )
        return "\n".join([str(game), *(str(name) for (name,) in names)])

    def _choose(self, kind: str, theirs: int, mine: int) -> None:
        """Something has gone on in two ways: one version stands, the other one is annulled under another identity."""
        pair = self._pair
        identity = pair.identity(kind, theirs)
        other = digest((identity, self._content(pair.theirs, kind, theirs)))
        if pair.known(kind, other) is not None:
            return  # decided before
        shown = (str(len(_texts(pair.mine, kind, mine))), str(len(_texts(pair.theirs, kind, theirs))))
        if pair.ask(f"{kind}:{identity}", kind, self._subject(kind, mine), *shown) is Choice.MINE:
            self._take_beside(kind, theirs, other)
            return
        away = digest((identity, self._content(pair.mine, kind, mine)))
        placed = pair.known(kind, away)
        if placed is not None and (kind, placed) in self._new:
            self._change_places(kind, theirs, mine, placed)
            return
        while pair.known(kind, away) is not None:
            away = digest(away)
        pair.give_identity(kind, mine, away)
        self._annul(kind, mine)
        self._take_beside(kind, theirs, identity, annulled=False)

    def _change_places(self, kind: str, theirs: int, mine: int, placed: int) -> None:
        """Annul what is here, which theirs has annulled too; the place made for that is for the version that stands."""
        pair, identity = self._pair, self._pair.identity(kind, theirs)
        away = next(number for (of, number), here in self._numbers.items() if of == kind and here == placed)
        other = pair.identity(kind, away)
        pair.give_identity(kind, placed, digest((identity, other)))
        pair.give_identity(kind, mine, other)
        pair.give_identity(kind, placed, identity)
        self._numbers[kind, away], self._numbers[kind, theirs] = mine, placed
        self.accounts.forget()
        self._annul(kind, mine)
        self._continue(kind, theirs, placed)

    def _take_beside(self, kind: str, theirs: int, identity: str, *, annulled: bool = True) -> None:
        """Take a version in as something of its own."""
        kept = self._numbers[kind, theirs]
        number = self._numbers[kind, theirs] = self._place(kind, theirs, identity)
        self.accounts.forget()
        self._continue(kind, theirs, number)
        if annulled:
            self._annul(kind, number)
            self._numbers[kind, theirs] = kept
            self.accounts.forget()

    def _annul(self, kind: str, mine: int) -> None:
        pair = self._pair
        (after,) = pair.mine.execute("SELECT coalesce(max(id), 0) FROM postings").fetchone()
        if pair.mine.execute("SELECT 1 FROM annulled WHERE source = ? AND origin = ?", (kind, mine)).fetchone() is None:
            self.accounts.give_back(_FORMS[kind].source, mine, REASON)
            values = {"source": kind, "origin": mine, "after": after, "reason": REASON, "made": pair.now}
            pair.write("annulled", values)
        pair.mine.execute(f"UPDATE {_FORMS[kind].table} SET over = 1 WHERE id = ?", (mine,))
        pair.counts["changed"] += 1

    def _content(self, connection: sqlite3.Connection, kind: str, number: int) -> object:
        """Return text and postings of something, the same in every file that has it."""
        postings = connection.execute(
            "SELECT number, generation, reversal, part, payer, payee, amount FROM postings "
            "WHERE source = ? AND origin = ?",
            (_FORMS[kind].source, number),
        ).fetchall()
        paid = [
            (*key, _known_owner(connection, payer), _known_owner(connection, payee), chips)
            for *key, payer, payee, chips in postings
        ]
        return sorted(_texts(connection, kind, number).items()), sorted(paid)


def _known_owner(connection: sqlite3.Connection, account: int) -> str:
    kind, key = owner_of(connection, account)
    query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
    found = connection.execute(query, (kind, key)).fetchone() if kind != "name" else (key,)
    return f"{kind} {found[0]}"


def _key(kind: str, row: Values) -> tuple[Any, ...]:
    return tuple(row[name] for name in _FORMS[kind].key.split(", "))


def _texts(connection: sqlite3.Connection, kind: str, number: int) -> dict[tuple[Any, ...], str]:
    form = _FORMS[kind]
    return {
        tuple(key): str(line)
        for *key, line in connection.execute(f"SELECT {form.key}, line FROM {form.texts} WHERE {kind} = ?", (number,))
    }
