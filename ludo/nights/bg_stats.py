"""The JSON export of BG Stats: players, games, places, and plays with scores, teams and winners as they are marked."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any, Final, NamedTuple

from ludo.moments import YearError, kept, read_moment
from ludo.nights.amounts import AmountError, read_amount
from ludo.nights.exchange import FieldError, LineReport, Mend, Progress, Verdict, told, unseen
from ludo.nights.foreign_tables import Details, ForeignPartie, problem_of
from ludo.nights.other_games import Side, Unit, results
from ludo.nights.people import clean_name, clean_note

_PARTS: Final = ("players", "games", "plays")
_LONGEST: Final = 1000
_ODD: Final = 1000
"""A file with more plays that are none is no export."""
_DAY: Final = 24 * 60


class _Seat(NamedTuple):
    """Somebody who took part, as it is written; rank: 0 for none; marked: as the winner."""

    name: str
    score: str
    team: str
    rank: int
    marked: bool
    starts: bool
    new: bool


class _Side(NamedTuple):
    """People who play together."""

    names: tuple[str, ...]
    score: int | None
    rank: int
    marked: bool


class _Written(NamedTuple):
    """A play as it is written, with all that can be mended: the date, the game, who played and their scores."""

    date: str
    game: str
    seats: tuple[_Seat, ...]

    def cells(self) -> tuple[tuple[str, str], ...]:
        """Return what can be mended, by a name for each."""
        seats = enumerate(self.seats, 1)
        parts = [((f"player {at}", seat.name), (f"score {at}", seat.score)) for at, seat in seats]
        return ("date", self.date), ("game", self.game), *(cell for both in parts for cell in both)

    def mended(self, mend: Mend | None) -> "_Written":
        """Return it as somebody has mended it."""
        if mend is None or mend.before != tuple(text for _, text in self.cells()):
            return self
        date, game, *rest = mend.after
        seats = zip(self.seats, rest[::2], rest[1::2], strict=True)
        return _Written(date, game, tuple(seat._replace(name=name, score=score) for seat, name, score in seats))


def read_bg_stats(
    content: bytes, mends: Mapping[int, Mend] | None = None, progress: Progress = unseen
) -> tuple[list[ForeignPartie], list[LineReport]] | None:
    """Return the plays of an export, and what is set aside or left out by number of the play; None if it is none.

    mends: by number of the play, what somebody has written in its place.
    """
    whole = pruned(content, progress)
    return None if whole is None else read_plays(whole, mends, progress)


def pruned(content: bytes, progress: Progress) -> dict[str, Any] | None:
    """Return the parts of an export that are read; None if it is none."""
    if not content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return None
    try:
        whole = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(whole, dict) or not all(isinstance(whole.get(part), list) for part in _PARTS):
        return None
    odd = sum(not isinstance(play, dict) or not isinstance(play.get("playerScores"), list) for play in whole["plays"])
    return None if odd > _ODD else {part: whole[part] for part in (*_PARTS, "locations") if part in whole}


def read_plays(
    whole: Mapping[str, Any], mends: Mapping[int, Mend] | None = None, progress: Progress = unseen
) -> tuple[list[ForeignPartie], list[LineReport]]:
    """Return the plays of an export as `pruned` has them, and what is set aside: see `read_bg_stats`."""
    reader = _Reader(whole)
    found, reports = [], []
    for number, play in enumerate(told(whole["plays"], progress, 0, len(whole["plays"])), 1):
        if not isinstance(play, dict) or not isinstance(play.get("playerScores"), list):
            reports.append(FieldError("not-understood").report(number))
            continue
        if play.get("ignored") is True or len(play["playerScores"]) < 2:
            why = "ignored" if play.get("ignored") is True else "alone"
            reports.append(LineReport(number, Verdict.LEFT_OUT, why))
            continue
        written = reader.written(play)
        try:
            found.append(reader.partie(number, play, written.mended((mends or {}).get(number))))
        except FieldError as error:
            reports.append(replace(error.report(number), cells=written.cells()))
    return found, reports


def _by_id(entries: object) -> Mapping[object, Mapping[str, Any]]:
    known = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
    return {entry["id"]: entry for entry in known if isinstance(entry.get("id"), int | str)}


class _Reader:
    def __init__(self, whole: Mapping[str, Any]) -> None:
        self._players, self._games = _by_id(whole["players"]), _by_id(whole["games"])
        self._locations = _by_id(whole.get("locations"))

    def written(self, play: Mapping[str, Any]) -> _Written:
        """Return what stands in a play."""
        game = self._games.get(_key(play.get("gameRefId")), {})
        seats = tuple(self._seat(entry) for entry in play["playerScores"])
        return _Written(_text(play.get("playDate")), _text(game.get("name")), seats)

    def _seat(self, entry: object) -> _Seat:
        seat = entry if isinstance(entry, dict) else {}
        player = self._players.get(_key(seat.get("playerRefId")), {})
        rank = seat.get("rank")
        return _Seat(
            clean_name(_text(player.get("name"))),
            _text(seat.get("score")),
            _text(seat.get("team")),
            rank if isinstance(rank, int) and 0 < rank < 100 else 0,
            seat.get("winner") is True,
            seat.get("startPlayer") is True,
            seat.get("newPlayer") is True,
        )

    def partie(self, number: int, play: Mapping[str, Any], written: _Written) -> ForeignPartie:
        """Return a play; winners are who is marked, whatever the scores say. Raises FieldError."""
        name = clean_name(written.game)
        if not name:
            raise FieldError("game-missing", "game")
        game = self._games.get(_key(play.get("gameRefId")), {})
        together = game.get("cooperative") is True
        sides = _sides(written.seats, together=together)
        if len(sides) < 2:  # all in one team: they win or lose together
            sides, together = _sides(written.seats, together=True), True
        unit = Unit.FEWEST if game.get("highestWins") is False else Unit.POINTS
        if game.get("noPoints") is True or any(side.score is None for side in sides):
            unit = Unit.PLACES
        places = _together(sides) if together else _places(sides, unit)
        scores = places if unit is Unit.PLACES else [side.score or 0 for side in sides]
        moment, date = _moment(written.date)
        played = tuple((side.names, score) for side, score in zip(sides, scores, strict=True))
        own, minutes = play.get("uuid"), play.get("durationMin")
        location = self._locations.get(_key(play.get("locationRefId")), {})
        made = ForeignPartie(
            (number,),
            moment,
            name,
            unit,
            played,
            date,
            own[:60] if isinstance(own, str) else "",
            places=() if places == _by_score(sides, scores, unit) else tuple(places),
            details=Details(
                minutes if isinstance(minutes, int) and 0 < minutes <= 7 * _DAY else 0,
                clean_note(_text(play.get("comments"))),
                clean_name(_text(location.get("name"))),
                tuple(seat.name for seat in written.seats if seat.starts),
                tuple(seat.name for seat in written.seats if seat.new),
                together,
            ),
        )
        problem = problem_of(made)
        if problem is not None:
            raise FieldError(problem.code, "", problem.detail)
        return made


def _sides(seats: Sequence[_Seat], *, together: bool) -> list[_Side]:
    """Return who plays with whom. together: all against the game, each counted for themselves."""
    found: dict[tuple[object, ...], _Side] = {}
    for at, seat in enumerate(seats):
        name, score = clean_name(seat.name), _score(seat.score, at)
        if not name:
            raise FieldError("name-missing", f"player {at + 1}")
        key: tuple[object, ...] = (seat.team, score) if seat.team and not together else (at,)
        before = found.get(key, _Side((), score, 0, marked=False))
        found[key] = _Side((*before.names, name), score, before.rank or seat.rank, before.marked or seat.marked)
    return list(found.values())


def _score(written: str, at: int) -> int | None:
    try:
        return read_amount(written) if written else None
    except AmountError as error:
        raise FieldError(error.code, f"score {at + 1}", written) from None


def _together(sides: Sequence[_Side]) -> list[int]:
    """Return the places of people who win or lose together: nobody is first where all have lost."""
    won = any(side.marked or side.rank == 1 for side in sides)
    return [1 if won else 2] * len(sides)


def _places(sides: Sequence[_Side], unit: Unit) -> list[int]:
    """Return the places: winners are who is marked, then come ranks, or scores; where nobody is marked, those alone."""
    first = sum(side.marked for side in sides)
    if unit is Unit.PLACES or all(side.rank for side in sides):
        return [1 if side.marked else max(side.rank, min(first, 1) + 1) if first else side.rank or 2 for side in sides]
    losers = [side for side in sides if not side.marked]
    others = iter(_by_score(losers, [side.score or 0 for side in losers], unit))
    return [1 if side.marked else first + next(others) for side in sides]


def _by_score(sides: Sequence[_Side], scores: Sequence[int], unit: Unit) -> list[int]:
    """Return the places that scores alone give."""
    known = [Side(tuple(range(len(side.names))), score) for side, score in zip(sides, scores, strict=True)]
    rows = results(known, unit)
    ends = accumulate(len(side.names) for side in sides)
    return [rows[end - 1].place for end in ends]


def _text(value: object) -> str:
    return str(value).strip()[:_LONGEST] if isinstance(value, str | int | float) and value is not True else ""


def _key(value: object) -> object:
    return value if isinstance(value, int | str) else None


def _moment(value: str) -> tuple[str, str]:
    """Return a moment, and the same as it is written."""
    try:
        moment = read_moment(value)
        return kept(moment), moment.isoformat(timespec="minutes")
    except YearError:
        raise FieldError("year-not-kept", "date", value) from None
    except ValueError:
        raise FieldError("not-a-date", "date", value) from None
