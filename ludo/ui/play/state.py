"""The state of a table at which a partie is played: one value, changed by `reduce` and by nothing else."""

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.refusals import Refusal
from ludo.session.ports import StorageError
from ludo.ui.play.effects import Effect


@dataclass(frozen=True, slots=True)
class Showing:
    """Something moves."""

    name: ClassVar = "showing"


@dataclass(frozen=True, slots=True)
class Luck:
    """A shuffle, a cut or a lot comes next."""

    name: ClassVar = "luck"


@dataclass(frozen=True, slots=True)
class Gap:
    """A computer player is about to act. waited: it has waited for those who may step in."""

    name: ClassVar = "gap"

    waited: bool = False


@dataclass(frozen=True, slots=True)
class Asking:
    """A person has to act. waited: the computer players have had their time to step in before."""

    name: ClassVar = "asking"

    waited: bool = False


@dataclass(frozen=True, slots=True)
class Sent:
    """A person has acted, but it has not happened yet. before: what it was done in."""

    name: ClassVar = "sent"

    action: Action
    before: "Phase"


@dataclass(frozen=True, slots=True)
class Curtain:
    """One person gets up and another sits down."""

    name: ClassVar = "curtain"


@dataclass(frozen=True, slots=True)
class Nothing:
    """A person has been asked something that does not concern them, so that nobody knows whom it does."""

    name: ClassVar = "nothing"


@dataclass(frozen=True, slots=True)
class Result:
    """A deal has ended, and people look at the result."""

    name: ClassVar = "result"


@dataclass(frozen=True, slots=True)
class Over:
    """The partie has ended."""

    name: ClassVar = "over"


@dataclass(frozen=True, slots=True)
class Held:
    """Somebody explains what comes next, and everything waits until it has been read."""

    name: ClassVar = "held"


@dataclass(frozen=True, slots=True)
class Failed:
    """Something could not be written. again: what tries it once more."""

    name: ClassVar = "failed"

    error: StorageError
    again: Effect


Phase: TypeAlias = Showing | Luck | Gap | Asking | Sent | Curtain | Nothing | Result | Over | Held | Failed
"""Return what everybody waits for."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who is before the screen.

    chair: the person there; curtain: the person whom the curtain waits for; openly: the person came without one;
    visiting: they sat down although it was not their turn. Persons are chairs, for players may change seats.
    """

    chair: int | None = None
    curtain: int | None = None
    openly: bool = False
    visiting: bool = False


@dataclass(frozen=True, slots=True)
class Secret:
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


@dataclass(frozen=True, slots=True)
class Pace:
    """How the partie goes on by itself.

    fast: nothing moves and nobody waits until the person can act ("decision") or has to ("turn"); empty otherwise.
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


@dataclass(frozen=True, slots=True)
class GuideState:
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


@dataclass(frozen=True, slots=True)
class LessonCard:
    """The card of a lesson: the words of a part, how many have had words, and what was wrong about an act.

    done: the lesson does the act itself.
    """

    part: int
    number: int
    why: tuple[Refusal, Action | None] | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class LessonState:
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


@dataclass(frozen=True, slots=True)
class TableState:
    """All of it.

    acts: how often the person before the screen has acted: what is asked next is another question.

    agreed: all persons have agreed to see the cards without which a deal was decided.
    """

    phase: Phase = field(default_factory=Showing)
    viewer: Viewer = field(default_factory=Viewer)
    secret: Secret = field(default_factory=Secret)
    pace: Pace = field(default_factory=Pace)
    acts: int = 0
    agreed: bool = False
    guide: GuideState | None = None
    lesson: LessonState | None = None
