"""What a person must be told about the file."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many sessions have been dealt with, and how many there are."""

NOTICE_KEY: Final = "notice"
"""The setting that holds a notice until the file is closed properly."""


def unseen(done: int, of: int) -> None:
    """Show no progress."""


@dataclass(slots=True)
class Report:
    """How many sessions were saved, how many of them only up to some action, and how many could not be read."""

    saved: int = 0
    cut: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the file that a person must be told, as a code.

    Ludo goes on with a new file, the old one is in `kept`:
    `damaged` (`saved` sessions could be copied, `cut` of them only up to some action, `lost` could not be read;
    `interrupted`: an earlier attempt did not come to its end), `other-program`, `gone` (missing or empty).

    Ludo goes on with the file, something about its journal (kept in `kept`) was wrong:
    `foreign-journal`, `journal-only`, `journal-damaged`, `journal-missing`.

    Nothing is written, the file is left as it is, `saved` sessions of it can be looked at:
    `newer-version`, `old-sqlite`, `read-only`, `disk-full`, `disk-error`, `no-access`, `busy`.
    """

    code: str
    kept: Path | None = None
    saved: int = 0
    cut: int = 0
    lost: int = 0
    interrupted: bool = False

    def write(self) -> str:
        """Return the notice as text, to be kept until it has been read."""
        kept = None if self.kept is None else str(self.kept)
        return json.dumps([self.code, kept, self.saved, self.cut, self.lost, self.interrupted])


def read_notice(text: str) -> Notice | None:
    """Return a notice from its text; None for anything else."""
    try:
        code, kept, saved, cut, lost, interrupted = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    numbers = (saved, cut, lost)
    if not isinstance(code, str) or not isinstance(kept, str | None):
        return None
    if not all(isinstance(number, int) for number in numbers):
        return None
    return Notice(code, None if kept is None else Path(kept), saved, cut, lost, interrupted is True)
