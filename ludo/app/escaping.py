"""Escapes output to a terminal: nothing that a file, its name or a player brings moves the cursor or turns letters."""

import sys
from collections.abc import Iterator
from typing import Any, Final, TextIO, cast

_SEEN: Final = "\u00a0\u2009\u202f\u200c\u200d"
"""Spaces of sentences, and joiners of names and pictures, which no terminal obeys."""
_LINES: Final = "\n\r\t"


def visible(text: object, keep: str = "") -> str:
    """Return a text with what cannot be seen written as in JSON (`\\u001b`). keep: letters that stay as they are."""
    written = str(text)
    if written.isprintable():
        return written
    return "".join(
        letter if letter.isprintable() or letter in _SEEN or letter in keep else _escaped(letter) for letter in written
    )


def _escaped(letter: str) -> str:
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


class _Escaping:
    """A stream to which only what can be seen is written, and ends of lines."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text."""
        return self._stream.write(visible(text, _LINES))

    def writelines(self, lines: Iterator[str]) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def escape_output() -> None:
    """Escape on both streams of the program what cannot be seen."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is not None and not isinstance(stream, _Escaping):
            setattr(sys, name, cast("TextIO", _Escaping(stream)))
