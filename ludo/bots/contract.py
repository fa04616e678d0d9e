"""What a computer player is told, and what it answers.

It is told what its seat sees and hears, nothing else; the same request always gets the same answer.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Literal, NamedTuple, TypeAlias

from ludo.bots.effort import Hurried
from ludo.bots.estimates import Estimate, mean
from ludo.bots.levels import BASELINE, SIMPLE
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.offers import Offers
from ludo.engine.views import AnyView


@dataclass(frozen=True, slots=True)
class DecisionRequest:
    """A question to a computer player.

    view: what its seat sees; history: the events told to it since the deal began, stripped for it; offers: what it may
    do; must: whether it has to act, or merely may step in (then it may answer None); seed: another one gives other
    random numbers; budget: the most iterations of a search (None: as many as the level takes).
    """

    view: AnyView
    history: tuple[Event, ...]
    offers: Offers
    must: bool
    level: str
    seed: int = 0
    budget: int | None = None


Player: TypeAlias = Callable[[DecisionRequest, Random], Action | None]
"""A computer player of one game: an offered action, or None to let the moment pass where it need not act."""
GradedPlayer: TypeAlias = Callable[[DecisionRequest, Random, Hurried], Action | None]
"""The same for the graded levels, which search as long as nobody hurries them."""


class Valued(NamedTuple):
    """What an action is worth (None: letting the moment pass), with the uncertainty of the search."""

    action: Action | None
    value: Estimate


Unit: TypeAlias = Literal["points", "lives", "chips", "partie"]
"""What values are counted in; `partie`: the chance of winning the partie."""


class Evaluation(NamedTuple):
    """What each offer is worth in a game's own unit, best first."""

    unit: Unit
    offers: tuple[Valued, ...]


def evaluation_of(unit: Unit, samples: Iterable[tuple[Action | None, Sequence[float]]]) -> Evaluation:
    """Return the evaluation by what each offer came to in each imagined deal."""
    offers = [Valued(action, mean(values)) for action, values in samples]
    return Evaluation(unit, tuple(sorted(offers, key=lambda offer: -offer.value.value)))


Answer: TypeAlias = Action | Evaluation | None
"""What comes back for a request: what a player does (None: it lets the moment pass), or what its offers are worth
(None: nobody knows)."""

Oracle: TypeAlias = Callable[[DecisionRequest, Random, Hurried], Evaluation | None]
"""What the strongest player of a game makes of each offer; None where it does not weigh them."""


class GamePlayers(NamedTuple):
    """The computer players of one game.

    levels: its graded levels, weakest first, none if it has only a simple player. The others import what they return
    when they are called. simple: by rules of thumb, the measure of stronger ones; graded: the player of the graded
    levels, which reads from the request which one; oracle: what the strongest one knows about each offer.
    """

    levels: tuple[str, ...]
    simple: Callable[[], Player]
    graded: Callable[[], GradedPlayer] | None = None
    oracle: Callable[[], Oracle] | None = None


def luck_of(request: DecisionRequest) -> Random:
    """Random numbers that depend on nothing but what the player was told."""
    level = SIMPLE if request.level == BASELINE else request.level
    told = repr((request.view, request.history, request.must, level)).encode()
    key = request.seed.to_bytes(8) if request.seed else b""
    return Random(int.from_bytes(blake2b(told, digest_size=8, key=key).digest()))
