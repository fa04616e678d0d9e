"""Saves what can still be read of a damaged file: its acts, and the logs of its parties. Everything else follows."""

import sqlite3
from typing import Final

from ludo.session.outcomes import Outcome
from ludo.store.books.log import append, read_log, rebuild, take_tables
from ludo.store.books.standing import Standing
from ludo.store.damaged import DamagedFile
from ludo.store.notices import Report
from ludo.store.rows import RowError
from ludo.store.salvage_acts import ActsCopy, Writing
from ludo.store.salvage_parties import PartiesCopy, played_again
from ludo.store.salvage_tables import copy_beside, copy_tables
from ludo.store.salvage_target import SalvageTarget, as_dicts
from ludo.store.summaries import summaries

_LINES: Final = "SELECT line FROM log WHERE session = ? ORDER BY number"


def salvage(source: DamagedFile, target: sqlite3.Connection) -> Report:
    """Copy all that can be read into the empty tables of a fresh file.

    Every act that can be read is kept, and what those that are lost have made has something in its place. Of a file
    without acts the tables are copied, and become acts. A log is cut before its first missing line; where log or acts
    of a partie are not whole, the log is played again, and the books made to say the same.
    Raises sqlite3.OperationalError where the fresh file cannot be written.
    """
    report = Report()
    if not source.version:
        return report
    target.execute("BEGIN")
    fresh = SalvageTarget(target, report)
    _settings(source, fresh)
    acts = ActsCopy(source, fresh)
    parties = PartiesCopy(source, fresh, report)
    if acts.read:
        acts.copy()
        parties.copy(acts.parties())
        copy_beside(source, fresh)
        acts.stand_in()
        rebuild(target, Standing(read_log(target)))
    else:
        copy_tables(source, fresh, parties)
        take_tables(target)
    if _play_again(source, target, parties, doubtful=bool(acts.lost or not acts.read)):
        rebuild(target, Standing(read_log(target)))
    target.execute("COMMIT")
    return report


def _settings(source: DamagedFile, target: SalvageTarget) -> None:
    table = source.table("settings")
    failed = sum(not target.put("settings", row) for row in as_dicts(table.columns, table.rows))
    if failed or table.gaps:
        target.miss("settings", failed)


def _play_again(source: DamagedFile, target: sqlite3.Connection, parties: PartiesCopy, *, doubtful: bool) -> bool:
    """Make the books say what the logs say of parties of which one of both is not whole; was that more than they said?

    doubtful: acts are lost.
    """
    writing = Writing(read_log(target))
    for number in parties.saved:
        source.show(source.done)
        known = number in parties.outcomes
        played = parties.outcomes[number] if known else _played(target, number) if doubtful else None
        query = "SELECT identity FROM identities WHERE kind = 'session' AND number = ?"
        (partie,) = target.execute(query, (number,)).fetchone()
        if played is not None:
            writing.reconcile(partie, played)
    append(target, writing.written)
    return bool(writing.written)


def _played(target: sqlite3.Connection, session: int) -> Outcome | None:
    """Return what the log of a session amounts to, None where not all of it can be played."""
    entry = next(iter(summaries(target, number=session)))
    if isinstance(entry, RowError):
        return None
    lines = [line for (line,) in target.execute(_LINES, (session,))]
    played = played_again(entry.header, lines)
    return played if played is not None and played.lines == len(lines) and played.over == entry.over else None
