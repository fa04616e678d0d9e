"""The score sheet of Trut: points and truts as counters, parties, stakes."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, TypeAlias, cast, get_args

from ludo.engine.frozen import Frozen
from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.trut import rules, scoring
from ludo.games.trut.options import TrutOptions, setting_of
from ludo.games.trut.scoring import NO_SCORES
from ludo.games.trut.view import TrutStanding
from ludo.nights.sheets.contract import Sheet
from ludo.nights.sheets.line_texts import Fields, json_text
from ludo.nights.sheets.table_lines import EndLine, leading

Kind: TypeAlias = Literal["plain", "followed", "declined", "went", "stayed", "void"]
"""How a deal went: played without a trut (TRU-40), played after a trut that was followed (TRU-42), a trut declined
(TRU-31), a fortial that was played (TRU-85) or not (TRU-84), three rotten tricks (TRU-66)."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_FORTIAL: Final[tuple[Kind, ...]] = ("went", "stayed", "void")
_ORDINARY: Final[tuple[Kind, ...]] = ("plain", "followed", "declined", "void")


@dataclass(frozen=True, slots=True)
class TrutLine(Frozen):
    """A deal: how it went, and the side that marks; None if nobody does."""

    kind: Kind
    side: int | None


@dataclass(frozen=True, slots=True)
class TrutPosition(Frozen):
    """How a sheet of Trut stands. winners: the side that won each partie of the match so far."""

    options: TrutOptions
    standing: TrutStanding
    winners: tuple[int, ...] = ()
    deal_number: int = 0
    partie_ended: bool = False

    @property
    def fortial(self) -> int | None:
        """The side that decides before the next deal whether it goes; the other side does not look (TRU-81)."""
        if self.standing.over or self.partie_ended:
            return None
        return rules.fortial_side(self.options, self.standing.scores)


class TrutSheet(Sheet[TrutOptions, TrutLine, TrutPosition]):
    """The score sheet of Trut: one line a deal."""

    game: ClassVar[str] = "trut"
    options: ClassVar[frozenset[str] | None] = frozenset(
        {
            "truts_to_win", "points_per_trut", "untruted_donne_points", "fortial", "fortial_stake", "parties", "stake",
        }
    )  # fmt: skip

    def start(self, options: TrutOptions) -> TrutPosition:
        """Return the position before the first deal: no counters, nothing staked."""
        return TrutPosition(options, TrutStanding(False, (), (0,) * options.players, NO_SCORES, (0, 0)))

    def read(self, text: str) -> TrutLine:
        with Fields(text) as fields:
            return TrutLine(cast(Kind, fields.take_word("kind", KINDS)), fields.take_optional("side"))

    def write(self, line: TrutLine) -> str:
        return json_text({"kind": line.kind, "side": line.side})

    def check(self, position: TrutPosition, line: TrutLine) -> Refusal | None:
        """Check that the deal was a fortial if it had to be one, and that a side marks unless it is void."""
        if position.standing.over:
            return PARTIE_OVER
        fortial = position.fortial
        if line.kind not in self.expected(position):
            if fortial is None:
                return Refusal("no-fortial")
            return Refusal("fortial-first", {"side": fortial})
        if (line.side is None) != (line.kind == "void") or line.side not in (None, 0, 1):
            return Refusal("line-side")
        if line.kind == "stayed" and line.side == fortial:
            return Refusal("fortial-stayed", {"side": line.side})
        return None

    def mark(self, position: TrutPosition, line: TrutLine) -> TrutPosition:
        """Mark what the deal is worth; stakes are paid in before the first deal of a partie, and out after its last."""
        options, standing = position.options, position.standing
        chips, scores = standing.chips, standing.scores
        if position.deal_number == 0 or position.partie_ended:
            chips, scores = scoring.pay_in(chips, options.stake), NO_SCORES
        if line.side is not None:
            scores = scoring.mark(scores, line.side, _worth(options, line.kind), options.points_per_trut)
        winner = scoring.partie_winner(scores, options.truts_to_win)
        winners = position.winners
        if winner is not None:
            winners = (*winners, winner)
            chips = scoring.pay_out(chips, options.stake, winner)
        over, side = scoring.match_result(winners, options.parties)
        seats = () if side is None else rules.sides(options.players)[side]
        after = TrutStanding(over, seats, chips, scores, (winners.count(0), winners.count(1)))
        return TrutPosition(options, after, winners, position.deal_number + 1, winner is not None)

    def expected(self, position: TrutPosition) -> tuple[Kind, ...]:
        """A fortial if one side is at it, else an ordinary deal."""
        if position.standing.over:
            return ()
        return _ORDINARY if position.fortial is None else _FORTIAL

    def end(self, position: TrutPosition, line: EndLine) -> TrutPosition:
        """The stakes of the partie that is not over go back to those who paid them; who is ahead has won."""
        standing, players = position.standing, position.options.players
        each = -sum(standing.chips) // players
        chips = tuple(held + each for held in standing.chips)
        winners = leading(_ranks(position), line.counts)
        return replace(position, standing=replace(standing, over=True, winners=winners, chips=chips))


def _ranks(position: TrutPosition) -> list[tuple[int, ...]]:
    """Return by seat what says who is ahead: parties, then truts and points of the one that is not over."""
    standing = position.standing
    ranks: list[tuple[int, ...]] = []
    for side in range(2):
        score = NO_SCORES[side] if position.partie_ended else standing.scores[side]
        ranks.append((standing.parties[side], score.truts, score.points))
    sides = rules.sides(position.options.players)
    return [ranks[0 if seat in sides[0] else 1] for seat in range(position.options.players)]


def _worth(options: TrutOptions, kind: Kind) -> scoring.Worth:
    """Return what the side that wins such a deal marks."""
    if kind in ("declined", "stayed"):
        return "point"
    return rules.deal_worth(setting_of(options), kind == "followed", kind == "went")


TRUT_SHEET: Final = TrutSheet()
