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
