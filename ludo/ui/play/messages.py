"""Messages to a table: from the session, from what is shown, from timers, and from the persons at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.refusals import Refusal
from ludo.session.ports import StorageError
from ludo.ui.play.effects import Effect, Value

if TYPE_CHECKING:  # the first page is shown before anything of computer players is read
    from ludo.bots.coach.appraisal import Appraisal
    from ludo.bots.contract import Answer
    from ludo.session.record import EventBatch


class TableMessage(Value):
    """Something that a table hears."""


class Begun(TableMessage):
    """The table is there, wherever its session stands."""


class Happened(TableMessage):
    """The session has gone on, or back."""

    batch: EventBatch


class EventsShown(TableMessage):
    """Some events of an action are being shown."""

    batch: EventBatch
    part: slice


class Prompted(TableMessage):
    """The person is told what they are asked."""


class Rested(TableMessage):
    """Nothing moves any more."""


class Halted(TableMessage):
    """There is something to be looked at."""


class PlayersAsked(TableMessage):
    """The computer players have been asked."""


class Answered(TableMessage):
    """A computer player has answered."""


class Refused(TableMessage):
    """The session has refused what a person did."""

    refusal: Refusal


class CouldNotWrite(TableMessage):
    """Something could not be written. again: what tries it once more."""

    error: StorageError
    again: Effect


class TimeOver(TableMessage):
    """A timer has run out."""

    name: Literal["gap", "forced", "opening", "cards"]


class ThinkingSeen(TableMessage):
    """A computer player has thought for so long that it is shown."""


class ThinkingLong(TableMessage):
    """A computer player has thought for so long that it is said."""


class ShownToAll(TableMessage):
    """Everybody sees the table on another screen now, or no more."""

    public: bool


class SettingsChanged(TableMessage):
    """Other settings are in effect."""


class FirstPartie(TableMessage):
    """It is the first partie of its game: nobody waits long for the first decision."""


class BeginGuide(TableMessage):
    """The deal is to be explained. known: the steps that were read before; offers: it is asked first."""

    known: tuple[int, ...]
    offers: bool


class BeginLesson(TableMessage):
    """A lesson begins, at a part; so many lines of its log are done, and so many parts before it had words."""

    done: int
    part: int = 0
    told: int = 0


class PutOff(TableMessage):
    """What somebody explains is put off to the next deal."""


class EndGuide(TableMessage):
    """Nothing more is to be explained."""


class AskHint(TableMessage):
    """The person wants a hint, its next step, or that it goes after the last."""


class HintCame(TableMessage):
    """The strongest player has answered."""

    answer: Answer


class Compared(TableMessage):
    """The acts of a hint have been compared; None: they could not be."""

    found: Appraisal | None


class AskCost(TableMessage):
    """The person wants to know what their last decision cost, or has read it."""


class Priced(TableMessage):
    """More is known of what decisions cost."""


class CloseHint(TableMessage):
    """The person has read what stands in the panel of hints."""


class OpenFigures(TableMessage):
    """The figures of a hint are to be shown, or not."""

    opened: bool


class Impossible(TableMessage):
    """Something was tried that cannot be composed."""

    refusal: Refusal


class Decided(TableMessage):
    """The person before the screen has decided on an act."""

    action: Action


class Attempt(TableMessage):
    """The person before the screen wants to act, whether that is possible or not."""

    action: Action


class LookOn(TableMessage):
    """Cards that lay there to be looked at have been seen."""


class NextDeal(TableMessage):
    """The result of a deal has been seen."""


class Hurry(TableMessage):
    """Skip all waiting."""


class SkipTo(TableMessage):
    """Fast-forward to where the person can act ("decision") or has to ("turn")."""

    end: str


class PassScreen(TableMessage):
    """Another person wants to sit down."""

    chair: int


class LiftCurtain(TableMessage):
    """The person whom the curtain waits for is there, or another one who steps in first."""

    chair: int | None = None


class EndVisit(TableMessage):
    """The screen goes back to the person whose turn it is."""


class PassOn(TableMessage):
    """The person before the screen cannot answer, and gives the screen to the next one."""


class StopWaiting(TableMessage):
    """Computer players of this game are to wait no more, now and later."""


class GoBack(TableMessage):
    """Undo, redo, and what else leads to another place: change of a player, giving up."""

    move: Effect


class Undo(TableMessage):
    """The last decision of a person is to be taken back, if that is possible."""


class Redo(TableMessage):
    """A decision that was taken back is to be done again."""


class ShowTrick(TableMessage):
    """The last trick is to be shown, or to go."""


class BackOrTrick(TableMessage):
    """A press for whatever goes back: what was picked up, the last act, a look at the last trick."""


class CardsRead(TableMessage):
    """Cards that are shown in the middle have been read."""


class Retry(TableMessage):
    """Write again what could not be written."""


class Confirm(TableMessage):
    """A reading of what is composed, or a button, is decided on; some lead on to a question first."""

    action: Action


class DoAll(TableMessage):
    """Several acts are decided on, one after the other, as long as they are possible."""

    actions: tuple[Action, ...]


class StartAgain(TableMessage):
    """The draft is taken back."""


class ReadOn(TableMessage):
    """An explanation is read, and the next words are wanted."""


class ShowHands(TableMessage):
    """The cards of a deal that was decided without them are to be shown, or to go."""


class SeeHands(TableMessage):
    """All persons at the table agree that they are shown."""


class HandsSeen(TableMessage):
    """It is kept that they are, or could not be."""

    error: StorageError | None = None


class ProveShuffling(TableMessage):
    """The proof of fair shuffling is wanted."""


class Leave(TableMessage):
    """The person leaves the table: for home, for another partie like this one, or for one with the same cards."""

    to: Literal["home", "again", "same-cards"]


class LookBack(TableMessage):
    """The person wants to see this partie from the beginning."""


Spoken: TypeAlias = EventsShown | Prompted | ThinkingLong
"""Messages that something is said, from which nothing else follows."""
Send: TypeAlias = Callable[[TableMessage], None]
"""How a part of the page does something."""
