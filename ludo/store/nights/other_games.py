"""Parties in one line: other games, and the five without every deal; expenses that are shared."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from ludo.nights.chips import Move, Source, SourceKind, person_account
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.nights.other_games import OtherGame, Play, Side, Unit, check_sides, moves, results, shares
from ludo.nights.people import folded_name
from ludo.store.books.books import Books
from ludo.store.ledger import Ledger, Posting
from ludo.store.ledger import Source as PaidFor
from ludo.store.nights.diary import bring, require_kept
from ludo.store.nights.entries import account_number, enter_all
from ludo.store.nights.people import current_number
from ludo.store.nights.sheets import insert_sheet
from ludo.store.partie_ends import write_finish
from ludo.store.rows import RowError, integer, text
from ludo.store.tables import BookTable

_GAMES: Final = """
SELECT other_games.id, name, unit FROM other_games LEFT JOIN plays ON game = other_games.id
GROUP BY other_games.id ORDER BY max(made) DESC, name
"""


class OthersTable(BookTable):
    """Other games and what was played of them."""

    def games(self) -> Sequence[OtherGame]:
        """Return the games that were ever named, the one played last first."""
        with self._database.reading() as connection:
            return [_game(*row) for row in connection.execute(_GAMES)]

    def write(self, evening: int | None, play: Play, made: str | None = None) -> int:
        """Write down how a partie of another game went; its number.

        Raises NightsError (`check_sides`), `name-taken` for a game that Ludo has rules of, `name-missing`.
        """
        check_sides(play.sides, play.unit)
        now = made or self._database.now()
        require_kept(now)
        with self._database.transaction():
            return write_play(self._database.books, self._ledger, evening, play, now)

    def write_known(
        self, evening: int | None, game: str, unit: Unit, sides: Sequence[Side], made: str | None = None
    ) -> int:
        """Write down how a partie of a game that Ludo knows went, as a score sheet without lines; its number."""
        check_sides(sides, unit)
        now = made or self._database.now()
        require_kept(now)
        with self._database.transaction():
            return write_known(self._database.books, self._ledger, evening, game, unit, sides, now)

    def annul(self, play: int, reason: str) -> None:
        """Annul a partie of another game: its chips are given back by counter-entries."""
        if not reason.strip():
            raise NightsError("reason-missing")
        with self._database.transaction() as connection:
            evening, entry = _entry(connection, play)
            written = connection.execute(
                "INSERT INTO annulled (source, origin, after, reason, made) "
                "SELECT 'play', ?, (SELECT coalesce(max(id), 0) FROM postings), ?, ? WHERE true ON CONFLICT DO NOTHING",
                (play, reason.strip(), self._database.now()),
            )
            if not written.rowcount:
                raise NightsError("already-reversed")
            if entry is not None:
                self._ledger.reverse(PaidFor("hand", evening, entry), reason.strip())

    def restore(self, play: int, reason: str) -> None:
        """Count a partie again that was annulled."""
        with self._database.transaction() as connection:
            evening, entry = _entry(connection, play)
            if not connection.execute("DELETE FROM annulled WHERE source = 'play' AND origin = ?", (play,)).rowcount:
                return
            if entry is not None:
                source = PaidFor("hand", evening, entry)
                self._ledger.pay(source, first_postings(connection, source), reason)

    def expense(self, evening: int | None, payer: int, chips: int, people: Sequence[int], reason: str) -> Source:
        """Share an expense that one of some people has paid for all: each gives a share in chips to that person.

        Raises NightsError `too-few-sides` if nobody else bears anything, `no-chips`.
        """
        if not people:
            raise NightsError("too-few-sides")
        if chips <= 0:
            raise NightsError("no-chips")
        with self._database.transaction() as connection:
            payee = current_number(connection, payer)
            due = shares(chips, list(dict.fromkeys(current_number(connection, person) for person in people)))
            given = [
                Move(person_account(person), person_account(payee), share)
                for person, share in due.items()
                if share and person != payee
            ]
            if not given:
                raise NightsError("too-few-sides")
            return enter_all(connection, self._ledger, evening, SourceKind.EXPENSE, given, reason)


def write_play(books: Books, ledger: Ledger, evening: int | None, play: Play, made: str) -> int:
    """Write a partie of another game, its results and chips; within a transaction."""
    connection = books.connection
    game = _game_number(connection, play.game, play.unit)
    cursor = connection.execute("INSERT INTO plays (game, evening, made) VALUES (?, ?, ?)", (game, evening, made))
    number = integer(cursor.lastrowid)
    people = [person for side in play.sides for person in side.people]
    teams = [team if len(side.people) > 1 else None for team, side in enumerate(play.sides) for _ in side.people]
    for chair, (person, team) in enumerate(zip(people, teams, strict=True)):
        connection.execute(
            "INSERT INTO play_chairs (play, chair, person, team) VALUES (?, ?, ?, ?)",
            (number, chair, current_number(connection, person), team),
        )
    finish = Finish(FinishKind.IMPORTED, tuple(results(play.sides, play.unit)), counted=True)
    write_finish(connection, "play", number, finish, made)
    if play.unit is Unit.CHIPS and (given := _moves(play.sides)):
        entry = enter_all(connection, ledger, evening, SourceKind.PLAY, given, play.game, made)
        connection.execute("UPDATE plays SET entry = ? WHERE id = ?", (entry.number, number))
    if evening is not None:
        bring(books, evening, people, made, buying=False)
    return number


def write_results(
    connection: sqlite3.Connection,
    game: str,
    people: Sequence[int],
    rows: Sequence[Result],
    evening: int | None,
    made: str,
) -> None:
    """Write a partie of another game as another file has its results; within a transaction."""
    unit = next(
        (unit for unit in (Unit.POINTS, Unit.FEWEST) if _places(rows, unit) == [row.place for row in rows]), Unit.PLACES
    )
    number = integer(
        connection.execute(
            "INSERT INTO plays (game, evening, made) VALUES (?, ?, ?)",
            (_game_number(connection, game, unit, known=True), evening, made),
        ).lastrowid
    )
    for chair, person in enumerate(people):
        connection.execute(
            "INSERT INTO play_chairs (play, chair, person) VALUES (?, ?, ?)",
            (number, chair, current_number(connection, person)),
        )
    finish = Finish(FinishKind.IMPORTED, tuple(Result(row.place, row.score) for row in rows), counted=True)
    write_finish(connection, "play", number, finish, made)


def _places(rows: Sequence[Result], unit: Unit) -> list[int]:
    return [result.place for result in results([Side((at,), row.score) for at, row in enumerate(rows)], unit)]


def write_known(
    books: Books,
    ledger: Ledger,
    evening: int | None,
    game: str,
    unit: Unit,
    sides: Sequence[Side],
    made: str,
) -> int:
    """Write a partie of a game that Ludo knows as a sheet without lines that is over; within a transaction."""
    connection = books.connection
    people = [person for side in sides for person in side.people]
    number = insert_sheet(connection, game, {}, people, evening, made)
    connection.execute("UPDATE sheets SET over = 1, changed = ? WHERE id = ?", (made, number))
    finish = Finish(FinishKind.IMPORTED, tuple(results(sides, unit)), counted=True)
    write_finish(connection, "sheet", number, finish, made)
    if unit is Unit.CHIPS:
        postings = [
            Posting(
                part,
                account_number(connection, ledger, move.payer),
                account_number(connection, ledger, move.payee),
                move.chips,
            )
            for part, move in enumerate(_moves(sides))
        ]
        ledger.pay(PaidFor("line", number, 1), postings, made=made)
    if evening is not None:
        bring(books, evening, people, made, buying=False)
    return number


def first_postings(connection: sqlite3.Connection, source: PaidFor) -> list[Posting]:
    """Return what was paid first for a source."""
    rows = connection.execute(
        "SELECT part, payer, payee, amount FROM postings WHERE source = ? AND origin = ? AND number = ? "
        "AND generation = 1 AND reversal = 0 ORDER BY part",
        source,
    )
    return [Posting(*(integer(value) for value in row)) for row in rows]


def _moves(sides: Sequence[Side]) -> list[Move]:
    return [Move(person_account(payer), person_account(payee), chips) for payer, payee, chips in moves(sides)]


def _game_number(connection: sqlite3.Connection, name: str, unit: Unit, *, known: bool = False) -> int:
    """Return a game by name, written down if it is new; what is counted in it is remembered, of a `known` one kept."""
    from ludo.games import GAMES
    from ludo.nights.csv_tables import game_id

    cleaned = " ".join(name.split())
    if not folded_name(cleaned):
        raise NightsError("name-missing")
    if game_id(cleaned, GAMES) is not None:
        raise NightsError("name-taken", cleaned)
    connection.execute(
        "INSERT INTO other_games (name, folded, unit) VALUES (?, ?, ?) "
        f"ON CONFLICT (folded) DO {'NOTHING' if known else 'UPDATE SET unit = excluded.unit'}",
        (cleaned, folded_name(cleaned), unit.value),
    )
    query = "SELECT id FROM other_games WHERE folded = ?"
    return integer(connection.execute(query, (folded_name(cleaned),)).fetchone()[0])


def _entry(connection: sqlite3.Connection, play: int) -> tuple[int, int | None]:
    """Return the evening of a play and the entry of its chips; 0 for no evening."""
    found = connection.execute("SELECT evening, entry FROM plays WHERE id = ?", (play,)).fetchone()
    if found is None:
        raise NightsError("no-such-source", f"play {play}")
    return integer(found[0] or 0), None if found[1] is None else integer(found[1])


def _game(number: object, name: object, unit: object) -> OtherGame:
    try:
        return OtherGame(integer(number), text(name), Unit(text(unit)))
    except ValueError:
        raise RowError(f"{unit!r:.40} is not counted") from None
