"""Evenings of two files, and what happened at them."""

from collections.abc import Callable
from typing import Final

from ludo.nights.merging import Choice
from ludo.store.merging.file_pair import Pair, Values, rows
from ludo.store.rows import integer

_PLAN: Final = ("name", "place", "notes", "carried", "options", "put_away")
_EMPTY: Final = """
SELECT NOT EXISTS (SELECT 1 FROM sessions WHERE evening = :evening)
AND NOT EXISTS (SELECT 1 FROM sheets WHERE evening = :evening)
AND NOT EXISTS (SELECT 1 FROM plays WHERE evening = :evening)
AND NOT EXISTS (SELECT 1 FROM taken_out WHERE evening = :evening)
AND NOT EXISTS (SELECT 1 FROM hand_entries WHERE evening = :evening)
"""
_EVENTS: Final = (
    "SELECT * FROM evening_events JOIN event_identities USING (evening, number) WHERE evening = ? ORDER BY number"
)


class Evenings:
    """Takes evenings in."""

    def __init__(self, pair: Pair) -> None:
        self._pair = pair
        self._numbers: dict[int, int | None] = {}

    def all(self) -> list[int]:
        """Return the evenings of theirs that are taken."""
        found = [integer(number) for (number,) in self._pair.theirs.execute("SELECT id FROM evenings ORDER BY id")]
        return [number for number in found if self._pair.only is None or number in self._pair.only]

    def number(self, theirs: int | None) -> int | None:
        """Return which evening here one of theirs is, taken in if it is new; None for none, or one that is gone."""
        if not theirs or (self._pair.only is not None and theirs not in self._pair.only):
            return None
        if theirs not in self._numbers:
            self._numbers[theirs] = self._take(theirs)
        return self._numbers[theirs]

    def _take(self, theirs: int) -> int | None:
        pair = self._pair
        row = pair.their("evenings", theirs)
        identity = pair.identity("evening", theirs)
        known = pair.known("evening", identity)
        if known is not None:
            self._compare(known, row, identity)
            return known
        if identity in pair.removed_here and pair.theirs.execute(_EMPTY, {"evening": theirs}).fetchone()[0]:
            return None
        del row["id"]
        started = pair.theirs.execute(
            "SELECT moment FROM evening_events WHERE evening = ? ORDER BY number LIMIT 1", (theirs,)
        ).fetchone()
        pair.evenings.append(str(row["name"] or ("" if started is None else started[0])))
        return pair.insert("evening", identity, row)

    def _compare(self, number: int, row: Values, identity: str) -> None:
        pair = self._pair
        (own,) = rows(pair.mine, "SELECT * FROM evenings WHERE id = ?", (number,))
        changes: Values = {}
        for field in _PLAN:
            if own[field] != row[field]:
                key = f"evening-{field}:{identity}"
                if pair.ask(key, f"evening-{field}", self.title(number), own[field], row[field]) is Choice.THEIRS:
                    changes[field] = row[field]
        pair.update("evenings", number, changes)

    def title(self, number: int | None) -> str:
        """Return the name of an evening here, else when it began."""
        found = self._pair.mine.execute(
            "SELECT name, moment FROM evenings LEFT JOIN evening_events ON evening = id AND number = 1 WHERE id = ?",
            (number,),
        ).fetchone()
        return "" if found is None else str(found[0] or found[1] or "")

    def take_events(self, theirs: int, person: Callable[[int], int]) -> None:
        """Take in what happened at an evening, so that the diary has all that either file has."""
        pair, evening = self._pair, self.number(theirs)
        if evening is None:
            return
        here = {event["identity"]: event for event in rows(pair.mine, _EVENTS, (evening,))}
        there = {event["identity"]: event for event in rows(pair.theirs, _EVENTS, (theirs,))}
        gone = [identity for identity in here if identity in pair.removed_there]
        if gone and not pair.removes("events", gone, self.title(evening), self._told([here[each] for each in gone])):
            gone = []
        kept = {identity: event for identity, event in here.items() if identity not in gone}
        changed = len(kept) < len(here)
        for identity, event in there.items():
            who = None if event["person"] is None else person(integer(event["person"]))
            if identity in kept:
                changed |= self._compare_moment(kept[identity], event)
            elif identity not in pair.removed_here and identity not in here:
                kept[identity] = {**event, "person": who}
                pair.counts["events"] += 1
                changed = True
        if changed:
            self._rewrite(evening, here, kept)

    def _told(self, events: list[Values]) -> str:
        """Return what happened, a line each: kind, moment and name."""
        lines = []
        for event in events:
            query = "SELECT name FROM people WHERE id = ?"
            name = self._pair.mine.execute(query, (event["person"],)).fetchone() or ("",)
            lines.append(f"{event['kind']} {event['moment']} {name[0]}")
        return "\n".join(lines)

    def _compare_moment(self, own: Values, event: Values) -> bool:
        """Take the moment of theirs if that is wanted; has it changed?"""
        if own["moment"] == event["moment"]:
            return False
        subject, key = self.title(own["evening"]), f"moment:{own['identity']}"
        if self._pair.ask(key, "moment", subject, own["moment"], event["moment"]) is not Choice.THEIRS:
            return False
        own["moment"] = event["moment"]
        return True

    def _rewrite(self, evening: int, here: dict[str, Values], kept: dict[str, Values]) -> None:
        """Write the diary of an evening anew, in order of time; what is taken out is noted as that."""
        mine = self._pair.mine
        for identity, event in here.items():
            if identity not in kept:
                key = evening, event["number"]
                mine.execute("DELETE FROM evening_events WHERE evening = ? AND number = ?", key)
        for table in ("event_identities", "evening_events"):
            mine.execute(f"UPDATE {table} SET number = -number WHERE evening = ?", (evening,))
        ordered = sorted(
            kept.values(),
            key=lambda event: (event["kind"] != "started", event["moment"], event["number"], event["identity"]),
        )
        for number, event in enumerate(ordered, 1):
            identity = event["identity"]
            if identity in here:
                old = evening, -event["number"]
                mine.execute("UPDATE event_identities SET number = ? WHERE evening = ? AND number = ?", (number, *old))
                mine.execute(
                    "UPDATE evening_events SET number = ?, moment = ? WHERE evening = ? AND number = ?",
                    (number, event["moment"], *old),
                )
            else:
                mine.execute("INSERT INTO event_identities VALUES (?, ?, ?)", (evening, number, identity))
                fields = (evening, number, event["kind"], event["person"], event["moment"])
                mine.execute("INSERT INTO evening_events VALUES (?, ?, ?, ?, ?)", fields)
        ends = [event["kind"] == "closed" for event in ordered if event["kind"] in ("closed", "reopened")]
        mine.execute("UPDATE evenings SET closed = ? WHERE id = ?", (int(bool(ends) and ends[-1]), evening))
        self._pair.counts["changed"] += 1

    def drop_removed(self) -> None:
        """Remove evenings that somebody has removed there and that are empty here."""
        mine = self._pair.mine
        for identity in self._pair.removed_there:
            number = self._pair.known("evening", identity)
            if number is not None and mine.execute(_EMPTY, {"evening": number}).fetchone()[0]:
                guests = mine.execute("SELECT 1 FROM people WHERE guest = ?", (number,)).fetchone()
                (notes,) = mine.execute("SELECT notes FROM evenings WHERE id = ?", (number,)).fetchone()
                if guests is None and self._pair.removes("evening", [identity], self.title(number), notes):
                    mine.execute("DELETE FROM evening_events WHERE evening = ?", (number,))
                    mine.execute("DELETE FROM evenings WHERE id = ?", (number,))
                    self._pair.counts["changed"] += 1
