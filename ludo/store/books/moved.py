"""SQL over the chips that acts have moved: who is before and after the name of their table, and nobody else.

`PAIRS` are rows of what one account paid another; `sides` what each account got. Both are read only: `project` writes.
"""

from typing import Final

TABLE: Final = "postings"
"""The table: source, origin, number, generation, reversal, part, payer, payee, amount, reason, made."""
PAIRS: Final = f"{TABLE} AS p JOIN accounts AS payer ON payer.id = p.payer JOIN accounts AS payee ON payee.id = p.payee"
"""What follows FROM for rows `p` with both accounts."""
SUMS: Final = f"""
SELECT payee AS account, sum(amount) AS chips FROM {TABLE} GROUP BY payee
UNION ALL SELECT payer, -sum(amount) FROM {TABLE} GROUP BY payer
"""
"""What each account got and gave, in two rows at most."""
COUNTS: Final = "'count', 'count-play'"
NO_STACK: Final = "'payment', 'expense', 'revalue'"
"""Kinds of entries by hand that move no chips before people, and only what they are owed, in books without money."""
STACKS: Final = f"""
WITH chosen (evening) AS ({{evenings}}),
units AS (
    SELECT 'deal' AS source, id AS origin, evening FROM sessions JOIN chosen USING (evening)
    UNION ALL SELECT 'line', id, evening FROM sheets JOIN chosen USING (evening)
),
moved AS (
    SELECT evening, payer, payee, amount FROM units CROSS JOIN {TABLE} USING (source, origin)
    UNION ALL SELECT chosen.evening, payer, payee, amount
    FROM chosen CROSS JOIN {TABLE} AS p ON source = 'hand' AND origin = chosen.evening
    LEFT JOIN hand_entries AS entry ON entry.evening = origin AND entry.number = p.number
    WHERE coalesce(kind, 'correction') NOT IN ({{beside}})
)
SELECT evening, coalesce(merged_into, people.id), session, sheet, accounts.name, sum(chips) FROM (
    SELECT evening, payee AS account, amount AS chips FROM moved
    UNION ALL SELECT evening, payer, -amount FROM moved
) JOIN accounts ON accounts.id = account LEFT JOIN people ON people.id = person
GROUP BY 1, 2, 3, 4, 5 HAVING sum(chips) <> 0 ORDER BY 1, 2, 3, 4, 5
"""
"""Chips that lie before people, on tables and elsewhere at evenings; beside: kinds by hand that are left out."""


def sides(where: str = "1", columns: str = "") -> str:
    """Return SQL for what each account got (`account`, `chips`), given as less than 0, in rows `p`.

    where: which of them; columns: others, each with a comma after it.
    """
    return (
        f"SELECT {columns} payee AS account, amount AS chips FROM {TABLE} AS p WHERE {where} "
        f"UNION ALL SELECT {columns} payer, -amount FROM {TABLE} AS p WHERE {where}"
    )


def numbers(where: str) -> str:
    """Return SQL for the ids of rows."""
    return f"SELECT id FROM {TABLE} WHERE {where}"
