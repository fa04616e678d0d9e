"""Lines of sheets as acts, with what they make all lines move."""

from collections.abc import Mapping, Sequence

from ludo.nights.chips import Account, Move
from ludo.nights.sheet_records import LineRecord
from ludo.store.books.act import Body, Value
from ludo.store.books.books import Said
from ludo.store.books.project_played import Seat, chairs_of, holders, moves_of_lines, seats_of
from ludo.store.database import Database
from ludo.store.nights.entries import account_text
from ludo.store.partie_acts import counting


class SheetWriting:
    """Acts of a sheet as it stands."""

    def __init__(self, database: Database, number: int) -> None:
        self._database, books = database, database.books
        self._sheet = sheet = books.thing("sheet", number)
        self._lines = counting(books, sheet, "line")
        standing = books.part(sheet)
        self._chairs = [person for person, _ in chairs_of(standing, standing.acts[sheet])]
        self._seats = seats_of(standing, self._lines)

    def line(self, line: LineRecord, seat: Seat | None, moves: Mapping[int, Sequence[Move]]) -> Said:
        """Return the act of a line. seat: who takes a chair over with it; moves: by number, of all lines."""
        if seat is not None:
            self._seats.append(seat)
        written = [act for act in self._lines if act.text("text")]
        same = [act for act in written if act.number("number") == line.number]
        before = (same or written)[-1:]
        body: Body = {
            "sheet": self._sheet,
            "number": line.number,
            "text": line.line,
            "prev": before[0].id if before else None,
            "revises": bool(same),
            "reason": line.reason,
            "seat": None if seat is None else [seat.chair, seat.person],
            "moves": self._changed(moves),
        }
        return Said("line", body)

    def _changed(self, moves: Mapping[int, Sequence[Move]]) -> dict[str, Value]:
        """Return what lines move that is not said yet."""
        known = {number: said for number, [*_, (_, said)] in moves_of_lines(self._lines).items() if said}
        due = {number: said for number, each in moves.items() if (said := self._said(number, each))}
        return {
            str(number): due.get(number, [])
            for number in sorted(known.keys() | due.keys())
            if due.get(number) != known.get(number)
        }

    def _said(self, line: int, moves: Sequence[Move]) -> list[Value]:
        """Return moves with chairs in the place of those who sit there with a line."""
        current = self._database.books.part().current
        sitting = holders(self._chairs, self._seats, line).items()
        names = {f"p:{current(person)}": f"c:{chair}" for chair, person in sitting if person}
        names[f"x:{self._sheet}"] = "t"
        return [
            [*(names.get(text, text) for text in map(self._account, (move.payer, move.payee))), move.chips]
            for move in moves
            if move.chips
        ]

    def _account(self, account: Account) -> str:
        return account_text(self._database.books, self._database.connection, account)
