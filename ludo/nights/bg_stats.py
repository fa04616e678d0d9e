"""The JSON export of BG Stats: players, games, and plays with places and scores."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from ludo.moments import YearError, kept
from ludo.nights.amounts import AmountError, read_amount
from ludo.nights.exchange import FieldError, LineReport, Progress, told, unseen
from ludo.nights.foreign_tables import ForeignPartie, problem_of
from ludo.nights.other_games import Unit
from ludo.nights.people import clean_name

_PARTS: Final = ("players", "games", "plays")


def read_bg_stats(content: bytes, progress: Progress = unseen) -> tuple[list[ForeignPartie], list[LineReport]] | None:
    """Return the plays of an export, and what is wrong by number of the play; None if it is no such file."""
    if not content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return None
    try:
        whole = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(whole, dict) or not all(isinstance(whole.get(part), list) for part in _PARTS):
        return None
    players, games = _by_id(whole["players"]), _by_id(whole["games"])
    found, wrong = [], []
    for number, play in enumerate(told(whole["plays"], progress, 0, len(whole["plays"])), 1):
        try:
            partie = _partie(number, play, players, games)
        except FieldError as error:
            wrong.append(error.report(number))
            continue
        if partie is not None:
            found.append(partie)
    return found, wrong


def _by_id(entries: list[Any]) -> Mapping[object, Mapping[str, Any]]:
    return {
        entry["id"]: entry for entry in entries if isinstance(entry, dict) and isinstance(entry.get("id"), int | str)
    }


def _partie(
    number: int, play: object, players: Mapping[object, Mapping[str, Any]], games: Mapping[object, Mapping[str, Any]]
) -> ForeignPartie | None:
    """Return a play; None for one that the other program itself leaves out, or with a single player."""
    if not isinstance(play, dict) or not isinstance(play.get("playerScores"), list):
        raise FieldError("not-understood")
    if play.get("ignored") is True or len(play["playerScores"]) < 2:
        return None
    game = games.get(_key(play.get("gameRefId")))
    name = clean_name(str(game.get("name", ""))) if game is not None else ""
    if game is None or not name:
        raise FieldError("game-missing")
    seats = [_seat(entry, players) for entry in play["playerScores"]]
    unit = Unit.FEWEST if game.get("highestWins") is False else Unit.POINTS
    scores = [score for _, _, score, _, _ in seats]
    if any(score is None for score in scores) or game.get("noPoints") is True:
        unit = Unit.PLACES
    sides: dict[str, tuple[list[str], int]] = {}
    for at, (who, team, score, rank, winner) in enumerate(seats):
        counted = (rank or (1 if winner else 2)) if unit is Unit.PLACES else score or 0
        key = f"{team}\x1f{counted}" if team else f"\x1f{at}"
        sides.setdefault(key, ([], counted))[0].append(who)
    moment, written = _moment(play.get("playDate"))
    played = tuple((tuple(who), score) for who, score in sides.values())
    own = play.get("uuid")
    made = ForeignPartie((number,), moment, name, unit, played, written, own[:60] if isinstance(own, str) else "")
    problem = problem_of(made)
    if problem is not None:
        raise FieldError(problem.code, "", problem.detail)
    return made


def _seat(entry: object, players: Mapping[object, Mapping[str, Any]]) -> tuple[str, str, int | None, int, bool]:
    """Return name, team, score, rank and whether they won."""
    if not isinstance(entry, dict):
        raise FieldError("not-understood")
    player = players.get(_key(entry.get("playerRefId")))
    name = clean_name(str(player.get("name", ""))) if player is not None else ""
    if not name:
        raise FieldError("name-missing")
    written = str(entry.get("score", "") if entry.get("score") is not None else "").strip()
    try:
        score = read_amount(written) if written else None
    except AmountError as error:
        raise FieldError(error.code, "", written) from None
    rank = entry.get("rank")
    team = entry.get("team")
    return (
        name,
        team.strip() if isinstance(team, str) else "",
        score,
        rank if isinstance(rank, int) and 0 < rank < 100 else 0,
        entry.get("winner") is True,
    )


def _key(value: object) -> object:
    return value if isinstance(value, int | str) else None


def _moment(value: object) -> tuple[str, str]:
    """Return a moment, and the same as it is written."""
    try:
        moment = datetime.fromisoformat(str(value))
        return kept(moment), moment.isoformat(timespec="minutes")
    except YearError:
        raise FieldError("year-not-kept", "", str(value)) from None
    except ValueError:
        raise FieldError("not-a-date", "", str(value)) from None
