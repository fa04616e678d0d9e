"""All figures of strength: `python -m benchmarks.strength` makes those of which `docs/strength` holds no file yet, and
writes them into the tables of `docs/strength.md`.

`--list` tells their names and commands; names given are measured again; `--tables` only writes the tables. It takes
hours on two cores, each file is written as soon as it is done, and progress is told on the way.
"""

import argparse
import json
import logging
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.margins import SETTING, Document, margin, together
from ludo.bots.estimates import Estimate
from ludo.bots.levels import GRADED

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "strength.md"
FOLDER: Final = ROOT / "docs" / "strength"
ALONE: Final = ("<!-- one against the others -->", "<!-- end of one against the others -->")
LADDERS: Final = ("<!-- ladders -->", "<!-- end of ladders -->")
SEEDS: Final = ("<!-- seeds together -->", "<!-- end of seeds together -->")
SEEN: Final = ("<!-- cards seen -->", "<!-- end of cards seen -->")
ARENA_HEAD: Final = (
    "| what | A against B | N | A won (Wilson; by luck) | even | asked | paired: units, points | CPU of A |"
)
LADDER_HEAD: Final = "| what | units of luck | Elo (95 %), best first |"
SEEDS_HEAD: Final = "| what | seeds | N | A won (Wilson; by luck) | points of A, of the others, ratio |"
SEEN_HEAD: Final = (
    "| what | N | who sees cards won (Wilson), points, of the others | the Expert in the same units | "
    "of that margin over even play (by luck) |"
)
MORE: Final = "more than even"
SAME: Final = "--reference same"
"""Where A thinks long: it is compared with B among B."""
LOWEST: Final = "--option knocker_surpassed=only_if_lowest"
_LOG: Final = logging.getLogger(__name__)


class Measurement(NamedTuple):
    """A figure: the name of its file, the command that makes it, what it measures in words, and what is asked for.

    beside: of who sees cards, the name of what Expert does in the same units.
    """

    name: str
    command: str
    what: str
    asked: str = ""
    beside: str = ""

    @property
    def path(self) -> Path:
        """The file that holds it."""
        return FOLDER / f"{self.name}.json"


def _expert(name: str, arguments: str, what: str, asked: str, n: int = 1000, seed: int = 1) -> Measurement:
    game, _, rest = arguments.partition(" ")
    command = f"ludo.bots.arena {game} --a expert --b baseline --n {n} --seed {seed} {rest}".strip()
    return Measurement(f"{name}-expert-baseline", command, what, asked)


def _ladder(game: str, what: str, n: int) -> Measurement:
    levels = " ".join(GRADED)
    return Measurement(f"{game}-ladder", f"ludo.bots.ladder {game} --levels {levels} --n {n} --seed 1", what)


def _random(level: str, game: str, what: str, n: int) -> Measurement:
    command = f"ludo.bots.arena {game} --a {level} --b random --n {n} --seed 1 {SAME}"
    return Measurement(f"{game}-{level}-random", command, what)


def _cheat(name: str, arguments: str, what: str, n: int, seed: int = 1, stock: str = "") -> Measurement:
    game, _, rest = arguments.partition(" ")
    command = f"benchmarks.cheats {game} {stock} --n {n} --seed {seed} {rest}"
    return Measurement(
        f"{name}-cheat{stock.replace('--', '-')}-baseline",
        " ".join(command.split()),
        what,
        beside=f"{name}-expert-baseline",
    )


MEASUREMENTS: Final = (
    _expert("trut", "trut", "Trut, 2 players", "70 %", 2000),
    _expert("trut-4", "trut --players 4", "Trut, 2 against 2", "60 %"),
    _expert("triomphe", f"triomphe {SAME}", "Triomphe, 2 players", "57 %", 2000),
    _expert("triomphe-partners", f"triomphe --preset partners {SAME}", "Triomphe, 2 against 2", "56 %"),
    _expert(
        "as_qui_pille", f"triomphe --preset as_qui_pille --players 3 {SAME}", "L'As qui pille, 3 players", "40 %", 2700
    ),
    *(
        _expert(
            f"trente_et_un-{players}{name}",
            f"trente_et_un --players {players} {rule}{SAME}",
            f"Trente-et-un, {players} players{what}",
            asked,
        )
        for name, rule, what in (("", "", ""), ("-lowest", f"{LOWEST} ", ", a knocker pays only if lowest"))
        for players, asked in ((2, "57 %"), (3, "40 %"), (4, "30 %"))
    ),
    _expert("trente_et_un-36", f"trente_et_un --preset schwimmen --players 4 {SAME}", "36 cards, 4 players", "30 %"),
    _expert("tripoli", f"tripoli --unit deal {SAME}", "Tripoli, 4 players, a deal", "+0.8 chips a deal"),
    _expert("tripoli-20", f"tripoli --deals 20 {SAME}", "Tripoli, 4 players, 20 deals", "35 %"),
    _expert("trio", f"trio {SAME}", "Trio, 4 players", "38 %; 0.75 of the points of `baseline`", 400),
    _expert("trio-more", f"trio {SAME}", "Trio, 4 players, seed 2", "38 %", 1600, seed=2),
    _expert("trio-most", f"trio {SAME}", "Trio, 4 players, seed 3", "38 %", 4800, seed=3),
    _expert("ecole", f"trio --preset ecole {SAME}", "L'École, 4 players", "35 %", 400),
    _expert("ecole-more", f"trio --preset ecole {SAME}", "L'École, 4 players, seed 2", "35 %", 600, seed=2),
    *(
        _expert(f"{game}-{name}", f"{game} {arguments} {SAME}", what, MORE, n)
        for game, name, arguments, what, n in (
            ("triomphe", "3", "--players 3", "Triomphe, 3 players", 900),
            ("triomphe", "4", "--players 4", "Triomphe, 4 players", 800),
            ("triomphe", "5", "--players 5", "Triomphe, 5 players", 400),
            ("triomphe", "6", "--players 6", "Triomphe, 6 players", 360),
            ("triomphe", "threes", "--preset threes", "Triomphe, 3 against 3", 200),
            ("trente_et_un", "6", "--players 6", "Trente-et-un, 6 players", 300),
            ("trente_et_un", "9", "--players 9", "Trente-et-un, 9 players", 306),
            ("trente_et_un", "36-2", "--preset schwimmen --players 2", "36 cards, 2 players", 200),
            ("trente_et_un", "36-9", "--preset schwimmen --players 9", "36 cards, 9 players", 180),
            ("tripoli", "2", "--players 2 --unit deal", "Tripoli, 2 players, a deal", 400),
            ("tripoli", "9", "--players 9 --unit deal", "Tripoli, 9 players, a deal", 450),
            ("trio", "3", "--players 3", "Trio, 3 players", 240),
            ("trio", "6", "--players 6", "Trio, 6 players", 240),
        )
    ),
    _ladder("trut", "Trut, 2 players", 1000),
    _ladder("triomphe", "Triomphe, 2 players", 600),
    _ladder("trente_et_un", "Trente-et-un, 3 players", 300),
    _ladder("tripoli", "Tripoli, 4 players", 200),
    _ladder("trio", "Trio, 4 players", 1200),
    *(
        _random(level, game, what, n)
        for game, what, n in (
            ("trut", "Trut, 2 players", 400),
            ("triomphe", "Triomphe, 2 players", 400),
            ("trente_et_un", "Trente-et-un, 3 players", 60),
            ("tripoli", "Tripoli, 4 players", 400),
            ("trio", "Trio, 4 players", 40),
        )
        for level in ("baseline", "expert")
    ),
    _cheat("triomphe", f"triomphe {SAME}", "Triomphe, 2 players, all cards", 1000),
    _cheat(
        "as_qui_pille",
        f"triomphe --preset as_qui_pille --players 3 {SAME}",
        "L'As qui pille, 3 players, all cards",
        2700,
    ),
    _cheat("trio", f"trio {SAME}", "Trio, 4 players, all hands", 400),
    _cheat("trio-more", f"trio {SAME}", "Trio, 4 players, all hands", 600, seed=2),
    _cheat("trio", f"trio {SAME}", "Trio, 4 players, all hands and the order of the stock", 100, stock="--stock"),
    _cheat("ecole", f"trio --preset ecole {SAME}", "L'École, 4 players, all hands", 400),
    _cheat("ecole-more", f"trio --preset ecole {SAME}", "L'École, 4 players, all hands", 600, seed=2),
)


def measure(wanted: Measurement) -> None:
    """Run the command of a measurement, and keep what it prints."""
    _LOG.info("%s: python -m %s --json", wanted.name, wanted.command)
    made = subprocess.run(
        [sys.executable, "-m", *wanted.command.split(), "--json"], check=True, stdout=subprocess.PIPE, cwd=ROOT
    )
    partial = wanted.path.with_suffix(".part")
    partial.write_bytes(made.stdout)
    partial.replace(wanted.path)


def tables(measurements: Sequence[Measurement] = MEASUREMENTS) -> dict[tuple[str, str], str]:
    """Return the tables by the marks between which they stand in the document."""
    arenas, ladders, seen = [ARENA_HEAD], [LADDER_HEAD], [SEEN_HEAD]
    made = {wanted: _read(wanted) for wanted in measurements if wanted.path.exists()}
    by_name = {wanted.name: found for wanted, found in made.items()}
    pairs: dict[str, list[tuple[Document, Document]]] = {}
    for wanted, found in made.items():
        match found["command"]:
            case "arena":
                arenas.append(_arena_row(wanted, found))
            case "ladder":
                ladders.append(_ladder_row(wanted, found))
            case _:
                pairs.setdefault(wanted.what, []).append((found, by_name[wanted.beside]))
    seen += [_margin_row(what, of_seeds) for what, of_seeds in pairs.items()]
    seeds = [SEEDS_HEAD, *_seeds_rows(made)]
    return {marks: _table(rows) for marks, rows in ((ALONE, arenas), (SEEDS, seeds), (LADDERS, ladders), (SEEN, seen))}


def _read(wanted: Measurement) -> Document:
    found: Document = json.loads(wanted.path.read_text(encoding="utf-8"))
    return found


def _table(rows: list[str]) -> str:
    return "\n".join([rows[0], "|" + " --- |" * (rows[0].count("|") - 1), *rows[1:]])


def _arena_row(wanted: Measurement, found: Document) -> str:
    alone, share, points = found["a_alone"], found["share_difference"], found["points_difference"]
    won, low, high = (100 * value for value in alone["won"])
    _, least, most = (100 * value for value in alone["won_by_luck"])
    time = found["decision_times"][found["a"]]
    how = ", compiled" if found.get("compiled") else ""
    return (
        f"| {wanted.what} | `{found['a']}` against `{found['b']}` | {alone['units']} {found['unit']}s "
        f"| {won:.1f} % ({low:.1f} to {high:.1f}; {least:.1f} to {most:.1f}) "
        f"| {100 * found['fair_share']:.0f} % | {wanted.asked} "
        f"| {100 * share[0]:+.1f} % ({100 * share[1]:.1f} to {100 * share[2]:.1f}), "
        f"{points[0]:+.2f} ({points[1]:.2f} to {points[2]:.2f}) "
        f"| {time['p50_ms']:.1f} / {time['p95_ms']:.0f} / {time['max_ms']:.0f} ms{how} |"
    )


def _seeds_rows(made: Mapping[Measurement, Document]) -> list[str]:
    """Return the rows of what was measured with several seeds, all of them together."""
    settings: dict[str, list[tuple[Measurement, Document]]] = {}
    for wanted, found in made.items():
        if found["command"] == "arena":
            settings.setdefault(json.dumps([found[name] for name in SETTING]), []).append((wanted, found))
    return [_seeds_row(same[0][0].what, [found for _, found in same]) for same in settings.values() if len(same) > 1]


def _seeds_row(what: str, documents: Sequence[Document]) -> str:
    found = together(documents)
    own, others = found.points
    _, least, most = found.won_by_luck
    won, low, high = found.won
    seeds = ", ".join(str(document["seed"]) for document in documents)
    return (
        f"| {what} | {seeds} | {found.units} {documents[0]['unit']}s "
        f"| {100 * won:.1f} % ({100 * low:.1f} to {100 * high:.1f}; {100 * least:.1f} to {100 * most:.1f}) "
        f"| {own:+.2f}, {others:+.2f}, {own / others:.2f} |"
    )


def _ladder_row(wanted: Measurement, found: Document) -> str:
    rungs = ", ".join(
        f"`{rung['level']}` {rung['elo'][0]:+.0f} ({rung['elo'][1]:.0f} to {rung['elo'][2]:.0f})"
        for rung in found["ladder"]
    )
    return f"| {wanted.what} | {found['units_of_luck']} | {rungs} |"


def _margin_row(what: str, pairs: Sequence[tuple[Document, Document]]) -> str:
    found = margin(pairs)
    one, other = (
        f"{_percent(won)}, {own:+.2f}, {others:+.2f}"
        for won, (own, others) in ((found.cheat, found.cheat_points), (found.expert, found.expert_points))
    )
    unit = pairs[0][0]["unit"]
    return f"| {what} | {found.units} {unit}s | {one} | {other} | {_percent(found.share, 0)} |"


def _percent(estimate: Estimate, digits: int = 1) -> str:
    value, low, high = (f"{100 * bound:.{digits}f}" for bound in estimate)
    return f"{value} % ({low} to {high})"


def with_tables(text: str, made: Mapping[tuple[str, str], str]) -> str:
    """Return a document with tables between their marks. Raises ValueError where a mark is missing."""
    for (begin, end), table in made.items():
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"no place for a table between {begin} and {end}")
        text = f"{before}{begin}\n{table}\n{end}{after}"
    return text


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    by_name = {wanted.name: wanted for wanted in MEASUREMENTS}
    parser.add_argument("names", nargs="*", metavar="NAME", help="measure these again")
    parser.add_argument("--list", action="store_true", help="print all names and commands")
    parser.add_argument("--tables", action="store_true", help="only write the tables")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in by_name]
    if unknown:
        parser.error(f"no measurement {unknown[0]!r}; --list tells what there is")
    if given.list:
        for wanted in MEASUREMENTS:
            print(f"{wanted.name}: python -m {wanted.command} --json")
        return 0
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    if not given.tables:
        for wanted in [by_name[name] for name in given.names] or [w for w in MEASUREMENTS if not w.path.exists()]:
            measure(wanted)
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8"), tables()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
