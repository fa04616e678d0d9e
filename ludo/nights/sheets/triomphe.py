"""The score sheet of Triomphe: tricks, the vole, concessions, faults, parties, stakes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, Final, Literal, TypeAlias, cast, get_args

from ludo.engine.frozen import Frozen
from ludo.engine.options import Value
from ludo.engine.places import Seat
from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.triomphe import scoring
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.scoring import Scores
from ludo.games.triomphe.setting import setting_of
from ludo.games.triomphe.teams import sides
from ludo.games.triomphe.view import TriompheStanding
from ludo.nights.sheets.contract import Sheet
from ludo.nights.sheets.line_texts import Fields, json_text
from ludo.nights.sheets.table_lines import TOO_FEW_LEFT, EndLine, leading

Kind: TypeAlias = Literal["played", "conceded", "refused", "fault"]
"""How a deal went: played (TRI-60), conceded (TRI-83), played after an offer was refused (TRI-84), or stopped by a
fault (TRI-93)."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class TriompheLine(Frozen):
    """A deal.

    tricks: by side, where tricks count. first: of several sides with the most tricks, the one that had so many first
    (TRI-63); None if it does not matter. side: the side that accepted the offer, or refused it, or made the fault.
    stake: what was agreed for this and later parties before it was dealt (TRI-74); None if nothing was said.
    """

    kind: Kind
    tricks: tuple[int, ...] = ()
    first: int | None = None
    side: int | None = None
    stake: int | None = None


@dataclass(frozen=True, slots=True)
class TriomphePosition(Frozen):
    """How a sheet of Triomphe stands. winners: the side that won each partie of the match so far; stake: in force.

    absent: who has left; they take no tricks and stake nothing. staked: what each has in the cagnotte.
    """

    options: TriompheOptions
    standing: TriompheStanding
    stake: int
    winners: tuple[int, ...] = ()
    deal_number: int = 0
    partie_ended: bool = False
    absent: tuple[Seat, ...] = ()
    staked: tuple[int, ...] = ()


class TriompheSheet(Sheet[TriompheOptions, TriompheLine, TriomphePosition]):
    """The score sheet of Triomphe: one line a deal."""

    game: ClassVar[str] = "triomphe"
    options: ClassVar[frozenset[str] | None] = frozenset(
        {
            "teams", "target", "min_tricks", "multi_scoring", "concession", "stop_when_decided", "renonce_penalty",
            "parties", "stake",
        }
    )  # fmt: skip
    assumes: ClassVar[Mapping[str, Value]] = MappingProxyType({"strict_table": True})

    def start(self, options: TriompheOptions) -> TriomphePosition:
        """Return the position before the first deal: no points, nothing staked."""
        nothing = (0,) * len(sides(options))
        return TriomphePosition(
            options, TriompheStanding(False, (), (0,) * options.players, nothing, nothing), options.stake
        )

    def read(self, text: str) -> TriompheLine:
        with Fields(text) as fields:
            kind, tricks = cast(Kind, fields.take_word("kind", KINDS)), fields.take_numbers("tricks")
            return TriompheLine(kind, tricks, *(fields.take_optional(name) for name in ("first", "side", "stake")))

    def write(self, line: TriompheLine) -> str:
        values = {"kind": line.kind, "tricks": line.tricks, "first": line.first, "side": line.side}
        return json_text(values if line.stake is None else {**values, "stake": line.stake})

    def check(self, position: TriomphePosition, line: TriompheLine) -> Refusal | None:
        """Check that such a deal is possible with these options, and that its tricks decide it."""
        if position.standing.over:
            return PARTIE_OVER
        options = position.options
        if line.kind not in self.expected(position):
            return Refusal("line-kind", {"kind": line.kind})
        if line.stake is not None and (refusal := stake_refusal(position, line.stake)) is not None:
            return refusal
        count = len(sides(options))
        for side in _sides_of(position):
            if side == line.side or (side < len(line.tricks) and line.tricks[side]):
                return Refusal("not-in", {"seat": sides(options)[side][0]})
        named = line.kind != "played"
        if named != (line.side is not None) or (line.side is not None and not 0 <= line.side < count):
            return Refusal("line-side")
        if line.kind in ("conceded", "fault"):
            return None if not line.tricks and line.first is None else Refusal("line-tricks", {"tricks": 0})
        return _tricks_refusal(options, line, count)

    def mark(self, position: TriomphePosition, line: TriompheLine) -> TriomphePosition:
        """Mark the points; stakes are paid in before the first deal of a partie (TRI-75), and out after its last."""
        options, standing = position.options, position.standing
        chips, scores, staked = standing.chips, standing.scores, position.staked
        stake = position.stake if line.stake is None else line.stake
        if position.deal_number == 0 or position.partie_ended:
            chips, scores = _paid_in(position, stake), (0,) * len(scores)
            staked = tuple(held - left for held, left in zip(standing.chips, chips, strict=True))
        points = _points(options, line)
        scores = tuple(before + more for before, more in zip(scores, points, strict=True))
        winner = scoring.partie_winner(scores, options.target)
        winners = position.winners
        if winner is not None:
            winners = (*winners, winner)
            chips = _paid_out(position, chips, stake, winner)
        over, side = scoring.match_result(winners, options)
        seats = () if side is None else sides(options)[side]
        after = TriompheStanding(over, seats, chips, scores, scoring.parties_won(winners, options))
        ended = winner is not None
        return TriomphePosition(
            options, after, stake, winners, position.deal_number + 1, ended, position.absent, () if ended else staked
        )

    def expected(self, position: TriomphePosition) -> tuple[Kind, ...]:
        """A deal played; an offer between two sides only (TRI-87); a fault, which nothing prevents here (TRI-91)."""
        options = position.options
        if position.standing.over:
            return ()
        offers = options.concession != "off" and len(sides(options)) == 2
        kinds: tuple[Kind, ...] = ("played", "conceded", "refused") if offers else ("played",)
        return (*kinds, "fault")

    def end(self, position: TriomphePosition, line: EndLine) -> TriomphePosition:
        """The stakes of the partie that is not over go back to those who paid them (TRI-75); who is ahead has won."""
        standing = position.standing
        staked = position.staked or (0,) * len(standing.chips)
        chips = tuple(held + back for held, back in zip(standing.chips, staked, strict=True))
        winners = leading(_ranks(position), line.counts, position.absent)
        return replace(position, standing=replace(standing, over=True, winners=winners, chips=chips), staked=())

    def absent(self, position: TriomphePosition) -> tuple[Seat, ...]:
        return position.absent

    def leaving_refusal(self, position: TriomphePosition, seat: Seat) -> Refusal | None:
        """Where everybody plays alone two at least play on; partners cannot leave each other."""
        alone = all(len(side) == 1 for side in sides(position.options))
        return None if alone and position.options.players - len(position.absent) > _FEWEST else TOO_FEW_LEFT

    def leave(self, position: TriomphePosition, seat: Seat) -> TriomphePosition:
        """Somebody takes no tricks any more; what they staked stays in the cagnotte."""
        return replace(position, absent=(*position.absent, seat))

    def sit_down(self, position: TriomphePosition, seat: Seat) -> TriomphePosition:
        """Somebody goes on with the points of the chair."""
        return replace(position, absent=tuple(other for other in position.absent if other != seat))


def _sides_of(position: TriomphePosition) -> tuple[int, ...]:
    """Return the sides of those who have left."""
    return tuple(
        side for side, seats in enumerate(sides(position.options)) if any(seat in position.absent for seat in seats)
    )


def _ranks(position: TriomphePosition) -> list[tuple[int, ...]]:
    """Return by seat what says who is ahead: parties, then points of the one that is not over."""
    standing = position.standing
    side_of = {seat: side for side, seats in enumerate(sides(position.options)) for seat in seats}
    scores = (0,) * len(standing.scores) if position.partie_ended else standing.scores
    return [(standing.parties[side], scores[side]) for _, side in sorted(side_of.items())]


def _paid_in(position: TriomphePosition, stake: int) -> tuple[int, ...]:
    """Return chips by seat after everybody who is there has staked (TRI-75)."""
    chips = position.standing.chips
    paid = scoring.pay_in(chips, stake)
    return tuple(chips[seat] if seat in position.absent else held for seat, held in enumerate(paid))


def _paid_out(position: TriomphePosition, chips: tuple[int, ...], stake: int, winner: int) -> tuple[int, ...]:
    """Return chips by seat after a side took the cagnotte (TRI-75); after somebody has left it is what lies there."""
    if not position.absent:
        return scoring.pay_out(chips, position.options, stake, winner)
    (seat,) = sides(position.options)[winner]
    return tuple(held - sum(chips) * (place == seat) for place, held in enumerate(chips))


def asks_stake(position: TriomphePosition) -> bool:
    """Can another stake be agreed now, between two parties of a match (TRI-74)?"""
    return position.partie_ended and not position.standing.over and scoring.asks_stake(position.options)


def stake_refusal(position: TriomphePosition, stake: int) -> Refusal | None:
    """Return why this stake cannot be agreed now (TRI-74)."""
    most = scoring.most_stake(position.options)
    if not asks_stake(position):
        return Refusal("stake-fixed")
    return None if 0 <= stake <= most else Refusal("stake-limits", {"most": most})


def tied(options: TriompheOptions, tricks: Sequence[int]) -> tuple[int, ...]:
    """Return the sides of which it matters who had the most tricks first (TRI-62); none if it does not."""
    if min(tricks) < 0 or not 0 < sum(tricks) <= TRICKS:
        return ()
    leading = [side for side, count in enumerate(tricks) if count == max(tricks)]
    results = {_played(options, takers_of(options, tricks, side), None) for side in leading}
    return tuple(leading) if len(results) > 1 else ()


def takers_of(options: TriompheOptions, tricks: Sequence[int], first: int | None) -> tuple[Seat, ...]:
    """Return an order in which the tricks may have been taken: those of the side `first` before all others."""
    order = sorted(range(len(tricks)), key=lambda side: side != first)
    return tuple(sides(options)[side][0] for side in order for _ in range(tricks[side]))


def _tricks_refusal(options: TriompheOptions, line: TriompheLine, count: int) -> Refusal | None:
    """Return why tricks do not decide a deal, None if they do (TRI-51, TRI-62, TRI-69)."""
    tricks = line.tricks
    taken = sum(tricks)
    if len(tricks) != count or min(tricks) < 0 or not 0 < taken <= TRICKS:
        return Refusal("line-tricks", {"tricks": TRICKS})
    if taken < TRICKS:
        takers = takers_of(options, tricks, line.first)
        if not (options.stop_when_decided and scoring.decided(takers, options, _refuser(line))):
            return Refusal("line-tricks", {"tricks": TRICKS, "taken": taken})
    candidates = tied(options, tricks) if line.kind == "played" else ()
    if candidates and line.first not in candidates:
        return Refusal("who-was-first", {"sides": candidates})
    if not candidates and line.first is not None:
        return Refusal("line-side")
    return None


def _refuser(line: TriompheLine) -> int | None:
    return line.side if line.kind == "refused" else None


def _points(options: TriompheOptions, line: TriompheLine) -> Scores:
    """Return the points of a deal by side."""
    if line.kind == "fault":
        return scoring.fault_points(options, cast(int, line.side))
    if line.kind == "conceded":
        return scoring.points_for(line.side, scoring.CONCEDED, len(sides(options)))
    return _played(options, takers_of(options, line.tricks, line.first), _refuser(line))


def _played(options: TriompheOptions, takers: tuple[Seat, ...], refuser: int | None) -> Scores:
    return setting_of(options).result(takers, -1 if refuser is None else refuser)[1]


TRIOMPHE_SHEET: Final = TriompheSheet()
