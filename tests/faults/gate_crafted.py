"""Files as somebody makes them who wants harm: kinds for each door, drawn in turn.

Everywhere: nothing; one byte; a mark alone; zeros; noise; UTF-16 with and without a mark; half a surrogate; a line
without end; lines without end; brackets in each other; the file of another door; a folder; a pipe; a device; a link
that leads nowhere, or to itself; three gigabytes of nothing; signs that terminals and bidirectional text obey;
markup.

Databases: each field of the header changed; a view, trigger, index, generated column, virtual table beside or in the
place of ours; an endless view; a CHECK without end; the list of tables spoiled; values that make no sense in any
column; versions and applications that are none; UTF-16 inside; a journal, shared memory or link beside it, whole or
spoiled.

Texts and tables: header twice, empty or of 5000 columns; cells of 100,000 letters; quotes left open; dates of all
years; names of 60, 61 and 10,000 letters, of nothing to be seen, of eleven joined signs; amounts of any length and
script; formulas. Spreadsheets: a cell far away, repeated rows, sizes that lie, a bomb, entities in entities, many
sheets, a sheet of noise. JSON: keys twice, numbers without end, other types everywhere, a million empty lists.
"""

import json
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, TypeAlias
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from ludo.store.schema import APPLICATION_ID, VERSION
from tests.faults import damage, wild
from tests.store import crafted as databases

Make: TypeAlias = Callable[[Path, Sequence[bytes], Random], object]

TEXTS: Final = (
    *("\x1b[31mred\x07", "\u202eevil\u202c", "a\u2028b", "<b>bold</b><img src='file:///etc/passwd'>", "=HYPERLINK(1)"),
    *("&lt;script&gt;", "{name}", "%n", "%1", "../../../etc/passwd", "CON", "a/b\\c:d", "ﷺ" * 60, "👨‍👩‍👧‍👦" * 11),
    *(
        "x" * 60,
        "x" * 61,
        "x" * 10_000,
        "\u200b\u200c\u200d",
        "e\u0301" * 60,
        "z" + "\u0301" * 500,
        "أنّا",
        "ａｎｎａ",
        "\ud7ff",
    ),
)
DATES: Final = (
    *(
        "0001-01-01",
        "9999-12-31",
        "1969-12-31",
        "1970-01-01",
        "2969-12-31",
        "2970-01-01",
        "2026-02-30",
        "45798",
        "79999",
    ),
    *(
        "31/12/99",
        "2026-03-29 02:30",
        "29.2.2100",
        "١/٢/٢٠٢٦",
        "2026-10-25T02:30:00+14:00",
        "0/0/0",
        "2038-01-19T03:14:08",
    ),
)
AMOUNTS: Final = (
    *("9" * 15, "9" * 5000, "-0", "1e9", "1_000", "١٢٣", "１２", "1.234,56", "1'000", "(12)", "−5", "½", "NaN", "0x10"),
    *("1" + "\u202f000" * 5, "1000000000000", "-1000000000001", "12 €", "∞"),
)


def _bytes(content: bytes) -> Make:
    return lambda path, _seeds, _luck: path.write_bytes(content)


def _of_other(path: Path, _seeds: Sequence[bytes], luck: Random) -> None:
    heads = (
        b"SQLite format 3\0",
        b"Ludo partie 1\n",
        b"Ludo rules 1\n",
        b"PK\x03\x04",
        b'{"players": []',
        b"%PDF-1.4",
        b"\x89PNG",
    )
    path.write_bytes(luck.choice(heads) + luck.randbytes(luck.randrange(5000)))


def _sparse(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    path.write_bytes(luck.choice(seeds))
    os.truncate(path, 3_000_000_000)


def _link(target: str) -> Make:
    return lambda path, _seeds, _luck: path.symlink_to(target)


EVERYWHERE: list[Make] = [
    *map(
        _bytes,
        (b"", b"x", b"\xef\xbb\xbf", bytes(5000), b"\xff\xfe", "a;b\n1;2\n".encode("utf-16"), b"\xed\xa0\x80;\n"),
    ),
    *map(_bytes, (b"x" * 2_000_000, b"a;b\n" * 600_000, b"[" * 100_000, b'{"a":' * 50_000, b'"' * 100_001)),
    *(_of_other, _sparse, lambda path, _seeds, _luck: path.mkdir()),
    lambda path, _seeds, luck: path.write_bytes(luck.randbytes(20_000)),
    lambda path, seeds, luck: path.write_bytes(luck.choice(seeds) * 3),
]
if sys.platform != "win32":
    EVERYWHERE += [_link("/dev/zero"), _link("nowhere"), _link("file"), lambda path, _seeds, _luck: os.mkfifo(path)]


def crafted(door: str, seeds: Sequence[bytes], number: int, luck: Random, path: Path) -> str:
    """Write the file of a number for a door; the place of its kind among those of the door."""
    makers = [*EVERYWHERE, *OF_DOORS.get(door, [_told])]
    at = number % len(makers)
    with suppress(sqlite3.Error, BadZipFile):
        makers[at](path, seeds, luck)
    return f"crafted {at}"


# databases


def _header(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    content = bytearray(luck.choice(seeds))
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(16, 100)
        content[at] = luck.choice((0, 1, 2, 3, 127, 255, luck.randrange(256)))
    path.write_bytes(content)


def _with(*statements: str) -> Make:
    def make(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
        path.write_bytes(luck.choice(seeds))
        with closing(sqlite3.connect(path, isolation_level=None)) as raw:
            raw.execute("PRAGMA writable_schema = ON")
            for statement in statements:
                with suppress(sqlite3.Error):
                    raw.execute(statement)

    return make


def _wild(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    path.write_bytes(luck.choice(seeds))
    wild.spoil(path, luck)


def _types(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    path.write_bytes(seeds[0])
    luck.choice((damage.wrong_type, damage.other_schema))(path, luck)


def _beside(suffix: str) -> Make:
    def make(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
        content = bytearray(luck.choice(seeds))
        content[18:20] = bytes((luck.choice((1, 2)),)) * 2
        path.write_bytes(content)
        beside = path.with_name(path.name + suffix)
        if luck.random() < 0.4:
            beside.symlink_to(luck.choice(("/dev/zero", "file", "nowhere")))
        else:
            beside.write_bytes(b"\x37\x7f\x06\x82" + luck.randbytes(luck.randrange(9000)))

    return make


def _database(make: Callable[[Path], None]) -> Make:
    def made(path: Path, _seeds: Sequence[bytes], _luck: Random) -> None:
        make(path)
        for each in path.parent.iterdir():
            if each.is_dir():
                for inner in each.iterdir():
                    inner.unlink()
                each.rmdir()

    return made


_NUMBERS: Final = [
    _with(f"PRAGMA {name} = {number}")
    for name, number in (("user_version", 0), ("user_version", 1), ("user_version", -7), ("user_version", VERSION + 1),
                         ("application_id", 5), ("application_id", APPLICATION_ID + 1), ("journal_mode", "WAL"))
]  # fmt: skip
_DATABASES: Final[list[Make]] = [
    *(_header, _wild, _wild, _types, _beside("-wal"), _beside("-shm"), _beside("-journal"), _beside("-state")),
    *(_database(make) for make in databases.FILES[:8]),
    *_NUMBERS,
    _with("CREATE VIRTUAL TABLE x USING fts5(y)"),
    _with("CREATE TABLE sqlite_stat1 (tbl, idx, stat)", "ANALYZE"),
    _with("UPDATE sqlite_master SET sql = replace(sql, 'TEXT', 'BLOB')"),
    _with("UPDATE sqlite_master SET rootpage = 1"),
    _with("UPDATE sqlite_master SET sql = 'CREATE TABLE ' || hex(zeroblob(100000))"),
    _with("UPDATE sqlite_master SET name = 'people' WHERE name = 'settings'"),
    _with("PRAGMA encoding = 'UTF-16'", "VACUUM"),
    _with("PRAGMA page_size = 512", "VACUUM"),
    _with("PRAGMA auto_vacuum = 1", "VACUUM"),
]


# tables


def _told(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    """Put texts, dates and amounts in the place of words and figures of a file that passes."""
    text = luck.choice(seeds).decode("utf-16" if seeds[0][:2] == b"\xff\xfe" else "utf-8", "replace")
    lines = text.splitlines(keepends=True) or [""]
    for _ in range(luck.randint(1, 12)):
        at = luck.randrange(len(lines))
        separator = max(",;\t: ", key=lines[at].count)
        cells = lines[at].rstrip("\r\n").split(separator)
        cells[luck.randrange(len(cells))] = luck.choice((*TEXTS, *DATES, *AMOUNTS))
        lines[at] = separator.join(cells) + "\n"
    path.write_bytes("".join(lines).encode("utf-8", "replace"))


def _rows(path: Path, _seeds: Sequence[bytes], luck: Random) -> None:
    head = "Date;Game;Player;Score\n"
    body = (
        f"{luck.choice(DATES)};{luck.choice(TEXTS)};{luck.choice(TEXTS)};{luck.choice(AMOUNTS)}\n"
        for _ in range(luck.choice((2, 20, 400)))
    )
    path.write_text(head + "".join(body), encoding="utf-8", errors="replace")


def _columns(path: Path, _seeds: Sequence[bytes], luck: Random) -> None:
    count = luck.choice((0, 1, 59, 60, 61, 5000))
    row = luck.choice((",", ";", "\t")).join(
        ["Date", *["x" * luck.choice((0, 1, 100_000)) for _ in range(min(count, 70))]]
    )
    path.write_text("\n".join([row] * luck.randint(1, 4)), encoding="utf-8")


# spreadsheets


def _parts(change: Callable[[str, bytes, Random], bytes]) -> Make:
    def make(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
        with ZipFile(BytesIO(luck.choice(seeds))) as old, ZipFile(path, "w", ZIP_DEFLATED) as new:
            for part in old.infolist():
                new.writestr(part.filename, change(part.filename, old.read(part), luck))

    return make


def _far(_name: str, content: bytes, _luck: Random) -> bytes:
    return content.replace(b"</sheetData>", b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>')


def _repeated(_name: str, content: bytes, luck: Random) -> bytes:
    more = b'<table:table-row table:number-rows-repeated="%d"><table:table-cell table:number-columns-repeated="%d" ' % (
        luck.choice((999, 9999, 1_048_576)),
        luck.choice((999, 9999, 16384)),
    )
    return content.replace(
        b"</table:table>", more + b'office:value-type="float" office:value="1"/></table:table-row></table:table>'
    )


def _entities(_name: str, content: bytes, _luck: Random) -> bytes:
    inner = b"".join(b'<!ENTITY e%d "%s">' % (at, b"&e%d;" % (at - 1) * 10 if at else b"lol") for at in range(12))
    return content.replace(b"?>", b"?><!DOCTYPE x [" + inner + b"]>", 1).replace(b"<t>", b"<t>&e11;", 1)


def _noise(_name: str, content: bytes, luck: Random) -> bytes:
    return (
        damage.BYTES[luck.choice(("random_bytes", "truncated", "one_bit"))](content, luck) if len(content) > 50 else b""
    )


def _cells(name: str, content: bytes, luck: Random) -> bytes:
    if name not in ("xl/sharedStrings.xml", "content.xml", "xl/worksheets/sheet2.xml"):
        return content
    for _ in range(6):
        begin = luck.randrange(len(content))
        content = content[:begin] + content[begin:].replace(b">1", b">" + luck.choice(AMOUNTS)[:400].encode(), 1)
    return content


def _lies(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    content = bytearray(luck.choice(seeds))
    at = content.rfind(b"PK\x01\x02")
    content[at + 20 : at + 28] = luck.randbytes(8)
    path.write_bytes(content)


def _bomb(path: Path, _seeds: Sequence[bytes], luck: Random) -> None:
    with ZipFile(path, "w", ZIP_DEFLATED) as parts, parts.open("xl/worksheets/sheet1.xml", "w") as part:
        for _ in range(luck.choice((20, 60))):
            part.write(b"<c" * 5_000_000)


def _sheets(_name: str, content: bytes, _luck: Random) -> bytes:
    more = b"".join(b'<sheet name="s%d" sheetId="%d" r:id="r1"/>' % (at, at + 9) for at in range(500))
    return content.replace(b"</sheets>", more + b"</sheets>")


# JSON


def _json(path: Path, seeds: Sequence[bytes], luck: Random) -> None:
    whole = json.loads(seeds[0])
    values: tuple[object, ...] = (None, True, -1, 1e300, 10**30, "", [], {}, *TEXTS, *DATES, *AMOUNTS)

    def spoil(value: object, share: float) -> object:
        if luck.random() < share:
            return luck.choice(values)
        if isinstance(value, dict):
            return {name: spoil(each, share) for name, each in value.items()}
        return [spoil(each, share) for each in value] if isinstance(value, list) else value

    path.write_text(json.dumps(spoil(whole, luck.choice((0.001, 0.01, 0.1)))), encoding="utf-8", errors="replace")


def _around(inner: bytes) -> Make:
    return _bytes(b'{"players": [], "games": [], "plays": [' + inner + b"]}")


_JSON: Final[list[Make]] = [
    *(_json, _json, _json, _told, _around(b"[]," * 1_000_000 + b"[]"), _around(b"[" * 50 + b"]" * 50)),
    *(_around(b"[" * 5000 + b"]" * 5000), _around(b"9" * 5000), _around(b"1e999,-1e999,NaN,Infinity")),
    *(_around(b'{"playerScores": [{},{}], "playDate": "2026-05-01"}' + b', {"playerScores": 1}' * 2000),),
    _bytes(b'{"players": [], "players": {}, "games": [], "plays": [], "plays": 3}'),
]
OF_DOORS: Final[dict[str, list[Make]]] = {
    "backup": _DATABASES,
    "book": _DATABASES,
    "csv": [_told, _rows, _rows, _rows, _columns, _columns],
    "own_table": [_told, _told, _told, _columns],
    "sheet": [*map(_parts, (_far, _repeated, _entities, _noise, _noise, _cells, _cells, _sheets)), _lies, _bomb],
    "bg_stats": _JSON,
}
