"""Facts that follow from the state of a table, its session, its stage and the settings; read only."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple, Protocol, TypeAlias

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft, Item, Tray
from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, SOMEBODY
from ludo.engine.views import AnyView
from ludo.session.ports import StorageError
from ludo.session.reviewing import Review
from ludo.session.session import Session
from ludo.ui.games.guide import Anchor, Step, nobody_holds_cards
from ludo.ui.games.lesson import Act, Lesson, Part, Read
from ludo.ui.i18n import Text
from ludo.ui.play.action_lines import ActionLines
from ludo.ui.play.state import Asking, Failed, Gap, Held, Luck, Over, Phase, Result, Sent, Showing, TableState
from ludo.ui.services.settings import Settings
from ludo.ui.table.durations import Durations
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, names_of

WORDS: Final = (Anchor.STATUS, Anchor.BUTTONS)
"""What is at the line above the hand, at least while there are no buttons."""
_RELAXED: Final = 2.2
"""So much longer is the gap where computer players take their time."""
_ANSWER: Final = 0.7
"""A computer player that nobody can interrupt waits this share of the gap."""


class Composing(Protocol):
    """The draft of the person before the screen."""

    draft: Draft | None
    picked_up: Item | None
    locked: bool

    @property
    def edited(self) -> bool:
        """Has the person changed it?"""

    @property
    def led_on(self) -> bool:
        """Has a button put another question?"""

    @property
    def trays(self) -> tuple[Tray, ...]:
        """Return what is laid out, and where."""

    def fitting(self, source: Item, /) -> tuple[Item, ...]:
        """Return the targets at which nothing is wrong with this source."""


class Staging(Protocol):
    """Where it is shown."""

    durations: Durations
    view: AnyView | None
    """What lies there; None before anything does."""
    between: bool
    """Is it in the middle of what happens?"""

    @property
    def editor(self) -> Composing:
        """The draft that is composed there."""

    def in_order(self, view: AnyView, /) -> AnyView:
        """Return a view with the own hand in the order in which it is shown."""

    @property
    def busy(self) -> bool:
        """Does anything move, or wait to be looked at?"""

    @property
    def halted(self) -> bool:
        """Does it wait until the person has looked at what lies there?"""


class Wishes(Protocol):
    """The settings."""

    @property
    def value(self) -> Settings:
        """All of them."""

    def waits(self, game: str, /) -> bool:
        """Do computer players of a game wait where a person could step in?"""


class Now:
    """Facts outside the state. speaking: for how many milliseconds a voice still speaks."""

    def __init__(
        self, session: Session, words: GameWords, stage: Staging, wishes: Wishes, speaking: Callable[[], int]
    ) -> None:
        self.session = session
        self.words = words
        self.stage = stage
        self.wishes = wishes
        self.speaking = speaking
        self.lines = ActionLines(session, words)
        self.steps: Sequence[Step] = ()
        self.offer: Text | None = None
        """What a guide says, and what it asks first."""
        self.lesson: Lesson | None = None
        self.evening = False
        """Does the partie belong to an evening that goes on?"""
        self.review: Review | None = None
        """What is known of the decisions in it, where that may be asked for."""

    @property
    def settings(self) -> Settings:
        """The settings in effect."""
        return self.wishes.value


class Facts(NamedTuple):
    """A state, and all that follows from it."""

    state: TableState
    now: Now

    @property
    def phase(self) -> Phase:
        """The phase of the state."""
        return self.state.phase

    # who is there

    @property
    def persons(self) -> tuple[int, ...]:
        """All chairs of persons."""
        return tuple(number for number, chair in enumerate(self.now.session.players) if chair.person)

    @property
    def shared(self) -> bool:
        """Do several persons share the screen?"""
        return len(self.persons) > 1

    @property
    def sole(self) -> int | None:
        """The only person at the table, to whom the journal speaks; None where several persons read it."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def chair(self) -> int | None:
        """The person before the screen."""
        return self.state.viewer.chair

    @property
    def curtain(self) -> int | None:
        """The person whom the curtain waits for."""
        return self.state.viewer.curtain

    @property
    def reader(self) -> int | None:
        """The chair whose cards may be seen now; None behind the curtain, or if nobody is there."""
        return None if self.curtain is not None else self.chair

    @property
    def seat(self) -> Seat | None:
        """Where the person before the screen sits now; None behind the curtain, or if nobody is there."""
        return None if self.curtain is not None else self.now.session.seat_of(self.chair)

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        return names_of(self.now.session.chairs, self.seat)

    @property
    def view(self) -> AnyView:
        """Return the view of the person before the screen; behind the curtain, what anybody sees."""
        secret = self.state.secret
        if secret.asked:
            return self.now.session.record.question_view(secret.ply, self.reader)
        return self.now.session.view(self.seat)

    @property
    def perspective(self) -> Seat | None:
        """The seat that is shown nearest: also behind the curtain that of the person who sits down."""
        return self.now.session.seat_of(self.chair if self.curtain is None else self.curtain)

    def reveals(self, chair: int) -> bool:
        """Would this person see a card, or be told of a turn, that whoever is before the screen does not know?"""
        session = self.now.session
        shown, seen = (session.view(session.seat_of(each)) for each in (chair, self.chair))
        if (shown.turn, shown.facts) != (seen.turn, seen.facts):
            return True
        return any(Counter(shown.known(place)) - Counter(seen.known(place)) for place in shown.zones)

    # whose turn it is

    @property
    def current(self) -> int | None:
        """The chair whose turn it is; None where it is nobody's."""
        must = self.now.session.turn().must
        return None if must is None or must == CHANCE else self.now.session.chair_of(must)

    @property
    def on_turn(self) -> bool:
        """Is it the turn of the person before the screen?"""
        return self.current is not None and self.current == self.chair

    @property
    def out(self) -> bool:
        """Will no person at this table ever act again, although the partie goes on?"""
        session = self.now.session
        seats = [seat for seat, chair in enumerate(session.chairs) if chair.person]
        return bool(seats) and not session.over and all(session.game.is_out(self.view, seat) for seat in seats)

    @property
    def stepping_in(self) -> bool:
        """Has somebody sat down before the screen whose turn it is not?"""
        return self.state.viewer.visiting and not self.state.secret.asked and self.current != self.chair

    @property
    def visiting(self) -> bool:
        """Has somebody sat down whose turn it is not, while it is another person's?"""
        return self.stepping_in and self.current in self.persons

    @property
    def expected(self) -> int | None:
        """The person who has to sit down before the screen now; None if nobody has to."""
        current, viewer = self.current, self.state.viewer
        return current if current in self.persons and current != viewer.chair and not viewer.visiting else None

    @property
    def offers(self) -> Offers:
        """Return what the viewer may do now."""
        return NOTHING if self.seat is None else self.now.session.offers(self.seat)

    @property
    def answerable(self) -> bool:
        """Can somebody answer a secret question, who has not done so?"""
        return self.now.session.view(None).turn.must == SOMEBODY

    @property
    def passing(self) -> bool:
        """Has a secret question been put to all, and nobody answers?"""
        secret = self.state.secret
        return secret.asked and not self.answerable and not secret.waiting and secret.guest is None

    @property
    def thinker(self) -> Seat | None:
        """The computer player that everybody waits for: the one on turn, or one that may step in first."""
        if self.state.secret.asked or not isinstance(self.phase, (Gap, Sent)):
            return None
        thinking = self.now.session.thinking()
        if not thinking:
            return None
        return must if (must := self.now.session.turn().must) in thinking else thinking[0]

    # what can be done

    @property
    def error(self) -> StorageError | None:
        """Why the last thing could not be written, None if it was."""
        return self.phase.error if isinstance(self.phase, Failed) else None

    @property
    def deciding(self) -> bool:
        """Can somebody decide something now?"""
        return isinstance(self.phase, (Asking, Gap))

    @property
    def composing(self) -> bool:
        """Can the person before the screen compose something: in their turn, or beside the result of a deal?"""
        draft = self.now.stage.editor.draft
        return self.deciding or (isinstance(self.phase, Result) and draft is not None and draft.beside_result)

    @property
    def beside_result(self) -> Draft | None:
        """Return what the viewer may decide with the result in sight, None in most cases."""
        seat = self.seat
        draft = None if seat is None or not self.offers else self.now.session.draft(seat)
        return draft if draft is not None and draft.beside_result else None

    @property
    def at_result(self) -> bool:
        """Is there a result that has not been looked at, or is the partie over?"""
        fresh = self.now.session.deal_ended and self.state.pace.confirmed != self.now.session.ply
        return self.now.session.over or (fresh and not (self.on_turn and self.now.words.asks_with_result))

    @property
    def declined(self) -> bool:
        """Has the person before the screen let this chance go by already, here or beside the result?"""
        return self.chair in self.state.pace.declined

    @property
    def steps_in(self) -> bool:
        """Is the person before the screen asked to do anything although it is not their turn?"""
        able = isinstance(self.phase, Gap) and self.now.stage.editor.draft is not None
        return able and not self.declined and bool(self.offers)

    @property
    def draws_for_person(self) -> bool:
        """Is the person asked about draws, before there are cards, in a first partie? The computer does that."""
        return self.state.pace.opening and nobody_holds_cards(self.view)

    @property
    def forced(self) -> Action | None:
        """Return what is done for the person on turn: their only possible act, if that is wished."""
        if not self.on_turn:
            return None
        if self.draws_for_person:
            return next(iter(self.offers), None)
        first = list(islice(iter(self.offers), 2)) if self.now.settings.play_forced else []
        return first[0] if len(first) == 1 else None

    # what goes on by itself

    @property
    def part(self) -> Part | None:
        """The part of a lesson that is due, None at its end."""
        lesson, parts = self.state.lesson, () if self.now.lesson is None else self.now.lesson.parts
        return parts[lesson.part] if lesson is not None and lesson.part < len(parts) else None

    @property
    def teaching(self) -> bool:
        """Is it a lesson?"""
        return self.state.lesson is not None

    @property
    def reading(self) -> bool:
        """Does Enter bring the next words of a guide or lesson? Nothing happens by itself then."""
        guide, lesson = self.state.guide, self.state.lesson
        if lesson is not None:
            return lesson.shown and not isinstance(self.part, Act)
        return guide is not None and (guide.shown is not None or (guide.offers and guide.card == "words"))

    @property
    def speaks_of_line(self) -> bool:
        """Does what is explained speak of the line above the hand, which has to stay then?"""
        guide, lesson, part = self.state.guide, self.state.lesson, self.part
        if lesson is not None:
            return lesson.shown and isinstance(part, Read | Act) and part.at in WORDS
        return guide is not None and guide.shown is not None and self.now.steps[guide.shown].at in WORDS

    @property
    def waits_for_person(self) -> bool:
        """Does the table wait for the person before the screen?"""
        return isinstance(self.phase, (Asking, Result, Over)) or self.waits_for_key

    @property
    def held(self) -> bool:
        """Does everything wait until something has been read?"""
        return self.reading and isinstance(self.phase, Held)

    @property
    def person_may_step_in(self) -> bool:
        """Could any person act before the computer player whose turn it is?"""
        session = self.now.session
        return any(session.chairs[seat].person and session.offers(seat) for seat in session.turn().may)

    @property
    def waits(self) -> bool:
        """Does a computer player on turn wait until the person lets it go on?"""
        return self.state.pace.patient and not self.state.pace.fast and self.person_may_step_in

    @property
    def waits_for_key(self) -> bool:
        """Does a computer player wait until the person lets it go on, who may have sat down to step in?"""
        return self.phase == Gap() and not self.declined and (self.waits or self.stepping_in)

    @property
    def gap(self) -> int:
        """How long a computer player waits before it acts, in milliseconds."""
        if self.state.pace.fast:
            return 0
        share = _RELAXED if self.now.settings.relaxed else 1.0
        return round(self.now.stage.durations.gap * share * (1.0 if self.person_may_step_in else _ANSWER))

    @property
    def luck(self) -> int:
        """How long a shuffle, a cut or a lot waits, in milliseconds."""
        return 0 if self.state.pace.fast else self.now.stage.durations.luck

    @property
    def voice(self) -> int:
        """How long a voice still speaks what has happened, in milliseconds, where that is waited for."""
        return self.now.speaking() if self.now.settings.at_voice and not self.state.pace.fast else 0

    @property
    def can_skip(self) -> bool:
        """Is anything shown or waited for that could be skipped?"""
        return isinstance(self.phase, (Gap, Luck, Showing)) and not self.reading

    @property
    def space_goes_on(self) -> bool:
        """Does Space have a computer player act?"""
        return self.state.pace.thinking or (isinstance(self.phase, Gap) and not self.declined)


Look: TypeAlias = "Callable[[], Facts]"
"""How a part of the page sees what is so."""
