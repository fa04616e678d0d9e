"""The contract of a game.

`check` is the single source of the rules: `legal` offers what `check` lets through, `apply` begins with it. `do` is the
second door, for searches: it carries out an action that was just offered, without a second check and without events.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, NamedTuple, Self, TypeAlias, TypeVar

from ludo.engine.actions import Action, Vocabulary
from ludo.engine.certain import Certain
from ludo.engine.compiling import mypyc_attr
from ludo.engine.drafts import Draft, OneStepDraft
from ludo.engine.events import Asked, Event
from ludo.engine.frozen import Frozen, slots_of
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import (
    NOT_FORCED,
    Forced,
    Options,
    Problem,
    Value,
    idle_by_needs,
    normalized,
    read_options,
    resolutions,
    write_options,
)
from ludo.engine.places import Seat
from ludo.engine.refusals import IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, Actor, Turn
from ludo.engine.views import Facts, FactsT_co, OptionsT_co, View

OptionsT = TypeVar("OptionsT", bound=Options)
FactsT = TypeVar("FactsT", bound=Facts)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Standing(Frozen):
    """How the partie stands; each game adds its own scores.

    `winners` are the seats that won it, empty while it lasts and when it is drawn. `chips` is what each purse has
    gained or lost since the start, by seat.
    """

    over: bool
    winners: tuple[Seat, ...]
    chips: tuple[int, ...]

    def points(self, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
        """Return what the game counts for each seat: chips, if nothing else. sides: the seats that play together."""
        return self.chips

    def ranks(self, sides: Sequence[Sequence[Seat]]) -> tuple[tuple[int, ...], ...]:
        """Return what those who did not win are placed by, for each seat, the highest first."""
        return tuple((points,) for points in self.points(sides))


def points_of_sides(points: Sequence[int], sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Return for each seat the points of its side."""
    by_seat = {seat: points[side] for side, seats in enumerate(sides) for seat in seats}
    return tuple(by_seat[seat] for seat in range(len(by_seat)))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[OptionsT_co, FactsT_co]):
    """One partie as it stands, all of it. Mutable; `clone` is cheap.

    A game keeps everything in slots that compare by value, so that two states are equal if all slots are.
    """

    __slots__ = ()

    @abstractmethod
    def turn(self) -> Turn:
        """Return who must act and who may step in before; it may be hidden from seats that may not know it (`Asked`).

        Then a view says `SOMEBODY`, and no refusal names the seat that must act.
        """

    @abstractmethod
    def legal(self, actor: Actor) -> Offers:
        """Return what this actor may do now: exactly what `check` lets through, made only from what the actor sees."""

    @abstractmethod
    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Return why this action is not legal, None if it is."""

    @abstractmethod
    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        """Carry out a legal action; append what happened to `events`, unless it is None."""

    @abstractmethod
    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View[OptionsT_co, FactsT_co]:
        """Return what a seat sees; None for an onlooker."""

    @abstractmethod
    def standing(self) -> Standing:
        """Return scores, chips, winners."""

    def sample(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions at random. Raises ValueError if there is none."""
        return self.legal(actor).sample(rng)

    def rollout_action(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions so that a partie played at random comes to an end."""
        return self.sample(actor, rng)  # a game with offers that draw otherwise asks those

    def playout(self, rng: Rng, most: int) -> int:
        """Play random legal actions in place until the partie is over, or until `most` are done if that is not below 0.

        Return their number. A game may do it faster than by one action at a time, with the same outcome.
        """
        done = 0
        while done != most:
            actor, _ = self.turn()
            if actor is None:
                break
            self.do(actor, self.rollout_action(actor, rng))
            done += 1
        return done

    def turn_event(self) -> Asked:
        """Return the turn as an event."""
        return _asked(self.turn())

    def seated(self) -> tuple[Seat, ...] | None:
        """Return, by seat, the seat that its player had at the start; None where nobody changes places."""
        return None

    def apply(self, actor: Actor, action: Action) -> list[Event]:
        """Check and carry out an action; return what happened. Raises IllegalActionError if it is not legal."""
        refusal = self.check(actor, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        self.carry_out(actor, action, events)
        events.append(self.turn_event())
        return events

    def do(self, actor: Actor, action: Action) -> None:
        """Carry out an action that was just offered: no check, no events."""
        self.carry_out(actor, action, None)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in slots_of(type(self)))

    __hash__ = None  # type: ignore[assignment]


AnyState: TypeAlias = State[Options, Facts]
"""The state of whatever game."""


class AfterDeal(NamedTuple):
    """The two acts after a deal of a partie that lasts as long as players like: another one, or the end."""

    another: Action
    close: Action


@cache
def _asked(turn: Turn) -> Asked:
    return Asked(*turn)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[OptionsT, FactsT]):
    """A game: its options, presets, words, and how a partie begins. It has no state of its own."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised when the rules change so that an old log might no longer replay."""
    options_type: type[OptionsT]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Named sets of option values; `classic` is the rulebook's defaults."""
    vocabulary: ClassVar[Vocabulary]
    after_deal: ClassVar[AfterDeal | None] = None
    """What players decide after a deal; None where a partie ends by its rules."""

    def read_options(self, values: Mapping[str, object]) -> OptionsT:
        """Read options from values. Raises OptionsError naming every problem."""
        return read_options(self.options_type, values, self.conflicts)

    def conflicts(self, options: OptionsT) -> tuple[Problem, ...]:
        """Return options that exclude each other; none unless the game says so."""
        return ()

    def named_options(self, values: Mapping[str, object]) -> OptionsT:
        """Return options as values name them, before any forces another. Raises OptionsError naming every problem."""
        return self.read_options(values)

    def forced(self, options: OptionsT) -> Forced:
        """Return by option the value that another one forces upon it, and which one; none unless a game says so."""
        return NOT_FORCED

    def idle(self, options: OptionsT) -> frozenset[str]:
        """Return the options that change nothing where the others have these values."""
        return idle_by_needs(options)

    def in_force(self, values: Mapping[str, object]) -> dict[str, Value]:
        """Return what is played by these values: every option, also the forced ones. Raises OptionsError."""
        options = self.read_options(values)
        return write_options(normalized(options, self.forced(options)))

    def resolutions(self, values: Mapping[str, object]) -> tuple[Problem, ...]:
        """Return which options have a forced value, and by which other one. Raises OptionsError."""
        return resolutions(self.forced(self.named_options(values)))

    @abstractmethod
    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Return the numbers of players for which these option values (`players` left aside) are possible."""

    @abstractmethod
    def new(self, options: OptionsT) -> State[OptionsT, FactsT]:
        """Return the start of a partie with these options; the first to act is luck or a seat."""

    @abstractmethod
    def determinize(self, view: View[OptionsT, FactsT], rng: Rng) -> State[OptionsT, FactsT]:
        """Return a full state that looks the same to that view: what it does not show is drawn at random."""

    def sides(self, options: OptionsT) -> tuple[tuple[Seat, ...], ...]:
        """Return who plays together: the seats of each side. Each for themselves, unless a game says otherwise."""
        return tuple([(seat,) for seat in range(options.players)])

    def draws_sides(self, options: OptionsT) -> bool:
        """Is it drawn by lot who sits where, and so who plays together? In no game but those that say so."""
        return False

    def draft(self, view: View[OptionsT, FactsT], offers: Offers, check: Callable[[Action], Refusal | None]) -> Draft:
        """Return an empty draft of an action of the view's seat.

        offers: what the seat may do now; check: why an action of the seat is not legal, None if it is.
        """
        return OneStepDraft.of_hand(view, offers, check)

    def certain(self, view: View[OptionsT, FactsT], action: Action) -> Certain | None:
        """Return what cards and rules make certain of an act of the view's seat; None if nothing is."""
        return None

    def gives_away(self, view: View[OptionsT, FactsT], action: Action) -> bool:
        """Does an act of the view's seat give the partie away? Is it lost for certain, whatever the others hold, or
        not won where it is offered? Others are taken to do nothing that makes their own hand worse."""
        return False

    def is_out(self, view: View[OptionsT, FactsT], seat: Seat) -> bool:
        """Will a seat never act again in this partie? In no game but those in which one may lose before its end."""
        return False

    def steps_in(self, action: Action) -> bool:
        """Is this an act by which a seat steps in before the seat on turn (`Turn.may`)? None in most games."""
        return False

    def write(self, action: Action) -> str:
        """Return the text of an action."""
        return self.vocabulary.write(action)

    def read(self, text: str) -> Action:
        """Return the action of a text. Raises ValueError naming the text if there is none."""
        return self.vocabulary.read(text)


AnyGame: TypeAlias = Game[Options, Facts]
"""Whatever game; it is only given options and views that it made itself (`ludo.games.GAMES`)."""


def arbitrate(
    turn: Turn, wishes: Mapping[Seat, Action | None], steps_in: Callable[[Action], bool]
) -> tuple[Seat, Action] | None:
    """Return who acts next, and how, of those who want to: the first seat of the turn that steps in, else `must`.

    wishes: by seat the action it wants, None to let the moment pass. Return None if nobody acts yet; luck never wishes.
    """
    if turn.must is None:
        return None
    for seat in (turn.must, *turn.may):
        wish = wishes.get(seat)
        if wish is not None and steps_in(wish):
            return seat, wish
    wish = wishes.get(turn.must)
    return None if wish is None else (turn.must, wish)


def write_actor(actor: Actor) -> str:
    """Return an actor as a log has it: the seat's number, or `luck`."""
    return "luck" if actor == CHANCE else str(actor)


def read_actor(text: str) -> Actor:
    """Return the actor of a log. Raises ValueError for anything else."""
    if text == "luck":
        return CHANCE
    if text.isascii() and text.isdigit():
        return int(text)
    raise ValueError(f"no actor is written {text!r}")
