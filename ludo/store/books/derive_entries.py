"""Chips that were entered by hand in a file of before, as acts."""

from collections.abc import Sequence
from typing import Any, Final

from ludo.store.books.act import Body, Value
from ludo.store.books.derive_played import paid
from ludo.store.books.deriving import Deriving
from ludo.store.books.kinds import UNDO
from ludo.store.books.moved import TABLE

BANK: Final = "n:bank"
OWNERS: Final = ("person", "session", "sheet", "name")


def derive_entries(deriving: Deriving) -> None:
    """Make the acts of all entries but those of parties in one line, which are there."""
    kinds = {(evening, number): kind for evening, number, kind in deriving.rows("SELECT * FROM hand_entries")}
    identities = {(evening, number): name for evening, number, name in deriving.rows("SELECT * FROM entry_identities")}
    in_money = set(deriving.rows("SELECT evening, number FROM money UNION SELECT evening, number FROM counts"))
    for (evening,) in deriving.rows(f"SELECT DISTINCT origin FROM {TABLE} WHERE source = 'hand' ORDER BY origin"):
        where = deriving.things.get(("evening", evening))
        for number, each in paid(deriving, "hand", evening).items():
            key = evening, number
            if key in deriving.entries or key in in_money:
                continue
            kind, said = said_of(kinds.get(key, "correction"), each.moves)
            body: Body = {"evening": where, **said, "reason": each.reason}
            act = deriving.said(kind, body, each.made, identities.get(key, f"entry {evening} {number}"))
            deriving.entries[key] = act
            made = [act]
            if each.back:
                reason, back = each.back
                made.append(deriving.add(UNDO, {"of": [act], "reason": reason}, back, saw=[act]))
            if where is not None:
                deriving.at[where] += made

    for evening, number in sorted(in_money):
        name = identities.get((evening, number), f"entry {evening} {number}")
        _in_money(deriving, evening, number, kinds.get((evening, number), "correction"), name)
    _unexplained(deriving)


_SIDES: Final = ", ".join(f"{side}.{owner}" for side in ("payer", "payee") for owner in OWNERS)
_MONEY: Final = f"""
SELECT {_SIDES}, cents, currency, role, reason, made FROM money AS p
JOIN accounts AS payer ON payer.id = p.payer JOIN accounts AS payee ON payee.id = p.payee
WHERE evening = ? AND number = ? ORDER BY part
"""


def _in_money(deriving: Deriving, evening: int, number: int, kind: str, identity: str) -> None:
    """Make the act of an entry that says something in money, or of what was counted."""
    where, known = deriving.things.get(("evening", evening)), deriving.known("", identity)
    counted = deriving.rows(
        "SELECT person, chips, made FROM counts JOIN accounts ON id = account "
        "WHERE evening = ? AND number = ? ORDER BY id",
        evening,
        number,
    )
    if known is not None:
        act = known.id
    elif counted:
        counts: list[Value] = [[deriving.person(person), chips] for person, chips, _ in counted]
        body: Body = {"evening": where, "counts": counts, "play": kind == "count-play"}
        act = deriving.said("count", body, counted[0][2], identity)
    else:
        rows = deriving.rows(_MONEY, evening, number)
        owed: dict[str, list[Value]] = {"money": [], "turned": [], "cash": []}
        currencies = sorted({row[9] for row in rows}, key="chips".__eq__)
        for *sides, cents, currency, role, _, _ in rows:
            part = "cash" if role == "cash" else "money" if currency == currencies[0] else "turned"
            owed[part].append([deriving.account(sides[:4]), deriving.account(sides[4:]), cents])
        each = paid(deriving, "hand", evening).get(number)
        moves: list[Value] = [] if each is None else [list(move[:3]) for move in each.moves]
        body = {"evening": where, "moves": moves, **owed, "currency": currencies[0], "as": kind, "reason": rows[0][-2]}
        act = deriving.said("correct", body, rows[0][-1], identity)
    deriving.entries[evening, number] = act
    if where is not None:
        deriving.at[where].append(act)


def _unexplained(deriving: Deriving) -> None:
    """Make a correction, without an evening, of each of the entries of what is lost, so that no sum is another one."""
    for kind, source, table in (("deal", "session", "sessions"), ("line", "sheet", "sheets")):
        query = f"SELECT DISTINCT origin FROM {TABLE} WHERE source = ? AND origin NOT IN (SELECT id FROM {table})"
        for (origin,) in deriving.rows(query, kind):
            for number, each in paid(deriving, kind, origin).items():
                if each.back is None:
                    said: Body = {"evening": None, "moves": [list(move[:3]) for move in each.moves], "reason": None}
                    deriving.add("correct", said, each.made, nonce=f"{source} {origin} {number}")


def said_of(kind: str, moved: Sequence[Sequence[Any]]) -> tuple[str, Body]:
    """Return the kind of an act, and what it says; a kind that it cannot be is kept in `as`.

    moved: payers, payees and chips.
    """
    moves: list[Value] = [list(move[:3]) for move in moved]
    payer, payee, chips = moved[0][:3]
    people = [account.removeprefix("p:") if account != BANK else "bank" for account in (payer, payee)]
    one = len(moves) == 1 and all(account == BANK or account[:2] == "p:" for account in (payer, payee))
    match kind:
        case "buy-in" if one and payer == BANK:
            return "buy", {"person": people[1], "chips": chips, "came": None}
        case "cash-out" if one and payee == BANK:
            return "cash", {"person": people[0], "chips": chips}
        case "transfer" if one and BANK not in (payer, payee):
            return "give", {"from": people[0], "to": people[1], "chips": chips}
        case "payment" if one:
            return "pay", {"from": people[1], "to": people[0], "chips": chips}
        case "expense" if all(move[1] == payee and move[0][:2] == "p:" == payee[:2] for move in moved):
            exact: list[Value] = [[move[0].removeprefix("p:"), move[2]] for move in moved]
            return "expense", {"paid": people[1], "chips": sum(move[2] for move in moved), "exact": exact}
        case "import":
            return "import", {"moves": moves}
        case "correction":
            return "correct", {"moves": moves}
    return "correct", {"moves": moves, "as": kind}
