"""One evening: who is there, what is played, everybody's chips, and who pays whom."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from ludo.nights.chips import Payment
from ludo.nights.evenings import EveningState, Event, EventKind, Played, duration
from ludo.session.chairs import Chair
from ludo.session.service import Archive
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.forms.dialog import show_form
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.pages.nights.adding import ask_partie
from ludo.ui.pages.nights.chips_form import ChipsForm
from ludo.ui.pages.nights.evening_acts import EveningActs
from ludo.ui.pages.nights.evening_data import EveningData, read_evening
from ludo.ui.pages.nights.evening_diary import EveningDiary
from ludo.ui.pages.nights.evening_form import edit_evening, numbers_of, picks
from ludo.ui.pages.nights.evening_payments import EveningPayments
from ludo.ui.pages.nights.evening_people import EveningPeople
from ludo.ui.pages.nights.evening_played import EveningPlayed, NextGame, partie_title, proposed_game
from ludo.ui.pages.nights.mend_form import MendForm, ask_to_annul, ask_to_put_away
from ludo.ui.pages.nights.moment_fields import moment_of
from ludo.ui.pages.nights.outside import OutsideNotice
from ludo.ui.pages.nights.picker import people_of
from ludo.ui.pages.nights.titles import date_text, duration_text, evening_title, moment_text
from ludo.ui.pages.nights.unclosed_evening import LeftOpen
from ludo.ui.pages.nights.words import state_text
from ludo.ui.services.destinations import Guests, ToClosing, ToDone, ToLedger, ToNewGame, ToSheetSetup, ToStatistics
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.links import links
from ludo.ui.widgets.surfaces import UNIT, Page, fill, row

_text = texts("Evenings")

_TWO_COLUMNS: Final = 1160


class EveningPage(Page):
    """The page of an evening.

    printed: it is to be written as PDF; given: for another computer; left: also once it is deleted or put away.
    """

    printed = Signal()
    given = Signal()

    def __init__(self, nights: Nights, archive: Archive, settings: SettingsStore, number: int) -> None:
        """Raises StorageError, and NightsError if there is no such evening."""
        super().__init__()
        self._nights = nights
        self._archive = archive
        self.number = number
        self.data: EveningData = read_evening(nights, number)
        self.acts = EveningActs(self, nights, number)
        data = self.data
        self._make_head()
        if data.evening.plan.carried:
            self.column.addWidget(OutsideNotice(nights))
        self.left_open = LeftOpen(settings.keys, data, nights.now())
        self.column.addWidget(self.left_open)
        self.people = EveningPeople(self._nights, data)
        self.next_game = NextGame(settings, proposed_game(nights, data))
        self.played = EveningPlayed(settings, data)
        self.payments = EveningPayments(data)
        self.diary = EveningDiary(data)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(2 * UNIT)
        left, right = QVBoxLayout(), QVBoxLayout()
        for side, panels in ((left, (self.next_game, self.played)), (right, (self.payments, self.diary))):
            side.setSpacing(2 * UNIT)
            for panel in panels:
                side.addWidget(panel)
            side.addStretch(1)
            self._columns.addLayout(side, 1)
        fill(self.column, self.people, self._columns, None)
        self.next_game.setVisible(not data.closed)
        self._make_foot()
        self._connect()

    def title(self) -> str:
        """Return what the evening is called."""
        return evening_title(self.data.evening)

    def _make_head(self) -> None:
        plan = self.data.evening.plan
        edit = Button(_text("Edit…"), "plain", does=self._edit)
        fill(self.column, row(Label(self.title(), "title"), edit, first=1), Label(self._about_text, "body", "quiet"))
        if plan.notes:
            self.column.addWidget(Label(plan.notes))
        ways = [
            Button(_text("The account"), "plain", does=ToClosing(self.number)),
            Button(_text("Where the chips come from"), "plain", does=ToLedger(evening=self.number)),
            Button(_text("What was done"), "plain", does=ToDone(evening=self.number)),
            Button(_text("Statistics"), "plain", does=ToStatistics(evening=self.number)),
            Button(_text("Print or save as PDF…"), "plain", does=self.printed.emit),
            Button(_text("For another computer…"), "plain", does=self.given.emit),
        ]
        self.away = Button(
            _text("Delete or put away…"),
            "plain",
            does=lambda: attempt(self, lambda: ask_to_put_away(self, self._nights, self.number, self.left.emit)),
        )
        self.back_again = Button(
            _text("List it again"),
            "plain",
            does=lambda: self.acts.do(lambda: self._nights.mending.bring_back(self.number)),
        )
        self.column.addWidget(links(*ways, self.back_again if self.data.evening.put_away else self.away))

    def _make_foot(self) -> None:
        self.undo_bar = self.acts.bar
        foot = self.add_foot()
        self.pause = Button(_text("Pause"))
        self.resume_button = Button(_text("Go on"), "primary")
        self.close_button = Button(_text("Close the evening…"), does=ToClosing(self.number))
        self.reopen = Button(_text("Open it again"))
        for button, kind in (
            (self.pause, EventKind.PAUSED),
            (self.resume_button, EventKind.RESUMED),
            (self.reopen, EventKind.REOPENED),
        ):
            button.clicked.connect(lambda _=False, kind=kind: self._record(kind))
        foot.addWidget(Label(self._state_text, "body", "quiet"), 1)
        for button in (self.pause, self.close_button, self.resume_button, self.reopen):
            foot.addWidget(button)
        state = self.data.evening.state
        self.pause.setVisible(state is EveningState.RUNNING)
        self.close_button.setVisible(not self.data.closed)
        self.resume_button.setVisible(state is EveningState.PAUSED)
        self.reopen.setVisible(self.data.closed)
        focus = {EveningState.RUNNING: self.next_game.here_button, EveningState.PAUSED: self.resume_button}
        begin_focus_at(self, focus.get(state, self.reopen))

    def _connect(self) -> None:
        self.people.somebody_comes.connect(self._ask_who_comes)
        self.people.came.connect(lambda person: self._record(EventKind.CAME, person))
        self.people.left.connect(self._leave)
        self.played.mend.connect(self._mend)
        self.played.again.connect(self.acts.count_again)
        self.diary.taken_back.connect(self._take_back_event)
        self.diary.put_in.connect(self.acts.put_in_again)
        self.people.chips.connect(self._move_chips)
        self.people.adopted.connect(lambda person: self.acts.adopt(self.data.people[person]))
        self.next_game.here.connect(lambda game: self.go.emit(ToNewGame(game, self._guests())))
        self.next_game.table.connect(lambda game: self.go.emit(ToSheetSetup(game, self._guests())))
        self.played.add.connect(self._ask_partie)
        self.played.drop.connect(self._drop)
        self.played.one_line.connect(self._write_line)
        self.played.expense.connect(self._share_expense)
        self.payments.paid.connect(self._pay)
        self.payments.part.connect(lambda payment: self.acts.pay_part(self.data, payment))
        self.diary.retimed.connect(self._ask_moment)

    def _guests(self) -> Guests:
        """Return who is there."""
        people = (self.data.people[number] for number in self.data.present())
        chairs = [Chair(person.name, None, person.number, person.guest is not None) for person in people]
        return Guests(self.number, chairs)

    def _about_text(self) -> str:
        """Return when it was, where, and how chips are counted."""
        evening = self.data.evening
        when = [date_text(evening.started)] if evening.plan.name else []
        clock = moment_text(evening.started, evening.started)
        if evening.ended is None:
            when.append(translate("Evenings", "from {came} on").format(came=clock))
        else:
            end = moment_text(evening.ended, evening.started)
            when.append(translate("Evenings", "{came} to {left}").format(came=clock, left=end))
        chips = (
            translate("Evenings", "chips carried on from evening to evening")
            if evening.plan.carried
            else translate("Evenings", "chips for this evening alone")
        )
        return " · ".join(part for part in (enumerated(when), evening.plan.place, chips) if part)

    def _state_text(self) -> str:
        data = self.data
        lasted = duration_text(duration(data.events, self._nights.now()))
        return (
            translate("Evenings", "The evening is {state}: {duration} so far").format(
                state=state_text(data.evening.state), duration=lasted
            )
            if not data.closed
            else translate("Evenings", "The evening is closed. It lasted {duration}.").format(duration=lasted)
        )

    def _record(self, kind: EventKind, person: int | None = None) -> None:
        self.acts.record(kind, person)

    def _leave(self, number: int) -> None:
        """Note that somebody leaves; where they hold chips or play, ask what becomes of it."""
        from ludo.ui.pages.nights.leaving_form import LeavingForm, open_tables_of

        person = self.data.people[number]

        def begin() -> bool:
            account = self._nights.closing.account(self.number)
            if account.of(number).chips or open_tables_of(self._nights, account, number):
                LeavingForm(self, self._nights, self.data, person)
                return True
            return False

        if attempt(self, begin) is False:
            self._record(EventKind.LEFT, number)

    def _take_back_event(self, event: Event) -> None:
        self.acts.take_back_event(event)

    def _mend(self, partie: Played) -> None:
        people = [self.data.people[number] for number in partie.people]
        attempt(self, lambda: MendForm(self, self._nights, partie, people))

    def _ask_partie(self) -> None:
        attempt(self, lambda: ask_partie(self, self._nights, self._archive, self.number))

    def _write_line(self) -> None:
        from ludo.ui.pages.nights.one_line_form import OneLineForm

        attempt(self, lambda: OneLineForm(self, self._nights, self.data))

    def _share_expense(self) -> None:
        from ludo.ui.pages.nights.expense_form import ExpenseForm

        attempt(self, lambda: ExpenseForm(self, self._nights, self.data))

    def _drop(self, partie: Played) -> None:
        if partie.source == "play":
            ask_to_annul(self, self._nights, partie, partie_title(partie, self.data))
        else:
            self.acts.take_out(partie)

    def _pay(self, payment: Payment) -> None:
        self.acts.pay(payment)

    def _edit(self) -> None:
        attempt(self, lambda: edit_evening(self, self._nights, self.number))

    def _move_chips(self, number: int) -> None:
        attempt(self, lambda: ChipsForm(self, self._nights, self.data, self.data.people[number]))

    def _ask_who_comes(self) -> None:
        attempt(self, self._open_coming)

    def _open_coming(self) -> None:
        here = self.data.present()
        offered = picks(self._nights, [person.number for person in self.data.attended()], here)
        people = people_of(_text("Who comes?"), offered, adding=True, guests=True)

        def come() -> None:
            for person in numbers_of(self._nights, people.value, self.number):
                self._nights.evenings.record(self.number, EventKind.CAME, person)

        people.needed(_text("Choose somebody, or add a name."))
        show_form(self, [people], come, heading=_text("Who comes?"), done=_text("Write down"))

    def _ask_moment(self, number: int) -> None:
        event = next(event for event in self.data.events if event.number == number)
        moment = moment_of(_text("Date and time"), event.moment)

        show_form(
            self,
            [moment],
            lambda: self._nights.evenings.set_moment(self.number, number, moment.value),
            heading=_text("When was it?"),
            done=_text("Save"),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the lower panels side by side where there is room."""
        super().resizeEvent(event)
        wide = self.width() * 2 // 3 >= _TWO_COLUMNS
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
