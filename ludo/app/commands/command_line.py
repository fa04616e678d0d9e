"""The commands of `ludo`, and their arguments."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final, NoReturn

from ludo.app.escaping import visible
from ludo.app.terminal import translate
from ludo.languages import languages

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES: Final = ("analyse", "simulate", "books", "rules")
DONE: Final = 0
REFUSED: Final = 1
"""Something cannot be read, or is not possible."""
INTERRUPTED: Final = 130
"""As shells count it: 128, and the number of the signal."""


class RefusedError(Exception):
    """A command cannot do what was asked; the message says why, in the language of the user."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with arguments, which names of files may be, in one line that shows all of them."""

    def error(self, message: str) -> NoReturn:
        """End the program with a message."""
        super().error(visible(message))


def is_command(arguments: Sequence[str]) -> bool:
    """Do arguments begin with a command, behind a language at most?"""
    rest = list(arguments)
    if rest[:1] == ["--lang"]:
        rest = rest[2:]
    elif rest and rest[0].startswith("--lang="):
        rest = rest[1:]
    return bool(rest) and rest[0] in NAMES


def parser() -> Parser:
    """Return what reads the arguments of all commands."""
    made = Parser(prog="ludo", description=description())
    _add_language(made)
    commands = made.add_subparsers(dest="command", metavar=translate("Terminal", "COMMAND"), required=True)
    for name, said in summaries().items():
        each = commands.add_parser(name, help=said, description=said)
        _ADDED[name](each)
        _add_language(each, default=argparse.SUPPRESS)
        each.add_argument("--json", action="store_true", help=translate("Terminal", "write JSON, for other programs"))
    return made


def description() -> str:
    """Return what `ludo` is."""
    return translate("Terminal", "French card games at one screen, with exact rules, people and computer players.")


def summaries() -> dict[str, str]:
    """Return what each command does, in a sentence."""
    return {
        "analyse": translate("Terminal", "say what the decisions in a saved game cost, or what is best at one moment"),
        "simulate": translate("Terminal", "let computer players play many times, and say what each wins"),
        "books": translate(
            "Terminal", "read the chips of a backup, of evenings or of the file of games; it stays as it is"
        ),
        "rules": translate("Terminal", "write the rules of a game as they are with some options"),
    }


def _add_language(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    text = translate("Terminal", "language, for this time only")
    parser.add_argument("--lang", choices=tuple(languages()), default=default, help=text)


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    text = translate("Terminal", "a saved game (`.ludogame`); - reads it from the standard input")
    parser.add_argument("file", metavar="FILE", help=text)
    text = translate("Terminal", "look at one moment only: after so many actions, or `end`")
    parser.add_argument("--ply", metavar="N", help=text)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    text = translate("Terminal", "one for each side, separated by commas: levels, or own players as module:function")
    parser.add_argument("--players", required=True, metavar="A,B,...", help=text)
    text = translate("Terminal", "how many parties, rounded up so that each sits on every side equally often (1000)")
    parser.add_argument("--n", type=_count, default=1000, help=text)
    parser.add_argument("--seed", type=int, default=1, help=translate("Terminal", "another one brings other cards (1)"))
    text = translate("Terminal", "what is counted: deal, partie or evening (partie)")
    parser.add_argument("--unit", choices=("deal", "partie", "evening"), default="partie", help=text)
    text = translate("Terminal", "after how many deals a partie ends whose players else decide it")
    parser.add_argument("--deals", type=_count, default=0, metavar="N", help=text)
    text = translate("Terminal", "how many processes play (one for each core); the result is the same")
    parser.add_argument("--processes", type=_count, default=os.cpu_count() or 1, metavar="N", help=text)


def _add_books(parser: argparse.ArgumentParser) -> None:
    text = translate("Terminal", "a backup (`.ludo`), evenings (`.ludobook`), or the file of games itself")
    parser.add_argument("file", metavar="FILE", help=text)
    text = translate(
        "Terminal",
        "balance: what each owns or owes; register: every entry; check: is the file whole; export: entries as CSV",
    )
    parser.add_argument("act", choices=("balance", "register", "check", "export"), help=text)
    text = translate("Terminal", "what is exported: postings or results (postings)")
    parser.add_argument("--table", choices=("postings", "results"), default="postings", help=text)


def _add_game(parser: argparse.ArgumentParser) -> None:
    from ludo.api import games

    parser.add_argument("game", choices=games(), help=translate("Terminal", "the game"))
    text = translate("Terminal", "a ready-made choice of options (classic)")
    parser.add_argument("--preset", default="classic", metavar="NAME", help=text)
    text = translate("Terminal", "an option and its value, as in players=3; may be repeated")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=text)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(translate("Terminal", "at least 1"))
    return number


_ADDED: Final = {
    "analyse": _add_analyse,
    "simulate": _add_simulate,
    "books": _add_books,
    "rules": _add_game,
}
