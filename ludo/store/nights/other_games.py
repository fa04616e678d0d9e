"""Parties in one line: other games, and the five without every deal; expenses that are shared."""

from collections.abc import Sequence
from typing import Final

from ludo.nights.chips import Source, SourceKind
from ludo.nights.errors import NightsError
from ludo.nights.evenings import Result
from ludo.nights.other_games import OtherGame, Play, Side, Unit, check_sides, results, shares
from ludo.nights.people import clean_name
from ludo.store.books.act import Body, Value
from ludo.store.nights.diary import bring, require_kept
from ludo.store.nights.entries import check_entry
from ludo.store.nights.people import current_number
from ludo.store.rows import RowError, integer, text
from ludo.store.tables import FileTable

_GAMES: Final = """
SELECT other_games.id, name, unit FROM other_games LEFT JOIN plays ON game = other_games.id
GROUP BY other_games.id ORDER BY max(made) DESC, name
"""


class OthersTable(FileTable):
    """Other games and what was played of them."""

    def games(self) -> Sequence[OtherGame]:
        """Return the games that were ever named, the one played last first."""
        with self._database.reading() as connection:
            return [_game(*row) for row in connection.execute(_GAMES)]

    def write(self, evening: int | None, play: Play, made: str | None = None) -> int:
        """Write down how a partie of another game went; its number.

        Raises NightsError (`check_sides`), `name-taken` for a game that Ludo has rules of, `name-missing`.
        """
        return self._write(evening, _game_name(play.game), play.unit, play.sides, made)

    def write_known(
        self, evening: int | None, game: str, unit: Unit, sides: Sequence[Side], made: str | None = None
    ) -> int:
        """Write down how a partie of a game that Ludo knows went, as a score sheet without lines; its number."""
        return self._write(evening, game, unit, sides, made)

    def _write(self, evening: int | None, game: str, unit: Unit, sides: Sequence[Side], made: str | None) -> int:
        check_sides(sides, unit)
        now = made or self._database.now()
        require_kept(now)
        with self._database.transaction():
            books = self._database.books
            people = [current_number(books.connection, person) for side in sides for person in side.people]
            acts = iter([books.person(person) for person in people])
            named = [[next(acts) for _ in side.people] for side in sides]
            body = play_body(game, unit, named, results(sides, unit), books.evening(evening))
            act = books.write("play", body, happened=now)
            number = books.number("sheet" if body["known"] else "play", act.id)
            if evening is not None:
                bring(books, evening, people, now, buying=False)
            return number

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
            bearers = list(dict.fromkeys(current_number(connection, person) for person in people))
            given = [share for person, share in shares(chips, bearers).items() if share and person != payee]
            if not given:
                raise NightsError("too-few-sides")
            check_entry(connection, evening, max(given))
            books = self._database.books
            body: Body = {
                "evening": books.evening(evening),
                "paid": books.person(payee),
                "chips": chips,
                "shares": [books.person(person) for person in bearers],
                "reason": reason,
            }
            return Source(SourceKind.EXPENSE, *books.entry_number(books.write("expense", body).id))


def play_body(
    game: str,
    unit: Unit,
    sides: Sequence[Sequence[str]],
    rows: Sequence[Result],
    evening: str | None,
) -> Body:
    """Return what is said of a partie of which only the results are known.

    sides, evening: the acts of people and of the evening. rows: results by person.

    Raises NightsError `name-taken` for another game that has the name of one that Ludo knows, `name-missing`.
    """
    from ludo.games import GAMES

    known, at = game in GAMES, 0
    said: list[Value] = []
    for team, people in enumerate(sides):
        place = team if len(people) > 1 else None
        said.append({"people": list(people), "score": rows[at].score, "place": rows[at].place, "team": place})
        at += len(people)
    return {
        "game": game if known else _game_name(game),
        "known": known,
        "rules": GAMES[game].rules_version if known else 0,
        "unit": unit.value,
        "sides": said,
        "evening": evening,
        "source": "",
        "uid": "",
    }


def unit_of(rows: Sequence[Result]) -> Unit:
    """Return what makes places of scores as they are in rows; places alone if nothing does."""
    scores = sorted({row.score for row in rows})
    pairs = {(row.place, row.score) for row in rows}
    for unit, ordered in ((Unit.POINTS, scores[::-1]), (Unit.FEWEST, scores)):
        if [score for _, score in sorted(pairs)] == ordered and len({place for place, _ in pairs}) == len(scores):
            return unit
    return Unit.PLACES


def _game_name(name: str) -> str:
    """Return the name of a game that is none of those that Ludo knows."""
    from ludo.games import GAMES
    from ludo.nights.csv_tables import game_id

    cleaned = clean_name(name)
    if not cleaned:
        raise NightsError("name-missing")
    if game_id(cleaned, GAMES) is not None:
        raise NightsError("name-taken", cleaned)
    return cleaned


def _game(number: object, name: object, unit: object) -> OtherGame:
    try:
        return OtherGame(integer(number), text(name), Unit(text(unit)))
    except ValueError:
        raise RowError(f"{unit!r:.40} is not counted") from None
