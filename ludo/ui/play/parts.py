"""A page with a table and what belongs to it, to which more can be added: hints, a guide, what is shown at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal

from ludo.ui.platform.waker import Waker
from ludo.ui.play.messages import BeginGuide, BeginLesson, EndGuide
from ludo.ui.widgets.roles import Group

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ludo.session.asker import Asker
    from ludo.session.lessons import LessonSession
    from ludo.session.reviewing import Review
    from ludo.session.session import Session
    from ludo.ui.games.guide import Step
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.i18n import Text
    from ludo.ui.play.cost import LastCost
    from ludo.ui.play.ending import EndPanel
    from ludo.ui.play.explainer import Explainer
    from ludo.ui.play.facts import Facts
    from ludo.ui.play.hint import HintPanel
    from ludo.ui.play.messages import Message
    from ludo.ui.play.panel import SideColumn, SidePanel
    from ludo.ui.play.runner import Runner
    from ludo.ui.play.status import StatusPanel
    from ludo.ui.play.summary import SummaryPanel
    from ludo.ui.play.topbar import TopBar
    from ludo.ui.play.winning import WinnersScene
    from ludo.ui.services.coach import Coach
    from ludo.ui.services.settings import SettingsStore
    from ludo.ui.table.table import TableWidget
    from ludo.ui.wording.game_words import GameWords
    from ludo.ui.wording.names import Names


class PagePart(Protocol):
    """Something that shows what is so at the table, as often as that changes."""

    def show_facts(self, facts: Facts, /) -> None:
        """Show it."""

    def write_again(self) -> None:
        """Write it in the present language and look."""


class PlayParts(Group):
    """A page with a table and what belongs to it.

    left: the person wants to go home; new_game_wanted: another partie like this one; same_cards_wanted: likewise, with
    the same cards; go: a `Destination` is wanted.
    """

    left = Signal()
    new_game_wanted = Signal()
    same_cards_wanted = Signal()
    go = Signal(object)

    session: Session
    settings: SettingsStore
    words: GameWords
    runner: Runner
    table: TableWidget
    top: TopBar
    status_panel: StatusPanel
    side: SideColumn
    panel: SidePanel
    explainer: Explainer
    added_parts: list[PagePart]
    """What has been added."""

    @property
    def facts(self) -> Facts:
        """Return the facts at this table."""
        return self.runner.facts

    def look(self) -> Facts:
        """Return what is so at this table."""
        return self.runner.facts

    def send(self, message: Message) -> None:
        """Send the table a message."""
        self.runner.send(message)

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        return self.facts.names

    # what can be added

    def _add(self, part: PagePart) -> None:
        self.added_parts.append(part)
        part.show_facts(self.facts)

    def add_summary(self) -> SummaryPanel:
        """Show what was paid in a deal beside its result."""
        from ludo.ui.play.summary import SummaryPanel

        panel = SummaryPanel(self.table, self.status_panel)
        self._add(panel)
        return panel

    def add_ending(self, tally: Text = str) -> EndPanel:
        """Show at the end how it went; tally: how those at the table stand against each other."""
        from ludo.ui.play.ending import EndPanel

        panel = EndPanel(self.table, self.status_panel, tally)
        self._add(panel)
        return panel

    def add_winners(self) -> WinnersScene:
        """Show stars for those who have won."""
        from ludo.ui.play.winning import WinnersScene

        scene = WinnersScene(self.table, self.look)
        self.runner.happened.connect(scene.hear)
        return scene

    def add_hint(self, asker: Asker, coach: Coach | None = None) -> HintPanel:
        """Offer hints; coach: who compares the acts once there is a first answer."""
        from ludo.ui.play.hint import HintPanel

        hint = HintPanel(self.side, self.table, self.status_panel, self.look, asker, coach)
        hint.offered.connect(self.top.hint_button.setEnabled)
        hint.closed.connect(self.setFocus)
        self.runner.happened.connect(hint.dismiss)
        self.runner.stopped.connect(hint.cancel)
        self.top.hint.connect(hint.ask)
        self.top.hint_button.show()
        self._add(hint)
        return hint

    def add_cost(self, hint: HintPanel, coach: Coach, review: Review) -> LastCost:
        """Offer to say what the last decision cost, in the panel of hints."""
        from ludo.ui.play.cost import LastCost

        cost = LastCost(hint, self.look, coach, review)
        cost.possible.connect(self.top.cost_button.setEnabled)
        self.top.cost.connect(cost.ask)
        self.top.cost_button.show()
        self._add(cost)
        return cost

    def add_guide(self, steps: Sequence[Step], offer: Text | None = None, known: Collection[int] = ()) -> Explainer:
        """Explain the deal; offer: a question that is asked first; known: the steps that were read before."""
        self.send(EndGuide())
        self.runner.now.steps, self.runner.now.offer = steps, offer
        self.send(BeginGuide(tuple(known), offer is not None))
        return self.explainer

    def add_lesson(self, session: LessonSession, lesson: Lesson) -> Explainer:
        """Lead through a lesson."""
        Waker(session.scripted, self)
        self.runner.now.lesson = lesson
        self.send(BeginLesson(len(lesson.opening)))
        return self.explainer
