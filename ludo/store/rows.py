"""Values of the file, checked: whatever a damaged file holds, a reader gets the type it asks for or RowError."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from ludo.moments import is_kept
from ludo.session.chairs import Chair
from ludo.session.json_values import Json, json_value
from ludo.session.ports import Header

if TYPE_CHECKING:  # the first page reads nothing of the games
    from ludo.engine.options import Value

MAX_CHAIRS: Final = 99


def line_sum(number: int, line: str) -> int:
    """Return the sum of a line of a log; those of all its lines add up to the sum of the log."""
    return zlib.crc32(f"{number} {line}".encode(errors="surrogatepass"))


class RowError(ValueError):
    """A row of the file does not hold what such a row holds."""


def integer(value: object) -> int:
    """A whole number."""
    if isinstance(value, int):
        return value
    raise RowError(f"{value!r:.80} is not a number")


def text(value: object) -> str:
    """A text."""
    if isinstance(value, str):
        return value
    raise RowError(f"{value!r:.80} is not a text")


def optional_text(value: object) -> str | None:
    """A text or nothing."""
    return None if value is None else text(value)


def moment(value: object) -> str:
    """A moment, ISO 8601 with its offset from UTC."""
    if is_kept(text(value)):
        return text(value)
    raise RowError(f"{value!r:.80} is no moment")


def is_moment(value: object) -> bool:
    """Is a value a moment?"""
    try:
        moment(value)
    except RowError:
        return False
    return True


def named_values(value: object) -> dict[str, Json]:
    """Named values, written as JSON."""
    read = json_value(value)
    if not isinstance(read, dict):
        raise RowError(f"{value!r:.80} holds no named values")
    return read


def options(value: object) -> dict[str, Value]:
    """Option values by name, written as JSON."""
    found: dict[str, Value] = {}
    for name, entry in named_values(value).items():
        if not (entry is None or isinstance(entry, bool | int | str)):
            raise RowError("an option has a value that no option has")
        found[name] = entry
    return found


def header(session: tuple[object, ...], chairs: list[tuple[object, ...]]) -> Header:
    """Return how a session began.

    session: game, rules version, options, start. chairs: number, name, level, person of each, and whether that is a
    guest, in order.
    """
    game, rules_version, values, started = session
    if [number for number, *_ in chairs] != list(range(len(chairs))) or not 0 < len(chairs) <= MAX_CHAIRS:
        raise RowError("chairs are missing")
    return Header(
        text(game),
        integer(rules_version),
        options(values),
        tuple(
            Chair(text(name), optional_text(level), integer(person), bool(guest))
            for _, name, level, person, guest in chairs
        ),
        moment(started),
    )
