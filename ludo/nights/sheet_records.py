"""Score sheets of a real table as they are kept: who sat there, their lines, what they moved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ludo.engine.options import Value
from ludo.nights.chips import Move
from ludo.nights.evenings import Finish


class ChairChange(NamedTuple):
    """With which line somebody left a chair (person None), or somebody else sat down on it."""

    seat: int
    line: int
    person: int | None


@dataclass(frozen=True, slots=True)
class SheetRecord:
    """A score sheet. rules_version: that of the game when it was begun. options: those that differ from the defaults.

    people: by chair, those who began; moments are UTC, ISO 8601. changes: who has left or taken over, by line; they
    hold as far as that line counts (`KeptSheet.holders`).

    imported: only its results are known, from a file; it has no lines. annulled: its chips were given back, and it
    counts nowhere. revisions: how many texts were written on its lines.
    """

    number: int
    evening: int | None
    game: str
    rules_version: int
    options: Mapping[str, Value]
    people: tuple[int, ...]
    started: str
    changed: str
    over: bool
    imported: bool = False
    annulled: bool = False
    changes: tuple[ChairChange, ...] = ()
    revisions: int = 0


class LineRecord(NamedTuple):
    """A revision of a line (0 the first): its JSON text, why it was changed, and when it was written."""

    number: int
    revision: int
    line: str
    reason: str | None
    made: str


@dataclass(frozen=True, slots=True)
class SheetOutcome:
    """The outcome of all lines of a sheet.

    moves: by number of line, all chips that it moves (a line without chips may be left out). finish: the end of the
    partie, None while it lasts; chairs that changed hands have no result. seen: the sheet that this was worked out
    from; None: whatever is kept.
    """

    moves: Mapping[int, Sequence[Move]] = field(default_factory=dict)
    finish: Finish | None = None
    seen: SheetRecord | None = None


class KeptTable(NamedTuple):
    """A sheet that is over and on whose table chips lie, such as a Tripoli board that is kept for another evening."""

    sheet: SheetRecord
    chips: int
