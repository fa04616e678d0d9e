"""The account of an evening, before it closes and after: what is open, what everybody has, who pays whom."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from ludo.nights.chips import AccountKind, Payment
from ludo.nights.closing import EveningAccount, OpenTable
from ludo.nights.evenings import EventKind
from ludo.session.service import Archive
from ludo.ui.charts.figures import Column, Table
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_save
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import note
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.closing_tables import ClosingTables
from ludo.ui.pages.nights.closing_words import account_columns, account_rows, account_texts, check_text, message_texts
from ludo.ui.pages.nights.evening_acts import EveningActs
from ludo.ui.pages.nights.evening_data import EveningData, read_evening
from ludo.ui.pages.nights.evening_payments import EveningPayments, unfinished_text
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.pages.statistics.table import TableView
from ludo.ui.paper.account import account_document, tall_picture
from ludo.ui.paper.document import write_bytes, write_pdf
from ludo.ui.paper.printer import print_document
from ludo.ui.platform.announce import announce
from ludo.ui.services.destinations import ToPartie, ToSheet
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.surfaces import Flow, Page, Panel, fill
from ludo.ui.wording.common import with_head
from ludo.ui.wording.figures import about_figures

_text = texts("Closing")
_print_text = texts("Print")


class ClosingPage(Page):
    """The account of an evening. closed: it was closed here."""

    closed = Signal()

    def __init__(self, nights: Nights, archive: Archive, number: int) -> None:
        """Raises StorageError, and NightsError if there is no such evening."""
        super().__init__()
        self._nights = nights
        self._archive = archive
        self.number = number
        self.data: EveningData = read_evening(nights, number)
        self.account: EveningAccount = nights.closing.account(number)
        self.acts = EveningActs(self, nights, number)
        fill(self.column, Label(self.title(), "title"), Label(self._about_text(), "body", "quiet"))
        self.tables = ClosingTables(self.data, self.account)
        self.tables.finish.connect(self._finish)
        self.tables.give_back.connect(lambda table: self._end(table, stays=False))
        self.tables.leave.connect(lambda table: self._end(table, stays=True))
        self.column.addWidget(self.tables)
        self._make_account()
        self.payments = EveningPayments(self.data)
        self.payments.paid.connect(self._pay)
        self.payments.part.connect(lambda payment: self.acts.pay_part(self.data, payment))
        over = {False: _text("over everything that is open"), True: _text("for this evening alone")}
        self.over = Chips(list(over.items()), _text("Who pays whom"))
        self.over.set_value(False)
        self.over.chosen.connect(lambda _: self._propose())
        fill(self.column, self.over, self.payments, None)
        self.over.setVisible(self.data.evening.plan.carried)
        self.undo_bar = self.acts.bar
        foot = self.add_foot()
        self._state = Label(self._state_text, "body", "quiet")
        self.close_button = taking_away(Button(_text("Close the evening"), "primary", does=self._close))
        foot.addWidget(self._state, 1)
        foot.addWidget(self.close_button)
        self.tables.setVisible(bool(self.account.tables))
        self.close_button.setVisible(not self.data.closed)
        begin_focus_at(self, self.close_button if not self.data.closed else self.table)

    def title(self) -> str:
        """Return whose account it is."""
        return translate("Closing", "The account of {evening}").format(evening=evening_title(self.data.evening))

    def _make_account(self) -> None:
        panel = Panel()
        panel.box.addWidget(Label(_text("What everybody has"), "heading"))
        self.table = TableView()
        columns = account_columns(self.account)
        shown = tuple(Column(name, number=at > 0) for at, name in enumerate(columns))
        self.table.show_table(
            Table(shown, tuple(account_rows(self.data, self.account))), translate("Closing", "What everybody has")
        )
        self.table.show_all_rows()
        panel.box.addWidget(self.table)
        self.check = Label(check_text(self.account), "body", "mistake" if self.account.difference else "plain")
        panel.box.addWidget(self.check)
        panel.box.addWidget(
            Label(
                about_figures,
                "small",
                "quiet",
            )
        )
        holder = QWidget()
        flow = Flow(holder)
        flow.addWidget(Button(_text("Count the chips…"), does=self._count))
        flow.addWidget(Button(_text("Copy for a message"), "", _message_hint, does=self.copy_text))
        flow.addWidget(Button(_text("Copy as a picture"), does=self.copy_picture))
        flow.addWidget(Button(_text("Save the picture…"), does=self.save_picture))
        flow.addWidget(Button(_text("Print…"), does=self.print))
        flow.addWidget(Button(_text("Save as PDF…"), does=self.save_pdf))
        panel.box.addWidget(holder)
        self.column.addWidget(panel)

    def _about_text(self) -> str:
        if self.data.closed:
            return translate("Closing", "The evening is closed.")
        if self.account.unfinished:
            return translate("Closing", "Look first at what is not finished; what stays open can be finished later.")
        return translate("Closing", "Nothing is open: the evening can close.")

    def _count(self) -> None:
        from ludo.ui.pages.nights.count_form import CountForm

        attempt(self, lambda: CountForm(self, self._nights, self.data))

    def _propose(self) -> None:
        """Propose the payments that were chosen; the account has them too."""
        due = attempt(self, lambda: self._nights.money.proposed(self.number, alone=bool(self.over.value)))
        if due is not None:
            self.data = replace(self.data, payments=tuple(due))
            self.payments.propose(self.data)

    def _close(self) -> None:
        self.acts.record(EventKind.CLOSED)
        if self._nights.evenings.get(self.number).ended is not None:
            self.closed.emit()

    def _state_text(self) -> str:
        if self.data.closed:
            return translate("Closing", "The evening is closed. What was paid stays ticked here.")
        chips = sum(table.chips for table in self.account.unfinished)
        if chips:
            return unfinished_text(chips)
        return ""

    def _pay(self, payment: Payment) -> None:
        self.acts.pay(payment)

    def _finish(self, table: OpenTable) -> None:
        there = ToSheet if table.account.kind is AccountKind.SHEET else ToPartie
        self.go.emit(there(int(table.account.key)))

    def _end(self, table: OpenTable, *, stays: bool) -> None:
        if table.account.kind is AccountKind.SESSION:
            self._give_back(table)
            return
        from ludo.nights.sheets.kept_sheet import AnyKeptSheet
        from ludo.ui.pages.sheets.change_form import ChangeForm

        attempt(
            self,
            lambda: ChangeForm(
                self, self._nights, AnyKeptSheet(self._nights.sheets, int(table.account.key)), "end", stays=stays
            ),
        )

    def _give_back(self, table: OpenTable) -> None:
        """Ask whether a partie in Ludo is given up, and its chips go back."""
        number = int(table.account.key)

        def give_back() -> None:
            from ludo.session.resigning import give_up_kept

            if not table.over:
                give_up_kept(self._archive, number)
            if table.chips > 0:
                reason = translate("Closing", "given back from the table")
                self._nights.closing.give_back(self.number, number, reason)

        back = _text(
            "It ends without a winner. What lies on its table goes back to who put it in, else in equal shares."
        )
        show_form(
            self,
            [note(back)],
            give_back,
            heading=_text("Give the partie up"),
            done=_text("Give it up"),
        )

    def copy_text(self) -> None:
        """Copy who pays whom, to be put into a message."""
        said = message_texts(self.data, self.account)
        title = with_head(said.title, said.about) if said.about else said.title
        QGuiApplication.clipboard().setText("\n".join([title, *said.payments]))
        self._copied()

    def copy_picture(self) -> None:
        """Copy the evening as a picture."""
        picture = tall_picture(message_texts(self.data, self.account))
        QGuiApplication.clipboard().setImage(QImage.fromData(picture))
        self._copied()

    def _copied(self) -> None:
        self._state.set_text(_text("The account is copied."))
        announce(self, translate("Closing", "The account is copied."))

    def print(self) -> None:
        """Print the account on a printer that is asked for."""
        said = account_texts(self.data, self.account)
        print_document(self, account_document(said), said.title)

    def save_pdf(self) -> None:
        """Ask for a file and write the account to it as PDF."""
        said = account_texts(self.data, self.account)
        kinds = translate("Print", "PDF files (*.pdf)")
        self._save(
            path_to_save(self, translate("Closing", "Save the account as PDF"), f"{said.title}.pdf", kinds, ".pdf"),
            lambda path: write_pdf(account_document(said), path, said.title),
        )

    def save_picture(self) -> None:
        """Ask for a file and write the evening to it as a picture."""
        said = message_texts(self.data, self.account)
        kinds = translate("Closing", "Pictures (*.png)")
        self._save(
            path_to_save(self, translate("Closing", "Save the picture"), f"{said.title}.png", kinds, ".png"),
            lambda path: write_bytes(path, tall_picture(said)),
        )

    def _save(self, path: Path | None, write: Callable[[Path], object]) -> None:
        """Write to a file, if one was chosen, and say that it is there."""
        if path is not None and attempt(self, lambda: write(path) is None):
            self._state.set_text(lambda: translate("Closing", "The account is saved: {file}").format(file=path))


def _message_hint() -> str:
    return translate("Closing", "Who pays whom, a line each")
