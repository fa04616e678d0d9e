"""What the command `ludo` can be given. A start without arguments does not wait for it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import ludo
from ludo.languages import languages


class Arguments(NamedTuple):
    """What was given: `data_dir` is a folder, `file` a file, `self_test` is "all" or "rules"."""

    data_dir: Path | None
    language: str | None
    self_test: Literal["all", "rules"] | None
    file: Path | None


def parse(arguments: Sequence[str]) -> Arguments:
    """Read the arguments; ends the program for `--help`, `--version` and what cannot be understood."""
    parser = argparse.ArgumentParser(
        prog="ludo", description="French card games at one screen, with exact rules, people and computer players."
    )
    parser.add_argument("--version", action="version", version=f"Ludo {ludo.__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where games and settings are kept")
    parser.add_argument("--lang", choices=tuple(languages()), help="language, for this time only")
    parser.add_argument(
        "--self-test", choices=("all", "rules"), nargs="?", const="all", metavar="EXTENT",
        help="see whether everything works here; `rules`: without anything of the screen",
    )  # fmt: skip
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a saved game, a backup or evenings, to be opened"
    )
    given = parser.parse_args(arguments)
    return Arguments(given.data_dir, given.lang, given.self_test, given.file)
