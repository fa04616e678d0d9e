"""What taking files in costs: `python -m benchmarks.imports [--plays N] [--rows N]`.

Looks at an export of BG Stats and takes it in, with 1,000, 3,000 and N plays (10,000) of twenty people on 1,500 days
for 10,000, and CSV files of Ludo itself with a tenth of N rows and with N (30,000); processor time of each, and what
a play or row costs there as a multiple of what it costs in the smallest file: within one invocation it stays near 1.
"""

import argparse
import gc
import json
import sys
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from ludo.nights.exchange import Mend
from ludo.store.store import Store
from tests.store.nights.exports import KINDS, club

BAR: Final = 2.0
"""So many times as much may a play cost in a large file as in a small one."""


def export(plays: int) -> str:
    """Return what BG Stats would export."""
    rng = Random(plays)
    first = datetime(2016, 1, 1, 20)
    return json.dumps(
        {
            "players": [{"id": who, "name": f"Person {who}"} for who in range(20)],
            "games": [{"id": game, "name": f"Game {game}"} for game in range(40)],
            "plays": [
                {
                    "uuid": f"{play:032x}",
                    "playDate": str(first + timedelta(days=play * 15 // 100 * 2, minutes=play % 50)),
                    "gameRefId": rng.randrange(40),
                    "playerScores": [
                        {"playerRefId": who, "score": str(rng.randrange(100))}
                        for who in rng.sample(range(20), rng.randint(2, 5))
                    ],
                }
                for play in range(plays)
            ],
        }
    )


def postings(rows: int) -> str:
    """Return a CSV file of postings as Ludo writes it, sixty an evening."""
    head = "made,evening,evening_started,source,origin,number,payer_kind,payer,payee_kind,payee,chips,reason,id"
    lines = [head]
    for row in range(rows):
        evening = row // 60
        begun = f"{2000 + evening // 336:04}-{evening // 28 % 12 + 1:02}-{evening % 28 + 1:02}T18:00:00+00:00"
        who = f"person,Person {row % 13},person,Person {13 + row % 7}"
        lines.append(f"{begun},Evening {evening},{begun},correction,1,{row % 60 + 1},{who},{row % 50 + 1},,")
    return "\n".join(lines) + "\n"


def measured(content: str, *, own: bool) -> float:
    """Return the seconds of processor time that a file takes until all of it is in new books."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "file"
        path.write_text(content, encoding="utf-8")
        store = Store(Path(folder) / "ludo.db")
        store.nights.people.add("Somebody")
        gc.collect()
        gc.disable()
        try:
            begun = process_time()
            if own:
                store.nights.exchange.preview(path)
                done = store.nights.exchange.take_in(path)
            else:
                store.nights.bringing.preview(path, None)
                done = store.nights.bringing.take_in(path, None)
            took = process_time() - begun
        finally:
            gc.enable()
        store.close()
    assert not done.wrong
    assert done.new
    return took


def show_kinds(parties: int) -> None:
    """Print what becomes of files of five kinds with one odd score in a hundred: rows in, aside, mended; seconds."""
    played = club(parties, parties // 100)
    print(f"{parties:,} parties as others write them:")
    for kind, (name, write) in KINDS.items():
        with TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_bytes(write(played))
            store = Store(Path(folder) / "ludo.db")
            store.nights.people.add("Somebody")
            begun = process_time()
            table, columns = store.nights.bringing.look_at(path)
            if table.code:
                print(f"  {kind:<12} {table.code}")
                continue
            done = store.nights.bringing.take_in(path, columns)
            took = process_time() - begun
            mends = {}
            for report in done.wrong:
                said = tuple(text for _, text in report.cells)
                mends[report.line] = Mend(said, tuple("5" if text == report.value else text for text in said))
            mended = store.nights.bringing.take_in(path, columns, mends=mends)
            store.close()
        print(f"  {kind:<12} {done.new:>7,} in {len(done.wrong):>6,} aside {mended.new:>6,} mended {took:6.2f} s")


def main() -> int:
    """Print the table; 1 if a large file costs more a play than it may."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--plays", type=int, default=10_000)
    parser.add_argument("--rows", type=int, default=30_000)
    chosen = parser.parse_args()
    over = False
    for what, counts, own in (
        ("plays of BG Stats", (1000, 3000, chosen.plays), False),
        ("rows of Ludo's CSV", (chosen.rows // 10, chosen.rows), True),
    ):
        measured(postings(200) if own else export(200), own=own)  # whatever is read on first use
        least = 0.0
        for count in counts:
            took = measured(postings(count) if own else export(count), own=own)
            each = took / count
            least = least or each
            over |= each > BAR * least
            print(f"{count:>8,} {what}: {took:6.2f} s, {1000 * each:.3f} ms each, {each / least:.2f} times the first")
    show_kinds(chosen.plays // 2)
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
