"""The options and commands of the manual page, made of what `ludo --help` says."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from recipes.common import ROOT

if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))


def options() -> str:
    """Return the options of the window."""
    from ludo.app import arguments  # the gate of a release does without the program

    return "\n".join(_entries(arguments.parser()))


def commands() -> str:
    """Return the commands, each with its options."""
    lines = []
    for name, parser in _commands().items():
        taken = " ".join(_taken(action) for action in parser._actions if not action.option_strings)
        lines += [f'.SS "ludo {_roff(f"{name} {taken}")}"', _roff(parser.description or ""), *_entries(parser)]
    return "\n".join(lines)


def pages() -> str:
    """Return the names of the pages that `--open` shows."""
    from ludo.ui.screens import named

    return " ".join(name.replace("-", "\\-") for name in named.names())


def _commands() -> dict[str, argparse.ArgumentParser]:
    from ludo.app.commands import command_line

    found = next(each for each in command_line.parser()._actions if isinstance(each, argparse._SubParsersAction))
    return {name: found.choices[name] for name in command_line.NAMES}


def _entries(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield every argument with its sentence, which stands on a line of its own: so it is translated."""
    for action in parser._actions:
        if parser.prog != "ludo" and "--help" in action.option_strings:
            continue
        names, taken = ", ".join(action.option_strings), _taken(action)
        yield ".TP"
        if not names:
            yield f".I {_roff(taken)}"
        elif taken:
            yield f'.BI "{_roff(names)}" " {_roff(taken)}"'
        else:
            yield f".B {_roff(names)}"
        yield _roff(action.help or "")


def _taken(action: argparse.Action) -> str:
    """Return what an argument takes, empty for a switch."""
    if action.nargs == 0:
        return ""
    if isinstance(action.metavar, str):
        return action.metavar
    return "|".join(map(str, action.choices)) if action.choices else action.dest.upper()


def _roff(text: str) -> str:
    """Return a text as it stands in a manual page. Sentences have no hyphen that is typed."""
    text = text.replace("\\", "\\e")
    return text if " " in text and not text.startswith("-") else text.replace("-", "\\-")
