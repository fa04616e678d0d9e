"""A table of computer players that plays a deal, a partie or an evening by given luck.

Every act of luck has random numbers of its own, made from seed, number of the unit, partie, deal and place in the deal,
so that the same cards come whoever plays and however long. Computer players draw theirs from what they are told.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from time import process_time
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ludo.bots.contract import DecisionRequest, Player, luck_of
from ludo.bots.players import answer, player_of
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState, arbitrate
from ludo.engine.options import Options, Value
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

Unit: TypeAlias = Literal["deal", "partie", "evening"]
UNITS: Final[tuple[Unit, ...]] = get_args(Unit)
EVENING: Final = 5
"""Parties in an evening of the same players, who keep their seats."""


class Contest(NamedTuple):
    """The terms of a contest: a game with all its options, how long, and the seed of its luck.

    deals: after how many a partie ends whose players decide how long it goes on; 0: they decide it.
    """

    game: str
    options: Mapping[str, Value]
    unit: Unit
    seed: int
    deals: int = 0


Own: TypeAlias = tuple[tuple[str, Player], ...]
"""Players that are no levels, each with the name that stands among levels."""


def shares(winners: Sequence[Seat], sides: Sequence[Sequence[Seat]]) -> list[float]:
    """Return each side's part of what these seats have won; nobody: equal parts."""
    if not winners:
        return [1 / len(sides)] * len(sides)
    return [len(set(side).intersection(winners)) / len(winners) for side in sides]


class SideResult(NamedTuple):
    """How a unit ended for one side.

    share: the part of it that the side won (equal parts for several winners or none). points: what places are decided
    by, more being better (Trio's are negative). place: from 1, shared by equals.
    """

    share: float
    points: float
    place: int


@dataclass(slots=True)
class TableResult:
    """A unit played at one table: how it ended for each side, deals played, seconds of each decision by level."""

    sides: tuple[SideResult, ...]
    deals: int
    seconds: dict[str, list[float]]


@dataclass(slots=True)
class Table:
    """Computer players of some levels, one a side of the game."""

    contest: Contest
    number: int
    levels: Sequence[str]
    own: Own = field(default=(), kw_only=True)
    game: AnyGame = field(init=False)
    options: Options = field(init=False)
    sides: tuple[tuple[Seat, ...], ...] = field(init=False)
    by_seat: dict[Seat, str] = field(init=False)
    seconds: dict[str, list[float]] = field(init=False)
    deals: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.game = GAMES[self.contest.game]
        self.options = self.game.read_options(self.contest.options)
        self.sides = self.game.sides(self.options)
        self.by_seat = {seat: level for side, level in zip(self.sides, self.levels, strict=True) for seat in side}
        self.seconds = {level: [] for level in self.levels}
        for level in set(self.levels) - dict(self.own).keys():
            player_of(self.game.id, level)  # reading its code is no thought

    def play(self) -> TableResult:
        """Play the unit from its start."""
        match self.contest.unit:
            case "deal":
                winners, state = self._partie(0, one_deal=True)
                return self._result(shares(winners, self.sides), self._points(state))
            case "partie":
                winners, state = self._partie(0)
                ranks = [(seat in winners, rank) for seat, rank in enumerate(state.standing().ranks(self.sides))]
                order = [ranks[side[0]] for side in self.sides]
                places = [1 + sum(other > rank for other in order) for rank in order]
                return self._result(shares(winners, self.sides), self._points(state), places)
            case "evening":
                won, points = [0.0] * len(self.sides), [0.0] * len(self.sides)
                for partie in range(EVENING):
                    winners, state = self._partie(partie)
                    won = [sum(pair) for pair in zip(won, shares(winners, self.sides), strict=True)]
                    points = [sum(pair) for pair in zip(points, self._points(state), strict=True)]
                best = [share == max(won) for share in won]
                return self._result(
                    [one / sum(best) for one in best], points, [1 + sum(o > w for o in won) for w in won]
                )

    def _result(
        self, shares: Sequence[float], points: Sequence[float], places: Sequence[int] | None = None
    ) -> TableResult:
        places = places or [1 + sum(other > own for other in points) for own in points]
        return TableResult(tuple(map(SideResult, shares, points, places)), self.deals, self.seconds)

    def _points(self, state: AnyState) -> list[float]:
        """Return what each side's place is decided by, the last number of it, more being better."""
        ranks = state.standing().ranks(self.sides)
        return [ranks[side[0]][-1] for side in self.sides]

    def _partie(self, partie: int, *, one_deal: bool = False) -> tuple[Sequence[Seat], AnyState]:
        """Play a partie, or its first deal; return who won it, and the state at its end."""
        state = self.game.new(self.options)
        heard: list[list[Event]] = [[] for _ in self.by_seat]
        deal = lots = 0
        while (must := state.turn().must) is not None:
            if must == CHANCE:
                actor, action = must, state.legal(CHANCE).sample(self._luck(partie, deal, lots))
                lots += 1
            else:
                actor, action = self._decide(state, heard, deal)
            events = state.apply(actor, action)
            for seat, told in enumerate(heard):
                told += (event.seen_by(seat) for event in events)
            ended = next((event for event in events if isinstance(event, DealEnded)), None)
            if ended is not None:
                self.deals += 1
                heard = [[] for _ in heard]
                deal, lots = deal + 1, 0
                if one_deal:
                    return ended.winners, state
        return state.standing().winners, state

    def _luck(self, *place: int) -> Random:
        return Random("/".join(map(str, (self.contest.seed, self.number, *place))))

    def _decide(self, state: AnyState, heard: Sequence[Sequence[Event]], played: int) -> tuple[Seat, Action]:
        """Return who does what next, by the precedence of a session. played: deals of this partie."""
        turn = state.turn()
        assert turn.must is not None
        after = self.game.after_deal
        if self.contest.deals and after is not None and after.close in state.legal(turn.must):
            return turn.must, after.another if played < self.contest.deals else after.close
        wishes = {seat: self._ask(state, seat, heard[seat], seat == turn.must) for seat in (turn.must, *turn.may)}
        decided = arbitrate(turn, wishes, self.game.steps_in)
        assert decided is not None
        return decided

    def _ask(self, state: AnyState, seat: Seat, heard: Sequence[Event], must: bool) -> Action | None:
        level = self.by_seat[seat]
        request = DecisionRequest(
            state.view(seat), tuple(heard), state.legal(seat), must, level, seed=players_seed(self.contest, self.number)
        )
        own = dict(self.own).get(level)
        began = process_time()
        action = answer(request) if own is None else own(request, luck_of(request))
        self.seconds[level].append(process_time() - began)
        return action


def players_seed(contest: Contest, number: int) -> int:
    """Return the seed that the computer players of a unit are given."""
    return int.from_bytes(blake2b(f"{contest.seed}/{number}".encode(), digest_size=4).digest())


def play_all(contest: Contest, number: int, tables: Sequence[Sequence[str]], own: Own = ()) -> list[TableResult]:
    """Play one unit of luck at several tables."""
    return [Table(contest, number, levels, own=own).play() for levels in tables]
