"""Postings as their table and its indexes together tell them: what most of them say is right."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from ludo.store.damaged import DamagedFile, Value
from ludo.store.ledger import SALVAGED
from ludo.store.rows import RowError, moment
from ludo.store.salvage_target import as_dicts

_KEY: Final = ("source", "origin", "number", "generation", "reversal", "part")
_MOVED: Final = ("payer", "payee", "amount")
_INDEXES: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "postings_by_payer": (("payer", "source", "origin", "amount"), ("payer", "amount")),
    "postings_by_payee": (("payee", "source", "origin", "amount"), ("payee", "amount")),
    "postings_by_origin": (("source", "origin", *_MOVED),),
    "sqlite_autoindex_postings_1": (_KEY,),
}
"""The columns of each index, of this version and of version 2."""

Posting: TypeAlias = dict[str, Value]
Said: TypeAlias = Mapping[str, Value]


class Postings(NamedTuple):
    """The postings of a damaged file.

    restored: those of which the indexes told. doubtful: those of which not all say the same. lost: what is known of
    those that are gone.
    """

    rows: list[Posting]
    restored: list[Said]
    doubtful: list[Said]
    lost: list[Said]


def postings(source: DamagedFile) -> Postings:
    """Return the postings that can be read or made up, each as most witnesses say."""
    said = _said(source)
    table = source.table("postings")
    numbers = {_key(entry): number for number, entries in said.items() for entry in entries if "part" in entry}
    rows = _placed(as_dicts(table.columns, table.rows), said, numbers)
    keys = {number: key for key, number in numbers.items()}
    found = Postings(list(rows.values()), [], [], [])
    for number, row in rows.items():
        if _corrected(row, said.get(number, ())):
            found.doubtful.append(row)
        if number in keys and (numbers.get(_key(row), number) != number or not _is_sound(row)):
            row.update(zip(_KEY, keys[number], strict=True))
    made = _moments(rows.values())
    by_key = {_key(row): row for row in rows.values()}
    for number in sorted(said.keys() - rows.keys()):
        told = _told(said[number])
        if _key(told) in by_key:  # a posting that is there, by a number that is wrong
            continue
        mate = by_key.get(_key({**told, "reversal": _OTHER.get(told.get("reversal"))}))
        if mate is not None:  # an entry and its counter-entry move the same
            told = {"payer": mate["payee"], "payee": mate["payer"], "amount": mate["amount"], **told}
        if all(column in told for column in (*_KEY, *_MOVED)):
            when = next((when for known, when in reversed(made) if known < number), made[0][1] if made else _NEVER)
            row = {"id": number, **told, "reason": SALVAGED, "made": when}
            found.rows.append(row)
            found.restored.append(row)
            by_key[_key(row)] = row
        else:
            found.lost.append(told)
    return found


_OTHER: Final[Mapping[Value, Value]] = {0: 1, 1: 0}
"""Whether a posting is a counter-entry, for the one that it goes with."""
_NEVER: Final = "1970-01-01T00:00:00+00:00"


def _said(source: DamagedFile) -> dict[int, list[Said]]:
    """Return what the indexes say, by the number of the posting."""
    said: dict[int, list[Said]] = {}
    for name, kinds in _INDEXES.items():
        columns = {len(columns): columns for columns in kinds}
        for *values, number in source.index(name):
            if len(values) in columns and isinstance(number, int) and number > 0:
                said.setdefault(number, []).append(dict(zip(columns[len(values)], values, strict=True)))
    return said


def _key(row: Said) -> tuple[Value, ...]:
    return tuple(row.get(column) for column in _KEY)


def _placed(
    rows: Sequence[Posting], said: Mapping[int, Sequence[Said]], numbers: Mapping[tuple[Value, ...], int]
) -> dict[int, Posting]:
    """Return rows by their number; one whose number is wrong has the one that the indexes know for it."""
    placed: dict[int, Posting] = {}
    strays: list[Posting] = []
    for row in rows:
        number = row["id"]
        if isinstance(number, int) and number not in placed and _agrees(row, said.get(number, ())):
            placed[number] = row
        else:
            strays.append(row)
    for row in strays:
        own = numbers.get(_key(row), row["id"])
        number = own if own not in placed else row["id"]
        if isinstance(number, int) and number not in placed:
            placed[number] = {**row, "id": number}
    return placed


def _is_sound(row: Said) -> bool:
    """Can a posting have this key, which is not that of another one?"""
    return all(isinstance(value, int) and value >= 0 for value in _key(row)[1:])


def _agrees(row: Said, entries: Sequence[Said]) -> bool:
    """Does any index say of a number what a row with it says?"""
    return any(all(row[column] == value for column, value in entry.items()) for entry in entries)


def _corrected(row: Posting, entries: Sequence[Said]) -> bool:
    """Correct a row to what most say; did not all say the same?"""
    doubtful = False
    for column in (*_KEY, *_MOVED):
        own, others = row[column], [entry[column] for entry in entries if column in entry]
        if others.count(own) < len(others):
            doubtful = True
            row[column] = Counter([own, *others]).most_common(1)[0][0]
    return doubtful


def _told(entries: Sequence[Said]) -> Posting:
    """Return what indexes say of a posting, without what as many say otherwise."""
    told: Posting = {}
    for column in (*_KEY, *_MOVED):
        (first, most), *others = [*Counter(entry[column] for entry in entries if column in entry).most_common(), (0, 0)]
        if most > max((count for _, count in others), default=0):
            told[column] = first
    return told


def _moments(rows: Iterable[Said]) -> list[tuple[int, str]]:
    """Return when postings were made, by their number."""
    known = []
    for row in rows:
        try:
            known.append((number, moment(row["made"]))) if isinstance(number := row["id"], int) else None
        except RowError:
            continue
    return sorted(known)
