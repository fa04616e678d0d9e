"""Commands are run, and what goes wrong is said in a sentence."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

from ludo.app.commands.command_line import INTERRUPTED, REFUSED, RefusedError, parser
from ludo.app.terminal import asked_for, spoken, translate

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from pathlib import Path


def obey(arguments: Sequence[str]) -> int:
    """Run a command; return its exit code."""
    with spoken(asked_for(arguments)):
        return _answered(partial(_run, parser().parse_args(arguments)))


def review(file: str, language: str | None, *, as_json: bool) -> int:
    """Run `analyse`, as `ludo --review` asks for it; return its exit code."""
    from ludo.app.commands.analyse import analyse

    with spoken(language):
        return _answered(partial(analyse, file, language, as_json=as_json))


def rebuild(folder: Path, language: str | None) -> int:
    """Make the books anew, as `ludo --rebuild` asks for it; return its exit code."""
    from ludo.app.commands.rebuild import rebuild

    with spoken(language):
        return _answered(partial(rebuild, folder))


def _answered(run: Callable[[], int]) -> int:
    """Return the exit code of what is run; what goes wrong is said in a sentence."""
    try:
        code = run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except RefusedError as refused:
        print(f"ludo: {refused}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("\nludo: " + translate("Terminal", "interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    return code


def _run(given: argparse.Namespace) -> int:
    match given.command:
        case "analyse":
            from ludo.app.commands.analyse import analyse

            return analyse(given.file, given.lang, as_json=given.json, ply=given.ply)
        case "simulate":
            from ludo.app.commands.simulate import simulate

            return simulate(given)
        case "books":
            from ludo.app.commands.books import books

            return books(given.file, given.act, given.table, as_json=given.json)
        case _:
            from ludo.app.commands.rules import rules

            return rules(given.game, given.preset, given.set, given.lang, as_json=given.json)
