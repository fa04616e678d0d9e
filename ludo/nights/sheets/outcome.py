"""The outcome of a filled sheet: who held each chair, the chips of each line, and the results when it is over."""

from collections.abc import Iterable, Sequence
from typing import Final

from ludo.engine.places import Seat
from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import Finish, FinishKind
from ludo.nights.results import results
from ludo.nights.sheet_records import ChairChange, SheetOutcome
from ludo.nights.sheets.contract import Filled, LineT, Marked, OptionsT, Position, PositionT, Sheet
from ludo.nights.sheets.table_lines import ChairLine, EndLine

_GIVEN_UP: Final = Finish(FinishKind.GIVEN_UP)


class Holders:
    """Who held each chair of a sheet at each line, in the order in which lines count.

    by_line: by number of a line the people by chair who played it; now: who would play the next line. changed: chairs
    that were left or taken over; left: those on which nobody has sat down since.
    """

    def __init__(self, people: Sequence[int], changes: Iterable[ChairChange], filled: Filled[LineT, PositionT]) -> None:
        known = {(change.seat, change.line): change.person for change in changes}
        holders = list(people)
        self.by_line: dict[int, tuple[int, ...]] = {}
        self.changed: set[Seat] = set()
        self.left: set[Seat] = set()
        for marked in filled.lines:
            line = marked.table
            if marked.counts and isinstance(line, ChairLine):
                person = known.get((line.seat, marked.number))
                self.changed.add(line.seat)
                (self.left.add if line.left else self.left.discard)(line.seat)
                if person is not None:
                    holders[line.seat] = person
            self.by_line[marked.number] = tuple(holders)
        self.now = tuple(holders)


def outcome(
    sheet: Sheet[OptionsT, LineT, PositionT],
    number: int,
    people: Sequence[int],
    sides: Sequence[Sequence[Seat]],
    filled: Filled[LineT, PositionT],
    changes: Iterable[ChairChange] = (),
) -> SheetOutcome:
    """Return what the lines of a sheet move and how it ends.

    number: that of the sheet. people: by chair. sides: chairs that play together. changes: who left or took over.
    """
    holders = Holders(people, changes, filled)
    pot = _Pot()
    moves = {}
    for marked in filled.lines:
        if marked.counts:
            moves[marked.number] = _moves(sheet, number, pot.gains(holders.by_line[marked.number], marked), marked)
    return SheetOutcome(moves, _finish(sides, filled, holders))


def _finish(sides: Sequence[Sequence[Seat]], filled: Filled[LineT, PositionT], holders: Holders) -> Finish | None:
    """Return how a sheet ends, None while it lasts; chairs that changed hands have no result."""
    position: Position = filled.position
    standing, ended = position.standing, filled.ended
    if not standing.over:
        return None
    if ended is not None and not ended.counts:
        return _GIVEN_UP
    found = results(standing, sides)
    known = tuple(None if seat in holders.changed else result for seat, result in enumerate(found))
    return Finish(FinishKind.PLAYED, known, counted=True)


class _Pot:
    """Chips of each person in the pot since it was last empty, so that they go back to who put them in."""

    def __init__(self) -> None:
        self._put: list[dict[int, int]] = []
        self._pot = 0

    def gains(self, people: Sequence[int], marked: Marked[LineT, PositionT]) -> list[tuple[int, int]]:
        """Return what a line brings each person (or, below 0, costs them) who held a chair."""
        if not self._put:
            self._put = [{} for _ in people]
        line = marked.table
        returned = isinstance(line, EndLine) and line.returned
        found: list[tuple[int, int]] = []
        for person, put, gained in zip(people, self._put, marked.chips, strict=True):
            if returned and sum(put.values()) == gained and len(put) > 1:
                found += put.items()
            elif gained:
                found.append((person, gained))
            put[person] = put.get(person, 0) - gained
        self._pot -= sum(marked.chips)
        if self._pot == 0:
            self._put = [{} for _ in people]
        return found


def _moves(
    sheet: Sheet[OptionsT, LineT, PositionT],
    number: int,
    gains: Iterable[tuple[int, int]],
    marked: Marked[LineT, PositionT],
) -> tuple[Move, ...]:
    """Return the chips of a line: between each person and the table of the sheet, and from another table."""
    table = sheet_account(number)
    moves = [
        Move(table, person_account(person), gained) if gained > 0 else Move(person_account(person), table, -gained)
        for person, gained in gains
        if gained
    ]
    brought = sheet.brought(marked.line) if marked.line is not None else None
    if brought is not None:
        moves.append(Move(sheet_account(brought.sheet), table, brought.chips))
    return tuple(moves)
