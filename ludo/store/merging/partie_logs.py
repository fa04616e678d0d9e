"""The logs of parties of two files: what has only gone on goes on, of what went two ways one version stands."""

import sqlite3
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from ludo.nights.exchange import Progress, told
from ludo.nights.merging import Choice
from ludo.store.books.act import Act, Body
from ludo.store.books.kinds import UNDO
from ludo.store.books.rows_kept import Numbers
from ludo.store.books.union import OTHER_STANDS, Union
from ludo.store.merging.last_merge import CameWith

_FOLLOWS: Final = ("changed", "over", "cut", "log_sum")
"""Columns of a partie that follow from its log."""
Ask = Callable[[str, Act, int, int], Choice]
"""(key, partie, lines here, lines there): which version stands."""


class PartieLogs:
    """Takes the logs of parties of another file in. came: how to undo that."""

    def __init__(
        self, mine: sqlite3.Connection, theirs: sqlite3.Connection, union: Union, came: CameWith, ask: Ask
    ) -> None:
        self._mine, self._theirs, self._union, self._ask = mine, theirs, union, ask
        self.came = came
        self._here, self._there = Numbers(mine), Numbers(theirs)

    def take(self, progress: Progress) -> None:
        """Take all of them in; answers are added to the union."""
        order = list(self._union.after.order)
        for act in told(order, progress, 0, len(order)):
            theirs = self._there.find("session", act.id) if act.kind == "partie" else None
            if theirs is not None and _row(self._theirs, theirs):
                mine = self._here.find("session", act.id)
                if mine is None:
                    self._copy(act.id, theirs)
                else:
                    self._go_on(act, mine, theirs)

    def _copy(self, act: str, theirs: int) -> None:
        number = self._here.of("session", act)
        row = _row(self._theirs, theirs)
        (played,) = self._mine.execute("SELECT coalesce(max(played), 0) + 1 FROM sessions").fetchone()
        values = {**row, "id": number, "evening": None, "played": played}
        marks = ", ".join("?" * len(values))
        self._mine.execute(f"INSERT INTO sessions ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
        lines = _lines(self._theirs, theirs)
        self._append(number, lines, 0)
        self.came.copied[act] = len(lines)

    def _append(self, mine: int, lines: list[tuple[int, str]], known: int) -> None:
        rows = [(mine, number, line) for number, line in lines[known:]]
        self._mine.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)

    def _go_on(self, act: Act, mine: int, theirs: int) -> None:
        here, there = _lines(self._mine, mine), _lines(self._theirs, theirs)
        if here == there[: len(here)]:
            if len(here) < len(there):
                self._append(mine, there, len(here))
                row, before = _row(self._theirs, theirs), _row(self._mine, mine)
                self.came.grown[act.id] = len(here), len(there), {field: before[field] for field in _FOLLOWS}
                fields = ", ".join(f"{field} = ?" for field in _FOLLOWS)
                self._mine.execute(
                    f"UPDATE sessions SET {fields} WHERE id = ?", (*(row[field] for field in _FOLLOWS), mine)
                )
        elif there != here[: len(there)]:
            self._choose(act, mine, theirs, _digest(here), _digest(there))

    def _choose(self, act: Act, mine: int, theirs: int, here: str, there: str) -> None:
        beside = {other.text("log"): other for other in self._union.after.order if other.kind == "partie"}
        if there in beside:
            return  # decided before: what is here stands
        if here not in beside:
            lines = len(_lines(self._mine, mine)), len(_lines(self._theirs, theirs))
            stands = self._ask(f"session {act.id}", act, *lines) is Choice.MINE
            other = self._beside(act, there if stands else here, of_mine=not stands)
            if stands:
                self._copy(other.id, theirs)
                return
            beside[here] = other
        self.came.given[act.id] = mine
        self._here.give("session", beside[here].id, mine)
        self._here = Numbers(self._mine)
        self._copy(act.id, theirs)

    def _beside(self, act: Act, log: str, *, of_mine: bool) -> Act:
        """Make a version that does not stand a partie of its own, which is taken back."""
        union = self._union
        body: Mapping[str, Any] = {**act.body, "log": log, "evening": union.after.value(act.id, "evening")}
        other = union.write("partie", body)
        lost: list[str] = []
        for deal in list(union.after.order):
            if deal.kind not in ("deal", "ended") or act.id not in (deal.text("partie"), deal.text("of")):
                continue
            only_mine = union.is_here(deal.id) and deal.id not in union.there
            if only_mine if of_mine else not union.is_here(deal.id):
                lost.append(deal.id)
            if of_mine is union.is_here(deal.id) or (deal.id in union.there and union.is_here(deal.id)):
                named: Body = {**deal.body, ("partie" if deal.kind == "deal" else "of"): other.id}
                union.write(deal.kind, named)
        if lost:
            union.write(UNDO, {"of": lost, "reason": ""})
        union.write(UNDO, {"of": [other.id], "reason": OTHER_STANDS})
        return other


def _row(connection: sqlite3.Connection, number: int) -> dict[str, Any]:
    cursor = connection.execute("SELECT * FROM sessions WHERE id = ?", (number,))
    row = cursor.fetchone()
    return {} if row is None else dict(zip((column[0] for column in cursor.description), row, strict=True))


def _lines(connection: sqlite3.Connection, number: int) -> list[tuple[int, str]]:
    return connection.execute("SELECT number, line FROM log WHERE session = ? ORDER BY number", (number,)).fetchall()


def _digest(lines: list[tuple[int, str]]) -> str:
    return sha256(repr(lines).encode(errors="surrogatepass")).hexdigest()[:32]
