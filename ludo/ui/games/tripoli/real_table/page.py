"""The page of the board: the table with its people, and beside it what is asked next and all lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ludo.engine.options import write_options
from ludo.games.tripoli.reports import Stacks
from ludo.nights.sheets.tripoli import payments
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.games.tripoli.real_table.acts import SideActs
from ludo.ui.games.tripoli.real_table.before_play import ClaimsForm, DealerForm, SpareForm, SuitForm, WindowsForm
from ludo.ui.games.tripoli.real_table.cloth import BoardCloth
from ludo.ui.games.tripoli.real_table.history import (
    CorrectionPanel,
    HistoryPanel,
    consequences,
    proposal_text,
    take_back_text,
)
from ludo.ui.games.tripoli.real_table.model import BoardModel
from ludo.ui.games.tripoli.real_table.plate import PlateFacts
from ludo.ui.games.tripoli.real_table.play_forms import BetweenForm, OverForm, PlayForm
from ludo.ui.games.tripoli.real_table.poker_forms import BettingForm, ShowdownForm
from ludo.ui.games.tripoli.real_table.stacks_form import StacksForm
from ludo.ui.games.tripoli.real_table.words import deal_text, gains_text, line_text
from ludo.ui.i18n import language_signals, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.services.destinations import ToRules
from ludo.ui.sheets.real_table import RealTablePage
from ludo.ui.table.durations import durations_for
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import theme_signals
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.portrait import colour_of
from ludo.ui.widgets.readouts import add_readouts
from ludo.ui.widgets.scroll_keys import scrolls
from ludo.ui.widgets.shortcuts import add_undo
from ludo.ui.widgets.surfaces import UNIT, clear, row, steady_scroll_bar, without_margins

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.games.tripoli.reports import Report
    from ludo.nights.sheets.kept_sheet import AnyKeptSheet
    from ludo.nights.sheets.tripoli import TripoliPosition
    from ludo.store.nights.nights import Nights
    from ludo.ui.art.style import CardStyle
    from ludo.ui.games.tripoli.real_table.form import ReportForm
    from ludo.ui.services.settings import SettingsStore
    from ludo.ui.wording.names import Names

_text = texts("Board")

_FORMS: Final[dict[str, Callable[[TripoliPosition, Names], ReportForm]]] = {
    "windows": WindowsForm,
    "spare": SpareForm,
    "pay_suit": SuitForm,
    "claims": ClaimsForm,
    "betting": BettingForm,
    "showdown": ShowdownForm,
    "play": PlayForm,
    "between": BetweenForm,
    "over": OverForm,
}
_PANEL: Final = (280, 440)
"""Width of the panel at the side: at least, and at most."""


class BoardPage(RealTablePage):
    """Ludo as the board of Tripoli for people with real cards."""

    def __init__(self, nights: Nights, number: int, settings: SettingsStore) -> None:
        self.model = BoardModel(nights, number)
        super().__init__(cast("AnyKeptSheet", self.model), _text("Tripoli board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settings = settings
        self._correcting: int | None = None
        self._inserting = False
        """Was a line forgotten before the one that is corrected?"""
        self._trial: Report | None = None
        self._counting = False  # of chips before everybody
        self._photos: dict[int, QPixmap | None] = {}
        self.cloth = BoardCloth(len(self.model.people), self._style)
        self.cloth.cloth = settings.value.cloth
        self.cloth.seat_chosen.connect(self._touch_seat)
        self.cloth.space_chosen.connect(self._touch_space)
        self.tabs = Chips([("now", _text("Deal")), ("lines", _text("Lines"))], _text("Beside the board"))
        self.tabs.chosen.connect(self.show_tab)
        self.deal = Label(self._deal_text, "small", "quiet")
        self.history = HistoryPanel(self.model)
        self.history.correct.connect(self.start_correction)
        self.history.take_back.connect(lambda line: self.propose(line, None))
        self.history.insert.connect(self.start_inserting)
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
        self.undo.clicked.connect(self.take_back_last)
        self.acts.change.clicked.connect(self.changing)
        self.acts.count.clicked.connect(self.count_stacks)
        self.acts.cancel.clicked.connect(self._drop)
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
        for part in (top, self._foot, self.acts):
            part.setContentsMargins(0, 0, bar, 0)
        layout = without_margins(QHBoxLayout(self), 0)
        layout.addWidget(self.cloth, 1)
        layout.addWidget(self._panel)
        self.form: ReportForm
        add_undo(self, self.take_back_last)
        settings.changed.connect(self._restyle)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._show_now)
        self.tabs.set_value("now")
        self._show_now()
        add_readouts(self, prompt=lambda: (self.form.question, self.form.hint), **self.cloth.readouts())

    # what is shown

    @property
    def position(self) -> TripoliPosition:
        """How the board stands that is shown: now, or before the line that is corrected."""
        if self._correcting is None:
            return self.model.position
        return self.model.filled.before(self._correcting)

    @property
    def _asking(self) -> bool:
        """Is the form there, or what a correction changes in its place?"""
        return self._area.widget() is self.form

    def _make_form(self) -> ReportForm:
        position, names = self.position, self.model.names
        if self._counting:
            return StacksForm(position, names)
        if position.step == "dealer":
            kept = self.model.kept_boards() if self._correcting is None else []
            return DealerForm(position, names, kept)
        return _FORMS[position.step](position, names)

    def _show_now(self) -> None:
        """Ask what comes next."""
        self._set_form(self._make_form())
        self.cloth.show_board(self.position, self.form.marks().taken, pale=self._pale())
        self._mark()

    def _set_form(self, form: ReportForm) -> None:
        self.form = form
        form.reported.connect(self._take)
        form.marked.connect(self._mark)
        if isinstance(form, OverForm):
            form.again.clicked.connect(self.again)
        self._ask(form)
        shown = not form.foot.isHidden()
        self._foot.addWidget(form.foot)
        form.foot.setVisible(shown)
        self._stack.setCurrentIndex(0)
        self.tabs.set_value("now")
        self.deal.retranslate()
        self.undo.retranslate()
        self._show_acts()
        begins = self.form.first_focus()
        if begins is not None:
            begin_focus_at(self, begins)
        QTimer.singleShot(0, self, self._focus_form)

    def _ask(self, widget: QWidget) -> None:
        """Show a form, or what a correction changes; a scroll area would give it a ground of its own."""
        clear(self._foot)
        before = self._area.takeWidget()
        if before is not None:
            before.hide()
            before.deleteLater()
        self._area.setWidget(widget)
        widget.setAutoFillBackground(False)

    def _focus_form(self) -> None:
        if self.isVisible() and self._stack.currentIndex() == 0 and self._area.widget() is self.form:
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
                self._photo(person.number),
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
        return deal_text(self.model, self.position, self._correcting, inserting=self._inserting)

    def _show_acts(self) -> None:
        busy = self._correcting is not None or self._counting
        self.acts.show_for(self.position.step, busy=busy, undo=self.model.last is not None)

    def _photo(self, person: int) -> QPixmap | None:
        if person not in self._photos:
            self._photos[person] = self.model.pixmap(person)
        return self._photos[person]

    def show_sheet(self) -> None:
        self._drop()

    def count_stacks(self) -> None:
        """Ask what lies before everybody."""
        self._counting = True
        self._show_now()

    def show_tab(self, tab: str) -> None:
        """Show what is asked, or all lines."""
        self.tabs.set_value(tab)
        if tab == "lines":
            self.history.refresh()
            if self._asking:
                self.form.foot.hide()
            self.acts.hide()
            self._stack.setCurrentWidget(self.history)
            self.history.list.setFocus()
        else:
            self._stack.setCurrentIndex(0)
            if self._asking:
                self.form.update_main()
                self._show_acts()
            self._focus_form()

    # what people do

    def _touch_seat(self, seat: int) -> None:
        if self._asking and seat in self.form.marks().choosable:
            self.form.touch_seat(seat)
        else:
            self._mark()

    def _touch_space(self, space: int) -> None:
        if self._asking:
            self.form.touch_space(space)

    def _take(self, report: Report) -> None:
        """Write what happened, or show what the correction would change."""
        if self._correcting is not None:
            self.propose(self._correcting, report)
            return
        before = self.model.position
        if attempt(self, lambda: self.model.add(report)) is None:
            if self.model.position is not before:  # it was read again
                self._drop()
            return
        self._counting = False
        paid = payments(before, report)
        line = self.model.filled.lines[-1]
        self._set_form(self._make_form())
        self._say(line_text(report, before, self.model.names), gains_text(line.chips, self.model.names))
        durations = durations_for(self._settings.value.speed, self._settings.value.reduced_motion)
        self.cloth.pay(paid, self.model.position, durations.token)
        self._mark()

    def take_back_last(self) -> None:
        """Take the last line back at once: nothing comes after it."""
        last = self.model.last
        if last is not None and self._correcting is None:
            reason = translate("Board", "taken back at once")
            attempt(self, lambda: self.model.revise(last.number, None, reason))
            self._show_now()
            self._say(reason)

    def _say(self, *done: str) -> None:
        """Have what was done spoken, and what is asked next."""
        hint = "" if self.form.hint.isHidden() else self.form.hint.text()
        announce(self, joined([*done, self.form.question.text(), hint]))

    def start_correction(self, number: int) -> None:
        """Ask again what a line says; the table shows how it stood before it."""
        line = next((marked for marked in self.model.filled.lines if marked.number == number), None)
        if line is None:
            return
        if line.table is not None:
            self.propose(number, None)
            return
        self._correcting, self._counting = number, isinstance(line.line, Stacks)
        self._show_now()
        if line.line is not None:
            self.form.load(line.line)
        self._say(self._deal_text())

    def start_inserting(self, number: int) -> None:
        """Ask for a line that was forgotten before this one; the table shows how it stood before it."""
        self._correcting, self._inserting = number, True
        self._show_now()
        self._say(self._deal_text())

    def propose(self, number: int, report: Report | None) -> None:
        """Show what another line in the place of this one changes, before it is written."""
        self._correcting, self._trial = number, report
        inserted = report if self._inserting else None
        filled = self.model.trial(number, report) if inserted is None else self.model.trial_before(number, inserted)
        heading = proposal_text(number, report, inserting=self._inserting)
        panel = CorrectionPanel(heading, consequences(self.model.filled, filled, number, self.model.names))
        panel.saved.connect(self._save)
        panel.dropped.connect(self._drop)
        self._ask(panel)
        self._stack.setCurrentIndex(0)
        self.tabs.set_value("now")
        self.acts.hide()
        self.cloth.choose_nobody()
        self.deal.retranslate()
        panel.reason.setFocus()

    def _save(self, reason: str) -> None:
        number, report = self._correcting, self._trial
        if number is not None and report is not None and self._inserting:
            attempt(self, lambda: self.model.insert(number, report, reason or translate("Board", "forgotten")))
        elif number is not None:
            attempt(self, lambda: self.model.revise(number, report, reason or translate("Board", "corrected")))
        self._drop()

    def _drop(self) -> None:
        """End a correction."""
        self._correcting, self._trial, self._inserting, self._counting = None, None, False, False
        self._show_now()
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose people by number, nobody by 0; Escape ends a correction, then leaves the page."""
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Cancel):
            if self._correcting is not None or self._counting:
                self._drop()
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

    def _style(self) -> CardStyle:
        return style_of(self._settings.value)

    def _restyle(self) -> None:
        self.cloth.cloth = self._settings.value.cloth
        self.cloth.update()
        self.history.rewrite()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the panel to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        least, most = (round(width * text_scale()) for width in _PANEL)
        wide = max(least, min(round(self.width() * 0.27), most))
        room = self.width() - self.cloth.minimumWidth()
        self._panel.setFixedWidth(min(wide, self.width() * 5 // 9, room))
