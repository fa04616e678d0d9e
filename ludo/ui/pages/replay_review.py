"""Brings replay and review together: a decision is looked at at the table, and marks stand on the slider."""

from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from ludo.session.decisions import Decision
from ludo.session.replay import Replay
from ludo.session.reviewing import Moment
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.review import ReviewPanel, review_of
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.shortcuts import NEXT_MARK, PREVIOUS_MARK
from ludo.ui.play.review_words import mark_text
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.decision_marks import MarkedSlider, mark_icon
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.widgets.wrapped_list import WrappedList

_text = texts("Replay")

PLY: Final = Qt.ItemDataRole.UserRole
"""Of an entry of the journal: after how many actions it stands."""
REVIEW: Final = "review"
JOURNAL: Final = "journal"


class Looked(Protocol):
    """A replay that is looked at, after `ply` actions, as the player of a chair or with all cards open."""

    replay: Replay
    ply: int
    chair: int | None
    all_open: bool
    slider: MarkedSlider
    journal: WrappedList

    def go(self, ply: int) -> None:
        """Show the partie after so many actions."""

    def see_as(self, chair: int | str | None) -> None:
        """Show what the player of a chair saw."""

    def show_review(self, wanted: bool) -> None:
        """Show the review beside the table, or the journal."""


class ReplayReview(QObject):
    """The review of a partie on the page of its replay. beside: chooses between review and journal.

    answered: a Moment that was asked for by `try_again`, and the place of the act that was chosen before the answer was
    seen.
    """

    answered = Signal(object, int)

    def __init__(self, page: QWidget, moment: Looked, panel: ReviewPanel) -> None:
        super().__init__(page)
        self._page = page
        self._moment = moment
        self.panel = panel
        self._tried: Moment | None = None
        panel.trial.answered.connect(self._note)
        panel.trial.ended.connect(self._see_answer)
        self.beside = Chips([(REVIEW, _text("Review")), (JOURNAL, _text("Journal"))], _text("Beside the table"))
        self.beside.chosen.connect(self.show_beside)
        panel.chosen.connect(self.show_decision)
        panel.changed.connect(self.show_marks)
        for keys, by in ((NEXT_MARK, 1), (PREVIOUS_MARK, -1)):
            add_shortcut(page, keys, partial(self.go_to_mark, by))

    def begin(self) -> None:
        """Show the review first."""
        self.show_beside(REVIEW)

    def show_beside(self, which: str) -> None:
        """Show the review beside the table, or the journal."""
        self.beside.set_value(which)
        self._moment.show_review(which == REVIEW)
        if which == REVIEW:
            self.panel.begin()

    def show_decision(self, decision: Decision) -> None:
        """Show the table as a person saw it before a decision, and say what is said of that."""
        moment = self._moment
        if moment.chair != decision.chair or moment.all_open:
            moment.see_as(decision.chair)
        moment.go(decision.ply)
        announce(self._page, self.panel.spoken(), at_once=True)
        self.panel.note_seen(decision)

    def try_again(self, moment: Moment) -> None:
        """Hide the answer of a decision, show the table as it was, and ask what one would do."""
        decision = moment.decision
        if self.panel.chair != decision.chair:
            self.panel.show_chair(decision.chair)
        self._moment.see_as(decision.chair)
        self._moment.go(decision.ply)
        self.panel.look_at(moment)
        self.panel.try_again()
        self._tried = moment

    def _note(self, place: int) -> None:
        tried, self._tried = self._tried, None
        if tried is not None and tried == self.panel.moment:
            self.answered.emit(tried, place)

    def _see_answer(self) -> None:
        self._tried = None

    def go_to_mark(self, by: int) -> None:
        """Go to the next marked decision (by 1), or to the one before (-1)."""
        found = self.panel.neighbour(self._moment.ply, by)
        if found is not None:
            self.show_decision(found.decision)
        else:
            announce(self._page, translate("Replay", "No further mark in this direction."), at_once=True)

    def follow(self, ply: int) -> None:
        """Show what is said of the decision after so many actions, if there is one."""
        self.panel.look_at(self.panel.moment_at(ply))

    def show_marks(self) -> None:
        """Show the marks on the slider, and in the journal at what was done."""
        found = [(each.decision.ply, each.appraisal.mark) for each in self.panel.marked()]
        marked = {ply: mark for ply, mark in found if mark is not None}
        self._moment.slider.show_marks(list(marked.items()))
        journal, seen = self._moment.journal, set[int]()
        for number in range(journal.count()):
            item = journal.item(number)
            ply = item.data(PLY) - 1
            mark = marked.get(ply) if ply not in seen else None
            seen.add(ply)
            item.setIcon(QIcon() if mark is None else mark_icon(mark, journal.devicePixelRatioF()))
            said = item.text() if mark is None else joined([item.text(), mark_text(mark)])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)


def reviewed_replay(page: QWidget, moment: Looked, session: int | None, coach: Coach | None) -> ReplayReview | None:
    """Return what reviews the partie on a page; None where nothing does."""
    review = review_of(moment.replay, session, coach)
    if review is None or coach is None:
        return None
    return ReplayReview(page, moment, ReviewPanel(moment.replay, review, coach))
