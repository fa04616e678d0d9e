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
from typing import Final

from benchmarks.forms import FOLDER, Measurement
from benchmarks.games import files_of_games
from benchmarks.margins import SETTING, Document
from benchmarks.strength_rows import Row, margin_row, read_rows, row_of, table, together_row, write_rows

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "strength.md"
ROWS: Final = ROOT / "benchmarks" / "strength.jsonl"
MARKS: Final = ("<!-- levels -->", "<!-- end of levels -->")
_LOG: Final = logging.getLogger(__name__)


MEASUREMENTS: Final = tuple(one for file in files_of_games() for one in file.MEASUREMENTS)


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
