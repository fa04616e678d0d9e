"""Sums by which anybody can see afterwards that luck was drawn before it was known, and not changed since.

Before luck acts, the SHA-256 of a secret salt and of the line that is about to be written into the log is shown. Once
the partie is over, salt and line are shown too, and whoever likes computes the sum again, here or with any other tool.
"""

from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex
from typing import Final, NamedTuple, TypeAlias

COMMIT: Final = "commit"
"""The first word of a line of the log that holds a commitment."""
_DIGEST, _SALT = 64, 32
"""How many hexadecimal digits they have."""

Salts: TypeAlias = Callable[[], str]
"""Makes a salt that nobody can guess."""


class Commitment(NamedTuple):
    """A sum that stands for a line of the log before the line is known."""

    digest: str
    salt: str

    def matches(self, line: str) -> bool:
        """Is it the sum of this line?"""
        return self.digest == digest_of(self.salt, line)

    def line(self) -> str:
        """Return it as a line of the log."""
        return f"{COMMIT} {self.digest} {self.salt}"


class CheckedLuck(NamedTuple):
    """Something that luck did, and the sum that was shown before.

    ply: the number of actions done after it; line: as it stands in the log; commitment: None where luck was written
    down without one, as before there were any.
    """

    ply: int
    line: str
    commitment: Commitment | None

    @property
    def matches(self) -> bool:
        """Was a sum shown, and is it that of the line?"""
        return self.commitment is not None and self.commitment.matches(self.line)


def new_salt() -> str:
    """Return a salt from the random numbers of the system."""
    return token_hex(_SALT // 2)


def digest_of(salt: str, line: str) -> str:
    """Return the SHA-256 of salt, a space and a line, in hexadecimal digits."""
    return sha256(f"{salt} {line}".encode()).hexdigest()


def commit(line: str, salts: Salts = new_salt) -> Commitment:
    """Commit to a line of the log."""
    salt = salts()
    return Commitment(digest_of(salt, line), salt)


def read_commitment(text: str) -> Commitment:
    """Read what stands behind the first word of a line. Raises ValueError."""
    digest, _, salt = text.partition(" ")
    if not (_is_hex(digest, _DIGEST) and _is_hex(salt, _SALT)):
        raise ValueError(f"no commitment is written {text!r}")
    return Commitment(digest, salt)


def _is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and set(text) <= set("0123456789abcdef")
