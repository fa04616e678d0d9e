"""The data of ICU, less the parts that Qt never asks it for: it is the largest file of a bundle for Linux.

Qt compares texts, changes their case and their encoding, and knows time zones with it. Words for what there is in the
world, and where lines break in Thai, it takes from tables of its own or from nowhere. The library is the data and one
symbol; `as` and `ld` make it anew.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Final

from recipes.common import Missing, need, run

UNUSED: Final = ("brkitr/", "curr/", "lang/", "rbnf/", "region/", "translit/", "unit/")
"""Names of currencies, languages, regions and units; numbers in words; other scripts; breaks of lines."""
_SYMBOL: Final = re.compile(r"^(\w+) g +DO \.rodata\s+(\w+) .*\b(icudt\d+_dat)$", re.MULTILINE)
"""Where the data begin, which is their place in the file as well, and their size."""
_LIBRARY: Final = """.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
{symbol}: .incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def trim(internal: Path, work: Path) -> None:
    """Make the library of data below a folder anew, without what is unused. Raises Missing."""
    for library in [path for path in internal.rglob("libicudata.so.*") if not path.is_symlink()]:
        found = _SYMBOL.search(run(need("objdump", "binutils"), "-T", library))
        if found is None:
            raise Missing(f"{library.name} holds no data of ICU that is known")
        place, size = (int(found[number], 16) for number in (1, 2))
        build(library, found[3], without(library.read_bytes()[place : place + size], UNUSED), work)


def build(library: Path, symbol: str, content: bytes, work: Path) -> None:
    """Make a library that is nothing but data, by one symbol. Raises Missing."""
    data, code, made = (work / f"icudata.{suffix}" for suffix in ("dat", "s", "o"))
    data.write_bytes(content)
    code.write_text(_LIBRARY.format(symbol=symbol, data=data), encoding="utf-8")
    run(need("as", "binutils"), "-o", made, code)
    named = ("-soname", library.name, "--build-id=none", "-z", "noexecstack", "--strip-all")
    run(need("ld", "binutils"), "-shared", *named, "-o", library, made)


def without(data: bytes, folders: tuple[str, ...]) -> bytes:
    """Return common data of ICU (`udata.h`: a head, then a table of names and places) without these folders."""
    (head,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, head)
    table = [struct.unpack_from("<II", data, head + 4 + 8 * number) for number in range(count)]
    names = [data[head + name : data.index(b"\0", head + name)] for name, _ in table]
    ends = [place for _, place in table[1:]] + [len(data) - head]
    kept = [
        (name, data[head + place : head + end])
        for name, (_, place), end in zip(names, table, ends, strict=True)
        if not name.partition(b"/")[2].decode().startswith(folders)
    ]
    listed, entries, content = b"", b"", b""
    after = 4 + 8 * len(kept)
    first = _round(after + sum(len(name) + 1 for name, _ in kept))
    for name, item in kept:
        entries += struct.pack("<II", after + len(listed), first + len(content))
        listed += name + b"\0"
        content += item.ljust(_round(len(item)), b"\xaa")
    return data[:head] + (struct.pack("<I", len(kept)) + entries + listed).ljust(first, b"\xaa") + content


def _round(size: int) -> int:
    """Return the next multiple of 16, at which items begin."""
    return -size % 16 + size
