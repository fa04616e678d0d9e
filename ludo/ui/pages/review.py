"""The review of a partie beside its replay: what decisions cost, as a curve, as a list, and each moment in words."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QMenu, QVBoxLayout, QWidget

from ludo.bots.contract import SHARES
from ludo.session.decisions import KINDS, Decision, kind_of
from ludo.session.replay import Replay
from ludo.session.reviewing import Moment, Review
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.pages.replay_state import Choose, EndTrial, LookAt, Only, ReplayNow, ReplayState, TryAgain, Whose
from ludo.ui.pages.review_luck import LuckCard
from ludo.ui.pages.review_moment import MomentCard
from ludo.ui.pages.review_trial import Trial
from ludo.ui.play.hint_words import act_text
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import (
    MomentWords,
    kind_text,
    marks_text,
    measured_text,
    progress_text,
    result_text,
    short_text,
)
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.decision_marks import DecisionCurve, Point, mark_icon, mark_icon_size
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain_text import tip
from ludo.ui.widgets.surfaces import UNIT, ScrollColumn, flow, without_margins
from ludo.ui.widgets.wrapped_list import WrappedList
from ludo.ui.wording.common import with_head

_text = texts("Review")

_DECISION: Final = Qt.ItemDataRole.UserRole
_LIST_HEIGHT: Final = 132
_LARGE: Final = ("mistake", "blunder")


class ReviewPanel(ScrollColumn):
    """The review of the decisions of persons in a finished partie, and how far it is known.

    message: what a person does there, for the page; changed: what is marked is other than before.
    """

    message = Signal(object)
    changed = Signal()
    export = Signal(object, str)
    """The Review is wanted as a file of this kind: "txt", "pdf" or "json"."""

    def __init__(self, replay: Replay, review: Review, coach: Coach) -> None:
        super().__init__()
        self._replay = replay
        self.review = review
        self._coach = coach
        self._now = ReplayNow(replay, review)
        self._state = ReplayState()
        self._shown: list[Moment] = []
        self.persons = sorted({each.chair for each in review.decisions})
        self.cost = Label(self._cost_text, "heading")
        self.marks = Label(self._marks_text, "small")
        self.progress = Label(lambda: progress_text(review), "small", "quiet")
        self.stop = Button(_text("Stop"), "plain", _text("Review no more decisions; what is known stays."))
        self.stop.clicked.connect(lambda: coach.cancel(review))
        self.go_on = Button(_text("Review the rest"), "plain")
        self.go_on.clicked.connect(lambda: coach.want(review))
        self.save = Button(_text("Save…"), "plain", _text("Save this review as a file."))
        self.save.clicked.connect(self._show_kinds)
        place = self.save.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.save.setSizePolicy(place)
        self.luck = LuckCard(review, coach)
        self.people = Chips([(chair, self._name_of(chair)) for chair in self.persons], _text("Whose decisions"))
        self.people.setVisible(len(self.persons) > 1)
        self.people.chosen.connect(lambda chair: self.message.emit(Whose(chair)))
        self.curve = DecisionCurve()
        self.curve.chosen.connect(lambda number: self.message.emit(LookAt(self.own[number].decision)))
        kinds: list[tuple[str, Text]] = [(kind, partial(kind_text, kind)) for kind in KINDS]
        filters: list[tuple[str, Text]] = [
            ("marked", _text("Marked")),
            ("large", _text("Large")),
            ("all", _text("All")),
        ]
        self.filter = Chips([*filters, *kinds], _text("Which decisions"))
        self.filter.chosen.connect(lambda which: self.message.emit(Only(which)))
        self.list = self._make_list()
        self.nothing = Label(self._nothing_text, "small", "quiet")
        self.detail = MomentCard(replay, coach)
        self.detail.setAccessibleName(translate("Review", "The decision that is looked at"))
        self.detail.again.connect(lambda: self.message.emit(TryAgain()))
        self.trial = Trial()
        self.trial.hide()
        self.trial.tried.connect(lambda place: self.message.emit(Choose(place)))
        self.trial.ended.connect(lambda: self.message.emit(EndTrial()))
        self._answers = QWidget()
        self._lay_out()
        self.setAccessibleName(translate("Review", "Review"))
        coach.changed.connect(self._hear)

    def _make_list(self) -> WrappedList:
        entries = WrappedList(translate("Review", "Decisions"))
        entries.entered.connect(lambda item: self.message.emit(LookAt(item.data(_DECISION))))
        entries.currentItemChanged.connect(self._note_read)
        entries.setIconSize(mark_icon_size())
        entries.setMinimumHeight(_LIST_HEIGHT)
        return entries

    def _lay_out(self) -> None:
        answers = without_margins(QVBoxLayout(self._answers), UNIT)
        # what is pressed lies above what grows while decisions are reviewed: it does not move meanwhile
        answers.addWidget(self.people)
        answers.addLayout(flow(self.save, self.stop, self.go_on))
        answers.addWidget(self.filter)
        for widget in (self.cost, self.marks, self.luck, self.curve, self.progress, self.detail):
            answers.addWidget(widget)
        answers.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        answers.addWidget(self.list, 1)
        self.column.addWidget(self._answers, 1)
        self.column.addWidget(self.trial, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def own(self) -> list[Moment]:
        """The decisions of the person, as far as it is known what they cost."""
        return self._now.own(self._state)

    def marked(self) -> list[Moment]:
        """Return the decisions that are marked, of the person."""
        return self._now.marked(self._state)

    @property
    def moment(self) -> Moment | None:
        """The decision that is looked at."""
        return self._now.moment(self._state.looked)

    def begin(self) -> None:
        """Have the rest reviewed, now that somebody looks."""
        if self.review.open and not self._coach.wants(self.review):
            self._coach.want(self.review)

    def show_state(self, state: ReplayState) -> None:
        """Show whose decisions are wanted, which of them, the one that is looked at, and how far it is tried again."""
        before, self._state = self._state, state
        if before.whose != state.whose or before.only != state.only:
            self.people.set_value(state.whose)
            self.filter.set_value(state.only)
            self.show_known()
        if before.whose != state.whose or before.looked != state.looked:
            self._show_moment(self.moment)
        if before.looked != state.looked or before.tried != state.tried:
            self._show_trial(self.moment)

    def _show_moment(self, moment: Moment | None) -> None:
        """Show a decision in words; None: nothing."""
        self.detail.show_moment(moment)
        self._update_curve()
        self.list.blockSignals(True)
        self.list.setCurrentRow(-1 if moment is None or moment not in self._shown else self._shown.index(moment))
        self.list.blockSignals(False)
        if moment is not None:
            self.ensureWidgetVisible(self.detail)

    def _show_trial(self, moment: Moment | None) -> None:
        """Hide the answer of a decision that is tried again."""
        tried = self._state.tried
        self._answers.setVisible(tried is None)
        self.trial.setVisible(tried is not None)
        if tried is not None and moment is not None:
            self.trial.show_tried(asked_of(self._replay, moment.decision), moment.appraisal, tried)
        else:
            self.trial.acts.setCurrentRow(-1)

    def _show_kinds(self) -> None:
        """Ask as what kind of file the review is to be saved."""
        menu = QMenu(self.save)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for kind, text in (
            ("txt", translate("Review", "As text")),
            ("pdf", translate("Review", "As PDF")),
            ("json", translate("Review", "For other programs (JSON)")),
        ):
            menu.addAction(text).triggered.connect(partial(self.export.emit, self.review, kind))
        menu.popup(self.save.mapToGlobal(QPoint(0, self.save.height())))

    def words_of(self, moment: Moment) -> MomentWords:
        """Return a decision in words."""
        return self.detail.words_of(moment)

    def spoken(self) -> str:
        """Return what is said of the decision that is looked at, to be read aloud; empty if none is."""
        moment = self.moment if self._state.tried is None else None
        return "" if moment is None else self.detail.spoken(moment)

    def note_seen(self, decision: Decision) -> None:
        """Note that what was best at a decision is seen or heard."""
        self._coach.note_seen(self._replay, decision.ply, decision.chair)

    def _note_read(self, item: QListWidgetItem | None) -> None:
        """Note that an entry is read aloud, which says what was best."""
        if item is not None:
            self.note_seen(item.data(_DECISION))

    def _hear(self, review: Review) -> None:
        if review is self.review:
            self.show_known()

    def show_known(self) -> None:
        """Show what is known now."""
        for label in (self.cost, self.marks, self.progress):
            label.retranslate()
        self.marks.setVisible(bool(self.marks.text()))
        self.luck.show_chair(self._state.whose, self._named())
        unknown, made = bool(self.review.open), self._coach.wants(self.review)
        self.progress.setVisible(unknown)
        self.stop.setVisible(unknown and made)
        self.go_on.setVisible((unknown or bool(self.review.failed)) and not made)
        self.save.setVisible(bool(self.review.moments))
        kinds = {_kind(moment) for moment in self.own}
        self.filter.offer(["marked", "large", "all", *(kind for kind in KINDS if kind in kinds and len(kinds) > 1)])
        self._write_list()
        self._update_curve()
        self.changed.emit()

    def _update_curve(self) -> None:
        own = self.own
        units = list(dict.fromkeys(moment.appraisal.unit for moment in own))
        points = [_point(moment, units.index(moment.appraisal.unit)) for moment in own]
        now = own.index(self.moment) if self.moment in own else -1
        parts = [measured_text(unit) for unit in units] if len(units) > 1 else []
        self.curve.show_points(points, now, shares=bool(own) and own[0].appraisal.unit in SHARES, parts=parts)
        about = translate("Review", "What the position was worth at each decision")
        self.curve.setAccessibleName(with_head(about, enumerated(parts)) if parts else about)
        self.curve.setVisible(len(points) > 1)

    def _wanted(self) -> list[Moment]:
        match self._state.only:
            case "marked":
                return self.marked()
            case "large":
                return [moment for moment in self.own if moment.appraisal.mark in _LARGE]
            case "all":
                return self.own
            case kind:
                return [moment for moment in self.own if _kind(moment) == kind]

    def _write_list(self) -> None:
        """Bring the list in line; what is there already stays."""
        wanted = self._wanted()
        if wanted == self._shown:
            self._show_nothing()
            return
        self._shown = wanted
        self.list.blockSignals(True)
        self.list.clear()
        for moment in wanted:
            self.list.addItem(self._item(moment))
        if self.moment in wanted:
            self.list.setCurrentRow(wanted.index(self.moment))
        self.list.blockSignals(False)
        self._show_nothing()

    def _show_nothing(self) -> None:
        self.list.setVisible(bool(self._shown))
        self.nothing.retranslate()
        self.nothing.setVisible(not self._shown)

    def _item(self, moment: Moment) -> QListWidgetItem:
        appraisal = moment.appraisal
        asked = asked_of(self._replay, moment.decision)
        act = act_text(asked, appraisal.acts[appraisal.done or 0].act)
        item = QListWidgetItem(mark_icon(appraisal.mark, self.devicePixelRatioF()), f"{act}\n{short_text(moment)}")
        item.setData(_DECISION, moment.decision)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, self.words_of(moment).spoken())
        item.setToolTip(tip(asked.words.progress(asked.view)))
        return item

    def _cost_text(self) -> str:
        account = self._coach.luck(self.review)
        shares = None if account is None else account.shares(self._state.whose)
        return result_text(self.own, shares, self._named())

    def _named(self) -> str:
        """Return who is spoken of, where several people played."""
        return self._name_of(self._state.whose)() if len(self.persons) > 1 else ""

    def _marks_text(self) -> str:
        return marks_text(self.own)

    def _nothing_text(self) -> str:
        if not self.own:
            return translate("Review", "Nothing is known yet.")
        if self._state.only in ("marked", "large"):
            return translate("Review", "No decision of this partie is marked: of none is it certain that it cost much.")
        return translate("Review", "There are no such decisions.")

    def _name_of(self, chair: int) -> Text:
        return lambda: self._replay.header.chairs[chair].name


def _kind(moment: Moment) -> str:
    appraisal = moment.appraisal
    return kind_of(moment.decision.done, appraisal.acts[0].act)


def _point(moment: Moment, part: int) -> Point:
    appraisal = moment.appraisal
    best, done = appraisal.acts[0], appraisal.acts[appraisal.done or 0]
    return Point(best.worth.value, done.worth.value, appraisal.mark, part)


def review_of(replay: Replay, session: int | None, coach: Coach | None) -> Review | None:
    """Return the review of a partie that is over; None where there is none, or nothing to be reviewed."""
    if coach is None or not replay.over:
        return None
    review = coach.look(replay, session)
    return review if review is not None and review.decisions else None
