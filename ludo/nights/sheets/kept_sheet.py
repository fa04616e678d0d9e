"""A score sheet as it is kept: its people, its lines with all revisions, and how it stands after each."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic, Protocol, TypeAlias, cast

from ludo.engine.game import AnyGame
from ludo.engine.options import Options
from ludo.games import NotUnderstoodError, understood
from ludo.nights.chips import AccountKind
from ludo.nights.errors import NightsError
from ludo.nights.people import Person
from ludo.nights.sheet_records import ChairChange, LineRecord, SheetOutcome, SheetRecord
from ludo.nights.sheets.contract import STRUCK, Filled, LineT, Marked, Position, PositionT, Sheet, fill, mark_text
from ludo.nights.sheets.line_order import forgotten_text, ordered_texts, plain_text, with_forgotten
from ludo.nights.sheets.outcome import Holders, outcome
from ludo.nights.sheets.registry import SHEETS, sheet_of
from ludo.nights.sheets.table_lines import ChairLine, EndLine, TableLine, table_text


def understood_sheet(record: SheetRecord) -> tuple[AnyGame, Options]:
    """Return game and options of a sheet. Raises NightsError `unknown-game`, `newer-rules` or `bad-options`."""
    if SHEETS.get(record.game) is None:
        raise NightsError("unknown-game", record.game)
    try:
        return understood(record.game, record.rules_version, {**record.options, "players": len(record.people)})
    except NotUnderstoodError as error:
        raise NightsError(error.code, error.detail) from error


class Sheets(Protocol):
    """The keeper of sheets and their lines, which this floor does not know."""

    def person(self, number: int) -> Person:
        """Return the entry with this number itself, merged or not."""

    def get(self, number: int) -> SheetRecord:
        """Return a sheet. Raises NightsError `no-such-sheet`."""

    def lines(self, number: int) -> Sequence[LineRecord]:
        """Return every revision of every line of a sheet, by line and revision."""

    def write(
        self,
        number: int,
        line: int,
        text: str,
        outcome: SheetOutcome,
        reason: str | None = None,
        change: ChairChange | None = None,
    ) -> LineRecord:
        """Write a line: the next one, or another revision of one that is there, with a reason."""


class KeptSheet(Generic[LineT, PositionT]):
    """A sheet. Whatever writes may raise StorageError or NightsError; then nothing has changed."""

    def __init__(self, sheets: Sheets, number: int) -> None:
        """Raises StorageError, and NightsError if there is no such sheet or this version does not understand it."""
        self._sheets = sheets
        self.number = number
        self._read(sheets.get(number))

    def read_again(self) -> bool:
        """Read what was changed elsewhere meanwhile; was anything? Raises as the constructor."""
        record = self._sheets.get(self.number)
        if record == self.record and self._people_of(record) == self.everybody:
            return False
        self._read(record)
        return True

    def _people_of(self, record: SheetRecord) -> dict[int, Person]:
        others = (change.person for change in record.changes if change.person is not None)
        return {person: self._sheets.person(person) for person in (*record.people, *others)}

    def _read(self, record: SheetRecord) -> None:
        self.record = record
        self.game, self.options = understood_sheet(record)
        self.sheet = cast("Sheet[Options, LineT, PositionT]", sheet_of(record.game))
        self.everybody = self._people_of(record)
        """Everybody who has held a chair, by number."""
        lines = self._sheets.lines(self.number)
        self.revisions: dict[int, list[LineRecord]] = {}
        for line in lines:
            self.revisions.setdefault(line.number, []).append(line)
        self._texts = ordered_texts(lines)
        self.filled: Filled[LineT, PositionT] = self._fill(self._texts)
        self.holders = self._held()
        """Who held each chair at each line, and who holds it now."""

    @property
    def position(self) -> PositionT:
        """How it stands after the last line."""
        return self.filled.position

    @property
    def people(self) -> tuple[Person, ...]:
        """Who holds each chair now, or held it last."""
        return tuple(self.everybody[person] for person in self.holders.now)

    def people_at(self, number: int) -> tuple[Person, ...]:
        """Return who held each chair at a line, after it where it is about chairs."""
        held = self.holders.by_line.get(number, self.holders.now)
        return tuple(self.everybody[person] for person in held)

    def people_before(self, number: int) -> tuple[Person, ...]:
        """Return who held each chair before a line."""
        held = self.record.people
        for marked in self.filled.lines:
            if marked.number == number:
                break
            held = self.holders.by_line[marked.number]
        return tuple(self.everybody[person] for person in held)

    def lay_stacks(self, held: Mapping[int, int]) -> None:
        """Set the chips that lie before people; whoever is not named keeps what lies there."""
        seats = {seat: held[person] for seat, person in enumerate(self.holders.now) if person in held}
        line = self.sheet.stacks_line(self.position, seats)
        if line is not None and self.sheet.check(self.position, line) is None:
            self.add(line)

    @property
    def last(self) -> Marked[LineT, PositionT] | None:
        """The last line that has not been struck, None if there is none."""
        return next((marked for marked in reversed(self.filled.lines) if not marked.struck), None)

    @property
    def next_number(self) -> int:
        """The number that the next line gets."""
        return max(self.revisions, default=0) + 1

    def trial(self, number: int, line: LineT | None) -> Filled[LineT, PositionT]:
        """Return the sheet as it would be with another line in the place of this one; None to strike it."""
        return self._fill({**self._texts, number: self._text(line)})

    def trial_before(self, number: int, line: LineT) -> Filled[LineT, PositionT]:
        """Return the sheet as it would be with a forgotten line before this one."""
        return self._fill(with_forgotten(self._texts, number, self.next_number, self._text(line)))

    def written_before(self, number: int) -> LineT | None:
        """Return the last revision of a line that could be read, struck or not; None if there is none."""
        for revision in reversed(self.revisions[number]):
            text = plain_text(revision.line)
            marked = mark_text(self.sheet, self.filled.before(number), number, text)
            if marked.line is not None:
                return marked.line
        return None

    def add(self, line: LineT) -> Marked[LineT, PositionT]:
        """Write the next line; return it as it counts."""
        number, text = self.next_number, self._text(line)
        self._write(number, text, {**self._texts, number: text}, None)
        return self.filled.lines[-1]

    def leave(self, seat: int) -> None:
        """Empty a chair. Raises NightsError."""
        self._change(ChairLine(seat, left=True), None)

    def take_over(self, seat: int, person: int) -> None:
        """Seat somebody else on a chair from the next deal on. Raises NightsError."""
        if person in self.at_table:
            raise NightsError("already-seated", str(person))
        self._change(ChairLine(seat, left=False), person)

    def end(self, *, counts: bool, returned: bool = True) -> None:
        """End the partie as it stands. Raises NightsError."""
        self._write_table(EndLine(counts, returned), self.record.changes)

    @property
    def at_table(self) -> tuple[int, ...]:
        """Who sits there now."""
        absent = self.sheet.absent(self.position)
        return tuple(person for seat, person in enumerate(self.holders.now) if seat not in absent)

    def _change(self, line: ChairLine, person: int | None) -> None:
        change = ChairChange(line.seat, self.next_number, person)
        self._write_table(line, (*self.record.changes, change), change)

    def _write_table(
        self, line: TableLine, changes: tuple[ChairChange, ...], change: ChairChange | None = None
    ) -> None:
        refusal = self.sheet.check_table(self.position, line)
        if refusal is not None:
            raise NightsError(refusal.code)
        number, text = self.next_number, table_text(line)
        self._write(number, text, {**self._texts, number: text}, None, changes, change)

    def insert(self, before: int, line: LineT, reason: str) -> None:
        """Write a line that was forgotten before another one, with a reason."""
        number, text = self.next_number, self._text(line)
        texts = with_forgotten(self._texts, before, number, text)
        self._write(number, forgotten_text(before, text), texts, reason)

    def revise(self, number: int, line: LineT | None, reason: str) -> None:
        """Write another revision of a line, with a reason; None strikes it."""
        text = self._text(line)
        self._write(number, text, {**self._texts, number: text}, reason)

    def gains(self) -> Mapping[int, int]:
        """Return what the sheet has brought each person who held a chair."""
        found = dict.fromkeys(self.everybody, 0)
        for moves in self._outcome(self.filled, self.record.changes).moves.values():
            for payer, payee, chips in moves:
                for account, gained in ((payer, -chips), (payee, chips)):
                    if account.kind is AccountKind.PERSON:
                        found[int(account.key)] += gained
        return found

    def _outcome(self, filled: Filled[LineT, PositionT], changes: tuple[ChairChange, ...]) -> SheetOutcome:
        people, sides = self.record.people, self.game.sides(self.options)
        return outcome(self.sheet, self.number, people, sides, filled, changes)

    def _held(self) -> Holders:
        return Holders(self.record.people, self.record.changes, self.filled)

    def _text(self, line: LineT | None) -> str:
        return STRUCK if line is None else self.sheet.write(line)

    def _fill(self, texts: Mapping[int, str]) -> Filled[LineT, PositionT]:
        return fill(self.sheet, self.options, texts.items())

    def _write(
        self,
        number: int,
        text: str,
        texts: dict[int, str],
        reason: str | None,
        changes: tuple[ChairChange, ...] | None = None,
        change: ChairChange | None = None,
    ) -> None:
        """Write a revision of a line; texts: those of all lines with it. change: who sits there with it."""
        filled = self._fill(texts)
        written = self._outcome(filled, self.record.changes if changes is None else changes)
        try:
            line = self._sheets.write(self.number, number, text, replace(written, seen=self.record), reason, change)
        except NightsError:
            self.read_again()
            raise
        self.revisions.setdefault(number, []).append(line)
        self._texts, self.filled = texts, filled
        self.record = self._sheets.get(self.number)
        if change is not None and change.person is not None:
            self.everybody[change.person] = self._sheets.person(change.person)
        self.holders = self._held()


AnyKeptSheet: TypeAlias = KeptSheet[object, Position]
"""A sheet of whatever game."""
