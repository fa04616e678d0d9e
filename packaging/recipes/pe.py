"""What a program, library or module for Windows says of itself: read here, for `objdump` knows only some processors."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PROCESSORS: Final = {0x8664: "amd64", 0xAA64: "arm64", 0x14C: "x86"}
_WIDE: Final = 0x20B
"""Marks a file with addresses of 64 bits."""
_IMPORTS: Final = 1
_SIGNATURES: Final = 4
_LATE_IMPORTS: Final = 13
"""Which of the tables names the libraries that are loaded at once, holds signatures, names those loaded when called."""


class Binary(NamedTuple):
    """Which processor a file is for, the libraries that it names, in small letters, and does it hold a signature?"""

    processor: str
    needed: frozenset[str]
    signed: bool


def read(path: Path) -> Binary | None:
    """Return what a file says of itself; None if it is none for Windows."""
    data = path.read_bytes()
    if data[:2] != b"MZ" or len(data) < 64:
        return None
    (header,) = struct.unpack_from("<I", data, 0x3C)
    if data[header : header + 4] != b"PE\0\0":
        return None
    machine, count = struct.unpack_from("<HH", data, header + 4)
    (length,) = struct.unpack_from("<H", data, header + 20)
    optional = header + 24
    (magic,) = struct.unpack_from("<H", data, optional)
    tables = optional + (112 if magic == _WIDE else 96)
    sections = [struct.unpack_from("<4I", data, optional + length + 40 * number + 8) for number in range(count)]
    names = {
        *_names(data, tables, sections, _IMPORTS, size=20, place=12),
        *_names(data, tables, sections, _LATE_IMPORTS, size=32, place=4),
    }
    (signatures,) = struct.unpack_from("<I", data, tables + 8 * _SIGNATURES)
    return Binary(PROCESSORS.get(machine, hex(machine)), frozenset(names), bool(signatures))


def _names(
    data: bytes, tables: int, sections: list[tuple[int, ...]], table: int, *, size: int, place: int
) -> Iterator[str]:
    """Yield the libraries in a table of descriptors; size: of one; place: in it, where its name stands."""
    (address,) = struct.unpack_from("<I", data, tables + 8 * table)
    at = _offset(sections, address) if address else None
    while at is not None:
        (name,) = struct.unpack_from("<I", data, at + place)
        start = _offset(sections, name) if name else None
        if start is None:
            return
        yield data[start : data.index(b"\0", start)].decode("ascii").lower()
        at += size


def _offset(sections: list[tuple[int, ...]], address: int) -> int | None:
    """Return where in the file lies what is loaded at an address."""
    for loaded_size, loaded, size, start in sections:
        if loaded <= address < loaded + max(loaded_size, size):
            return start + address - loaded
    return None
