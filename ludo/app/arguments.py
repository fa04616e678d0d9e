"""The arguments of the command `ludo`. A start without arguments does not wait for it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple, NoReturn

import ludo
from ludo.app.escaping import visible
from ludo.app.terminal import asked_for, spoken, translate
from ludo.languages import languages
from ludo.ui.screens.named import named, names


class Arguments(NamedTuple):
    """The arguments that were given.

    data_dir: a folder; self_test: "all" or "rules"; file: what is opened; review: what is reviewed; json: as JSON;
    page: the name of the page that is shown.
    """

    data_dir: Path | None
    language: str | None
    self_test: Literal["all", "rules"] | None
    file: Path | None
    review: Path | None = None
    json: bool = False
    page: str = ""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with arguments, which names of files may be, in one line that shows all of them."""

    def error(self, message: str) -> NoReturn:
        """End the program with a message."""
        super().error(visible(message))


def parse(arguments: Sequence[str]) -> Arguments:
    """Read the arguments; ends the program for `--help`, `--version` and what cannot be understood."""
    with spoken(asked_for(arguments)):
        return _parse(arguments)


def _parse(arguments: Sequence[str]) -> Arguments:
    parser = _Parser(
        prog="ludo",
        epilog=translate("Terminal", "pages: {names}").format(names="  ".join(names())),
        description=translate(
            "Terminal", "French card games at one screen, with exact rules, people and computer players."
        ),
    )
    version_help = translate("Terminal", "show the version and exit")
    parser.add_argument("--version", action="version", version=f"Ludo {ludo.__version__}", help=version_help)
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help=translate("Terminal", "where games and settings are kept")
    )
    parser.add_argument(
        "--lang", choices=tuple(languages()), help=translate("Terminal", "language, for this time only")
    )
    parser.add_argument(
        "--open", default="", metavar="PAGE",
        help=translate("Terminal", "show a page at once, such as people or replay:7"),
    )  # fmt: skip
    parser.add_argument(
        "--self-test", choices=("all", "rules"), nargs="?", const="all", metavar="EXTENT",
        help=translate("Terminal", "see whether everything works here; `rules`: without anything of the screen"),
    )  # fmt: skip
    parser.add_argument(
        "--review", type=Path, metavar="FILE",
        help=translate("Terminal", "say what the decisions in a saved game cost, without a window"),
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=translate("Terminal", "write a review as JSON"))
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "a saved game, a backup or evenings, to be opened"),
    )
    given = parser.parse_args(arguments)
    if given.open and named(given.open) is None:
        parser.error(translate("Terminal", "there is no page {name}").format(name=given.open))
    return Arguments(given.data_dir, given.lang, given.self_test, given.file, given.review, given.json, given.open)
