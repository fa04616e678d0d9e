"""Costs of people's decisions, by SQL, from reviews of whole parties that count.

Neither practice nor parties that were given up or annulled count, as in the other statistics.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from math import isfinite
from typing import Final, TypeVar, get_args

from ludo.bots.contract import Unit
from ludo.nights.statistics import Filter
from ludo.session.decisions import KINDS
from ludo.session.losses import ALL, Loss, told_losses
from ludo.session.own_play import KindLoss, PartieLoss, PartieLuck
from ludo.store.counted_parties import COUNTS, PERSON, alone
from ludo.store.database import Database
from ludo.store.nights.cached_answers import Remembered, RememberedRows
from ludo.store.rows import RowError, integer, moment, text

WordT = TypeVar("WordT", bound=str)

_UNITS: Final[tuple[Unit, ...]] = get_args(Unit)
_PARTIES: Final = f"""
WITH parties AS MATERIALIZED (
    SELECT s.id AS session, s.game, s.evening, s.started, s.log_sum, f.ended FROM finished AS f
    JOIN sessions AS s ON s.id = f.origin WHERE f.source = 'session' AND {COUNTS} {{where}}
),
seats AS MATERIALIZED (
    SELECT sat.id AS sat, {PERSON} AS person, who.guest AS unnamed FROM people AS sat
    JOIN people AS who ON who.id = coalesce(sat.merged_into, sat.id)
    WHERE who.computer = 0 AND coalesce(who.guest, 0) = 0 AND (:person IS NULL OR {PERSON} = :person)
)
"""
_SEATED: Final = f"seats ON sat = chairs.person AND (unnamed IS NULL OR {alone('chairs')})"
_LOSSES: Final = """
, summed AS (
    SELECT seats.person, game, kind, unit, count(*) AS parties, sum(decisions) AS decisions, sum(cost) AS cost,
        sum(squares) AS squares, sum(doubt) AS doubt, max(most) AS most
    FROM parties JOIN reviewed USING (session, log_sum) CROSS JOIN losses USING (session)
    JOIN chairs USING (session, chair) JOIN {seated}
    WHERE decisions > 0 {of_kind} GROUP BY seats.person, game, kind, unit
)
SELECT summed.person, coalesce(name, '') AS name, game, kind, unit, parties, decisions, cost, squares, doubt, most
FROM summed LEFT JOIN people ON people.id = summed.person
ORDER BY sum(decisions) OVER (PARTITION BY summed.person) DESC, name, summed.person, decisions DESC, game, kind, unit
"""
_COURSE: Final = """
SELECT evening, coalesce((
        SELECT moment FROM evening_events AS e WHERE e.evening = parties.evening AND e.number = 1
    ), started), decisions, cost, squares, doubt, most
FROM parties JOIN reviewed USING (session, log_sum) CROSS JOIN losses USING (session)
JOIN chairs USING (session, chair) JOIN {seated}
WHERE kind = '' AND unit = :unit AND decisions > 0 ORDER BY started, session
"""
_TOLD: Final = """
SELECT seats.person, game, content
FROM parties JOIN reviewed USING (session, log_sum) CROSS JOIN reviews USING (session)
JOIN chairs USING (session, chair) JOIN {seated}
WHERE game IN ({games}) AND instr(content, '"principle":{{') > 0
"""
_LUCKS: Final = """
SELECT chair, (SELECT count(*) FROM chairs AS every WHERE every.session = parties.session), content, unit, cost
FROM parties JOIN reviewed USING (session, log_sum) JOIN lucks USING (session) CROSS JOIN losses USING (session)
JOIN chairs USING (session, chair) JOIN {seated}
WHERE kind = ''
ORDER BY started, session
"""
_WAITING: Final = """
SELECT session FROM parties LEFT JOIN reviewed USING (session, log_sum)
WHERE reviewed.session IS NULL AND game IN ({games})
AND EXISTS (SELECT 1 FROM chairs JOIN {seated} WHERE chairs.session = parties.session)
ORDER BY ended DESC, session DESC
"""


class OwnPlayTable:
    """Costs of decisions, of a file. Rows that make no sense are left out. All raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered = RememberedRows()
        self._told: Remembered[Mapping[tuple[tuple[object, object], str, str], Loss]] = Remembered()

    def losses(self, chosen: Filter, kind: str | None = None) -> Sequence[KindLoss]:
        """Return what decisions cost people by game, kind and unit; the person with most decisions comes first.

        Who played alone without a name is `UNNAMED`, with an empty name.

        kind: only decisions of that kind.
        """
        found = []
        query = _LOSSES.format(of_kind="" if kind is None else "AND kind = :kind", seated=_SEATED)
        for person, name, game, about, unit, parties, decisions, *sums in self._rows(query, chosen, {"kind": kind}):
            with suppress(RowError):
                found.append(
                    KindLoss(
                        integer(person),
                        text(name),
                        text(game),
                        _one_of(about, (ALL, *KINDS)),
                        _one_of(unit, _UNITS),
                        integer(parties),
                        integer(decisions),
                        *_sums(sums),
                    )
                )
        return found

    def principles(self, chosen: Filter, games: Collection[str]) -> Sequence[KindLoss]:
        """Return what breaking principles of some games cost people, among all their decisions at the game.

        The principle stands in the place of the kind.
        """
        named = _named(games)
        query, values = _chosen(_TOLD.format(games=_listed(named), seated=_SEATED), chosen, named)

        def read() -> Mapping[tuple[tuple[object, object], str, str], Loss]:
            rows = connection.execute(query, values)
            return told_losses(((person, game), str(content)) for person, game, content in rows)

        with self._database.reading() as connection:
            told = self._told.get(self._database, (query, tuple(values.items())), read)
        every: dict[object, KindLoss] = {
            ((each.person, each.game), each.unit): each for each in self.losses(chosen, ALL)
        }
        found = []
        for (who, principle, unit), loss in told.items():
            with suppress(RowError, KeyError):
                whole, sums = every[who, _one_of(unit, _UNITS)], _sums(loss[4:])
                found.append(KindLoss(*whole[:3], principle, *whole[4:7], *sums, loss.decisions))
        return found

    def course(self, chosen: Filter, unit: Unit) -> Sequence[PartieLoss]:
        """Return what the parties of a person at a game cost, in order of time."""
        found = []
        for evening, began, decisions, *sums in self._rows(_COURSE.format(seated=_SEATED), chosen, {"unit": unit}):
            with suppress(RowError):
                at = None if evening is None else integer(evening)
                found.append(PartieLoss(at, moment(began), integer(decisions), *_sums(sums)))
        return found

    def lucks(self, chosen: Filter) -> Sequence[PartieLuck]:
        """Return what is kept of the luck in the parties of a person."""
        found = []
        for chair, chairs, content, unit, cost in self._rows(_LUCKS.format(seated=_SEATED), chosen, {}):
            with suppress(RowError):
                paid, *_ = _sums([cost, 0.0, 0.0, 0.0])
                found.append(PartieLuck(integer(chair), integer(chairs), text(content), _one_of(unit, _UNITS), paid))
        return found

    def unnamed(self) -> int:
        """Return how many parties that count somebody without a name played alone against the computer."""
        query = f"""
            SELECT count(*) FROM finished AS f JOIN chairs ON chairs.session = f.origin
            JOIN people AS who ON who.id = chairs.person
            WHERE f.source = 'session' AND {COUNTS} AND who.computer = 0 AND who.guest = 0 AND {alone("chairs")}
        """
        with self._database.reading() as connection:
            return integer(connection.execute(query).fetchone()[0])

    def waiting(self, chosen: Filter, games: Collection[str]) -> Sequence[int]:
        """Return the parties of some games whose decisions are not all reviewed, the latest first."""
        named = _named(games)
        query = _WAITING.format(games=_listed(named), seated=_SEATED)
        return [integer(session) for (session,) in self._rows(query, chosen, named)]

    def _rows(self, query: str, chosen: Filter, more: Mapping[str, str | None]) -> list[tuple[object, ...]]:
        query, values = _chosen(query, chosen, more)
        with self._database.reading():
            return self._remembered.fetch(self._database, query, values)


def _chosen(query: str, chosen: Filter, more: Mapping[str, str | None]) -> tuple[str, dict[str, str | int | None]]:
    """Return a query among the chosen parties, and its values."""
    conditions = {
        "s.game = :game": chosen.game,
        "f.ended >= :since": chosen.since,
        "f.ended < :until": chosen.until,
        "s.evening = :evening": chosen.evening,
    }
    where = "".join(f" AND {condition}" for condition, value in conditions.items() if value is not None)
    return _PARTIES.format(where=where) + query, {**asdict(chosen), **more}


def _named(games: Collection[str]) -> dict[str, str]:
    """Return the values of a query for some games."""
    return {f"game{number}": game for number, game in enumerate(sorted(games))}


def _listed(named: Mapping[str, str]) -> str:
    return ", ".join(f":{name}" for name in named)


def _one_of(value: object, known: Sequence[WordT]) -> WordT:
    """Return a word of those that this version knows."""
    for word in known:
        if word == value:
            return word
    raise RowError(f"{value!r:.80} is none of {known}")


def _sums(values: Sequence[object]) -> tuple[float, float, float, float]:
    """Return the sum of costs, of their squares and of the variances of prices, and the largest cost."""
    cost, squares, doubt, most = (value if isinstance(value, float) else float("nan") for value in values)
    if not all(map(isfinite, (cost, squares, doubt, most))) or min(squares, doubt, most) < 0:
        raise RowError(f"{values!r:.80} are no sums")
    return cost, squares, doubt, most
