"""Which trials there are, and how often each is tried."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from tests.faults.book_trials import kill_books, mutated_books
from tests.faults.kill_trials import kill_backup, kill_migration, kill_restore, kill_salvage, kill_start
from tests.faults.odd_trials import full_between_writes, odd_clocks, suspended, synced_while_open
from tests.faults.place_trials import two_programs, vanished_folder
from tests.faults.trials import (
    backups,
    journals,
    links_and_rights,
    other_schemas,
    share_saved,
    spoiled_bytes,
    texts,
    wrong_types,
)
from tests.faults.windows import windows
from tests.faults.work_trials import long_work

Trial: TypeAlias = Callable[[Path, Random], list[str]]


@dataclass(frozen=True)
class Plan:
    """A trial, how often it is tried in a whole campaign, and how often in the tests of every day."""

    trial: Trial
    whole: int
    short: int


PLANS: Final = (
    Plan(spoiled_bytes, 2500, 24),
    Plan(share_saved, 300, 6),
    Plan(wrong_types, 800, 10),
    Plan(other_schemas, 300, 6),
    Plan(links_and_rights, 200, 12),
    Plan(journals, 200, 8),
    Plan(backups, 1500, 10),
    Plan(texts, 4500, 60),
    Plan(kill_start, 80, 3),
    Plan(kill_salvage, 80, 3),
    Plan(kill_migration, 80, 3),
    Plan(kill_backup, 100, 3),
    Plan(kill_restore, 100, 3),
    Plan(kill_books, 300, 2),
    Plan(mutated_books, 2000, 8),
    Plan(two_programs, 100, 3),
    Plan(vanished_folder, 50, 3),
    Plan(synced_while_open, 200, 4),
    Plan(odd_clocks, 200, 3),
    Plan(suspended, 100, 2),
    Plan(full_between_writes, 200, 3),
    Plan(long_work, 2, 0),
    Plan(windows, 300, 4),
)
UNIX_ONLY: Final = (
    journals,
    kill_start,
    kill_salvage,
    kill_migration,
    kill_backup,
    kill_restore,
    kill_books,
    vanished_folder,
    synced_while_open,
)


def possible(plan: Plan) -> bool:
    """Can this be tried on this system?"""
    return sys.platform != "win32" or plan.trial not in UNIX_ONLY
