"""Copies accounts and postings out of a damaged file; what a posting moved is also in the indexes of its table."""

from collections.abc import Mapping
from typing import Final

from ludo.store.damaged import DamagedFile, Row, Value
from ludo.store.fresh import Fresh, as_dicts
from ludo.store.ledger import SALVAGED, Kind
from ludo.store.ledger import Source as PaidFor
from ludo.store.rows import RowError, moment

_KEY: Final = ("source", "origin", "number", "generation", "reversal", "part")
_KINDS: Final[tuple[Kind, ...]] = ("deal", "line", "hand")
_SIDE_2: Final = 3
"""Columns of the index of payers, and of payees, in version 2: account, amount, number."""
_SIGN_OF_LIFE: Final = 1000
"""Postings between two of them."""


class ChipsCopy:
    """Accounts and postings. doubtful: origins by source whose postings are not whole."""

    def __init__(self, source: DamagedFile, fresh: Fresh) -> None:
        self._source = source
        self._fresh = fresh
        self.doubtful: dict[Kind, set[int]] = {kind: set() for kind in _KINDS}
        self._ownerless: dict[Value, Value] = {}
        """Accounts that could not be copied, each with the number of a person, if it is that of one."""

    def copy(self) -> None:
        """Copy the accounts whose owners are there, then the postings; other accounts are made where one needs them."""
        accounts = self._source.table("accounts")
        for row in as_dicts(accounts.columns, accounts.rows):
            if not self._fresh.put("accounts", row):
                self._ownerless[row["id"]] = row["person"]
        self._find_owners()
        table = self._source.table("postings")
        found = {row["id"]: row for row in as_dicts(table.columns, table.rows)}
        self._compare(found)
        # the log of a session makes up for what is missing of its deals
        rows = sorted(found.values(), key=lambda row: (row["source"] != "deal", str(type(row["id"])), row["id"]))
        for count, row in enumerate(rows):
            if count % _SIGN_OF_LIFE == 0:
                self._source.show(self._source.done)
            if not (self._fresh.put("postings", row) or self._posting(row)):
                self._doubt(row["source"], row["origin"])
                self._lose(row)
        if table.gaps and not self._fresh.report.missing["chips"] and not self._fresh.report.missing["reasons"]:
            self._fresh.miss("chips", 0)

    def _find_owners(self) -> None:
        """Make accounts that are lost but known to the indexes of their owners."""
        for place, column in enumerate(("person", "session", "sheet", "name"), 1):
            for row in self._source.index(f"sqlite_autoindex_accounts_{place}"):
                if len(row) == 2 and row[0] is not None and not self._fresh.has("accounts", row[1]):
                    self._fresh.put("accounts", {"id": row[1], column: row[0]})

    def _compare(self, found: dict[Value, dict[str, Value]]) -> None:
        """Make up for postings that are lost, and for wrong amounts, by what all indexes say of them."""
        paid = {row[-1]: row for row in self._source.index("postings_by_payer") if len(row) > 2}
        got = {row[-1]: row for row in self._source.index("postings_by_payee") if len(row) > 2}
        keys = {row[-1]: row[:-1] for row in self._source.index("sqlite_autoindex_postings_1") if len(row) == 7}
        made = _moments(found)
        for number in sorted((number for number in paid.keys() | got.keys() | keys.keys()), key=str):
            row = found.get(number)
            payer, payee, key = paid.get(number), got.get(number), keys.get(number)
            agreed = payer is not None and payee is not None and payer[-2] == payee[-2]
            if row is not None:
                if agreed and payer is not None and payer[-2] != row["amount"]:
                    self._doubt(row["source"], row["origin"])
                    row["amount"] = payer[-2]
            elif agreed and payer is not None and payee is not None and key is not None:
                found[number] = _restored(number, key, payer, payee, made)
                self._fresh.miss("reasons", evening=self._fresh.evening_of(found[number]))
            else:
                source, origin = _origin(key, payer, payee)
                self._doubt(source, origin)
                self._lose({"source": source, "origin": origin})

    def _lose(self, row: Mapping[str, Value]) -> None:
        if row["source"] != "deal":  # those of deals are worked out again
            self._fresh.miss("chips", evening=self._fresh.evening_of(row))

    def _doubt(self, source: Value, origin: Value) -> None:
        for kind in _KINDS:
            if source == kind and isinstance(origin, int):
                self.doubtful[kind].add(origin)

    def _posting(self, row: dict[str, Value]) -> bool:
        """Write a posting of a line or a hand that did not fit as it was, with what is missing for it."""
        source, origin, number = row["source"], row["origin"], row["number"]
        if source not in ("line", "hand"):
            return False
        for account in (row["payer"], row["payee"]):
            self._stand_in(account)
        if self._fresh.put("postings", row):
            return True
        if row["reversal"] or not isinstance(origin, int) or not isinstance(number, int):
            return False
        # the counter-entries of an earlier generation could not be read
        self._fresh.ledger.reverse(PaidFor("line" if source == "line" else "hand", origin, number), SALVAGED)
        return self._fresh.put("postings", row)

    def _stand_in(self, account: Value) -> None:
        """Make an account that could not be copied: that of a person who stands for its owner, or one with a name."""
        if self._fresh.has("accounts", account):
            return
        person = self._ownerless.get(account)
        if person is not None and not self._fresh.has("people", person):
            self._fresh.put("accounts", {"id": account, "person": self._fresh.unknown(person)})
        self._fresh.put("accounts", {"id": account, "name": f"salvage {account!r}"})


def _origin(key: Row | None, *sides: Row | None) -> tuple[Value, Value]:
    """Return what a posting was paid for, by any entry of its indexes; those of version 2 do not say."""
    for entry in (key, *(side[1:] for side in sides if side is not None and len(side) > _SIDE_2)):
        if entry is not None:
            return entry[0], entry[1]
    return None, None


def _restored(number: Value, key: Row, payer: Row, payee: Row, made: list[tuple[int, str]]) -> dict[str, Value]:
    """Return a posting that only its indexes hold; its moment is that of the one before, its reason is lost."""
    before = [when for known, when in made if isinstance(number, int) and known < number]
    when = before[-1] if before else made[0][1] if made else "1970-01-01T00:00:00+00:00"
    row: dict[str, Value] = dict(zip(_KEY, key, strict=True))
    return {"id": number, **row, "payer": payer[0], "payee": payee[0], "amount": payer[-2]} | {
        "reason": SALVAGED,
        "made": when,
    }


def _moments(found: Mapping[Value, Mapping[str, Value]]) -> list[tuple[int, str]]:
    known = []
    for number, row in found.items():
        try:
            known.append((number, moment(row["made"]))) if isinstance(number, int) else None
        except RowError:
            continue
    return sorted(known)
