"""The arguments of the command `ludo`. A start without arguments does not wait for it."""

from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Literal, NamedTuple

import ludo
from ludo.app.commands.command_line import Parser, description, summaries
from ludo.app.terminal import asked_for, spoken, translate
from ludo.languages import languages
from ludo.ui.screens.named import named, names


class Arguments(NamedTuple):
    """The arguments that were given.

    data_dir: a folder; self_test: "all" or "rules"; file: what is opened; review: what is reviewed; json: as JSON;
    page: the name of the page that is shown; rebuild: are the books made anew?
    """

    data_dir: Path | None
    language: str | None
    self_test: Literal["all", "rules"] | None
    file: Path | None
    review: Path | None = None
    json: bool = False
    page: str = ""
    rebuild: bool = False


def parse(arguments: Sequence[str]) -> Arguments:
    """Read the arguments; ends the program for `--help`, `--version` and what cannot be understood."""
    with spoken(asked_for(arguments)):
        return _parse(arguments)


def _parse(arguments: Sequence[str]) -> Arguments:
    made = parser()
    given = made.parse_args(arguments)
    if given.open and named(given.open) is None:
        made.error(translate("Terminal", "there is no page {name}").format(name=given.open))
    shown = given.review, given.json, given.open, given.rebuild
    return Arguments(given.data_dir, given.lang, given.self_test, given.file, *shown)


def parser() -> Parser:
    """Return what reads the arguments of the window; commands are named in its help."""
    width = 78
    behind = " " * 12
    told = (fill(said, width, initial_indent=behind, subsequent_indent=behind) for said in summaries().values())
    commands = [f"  {name:<10}{said.lstrip()}" for name, said in zip(summaries(), told, strict=True)]
    more = translate("Terminal", "commands, without a window; `ludo COMMAND --help` says more:")
    pages = translate("Terminal", "pages: {names}").format(names="  ".join(names()))
    parser = Parser(
        prog="ludo",
        epilog="\n".join([more, *commands, "", fill(pages, width)]),
        description=description(),
        formatter_class=RawDescriptionHelpFormatter,
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
        "--rebuild", action="store_true",
        help=translate("Terminal", "make the books anew from what was done, and say where they differed"),
    )  # fmt: skip
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help=translate("Terminal", "a saved game, a backup, evenings or house rules, to be opened"),
    )
    return parser
