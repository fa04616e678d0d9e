"""The journal (`-wal`) of an SQLite file, read without SQLite: whose it is, and what is in it.

The format is part of SQLite's file format (sqlite.org/fileformat2.html, section 4): a header of 32 bytes, then frames,
each a header of 24 bytes and a page. A frame counts if its salts are the header's and the running sums are right, up to
the last frame that ends a transaction.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ludo.store.files import SHM, WAL, companion

HEADER: Final = 32
_FRAME: Final = 24
_INDEX_HEADER: Final = 48
_MAGIC: Final = (0x377F0682, 0x377F0683)
_LEGACY: Final = 1
_FORMATS: Final = slice(18, 20)
"""Where the header of a database says that it uses a journal of this kind."""


class Header(NamedTuple):
    """The header of a journal that makes sense."""

    page_size: int
    salt: int
    salts: bytes
    big_endian: bool
    sums: tuple[int, int]


def header(content: bytes) -> Header | None:
    """Return the header of a journal, None if it is none."""
    if len(content) < HEADER:
        return None
    magic, _, page_size, _, salt, _, first, second = struct.unpack(">8I", content[:HEADER])
    if magic not in _MAGIC or page_size not in [1 << power for power in range(9, 17)]:
        return None
    sums = _sums(content[:24], (0, 0), big_endian=bool(magic & 1))
    if sums != (first, second):
        return None
    return Header(page_size, salt, content[16:24], bool(magic & 1), sums)


def read_header(path: Path) -> Header | None:
    """Return the header of a journal file, None if there is none that makes sense."""
    try:
        with path.open("rb") as file:
            return header(file.read(HEADER))
    except OSError:
        return None


def _sums(content: bytes, start: tuple[int, int], *, big_endian: bool) -> tuple[int, int]:
    first, second = start
    words = struct.unpack(f"{'>' if big_endian else '<'}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def _transactions(content: bytes) -> Iterator[tuple[int, dict[int, bytes]]]:
    """Yield what each whole transaction of a journal leaves: the number of pages of the file, and pages by number."""
    head = header(content)
    if head is None:
        return
    sums = head.sums
    pending: dict[int, bytes] = {}
    step = _FRAME + head.page_size
    for at in range(HEADER, len(content) - step + 1, step):
        number, size = struct.unpack(">2I", content[at : at + 8])
        if content[at + 8 : at + 16] != head.salts:
            break
        sums = _sums(content[at : at + 8], sums, big_endian=head.big_endian)
        sums = _sums(content[at + _FRAME : at + step], sums, big_endian=head.big_endian)
        if sums != struct.unpack(">2I", content[at + 16 : at + _FRAME]):
            break
        pending[number] = content[at + _FRAME : at + step]
        if size:
            yield size, pending
            pending = {}


def pages(content: bytes) -> tuple[int, dict[int, bytes]]:
    """Return what the whole transactions of a journal leave: the number of pages of the file, and pages by number."""
    count = 0
    committed: dict[int, bytes] = {}
    for size, changed in _transactions(content):
        count = size
        committed.update(changed)
    return count, committed


def next_salt(path: Path) -> int | None:
    """Return from which salt SQLite goes on with a journal; None where it draws one at random.

    It does so for a journal that is not there, or in which no transaction was finished.
    """
    try:
        content = path.read_bytes()
    except OSError:
        return None
    head = header(content)
    return head.salt if head is not None and any(_transactions(content)) else None


def is_unknown_format(path: Path) -> bool:
    """Would SQLite open a database for reading only, as one of a later format? No version of it writes such a file."""
    with path.open("rb") as file:
        found = file.read(_FORMATS.stop)[_FORMATS]
    return bool(found) and found[0] > 2


def acknowledged(path: Path) -> int:
    """Return how many frames of the journal beside a file its last program knew to be written; 0 if that is not known.

    SQLite keeps the number, with the salts of the journal, in the memory that programs share (`-shm`, section 4.4).
    """
    head = read_header(companion(path, WAL))
    try:
        with companion(path, SHM).open("rb") as file:
            shared = file.read(_INDEX_HEADER)
    except OSError:
        return 0
    if head is None or len(shared) < _INDEX_HEADER or shared[32:40] != head.salts:
        return 0
    return int.from_bytes(shared[16:20], sys.byteorder)


def lost_commits(path: Path, valid_frames: int, known_frames: int) -> bool:
    """Did a journal hold more whole transactions than the frames that can be used? Then it was damaged.

    known_frames: as `acknowledged`. A single end of a transaction behind the frames that can be used is the one that
    was being written when the program was killed.
    """
    head = read_header(path)
    if head is None:
        return path.stat().st_size > HEADER
    step = _FRAME + head.page_size
    ends = 0
    with path.open("rb") as file:
        at = HEADER + valid_frames * step
        while ends < 2:
            file.seek(at)
            frame = file.read(16)
            if len(frame) < 16:
                break
            ends += frame[8:16] == head.salts and frame[4:8] != bytes(4)
            at += step
    return known_frames > valid_frames or ends > 1


def image(path: Path, journal: Path) -> bytearray:
    """Return a database as it is with its journal, in one piece that needs none. Raises OSError."""
    content = bytearray(path.read_bytes() if path.exists() else b"")
    if journal.exists():
        count, changed = pages(journal.read_bytes())
        if changed:
            page_size = len(next(iter(changed.values())))
            del content[count * page_size :]
            content.extend(bytes(count * page_size - len(content)))
            for number, page in changed.items():
                if 0 < number <= count:
                    content[(number - 1) * page_size : number * page_size] = page
    if len(content) > _FORMATS.stop:
        content[_FORMATS] = bytes((_LEGACY, _LEGACY))
    return content
