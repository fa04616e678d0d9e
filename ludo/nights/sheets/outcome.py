"""What a filled sheet amounts to: the chips of each line, and the results when the partie is over."""

from collections.abc import Sequence

from ludo.engine.places import Seat
from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import Finish, FinishKind
from ludo.nights.results import results
from ludo.nights.sheet_records import SheetOutcome
from ludo.nights.sheets.contract import Filled, LineT, Marked, OptionsT, Position, PositionT, Sheet


def outcome(
    sheet: Sheet[OptionsT, LineT, PositionT],
    number: int,
    people: Sequence[int],
    sides: Sequence[Sequence[Seat]],
    filled: Filled[LineT, PositionT],
) -> SheetOutcome:
    """Return what the lines of a sheet move and how it ends.

    number: that of the sheet. people: by chair. sides: chairs that play together.
    """
    position: Position = filled.position
    standing = position.standing
    return SheetOutcome(
        moves={marked.number: _moves(sheet, number, people, marked) for marked in filled.lines if marked.counts},
        finish=Finish(FinishKind.PLAYED, results(standing, sides), counted=True) if standing.over else None,
    )


def _moves(
    sheet: Sheet[OptionsT, LineT, PositionT], number: int, people: Sequence[int], marked: Marked[LineT, PositionT]
) -> tuple[Move, ...]:
    """Return the chips of a line: between each person and the table of the sheet, and from another table."""
    table = sheet_account(number)
    moves = [
        Move(table, person_account(person), gained) if gained > 0 else Move(person_account(person), table, -gained)
        for person, gained in zip(people, marked.chips, strict=True)
        if gained
    ]
    brought = sheet.brought(marked.line) if marked.line is not None else None
    if brought is not None:
        moves.append(Move(sheet_account(brought.sheet), table, brought.chips))
    return tuple(moves)
