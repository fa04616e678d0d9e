"""The contract of a computer player: what it is told, and what it answers.

It is told what its seat sees and hears, nothing else; the same request always gets the same answer.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from ludo.bots.effort import Hurried
from ludo.bots.estimates import Estimate, mean
from ludo.bots.levels import BASELINE, SIMPLE
from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.events import Event
from ludo.engine.game import AnyState
from ludo.engine.offers import Offers
from ludo.engine.options import Value
from ludo.engine.places import Place
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
    """The worth of an action (None: letting the moment pass), with the uncertainty of the search."""

    action: Action | None
    value: Estimate


Unit: TypeAlias = Literal["points", "lives", "chips", "partie", "year"]
"""What values are counted in; `partie`: the chance of winning the partie, `year`: that of fulfilling this year."""
SHARES: Final[tuple[Unit, ...]] = ("partie", "year")
"""The units that are chances."""


class Evaluation(NamedTuple):
    """The worth of each offer in a game's own unit, best first."""

    unit: Unit
    offers: tuple[Valued, ...]


def evaluation_of(unit: Unit, samples: Iterable[tuple[Action | None, Sequence[float]]]) -> Evaluation:
    """Return the evaluation by what each offer came to in each imagined deal."""
    offers = [Valued(action, mean(values)) for action, values in samples]
    return Evaluation(unit, tuple(sorted(offers, key=lambda offer: -offer.value.value)))


class Fact(NamedTuple):
    """Something that is so in an imagined deal or not: a code (`holds-next`), and what a sentence about it needs."""

    code: str
    details: tuple[int, ...] = ()


class Mechanism(NamedTuple):
    """Something counted while an imagined deal is played on.

    A code (`contract-fulfilled`), and what a sentence about it needs.
    """

    code: str
    details: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """Outcomes of acts in the same imagined deals, played on with the same luck.

    values: by act and imagined deal, in the unit; an act that was given up early has a value for the first deals only.
    second: the same by another way of playing on, in the first so many deals; empty where it was not tried. least:
    costs below it are not marked, as they cannot be told. facts: by fact in which deals it holds; concerns: those that
    say something of some acts only, with these; mechanisms: by act and deal. worlds: by deal the number from which it
    is drawn again. weights: how likely each deal is, where these are all that there are, and nothing is left to luck;
    empty where they were drawn.
    """

    unit: Unit
    acts: tuple[Action | None, ...]
    values: tuple[tuple[float, ...], ...]
    second: tuple[tuple[float, ...], ...] = ()
    least: float = 0.0
    facts: Mapping[Fact, tuple[bool, ...]] = field(default_factory=dict)
    concerns: Mapping[Fact, tuple[Action | None, ...]] = field(default_factory=dict)
    mechanisms: Mapping[Mechanism, tuple[tuple[float, ...], ...]] = field(default_factory=dict)
    worlds: tuple[int, ...] = ()
    weights: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A decision to be priced: what the seat was told, and the act that it did (None: it let the moment pass).

    Where `done` holds nothing, no act is favoured, as for a hint. effort: how many times as many deals as usual are
    imagined; seconds: how long at most (None: as long as these take), since somebody waits.
    """

    decision: DecisionRequest
    done: tuple[Action | None, ...] = ()
    effort: int = 1
    seconds: float | None = None


Evaluator: TypeAlias = Callable[[ReviewRequest, Random, Hurried], Evidence | None]
"""Imagines deals and plays them on after each act; None where there is no choice, or where it is not priced."""

Hands: TypeAlias = Mapping[Place, tuple[Card, ...]]
"""Cards by where they lie: every hand, what else lies hidden; of a stock the next card."""
Imagine: TypeAlias = Callable[[DecisionRequest, int], Hands]
"""What imagines the deal of a number (`Evidence.worlds`) once more."""

Answer: TypeAlias = Action | Evaluation | None
"""What comes back for a request: what a player does (None: it lets the moment pass), or what its offers are worth
(None: nobody knows)."""

Oracle: TypeAlias = Callable[[DecisionRequest, Random, Hurried], Evaluation | None]
"""What the strongest player of a game makes of each offer; None where it does not weigh them."""


class LuckCalibration(NamedTuple):
    """A form of a game for which luck was measured (`python -m benchmarks.luck`).

    options: what it differs in from the usual table; free: options that may be any. lines: how many times a deal is
    played on after an act; fresh: how many fresh deals are tried. stand_in: by level that thinks too long to play many
    deals on, who does so in its place. starts: by own level and level of all others, of those who play on, the chance
    with which a partie begins, or chips a deal; equals have none. losses: what the coach says that a level loses with a
    decision. gains: by own level and level of all others, of how many more parties a result is worth without luck, at
    least.
    """

    options: Mapping[str, Value]
    free: frozenset[str]
    lines: int
    fresh: int
    stand_in: Mapping[str, str]
    starts: Mapping[tuple[str, str], float]
    losses: Mapping[str, float]
    gains: Mapping[tuple[str, str], float]


class LuckModel(NamedTuple):
    """How luck is told in a game.

    worth: what a partie is worth to each seat between two deals, as chances of equals or as chips; forms: for which
    forms of the game it was measured.
    """

    unit: Unit
    worth: Callable[[AnyState], Sequence[float]]
    forms: tuple[LuckCalibration, ...] = ()


PositionT = TypeVar("PositionT")
Act: TypeAlias = Action | None
"""An act; None: to let the moment pass."""
PrincipleKind: TypeAlias = Literal["rule", "cause"]
Basis: TypeAlias = Literal["certain", "score", "shown", "cards", "chance"]
"""What a principle goes by: the rules, the score, what others have shown, the own cards, chance."""


class Principle(NamedTuple, Generic[PositionT]):
    """A rule of thumb of a game.

    against: does it speak against an act, and for the other one? clause: the rule of the game that it follows from, or
    what makes it so. condition: what must be so of hidden cards for the act to cost much, and whether it must hold or
    fail. cards: those that one should look at. lesson: the act of the game's lesson that shows it, as the log has it.
    """

    id: str
    kind: PrincipleKind
    basis: Basis
    clause: str
    against: Callable[[PositionT, Act, Act], bool]
    condition: Callable[[PositionT, Act, Act], tuple[Fact, bool]] | None = None
    cards: Callable[[PositionT, Act, Act], tuple[Card, ...]] | None = None
    lesson: str = ""


class Principles(NamedTuple):
    """The principles of a game. position: what they go by; None where none applies."""

    position: Callable[[AnyView, Sequence[Event]], Any]
    every: tuple[Principle[Any], ...]


Reshuffle: TypeAlias = Callable[[AnyState, Random], None]
"""What mixes anew the cards of a true state that nobody has drawn yet."""


class GamePlayers(NamedTuple):
    """The computer players of one game.

    levels: its graded levels, weakest first, none if it has only a simple player. The others import what they
    return when they are called. simple: by rules of thumb, the measure of stronger ones; graded: the player of the
    graded levels, which reads from the request which one; oracle: what the strongest one knows about each offer;
    evaluator: evidence for the coach from imagined deals; imagine: one of these deals again; luck_model: how luck
    is told; reshuffle: mixes a stock anew; principles: what a teacher says of it. kernels: the modules of its
    folder in which most of the time goes; packages hold them compiled.
    """

    levels: tuple[str, ...]
    simple: Callable[[], Player]
    graded: Callable[[], GradedPlayer] | None = None
    oracle: Callable[[], Oracle] | None = None
    evaluator: Callable[[], Evaluator] | None = None
    imagine: Callable[[], Imagine] | None = None
    luck_model: Callable[[], LuckModel] | None = None
    reshuffle: Callable[[], Reshuffle] | None = None
    principles: Callable[[], Principles] | None = None
    kernels: tuple[str, ...] = ()


def luck_of(request: DecisionRequest) -> Random:
    """Random numbers that depend on nothing but what the player was told."""
    level = SIMPLE if request.level == BASELINE else request.level
    told = repr((request.view, request.history, request.must, level)).encode()
    key = request.seed.to_bytes(8) if request.seed else b""
    return Random(int.from_bytes(blake2b(told, digest_size=8, key=key).digest()))
