"""The contract of a game.

`check` is the single source of the rules: `legal` offers what `check` lets through, `apply` begins with it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self

from ludo.engine.actions import Action, Vocabulary
from ludo.engine.events import Asked, Event
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Problem, Value, read_options
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, Actor, Turn
from ludo.engine.views import View


@dataclass(frozen=True, slots=True)
class Standing:
    """How the partie stands; each game adds its own scores.

    `winners` are the seats that won it, empty while it lasts and when it is drawn. `chips` is what each purse has
    gained or lost since the start, by seat.
    """

    over: bool
    winners: tuple[Seat, ...]
    chips: tuple[int, ...]


class State(ABC):
    """One partie as it stands, all of it. Mutable; `clone` is cheap.

    A game keeps everything in slots that compare by value, so that two states are equal if all slots are.
    """

    __slots__ = ()

    @abstractmethod
    def turn(self) -> Turn:
        """Who must act and who may step in before."""

    @abstractmethod
    def legal(self, actor: Actor) -> Offers:
        """What this actor may do now: exactly what `check` lets through, made only from what the actor sees."""

    @abstractmethod
    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Why this action is not legal, None if it is."""

    @abstractmethod
    def carry_out(self, actor: Actor, action: Action, events: list[Event]) -> None:
        """Do a legal action and note what happened. Only `apply` calls this."""

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing that changes."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What a seat sees; None for an onlooker."""

    @abstractmethod
    def standing(self) -> Standing:
        """Scores, chips, winners."""

    def turn_event(self) -> Asked:
        """The turn as an event."""
        return _asked(self.turn())

    def seated(self) -> tuple[Seat, ...] | None:
        """By seat, the seat that its player had at the start; None where nobody changes places."""
        return None

    def apply(self, actor: Actor, action: Action) -> list[Event]:
        """Do an action and say what happened, untold to anybody yet. Raises IllegalActionError if it is not legal."""
        refusal = self.check(actor, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        self.carry_out(actor, action, events)
        events.append(self.turn_event())
        return events

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in slots_of(type(self)))

    __hash__ = None  # type: ignore[assignment]


@cache
def _asked(turn: Turn) -> Asked:
    return Asked(*turn)


def slots_of(cls: type[Any]) -> tuple[str, ...]:
    """All slots of a class and its bases."""
    return tuple(name for base in cls.__mro__ for name in getattr(base, "__slots__", ()))


def turn_refusal(turn: Turn, actor: Actor) -> Refusal | None:
    """Why this actor cannot act at all: the partie is over, or nobody asked him."""
    if turn.must is None:
        return PARTIE_OVER
    if actor != turn.must and actor not in turn.may:
        return NOT_ASKED
    return None


class Game(ABC):
    """A game: its options, presets, words, and how a partie begins. It has no state of its own."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised when the rules change so that an old log might no longer replay."""
    options_type: ClassVar[type[Any]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Named sets of option values; `classic` is the rulebook's defaults."""
    vocabulary: ClassVar[Vocabulary]

    def read_options(self, values: Mapping[str, object]) -> Any:
        """Options from values. Raises OptionsError naming every problem."""
        return read_options(self.options_type, values, self.conflicts)

    def conflicts(self, options: Any) -> tuple[Problem, ...]:
        """Options that exclude each other; none unless the game says so."""
        return ()

    @abstractmethod
    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """The numbers of players for which these option values (`players` left aside) are possible."""

    @abstractmethod
    def new(self, options: Any) -> State:
        """The start of a partie with these options; the first to act is luck or a seat."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that looks the same to that view: what it does not show is drawn by lot."""

    @abstractmethod
    def sides(self, options: Any) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: the seats of each side; a side of one seat for those who play alone."""

    def steps_in(self, action: Action) -> bool:
        """Is this an act by which a seat steps in before the seat on turn (`Turn.may`)? None in most games."""
        return False

    def write(self, action: Action) -> str:
        """The text of an action."""
        return self.vocabulary.write(action)

    def read(self, text: str) -> Action:
        """The action of a text. Raises ValueError naming the text if there is none."""
        return self.vocabulary.read(text)


def write_actor(actor: Actor) -> str:
    """An actor in a log: the seat's number, or `luck`."""
    return "luck" if actor == CHANCE else str(actor)


def read_actor(text: str) -> Actor:
    """The actor of a log. Raises ValueError for anything else."""
    if text == "luck":
        return CHANCE
    if text.isascii() and text.isdigit():
        return int(text)
    raise ValueError(f"no actor is written {text!r}")
