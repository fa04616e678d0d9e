"""Splits what a partie came to by cards, one's own acts and those of the others.

It goes by what the partie was worth before and after each of them.

What luck gave is what a deal was worth once it was dealt, less what fresh deals from the same standing are worth: both
are played on by the same players, so that luck is nothing on average, however they play. What an act gave is what the
deal was worth after it, less what it was worth before, as the cards lay. What is left (`rest`) is the difference
between what standings are taken to be worth and what fresh deals make of them. All amounts are whole numbers of
`GRAIN`, so that their sum is the result, exactly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from ludo.bots.coach.luck_calibration import drift_of, players_for
from ludo.bots.coach.luck_rollouts import Continuation, Done, OpenDeal, OpenTable, chair_on
from ludo.bots.coach.partie_value import Valuer
from ludo.bots.contract import LuckCalibration, LuckModel, Unit
from ludo.bots.effort import Hurried, never
from ludo.bots.registry import players_of
from ludo.engine.game import AnyGame
from ludo.engine.options import Options, Value
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

GRAIN: Final = 5_040_000
"""By how much a partie, or a chip, is divided: whatever is shared among up to ten is a whole number of these."""


@dataclass(frozen=True, slots=True)
class LuckRequest:
    """A deal of a partie that is over.

    acts: all that was done in it, to the end of the deal; since: how many of them came before. levels: who plays on, by
    chair. deals: how many the partie had; number: of this one, from 0. lines, fresh: how many times it is played on
    after an act, and how many fresh deals are tried; drift: by chair, what a deal is worth to players of these levels,
    in chips, or by how much their chances of the partie are greater, as logarithms.
    """

    game: str
    options: Mapping[str, Value]
    acts: tuple[Done, ...]
    since: int
    levels: tuple[str, ...]
    deals: int
    number: int
    lines: int
    fresh: int
    drift: tuple[float, ...]


class DealLuck(NamedTuple):
    """Luck of a deal by chair, in `GRAIN`: by cards; by whose acts, by chair of who acted; and the rest."""

    cards: tuple[int, ...]
    acts: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]

    def sum(self, chair: int) -> int:
        """Return what it gave a chair in all."""
        return self.cards[chair] + sum(row[chair] for row in self.acts) + self.rest[chair]


def deal_luck(request: LuckRequest, hurried: Hurried = never) -> DealLuck | None:
    """Return what a deal gave; None where a game tells nothing of it, or where it was hurried.

    The same request always gets the same answer.
    """
    luck_model = players_of(request.game).luck_model
    if luck_model is None:
        return None
    game = GAMES[request.game]
    return _Account(request, game, game.read_options(request.options), luck_model(), hurried).made()


def start_worth(request: LuckRequest) -> tuple[int, ...]:
    """Return what a partie is worth before anything is done in it, by chair, in `GRAIN`."""
    luck_model = players_of(request.game).luck_model
    assert luck_model is not None
    game = GAMES[request.game]
    options = game.read_options(request.options)
    return _valuer(request, game, options, luck_model()).of(game.new(options), request.deals)


def unit_of(game: str) -> Unit:
    """Return what luck is counted in. Raises ValueError for a game that does not tell it."""
    luck_model = players_of(game).luck_model
    if luck_model is None:
        raise ValueError(f"{game} tells nothing of luck")
    return luck_model().unit


class _HurriedError(Exception):
    """Somebody waits for something else."""


@dataclass(slots=True)
class _Account:
    """The books of a deal. now: what it is worth by chair; lines: how it is played on from where it stands."""

    request: LuckRequest
    game: AnyGame
    options: Options
    luck_model: LuckModel
    hurried: Hurried
    table: OpenTable = field(init=False)
    valuer: Valuer = field(init=False)
    spot: OpenDeal = field(init=False)
    seed: str = field(init=False)
    now: tuple[int, ...] = field(init=False)
    lines: list[Continuation] = field(init=False, default_factory=list)
    asked: int = field(init=False, default=0)
    dealt: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Go to where the deal begins."""
        request = self.request
        self.table = OpenTable(self.game, request.levels)
        self.valuer = _valuer(request, self.game, self.options, self.luck_model)
        state = self.game.new(self.options)
        for actor, action in request.acts[: request.since]:
            state.do(actor, action)
        self.spot = OpenDeal(state, [[] for _ in request.levels])
        self.seed = blake2b(repr(request.acts).encode(), digest_size=8).hexdigest()
        self.now = self._worth(self.spot)

    def made(self) -> DealLuck | None:
        """Return what the deal gave."""
        chairs = range(len(self.request.levels))
        cards, rest = [0 for _ in chairs], [0 for _ in chairs]
        acts = [[0 for _ in chairs] for _ in chairs]
        left = self.request.acts[self.request.since :]
        try:
            for place, (actor, action) in enumerate(left):
                if actor == CHANCE:
                    self._turn_to(
                        self._mean(self._fresh()) if place == 0 or left[place - 1][0] != CHANCE else None, rest
                    )
                    self.spot.do(actor, action)
                    self.dealt = True
                    if place + 1 == len(left) or left[place + 1][0] != CHANCE:
                        self._turn_to(self._after_luck(), cards)
                else:
                    chair = chair_on(self.spot.state, actor)
                    self.spot.do(actor, action)
                    self._turn_to(self._after_act((actor, action)), acts[chair])
        except _HurriedError:
            return None
        return DealLuck(tuple(cards), tuple(map(tuple, acts)), tuple(rest))

    def _turn_to(self, worth: tuple[int, ...] | None, account: list[int]) -> None:
        """Write down what the deal is worth now, and the difference in an account."""
        if worth is None:
            return
        for chair, (after, before) in enumerate(zip(worth, self.now, strict=True)):
            account[chair] += after - before
        self.now = worth

    def _fresh(self) -> list[Continuation]:
        """Play from here with other cards."""
        return [self._line(self.request.lines + number) for number in range(self.request.fresh)]

    def _after_luck(self) -> tuple[int, ...]:
        """Play on with the cards that came; often where more luck is still to come."""
        if self.spot.ended:
            return self._worth(self.spot)
        self.lines = [self._line(0)]
        wanted = self.request.fresh if self.lines[0].has_luck else self.request.lines
        self.lines += [self._line(number) for number in range(1, wanted)]
        return self._mean(self.lines)

    def _after_act(self, done: Done) -> tuple[int, ...]:
        """Play on after an act; what went on with this very act anyhow need not be played again."""
        if self.spot.ended or not self.dealt:
            self.lines = []
            return self._worth(self.spot)
        kept = [(line.number, line.after(done)) for line in self.lines]
        self.lines = [self._line(number) if line is None else line for number, line in kept]
        return self._mean(self.lines)

    def _line(self, number: int) -> Continuation:
        """Play on from here with luck of a number."""
        if self.hurried():
            raise _HurriedError
        spot = self.spot.copy()
        self.asked += 1
        luck = Random(f"{self.seed}/{self.asked}/{number}")
        acts = self.table.play_on(spot, luck)
        return Continuation(number, acts, self._worth(spot))

    def _worth(self, spot: OpenDeal) -> tuple[int, ...]:
        """Return what a deal that has ended is worth, or a partie before one."""
        left = self.request.deals - self.request.number - (spot.ended or self.dealt)
        return self.valuer.of(spot.state, left)

    @staticmethod
    def _mean(lines: Sequence[Continuation]) -> tuple[int, ...]:
        rows = [line.worth for line in lines]
        return tuple(round(sum(column) / len(rows)) for column in zip(*rows, strict=True))


def _valuer(request: LuckRequest, game: AnyGame, options: Options, luck_model: LuckModel) -> Valuer:
    return Valuer(luck_model, game.sides(options), request.drift, GRAIN)


def requests_of(
    game: str,
    options: Mapping[str, Value],
    acts: Sequence[Done],
    ends: Sequence[int],
    levels: Sequence[str],
    form: LuckCalibration,
) -> list[LuckRequest]:
    """Return the questions what each deal of a partie gave; ends: how many acts there were when each was over.

    What was done after the last one is asked, too, if anything was.
    """
    bounds = [0, *ends, *([len(acts)] if not ends or ends[-1] < len(acts) else [])]
    playing = players_for(form, levels)
    drift = drift_of(form, playing, unit_of(game))
    return [
        LuckRequest(game, options, tuple(acts[:stop]), since, playing, len(ends), number, form.lines, form.fresh, drift)
        for number, (since, stop) in enumerate(pairwise(bounds))
    ]
