"""Who is before the screen, and what they see.

Persons are chairs: players may change seats, so the seat of a chair is asked anew whenever it is needed.
"""

from collections import Counter
from collections.abc import Callable

from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.play.secret import SecretQuestion
from ludo.ui.table.contract import Seating
from ludo.ui.table.table import TableWidget


class HotSeat:
    """The persons who share a screen.

    chair: the person before it; curtain: the person whom the curtain waits for; openly: the person came without one.
    told: hears what that person is told.
    question: in which no person may know whether it is put to another.
    """

    def __init__(self, session: Session, told: Callable[[EventBatch], None]) -> None:
        self._session = session
        self._told = told
        self._unwatch: Callable[[], None] = lambda: None
        self._visiting = False
        self.chair: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.curtain: int | None = None
        self.openly = False
        self.question = SecretQuestion(session)

    @property
    def persons(self) -> tuple[int, ...]:
        """All chairs of persons."""
        return tuple(number for number, chair in enumerate(self._session.players) if chair.person)

    @property
    def shared(self) -> bool:
        """Do several persons share the screen?"""
        return len(self.persons) > 1

    @property
    def seat(self) -> Seat | None:
        """Where the person before the screen sits now; None behind the curtain, or if nobody is there."""
        return None if self.curtain is not None else self._session.seat_of(self.chair)

    @property
    def view(self) -> AnyView:
        """What the person before the screen sees; behind the curtain, what anybody sees."""
        if self.question.asked:
            return self.question.view(None if self.curtain is not None else self.chair)
        return self._session.view(self.seat)

    @property
    def perspective(self) -> Seat | None:
        """The seat that is shown nearest: also behind the curtain that of the person who sits down."""
        return self._session.seat_of(self.chair if self.curtain is None else self.curtain)

    @property
    def seating(self) -> Seating:
        """Who sits where now."""
        chairs = self._session.chairs
        return Seating(chairs, tuple(self._session.chair_of(seat) for seat in range(len(chairs))))

    @property
    def current(self) -> int | None:
        """The chair whose turn it is; None where it is nobody's."""
        must = self._session.turn().must
        return None if must is None or must == CHANCE else self._session.chair_of(must)

    @property
    def on_turn(self) -> bool:
        """Is it the turn of the person before the screen?"""
        return self.current is not None and self.current == self.chair

    @property
    def stepping_in(self) -> bool:
        """Has somebody sat down before the screen whose turn it is not?"""
        return self._visiting and not self.question.asked and self.current != self.chair

    @property
    def visiting(self) -> bool:
        """Has somebody sat down whose turn it is not, while it is another person's?"""
        return self.stepping_in and self.current in self.persons

    @property
    def expected(self) -> int | None:
        """The person who has to sit down before the screen now; None if nobody has to."""
        current = self.current
        return current if current in self.persons and current != self.chair and not self._visiting else None

    def offers(self) -> Offers:
        """Return what the person before the screen may do now."""
        return NOTHING if self.seat is None else self._session.offers(self.seat)

    def show(self, table: TableWidget) -> None:
        """Lay a table out as the person before the screen sees it."""
        table.show_view(self.view, self.seating, perspective=self.perspective)

    def watch(self) -> None:
        """Hear from now on what the person before the screen is told; behind the curtain, what anybody is told."""
        self.leave()
        self._unwatch = self._session.watch(None if self.curtain is not None else self.chair, self._told)

    def leave(self) -> None:
        """Stop watching the session."""
        self._unwatch()
        self._unwatch = lambda: None

    def reveals(self, chair: int) -> bool:
        """Would this person see a card, or be told of a turn, that whoever is before the screen does not know?"""
        shown, seen = (self._session.view(self._session.seat_of(each)) for each in (chair, self.chair))
        if (shown.turn, shown.facts) != (seen.turn, seen.facts):
            return True
        return any(Counter(shown.known(place)) - Counter(seen.known(place)) for place in shown.zones)

    def draw_curtain(self, chair: int) -> None:
        """Let nobody be before the screen until this person sits down."""
        self.chair, self.curtain, self.openly = None, chair, False
        self.watch()

    def lift_curtain(self) -> bool:
        """Let the person sit down whom the curtain waits for; False if it waits for nobody."""
        if self.curtain is None:
            return False
        self.chair, self.curtain = self.curtain, None
        self._visiting = self.current != self.chair
        self.watch()
        return True

    def change_openly(self, chair: int) -> None:
        """Let this person be before the screen at once: they see nothing that is hidden from others."""
        self.draw_curtain(chair)
        self.lift_curtain()
        self.openly = True

    def end_visit(self) -> None:
        """Give the screen back to the person whose turn it is."""
        self._visiting = False

    def hear(self, batch: EventBatch) -> None:
        """Notice a question that may be put to somebody; where several persons share the screen, each is asked."""
        self.question.hear(batch, self.persons if self.shared else ())

    def follow_people(self) -> None:
        """Let nobody be before the screen whose chair is a computer player's now."""
        if not {self.chair, self.curtain} <= {None, *self.persons}:
            self.chair = self.curtain = None
            self.watch()
