"""Lines that any sheet can have: who sits on a chair changes, or people end the partie here.

They are written and corrected as the lines of a game are. Who sits there from then on is kept beside the line
(`SheetRecord.changes`), since numbers of people belong to one file and a text may go to another.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal

TOO_FEW_LEFT: Final = Refusal("too-few-left")
"""Without them the game cannot go on."""
DEAL_NOT_OVER: Final = Refusal("deal-not-over")
"""Chairs change between deals."""


class ChairLine(NamedTuple):
    """Somebody leaves a chair from the next deal on (`left`), or somebody else sits down on it."""

    seat: Seat
    left: bool


class EndLine(NamedTuple):
    """The partie ends here.

    counts: does the standing count as its result? returned: what lies in the pot or on the board goes back to people;
    else it lies there for another evening.
    """

    counts: bool
    returned: bool = True


TableLine: TypeAlias = ChairLine | EndLine


def table_text(line: TableLine) -> str:
    """Return the JSON text of a line; reading it gives an equal line."""
    fields: Mapping[str, object]
    match line:
        case ChairLine(seat, left):
            fields = {"kind": "chair", "chair": seat, "left": left}
        case EndLine(counts, returned):
            fields = {"kind": "ended", "counts": counts, "returned": returned}
    return json.dumps(fields, separators=(",", ":"))


def read_table_line(text: str) -> TableLine | None:
    """Return the line of a JSON text, None if it is one of the game's own, or none at all."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return None
    match fields:
        case {"kind": "chair", "chair": int(seat), "left": bool(left)} if len(fields) == 3 and type(seat) is int:
            return ChairLine(seat, left)
        case {"kind": "ended", "counts": bool(counts), "returned": bool(returned)} if len(fields) == 3:
            return EndLine(counts, returned)
    return None


def leading(ranks: Sequence[tuple[int, ...]], counts: bool, absent: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Return who wins a partie that ends as it stands: who is ahead; nobody if it does not count, or all are equal.

    ranks: what decides, by seat, the highest first. absent: who has left, and wins nothing.
    """
    there = [rank for seat, rank in enumerate(ranks) if seat not in absent]
    if not counts or not there or all(rank == ranks[0] for rank in ranks):
        return ()
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(there) and seat not in absent)
