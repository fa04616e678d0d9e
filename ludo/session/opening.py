"""The first lines of a log, settled as a partie begins. That it is for practice, one's own number, and of which partie
it is a branch.

The secret is drawn, and its SHA-256 shown, before anybody names a number. From both together comes everything that
luck does, so that neither the program nor the people can have chosen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # the first page reads nothing of the games
    from ludo.engine.offers import Rng

PRACTICE: Final = "practice"
"""The line of a partie in which everything may be taken back, and which counts nowhere."""
NUMBER: Final = "number"
"""The first word of the line with a secret and a number."""
BRANCH: Final = "branch"
"""The first word of the line of a partie that is played on from a moment of another one."""
LONGEST_NUMBER: Final = 40
"""Digits of the longest number."""
_SECRET: Final = 64


class OwnNumber(NamedTuple):
    """The digits that the people add to the shuffle (`number`), and the `secret` that was drawn before."""

    secret: str
    number: str

    @property
    def seal(self) -> str:
        """The sum of the secret, shown before the number is named."""
        from hashlib import sha256

        return sha256(self.secret.encode()).hexdigest()

    def luck(self, done: int) -> Rng:
        """Return the random numbers of what luck does after so many of its acts."""
        return Random(f"{self.secret} {self.number} {done}")

    def line(self) -> str:
        """Return it as a line of the log."""
        return f"{NUMBER} {self.secret} {self.number}"


class Origin(NamedTuple):
    """The moment of another partie from which one is played on: after so many actions, and when that partie began."""

    ply: int
    started: str

    def line(self) -> str:
        """Return it as a line of the log."""
        return f"{BRANCH} {self.ply} {self.started}"


class Opening(NamedTuple):
    """practice: everything may be taken back, and nothing counts; own: what luck follows from, None for its own.
    origin: from where it is played on, None where it begins with itself."""

    practice: bool = False
    own: OwnNumber | None = None
    origin: Origin | None = None

    def lines(self) -> list[str]:
        """Return the first lines of the log."""
        settled = [each.line() for each in (self.own, self.origin) if each is not None]
        return [*([PRACTICE] if self.practice else []), *settled]

    def after(self, line: str) -> Opening | None:
        """Return it with one of its lines more; None if that is no such line. Raises ValueError."""
        if line == PRACTICE and not self.practice:
            return self._replace(practice=True)
        word, _, rest = line.partition(" ")
        if word == NUMBER and self.own is None:
            return self._replace(own=_read(rest))
        return self._replace(origin=_read_origin(rest)) if word == BRANCH and self.origin is None else None


USUAL: Final = Opening()
"""Nothing is settled: everything counts, and luck draws for itself."""


def opening_of(lines: Sequence[str]) -> Opening:
    """Return what was settled in a log, as far as it can be read."""
    found = USUAL
    for line in lines:
        try:
            after = found.after(line)
        except ValueError:
            break
        if after is None:
            break
        found = after
    return found


def is_practice(lines: Sequence[str]) -> bool:
    """Is this the log of a partie in which everything may be taken back?"""
    return lines[:1] == [PRACTICE]


def new_secret() -> str:
    """Return a secret from the random numbers of the system."""
    from secrets import token_hex

    return token_hex(_SECRET // 2)


def is_number(text: str) -> bool:
    """Can this be added to the shuffle: digits, and not too many?"""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def _read_origin(text: str) -> Origin:
    ply, _, started = text.partition(" ")
    if not ply.isascii() or not ply.isdecimal():
        raise ValueError(f"no moment to play on from: {text!r}")
    return Origin(int(ply), started)


def _read(text: str) -> OwnNumber:
    secret, _, number = text.partition(" ")
    if len(secret) != _SECRET or not set(secret) <= set("0123456789abcdef") or not is_number(number):
        raise ValueError(f"no number for the shuffle: {text!r}")
    return OwnNumber(secret, number)
