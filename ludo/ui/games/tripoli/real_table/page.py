"""The page of the board: the table with its people, and beside it what is asked next and all lines."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ludo.engine.options import write_options
from ludo.games.tripoli.reports import Report
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.tripoli import TripoliPosition, payments
from ludo.ui.charts.ticks import number_text
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.games.tripoli.real_table.acts import SideActs
from ludo.ui.games.tripoli.real_table.asking import form_of, position_of
from ludo.ui.games.tripoli.real_table.cloth import BoardCloth
from ludo.ui.games.tripoli.real_table.form import ReportForm
from ludo.ui.games.tripoli.real_table.history import (
    CorrectionPanel,
    HistoryPanel,
    consequences,
    proposal_text,
    take_back_text,
)
from ludo.ui.games.tripoli.real_table.model import BoardModel
from ludo.ui.games.tripoli.real_table.plate import PlateFacts
from ludo.ui.games.tripoli.real_table.play_forms import OverForm
from ludo.ui.games.tripoli.real_table.state import (
    Add,
    BoardDo,
    BoardState,
    Correct,
    Count,
    Drop,
    Effect,
    Insert,
    LineWritten,
    Message,
    Reported,
    Revise,
    Save,
    ShowTab,
    Strike,
    TakeBack,
    TakeBackLast,
    reduce,
)
from ludo.ui.games.tripoli.real_table.words import deal_text, gains_text, line_text
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.services.destinations import ToRules
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Nights
from ludo.ui.sheets.real_table import RealTablePage
from ludo.ui.table.durations import durations_for
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.pictures import style_of
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.portrait import colour_of
from ludo.ui.widgets.printed_state import PrintsState
from ludo.ui.widgets.readouts import add_readouts
from ludo.ui.widgets.scroll_keys import scrolls
from ludo.ui.widgets.shortcuts import add_undo
from ludo.ui.widgets.surfaces import UNIT, clear, row, steady_scroll_bar, without_margins

_text = texts("Board")

_PANEL: Final = (280, 440)
"""Width of the panel at the side: at least, and at most."""


class BoardPage(RealTablePage, PrintsState[BoardState]):
    """Ludo as the board of Tripoli for people with real cards."""

    def __init__(self, nights: Nights, number: int, settings: SettingsStore) -> None:
        self.model = BoardModel(nights, number)
        super().__init__(cast("AnyKeptSheet", self.model), _text("Tripoli board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settings = settings
        self.state = BoardState()
        self.cloth = BoardCloth(len(self.model.people), lambda: style_of(self._settings.value))
        self.cloth.cloth = settings.value.cloth
        self.cloth.seat_chosen.connect(self._touch_seat)
        self.cloth.space_chosen.connect(self._touch_space)
        self.tabs = Chips([("now", _text("Deal")), ("lines", _text("Lines"))], _text("Beside the board"))
        self.tabs.chosen.connect(lambda tab: self.send(ShowTab(tab)))
        self.deal = Label(self._deal_text, "small", "quiet")
        self.history = HistoryPanel(self.model)
        self.history.correct.connect(lambda line: self.send(Correct(line)))
        self.history.take_back.connect(lambda line: self.send(TakeBack(line)))
        self.history.insert.connect(lambda line: self.send(Insert(line)))
        self.history.printed.connect(self.printed)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        steady_scroll_bar(self._area)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._area)
        self._stack.addWidget(self.history)
        self.acts = SideActs(lambda: take_back_text(self.model))
        self.undo = self.acts.undo
        self.undo.clicked.connect(lambda: self.send(TakeBackLast()))
        self.acts.change.clicked.connect(self.changing)
        self.acts.count.clicked.connect(lambda: self.send(Count()))
        self.acts.cancel.clicked.connect(lambda: self.send(Drop()))
        self._panel = QFrame()
        self._panel.setProperty("panel", "true")
        side = QVBoxLayout(self._panel)
        bar = min(self._area.verticalScrollBar().sizeHint().width(), 2 * UNIT)  # it stands in the margin
        side.setContentsMargins(2 * UNIT, UNIT + 4, 2 * UNIT - bar, UNIT + 4)
        side.setSpacing(UNIT)
        rules = Button(_text("Rules"), "plain")
        rules.clicked.connect(lambda: self.go.emit(ToRules(self.kept.game.id, write_options(self.kept.options))))
        top = row(self.tabs, rules)
        top.setStretch(0, 1)
        side.addLayout(top)
        side.addWidget(self.deal)
        side.addWidget(self._stack, 1)
        self._foot = QVBoxLayout()
        side.addLayout(self._foot)
        side.addWidget(self.acts)
        for part in (top, self.deal, self._foot, self.acts):
            part.setContentsMargins(0, 0, bar, 0)
        layout = without_margins(QHBoxLayout(self), 0)
        layout.addWidget(self.cloth, 1)
        layout.addWidget(self._panel)
        self.form: ReportForm
        add_undo(self, lambda: self.send(TakeBackLast()))
        self._ask()
        self._show()
        add_readouts(self, prompt=lambda: (self.form.question, self.form.hint), **self.cloth.readouts())

    def show_only_board(self, least: float) -> None:
        self._panel.hide()
        self.cloth.least = least

    def public_words(self) -> list[str]:
        balances = self.position.standing.balances
        return [f"{person.name} {number_text(balances[seat])}" for seat, person in enumerate(self.model.people)]

    def send(self, message: Message) -> None:
        """Show what a message makes of the state, then do the rest."""
        self.heard.append(message)
        self.state, effects = reduce(self.state, message, self.model.filled, self._last)
        for effect in effects:
            self._do(effect)
        self._show()

    def _do(self, effect: Effect) -> None:
        match effect:
            case Add(report):
                self._add(report)
            case Strike(line):
                reason = translate("Board", "taken back at once")
                if self._write(lambda: self.model.revise(line, None, reason)):
                    self._say(reason)
            case Revise():
                attempt(self, lambda: self._revise(effect))
                self.send(Drop())
            case BoardDo.ASK:
                self._ask()
            case BoardDo.TURN:
                self._turn()
                self._focus_form()
            case BoardDo.SAY_LINE:
                self._say(self._deal_text())
            case BoardDo.SAY:
                self._say()

    @property
    def place(self) -> BoardState:
        """The question that is asked; what was entered in a form comes back by itself."""
        return self.state

    @place.setter
    def place(self, state: BoardState) -> None:
        self.state = replace(state, trial=False)
        if state.report is not None or not state.trial:
            self._ask()
        self.state = state
        if state.trial:
            self._ask()
        self._turn()
        self._show()

    # what is shown

    @property
    def position(self) -> TripoliPosition:
        """How the board stands that is shown: now, or before the line that is corrected."""
        return position_of(self.state, self.model)

    @property
    def _last(self) -> int | None:
        return None if self.model.last is None else self.model.last.number

    @property
    def _asking(self) -> bool:
        """Is the form there, or what a correction changes in its place?"""
        return self._area.widget() is self.form

    def _show(self) -> None:
        """Show what the state says besides what is asked."""
        state, asking = self.state, self._asking
        self.tabs.set_value(state.tab)
        self.deal.retranslate()
        self.undo.retranslate()
        if asking and state.tab == "lines":
            self.form.foot.hide()
        elif asking:
            self.acts.show_for(self.position.step, busy=state.busy, undo=self._last is not None)
        self.acts.setVisible(asking and state.tab == "now")

    def _turn(self) -> None:
        """Show the question, or all lines."""
        if self.state.tab == "lines":
            self.history.refresh()
        elif self._asking:
            self.form.refresh()
        self._stack.setCurrentWidget(self.history if self.state.tab == "lines" else self._area)

    def _ask(self) -> None:
        """Ask with another form, or show what a trial changes."""
        state = self.state
        self._stack.setCurrentIndex(0)
        if state.trial and state.line is not None:
            self._propose(state.line)
            return
        form = self.form = form_of(state, self.model)
        form.reported.connect(lambda report: self.send(Reported(report)))
        form.marked.connect(self._mark)
        if isinstance(form, OverForm):
            form.again.clicked.connect(self.again)
        self._put_in_place(form)
        shown = not form.foot.isHidden()
        self._foot.addWidget(form.foot)
        form.foot.setVisible(shown)
        begins = form.first_focus()
        if begins is not None:
            begin_focus_at(self, begins)
        self.cloth.show_board(self.position, form.marks().taken, pale=self._pale())
        line = next((marked.line for marked in self.model.filled.lines if marked.number == state.line), None)
        if line is not None and not state.inserting:
            form.load(line)
        self._mark()
        if self.isVisible():
            QTimer.singleShot(0, self, self._focus_form)

    def _put_in_place(self, widget: QWidget) -> None:
        """Show a form, or what a correction changes; a scroll area would give it a ground of its own."""
        clear(self._foot)
        before = self._area.takeWidget()
        if before is not None:
            before.hide()
            before.deleteLater()
        self._area.setWidget(widget)
        widget.setAutoFillBackground(False)

    def _focus_form(self) -> None:
        if self.isVisible() and self._stack.currentWidget() is self.history:
            self.history.list.setFocus()
        elif self.isVisible() and self._asking:
            (self.form.first_focus() or self).setFocus()

    def _mark(self) -> None:
        """Show what the form says about the table."""
        if not self._asking:
            return
        marks, position = self.form.marks(), self.position
        standing, facts = position.standing, position.facts
        people = [
            PlateFacts(
                person.name,
                standing.balances[seat],
                colour_of(person.colour),
                self.model.pixmap(person.number),
                dealer=seat == facts.dealer and position.step != "dealer",
                note=marks.notes.get(seat, ""),
                turn=seat == marks.turn,
                absent=seat in facts.sitting_out,
            )
            for seat, person in enumerate(self.model.people)
        ]
        self.cloth.show_people(people, marks.choosable, marks.chosen)
        self.cloth.show_pay(position, marks.taken, pale=self._pale())
        self.cloth.board.choose_among(marks.spaces, marks.space)

    def _pale(self) -> bool:
        position = self.position
        return (position.options.cosmo and position.step in ("dealer", "windows")) or (
            position.options.pay_suit == "auction" and position.step in ("dealer", "spare", "pay_suit")
        )

    def _deal_text(self) -> str:
        return deal_text(self.model, self.position, self.state.line, inserting=self.state.inserting)

    def show_sheet(self) -> None:
        self.send(Drop())

    # what people do

    def _touch_seat(self, seat: int) -> None:
        if self._asking and seat in self.form.marks().choosable:
            self.form.touch_seat(seat)
        else:
            self._mark()

    def _touch_space(self, space: int) -> None:
        if self._asking:
            self.form.touch_space(space)

    def _add(self, report: Report) -> None:
        before = self.model.position
        if not self._write(lambda: self.model.add(report)):
            return
        line = self.model.filled.lines[-1]
        self.cloth.board.show_amounts(before.board)
        self._say(line_text(report, before, self.model.names), gains_text(line.chips, self.model.names))
        durations = durations_for(self._settings.value.speed, self._settings.value.reduced_motion)
        self.cloth.pay(payments(before, report), self.model.position, durations.token)
        self._mark()

    def _write(self, write: Callable[[], object]) -> bool:
        """Write something and ask what comes next; where that fails say why, and return False."""
        before = self.model.position
        written = attempt(self, lambda: (write(), True)) is not None
        if written or self.model.position is not before:  # else nothing was read again
            self.send(LineWritten() if written else Drop())
        return written

    def _say(self, *done: str) -> None:
        """Have what was done spoken, and what is asked next."""
        hint = "" if self.form.hint.isHidden() else self.form.hint.text()
        announce(self, joined([*done, self.form.question.text(), hint]))

    def _propose(self, line: int) -> None:
        """Show what another line in the place of this one changes, before it is written."""
        state = self.state
        if state.report is not None and state.inserting:
            filled = self.model.trial_before(line, state.report)
        else:
            filled = self.model.trial(line, state.report)
        heading = proposal_text(line, state.report, inserting=state.inserting)
        panel = CorrectionPanel(heading, consequences(self.model.filled, filled, line, self.model.names))
        panel.saved.connect(lambda reason: self.send(Save(reason)))
        panel.dropped.connect(lambda: self.send(Drop()))
        self._put_in_place(panel)
        self.cloth.choose_nobody()
        begin_focus_at(self, panel.reason)
        panel.reason.setFocus()

    def _revise(self, what: Revise) -> None:
        if what.report is not None and what.inserting:
            self.model.insert(what.line, what.report, what.reason or translate("Board", "forgotten"))
        else:
            self.model.revise(what.line, what.report, what.reason or translate("Board", "corrected"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose people by number, nobody by 0; Escape ends a correction, then leaves the page."""
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Cancel):
            if self.state.busy:
                self.send(Drop())
            else:
                self.left.emit()
        elif len(text) == 1 and text in "123456789" and int(text) <= len(self.model.people):
            self._touch_seat(int(text) - 1)
        elif text == "0" and self._asking:
            self.form.touch_nobody()
        elif text and text.isalpha() and self._asking:
            self.form.press_letter(text)
        elif not scrolls(self._area, event):
            super().keyPressEvent(event)

    def parts(self) -> list[QWidget]:
        """Return the parts between which F6 goes: the board, and the panel beside it."""
        return [self.cloth, self._panel]

    # how it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the panel to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        least, most = (round(width * text_scale()) for width in _PANEL)
        wide = max(least, min(round(self.width() * 0.27), most))
        room = self.width() - self.cloth.minimumWidth()
        self._panel.setFixedWidth(max(0, min(wide, self.width() * 5 // 9, room)))
