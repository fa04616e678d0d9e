"""People of two files: the same by identity; of equal names alone somebody has to say who they are."""

from typing import Final

from ludo.nights.merging import Choice, Followed
from ludo.store.merging.evenings import Evenings
from ludo.store.merging.file_pair import Pair, Values, rows
from ludo.store.person_names import claim_name, person_by_name
from ludo.store.rows import integer

_FIELDS: Final = ("name", "notes", "colour", "picture")
_ROOT: Final = "SELECT coalesce(merged_into, id) FROM people WHERE id = ?"


class People:
    """Takes people in, each when something first names them."""

    def __init__(self, pair: Pair, evenings: Evenings) -> None:
        self._pair = pair
        self._evenings = evenings
        self._numbers: dict[int, int] = {}
        self._asked: set[tuple[int, int]] = set()

    def take_all(self) -> None:
        """Take everybody of the roster in."""
        for (number,) in self._pair.theirs.execute("SELECT id FROM people WHERE guest IS NULL ORDER BY id").fetchall():
            self.number(number)

    def number(self, theirs: int) -> int:
        """Return who a person of theirs is here, taken in if they are new."""
        found = self._numbers.get(theirs)
        if found is not None:
            return found
        row = self._pair.their("people", theirs)
        identity = self._pair.identity("person", theirs)
        known = self._pair.known("person", identity)
        if known is None and row["computer"]:
            known = person_by_name(self._pair.mine, row["name"], computer=True)
        self._numbers[theirs] = found = self._new(theirs, row, identity) if known is None else known
        if row["merged_into"] is not None:
            self._unite(found, self.number(integer(row["merged_into"])), new=known is None)
        elif known is not None and not row["computer"]:
            self._compare(known, row, identity)
        return found

    def _new(self, theirs: int, row: Values, identity: str) -> int:
        pair = self._pair
        values = {**row, "merged_into": None, "folded": None}
        del values["id"]
        if row["guest"] is not None:
            values |= {"guest": self._evenings.number(row["guest"]) or 0, "folded": row["folded"]}
            return pair.insert("person", identity, values)
        namesake = None if row["merged_into"] or row["computer"] else person_by_name(pair.mine, row["name"])
        choice = None if namesake is None else self._choice(theirs, row, identity, namesake)
        number = pair.insert("person", identity, values)
        if choice is Choice.SAME and namesake is not None:
            pair.mine.execute("UPDATE people SET merged_into = ? WHERE id = ?", (namesake, number))
        elif choice is Choice.TWO and namesake is not None:
            pair.mine.execute("INSERT INTO distinct_people VALUES (?, ?)", tuple(sorted((namesake, number))))
        if choice is not Choice.SAME and not row["merged_into"]:
            pair.people.append(str(row["name"]))
        claim_name(pair.mine, number)
        return number

    def _choice(self, theirs: int, row: Values, identity: str, namesake: int) -> Choice:
        """Return whether somebody of theirs and a namesake here are the same; where theirs knows both, as it says."""
        for known in self._same_as(namesake):
            there = self._pair.known_there("person", known)
            if there is not None:
                roots = [self._pair.theirs.execute(_ROOT, (number,)).fetchone() for number in (there, theirs)]
                return Choice.SAME if roots[0] == roots[1] else Choice.TWO
        return self._pair.ask(f"same-name:{identity}", "same-name", row["name"], row["name"], row["name"], must=True)

    def _same_as(self, number: int) -> list[str]:
        """Return the identities of everybody who is the same as a person here."""
        query = (
            "SELECT identity FROM people JOIN identities ON kind = 'person' AND number = people.id "
            "WHERE coalesce(merged_into, people.id) = ?"
        )
        return [str(identity) for (identity,) in self._pair.mine.execute(query, (number,))]

    def _unite(self, number: int, other: int, *, new: bool) -> None:
        """Merge two people here who are one there. new: the first one was not here before."""
        mine = self._pair.mine
        root, into = (integer(mine.execute(_ROOT, (each,)).fetchone()[0]) for each in (number, other))
        if root != into:
            names = [
                str(mine.execute("SELECT name FROM people WHERE id = ?", (each,)).fetchone()[0])
                for each in (root, into)
            ]
            if not new:
                self._pair.followed.append(Followed("united", *names))
            mine.execute("UPDATE people SET merged_into = ? WHERE id = ? OR merged_into = ?", (into, root, root))
            claim_name(mine, root)
            self._pair.counts["changed"] += 1

    def _compare(self, number: int, row: Values, identity: str) -> None:
        pair = self._pair
        (own,) = rows(pair.mine, "SELECT * FROM people WHERE id = ?", (number,))
        if own["merged_into"] is not None:
            return
        changes: Values = {}
        for field in _FIELDS:
            here, there = own[field], row[field]
            if here == there or there in (None, ""):
                continue
            if here in (None, "") or pair.ask(f"{field}:{identity}", field, own["name"], here, there) is Choice.THEIRS:
                changes[field] = there
        if "name" in changes:
            changes["folded"] = None
        pair.update("people", number, changes)
        if "name" in changes:
            claim_name(pair.mine, number)
