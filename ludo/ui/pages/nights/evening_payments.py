"""Who pays whom at the end of an evening."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from ludo.nights.chips import Payment
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.words import pays_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel, clear, grid_of_rows, row

_text = texts("Evenings")


class EveningPayments(Panel):
    """The fewest payments after which nobody owes anything. paid: a Payment was made; part: a part of one."""

    paid = Signal(object)
    part = Signal(object)

    def __init__(self, data: EveningData) -> None:
        super().__init__()
        self._data = data
        self.box.addWidget(Label(_text("Who pays whom"), "heading"))
        self._rows = QVBoxLayout()
        self.box.addLayout(self._rows)
        self._listed: list[tuple[Payment, bool]] = []
        self.place = ()

    @property
    def place(self) -> Sequence[tuple[Payment, bool]]:
        """The payments with a row, and whether they are paid. What is paid keeps its row, so that no other comes under
        the pointer."""
        return self._listed

    @place.setter
    def place(self, listed: Sequence[tuple[Payment, bool]]) -> None:
        """Show the payments that are left, and those that were made at this evening, in the order of before."""
        data = self._data
        clear(self._rows)
        self._listed = _rows(listed, data)
        if not data.payments:
            even = Label(_text("Nobody owes anybody anything."), "body", "quiet")
            self._rows.addWidget(even)
        elif data.evening.plan.carried:
            self._rows.addWidget(
                Label(
                    _text("If you settle now. What is not paid is owed on other evenings too."),
                    "small",
                    "quiet",
                )
            )
        chips = data.unfinished()
        if chips:
            self._rows.addWidget(Label(unfinished_text(chips), "small", "quiet"))
        if not self._listed:
            return
        holder, grid = grid_of_rows({0: 1})
        for place, (payment, done) in enumerate(self._listed):
            grid.addWidget(Label(payment_text(payment, data)), place, 0)
            if done:
                grid.addWidget(Label(_text("Paid ✓"), "body", "quiet").one_line(), place, 1)
                continue
            button = Button(_text("Paid"), does=partial(self.paid.emit, payment))
            part = Button(_text("A part of it…"), "plain", does=partial(self.part.emit, payment))
            for each in (part, button):
                each.about(payment_text(payment, data))
            grid.addLayout(row(part, button), place, 1)
        self._rows.addWidget(holder)

    def propose(self, data: EveningData) -> None:
        """Show other payments."""
        self._data = data
        self.place = ()


def _rows(listed: Sequence[tuple[Payment, bool]], data: EveningData) -> list[tuple[Payment, bool]]:
    """Return a row for each payment that was made and each that is left, those of before in their order."""
    paid, due = Counter(data.paid), Counter(data.payments)
    rows: list[tuple[Payment, bool]] = []
    for payment, done in listed:
        first, second = (paid, due) if done else (due, paid)
        counted = first if first[payment] else second
        if counted[payment]:
            counted[payment] -= 1
            rows.append((payment, counted is paid))
    rows += [(payment, True) for payment in paid.elements()]
    return rows + [(payment, False) for payment in due.elements()]


def unfinished_text(chips: int) -> str:
    """Return that chips lie on what is not finished."""
    return translate("Closing", "%n chip(s) lie on what is not finished; the account says whose they are.", None, chips)


def payment_text(payment: Payment, data: EveningData) -> str:
    """Return a payment as a sentence, in the currency of the evening."""
    return pays_text(payment, data.currency, data.name_of)
