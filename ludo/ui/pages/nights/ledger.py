"""Every posting of an evening or of a person: from whom to whom, how many chips, and what for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.nights.chips import BY_HAND, Account, Posting, SourceKind, person_account
from ludo.nights.evenings import Played
from ludo.nights.exchange import Table
from ludo.nights.money import MoneyEntry
from ludo.nights.people import Person, current
from ludo.session.removed_sessions import KeyValues
from ludo.ui.dialogs.attempt import ProblemLabel, attempt
from ludo.ui.i18n import Text, enumerated, listed, locale, texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.chips_form import ask_reason
from ludo.ui.pages.nights.exporting import export
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.pages.nights.words import account_text, kind_text, source_text
from ludo.ui.services.destinations import ToReplay, ToSheet, ToStatement
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, grid_of_rows, line, row
from ludo.ui.wording.chips import cents_text, chips_text

_text = texts("Ledger")

_AT_ONCE: Final = 40
_COLUMNS: Final = 4


class LedgerPage(Page):
    """Where chips come from, the latest posting first."""

    def __init__(
        self, nights: Nights, keys: KeyValues, *, evening: int | None = None, person: int | None = None
    ) -> None:
        """Of an evening, of a person, or of everybody. keys: where choices are kept."""
        super().__init__()
        self._nights, self._keys = nights, keys
        self.evening, self.person = evening, person
        self._whose = ""
        self._count = 0
        self._title = Label(str, "title")
        self.save = Button(_text("Save as CSV…"), does=self._export)
        heads = [self._title, self.save]
        if person is not None:
            heads.insert(1, Button(_text("Statement"), does=ToStatement(person)))
        self.column.addLayout(row(*heads, first=1))
        self._about = Label(str, "body", "quiet")
        self.column.addWidget(self._about)
        self._problem = ProblemLabel()
        self.column.addWidget(self._problem)
        self._rows = QVBoxLayout()
        self.column.addLayout(self._rows)
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._list)
        fill(self.column, row(None, self.more, None), None)
        self._list()

    def title(self) -> str:
        if self.person is None and self.evening is None:
            return translate("Ledger", "All chips")
        return translate("Ledger", "Chips: {whose}").format(whose=self._whose)

    def _list(self) -> None:
        """Read the postings, and list as many as are wanted."""
        postings: Sequence[Posting] = ()
        with self._problem.telling():
            people = current(self._nights.people.all())
            account = None if self.person is None else person_account(self.person)
            chips, most = self._nights.chips, self.more.shown + 1
            postings = chips.entries(evening=self.evening, account=account, alone=False, limit=most)
            money = self._nights.money.entries(self.evening, account)
            self._count = chips.posting_count(evening=self.evening, account=account, alone=False)
            played = self._played(postings)
            if self.person is not None:
                self._whose = people[self.person].name
            elif self.evening is not None:
                self._whose = evening_title(self._nights.evenings.get(self.evening))
        clear(self._rows)
        if postings:
            self._rows.addWidget(self._rows_of(postings[: self.more.shown], people, played))
        if money:
            self._rows.addWidget(Label(_text("Entries in money"), "heading"))
            self._rows.addWidget(self._money_rows(money[: self.more.shown], people))
        self._title.set_text(self.title)
        self._about.set_text(self._about_text)
        self.more.setVisible(max(len(postings), len(money)) > self.more.shown)
        self.save.setVisible(bool(postings or money) and self.person is None)

    def _export(self) -> None:
        """Save the postings of the evening, or all of them."""
        name = " ".join((f"ludo {Table.POSTINGS}", self._whose or self._nights.now()[:10]))
        export(self, self._nights.exchange, self._keys, Table.POSTINGS, name, self.evening)

    def _about_text(self) -> str:
        if not self._count:
            return translate("Ledger", "No chips have moved yet.")
        about = translate("Ledger", "Nothing here is ever changed: what was wrong is taken back by a counter-entry.")
        return f"{translate('Ledger', '%n entry(ies)', None, self._count)}. {about}"

    def _played(self, postings: Sequence[Posting]) -> Mapping[tuple[str, int], Played]:
        """Return the parties that these postings belong to."""
        evenings = {posting.evening for posting in postings if posting.evening is not None}
        if self.evening is not None:
            evenings.add(self.evening)
        return {
            (partie.source, partie.origin): partie
            for evening in evenings
            for partie in self._nights.evenings.played(evening)
        }

    def _rows_of(
        self,
        postings: Sequence[Posting],
        people: Mapping[int, Person],
        played: Mapping[tuple[str, int], Played],
    ) -> QWidget:
        panel = Panel(margin=UNIT)
        holder, grid = grid_of_rows({0: 5, 1: 6}, margin=UNIT)
        for place, posting in enumerate(postings):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, _COLUMNS)
            self._add(grid, 2 * place, posting, people, played)
        panel.box.addWidget(holder)
        return panel

    def _add(
        self,
        grid: QGridLayout,
        at: int,
        posting: Posting,
        people: Mapping[int, Person],
        played: Mapping[tuple[str, int], Played],
    ) -> None:
        what = _what(posting, played)
        why = lines(Label(what), when(posting.made))
        payer = account_text(posting.move.payer, people, played)
        payee = account_text(posting.move.payee, people, played)
        reason = translate("Ledger", "“{reason}”").format(reason=posting.reason) if posting.reason else ""
        whom = Label(translate("Ledger", "{payer} → {payee}").format(payer=payer, payee=payee))
        who = lines(whom, reason)
        number = Label(self._number_text(posting), "number", "plain" if posting.standing else "quiet")
        number.one_line()
        grid.addLayout(why, at, 0)
        grid.addLayout(who, at, 1)
        grid.addWidget(number, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        button = self._button(posting)
        if button is not None:
            button.about(enumerated((what, payer, payee, chips_text(posting.move.chips))))
            grid.addWidget(button, at, 3)

    def _money_rows(self, entries: Sequence[MoneyEntry], people: Mapping[int, Person]) -> QWidget:
        """Return a row for each entry that changes what people are owed."""
        panel = Panel(margin=UNIT)
        holder, grid = grid_of_rows({0: 5, 1: 6}, margin=UNIT)
        for at, entry in enumerate(entries):
            sides = [
                listed(account_text(account, people, {}) for account in side) for side in (entry.payers, entry.payees)
            ]
            if entry.source.kind is SourceKind.PAYMENT:  # who hands money over is owed more by it
                sides.reverse()
            what, signed = kind_text(entry.source.kind), self.person is not None
            whom = translate("Ledger", "{payer} → {payee}").format(payer=sides[0], payee=sides[1])
            reason = translate("Ledger", "“{reason}”").format(reason=entry.reason) if entry.reason else ""
            number = Label(cents_text(entry.cents, entry.currency, sign=signed), "number", "plain").one_line()
            grid.addLayout(lines(Label(what), when(entry.made)), at, 0)
            grid.addLayout(lines(Label(whom), reason), at, 1)
            grid.addWidget(number, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        panel.box.addWidget(holder)
        return panel

    def _number_text(self, posting: Posting) -> str:
        """Return the chips; with a sign where they are seen from one person."""
        if self.person is None:
            return locale().toString(posting.move.chips)
        own = posting.move.payer.kind == "person" and posting.move.payer.key == self.person
        return chips_text(-posting.move.chips if own else posting.move.chips, sign=True)

    def _button(self, posting: Posting) -> Button | None:
        """Return what leads to where the chips come from, or takes back what was entered by hand."""
        source = posting.source
        if source.kind is SourceKind.DEAL:
            button = Button(_text("Replay"), "plain", does=ToReplay(source.origin))
            return button
        if source.kind is SourceKind.LINE:
            button = Button(_text("Sheet"), "plain", does=ToSheet(source.origin))
            return button
        if source.kind not in BY_HAND or not posting.standing:
            return None
        button = Button(
            _text("Take back…"), "plain", does=lambda: attempt(self, lambda: self._ask_to_take_back(posting))
        )
        return button

    def _ask_to_take_back(self, posting: Posting) -> None:
        """Ask why an entry is taken back, with all that belongs to it: a shared expense has a posting a person."""
        people = current(self._nights.people.all())
        entry = [
            each
            for each in reversed(self._nights.chips.entries(source=posting.source))
            if each.standing and not each.reversal
        ]
        ask_reason(self, self._nights, posting.source, _entry_text(entry, people))


def _what(posting: Posting, played: Mapping[tuple[str, int], Played]) -> str:
    """Return what a posting was for, and whether it counts no more."""
    words = source_text(posting, played)
    if posting.reversal:
        return translate("Ledger", "Counter-entry: {what}").format(what=words)
    return words if posting.standing else translate("Ledger", "{what} (taken back)").format(what=words)


def _entry_text(entry: Sequence[Posting], people: Mapping[int, Person]) -> Text:
    """Return what an entry was for, from whom to whom, and how many chips."""
    chips = sum(posting.move.chips for posting in entry)

    def names(accounts: Iterable[Account]) -> str:
        return listed(account_text(account, people, {}) for account in dict.fromkeys(accounts))

    return lambda: translate("Ledger", "{what}: {payer} → {payee}, {chips}").format(
        what=source_text(entry[0], {}),
        payer=names(posting.move.payer for posting in entry),
        payee=names(posting.move.payee for posting in entry),
        chips=translate("Ledger", "%n chip(s)", None, chips),
    )
