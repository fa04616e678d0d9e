"""Tables of a damaged file, read page by page without SQLite, which ends a query at the first page it cannot read.

The format is part of SQLite's file format (sqlite.org/fileformat2.html, sections 1.6 and 2). Everything on a page that
makes sense is read, whatever its neighbours are like, so all rows are found that can be found by their whole key.
"""

import struct
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias


class Lost(Enum):
    """The type of `LOST`, which stands for a value that is not there any more."""

    LOST = "lost"


LOST: Final = Lost.LOST
Value: TypeAlias = int | float | str | bytes | Lost | None
Row: TypeAlias = tuple[Value, ...]

_TABLE_LEAF: Final = 13
_TABLE_INTERIOR: Final = 5
_INDEX_LEAF: Final = 10
_INDEX_INTERIOR: Final = 2
_KINDS: Final = {True: (_TABLE_LEAF, _TABLE_INTERIOR), False: (_INDEX_LEAF, _INDEX_INTERIOR)}
_FILE_HEADER: Final = 100
_PAGE_HEADER: Final = 12
"""Bytes at the start of a page that say what is on it, at most."""
_DEFAULT_PAGE: Final = 4096
_MOST_FRAGMENT: Final = 3
"""Bytes between two records that are too few for a free block, at most."""
_INTEGERS: Final = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}
"""Bytes of a value by its serial type, those of texts and blobs apart."""


class _Nonsense(Exception):
    """Something that no file holds."""


class Tree(NamedTuple):
    """The rows of a table or index that could be read.

    gaps: places in `rows` before which something could not be read.
    """

    rows: list[Row]
    gaps: list[int]


class Pages:
    """The pages of a file in memory. `alive` is called with every page."""

    def __init__(self, content: bytes | bytearray, alive: Callable[[], None]) -> None:
        self._content = content
        self._alive = alive
        self._size = _page_size(content)
        self._usable = self._size - (content[20] if len(content) > 20 and content[20] < self._size // 2 else 0)

    def tree(self, root: int, *, numbered: bool) -> Tree:
        """Return the records of a table whose rows have a number (their first value here), or of another tree."""
        found = Tree([], [])
        self._walk(root, numbered, found, set())
        return found

    def scattered(self) -> Iterator[Row]:
        """Yield the records with a number of all pages that hold some, whether anything leads there or not."""
        for number in range(1, len(self._content) // self._size + 2):
            page, start = self._page(number), _FILE_HEADER if number == 1 else 0
            if page is not None and page[start] == _TABLE_LEAF:
                found = Tree([], [])
                self._alive()
                self._leaf(page, start, True, found)
                yield from found.rows

    def _walk(self, number: int, numbered: bool, found: Tree, seen: set[int]) -> None:
        """Go through the pages below one, from left to right."""
        stack: list[int | Row] = [number]
        while stack:
            entry = stack.pop()
            if isinstance(entry, tuple):
                found.rows.append(entry)
                continue
            page = self._page(entry)
            if page is None or entry in seen:
                found.gaps.append(len(found.rows))
                continue
            seen.add(entry)
            self._alive()
            start = _FILE_HEADER if entry == 1 else 0
            leaf, interior = _KINDS[numbered]
            if page[start] == leaf:
                self._leaf(page, start, numbered, found)
            elif page[start] == interior:
                stack += reversed(list(self._interior(page, start, numbered, found)))
            else:
                found.gaps.append(len(found.rows))

    def _page(self, number: int) -> bytes | bytearray | None:
        """Return a page, of the last one of a file that was cut as much as there is of it."""
        if number < 1:
            return None
        page = self._content[(number - 1) * self._size : number * self._size]
        return page if len(page) >= (_FILE_HEADER if number == 1 else 0) + _PAGE_HEADER else None

    def _leaf(self, page: bytes | bytearray, start: int, numbered: bool, found: Tree) -> None:
        used = 0
        whole = True
        cells = list(self._cells(page, start, 8))
        ends = {*cells, *(at for at, _ in _free_blocks(page, start)), self._usable}
        for at in cells:
            try:
                size, values = self._record(page, at, numbered, ends)
            except (_Nonsense, IndexError, struct.error):
                whole = False
                continue
            used += max(4, size)
            found.rows.append(values)
        if not whole or used + _unused(page, start) != self._usable:
            found.gaps.append(len(found.rows))

    def _interior(self, page: bytes | bytearray, start: int, numbered: bool, found: Tree) -> Iterator[int | Row]:
        """Yield the children of a page, between them the rows that lie on it (an index has some)."""
        cells = list(self._cells(page, start, 12))
        ends = {*cells, *(at for at, _ in _free_blocks(page, start)), self._usable}
        for at in cells:
            yield int.from_bytes(page[at : at + 4], "big")
            if numbered:
                continue
            try:
                yield self._record(page, at + 4, numbered, ends)[1]
            except (_Nonsense, IndexError, struct.error):
                found.gaps.append(len(found.rows))
        yield int.from_bytes(page[start + 8 : start + 12], "big")

    def _cells(self, page: bytes | bytearray, start: int, header: int) -> Iterator[int]:
        """Yield where the cells of a page begin."""
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + header
        for place in range(min(count, (self._size - first) // 2)):
            at = int.from_bytes(page[first + 2 * place : first + 2 * place + 2], "big")
            at &= self._size - 1  # as SQLite does
            if at >= first:
                yield at

    def _record(self, page: bytes | bytearray, at: int, numbered: bool, ends: Collection[int]) -> tuple[int, Row]:
        """Return how many bytes of a page a record takes, and its values. ends: where records of the page may end."""
        begin = at
        payload, at = _varint(page, at)
        row: tuple[int, ...] = ()
        if numbered:
            number, at = _varint(page, at)
            row = (number - (1 << 64) if number >> 63 else number,)
        told = _told_size(page, at)
        if told != payload and any(at + told + gap in ends for gap in range(_MOST_FRAGMENT + 1)):
            payload = told  # the size is wrong, and SQLite does not mind
        local = self._local(payload, numbered)
        content = bytes(page[at : at + local])
        if len(content) < local:
            raise _Nonsense
        size = at + local - begin
        if local < payload:
            content += self._overflow(int.from_bytes(page[at + local : at + local + 4], "big"), payload - local)
            size += 4
        return size, (*row, *_values(content, payload))

    def _local(self, payload: int, numbered: bool) -> int:
        """Return how many bytes of a record lie on its page."""
        most = self._usable - 35 if numbered else (self._usable - 12) * 64 // 255 - 23
        if payload <= most:
            return payload
        least = (self._usable - 12) * 32 // 255 - 23
        rest = least + (payload - least) % (self._usable - 4)
        return rest if rest <= most else least

    def _overflow(self, number: int, wanted: int) -> bytes:
        """Return the rest of a record, as far as its pages can be followed."""
        found = bytearray()
        seen: set[int] = set()
        while wanted > len(found):
            page = self._page(number)
            if page is None or number in seen:
                break
            seen.add(number)
            found += page[4 : 4 + min(self._usable - 4, wanted - len(found))]
            if len(page) < self._size:
                break
            number = int.from_bytes(page[:4], "big")
        return bytes(found)


def _page_size(content: bytes | bytearray) -> int:
    size = int.from_bytes(content[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in [1 << power for power in range(9, 17)] else _DEFAULT_PAGE


def _unused(page: bytes | bytearray, start: int) -> int:
    """Return how many bytes of a leaf hold no record: its header, list of records, and what is free."""
    _, count, content, fragments = struct.unpack_from(">HHHB", page, start + 1)
    end = start + 8 + 2 * count
    free = ((content or 65536) - end) + fragments + sum(size for _, size in _free_blocks(page, start))
    return int(end + free)


def _free_blocks(page: bytes | bytearray, start: int) -> Iterator[tuple[int, int]]:
    """Yield where bytes between records are free, and how many."""
    (block,) = struct.unpack_from(">H", page, start + 1)
    last = 0
    while block > last and block + 4 <= len(page):
        last = block
        block, size = struct.unpack_from(">HH", page, block)
        yield last, size


def _told_size(page: bytes | bytearray, at: int) -> int:
    """Return how long a record is as its own beginning tells it."""
    end, here = _varint(page, at)
    end += at
    size = end - at
    while here < end:
        kind, here = _varint(page, here)
        size += _size(kind)
    return size


def _varint(content: bytes | bytearray, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = content[at]
    if value < 0x80:  # nearly always
        return value, at + 1
    value = 0
    for place in range(9):
        byte = content[at + place]
        if place == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    raise _Nonsense


def _values(content: bytes, payload: int) -> list[Value]:
    """Return the values of a record of so many bytes, of which `content` is the beginning."""
    at_end, at = _varint(content, 0)
    kinds: list[int] = []
    while at < at_end:
        kind, at = _varint(content, at)
        kinds.append(kind)
    sizes = [_size(kind) for kind in kinds]
    if not kinds or at != at_end or at_end + sum(sizes) != payload:
        raise _Nonsense
    found: list[Value] = []
    for kind, size in zip(kinds, sizes, strict=True):
        piece = content[at : at + size]
        found.append(_value(kind, piece) if len(piece) == size else LOST)
        at += size
    return found


def _size(kind: int) -> int:
    if kind in _INTEGERS:
        return _INTEGERS[kind]
    if kind < 12:
        raise _Nonsense
    return (kind - 12) // 2


def _value(kind: int, piece: bytes) -> Value:
    if kind == 0:
        return None
    if kind in (8, 9):
        return kind - 8
    if kind == 7:
        return float(struct.unpack(">d", piece)[0])
    if kind < 7:
        return int.from_bytes(piece, "big", signed=True)
    return piece.decode(errors="replace") if kind % 2 else piece


def neighbours(tree: Tree) -> Sequence[tuple[Row | None, Row | None]]:
    """Return the rows before and after each place where something could not be read."""
    rows = tree.rows
    return [(rows[at - 1] if at else None, rows[at] if at < len(rows) else None) for at in dict.fromkeys(tree.gaps)]
