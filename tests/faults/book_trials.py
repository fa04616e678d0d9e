"""Trials of the books: kills while somebody does something with them, and damage to any table."""

from pathlib import Path
from random import Random
from typing import Final

from ludo.store.store import Store
from tests.faults import damage, deeds, oracle
from tests.faults.files import PAGE, good, open_all_evenings
from tests.faults.wild import spoil


def kill_books(folder: Path, rng: Random) -> list[str]:
    """While chips are entered, lines written and corrected, evenings closed, and files imported and copied."""
    return deeds.kill_books(folder, rng, rounds=1)


def mutated_books(folder: Path, rng: Random) -> list[str]:
    """A page, a bit or a value of any table: what can be read is kept, and what cannot be is counted."""
    content, _ = good(30)
    known = oracle.read(content)
    path = folder / "ludo.db"
    kind = rng.choice(("page", "bit", "value"))
    path.write_bytes(content)
    if kind == "value":
        what = f"{kind} {spoil(path, rng, 1)}"
    else:
        spoiled = (damage.zeroed_page if kind == "page" else damage.one_bit)(content, rng)
        at = next((place for place in range(len(content)) if content[place] != spoiled[place]), 0)
        what = f"{kind} at {at} (page {at // PAGE + 1})"
        path.write_bytes(spoiled)
    could = oracle.readable(path.read_bytes(), known)
    store = Store(path)
    problems = open_all_evenings(store) if kind != "value" or store.notice is not None else []
    notice = store.notice
    store.close()
    after = oracle.read(path.read_bytes())
    for table, (readable, kept) in oracle.kept(could, after).items():
        if kept < readable:
            problems.append(f"{table}: {kept} of {readable} rows that can be read are kept")
    lost = {table: rows.keys() - after.get(table, {}).keys() for table, rows in known.items()}
    gone = [
        table
        for table, keys in lost.items()
        if keys and table not in _DERIVED and len(after[table]) < len(known[table])
    ]
    if gone and (notice is None or not (notice.lost or notice.cut or notice.missing)):
        problems.append(f"rows of {gone} are gone and nothing is named")
    return [f"{what}: {problem}" for problem in problems]


_DERIVED: Final = (
    *("log", "identities", "entry_identities", "event_identities", "accounts", "settings"),
    *("reviews", "reviewed", "losses", "lucks"),
)
"""Tables of which nobody would miss a row, whose rows others tell of, or whose rows are computed anew."""
