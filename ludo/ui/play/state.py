"""The state of a table at which a partie is played: one value, changed by `reduce` and by nothing else."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.session.ports import StorageError
from ludo.ui.play.effects import Effect, Value

if TYPE_CHECKING:  # as in messages
    from ludo.bots.coach.appraisal import Appraisal
    from ludo.bots.contract import Answer


class Phase(Value):
    """A phase of the table, with what belongs to it: all wait for the same thing."""

    @property
    def name(self) -> str:
        """Its name, as tests and reports write it."""
        return type(self).__name__.casefold()


class Showing(Phase):
    """Something moves."""


class Luck(Phase):
    """A shuffle, a cut or a lot comes next."""


class Gap(Phase):
    """A computer player is about to act. waited: it has waited for those who may step in."""

    waited: bool = False


class Asking(Phase):
    """A person has to act. waited: the computer players have had their time to step in before."""

    waited: bool = False


class Sent(Phase):
    """A person has acted, but it has not happened yet. before: what it was done in."""

    action: Action
    before: Phase


class Curtain(Phase):
    """One person gets up and another sits down."""


class Nothing(Phase):
    """A person has been asked something that does not concern them, so that nobody knows whom it does."""


class Result(Phase):
    """A deal has ended, and people look at the result."""


class Over(Phase):
    """The partie has ended."""


class Held(Phase):
    """Somebody explains what comes next, and everything waits until it has been read."""


class Failed(Phase):
    """Something could not be written. again: what tries it once more."""

    error: StorageError
    again: Effect


class Viewer(Value):
    """Who is before the screen.

    chair: the person there; curtain: the person whom the curtain waits for; openly: the person came without one;
    visiting: they sat down although it was not their turn. Persons are chairs, for players may change seats.
    """

    chair: int | None = None
    curtain: int | None = None
    openly: bool = False
    visiting: bool = False


class Secret(Value):
    """A question of which nobody else may know to whom it is put, or whether anybody can answer it (APP-15).

    ply: when it came, -1 while there is none; as long as it is put everybody sees the table as it was then.
    waiting: the persons who still have to be asked behind the curtain; guest: the one who is being asked.
    """

    ply: int = -1
    waiting: tuple[int, ...] = ()
    guest: int | None = None

    @property
    def asked(self) -> bool:
        """Is it being put?"""
        return self.ply >= 0


class Pace(Value):
    """How the partie goes on by itself.

    fast: nothing moves and nobody waits until the person can act ("decision") or has to ("turn"), or, for those who are
    out, until the partie ends ("end"); empty otherwise. Or nobody waits, but all moves are seen (`LOOKING_ON`).
    patient: computer players wait for Space where a person could step in; hasty: they never do in this partie;
    has_waited: one has. opening: the person of a first partie has not decided anything yet. missed: a gap ended while
    somebody explained. confirmed: the ply of the result that was looked at. declined: the chairs that have let their
    chance to step in go by (None: nobody was there). thinking: it is shown that a computer player thinks.
    """

    fast: str = ""
    patient: bool = False
    hasty: bool = False
    has_waited: bool = False
    opening: bool = False
    missed: bool = False
    confirmed: int = -1
    declined: tuple[int | None, ...] = ()
    thinking: bool = False


class ToldState(Value):
    """How much has been shown of what happened.

    batches: how many actions and jumps were to be shown in all; ply, events: so many events of the action that led
    there have been; since: the first action of which the person hears who asks what happened, later than `ply` after a
    jump: their own last one, or the first after a jump.
    """

    batches: int = 0
    ply: int = 0
    events: int = 0
    since: int = 1


class VoiceState(Value):
    """The memory of the narrator.

    seat, run: who lays cards in a row that are said as one sentence later, and these; hand: the own cards when they
    were last read by themselves in this deal.
    """

    seat: Seat = -1
    run: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()


class GuideState(Value):
    """The steps that a guide has still to show.

    left: the numbers of the steps that were not read; count: of all; shown: the step that is shown; offers: it is asked
    first whether anything is to be explained; silent: nothing is said before the next deal; first_deal: later the card
    comes only with its words; card: what it shows: "words", that more comes ("rest"), or nothing.
    """

    left: tuple[int, ...]
    count: int
    shown: int | None = None
    offers: bool = False
    silent: bool = False
    first_deal: bool = True
    card: str = ""


class LessonCard(Value):
    """The card of a lesson: the words of a part, how many have had words, and what was wrong about an act.

    since: so many acts there had been then; done: the lesson does the act itself.
    """

    part: int
    number: int
    why: tuple[Refusal, Action | None] | None = None
    since: int = 0
    done: bool = False


class LessonState(Value):
    """Where a lesson is.

    part: the one that is due; done: so many lines of the log belong to parts that are done; told: so many of these had
    words; tries: other acts in this place; shown: the words of the part that is due are on the card.
    """

    done: int
    part: int = 0
    told: int = 0
    tries: int = 0
    shown: bool = False
    card: LessonCard | None = None


class HintState(Value):
    """A hint, which goes with the position in which it was asked for.

    ply, chair: that position, and who asked; told: the act was asked for, not only where to look; answered: something
    has come; answer: that, or nothing; checked: what the comparison of acts says after it; figures: they are open.
    """

    ply: int
    chair: int | None
    told: bool = False
    answered: bool = False
    answer: Answer = None
    checked: Appraisal | None = None
    figures: bool = False

    @property
    def has_figures(self) -> bool:
        """Is the act of the hint weighed in figures?"""
        return self.checked is not None or bool(getattr(self.answer, "offers", ()))


class CostState(Value):
    """The cost of the last decision of a person, which goes with the position in which it was asked for.

    decision: its ply and chair; known: all that will be known of it is.
    """

    ply: int
    chair: int | None
    decision: tuple[int, int]
    known: bool = False


class TableState(Value):
    """All of it.

    acts: how often the person before the screen has acted: what is asked next is another question. series: what they
    have decided on to do after that, one act after the other.

    public: everybody sees the table on another screen.

    agreed: all persons have agreed to see the cards without which a deal was decided; cards: which are shown in the
    middle of the table for a while.
    """

    phase: Phase = field(default_factory=Showing)
    viewer: Viewer = field(default_factory=Viewer)
    secret: Secret = field(default_factory=Secret)
    pace: Pace = field(default_factory=Pace)
    acts: int = 0
    series: tuple[Action, ...] = ()
    public: bool = False
    agreed: bool = False
    cards: Literal["", "trick", "hands"] = ""
    told: ToldState = field(default_factory=ToldState)
    voice: VoiceState = field(default_factory=VoiceState)
    advice: HintState | CostState | None = None
    guide: GuideState | None = None
    lesson: LessonState | None = None
