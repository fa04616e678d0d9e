"""Money that entries by hand make people owe, and what was counted at closing, as rows."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ludo.nights.errors import NightsError
from ludo.nights.money import CHIPS, bearers, settle
from ludo.store.books.act import Act, Value, shown
from ludo.store.books.derive_entries import BANK
from ludo.store.books.moved import COUNTS, NO_STACK, STACKS, TABLE
from ludo.store.books.project_played import moves_of
from ludo.store.books.projecting import Projecting
from ludo.store.books.rows_kept import Row, keep

_LAST_COUNT: Final = """
SELECT number, max(made) FROM counts JOIN entry_identities USING (evening, number) WHERE evening = ?
GROUP BY number ORDER BY 2 DESC, identity DESC LIMIT 1
"""
_COUNTED: Final = """
SELECT account, coalesce(merged_into, people.id), chips FROM counts
JOIN accounts ON accounts.id = account JOIN people ON people.id = person WHERE evening = ? AND number = ?
ORDER BY account
"""
_OF_COUNTS: Final = (
    "source = 'hand' AND origin = ? AND number IN "
    "(SELECT number FROM hand_entries WHERE evening = ? AND kind IN ('count', 'count-play'))"
)
_SAID: Final = STACKS.format(evenings="SELECT ?", beside=f"{NO_STACK}, {COUNTS}")


def account(name: str) -> str:
    """Return the account of a person, or of the cash box."""
    return BANK if name == "bank" else f"p:{name}"


def expense_moves(act: Act) -> Sequence[Value]:
    """Return who gives how many cents to whom for an expense, as payers, payees and cents."""
    paid, exact, shares = (_amounts(act.body.get(field)) for field in ("paid", "exact", "shares"))
    try:
        due = bearers(sum(paid.values()), shares, exact or None)
    except NightsError:
        return []
    net = {person: paid.get(person, 0) - due.get(person, 0) for person in {**due, **paid}}
    return [[f"p:{payer}", f"p:{payee}", cents] for payer, payee, cents in settle(net)]


def _amounts(said: Value) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for one in said if isinstance(said, list) else ():
        if isinstance(one, list) and len(one) == 2 and isinstance(one[1], int):
            found[str(one[0])] = found.get(str(one[0]), 0) + one[1]
    return found


def is_in_money(act: Act) -> bool:
    """Is an entry said in cents of a currency?"""
    return bool(act.text("currency"))


def _owed(act: Act) -> Sequence[Value]:
    """Return what an entry makes accounts owe: who gives, who gets, cents."""
    cents, person = act.number("cents"), account(act.text("person"))
    lent = act.text("way") == "account"
    match act.kind:
        case "buy" if lent:
            return [[person, BANK, cents]]
        case "cash" if lent:
            return [[BANK, person, cents]]
        case "give" | "pay":
            return [[account(act.text("to")), account(act.text("from")), cents]]
        case "expense" if act.text("currency") != CHIPS:
            return expense_moves(act)
        case "correct" | "revalue" | "import":
            said = act.body.get("money")
            return said if isinstance(said, list) else []
    return []


def _cash(act: Act) -> Sequence[Value]:
    """Return what came into the cash box or left it for chips."""
    if act.text("way") == "account" or act.kind not in ("buy", "cash"):
        said = act.body.get("cash")
        return said if isinstance(said, list) else []
    sides = [account(act.text("person")), BANK]
    return [[*(sides if act.kind == "buy" else reversed(sides)), act.number("cents")]]


def write_money(projection: Projecting, act: Act, origin: int, number: int) -> None:
    """Make the rows of what an entry says in money, and of chips that were counted."""
    stands = projection.back(act.id) is None and not projection.is_gone(act.id)
    rows: list[Row] = []
    reason, made = shown("reason", act.body.get("reason")), projection.happened(act)
    for role, said in (("owed", _owed(act)), ("cash", _cash(act))) if stands and is_in_money(act) else ():
        currency = act.text("currency")
        for _, payer, payee, cents in moves_of(projection, said):
            note = reason if isinstance(reason, str) else None
            rows.append((origin, number, len(rows), payer, payee, cents, currency, role, note, made))
    if stands and "turned" in act.body:
        rows += _turned(projection, act, origin, number, made, len(rows))
    keep(projection.connection, "money", "evening = ? AND number = ?", (origin, number), rows)
    counted = _amounts(act.body.get("counts")) if stands and act.kind == "count" else {}
    counts = [
        (origin, number, projection.account(f"p:{person}"), chips, made)
        for person, chips in counted.items()
        if chips >= 0
    ]
    keep(projection.connection, "counts", "evening = ? AND number = ?", (origin, number), counts)


def _turned(projection: Projecting, act: Act, origin: int, number: int, made: str, part: int) -> list[Row]:
    """Return the rows that take debts in chips back which were turned into money."""
    moves = moves_of(projection, said if isinstance(said := act.body.get("turned"), list) else [])
    return [
        (origin, number, part + place, payer, payee, chips, CHIPS, "owed", None, made)
        for place, (_, payer, payee, chips) in enumerate(moves)
    ]


def write_counts(projection: Projecting, evenings: Iterable[int]) -> None:
    """Make what was counted at evenings move the difference to what the books say, whatever they say by now."""
    for evening in sorted(set(evenings)):
        _write_count(projection, evening)


def counted_evenings(connection: sqlite3.Connection) -> set[int]:
    """Return the evenings at which chips were counted."""
    return {int(evening) for (evening,) in connection.execute("SELECT DISTINCT evening FROM counts")}


def _write_count(projection: Projecting, evening: int) -> None:
    connection = projection.connection
    last = connection.execute(_LAST_COUNT, (evening,)).fetchone()
    rows: list[Row] = []
    if last is not None:
        held = {person: chips for _, person, *_, chips in connection.execute(_SAID, (evening,))}
        pool = projection.account("n:miscounted")
        counted = connection.execute(_COUNTED, (evening, last[0])).fetchall()
        for part, (owner, person, chips) in enumerate(counted):
            more = chips - held.pop(person, 0)
            if more:
                payer, payee = (pool, owner) if more > 0 else (owner, pool)
                rows.append(("hand", evening, last[0], 1, 0, part, payer, payee, abs(more), None, last[1]))
    keep(connection, TABLE, _OF_COUNTS, (evening, evening), rows)
