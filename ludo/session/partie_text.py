"""A single partie as readable text: a header, an empty line, then one line of the log after the other.

Ludo partie 1
game trut 1
started 2026-05-01T20:15:00+00:00
option players 2
person Anna
computer simple Hugo

luck lot 1
…

People are written by name: the text goes from one computer to another. Anything but the title is read in any order;
what cannot be understood is refused with the number of its line.
"""

import json
from collections.abc import Sequence
from itertools import chain, count
from typing import Final

from ludo.engine.options import Value
from ludo.nights.people import clean_name, folded_name
from ludo.session.chairs import Chair
from ludo.session.ports import Header, StorageError

_TITLE: Final = "Ludo partie 1"
_MAX_SEATS: Final = 9


class PartieTextError(StorageError, ValueError):
    """A text is no partie, or no rules.

    `code`: `not-a-partie`, `not-rules`, `newer-version`, `bad-header`; `line`: the detail, from 1.
    """

    def __init__(self, code: str, line: int) -> None:
        super().__init__(code, str(line))
        self.line = line


def write_partie(header: Header, lines: Sequence[str]) -> str:
    """Return the text of a partie."""
    head = [_TITLE, f"game {header.game} {header.rules_version}", f"started {header.started}"]
    head += [f"option {name} {json.dumps(value)}" for name, value in header.options.items()]
    for chair in header.chairs:
        name = clean_name(chair.name)
        head.append(f"person {name}" if chair.level is None else f"computer {chair.level} {name}")
    return "\n".join([*head, "", *lines, ""])


def read_partie(text: str) -> tuple[Header, list[str]]:
    """Header and log of a text written by `write_partie`. Raises PartieTextError.

    Whether the game exists and the log can be played is for `Replay` to say.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or not lines[0].startswith("Ludo partie "):
        raise PartieTextError("not-a-partie", 1)
    if lines[0].strip() != _TITLE:
        raise PartieTextError("newer-version", 1)
    game, rules_version, started = "", 0, ""
    options: dict[str, Value] = {}
    chairs: list[Chair] = []
    end = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            end = number
            break
        key, _, rest = line.partition(" ")
        try:
            match key:
                case "game":
                    game, _, version = rest.partition(" ")
                    rules_version = int(version)
                case "started":
                    started = rest
                case "option":
                    name, _, value = rest.partition(" ")
                    options[name] = read_value(value)
                case "person":
                    chairs.append(_chair(rest, None))
                case "computer":
                    level, _, name = rest.partition(" ")
                    chairs.append(_chair(name, level))
                case _:
                    raise ValueError(key)
        except ValueError:
            raise PartieTextError("bad-header", number) from None
    if not game or not chairs or len(chairs) > _MAX_SEATS:
        raise PartieTextError("bad-header", end)
    log = [line.strip() for line in lines[end:] if line.strip()]
    return Header(game, rules_version, options, _told_apart(chairs), started), log


def read_value(text: str) -> Value:
    """Return the value of an option. Raises ValueError for anything else."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("too many brackets") from None
    if value is None or isinstance(value, bool | int | str):
        return value
    raise ValueError(text)


def _chair(name: str, level: str | None) -> Chair:
    name = clean_name(name)
    if not name or level == "":
        raise ValueError(name)
    return Chair(name, level)


def _told_apart(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Return chairs of which no two have names that are the same to people: nobody sits at a table twice."""
    taken: set[str] = set()
    found = []
    for chair in chairs:
        names = chain((chair.name,), (f"{chair.name} {number}" for number in count(2)))
        name = next(name for name in names if folded_name(name) not in taken)
        taken.add(folded_name(name))
        found.append(chair._replace(name=name))
    return tuple(found)
