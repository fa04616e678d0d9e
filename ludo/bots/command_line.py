"""Options and output that the commands share which measure computer players."""

import argparse
import logging
import os
import platform
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Final, TypeAlias

import ludo
from ludo.bots.estimates import Estimate, quantile
from ludo.bots.registry import played_levels
from ludo.bots.self_play import UNITS, Contest, TableResult
from ludo.engine.options import OptionsError, Value, options_of, write_options
from ludo.engine.runtime import is_compiled
from ludo.games import GAMES

Json: TypeAlias = "str | int | float | bool | dict[str, Json] | list[Json] | None"
"""What a JSON file holds."""

_MEASURED: Final = ("bots", "engine", "games")
"""The folders whose code decides what is measured."""


def parser(program: str, description: str | None) -> argparse.ArgumentParser:
    """Return a parser of the arguments that say what is played."""
    made = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
    made.add_argument("game", choices=sorted(GAMES))
    made.add_argument("--unit", choices=UNITS, default="partie")
    made.add_argument("--n", type=_count, default=200, help="number of units (default 200)")
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--players", type=int, help="number of players (default: the preset's)")
    made.add_argument("--preset", default="classic")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    made.add_argument("--deals", type=_count, default=0, help="of a partie whose players else decide its end")
    made.add_argument("--processes", type=_count, default=os.cpu_count() or 1, help="default: one for each core")
    made.add_argument("--json", action="store_true", help="print everything needed to repeat it, and each result")
    return made


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def contest(given: argparse.Namespace, levels: Iterable[str]) -> Contest:
    """Return what arguments say is played. Raises ValueError for impossible options and levels that it has not."""
    game = GAMES[given.game]
    known = played_levels(game.id)
    for level in levels:
        if level not in known:
            raise ValueError(f"no level {level!r}; there are {', '.join(known)}")
    if given.preset not in game.presets:
        raise ValueError(f"no preset {given.preset!r}; there are {', '.join(game.presets)}")
    values: dict[str, Value] = dict(game.presets[given.preset])
    if given.players is not None:
        values["players"] = given.players
    defaults = {option.name: option.default for option in options_of(game.options_type)}
    for text in given.option:
        name, _, value = text.partition("=")
        if name not in defaults:
            raise ValueError(f"no option {name!r}; there are {', '.join(defaults)}")
        values[name] = read_value(value)
    try:
        options = game.read_options(values)
    except OptionsError as error:
        raise ValueError(f"impossible options: {error}") from error
    if given.deals and game.after_deal is None:
        raise ValueError(f"players of {game.id} do not decide how many deals a partie has")
    return Contest(game.id, write_options(options), given.unit, given.seed, given.deals)


def read_value(text: str) -> Value:
    """Return an option's value as it is written on the command line."""
    words: dict[str, Value] = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        return words[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def source_digest() -> str:
    """Return a digest of the code that decides what is measured."""
    folder = Path(ludo.__file__).parent
    digest = sha256()
    for path in sorted(path for part in _MEASURED for path in (folder / part).rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def reproduction(played: Contest, units: int, source: str) -> dict[str, Json]:
    """Return what is needed to repeat a measurement. source: digest of the code when it began."""
    return {
        "game": played.game,
        "rules_version": GAMES[played.game].rules_version,
        "options": dict(played.options),
        "unit": played.unit,
        "deals": played.deals,
        "units_of_luck": units,
        "seed": played.seed,
        "ludo": ludo.__version__,
        "source_sha256": source,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": is_compiled(),
        "machine": platform.machine(),
    }


def show_progress() -> None:
    """Send what is logged on the way to stderr."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")


def interval(estimate: Estimate) -> Json:
    """Return an estimate as JSON: value, low, high; null where a bound is infinite."""
    return [bound if isfinite(bound) else None for bound in estimate]


def decision_times(played: Sequence[Sequence[TableResult]]) -> dict[str, dict[str, float]]:
    """Return by level how many decisions there were, and their median, 95th percentile and maximum in milliseconds."""
    by_level: dict[str, list[float]] = {}
    for tables in played:
        for table in tables:
            for name, seconds in table.seconds.items():
                by_level.setdefault(name, []).extend(seconds)
    times = {}
    for name, seconds in sorted(by_level.items()):
        seconds.sort()
        marks = (quantile(seconds, 0.5), quantile(seconds, 0.95), seconds[-1]) if seconds else (0.0, 0.0, 0.0)
        p50, p95, most = (round(1000 * mark, 3) for mark in marks)
        times[name] = {"decisions": len(seconds), "p50_ms": p50, "p95_ms": p95, "max_ms": most}
    return times


def time_lines(times: dict[str, dict[str, float]]) -> list[str]:
    """Return decision times in words, a line a level."""
    return [
        f"{name}: {time['decisions']} decisions, p50 {time['p50_ms']:.1f} ms, p95 {time['p95_ms']:.1f} ms, "
        f"max {time['max_ms']:.1f} ms (CPU)"
        for name, time in times.items()
    ]
