"""`python -m benchmarks.baselines [--seconds S] [--write]`: what one player of each level wins among others.

Every form of every game; the others are all `baseline`, or all `random`. Units of luck are played one after the other,
with the level on each side in turn, for so many seconds of processor time a row, and at least three. `--write` puts the
table into `docs/library.md`.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from ludo.bots.arena import alone
from ludo.bots.estimates import Estimate, mean, wider, wilson
from ludo.bots.registry import offered_levels
from ludo.bots.self_play import Contest, Unit, play_all
from ludo.engine.options import Value, write_options
from ludo.games import GAMES

PAGE: Final = Path(__file__).parents[1] / "docs" / "library.md"
_TABLE: Final = re.compile(r"(<!-- benchmarks/baselines.py writes this -->\n).*?(<!-- end -->\n)", re.DOTALL)
_LEAST: Final = 3
_LONG: Final = 500
"""Acts of a partie at random from which on deals are counted instead."""


class Form(NamedTuple):
    """A form of a game: its title, and all its options."""

    title: str
    game: str
    values: Mapping[str, Value]


def forms() -> Iterator[Form]:
    """Every game, and those of its presets that are another game with rules of its own."""
    for game in GAMES.values():
        seen: set[Value] = set()
        for preset, given in game.presets.items():
            values = write_options(game.read_options(given))
            if values.get("variant") not in seen and (not seen or "variant" in values):
                seen.add(values.get("variant"))
                yield Form(game.id if preset == "classic" else f"{game.id}, {preset}", game.id, values)


def unit_of(form: Form) -> Unit:
    """What is counted: parties, but deals where a partie is long or has no end of its own."""
    game = GAMES[form.game]
    acts = game.new(game.read_options(form.values)).playout(Random(1), -1)
    return "deal" if game.after_deal is not None or acts > _LONG else "partie"


def won(form: Form, unit: Unit, level: str, other: str, seconds: float) -> tuple[Estimate, int]:
    """The share that one player of a level wins among others, and how many units were played.

    Its interval is the wider one of that by units of luck and of Wilson's: who has always won may lose yet.
    """
    game = GAMES[form.game]
    sides = len(game.sides(game.read_options(form.values)))
    tables = tuple(alone(level, other, side, sides) for side in range(sides))
    played, began = Contest(form.game, form.values, unit, 1), process_time()
    shares: list[float] = []
    while len(shares) < _LEAST or process_time() - began < seconds:
        results = play_all(played, len(shares), tables)
        shares.append(sum(result.sides[side].share for side, result in enumerate(results)) / sides)
    units = len(shares) * sides
    return wider(mean(shares), wilson(sum(shares) * sides, units)), units


def rows(seconds: float) -> Iterator[str]:
    """The table, line by line."""
    yield "| form | counted | even | level | among `baseline` | n | among `random` | n |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for form in forms():
        game = GAMES[form.game]
        unit, even = unit_of(form), 1 / len(game.sides(game.read_options(form.values)))
        for level in ("random", "baseline", *offered_levels(form.game)):
            cells = []
            for other in ("baseline", "random"):
                if level == other:
                    cells += ["", ""]
                    continue
                share, units = won(form, unit, level, other, seconds)
                low, high = max(0.0, share.low), min(1.0, share.high)
                cells += [f"{share.value:.0%} ({low:.0%} to {high:.0%})", str(units)]
            counted = {"deal": "deals", "partie": "parties", "evening": "evenings"}[unit]
            line = f"| {form.title} | {counted} | {even:.0%} | {level} | {' | '.join(cells)} |"
            print(line, file=sys.stderr, flush=True)
            yield line


def main() -> int:
    """Print the table, or write it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.baselines", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    table = "\n".join(rows(given.seconds)) + "\n"
    if given.write:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(_TABLE.sub(lambda found: f"{found[1]}\n{table}\n{found[2]}", text), encoding="utf-8")
    else:
        print(table, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
