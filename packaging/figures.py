"""Write the figures of packages into packaging/README.md: `python packaging/figures.py FOLDER [--log FILE]...`.

FOLDER holds what a rehearsal leaves; a log, what `packaging/build.py` printed, which has the times, what `python -m
tests.packages` printed of its cases, or what `tests.packages.first_minutes` did. Rows of the table between the marks
are replaced; one that is neither in the folder nor in a log stays.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from recipes import elf
from recipes.common import HERE, megabytes, untar

README: Final = HERE / "README.md"
MARKS: Final = ("<!-- figures: packaging/figures.py writes them -->\n", "<!-- end of figures -->\n")
_TIME: Final = re.compile(r"^([a-z-]+\d*(?:-[a-z]+)?): (\d+) s$", re.MULTILINE)
_FOLDER: Final = re.compile(r"^program folder: [\d.]+ MB, (\d+) s$", re.MULTILINE)
_CASE: Final = re.compile(r"^\| ([^|]+) \| (.+) \| \d+ s \|$", re.MULTILINE)
_FAILED: Final = ("FAILED", "left out")
_STEP: Final = re.compile(r"^\| (\w+, Python [\d.]+) \| (.+?) \| (\d+) s \| (.+) \|$", re.MULTILINE)
_KINDS: Final = {
    "deb": ("*.deb", "55 MB"),
    "rpm": ("*.rpm", "55 MB"),
    "portable folder for Linux": ("*-linux.tar.xz", "55 MB"),
    "zip for Windows": ("*-windows.zip", ""),
    "installer for Windows": ("*-windows-setup.exe", ""),
    "wheel": ("*.whl", ""),
    "source archive": ("ludo_cards-*.tar.gz", ""),
}
"""What is measured, the pattern of its name, and how large it may be."""


def figures(folder: Path, logs: list[str]) -> Iterator[tuple[str, str, str]]:
    """Yield what the table says: figure, value, bar."""
    for name, (pattern, bar) in _KINDS.items():
        for path in sorted(folder.glob(pattern)):
            yield name, f"{megabytes(path):.1f} MB", bar
    for path in sorted(folder.glob("*-linux.tar.xz")):
        yield from _unpacked(path)
    for path in sorted(folder.glob("*-windows.zip")):
        with zipfile.ZipFile(path) as packed:
            size = sum(entry.file_size for entry in packed.infolist()) / 1e6
        yield "folder for Windows, unpacked", f"{size:.1f} MB", ""
    times = {target: seconds for log in logs for target, seconds in _TIME.findall(log)}
    if times:
        folders = ", ".join(f"{seconds} s" for log in logs for seconds in _FOLDER.findall(log))
        told = ", ".join(f"{target} {seconds} s" for target, seconds in times.items())
        yield "time to build", f"{told}; of it for program folders {folders}", ""
    yield from _trials("\n".join(logs))
    yield from _minutes("\n".join(logs))


def _trials(log: str) -> Iterator[tuple[str, str, str]]:
    """Yield how many cases of packages passed, and which did not."""
    if told := cases(log):
        yield "cases of packages", told, "all"


def cases(log: str) -> str:
    """Return how many cases of packages passed, and which did not; the last time that a case was tried counts."""
    ends = dict(_CASE.findall(log))
    if not ends:
        return ""
    others = [f"{name} ({end.partition(':')[0]})" for name, end in ends.items() if end.startswith(_FAILED)]
    return f"{len(ends) - len(others)} passed" + "".join(f"; {other}" for other in others)


def _minutes(log: str) -> Iterator[tuple[str, str, str]]:
    """Yield what the first start, and the first test, took on each bare Debian."""
    steps: dict[str, list[str]] = {}
    for system, step, seconds, told in _STEP.findall(log):
        found = re.findall(r"\d+ passed|\d+ MB (?:fetched by apt|kept)", told)
        if found:
            steps.setdefault(system, []).append(f"{step} {seconds} s, {', '.join(found)}")
    for system, told in steps.items():
        yield f"first minutes on a bare Debian {system}", "; ".join(told), ""


def _unpacked(archive: Path) -> Iterator[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as place:
        untar(archive, place)
        (program,) = Path(place).glob("*/program")
        yield "program folder for Linux, unpacked", f"{megabytes(program):.1f} MB", "195 MB"
        found = elf.binaries(program)
        yield "C library that it needs", f"glibc {elf.glibc(found)}, measured over {len(found)} files", "glibc 2.34"


def filled(text: str, rows: list[tuple[str, str, str]]) -> str:
    """Return a text with the rows in the table between the marks."""
    before, _, rest = text.partition(MARKS[0])
    table, _, after = rest.partition(MARKS[1])
    kept = {line.split(" | ")[0].strip("| "): line for line in table.splitlines()[3:] if line.startswith("| ")}
    kept |= {row[0]: f"| {' | '.join(row)} |" for row in rows}
    lines = ["| figure | value | bar |", "| --- | --- | --- |", *kept.values()]
    return f"{before}{MARKS[0]}\n" + "\n".join(lines).replace("|  |", "| |") + f"\n\n{MARKS[1]}{after}"


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python packaging/figures.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the packages lie")
    parser.add_argument("--log", type=Path, action="append", default=[], help="what building them printed")
    given = parser.parse_args(arguments)
    rows = list(figures(given.folder, [path.read_text(encoding="utf-8", errors="replace") for path in given.log]))
    if not rows:
        print(f"no package in {given.folder}", file=sys.stderr)
        return 1
    README.write_text(filled(README.read_text(encoding="utf-8"), rows), encoding="utf-8", newline="\n")
    print("\n".join(": ".join(filter(None, row[:2])) for row in rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
