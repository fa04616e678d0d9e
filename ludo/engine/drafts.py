"""Drafts: a decision of one seat, composed step by step.

Drag, click, keyboard, buttons and assistive technology all edit the same draft. It is immutable: each step returns a
new one. At any moment it says what may be taken up (`sources`) and where that may go (`targets`), what is still
missing, why it is not possible, or which action it is. It judges by the `check` that it is given, so that the rules
exist once. It holds no sentences: refusals and trays are codes.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, Self, TypeAlias

from ludo.engine.actions import DISCARD_ACTIONS, PLAYS, Action, Discard, Play
from ludo.engine.cards import Card
from ludo.engine.compiling import mypyc_attr
from ludo.engine.offers import Offers
from ludo.engine.places import DISCARD_PILE, TRICK, Place, hand
from ludo.engine.refusals import NO_DETAILS, Refusal
from ludo.engine.views import AnyView

Check: TypeAlias = Callable[[Action], Refusal | None]
"""Why an action of the draft's seat is not legal, None if it is."""


class Item(NamedTuple):
    """Something on the table that can be taken up or aimed at: a card at a place, or the place itself (`card` None).

    Equal cards at one place are equal items, listed as often as they lie there.
    """

    place: Place
    card: Card | None = None


class Amount(NamedTuple):
    """A number that the draft asks for: its bounds, the step between possible values, and the value chosen."""

    minimum: int
    maximum: int
    step: int
    value: int


class Tray(NamedTuple):
    """A part of a draft that takes several cards, such as one combination of an opening.

    place: where it lies (kind `tray`); code: what it is for; cards: those laid into it; minimum, maximum: how many it
    takes (`maximum` None: any number); problems: what is wrong with its cards, as codes.
    """

    place: Place
    code: str
    cards: tuple[Card, ...]
    minimum: int
    maximum: int | None
    problems: tuple[Refusal, ...] = ()


def tray_place(number: int) -> Place:
    """Return the place of the tray of that number, from 0."""
    return Place("tray", number=number)


class Missing(NamedTuple):
    """Something that a draft still lacks, as a code with details."""

    code: str
    details: Mapping[str, int | str | bool | tuple[int, ...] | tuple[str, ...] | None] = NO_DETAILS


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """An action under composition. Immutable."""

    __slots__ = ()

    @property
    @abstractmethod
    def sources(self) -> tuple[Item, ...]:
        """Return the items that may be taken up now."""

    @abstractmethod
    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return where a source may go, the usual target first, whether the result would be legal or not."""

    @abstractmethod
    def put(self, source: Item, target: Item) -> "Draft":
        """Return the draft after bringing a source to a target. Raises ValueError if it does not go there."""

    @property
    def trays(self) -> tuple[Tray, ...]:
        """The parts that take several cards; none in most drafts."""
        return ()

    def take_back(self, tray: Place, card: Card) -> "Draft":
        """Return the draft without a card of a tray. Raises ValueError if it is not there."""
        raise ValueError(f"no card {card} lies in {tray}")

    @property
    def amount(self) -> Amount | None:
        """The number that is asked for, None in most drafts."""
        return None

    def with_amount(self, value: int) -> "Draft":
        """Return the draft with another number. Raises ValueError outside the bounds."""
        raise ValueError(f"no amount is asked for, {value} is given")

    @property
    @abstractmethod
    def buttons(self) -> tuple[Action, ...]:
        """Offered actions that need no composing, the usual one first."""

    def opened(self, button: Action) -> "Draft | None":
        """Return the draft of the question to which a button leads on; None where the button decides at once."""
        return None

    @property
    def series(self) -> tuple[Action, ...]:
        """Acts of which one after the other may be done, for a button that does them all; none in most drafts."""
        return ()

    @property
    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """The legal actions that it amounts to; several where it can be read in several ways, else one or none."""

    @property
    def missing(self) -> tuple[Missing, ...]:
        """Return what is still missing; empty if nothing was begun or nothing is missing."""
        return ()

    @property
    def problem(self) -> Refusal | None:
        """Why it cannot become an action as it is; None if it can, or if nothing was begun."""
        return None

    @property
    def beside_result(self) -> bool:
        """Is it asked while the result of a deal is looked at, before the next one? False in most drafts."""
        return False

    @property
    def needs_confirmation(self) -> bool:
        """Does the action wait for a button although it is complete? False where one step is the whole decision."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ButtonsDraft(Draft):
    """A decision for which nothing is taken up: buttons, and perhaps a number."""

    __slots__ = ()

    @property
    def sources(self) -> tuple[Item, ...]:
        return ()

    def targets(self, source: Item) -> tuple[Item, ...]:
        return ()

    def put(self, source: Item, target: Item) -> "Draft":
        """Refuse. Raises ValueError."""
        raise ValueError(f"{source} does not go to {target}")


@dataclass(frozen=True, slots=True)
class OneStepDraft(Draft):
    """A decision of one step: something is brought somewhere, or a button is pressed.

    steps: by source and target, the action that it means, legal or not; the usual target of a source comes first.
    """

    steps: Mapping[tuple[Item, Item], Action]
    offered: tuple[Action, ...]
    check: Check
    chosen: Action | None = None

    @classmethod
    def of_hand(cls, view: AnyView, offers: Offers, check: Check) -> Self:
        """Return the draft of a game in which cards of the hand are laid into the trick or thrown away."""
        steps: dict[tuple[Item, Item], Action] = {}
        if view.seat is not None:
            throws = any(isinstance(action, Discard) for action in offers)
            target = Item(DISCARD_PILE if throws else TRICK)
            table = DISCARD_ACTIONS if throws else PLAYS
            place = hand(view.seat)
            for card in view.known(place):
                steps[Item(place, card), target] = table[card]
        return cls(steps, tuple(action for action in offers if not isinstance(action, Play | Discard)), check)

    @property
    def sources(self) -> tuple[Item, ...]:
        """Everything that goes somewhere."""
        return tuple(dict.fromkeys(source for source, _ in self.steps))

    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return where it goes."""
        return tuple(target for start, target in self.steps if start == source)

    def put(self, source: Item, target: Item) -> "OneStepDraft":
        """Return the whole decision."""
        if (source, target) not in self.steps:
            raise ValueError(f"{source} does not go to {target}")
        return replace(self, chosen=self.steps[source, target])

    @property
    def buttons(self) -> tuple[Action, ...]:
        """Offered actions that are no step."""
        return self.offered

    @property
    def actions(self) -> tuple[Action, ...]:
        """The action chosen, if it is legal."""
        return () if self.chosen is None or self.check(self.chosen) is not None else (self.chosen,)

    @property
    def problem(self) -> Refusal | None:
        """Why the action chosen is not legal."""
        return None if self.chosen is None else self.check(self.chosen)
