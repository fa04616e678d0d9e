"""Chips that were entered by hand in a file of before, as acts."""

from collections.abc import Sequence
from typing import Any, Final

from ludo.store.books.act import Body, Value
from ludo.store.books.derive_played import paid
from ludo.store.books.deriving import Deriving
from ludo.store.books.kinds import UNDO
from ludo.store.books.moved import TABLE

BANK: Final = "n:bank"


def derive_entries(deriving: Deriving) -> None:
    """Make the acts of all entries but those of parties in one line, which are there."""
    kinds = {(evening, number): kind for evening, number, kind in deriving.rows("SELECT * FROM hand_entries")}
    identities = {(evening, number): name for evening, number, name in deriving.rows("SELECT * FROM entry_identities")}
    for (evening,) in deriving.rows(f"SELECT DISTINCT origin FROM {TABLE} WHERE source = 'hand' ORDER BY origin"):
        where = deriving.things.get(("evening", evening))
        for number, each in paid(deriving, "hand", evening).items():
            key = evening, number
            if key in deriving.entries:
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

    _unexplained(deriving)


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
