"""Questions while the cards are played, and between two deals."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ludo.engine.cards import SUITS
from ludo.games.tripoli import checks
from ludo.games.tripoli.reports import Blocked, Close, InPots, Laid, LeadPassed, Leave, NextDeal, Report, WentOut
from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, SEQUENCE_SPACE, sequence_cards
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, TripoliPosition
from ludo.ui.forms.fields import FormPart, choice_of, note, open_choice_of
from ludo.ui.games.tripoli.real_table.form import Marks, ReportForm, WideButton, grid_of_seats, wide
from ludo.ui.games.tripoli.real_table.words import short_space, signed, suit_text
from ludo.ui.games.tripoli.spaces import ranks_text
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.choices import Stepper
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.reserved_space import keep_room
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.wording.names import Names, elided

_text = texts("Board")

Mode: TypeAlias = Literal["out", "blocked", "laid", "passed"]


class Course(NamedTuple):
    """The thing that happened in stage three: who is out, over whom the lead passes, the space whose stake is taken."""

    mode: Mode = "out"
    out: int | None = None
    passed: frozenset[int] = frozenset()
    space: int = -1


class PlayForm(ReportForm):
    """How stage three goes: stakes taken by playing, who is out, or that nobody can lead."""

    answer: Course = Course()

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        keep_room(self.main)
        due = TRIPOLI_SHEET.expected(position)
        texts: dict[Mode, Text] = {
            "laid": _text("A stake is taken"),
            "out": _text("Somebody is out"),
            "passed": _text("The lead passes"),
            "blocked": _text("Nobody can lead"),
        }
        modes = {mode: text for mode, text in texts.items() if mode in due}
        self.modes = choice_of(_text("What happened"), modes, "out")
        self.modes.changed.connect(self._go_to)
        self.modes.shown = lambda: len(due) > 1
        layout = position.facts.layout
        on_board = {space: short_space(space, layout) for space in range(KITTY) if position.board[space]}
        self.places = open_choice_of(_text("Space"), on_board)
        self.places.changed.connect(self.touch_space)
        self.places.shown = lambda: self.mode == "laid"
        self.suits = open_choice_of(_text("Suit of the sequence"), {suit: suit_text(suit) for suit in SUITS})
        self.suits.shown = lambda: self.mode == "laid" and self.answer.space == SEQUENCE_SPACE
        left_title = note(_text("Cards left in hand"), "small")
        left = self._cards_left()
        left_title.shown = left.shown = lambda: self.mode == "blocked" or self.answer.out is not None
        leader = names.name(position.leader)
        self.ask(
            lambda: self._question(self.mode, self.answer.out, self.answer.space, asks_suit=not self._cards()),
            lambda: translate("Board", "{name} leads first.").format(name=leader),
            self.modes,
            self.places,
            self.suits,
            left_title,
            left,
        )

    def _cards_left(self) -> FormPart[QWidget]:
        """Return how many cards are left in every hand."""
        holder, grid = grid_of_seats(UNIT // 2)
        most = max(self.position.table.state.deal_sizes())
        self.cards: dict[int, Stepper] = {}
        self._names: dict[int, Label] = {}
        for line, seat in enumerate(self.playing):
            name = self.names.name(seat)
            self.cards[seat] = stepper = Stepper(0, most, elided(translate("Board", "Cards of {name}"), name=name))
            stepper.chosen.connect(lambda _: self.update_main())
            self._names[seat] = label = Label(name)
            keep_room(stepper, label)
            grid.addWidget(label, line, 0)
            grid.addWidget(stepper, line, 1, Qt.AlignmentFlag.AlignRight)
        return FormPart(holder)

    @property
    def mode(self) -> Mode:
        """Return what is about to be reported."""
        return self.answer.mode

    def _go_to(self, mode: Mode) -> None:
        self.place = Course(mode)
        if mode == "blocked":
            self._focus_cards()

    def _focus_cards(self) -> None:
        first = next((stepper for stepper in self.cards.values() if stepper.isVisibleTo(self)), None)
        if first is not None:
            first.field.setFocus()
            first.field.selectAll()

    def marks(self) -> Marks:
        """Return who plays where somebody is asked for, who did it, who leads first, and the spaces with chips."""
        waits = self.mode == "blocked" or (self.mode == "laid" and not self._cards())
        return Marks(
            () if waits else self.playing,
            self.answer.passed if self.answer.out is None else (self.answer.out,),
            {self.position.leader: translate("Board", "leads")},
            spaces=[space for space, _ in self.places.widget.values]
            if "laid" in dict(self.modes.widget.values)
            else (),
            space=self.answer.space,
        )

    def touch_seat(self, seat: int) -> None:
        """Name who did it."""
        match self.mode:
            case "passed":
                self.place = Course("passed", passed=self.answer.passed ^ {seat})
            case "laid":
                if self._cards():
                    self.send(Laid(seat, self._cards()))
            case mode:
                self.place = Course(mode, None if self.answer.out == seat else seat)
                if self.answer.out is not None:
                    self._focus_cards()

    def touch_space(self, space: int) -> None:
        """Ask who takes the chips of a space."""
        self.place = Course("laid", space=space)

    def _cards(self) -> tuple[int, ...]:
        """Return the cards that take the chips of the space, none as long as it is not known which."""
        layout = self.position.facts.layout
        if 0 <= self.answer.space < PAIR_SPACE:
            return (layout.cards[self.answer.space],)
        if self.answer.space == PAIR_SPACE:
            return layout.pair
        if self.answer.space == SEQUENCE_SPACE and self.suits.value is not None:
            return sequence_cards(layout, self.suits.value)
        return ()

    def report(self) -> Report | None:
        left = tuple(
            self.cards[seat].value if seat in self.cards and seat != self.answer.out else 0
            for seat in range(self.position.options.players)
        )
        match self.mode:
            case "out":
                return None if self.answer.out is None else WentOut(self.answer.out, left)
            case "blocked":
                return Blocked(left)
            case "passed":
                return LeadPassed(tuple(sorted(self.answer.passed))) if self.answer.passed else None
        return None

    def main_text(self) -> str:
        """Return what the button settles."""
        match self.mode:
            case "out":
                if self.answer.out is None:
                    return ""
                return translate("Board", "Pay {name}").format(name=self.names.name(self.answer.out))
            case "blocked":
                return translate("Board", "Pay into the kitty")
            case "passed":
                return translate("Board", "Fine them")
        return ""

    def load(self, report: Report) -> None:
        """Show how the deal ended."""
        match report:
            case WentOut(seat, left):
                self._load_left(left)
                self.place = Course("out", seat)
            case Blocked(left):
                self._load_left(left)
                self._go_to("blocked")
            case LeadPassed(seats):
                self.place = Course("passed", passed=frozenset(seats))
            case Laid():
                self.place = Course("laid")

    def _load_left(self, left: Sequence[int]) -> None:
        for seat, stepper in self.cards.items():
            stepper.set_value(left[seat])

    def refresh(self) -> None:
        self.modes.widget.set_value(self.mode)
        self.places.widget.set_value(None if self.answer.space < 0 else self.answer.space)
        for seat, stepper in self.cards.items():
            for widget in (stepper, self._names[seat]):
                widget.setVisible(seat != self.answer.out)
        super().refresh()
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
        return translate("Board", "Which stake is taken?")


class BetweenForm(ReportForm):
    """Between two deals: another one, or the end."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        state, chips = position.table.state, position.on_table
        dealer = names.name(state.next_dealer())
        most = checks.most_pots(state)
        self._usual = min(position.options.closing_pots, most)
        content: list[QWidget] = [StandingTable(position, names)]
        self.pots: Stepper | None = None
        if most:
            self.pots = Stepper(1, most, _text("Pots to play for at the end"))
            self.pots.set_value(self._usual)
            content += [Label(_text("Pots to play for at the end"), "small"), self.pots]
        self.close_button = taking_away(wide(self._close_text, lambda: self.send(self._end())))
        content.append(self.close_button)
        if chips:
            keep = translate("Board", "Stop: %n chip(s) stay there", None, chips)
            kept = _text("The board keeps its chips for another evening of the same people.")
            self.leave_button = taking_away(wide(lambda: keep, lambda: self.send(Leave()), hint=kept))
            content.append(self.leave_button)
        self.ask(
            _text("Another deal?"),
            lambda: translate("Board", "The turn to deal is with {name}.").format(name=dealer),
            *content,
        )
        refusal = checks.another_refusal(state)
        if refusal is not None:
            self.show_problem(refusal)

    def _close_text(self) -> str:
        chips = self.position.on_table
        if not chips:
            return translate("Board", "End the partie")
        if self.position.options.closing == "share":
            return translate("Board", "End: share %n chip(s)", None, chips)
        return translate("Board", "End: poker for %n chip(s)", None, chips)

    def _end(self) -> Report:
        """Return that the partie ends; with as many pots as the option says unless others are named."""
        return Close() if self.pots is None or self.pots.value == self._usual else InPots(self.pots.value)

    def load(self, report: Report) -> None:
        """Show how many pots were named."""
        if isinstance(report, InPots) and self.pots is not None:
            self.pots.set_value(report.number)

    def report(self) -> Report:
        """Return that another deal is played."""
        return NextDeal()

    def main_text(self) -> str:
        return translate("Board", "Next deal: everybody stakes")


class OverForm(ReportForm):
    """The partie is over."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        left = position.on_table
        text = translate("Board", "%n chip(s) stay on the board for another evening.", None, left)
        self.again = WideButton(_text("Another board with the same people"))
        self.ask(
            _text("The partie is over"),
            (lambda: text) if left else None,
            StandingTable(position, names),
            self.again,
        )

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
            name = Label(names.name(seat))
            chips = Label(str(standing.balances[seat]), "number")
            gain = Label(signed(standing.chips[seat]), "number", "quiet")
            for column, label in enumerate((name, chips, gain)):
                label.setWordWrap(False)
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(label, line, column)
