"""All figures of strength: `python -m benchmarks.strength` measures what has no row yet in `benchmarks/strength.jsonl`,
and writes the table of `docs/strength.md`.

`--list` tells names and commands; names given are measured again; `--table` only writes the table. It takes hours on
two cores. What a command prints, with every single result, stays in `build/strength`; its row is written at once.
"""

import argparse
import json
import logging
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.margins import SETTING, Document
from benchmarks.strength_rows import Row, margin_row, read_rows, row_of, table, together_row, write_rows
from ludo.bots.levels import GRADED

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "strength.md"
ROWS: Final = ROOT / "benchmarks" / "strength.jsonl"
FOLDER: Final = ROOT / "build" / "strength"
MARKS: Final = ("<!-- levels -->", "<!-- end of levels -->")
SAME: Final = "--reference same"
"""Where A thinks long: it is compared with B among B."""
LOWEST: Final = "--option knocker_surpassed=only_if_lowest"
_LOG: Final = logging.getLogger(__name__)


class Measurement(NamedTuple):
    """A figure: its name, the command that makes it, and what it measures in words.

    beside: of who sees cards, the name of what Expert does in the same units.
    """

    name: str
    command: str
    what: str
    beside: str = ""

    @property
    def path(self) -> Path:
        """The file that holds every single result."""
        return FOLDER / f"{self.name}.json"


def _expert(name: str, arguments: str, what: str, n: int = 1000, seed: int = 1) -> Measurement:
    game, _, rest = arguments.partition(" ")
    command = f"ludo.bots.arena {game} --a expert --b baseline --n {n} --seed {seed} {rest}".strip()
    return Measurement(f"{name}-expert-baseline", command, what)


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
    _expert("trut", "trut", "Trut, 2 players", 2000),
    _expert("trut-4", "trut --players 4", "Trut, 2 against 2"),
    _expert("triomphe", f"triomphe {SAME}", "Triomphe, 2 players", 2000),
    _expert("triomphe-partners", f"triomphe --preset partners {SAME}", "Triomphe, 2 against 2"),
    _expert("as_qui_pille", f"triomphe --preset as_qui_pille --players 3 {SAME}", "L'As qui pille, 3 players", 2700),
    *(
        _expert(
            f"trente_et_un-{players}{name}",
            f"trente_et_un --players {players} {rule}{SAME}",
            f"Trente-et-un, {players} players{what}",
        )
        for name, rule, what in (("", "", ""), ("-lowest", f"{LOWEST} ", ", a knocker pays only if lowest"))
        for players in (2, 3, 4)
    ),
    _expert("trente_et_un-36", f"trente_et_un --preset schwimmen --players 4 {SAME}", "36 cards, 4 players"),
    _expert("tripoli", f"tripoli --unit deal {SAME}", "Tripoli, 4 players, a deal"),
    _expert("tripoli-20", f"tripoli --deals 20 {SAME}", "Tripoli, 4 players, 20 deals"),
    _expert("trio", f"trio {SAME}", "Trio, 4 players", 400),
    _expert("trio-more", f"trio {SAME}", "Trio, 4 players, seed 2", 1600, seed=2),
    _expert("trio-most", f"trio {SAME}", "Trio, 4 players, seed 3", 4800, seed=3),
    _expert("ecole", f"trio --preset ecole {SAME}", "L'École, 4 players", 400),
    _expert("ecole-more", f"trio --preset ecole {SAME}", "L'École, 4 players, seed 2", 600, seed=2),
    *(
        _expert(f"{game}-{name}", f"{game} {arguments} {SAME}", what, n)
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
    FOLDER.mkdir(parents=True, exist_ok=True)
    partial = wanted.path.with_suffix(".part")
    partial.write_bytes(made.stdout)
    partial.replace(wanted.path)


def rows(known: Mapping[str, Row], measurements: Sequence[Measurement] = MEASUREMENTS) -> dict[str, Row]:
    """Return the row of each measurement: of its file, or the known one where there is no file."""
    documents = {wanted.name: _read(wanted) for wanted in measurements if wanted.path.exists()}
    made = {
        wanted.name: row_of(wanted.command, documents[wanted.name]) for wanted in measurements if wanted.path.exists()
    }
    for wanted in measurements:
        cheat, expert = documents.get(wanted.name), documents.get(wanted.beside)
        if cheat is not None and expert is not None:
            made[wanted.name] |= margin_row([(cheat, expert)])
    for name, same in _of_several_seeds(documents).items():
        made[f"{name} together"] = together_row([documents[one] for one in same])
    order = [name for wanted in measurements for name in (wanted.name, f"{wanted.name} together")]
    return {name: row for name in order if (row := made.get(name, known.get(name))) is not None}


def _of_several_seeds(documents: Mapping[str, Document]) -> dict[str, list[str]]:
    """Return the names of what was measured with several seeds, by the first of them."""
    settings: dict[str, list[str]] = {}
    for name, found in documents.items():
        if found["command"] == "arena":
            settings.setdefault(json.dumps([found[part] for part in SETTING]), []).append(name)
    return {names[0]: names for names in settings.values() if len(names) > 1}


def _read(wanted: Measurement) -> Document:
    found: Document = json.loads(wanted.path.read_text(encoding="utf-8"))
    return found


def with_table(text: str, made: str) -> str:
    """Return a document with a table between its marks. Raises ValueError where a mark is missing."""
    before, _, rest = text.partition(MARKS[0])
    _, found, after = rest.partition(MARKS[1])
    if not found:
        raise ValueError(f"no place for a table between {MARKS[0]} and {MARKS[1]}")
    return f"{before}{MARKS[0]}\n{made}\n{MARKS[1]}{after}"


def write() -> None:
    """Write the rows, and the table of the document."""
    made = rows(read_rows(ROWS))
    write_rows(ROWS, made)
    text = with_table(DOCUMENT.read_text(encoding="utf-8"), table({w.name: w.what for w in MEASUREMENTS}, made))
    DOCUMENT.write_text(text, encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    by_name = {wanted.name: wanted for wanted in MEASUREMENTS}
    parser.add_argument("names", nargs="*", metavar="NAME", help="measure these again")
    parser.add_argument("--list", action="store_true", help="print all names and commands")
    parser.add_argument("--table", action="store_true", help="only write the table")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in by_name]
    if unknown:
        parser.error(f"no measurement {unknown[0]!r}; --list tells what there is")
    if given.list:
        for wanted in MEASUREMENTS:
            print(f"{wanted.name}: python -m {wanted.command} --json")
        return 0
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    known = read_rows(ROWS)
    missing = [wanted for wanted in MEASUREMENTS if wanted.name not in known]
    for wanted in [] if given.table else [by_name[name] for name in given.names] or missing:
        measure(wanted)
        write()
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
