"""Sums of what lies before people at evenings and what is owed, read from the tables that follow from acts."""

import sqlite3
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Final

from ludo.nights.chips import Account, AccountKind, Payment, Scope, Source, SourceKind, person_account
from ludo.nights.money import CHIPS, NO_MONEY, MoneyEntry, StatementLine, Worth, in_cents
from ludo.store.books.moved import COUNTS, NO_STACK, STACKS, TABLE
from ludo.store.nights.chips import EVENING_OF, ChipsTable
from ludo.store.nights.entries import read_account
from ludo.store.nights.house_rules import read_rules
from ludo.store.nights.people import CURRENT
from ludo.store.rows import integer, moment, optional_text, text

_IN_PURSE: Final = "iif(:purse IS NULL, evenings.carried, evenings.id = :purse)"
_CLOSED: Final = f"""
SELECT id FROM evenings WHERE currency = :currency AND (closed OR id IS :closing) AND {_IN_PURSE}
"""
_OPEN: Final = f"SELECT id FROM evenings WHERE currency = 'chips' AND NOT closed AND id IS NOT :closing AND {_IN_PURSE}"
_LYING: Final = STACKS.format(evenings="{0}", beside=NO_STACK)
_UNCOUNTED: Final = STACKS.format(evenings="SELECT :evening", beside=f"{NO_STACK}, {COUNTS}")
_WORTHS: Final = "SELECT id, worth_chips, worth_cents, currency FROM evenings WHERE id IN ({0})"
_ORDER: Final = """
SELECT evening, coalesce(merged_into, people.id), min(number) FROM evening_events JOIN people ON people.id = person
WHERE kind = 'came' AND evening IN ({0}) GROUP BY 1, 2
"""
_BOUGHT: Final = f"""
SELECT {CURRENT.format("accounts.person")}, sum(iif(payee = accounts.id, amount, -amount)) AS chips
FROM accounts JOIN {TABLE} AS p ON accounts.id IN (payer, payee) AND source = 'hand'
JOIN hand_entries AS entry ON entry.evening = origin AND entry.number = p.number
WHERE accounts.person IS NOT NULL AND entry.kind = 'buy-in' AND origin = ? GROUP BY 1 HAVING chips > 0
"""
_OWED: Final = " UNION ALL ".join(
    f"SELECT {side} AS account, {sign}cents AS cents, number, money.evening AS evening, made, reason, part FROM money "
    f"LEFT JOIN evenings ON evenings.id = money.evening WHERE role = 'owed' AND money.currency = :currency AND {{0}}"
    for side, sign in (("payee", ""), ("payer", "-"))
)
_OF_PURSE: Final = "iif(:purse IS NULL, money.evening = 0 OR evenings.carried, money.evening = :purse)"
_SUMS: Final = f"""
SELECT {CURRENT.format("accounts.person")}, session, sheet, accounts.name, sum(cents) FROM ({{0}})
JOIN accounts ON accounts.id = account GROUP BY 1, 2, 3, 4
"""
_POSITION: Final = """LEFT JOIN entry_identities AS named ON named.evening = {0} AND named.number = {1}
LEFT JOIN acts ON acts.id = named.identity"""
"""SQL for where in the log an entry stands."""
_LINES: Final = f"""
SELECT owed.made, position, owed.evening, kind, sum(cents), owed.reason FROM ({_OWED.format(_OF_PURSE)}) AS owed
JOIN accounts ON accounts.id = account
LEFT JOIN hand_entries AS entry ON entry.evening = owed.evening AND entry.number = owed.number
{_POSITION.format("owed.evening", "owed.number")}
WHERE {CURRENT.format("accounts.person")} = :person GROUP BY owed.evening, owed.number HAVING sum(cents) <> 0
"""
_CHIPS_LINES: Final = f"""
SELECT p.made, position, {EVENING_OF} AS at, kind, iif(p.payee = accounts.id, amount, -amount), p.reason
FROM {TABLE} AS p JOIN accounts ON accounts.id IN (p.payer, p.payee)
JOIN hand_entries AS entry ON entry.evening = origin AND entry.number = p.number
LEFT JOIN evenings ON evenings.id = origin
{_POSITION.format("origin", "p.number")}
WHERE source = 'hand' AND {CURRENT.format("accounts.person")} = :person AND (origin = 0 OR kind IN ({NO_STACK}))
AND iif(:purse IS NULL, origin = 0 OR evenings.carried, origin = :purse)
AND NOT EXISTS (SELECT 1 FROM {TABLE} AS back WHERE back.source = 'hand' AND back.origin = p.origin
    AND back.number = p.number AND back.reversal = 1)
"""
_WHEN_CLOSED: Final = """
SELECT evening, max(moment), position FROM evening_events LEFT JOIN event_identities USING (evening, number)
LEFT JOIN acts ON acts.id = identity WHERE kind = 'closed' AND evening IN ({0}) GROUP BY evening
"""
_PAID: Final = f"""
SELECT {CURRENT.format("payee.person")}, payee.session, payee.sheet, payee.name,
    {CURRENT.format("payer.person")}, payer.session, payer.sheet, payer.name, cents
FROM money JOIN hand_entries USING (evening, number)
JOIN accounts AS payer ON payer.id = payer JOIN accounts AS payee ON payee.id = payee
WHERE evening = ? AND kind = 'payment' ORDER BY number
"""
_BOX: Final = """
SELECT coalesce(sum(iif(payee.name = 'bank', cents, -cents) * iif(role = 'cash', 1, -1)), 0) FROM money
JOIN hand_entries USING (evening, number)
JOIN accounts AS payer ON payer.id = payer JOIN accounts AS payee ON payee.id = payee
WHERE evening = ? AND (payer.name = 'bank' OR payee.name = 'bank') AND (role = 'cash' OR kind = 'payment')
"""
_ENTRIES: Final = f"""
SELECT evening, number, currency, coalesce(kind, 'correction'), made, reason, cents,
    {CURRENT.format("payer.person")}, payer.session, payer.sheet, payer.name,
    {CURRENT.format("payee.person")}, payee.session, payee.sheet, payee.name
FROM money LEFT JOIN hand_entries USING (evening, number)
JOIN accounts AS payer ON payer.id = payer JOIN accounts AS payee ON payee.id = payee
WHERE role = 'owed' AND coalesce(evening = :evening, 1) ORDER BY made DESC, evening DESC, number DESC, currency, part
"""
_PLAYED: Final = f"""
SELECT EXISTS (SELECT 1 FROM sessions JOIN {TABLE} ON source = 'deal' AND origin = sessions.id WHERE evening = :evening)
OR EXISTS (SELECT 1 FROM sheets JOIN {TABLE} ON source = 'line' AND origin = sheets.id WHERE evening = :evening)
OR EXISTS (SELECT 1 FROM hand_entries WHERE evening = :evening AND kind IN ('play', 'import'))
"""

Values = Mapping[str, Any]


def worth_of(connection: sqlite3.Connection, evening: int | None) -> Worth:
    """Return the worth of chips of an evening; outside of any they are only chips."""
    if evening is None:
        return NO_MONEY
    _, chips, cents, currency = connection.execute(_WORTHS.format("?"), (evening,)).fetchone()
    return Worth(integer(chips), integer(cents), text(currency))


def unit_of(connection: sqlite3.Connection, evening: int) -> tuple[str, bool]:
    """Return the currency of an evening, and whether its debts are common to all evenings."""
    currency, carried = connection.execute("SELECT currency, carried FROM evenings WHERE id = ?", (evening,)).fetchone()
    return text(currency), bool(carried)


def is_closed(connection: sqlite3.Connection, evening: int) -> bool:
    """Is an evening closed?"""
    return bool(connection.execute("SELECT closed FROM evenings WHERE id = ?", (evening,)).fetchone()[0])


def was_played(connection: sqlite3.Connection, evening: int) -> bool:
    """Was anything played at an evening that moved chips?"""
    return bool(connection.execute(_PLAYED, {"evening": evening}).fetchone()[0])


def buyers(connection: sqlite3.Connection, evening: int) -> list[int]:
    """Return who bought chips at an evening."""
    return [integer(person) for person, _ in connection.execute(_BOUGHT, (evening,))]


def people_of(amounts: Mapping[Account, int]) -> dict[int, int]:
    """Return amounts of people by their numbers."""
    return {int(account.key): amount for account, amount in amounts.items() if account.kind is AccountKind.PERSON}


def lying(connection: sqlite3.Connection, evening: int, *, counted: bool = True) -> dict[Account, int]:
    """Return the chips before people, on tables and elsewhere at an evening; counted: as they were counted."""
    query = _LYING.format("SELECT :evening") if counted else _UNCOUNTED
    rows = connection.execute(query, {"evening": evening})
    return {read_account(*owner): integer(chips) for _, *owner, chips in rows}


def _add(to: dict[Account, int], amounts: Iterable[tuple[Account, int]], sign: int = 1) -> None:
    for account, amount in amounts:
        to[account] = to.get(account, 0) + sign * amount


def _some(amounts: Mapping[Account, int]) -> dict[Account, int]:
    return {account: amount for account, amount in amounts.items() if amount}


def handed_in(
    connection: sqlite3.Connection, evenings: str, values: Values
) -> dict[int, dict[Account, tuple[int, int]]]:
    """Return the chips that lie at evenings and their cents, rounded together for each evening. evenings: SQL."""
    worths = {row[0]: Worth(*row[1:]) for row in connection.execute(_WORTHS.format(evenings), values)}
    order = {(evening, person): at for evening, person, at in connection.execute(_ORDER.format(evenings), values)}
    identity = dict(connection.execute("SELECT number, identity FROM identities WHERE kind = 'person'"))
    found = {}
    rows = connection.execute(_LYING.format(evenings), values).fetchall()
    for evening, group in groupby(rows, lambda row: int(row[0])):
        chips = {read_account(*owner): integer(amount) for _, *owner, amount in group}

        def place(account: Account, evening: int = evening) -> tuple[bool, int, str]:
            is_other = account.kind is not AccountKind.PERSON
            came = order.get((evening, account.key), len(order))
            return is_other, came, str(account.key if is_other else identity.get(account.key, ""))

        named = {account: chips[account] for account in sorted(chips, key=place)}
        cents = in_cents(named, worths[evening])
        found[evening] = {account: (named[account], cents[account]) for account in named}
    return found


def _in_rows(connection: sqlite3.Connection, where: str, values: Values) -> list[tuple[Account, int]]:
    rows = connection.execute(_SUMS.format(_OWED.format(where)), values)
    return [(read_account(*owner), integer(cents)) for *owner, cents in rows]


def owed_in_money(
    connection: sqlite3.Connection, currency: str, purse: int | None, closing: int | None
) -> dict[Account, int]:
    """Return what each account is owed in a currency."""
    values = {"currency": currency, "purse": purse, "closing": closing}
    found: dict[Account, int] = {}
    for each in handed_in(connection, _CLOSED, values).values():
        _add(found, ((account, cents) for account, (_, cents) in each.items()))
    _add(found, _in_rows(connection, _OF_PURSE, values))
    return _some(found)


def owed_in_chips(
    connection: sqlite3.Connection, chips: ChipsTable, purse: int | None, closing: int | None
) -> dict[Account, int]:
    """Return what each account is owed in books without money."""
    values = {"currency": CHIPS, "purse": purse, "closing": closing}
    scope = (Scope.CARRIED, None) if purse is None else (Scope.EVENING, purse)
    found = dict(chips.balances(*scope))
    rows = connection.execute(_LYING.format(_OPEN), values).fetchall()
    _add(found, ((read_account(*owner), integer(amount)) for _, *owner, amount in rows), -1)
    _add(found, _in_rows(connection, _OF_PURSE, values))
    return _some(found)


def owed_at(connection: sqlite3.Connection, chips: ChipsTable, evening: int) -> dict[Account, int]:
    """Return what each account is owed in the currency and the purse of an evening."""
    currency, carried = unit_of(connection, evening)
    purse = None if carried else evening
    if currency == CHIPS:
        return owed_in_chips(connection, chips, purse, None)
    return owed_in_money(connection, currency, purse, None)


def owed_of(connection: sqlite3.Connection, evening: int) -> dict[Account, int]:
    """Return what an evening alone has brought each account, as if it were closed."""
    currency, _ = unit_of(connection, evening)
    values = {"currency": currency, "evening": evening}
    found: dict[Account, int] = {}
    for each in handed_in(connection, "SELECT :evening", values).values():
        _add(found, ((account, cents) for account, (_, cents) in each.items()))
    _add(found, _in_rows(connection, "money.evening = :evening", values))
    if currency == CHIPS:
        query = (
            f"SELECT {CURRENT.format('person')}, session, sheet, accounts.name, "
            f"sum(iif(payee = accounts.id, amount, -amount)) FROM {TABLE} AS p JOIN accounts "
            "ON accounts.id IN (payer, payee) JOIN hand_entries AS e ON e.evening = origin AND e.number = p.number "
            f"WHERE source = 'hand' AND origin = ? AND kind IN ({NO_STACK}) GROUP BY 1, 2, 3, 4"
        )
        rows = connection.execute(query, (evening,))
        _add(found, ((read_account(*owner), integer(amount)) for *owner, amount in rows))
    return _some(found)


def lent_in_chips(connection: sqlite3.Connection, purse: int | None) -> list[tuple[Account, int]]:
    """Return what is owed in books without money for chips that were not paid for."""
    return _in_rows(connection, _OF_PURSE, {"currency": CHIPS, "purse": purse})


def entries(connection: sqlite3.Connection, evening: int | None, account: Account | None) -> list[MoneyEntry]:
    """Return what was entered in money at an evening, or anywhere, the latest first.

    account: only what is of it, and of amounts what changes what it is owed.
    """
    found = []
    rows = connection.execute(_ENTRIES, {"evening": evening})
    for (at, number, currency), group in groupby(rows, lambda row: row[:3]):
        parts = [(*row[3:7], read_account(*row[7:11]), read_account(*row[11:])) for row in group]
        payers, payees = (tuple(dict.fromkeys(part[side] for part in parts)) for side in (4, 5))
        kind, made, reason, *_ = parts[0]
        cents = sum(part[3] for part in parts if account is None or part[5] == account)
        cents -= sum(part[3] for part in parts if part[4] == account)
        if account is None or account in payers + payees:
            source = Source(SourceKind(kind), integer(at), integer(number))
            reason = optional_text(reason)
            found.append(MoneyEntry(source, moment(made), payers, payees, cents, text(currency), reason))
    return found


def currencies(connection: sqlite3.Connection) -> list[str]:
    """Return the currencies in which something was written, that of chips too."""
    rows = connection.execute(
        "SELECT 'chips' UNION SELECT currency FROM evenings UNION SELECT currency FROM money ORDER BY 1"
    )
    return [text(currency) for (currency,) in rows]


def statement(
    connection: sqlite3.Connection, person: int, currency: str, purse: int | None, total: int
) -> list[StatementLine]:
    """Return what changed what a person is owed, in order of time, up to a total; what is older comes first.

    What happened within one second stands in the order of the log.
    """
    values = {"currency": currency, "purse": purse, "closing": None, "person": person}
    rows = connection.execute(_WHEN_CLOSED.format(_CLOSED), values)
    closed = {evening: (text(ended), integer(position or 0)) for evening, ended, position in rows}
    placed: list[tuple[int, StatementLine]] = []
    for evening, each in handed_in(connection, _CLOSED, values).items():
        chips, cents = each.get(person_account(person), (0, 0))
        if cents:
            ended, position = closed[evening]
            placed.append((position, StatementLine(ended, evening, None, chips, cents, currency, None, 0)))
    queries = [_LINES, _CHIPS_LINES] if currency == CHIPS else [_LINES]
    entries = [row for query in queries for row in connection.execute(query, values)]
    for made, position, at, kind, cents, reason in entries:
        what = SourceKind(text(kind or SourceKind.CORRECTION))
        where = integer(at) if at else None
        line = StatementLine(moment(made), where, what, 0, integer(cents), currency, optional_text(reason), 0)
        placed.append((integer(position or 0), line))
    lines = [line for _, line in sorted(placed, key=lambda entry: (entry[1].moment, entry[0]))]
    owed = total - sum(line.cents for line in lines)
    if owed:
        lines.insert(0, StatementLine("", None, None, 0, owed, currency, None, owed))
        owed = 0
    found = []
    for line in lines:
        owed += line.cents
        found.append(line._replace(owed=owed))
    return found


def box_cash(connection: sqlite3.Connection, evening: int) -> int:
    """Return the money that an evening has left in the cash box."""
    return integer(connection.execute(_BOX, (evening,)).fetchone()[0])


def paid(connection: sqlite3.Connection, evening: int) -> list[Payment]:
    """Return the payments with money that were made at an evening."""
    rows = connection.execute(_PAID, (evening,))
    return [Payment(read_account(*row[:4]), read_account(*row[4:8]), integer(row[8])) for row in rows]


def counted(connection: sqlite3.Connection, evening: int) -> tuple[dict[int, int], bool] | None:
    """Return what was counted last at an evening, and whether its differences are won."""
    query = (
        "SELECT number, kind, max(made) FROM counts JOIN entry_identities USING (evening, number) "
        "JOIN hand_entries USING (evening, number) WHERE evening = ? GROUP BY number ORDER BY 3 DESC, identity DESC"
    )
    last = connection.execute(query, (evening,)).fetchone()
    if last is None:
        return None
    query = (
        f"SELECT {CURRENT.format('person')}, sum(chips) FROM counts JOIN accounts ON accounts.id = account "
        "WHERE evening = ? AND number = ? GROUP BY 1"
    )
    rows = connection.execute(query, (evening, last[0]))
    return {integer(person): integer(chips) for person, chips in rows}, last[1] == SourceKind.COUNT_PLAY


def written_worth(connection: sqlite3.Connection) -> Worth | None:
    """Return the one worth of a chip that all evenings in chips have written down, if all of them are closed."""
    rows = connection.execute(
        "SELECT options, closed FROM evenings WHERE currency = 'chips' AND carried AND NOT put_away"
    ).fetchall()
    worths = {read_rules(options).chip_value for options, _ in rows}
    currency = connection.execute("SELECT value FROM settings WHERE key = 'currency'").fetchone()
    if len(worths) != 1 or 0 in worths or not all(closed for _, closed in rows):
        return None
    return Worth(1, worths.pop(), text(currency[0]) if currency else "EUR")
