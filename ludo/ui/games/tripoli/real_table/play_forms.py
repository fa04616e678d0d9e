"""What is asked while the cards are played, and between two deals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ludo.engine.cards import SUITS
from ludo.games.tripoli import checks
from ludo.games.tripoli.reports import Blocked, Close, InPots, Laid, LeadPassed, Leave, NextDeal, Report, WentOut
from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, SEQUENCE_SPACE, sequence_cards
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
from ludo.ui.games.tripoli.real_table.form import ReportForm, WideButton
from ludo.ui.games.tripoli.real_table.words import short_space, signed
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS, ranks_text
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.choices import Chips, Stepper
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.reserved import keep_room
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.widgets.taking_away import taking_away
from ludo.ui.wording.cards import suit_name
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ludo.nights.sheets.tripoli import TripoliPosition
    from ludo.ui.wording.names import Names

_text = texts("Board")

Mode: TypeAlias = Literal["out", "blocked", "laid", "passed"]


class PlayForm(ReportForm):
    """How stage three goes: stakes taken by playing, who is out, or that nobody can lead."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        leader = names.name(position.leader)
        super().__init__(
            position,
            names,
            _text("Who is first to have no cards?"),
            lambda: translate("Board", "{name} leads first.").format(name=leader),
        )
        keep_room(self.main)
        self._out: int | None = None
        self._passed: set[int] = set()
        self._space = -1
        due = TRIPOLI_SHEET.expected(position)
        texts: dict[Mode, Text] = {
            "laid": _text("A stake is taken"),
            "out": _text("Somebody is out"),
            "passed": _text("The lead passes"),
            "blocked": _text("Nobody can lead"),
        }
        self.modes = Chips(
            [(mode, text) for mode, text in texts.items() if mode in due],
            _text("What happened"),
        )
        self.modes.set_value("out")
        self.modes.chosen.connect(lambda mode: self._go_to(mode))
        self.modes.setVisible(len(due) > 1)
        self.box.addWidget(self.modes)
        layout = position.facts.layout
        on_board = [space for space in range(KITTY) if position.board[space]]
        self.places = Chips([(space, partial(short_space, space, layout)) for space in on_board], _text("Space"))
        self.places.chosen.connect(lambda space: self.touch_space(space))
        self.suits = Chips([(suit, partial(_suit_text, suit)) for suit in SUITS], _text("Suit of the sequence"))
        self.suits.chosen.connect(lambda _: self._show())
        self.box.addWidget(self.places)
        self.box.addWidget(self.suits)
        self.left = QWidget()
        grid = QGridLayout(self.left)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(UNIT // 2)
        self._most = max(position.table.state.deal_sizes())
        self.cards: dict[int, Stepper] = {}
        self._names: dict[int, Label] = {}
        for line, seat in enumerate(self.playing):
            name = names.name(seat)
            stepper = Stepper(0, self._most, partial(_cards_of, name))
            stepper.chosen.connect(lambda _: self.update_main())
            self.cards[seat] = stepper
            self._names[seat] = Label(partial(str, name))
            keep_room(stepper, self._names[seat])
            grid.addWidget(self._names[seat], line, 0)
            grid.addWidget(stepper, line, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        self.left_title = Label(_text("Cards left in hand"), "small", "quiet")
        self.box.addWidget(self.left_title)
        self.box.addWidget(self.left)
        self.finish()
        self._show()

    @property
    def mode(self) -> Mode:
        """What is about to be reported."""
        return self.modes.checked

    def _go_to(self, mode: Mode) -> None:
        self.modes.set_value(mode)
        self._out, self._space = None, -1
        self._passed.clear()
        self.places.set_value(None)
        self._show()
        if mode == "blocked":
            self._focus_cards()

    def _focus_cards(self) -> None:
        first = next((stepper for stepper in self.cards.values() if stepper.isVisibleTo(self)), None)
        if first is not None:
            first.field.setFocus()
            first.field.selectAll()

    def choosable(self) -> frozenset[int]:
        """Return everybody who plays, where somebody is asked for."""
        waits = self.mode == "blocked" or (self.mode == "laid" and not self._cards())
        return frozenset() if waits else frozenset(self.playing)

    def chosen(self) -> frozenset[int]:
        """Return who is out, or over whom the lead passes."""
        if self.mode == "passed":
            return frozenset(self._passed)
        return frozenset() if self._out is None else frozenset((self._out,))

    def notes(self) -> dict[int, str]:
        """Return who leads first."""
        return {self.position.leader: translate("Board", "leads")}

    def touch_seat(self, seat: int) -> None:
        """Name who did it."""
        match self.mode:
            case "passed":
                self._passed ^= {seat}
                self._show()
            case "laid":
                if self._cards():
                    self.send(Laid(seat, self._cards()))
            case _:
                self._out = None if self._out == seat else seat
                self._show()
                if self._out is not None:
                    self._focus_cards()

    def spaces(self) -> frozenset[int]:
        """Return the spaces with chips, where stakes are taken by playing."""
        due = "laid" in TRIPOLI_SHEET.expected(self.position)
        return frozenset(space for space in range(KITTY) if due and self.position.board[space])

    def space(self) -> int:
        """Return the space whose chips are taken."""
        return self._space

    def touch_space(self, space: int) -> None:
        """Ask who takes the chips of a space."""
        self.modes.set_value("laid")
        self._out = None
        self._space = space
        self.places.set_value(space)
        self._show()

    def _cards(self) -> tuple[int, ...]:
        """Return the cards that take the chips of the space, none as long as it is not known which."""
        layout = self.position.facts.layout
        if 0 <= self._space < PAIR_SPACE:
            return (layout.cards[self._space],)
        if self._space == PAIR_SPACE:
            return layout.pair
        if self._space == SEQUENCE_SPACE and self.suits.value is not None:
            return sequence_cards(layout, self.suits.value)
        return ()

    def report(self) -> Report | None:
        left = tuple(
            self.cards[seat].value if seat in self.cards and seat != self._out else 0
            for seat in range(self.position.options.players)
        )
        match self.mode:
            case "out":
                return None if self._out is None else WentOut(self._out, left)
            case "blocked":
                return Blocked(left)
            case "passed":
                return LeadPassed(tuple(sorted(self._passed))) if self._passed else None
            case _:
                return None

    def main_text(self) -> str:
        """Return what the button settles."""
        match self.mode:
            case "out":
                if self._out is None:
                    return ""
                return translate("Board", "Pay {name}").format(name=self.names.name(self._out))
            case "blocked":
                return translate("Board", "Pay into the kitty")
            case "passed":
                return translate("Board", "Fine them")
            case _:
                return ""

    def load(self, report: Report) -> None:
        """Show how the deal ended."""
        match report:
            case WentOut(seat, left):
                self._go_to("out")
                self._out = seat
                self._load_left(left)
            case Blocked(left):
                self._go_to("blocked")
                self._load_left(left)
            case LeadPassed(seats):
                self._go_to("passed")
                self._passed = set(seats)
            case Laid():
                self._go_to("laid")
        self._show()

    def _load_left(self, left: Sequence[int]) -> None:
        for seat, stepper in self.cards.items():
            stepper.set_value(left[seat])

    def _show(self) -> None:
        mode, out = self.mode, self._out
        asked = mode == "blocked" or (mode == "out" and out is not None)
        self.left.setVisible(asked)
        self.left_title.setVisible(asked)
        for seat, stepper in self.cards.items():
            stepper.setVisible(seat != out)
            self._names[seat].setVisible(seat != out)
        self.places.setVisible(mode == "laid")
        self.suits.setVisible(mode == "laid" and self._space == SEQUENCE_SPACE)
        self.question.set_text(lambda: self._question(mode, out, self._space, asks_suit=not self._cards()))
        self.update_main()
        if not any(stepper.value for stepper in self.cards.values()):
            self.show_problem(None)

    def questions(self) -> Iterable[str]:
        """Return what is asked of each mode, person and space."""
        return (
            *(self._question("out", seat, -1) for seat in (None, *self.playing)),
            *(self._question("laid", None, space) for space in range(-1, KITTY)),
            self._question("blocked", None, -1),
            self._question("passed", None, -1),
            self._question("laid", None, SEQUENCE_SPACE, asks_suit=True),
        )

    def _question(self, mode: Mode, out: int | None, space: int, *, asks_suit: bool = False) -> str:
        match mode:
            case "out" if out is not None:
                return translate("Board", "{name} is out").format(name=self.names.name(out))
            case "out":
                return translate("Board", "Who is first to have no cards?")
            case "blocked":
                return translate("Board", "Nobody can lead")
            case "passed":
                return translate("Board", "Over whom does the lead pass?")
            case _ if space == SEQUENCE_SPACE and asks_suit:
                ranks = ranks_text(self.position.facts.layout.sequence)
                return translate("Board", "{ranks} of which suit?").format(ranks=ranks)
            case _ if space >= 0:
                return translate("Board", "Who takes {space}?").format(
                    space=short_space(space, self.position.facts.layout)
                )
            case _:
                return translate("Board", "Which stake is taken?")


def _suit_text(suit: int) -> str:
    return f"{SUIT_SIGNS[suit]} {suit_name(suit)}"


def _cards_of(name: str) -> str:
    return elided(translate("Board", "Cards of {name}"), name=name)


class BetweenForm(ReportForm):
    """Between two deals: another one, or the end."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        state = position.table.state
        dealer = names.name(state.next_dealer())
        super().__init__(
            position,
            names,
            _text("Another deal?"),
            lambda: translate("Board", "The turn to deal is with {name}.").format(name=dealer),
        )
        self.box.addWidget(StandingTable(position, names))
        refusal = checks.another_refusal(state)
        self.finish()
        if refusal is not None:
            self.show_problem(refusal)
        chips = position.on_table
        if position.options.closing == "share":
            text = translate("Board", "End: share %n chip(s)", None, chips)
        else:
            text = translate("Board", "End: poker for %n chip(s)", None, chips)
        self.close_button = taking_away(WideButton(lambda: text if chips else translate("Board", "End the partie")))
        self.close_button.clicked.connect(lambda: self.send(Close()))
        self.box.insertWidget(self.box.count() - 1, self.close_button)
        self.pots: Stepper | None = None
        most = checks.most_pots(state)
        if most:
            self._add_pots(most)
        if chips:
            keep = translate("Board", "Stop: %n chip(s) stay there", None, chips)
            kept = translate("Board", "The board keeps its chips for another evening of the same people.")
            self.leave_button = taking_away(WideButton(lambda: keep, hint=lambda: kept))
            self.leave_button.clicked.connect(lambda: self.send(Leave()))
            self.box.insertWidget(self.box.count() - 1, self.leave_button)

    def load(self, report: Report) -> None:
        """Show how many pots were named."""
        if isinstance(report, InPots) and self.pots is not None:
            self.pots.set_value(report.number)

    def _add_pots(self, most: int) -> None:
        """Ask for the number of pots, as many as the option says at first; then the end plays for these."""
        label = Label(_text("Pots to play for at the end"), "small")
        self.pots = pots = Stepper(1, most, _text("Pots to play for at the end"))
        usual = min(self.position.options.closing_pots, most)
        pots.set_value(usual)
        self.close_button.clicked.disconnect()
        self.close_button.clicked.connect(lambda: self.send(Close() if pots.value == usual else InPots(pots.value)))
        place = self.box.indexOf(self.close_button)
        self.box.insertWidget(place, label)
        self.box.insertWidget(place + 1, pots)

    def report(self) -> Report:
        """Return that another deal is played."""
        return NextDeal()

    def main_text(self) -> str:
        return translate("Board", "Next deal: everybody stakes")


class OverForm(ReportForm):
    """The partie is over."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        left = position.on_table
        text = translate("Board", "%n chip(s) stay on the board for another evening.", None, left)
        super().__init__(
            position,
            names,
            _text("The partie is over"),
            (lambda: text) if left else None,
        )
        self.box.addWidget(StandingTable(position, names))
        self.again = WideButton(_text("Another board with the same people"))
        self.box.addWidget(self.again)
        self.finish()

    def first_focus(self) -> QWidget:
        """Return the button for another board."""
        return self.again


class StandingTable(QWidget):
    """Everybody with chips and what they have won or lost, the richest first."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__()
        standing = position.standing
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(UNIT // 2)
        grid.setColumnStretch(0, 1)
        order = sorted(range(len(standing.chips)), key=lambda seat: -standing.chips[seat])
        for line, seat in enumerate(order):
            name = Label(partial(names.name, seat))
            chips = Label(partial(str, standing.balances[seat]), "number")
            gain = Label(partial(signed, standing.chips[seat]), "number", "quiet")
            for column, label in enumerate((name, chips, gain)):
                label.setWordWrap(False)
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(label, line, column)
