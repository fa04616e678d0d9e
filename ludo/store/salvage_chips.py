"""Copies accounts and postings out of a damaged file; `ludo.store.salvage_postings` says what the postings are."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from ludo.store.damaged import DamagedFile, Value
from ludo.store.ledger import SALVAGED, Kind
from ludo.store.ledger import Source as PaidFor
from ludo.store.salvage_postings import postings
from ludo.store.salvage_target import SalvageTarget, as_dicts

_KINDS: Final[tuple[Kind, ...]] = ("deal", "line", "hand")
_TABLES: Final[Mapping[Value, str]] = {"deal": "session", "line": "sheet"}
"""Whose account is at one side of a posting, by its source."""
_SIGN_OF_LIFE: Final = 300
"""Deals, lines and entries between two of them."""


def _generation(row: Mapping[str, Value]) -> tuple[bool, int]:
    """Return what the postings of a generation have in common, those without one last."""
    generation = row["generation"]
    return (False, generation) if isinstance(generation, int) else (True, 0)


class ChipsCopy:
    """Accounts and postings. doubtful: origins by source whose postings are not whole."""

    def __init__(self, source: DamagedFile, target: SalvageTarget) -> None:
        self._source = source
        self._target = target
        self.doubtful: dict[Kind, set[int]] = {kind: set() for kind in _KINDS}
        self._next = 1
        self._ownerless: dict[Value, Value] = {}
        """Accounts that could not be copied, each with the number of a person, if it is that of one."""

    def copy(self) -> None:
        """Copy the accounts whose owners are there, then the postings; other accounts are made where one needs them."""
        accounts = self._source.table("accounts")
        for row in as_dicts(accounts.columns, accounts.rows):
            if not self._target.put("accounts", row):
                self._ownerless[row["id"]] = row["person"]
        self._find_owners()
        found = postings(self._source)
        for said in found.restored:
            self._target.miss("reasons", evening=self._target.evening_of(said))
        for said in found.doubtful:
            self._doubt(said)
        for said in found.lost:
            self._doubt(said)
            self._lose(said)
        # the log of a session makes up for what is missing of its deals
        rows = sorted(found.rows, key=lambda row: (row["source"] != "deal", row["id"]))
        self._next = 1 + max((row["id"] for row in rows if isinstance(row["id"], int)), default=0)
        groups: dict[tuple[Value, ...], list[dict[str, Value]]] = {}
        for row in rows:
            groups.setdefault((row["source"], row["origin"], row["number"]), []).append(row)
        for count, group in enumerate(groups.values()):
            if count % _SIGN_OF_LIFE == 0:
                self._source.show(self._source.done)
            for _, generation in groupby(sorted(group, key=_generation), _generation):
                self._write(list(generation))
        for account, person in self._ownerless.items():
            if isinstance(person, int) and 0 < person < 1 << 31:
                self._stand_in(account)
        gaps = self._source.table("postings").gaps
        if gaps and not self._target.report.missing["chips"] and not self._target.report.missing["reasons"]:
            self._target.miss("chips", 0)

    def _write(self, generation: Sequence[dict[str, Value]]) -> None:
        """Write a generation: entries, those that are lost and counter-entries tell of, then the counter-entries."""
        there: set[Value] = set()
        unfit: list[dict[str, Value]] = []
        for row in (row for row in generation if row["reversal"] != 1):
            there.add(row["part"]) if self._fits(row) else unfit.append(row)
        back = [row for row in generation if row["reversal"] == 1]
        for row in back:
            if row["part"] not in there:
                self._write_reversed(row)
        for row in unfit + [row for row in back if not self._fits(row)]:
            self._doubt(row)
            self._lose(row)

    def _find_owners(self) -> None:
        """Make accounts that are lost but known to the indexes of their owners."""
        for place, column in enumerate(("person", "session", "sheet", "name"), 1):
            for row in self._source.index(f"sqlite_autoindex_accounts_{place}"):
                if len(row) == 2 and row[0] is not None and not self._target.has("accounts", row[1]):
                    self._target.put("accounts", {"id": row[1], column: row[0]})

    def _lose(self, row: Mapping[str, Value]) -> None:
        if row.get("source") != "deal":  # those of deals are worked out again
            self._target.miss("chips", evening=self._target.evening_of(row))

    def _doubt(self, row: Mapping[str, Value]) -> None:
        origin = row.get("origin")
        for kind in _KINDS:
            if row.get("source") == kind and isinstance(origin, int):
                self.doubtful[kind].add(origin)

    def _fits(self, row: dict[str, Value]) -> bool:
        """Write a posting, with what is missing for it if it does not fit as it is."""
        if row["reversal"] == 1 and not isinstance(row["reason"], str):
            row = {**row, "reason": SALVAGED}
            self._target.miss("reasons", evening=self._target.evening_of(row))
        if self._target.put("postings", row):
            return True
        self._make_accounts(row)
        return self._target.put("postings", row) or self._fits_after_others(row)

    def _fits_after_others(self, row: dict[str, Value]) -> bool:
        """Write an entry of a line or a hand for which counter-entries of an earlier generation are lost."""
        origin, number, generation = row["origin"], row["number"], row["generation"]
        if row["reversal"] or row["source"] not in ("line", "hand") or not isinstance(generation, int):
            return False
        if not isinstance(origin, int) or not isinstance(number, int):
            return False
        paid_for = PaidFor("line" if row["source"] == "line" else "hand", origin, number)
        if self._target.ledger.current(paid_for)[0] >= generation:
            return False
        self._target.ledger.reverse(paid_for, SALVAGED)
        return self._target.put("postings", row)

    def _write_reversed(self, row: dict[str, Value]) -> None:
        """Write the entry that a counter-entry reverses, which is lost and moved the same."""
        self._make_accounts(row)
        entry = {**row, "reversal": 0, "payer": row["payee"], "payee": row["payer"], "reason": SALVAGED}
        entry["id"], self._next = self._next, self._next + 1  # after all that are known
        if self._target.put("postings", entry):
            self._target.miss("reasons", evening=self._target.evening_of(row))

    def _make_accounts(self, row: dict[str, Value]) -> None:
        """Make the accounts of a posting that are missing."""
        self._table_account(row)
        self._player_account(row)
        if row["source"] in ("line", "hand"):
            for account in (row["payer"], row["payee"]):
                self._stand_in(account)

    def _without_account(self, row: Mapping[str, Value]) -> list[Value]:
        """Return the sides of a posting whose accounts are not there."""
        return [side for side in (row["payer"], row["payee"]) if not self._target.has("accounts", side)]

    def _table_account(self, row: Mapping[str, Value]) -> None:
        """Make the account of the table of a partie or sheet, if that is the one side of a posting that is lost."""
        owner = _TABLES.get(row["source"])
        lost = self._without_account(row)
        if owner is not None and len(lost) == 1 and self._ownerless.get(lost[0]) is None:
            self._target.put("accounts", {"id": lost[0], owner: row["origin"]})

    def _player_account(self, row: Mapping[str, Value]) -> None:
        """Make the account of a player whose owner makes no sense: the chair of a deal's posting says who it was."""
        lost = self._without_account(row)
        if row["source"] == "deal" and len(lost) == 1:
            query = "SELECT person FROM chairs WHERE session = ? AND chair = ?"
            for (person,) in self._target.connection.execute(query, (row["origin"], row["part"])):
                self._target.put("accounts", {"id": lost[0], "person": person})

    def _stand_in(self, account: Value) -> None:
        """Make an account that could not be copied: that of a person who stands for its owner, or one with a name."""
        if self._target.has("accounts", account):
            return
        person = self._ownerless.get(account)
        if person is not None and not self._target.has("people", person):
            self._target.put("accounts", {"id": account, "person": self._target.unknown(person)})
        self._target.put("accounts", {"id": account, "name": f"salvage {account!r}"})
