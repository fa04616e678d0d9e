"""Parts of a page with a table that not every one has: hints, a guide, the sums of a deal, the end."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, TypeVar

from ludo.session.asker import Asker
from ludo.session.lessons import LessonSession
from ludo.session.reviewing import Review
from ludo.ui.games.guide import Step
from ludo.ui.games.lesson import Lesson
from ludo.ui.i18n import Text
from ludo.ui.platform.waker import Waker
from ludo.ui.play.effects import Do
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.hint import HintPanel
from ludo.ui.play.messages import BeginGuide, BeginLesson, EndGuide, Priced, Send
from ludo.ui.play.panel import SideColumn
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.topbar import TopBar
from ludo.ui.services.coach import Coach
from ludo.ui.table.table import TableWidget


class Extra(Protocol):
    """Something that shows what is so at the table, as often as that changes."""

    def show_facts(self, facts: Facts, /) -> None:
        """Show it."""


Part = TypeVar("Part", bound=Extra)


class Extras:
    """Parts that are added to a page; what they need is read with the first page that has them."""

    def __init__(
        self, table: TableWidget, status: StatusPanel, top: TopBar, side: SideColumn, look: Look, send: Send,
        deeds: dict[Do, Callable[[], object]],
    ) -> None:  # fmt: skip
        """deeds: who does what the table wants done."""
        self._table = table
        self._status = status
        self._top = top
        self._side = side
        self._look = look
        self._send = send
        self._deeds = deeds
        self._all: list[Extra] = []

    def show_facts(self, facts: Facts) -> None:
        """Show what is so at the table."""
        for part in self._all:
            part.show_facts(facts)

    def add(self, part: Part) -> Part:
        """Add a part, and return it."""
        self._all.append(part)
        part.show_facts(self._look())
        return part

    def add_hint(self, asker: Asker, coach: Coach | None = None) -> HintPanel:
        """Offer hints; coach: who compares the acts once there is a first answer."""
        from ludo.ui.play.adviser import Adviser
        from ludo.ui.play.hint import HintPanel

        hint = HintPanel(self._side, self._table, self._status, self._look, self._send)
        self._deeds.update(hint.deeds)
        self._deeds.update(Adviser(hint, self._look, self._send, asker, coach).deeds)
        self._top.hint_button.show()
        return self.add(hint)

    def add_hand_only(self) -> None:
        """Show only the hand where everybody sees the table on another screen."""
        from ludo.ui.play.hand_only import HandOnly

        if not any(isinstance(part, HandOnly) for part in self._all):
            self.add(HandOnly(self._table, self._side))

    def add_cost(self, review: Review) -> None:
        """Offer to say what the last decision cost, in the panel of hints."""
        self._look().now.review = review
        self._top.cost_button.show()
        self._send(Priced())

    def add_guide(self, steps: Sequence[Step], offer: Text | None = None, known: Collection[int] = ()) -> None:
        """Explain the deal; offer: a question that is asked first; known: the steps that were read before."""
        self._send(EndGuide())
        self._look().now.steps, self._look().now.offer = steps, offer
        self._send(BeginGuide(tuple(known), offer is not None))

    def add_lesson(self, session: LessonSession, lesson: Lesson, part: int = 0) -> None:
        """Lead through a lesson, from a part on."""
        Waker(session.scripted, self._table)
        self._look().now.lesson = lesson
        self._send(BeginLesson(lesson.lines_before(part), part, lesson.told_before(part)))
