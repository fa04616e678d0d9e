"""Questions before the cards are played: who deals, what the windows show, auctions, claims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import SystemRandom
from typing import Any, NamedTuple

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.engine.cards import HEARTS, SUITS
from ludo.games.tripoli import checks
from ludo.games.tripoli.actions import Windows
from ludo.games.tripoli.offers import Boards
from ludo.games.tripoli.reports import BoardShows, Carried, Dealer, PaySuit, Report, Shown, SpareHand
from ludo.games.tripoli.rules import PAIR_SPACE, SEQUENCE_SPACE
from ludo.nights.sheet_records import KeptTable
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.forms.fields import Field, FormPart, choice_of, note
from ludo.ui.games.tripoli.real_table.form import Marks, ReportForm, WideChip, wide
from ludo.ui.games.tripoli.real_table.words import short_space, suit_text
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS, pair_name, ranks_text
from ludo.ui.i18n import enumerated, isolated, texts, translate
from ludo.ui.widgets.choices import Stepper
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.reserved_space import RoomForAny, keep_room
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.widgets.toggles import set_checked
from ludo.ui.wording.cards import suit_name
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import Names

_text = texts("Board")


class DealerForm(ReportForm):
    """Who deals first; before it a board that an earlier evening has left can be taken over."""

    def __init__(
        self, position: TripoliPosition, names: Names, kept: Sequence[tuple[KeptTable, tuple[int, ...]]] = ()
    ) -> None:
        super().__init__(position, names)
        content: list[QWidget] = []
        if kept and not position.on_table:
            (table, board), *_ = kept
            carried = Carried(table.sheet.number, board)
            self.carry = wide(_text("Take these chips over"), lambda: self.send(carried))
            content = [Label(partial(_kept_text, table.chips)), self.carry]
        self._first = position.table.state.first_dealers()
        self.draw = wide(_text("Draw lots"), lambda: self.send(Dealer(SystemRandom().choice(sorted(self._first)))))
        self.ask(
            _text("Who deals first?"),
            _text("Touch a person, press their number, or draw lots."),
            *content,
            self.draw,
        )

    def marks(self) -> Marks:
        """Return whom the options let deal first."""
        return Marks(self._first)

    def touch_seat(self, seat: int) -> None:
        """Choose who deals."""
        self.send(Dealer(seat))

    def first_focus(self) -> QWidget:
        """Return the button that draws lots."""
        return self.draw


def _kept_text(chips: int) -> str:
    return translate("Board", "The last evening of these people left %n chip(s) on the board.", None, chips)


class WindowsForm(ReportForm):
    """The windows of the Cosmo board are turned."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        drawn = Boards().sample(SystemRandom())
        assert isinstance(drawn, Windows)
        self._report = BoardShows(drawn.layout)
        self.ask(
            _text("Turn the windows"),
            _text("For each deal the board shows other cards, another pair and another sequence."),
        )

    def report(self) -> Report:
        """Return windows drawn at random."""
        return self._report

    def main_text(self) -> str:
        return translate("Board", "Turn them")


class _Auction(ReportForm):
    """Somebody may have bought something: the answer is who."""

    answer: int | None = None

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        state = position.table.state
        least = checks.least_bid(state)
        self.price = Stepper(least, max(least, *state.balances), _text("Price in chips"))
        price = Field(self.price, self.price.chosen, lambda: self.price.value)
        self.offer: tuple[FormPart[Any], ...] = (note(_text("For how many chips?"), "body", "plain"), price)
        """What is asked of a buyer."""
        for part in self.offer:
            part.shown = self._is_bought

    def _is_bought(self) -> bool:
        return self.answer is not None

    def marks(self) -> Marks:
        """Return who may have bought, and the buyer."""
        return Marks(self.playing, () if self.answer is None else (self.answer,))

    def touch_seat(self, seat: int) -> None:
        """Name the buyer, or nobody again."""
        self.answer = None if self.answer == seat else seat
        self.refresh()
        if self.answer is not None:
            self.price.field.setFocus()
            self.price.field.selectAll()

    def touch_nobody(self) -> None:
        """Answer that nobody has bought."""
        self.answer = None
        self.refresh()

    def load_bought(self, buyer: int, chips: int) -> None:
        """Show who bought, and for how much."""
        self.touch_seat(buyer)
        self.price.set_value(chips)
        self.update_main()


class SpareForm(_Auction):
    """Asks what became of the spare hand."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        dealer = names.name(position.facts.dealer)
        self.ask(
            lambda: translate("Board", "Has {dealer} sold a hand?").format(dealer=dealer),
            _text("Touch whoever bought it. Keeping and exchanging cost nothing."),
            *self.offer,
        )

    def marks(self) -> Marks:
        """Return everybody but the dealer, and the buyer."""
        marks = super().marks()
        return marks._replace(choosable=set(self.playing) - {self.position.facts.dealer})

    def report(self) -> Report:
        """Return the sale, or that there was none."""
        return SpareHand(self.answer, 0 if self.answer is None else self.price.value)

    def main_text(self) -> str:
        """Return who pays how much to the dealer."""
        if self.answer is None:
            return translate("Board", "Nothing sold: go on")
        return translate("Board", "{name} pays {chips} to {dealer}").format(
            name=self.names.name(self.answer),
            chips=self.price.value,
            dealer=self.names.name(self.position.facts.dealer),
        )

    def load(self, report: Report) -> None:
        if isinstance(report, SpareHand) and report.buyer is not None:
            self.load_bought(report.buyer, report.chips)


class SuitForm(_Auction):
    """Who bought the right to name the pay suit."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        self.suits = choice_of(_text("Suit"), {suit: suit_text(suit) for suit in SUITS}, HEARTS)
        self.suits.shown = self._is_bought
        self.ask(
            _text("Who names the pay suit?"),
            _text("Touch the highest bidder. The bid goes to the kitty."),
            *self.offer,
            self.suits,
        )

    def report(self) -> Report:
        """Return the bid and the suit, or that nobody bid."""
        if self.answer is None:
            return PaySuit(None, 0, None)
        return PaySuit(self.answer, self.price.value, self.suits.value)

    def main_text(self) -> str:
        """Return who pays how much for which suit."""
        if self.answer is None:
            return translate("Board", "Nobody: it is hearts")
        return translate("Board", "{name}: {chips} for {suit}").format(
            name=self.names.name(self.answer), chips=self.price.value, suit=suit_name(self.suits.value)
        )

    def load(self, report: Report) -> None:
        if isinstance(report, PaySuit) and report.bidder is not None:
            self.suits.widget.set_value(report.suit)
            self.load_bought(report.bidder, report.chips)


class Claims(NamedTuple):
    """The holders of pay cards, then those of sequences by suit; current: the number of what is marked, -1: nothing."""

    holders: tuple[int | None, ...] = (None,) * (PAIR_SPACE + len(SUITS))
    current: int = 0

    def assign(self, seat: int | None) -> Claims:
        """Say who holds what is marked, and mark the next pay card."""
        key = self.current
        following = key if key >= PAIR_SPACE else key + 1 if key + 1 < PAIR_SPACE else -1
        return Claims((*self.holders[:key], seat, *self.holders[key + 1 :]), following)


class ClaimsForm(ReportForm):
    """Who holds which pay card and which sequence."""

    answer: Claims = Claims()

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        self._rows = [WideChip() for _ in self.answer.holders]
        cards, sequences = QVBoxLayout(), QGridLayout()
        for layout in (cards, sequences):
            layout.setSpacing(UNIT // 2)
        for key, button in enumerate(self._rows):
            button.clicked.connect(partial(self._go_to, key))
            if key < PAIR_SPACE:
                cards.addWidget(button)
            else:
                sequences.addWidget(button, (key - PAIR_SPACE) // 2, (key - PAIR_SPACE) % 2)
        ranks = ranks_text(position.facts.layout.sequence)
        pair = FormPart(RoomForAny(self._pair_now, lambda: map(self._pair_text, self.playing), "small", "accent"))
        pair.shown = lambda: bool(self._pair_now())
        nobody = FormPart(Button(_text("Nobody"), "plain"))
        nobody.widget.clicked.connect(self.touch_nobody)
        nobody.shown = lambda: self.answer.current >= 0
        keep_room(pair.widget, nobody.widget)
        self.ask(
            _text("Who holds the pay cards?"),
            _text("Touch whoever shows the marked card, or a space of the board first."),
            cards,
            Label(lambda: translate("Board", "{ranks} of one suit").format(ranks=ranks), "small"),
            sequences,
            pair,
            nobody,
        )

    def _go_to(self, key: int) -> None:
        self.place = self.answer._replace(current=key)

    def _assign(self, seat: int | None) -> None:
        if self.answer.current >= 0:
            self.place = self.answer.assign(seat)

    def touch_seat(self, seat: int) -> None:
        """Choose who holds the card that is marked; nobody if it was they."""
        holders, current = self.answer
        self._assign(None if holders[current] == seat else seat)

    def touch_nobody(self) -> None:
        """Answer that nobody holds it."""
        self._assign(None)

    def touch_space(self, space: int) -> None:
        """Mark a space; of the sequence the first suit that nobody has shown."""
        if space < PAIR_SPACE:
            self._go_to(space)
        elif space == SEQUENCE_SPACE:
            sequences = self.answer.holders[PAIR_SPACE:]
            self._go_to(PAIR_SPACE + (sequences.index(None) if None in sequences else 0))

    def marks(self) -> Marks:
        """Return who can hold the card that is marked, who does, the spaces, and what everybody shows."""
        holders, current = self.answer
        holder = holders[current] if current >= 0 else None
        taken = {key if key < PAIR_SPACE else SEQUENCE_SPACE for key, seat in enumerate(holders) if seat is not None}
        if self._pair_holder() is not None:
            taken.add(PAIR_SPACE)
        return Marks(
            self.playing if current >= 0 else (),
            () if holder is None else (holder,),
            self._notes(),
            spaces=(*range(PAIR_SPACE), SEQUENCE_SPACE),
            space=SEQUENCE_SPACE if current >= PAIR_SPACE else current,
            taken=taken,
        )

    def _notes(self) -> dict[int, str]:
        """Return the cards that everybody shows."""
        layout = self.position.facts.layout
        notes: dict[int, list[str]] = {}
        for key, seat in enumerate(self.answer.holders):
            if seat is not None:
                suit = SUIT_SIGNS[max(key - PAIR_SPACE, 0)]
                card = short_space(key, layout) if key < PAIR_SPACE else f"{ranks_text(layout.sequence)}{suit}"
                notes.setdefault(seat, []).append(card)
        return {seat: " ".join(words) for seat, words in notes.items()}

    def _pair_holder(self) -> int | None:
        """Return who shows both cards of the pair; the board pays for it by itself."""
        layout = self.position.facts.layout
        low, high = (self.answer.holders[layout.cards.index(card)] for card in layout.pair)
        return low if low == high else None

    def _pair_text(self, holder: int) -> str:
        return with_head(pair_name(self.position.facts.layout.pair), self.names.name(holder))

    def _pair_now(self) -> str:
        holder = self._pair_holder()
        return "" if holder is None else self._pair_text(holder)

    def report(self) -> Report:
        """Return all cards shown."""
        return Shown(self.answer.holders[:PAIR_SPACE], self.answer.holders[PAIR_SPACE:])

    def main_text(self) -> str:
        claimed = any(seat is not None for seat in self.answer.holders)
        return translate("Board", "Pay the claims") if claimed else translate("Board", "Nobody claims anything")

    def load(self, report: Report) -> None:
        if isinstance(report, Shown):
            self.place = Claims((*report.holders, *report.sequences))

    def refresh(self) -> None:
        """Show who holds what, and what is marked."""
        layout, board = self.position.facts.layout, self.position.board
        for key, button in enumerate(self._rows):
            holder = self.answer.holders[key]
            who = translate("Board", "nobody") if holder is None else self.names.name(holder)
            if key < PAIR_SPACE:
                chips = translate("Board", "%n chip(s)", None, board[key])
                button.show_text(f"{short_space(key, layout)}  {chips}  →  {isolated(who)}")
            else:
                suit = key - PAIR_SPACE
                title = enumerated((ranks_text(layout.sequence), suit_name(suit)))
                text = SUIT_SIGNS[suit] if holder is None else f"{SUIT_SIGNS[suit]} {isolated(who)}"
                button.show_text(text, with_head(title, who))
            set_checked(button, key == self.answer.current)
        super().refresh()
