"""`ludo books FILE`: balances and entries of a backup, of evenings or of the file of games, which stays as it is."""

from __future__ import annotations

import csv
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from ludo.app.commands.analyse import unreadable
from ludo.app.commands.command_line import DONE, REFUSED, RefusedError
from ludo.app.commands.words import write_json
from ludo.app.escaping import visible
from ludo.app.terminal import translate
from ludo.session.ports import ForeignError, StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ludo.nights.exchange import Contents
    from ludo.store.store import Store

FORMAT: Final = "ludo-books"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""


def books(file: str, act: str, table: str, *, as_json: bool) -> int:
    """Print what is asked of a file. Raises RefusedError for one that cannot be used."""
    with _opened(Path(file)) as store, TemporaryDirectory() as folder:
        exported = Path(folder) / "entries.csv"
        if act == "export" and not as_json:
            from ludo.nights.exchange import Table

            store.nights.exchange.export(Table(table), exported)
            print(exported.read_text(encoding="utf-8-sig"), end="")
            return DONE
        rows: Sequence[Mapping[str, object]]
        notices = [notice.code for notice in store.notices]
        match act:
            case "balance":
                rows = _balances(store)
                lines = [f"{row['chips']:>12}  {visible(row['account'])}" for row in rows]
            case "check":
                rows = _counts(store)
                lines = [f"{row['number']:>12}  {row['what']}" for row in rows]
                missing = translate("Terminal", "the file is not whole: {codes}").format(codes=", ".join(notices))
                lines.append(missing if notices else translate("Terminal", "the file is whole"))
            case _:
                rows = _entries(store, table if act == "export" else "postings", exported)
                lines = [] if as_json else [_register_line(row) for row in rows]
    if as_json:
        write_json({"format": FORMAT, "version": VERSION, "act": act, "notices": notices, "rows": rows})
    elif lines:
        print("\n".join(lines))
    return REFUSED if notices and act == "check" else DONE


@contextmanager
def _opened(path: Path) -> Iterator[Store]:
    """Open a checked copy of a file, brought up to this version. Raises RefusedError."""
    from ludo.moments import utc_now
    from ludo.nights.file_kinds import FileKind
    from ludo.store.checked_copies import checked_copy
    from ludo.store.file_kinds import file_kind
    from ludo.store.store import Store

    try:
        if file_kind(path) not in (FileKind.BACKUP, FileKind.BOOK):
            raise ForeignError("other-program", path)
        with (
            TemporaryDirectory() as folder,
            checked_copy(path, Path(folder) / "copy", utc_now) as copy,
            closing(Store(copy)) as store,
        ):
            yield store
    except ForeignError as error:
        raise RefusedError(_reason(error, visible(path))) from None
    except StorageError as error:
        text = translate("Terminal", "{file} cannot be read ({reason})")
        raise RefusedError(text.format(file=visible(path), reason=visible(error))) from None


def _reason(error: ForeignError, name: str) -> str:
    """Return why a file of games is not read."""
    match error.code:
        case "damaged":
            return translate("Terminal", "{file} is damaged").format(file=name)
        case "other-program":
            return translate("Terminal", "{file} is not a file that Ludo has written").format(file=name)
        case "newer-version":
            return translate("Terminal", "{file} was written by a newer Ludo").format(file=name)
        case _:
            return unreadable(error, name)


def _balances(store: Store) -> list[dict[str, object]]:
    """Return the accounts that are not at zero, over all evenings that are carried on, the richest first."""
    from ludo.nights.chips import AccountKind, Scope

    names = {person.number: person.name for person in store.nights.people.all()}
    rows: list[dict[str, object]] = []
    for (kind, key), chips in store.nights.chips.balances(Scope.CARRIED):
        name = names.get(int(key), "") if kind is AccountKind.PERSON else _account(kind, key)
        rows.append({"kind": str(kind), "account": name, "chips": chips})
    return rows


def _account(kind: object, name: object) -> str:
    """Return what an account is called: a table where a partie was played by its kind and number."""
    return f"{kind} {name}" if kind in ("session", "sheet") else str(name)


def subject_names() -> dict[str, str]:
    """Return what books are about, in words by its name."""
    return {
        "people": translate("Terminal", "people"),
        "evenings": translate("Terminal", "evenings"),
        "parties": translate("Terminal", "parties"),
        "sheets": translate("Terminal", "score sheets"),
        "results": translate("Terminal", "results"),
    }


def _counts(store: Store) -> list[dict[str, object]]:
    """Return how many there are of everything, and to what all balances sum."""
    from ludo.nights.chips import Scope

    found: Contents = store.nights.exchange.contents()
    names = {**subject_names(), "postings": translate("Terminal", "entries of chips")}
    rows: list[dict[str, object]] = [
        {"key": key, "what": what, "number": getattr(found, key)} for key, what in names.items()
    ]
    total = sum(each.chips for each in store.nights.chips.balances(Scope.ALL))
    return [*rows, {"key": "sum", "what": translate("Terminal", "chips that all balances sum to"), "number": total}]


def _entries(store: Store, table: str, path: Path) -> list[dict[str, object]]:
    """Return postings or results, in the columns of the CSV file."""
    from ludo.nights.exchange import Table
    from ludo.nights.spreadsheets import unguarded

    store.nights.exchange.export(Table(table), path)
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [{name: unguarded(value) for name, value in row.items()} for row in csv.DictReader(file)]


def _register_line(row: Mapping[str, object]) -> str:
    payer, payee = (_account(row[f"{who}_kind"], row[who]) for who in ("payer", "payee"))
    said = f"{row['date']} {row['time']}  {row['chips']:>8}  {payer} → {payee}"
    about = " · ".join(str(row[name]) for name in ("evening", "source", "reason") if row[name])
    return visible(f"{said}  ({about})")
