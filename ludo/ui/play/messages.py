"""Messages to a table: from the session, from what is shown, from timers, and from the persons at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.refusals import Refusal
from ludo.session.ports import StorageError
from ludo.ui.play.effects import Effect

if TYPE_CHECKING:  # the first page is shown before anything of computer players is read
    from ludo.session.record import EventBatch


@dataclass(frozen=True, slots=True)
class Begun:
    """The table is there, wherever its session stands."""


@dataclass(frozen=True, slots=True)
class Happened:
    """The session has gone on, or back."""

    batch: EventBatch


@dataclass(frozen=True, slots=True)
class Rested:
    """Nothing moves any more."""


@dataclass(frozen=True, slots=True)
class Halted:
    """There is something to be looked at."""


@dataclass(frozen=True, slots=True)
class PlayersAsked:
    """The computer players have been asked."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A computer player has answered."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The session has refused what a person did."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class CouldNotWrite:
    """Something could not be written. again: what tries it once more."""

    error: StorageError
    again: Effect


@dataclass(frozen=True, slots=True)
class TimeOver:
    """A timer has run out."""

    name: Literal["gap", "forced", "opening"]


@dataclass(frozen=True, slots=True)
class ThinkingSeen:
    """A computer player has thought for so long that it is shown."""


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """Other settings are in effect."""


@dataclass(frozen=True, slots=True)
class FirstPartie:
    """It is the first partie of its game: nobody waits long for the first decision."""


@dataclass(frozen=True, slots=True)
class BeginGuide:
    """The deal is to be explained. known: the steps that were read before; offers: it is asked first."""

    known: tuple[int, ...]
    offers: bool


@dataclass(frozen=True, slots=True)
class BeginLesson:
    """A lesson begins; so many lines of its log are done."""

    done: int


@dataclass(frozen=True, slots=True)
class PutOff:
    """What somebody explains is put off to the next deal."""


@dataclass(frozen=True, slots=True)
class EndGuide:
    """Nothing more is to be explained."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """Something was tried that cannot be composed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Decided:
    """The person before the screen has decided on an act."""

    action: Action


@dataclass(frozen=True, slots=True)
class Attempt:
    """The person before the screen wants to act, whether that is possible or not."""

    action: Action


@dataclass(frozen=True, slots=True)
class LookOn:
    """Cards that lay there to be looked at have been seen."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The result of a deal has been seen."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Skip all waiting."""


@dataclass(frozen=True, slots=True)
class SkipTo:
    """Fast-forward to where the person can act ("decision") or has to ("turn")."""

    end: str


@dataclass(frozen=True, slots=True)
class PassScreen:
    """Another person wants to sit down."""

    chair: int


@dataclass(frozen=True, slots=True)
class LiftCurtain:
    """The person whom the curtain waits for is there."""


@dataclass(frozen=True, slots=True)
class EndVisit:
    """The screen goes back to the person whose turn it is."""


@dataclass(frozen=True, slots=True)
class PassOn:
    """The person before the screen cannot answer, and gives the screen to the next one."""


@dataclass(frozen=True, slots=True)
class StopWaiting:
    """Computer players of this game are to wait no more, now and later."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """Undo, redo, and what else leads to another place: change of a player, giving up."""

    move: Effect


@dataclass(frozen=True, slots=True)
class Retry:
    """Write again what could not be written."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """A reading of what is composed, or a button, is decided on; some lead on to a question first."""

    action: Action


@dataclass(frozen=True, slots=True)
class StartAgain:
    """The draft is taken back."""


@dataclass(frozen=True, slots=True)
class ReadOn:
    """An explanation is read, and the next words are wanted."""


@dataclass(frozen=True, slots=True)
class ShowHands:
    """The cards of a deal that was decided without them are to be shown, or to go."""


@dataclass(frozen=True, slots=True)
class SeeHands:
    """All persons at the table agree that they are shown."""


@dataclass(frozen=True, slots=True)
class ProveShuffling:
    """The proof of fair shuffling is wanted."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The person leaves the table: for home, for another partie like this one, or for one with the same cards."""

    to: Literal["home", "again", "same-cards"]


@dataclass(frozen=True, slots=True)
class LookBack:
    """The person wants to see this partie from the beginning."""


Message: TypeAlias = (
    Begun | Happened | Rested | Halted | PlayersAsked | Answered | Refused | CouldNotWrite | TimeOver | ThinkingSeen
    | SettingsChanged | FirstPartie | BeginGuide | BeginLesson | PutOff | EndGuide | Impossible | Decided | Attempt
    | LookOn | NextDeal | Hurry | SkipTo | PassScreen | LiftCurtain | EndVisit | PassOn | StopWaiting | GoBack | Retry
    | Confirm | StartAgain | ShowHands | SeeHands | ReadOn | ProveShuffling | Leave | LookBack
)  # fmt: skip
Send: TypeAlias = Callable[[Message], None]
"""How a part of the page does something."""
