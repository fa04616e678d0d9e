"""Effects of a table on the world, as values: `reduce` returns them, the runner does them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from types import SimpleNamespace
from typing import TYPE_CHECKING, Literal, TypeAlias, dataclass_transform

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.ui.platform.speech_model import Kind

if TYPE_CHECKING:  # as in messages
    from ludo.session.record import EventBatch


class Do(Enum):
    """Effects without arguments."""

    STEP = auto()
    """Let the session do the next thing that needs no person."""
    GO_ON = auto()
    """See whose turn it is."""
    RECEIVE = auto()
    """Let the session take notice of what computer players have answered."""
    UNDO = auto()
    REDO = auto()
    SHOW_HANDS = auto()
    """Keep that the cards of a deal that ended without them are seen, and show them."""
    HURRY_PLAYERS = auto()
    """Have the computer players answer at once that think."""
    WAIT_NO_MORE = auto()
    """Keep that computer players of this game wait no more."""
    WATCH = auto()
    """Hear from now on what the viewer is told."""
    SHOW_TABLE = auto()
    """Lay the table out as the viewer sees it."""
    LOCK_DRAFT = auto()
    RESET_DRAFT = auto()
    PUT_DOWN = auto()
    ASK_ALL = auto()
    """Ask whether all agree that cards are seen."""
    SEND_CARDS_HOME = auto()
    SKIP = auto()
    """Show the end of what is moving."""
    LOOK_ON = auto()
    """Show what comes after that which has been looked at."""
    END_GUIDE = auto()
    """Keep that there is nothing more to explain."""
    PLAY_NOW = auto()
    """Begin a partie after a lesson."""
    FOCUS_PAGE = auto()
    """Leave the keyboard to the page."""
    ASK_HINT = auto()
    """Have the strongest player weigh the acts of the viewer."""
    COMPARE_ACTS = auto()
    """Have the acts of the viewer compared."""
    CANCEL_HINT = auto()
    """Want no answer any more."""
    REVIEW = auto()
    """Have the decisions of the partie priced."""
    NOTE_SEEN = auto()
    """Keep that what was best is seen."""
    SAY_HINT = auto()
    SAY_FIGURES = auto()
    FALL_SILENT = auto()
    """Say nothing more of what was before an act of the person."""
    SPEAK_NOW = auto()
    """Say at once all that still waits to be said."""
    SPEAK_NO_MORE = auto()
    """Say nothing more of what is past."""


@dataclass_transform(frozen_default=True)
class Value:
    """A value: every kind is a frozen dataclass, equal to another one of that kind with the same fields.

    The kinds share these functions: made anew for each of them they take a third of a megabyte.
    """

    def __init_subclass__(cls) -> None:
        """Make it one."""
        dataclass(frozen=True, eq=False, repr=False)(cls)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        return type(self).__qualname__ + repr(SimpleNamespace(**vars(self))).removeprefix("namespace")


class Deed(Value):
    """An effect with arguments."""


class AskPlayers(Deed):
    """Have the session ask the computer players, and send `PlayersAsked`."""


class Submit(Deed):
    """Act for the viewer."""

    action: Action


class ChangePlayer(Deed):
    """Set who plays for a chair: a person (`level` None) or a computer player."""

    chair: int
    level: str | None


class GiveUpFor(Deed):
    """Give the partie up for the person of a chair."""

    chair: int


class Timer(Deed):
    """Run a timer for so many milliseconds; None: stop it."""

    name: Literal["gap", "forced", "opening", "cards"]
    ms: int | None = None


class Compose(Deed):
    """Set what the viewer composes; None: nothing."""

    draft: Draft | None
    seat: Seat | None


class Decide(Deed):
    """Decide on an action, unless it leads on to a question first."""

    action: Action


class Play(Deed):
    """Show what happened."""

    batch: EventBatch


class Remember(Deed):
    """Keep that a step of the guide was shown and read."""

    step: int


class Say(Deed):
    """Have something spoken, nothing if it is empty. own: it begins with an act of the person; passing: it is true as
    long as the same one thinks."""

    text: str
    kind: Kind = Kind.EVENT
    own: bool = False
    passing: bool = False


class Tell(Deed):
    """Have something spoken at once, and stand in the line of words for a while."""

    text: str


class Refuse(Deed):
    """Say why something is not possible."""

    refusal: Refusal


Effect: TypeAlias = Do | Deed
