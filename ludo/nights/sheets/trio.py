"""The score sheet of Trio and L'École (*feuille de pointage*): points, and the contract to fulfil next."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from ludo.engine.frozen import Frozen
from ludo.engine.places import Seat
from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.trio import scoring
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import CARD_STEP
from ludo.games.trio.view import TrioStanding
from ludo.nights.sheets.contract import Sheet
from ludo.nights.sheets.line_texts import Fields, json_text
from ludo.nights.sheets.table_lines import TOO_FEW_LEFT, EndLine, leading

DEAL: Final = "deal"
_FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class TrioLine(Frozen):
    """A deal: who got rid of all cards (None: nobody), who opened, in that order, and the points of each chair."""

    out: Seat | None
    opened: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrioPosition(Frozen):
    """How a sheet of Trio stands. absent: who has left; they keep points and contract, and win nothing."""

    options: TrioOptions
    standing: TrioStanding
    deal_number: int = 0
    absent: tuple[Seat, ...] = ()


class TrioSheet(Sheet[TrioOptions, TrioLine, TrioPosition]):
    """The score sheet of Trio: one line a deal (TRO-53)."""

    game: ClassVar[str] = "trio"
    options: ClassVar[frozenset[str] | None] = frozenset({"variant", "tiebreak_points", "final_tie", "jokers_per_pack"})

    def start(self, options: TrioOptions) -> TrioPosition:
        """Everybody begins with the first contract (TRO-13)."""
        nothing = (0,) * options.players
        return TrioPosition(options, TrioStanding(False, (), nothing, nothing, (1,) * options.players))

    def read(self, text: str) -> TrioLine:
        with Fields(text) as fields:
            fields.take_word("kind", (DEAL,))
            return TrioLine(fields.take_optional("out"), fields.take_numbers("opened"), fields.take_numbers("points"))

    def write(self, line: TrioLine) -> str:
        return json_text({"kind": DEAL, "out": line.out, "opened": line.opened, "points": line.points})

    def check(self, position: TrioPosition, line: TrioLine) -> Refusal | None:
        """Who ends a deal has opened (TRO-55) and counts nothing (TRO-52); everybody else holds cards."""
        players = position.options.players
        if position.standing.over:
            return PARTIE_OVER
        if len(line.points) != players:
            return Refusal("line-chairs", {"chairs": players})
        if not set(line.opened) <= set(range(players)) or len(set(line.opened)) < len(line.opened):
            return Refusal("line-chairs", {"chairs": players})
        if line.out is not None and line.out not in line.opened:
            return Refusal("out-not-opened", {"seat": line.out})
        for seat, points in enumerate(line.points):
            refusal = _points_refusal(position, line, seat, points)
            if refusal is not None:
                return refusal
        return None

    def mark(self, position: TrioPosition, line: TrioLine) -> TrioPosition:
        """Add the points, raise the contracts of those who opened (TRO-53), and end the partie (TRO-56)."""
        options, standing = position.options, position.standing
        totals = scoring.line_after(standing.scores, standing.contracts, line.opened, line.points)
        result = scoring.partie_result(options, standing.contracts, line.opened, line.out, totals.scores, line.points)
        after = TrioStanding(result.over, result.winners, standing.chips, totals.scores, totals.contracts)
        return TrioPosition(options, after, position.deal_number + 1, position.absent)

    def expected(self, position: TrioPosition) -> tuple[str, ...]:
        """A deal, until the partie is over."""
        return () if position.standing.over else (DEAL,)

    def end(self, position: TrioPosition, line: EndLine) -> TrioPosition:
        """Whoever has the furthest contract is ahead, then who has the fewest points."""
        standing = position.standing
        sides = [(seat,) for seat in range(position.options.players)]
        winners = leading(standing.ranks(sides), line.counts, position.absent)
        return replace(position, standing=replace(standing, over=True, winners=winners))

    def absent(self, position: TrioPosition) -> tuple[Seat, ...]:
        return position.absent

    def leaving_refusal(self, position: TrioPosition, seat: Seat) -> Refusal | None:
        """Two at least play on."""
        return TOO_FEW_LEFT if position.options.players - len(position.absent) <= _FEWEST else None

    def leave(self, position: TrioPosition, seat: Seat) -> TrioPosition:
        """Somebody adds no points any more, and their contract stays where it is."""
        return replace(position, absent=(*position.absent, seat))

    def sit_down(self, position: TrioPosition, seat: Seat) -> TrioPosition:
        """Somebody goes on with points and contract of the chair."""
        return replace(position, absent=tuple(other for other in position.absent if other != seat))


def _points_refusal(position: TrioPosition, line: TrioLine, seat: Seat, points: int) -> Refusal | None:
    """Return why somebody cannot count so many points, None if they can (TRO-34, TRO-52)."""
    if seat in position.absent:
        return Refusal("not-in", {"seat": seat}) if points or seat in line.opened else None
    if seat == line.out:
        return Refusal("out-with-points", {"seat": seat}) if points else None
    opened = seat in line.opened
    fewest, most = scoring.possible_points(position.options, position.standing.contracts[seat], opened)
    if not most:
        return Refusal("opened-all-out", {"seat": seat})
    if not fewest <= points <= most or points % CARD_STEP:
        code = "points-opened" if opened else "points-not-opened"
        return Refusal(code, {"seat": seat, "points": points, "least": fewest, "most": most, "step": CARD_STEP})
    return None


TRIO_SHEET: Final = TrioSheet()
