"""Files that somebody brought: ordinary ones of a size that can be read, and nothing else."""

import os
import re
import stat
from itertools import accumulate
from pathlib import Path
from typing import BinaryIO, Final

from ludo.gate.budgets import BUDGETS, HEAD, Budget, Kind, kind_of
from ludo.session.ports import ForeignError

_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
_CHUNK: Final = 1 << 20
_STRINGS: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_STEPS: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_NO_BRACKETS: Final = bytes(sign for sign in range(256) if sign not in _STEPS)


def open_foreign(path: Path, most: int, *, follow: bool = True) -> BinaryIO:
    """Open a file for reading; no pipe, device or folder, and none of more than so many bytes. Raises ForeignError.

    follow: a link is followed, as whoever chose it means.
    """
    only = 0 if follow else getattr(os, "O_NOFOLLOW", 0)
    try:
        _refuse(path, path.stat(follow_symlinks=follow), most)
        file = os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE | only), "rb")
    except (OSError, ValueError) as error:
        raise ForeignError("no-access", path) from error
    try:
        _refuse(path, os.fstat(file.fileno()), most)
    except ForeignError:
        file.close()
        raise
    return file


def read_foreign(path: Path, *kinds: Kind) -> bytes:
    """Return what a file holds, within the budget of its kind, which is the first of `kinds` where it is none of them.

    Raises ForeignError: as `open_foreign`, `too-many-rows`, `too-deep`.
    """
    with open_foreign(path, max(BUDGETS[kind].size for kind in kinds)) as file:
        try:
            head = file.read(HEAD)
            found = kind_of(head)
            kind = found if found in kinds else kinds[0]
            most = BUDGETS[kind].size
            content = head + file.read(most + 1 - len(head))
        except OSError as error:
            raise ForeignError("no-access", path) from error
    if len(content) > most:  # some files of systems do not say how long they are
        raise ForeignError("too-large", path, most)
    measure(path, content, kind)
    return content


def read_text(path: Path, kind: Kind, otherwise: str) -> str:
    """Return the text of a file. otherwise: the code of the ForeignError for one that is none."""
    try:
        return read_foreign(path, kind).decode()
    except UnicodeDecodeError:
        raise ForeignError(otherwise, path) from None


def measure(path: Path, content: bytes, kind: Kind) -> None:
    """Refuse a text that has more lines, or values, than its budget. Raises ForeignError."""
    budget = BUDGETS[kind]
    if kind is Kind.JSON:
        _measure_json(path, content, budget)
    elif budget.rows and kind is not Kind.WORKBOOK and _lines(content) > budget.rows:
        raise ForeignError("too-many-rows", path, budget.rows)


def _lines(content: bytes) -> int:
    return max(content.count(b"\n"), content.count(b"\r"))


def _measure_json(path: Path, content: bytes, budget: Budget) -> None:
    """Count values and brackets before any is made: a few bytes can stand for very many objects."""
    bare = _STRINGS.sub(b"", content)
    brackets = bare.translate(None, _NO_BRACKETS)
    if bare.count(b",") + len(brackets) > budget.rows:
        raise ForeignError("too-many-rows", path, budget.rows)
    if max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > budget.depth:
        raise ForeignError("too-deep", path, budget.depth)


def copy_foreign(path: Path, copy: Path, most: int, *, follow: bool = True) -> None:
    """Copy a file through its budget, for nobody else to read. Raises ForeignError, OSError."""
    with open_foreign(path, most, follow=follow) as file:
        left = most
        with os.fdopen(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _AT_ONCE, 0o600), "wb") as kept:
            while block := file.read(_CHUNK):
                left -= len(block)
                if left < 0:
                    raise ForeignError("too-large", path, most)
                kept.write(block)


def _refuse(path: Path, status: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise ForeignError("not-a-file", path)
    if status.st_size > most:
        raise ForeignError("too-large", path, most)
