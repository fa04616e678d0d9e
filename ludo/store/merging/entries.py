"""Entries by hand, other games and seasons of two files."""

from collections.abc import Callable

from ludo.nights.merging import Choice, Followed
from ludo.store.merging.accounts import Accounts
from ludo.store.merging.evenings import Evenings
from ludo.store.merging.file_pair import Pair, rows
from ludo.store.merging.played import Played
from ludo.store.rows import integer


class Entries:
    """Takes in what was entered by hand at evenings, and parties of other games."""

    def __init__(self, pair: Pair, evenings: Evenings, person: Callable[[int], int], played: Played) -> None:
        self._pair, self._evenings, self._person, self._played = pair, evenings, person, played
        self._accounts: Accounts = played.accounts
        self._numbers: dict[tuple[int, int], int] = {}
        self._here = {
            identity: (evening, number)
            for evening, number, identity in pair.mine.execute("SELECT * FROM entry_identities")
        }

    def take(self) -> None:
        """Take all of it in."""
        for evening, number, identity in self._pair.theirs.execute(
            "SELECT * FROM entry_identities ORDER BY evening, number"
        ).fetchall():
            if self._pair.only is None or evening in self._pair.only:
                self._entry(evening, number, identity)
        for row in rows(self._pair.theirs, "SELECT * FROM plays ORDER BY id"):
            if self._pair.only is None or row["evening"] in self._pair.only:
                self._play(row["id"])
        if self._pair.only is None:
            self._seasons()

    def _entry(self, evening: int, number: int, identity: str) -> None:
        pair = self._pair
        if identity in self._here:
            origin, own = self._here[identity]
        else:
            origin = self._evenings.number(evening) or 0
            if evening and not origin:
                return
            query = "SELECT coalesce(max(number), 0) + 1 FROM entry_identities WHERE evening = ?"
            own = integer(pair.mine.execute(query, (origin,)).fetchone()[0])
            pair.mine.execute("INSERT INTO entry_identities VALUES (?, ?, ?)", (origin, own, identity))
            for (kind,) in pair.theirs.execute(
                "SELECT kind FROM hand_entries WHERE evening = ? AND number = ?", (evening, number)
            ).fetchall():
                pair.mine.execute("INSERT INTO hand_entries VALUES (?, ?, ?)", (origin, own, kind))
        self._numbers[evening, number] = own
        there = self._accounts.there("hand", evening, number)
        here = {key[1:] for key in self._accounts.here("hand", origin, own)}
        missing = {key: entry for key, entry in there.items() if key[1:] not in here}
        self._accounts.write("hand", origin, missing, number=own)

    def _play(self, theirs: int) -> None:
        pair = self._pair
        identity = pair.identity("play", theirs)
        row = pair.their("plays", theirs)
        game = self._game(integer(row["game"]))
        annulled = rows(pair.theirs, "SELECT * FROM annulled WHERE source = 'play' AND origin = ?", (theirs,))
        known = pair.known("play", identity)
        if known is not None:
            self._compare(known, identity, annulled)
            return
        entry = None if row["entry"] is None else self._numbers.get((row["evening"] or 0, row["entry"]))
        values = {"game": game, "evening": self._evenings.number(row["evening"]), "entry": entry, "made": row["made"]}
        number = pair.insert("play", identity, values)
        for chair in rows(pair.theirs, "SELECT * FROM play_chairs WHERE play = ? ORDER BY chair", (theirs,)):
            pair.write("play_chairs", {**chair, "play": number, "person": self._person(integer(chair["person"]))})
        self._played.copy_finish("play", theirs, number)
        pair.counts["parties"] += 1
        for each in annulled:
            pair.write("annulled", {**each, "origin": number})

    def _compare(self, number: int, identity: str, annulled: list[dict[str, object]]) -> None:
        """Annul or restore a partie of another game as its chips say; without chips it is asked."""
        pair, key = self._pair, "source = 'play' AND origin = ?"
        here = pair.mine.execute(f"SELECT reason FROM annulled WHERE {key}", (number,)).fetchone()
        if (here is None) is (not annulled):
            return
        (evening, entry, name) = pair.mine.execute(
            "SELECT coalesce(evening, 0), entry, name FROM plays JOIN other_games ON other_games.id = game "
            "WHERE plays.id = ?",
            (number,),
        ).fetchone()
        if entry is not None:
            paid = list(self._accounts.here("hand", evening, entry))
            last = max(generation for _, generation, *_ in paid)
            counts = not any(generation == last and reversal for _, generation, reversal, _ in paid)
            wanted = not counts
        else:
            there = "" if not annulled else annulled[0]["reason"]
            answer = pair.ask(f"annulled:{identity}", "annulled", name, "" if here is None else here[0], there)
            wanted = bool(annulled) if answer is Choice.THEIRS else here is not None
        if wanted is (here is not None):
            return
        if wanted:
            pair.write("annulled", {**annulled[0], "origin": number})
        else:
            pair.mine.execute(f"DELETE FROM annulled WHERE {key}", (number,))
        if entry is not None:
            pair.followed.append(Followed("annulled" if wanted else "counts-again", name))
        pair.counts["changed"] += 1

    def _game(self, theirs: int) -> int:
        pair = self._pair
        row = pair.their("other_games", theirs)
        query = "SELECT * FROM other_games WHERE folded = ?"
        for own in rows(pair.mine, query, (row["folded"],)):
            if own["unit"] != row["unit"]:
                key = f"unit:{row['folded']}"
                if pair.ask(key, "unit", own["name"], own["unit"], row["unit"]) is Choice.THEIRS:
                    pair.update("other_games", own["id"], {"unit": row["unit"]})
            return integer(own["id"])
        del row["id"]
        return pair.insert("game", pair.identity("game", theirs), row)

    def _seasons(self) -> None:
        pair = self._pair
        for identity in pair.removed_there:
            gone = pair.known("season", identity)
            if gone is None:
                continue
            (name,) = pair.mine.execute("SELECT name FROM seasons WHERE id = ?", (gone,)).fetchone()
            if pair.removes("season", [identity], name, ""):
                pair.mine.execute("DELETE FROM seasons WHERE id = ?", (gone,))
        for row in rows(pair.theirs, "SELECT * FROM seasons ORDER BY id"):
            identity = pair.identity("season", row.pop("id"))
            known = pair.known("season", identity)
            if known is None:
                if identity not in pair.removed_here:
                    pair.insert("season", identity, row)
                continue
            (own,) = rows(pair.mine, "SELECT * FROM seasons WHERE id = ?", (known,))
            del own["id"]
            if own != row:
                shown = (" · ".join(map(str, each.values())) for each in (own, row))
                if pair.ask(f"season:{identity}", "season", own["name"], *shown) is Choice.THEIRS:
                    pair.update("seasons", known, row)
