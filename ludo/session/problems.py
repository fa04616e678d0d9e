"""Problems: decisions of the Expert's parties whose best act is clear, frozen with what each act costs.

`resources/problems/GAME.json.gz` holds those of a game; `docs/problems.md` says what each value means. They are made by
`python -m solving.problems`.
"""

import gzip
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.typical_deals import Typical
from ludo.bots.contract import Unit
from ludo.bots.levels import GRADED
from ludo.engine.game import AnyGame
from ludo.engine.options import Value, write_options
from ludo.games import NotUnderstoodError, understood
from ludo.resource_paths import resource
from ludo.session.appraisals import AppraisalError, appraisal_of
from ludo.session.chairs import Chair
from ludo.session.decisions import Decision
from ludo.session.json_values import Json, json_value
from ludo.session.ports import Header
from ludo.session.replay import Replay

FORMAT: Final = "ludo-problems"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes."""
CLEAR: Final[Mapping[Unit, float]] = MappingProxyType({"partie": 0.05, "year": 0.15, "chips": 3.0})
"""By unit, what a trap surely costs at least: a year of L'École cannot be told from less."""
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class ProblemError(Exception):
    """Problems cannot be read, or one of them is not what it should be. `detail` says what is wrong."""


@dataclass(frozen=True)
class Problem:
    """A decision of a partie.

    id: stays the same as long as the problem does; log: up to the decision; missed: the levels that miss it; judged_by:
    the digest of the code that priced it. appraisal:
    what the acts cost, with the reasons against the act that most levels fall for, and deals that refute it. tried: the
    same of another act, by its place.
    """

    id: str
    game: AnyGame
    rules_version: int
    options: Mapping[str, Value]
    chair: int
    log: tuple[str, ...]
    missed: tuple[str, ...]
    judged_by: str
    appraisal: Appraisal
    tried: Mapping[int, Appraisal]

    @property
    def difficulty(self) -> Difficulty:
        """How hard it is, by the strongest level that misses it: an Amateur, a strong player, or the Expert."""
        return DIFFICULTIES[max(GRADED.index(level) for level in self.missed) - 1]

    def of_act(self, place: int) -> Appraisal:
        """Return what an act costs and, as far as it is known, why, and which deals refute it."""
        if place == self.appraisal.done:
            return self.appraisal
        plain = self.appraisal._replace(
            done=place, mark=None, agrees=None, reasons=(), typical=Typical(), principle=None
        )
        return self.tried.get(place, plain)

    def is_right(self, place: int) -> bool:
        """Is an act shown to be as good as the best one?"""
        return self.appraisal.is_right(place)

    def is_near(self, place: int) -> bool:
        """Is an act surely worse than the best one, but no trap: is it not sure that it costs so much?"""
        return self.appraisal.is_worse(place) and self.appraisal.acts[place].cost.low < CLEAR[self.appraisal.unit]

    def decides(self, place: int) -> bool:
        """Is an act an answer: right, or a trap? What is nearly right is none, nor what nobody can tell."""
        return not self.is_near(place) and not self.appraisal.is_open(place)

    def replay(self, names: Sequence[str]) -> Replay:
        """Return the partie up to the decision; names: of the players by chair. Raises ProblemError."""
        chairs = tuple(
            Chair(name, None if number == self.chair else GRADED[-1], guest=True) for number, name in enumerate(names)
        )
        options = write_options(self.game.read_options(self.options))
        header = Header(self.game.id, self.rules_version, options, chairs, "")
        played = Replay(self.game, header, self.log)
        if played.damage is not None:
            raise ProblemError(f"{self.id}: {played.damage}")
        return played

    def decision(self, played: Replay) -> Decision:
        """Return the decision, which comes after all that is played."""
        seat = played.seat_of(played.ply, self.chair)
        assert seat is not None
        return Decision(played.ply, self.chair, seat, self.appraisal.acts[0].act)

    def preset(self) -> str:
        """Return the name of the preset that most of its options come from: how long a partie lasts may differ."""
        presets = self.game.presets
        held = [name for name in presets if presets[name].items() <= self.options.items()]
        return max(held, key=lambda name: len(presets[name]))

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.read_options(self.options).players


def problems_file(game: str) -> Path:
    """Return where the problems of a game are."""
    return resource("problems", f"{game}.json.gz")


def read_problems(path: Path) -> tuple[Problem, ...]:
    """Read the problems of a game, none if there is no file. Raises ProblemError for one that cannot be read."""
    try:
        text = gzip.decompress(path.read_bytes()).decode()
    except FileNotFoundError:
        return ()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise ProblemError(f"{path.name}: {error}") from error
    match json_value(text):
        case {
            "format": "ludo-problems",
            "version": 1,
            "game": str(game_id),
            "rules_version": int(rules_version),
            "problems": list(entries),
        }:
            found = tuple(_problem(game_id, rules_version, entry) for entry in entries)
            if len({problem.id for problem in found}) < len(found):
                raise ProblemError(f"{path.name}: two problems have the same id")
            return found
    raise ProblemError(f"{path.name}: no problems of version {VERSION}")


def _problem(game_id: str, rules_version: int, entry: Json) -> Problem:
    match entry:
        case {
            "id": str(name),
            "options": dict(options),
            "chair": int(chair),
            "log": list(log),
            "missed": list(missed),
            "judged_by": str(judged_by),
            "price": dict(price),
            "tried": dict(tried),
        }:
            values = {key: value for key, value in options.items() if not isinstance(value, list | dict | float)}
            try:
                game, read = understood(game_id, rules_version, values)
                priced = appraisal_of(game, price)
                found = Problem(
                    name,
                    game,
                    rules_version,
                    values,
                    chair,
                    _texts(log),
                    tuple(level for level in GRADED if level in missed),
                    judged_by,
                    priced,
                    {int(place): _tried(game, price, priced, other) for place, other in tried.items()},
                )
            except (NotUnderstoodError, AppraisalError, ValueError) as error:
                raise ProblemError(f"{name}: {error}") from error
            _check(found, read.players)
            return found
    raise ProblemError("no problem")


def _check(problem: Problem, players: int) -> None:
    """Raise ProblemError where values do not fit together."""
    places = range(len(problem.appraisal.acts))
    if problem.chair not in range(players):
        raise ProblemError(f"{problem.id}: no chair {problem.chair}")
    if len(problem.missed) < 2 or problem.appraisal.done is None or problem.is_right(problem.appraisal.done):
        raise ProblemError(f"{problem.id}: nobody misses it")
    if any(place not in places or other.done != place for place, other in problem.tried.items()):
        raise ProblemError(f"{problem.id}: another act was tried")


def _tried(game: AnyGame, price: dict[str, Json], priced: Appraisal, other: Json) -> Appraisal:
    """Return the appraisal of another act: what it does not say is as in the first one."""
    merged = {**price, "principle": None, **other} if isinstance(other, dict) else price
    same = merged["acts"] is price["acts"]  # most of the time of reading goes into the acts
    return appraisal_of(game, merged, priced.acts if same else None)


def _texts(row: list[Json]) -> tuple[str, ...]:
    return tuple(each for each in row if isinstance(each, str))
