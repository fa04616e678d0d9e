"""Questions in the poker: bets, and whose hand is best."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QWidget

from ludo.engine.actions import Action
from ludo.games.tripoli import checks, scoring
from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet, Raise
from ludo.games.tripoli.reports import Report, Showdown, Wager
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.games.tripoli.poker_words import bet_text, raise_text
from ludo.ui.games.tripoli.real_table.form import Marks, ReportForm, WideButton, wide
from ludo.ui.games.tripoli.words import TripoliWords
from ludo.ui.i18n import texts, translate
from ludo.ui.widgets.choices import Stepper
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.widgets.surfaces import row
from ludo.ui.wording.names import Names

_text = texts("Board")


class BettingForm(ReportForm):
    """Asks for the next bet. `seat`: of whom, another than the one asked when a line is corrected."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        facts = position.facts
        self.seat = facts.asked[0]
        self._buttons: list[tuple[Action, WideButton]] = []
        self._cost = scoring.call_cost(facts.total, facts.put[self.seat], position.standing.balances[self.seat])
        if facts.total:
            content: list[QWidget | QLayout] = [
                self._button(CALL, translate("Board", "Call {chips}").format(chips=self._cost))
            ]
        else:
            content = [self._button(CHECK, translate("Board", "Check"))]
        highest = checks.highest_wager(position.table.state, self.seat)
        self.chips: Stepper | None = None
        if highest:
            text = translate("Board", "Chips to raise by") if facts.total else translate("Board", "Chips to bet")
            self.chips = Stepper(1, highest, lambda: text)
            wager = wide(self._wager_text, self._do_wager)
            self.chips.chosen.connect(lambda _: wager.retranslate())
            limit = Label(lambda: translate("Board", "1 to {highest}").format(highest=highest), "small", "quiet")
            content += [row(self.chips, limit.one_line(), None), wager]
        if facts.total:
            content.append(self._button(FOLD, translate("Board", "Fold")))
        name = names.name(self.seat)
        self.ask(
            lambda: translate("Board", "{name}: what do you do?").format(name=name),
            lambda: _pot_text(position),
            *content,
        )

    def _button(self, action: Action, text: str) -> WideButton:
        button = wide(lambda: text, lambda: self._do(action), "" if self._buttons else "primary")
        set_tip(button, TripoliWords().action_key(action))
        self._buttons.append((action, button))
        return button

    def _wager_text(self) -> str:
        chips = 0 if self.chips is None else self.chips.value
        return raise_text(chips, chips + self._cost) if self.position.facts.total else bet_text(chips)

    def _do_wager(self) -> None:
        if self.chips is not None:
            self._do((Raise if self.position.facts.total else Bet)(self.chips.value))

    def _do(self, action: Action) -> None:
        self.send(Wager(self.seat, action))

    def marks(self) -> Marks:
        """Return who is asked, who has bet how much, and who has folded."""
        return Marks(turn=self.seat, notes=bets(self.position))

    def first_focus(self) -> QWidget:
        """Return the usual act."""
        return self._buttons[0][1]

    def load(self, report: Report) -> None:
        """Show the chips that were bet."""
        if isinstance(report, Wager) and isinstance(report.action, Bet | Raise) and self.chips is not None:
            self.chips.step(report.action.chips - self.chips.value)

    def press_letter(self, letter: str) -> None:
        """Act by letter, as in play."""
        for action, _ in self._buttons:
            if letter.upper() == TripoliWords().action_key(action):
                self._do(action)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bet the number that was typed on Enter."""
        in_field = self.chips is not None and self.chips.field.hasFocus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and in_field:
            self._do_wager()
        else:
            super().keyPressEvent(event)


def _pot_text(position: TripoliPosition) -> str:
    """Return how much lies in the pot, and in a closing round how much is still to be played for."""
    text = translate("Board", "%n chip(s) lie in the pot.", None, position.board[-1])
    later = sum(position.facts.later_pots)
    if later:
        text += " " + translate("Board", "%n chip(s) wait for another round.", None, later)
    return text


def bets(position: TripoliPosition) -> dict[int, str]:
    """Return what stands on the plates while there is poker."""
    facts = position.facts
    notes = {seat: translate("Board", "bet: {chips}").format(chips=put) for seat, put in enumerate(facts.put) if put}
    return notes | {seat: translate("Board", "folded") for seat in facts.folded}


class Winners(NamedTuple):
    """The ranks of those who won a pot so far, by seat, and whose hands are best of the others."""

    ranks: Mapping[int, int] = {}
    best: frozenset[int] = frozenset()


class ShowdownForm(ReportForm):
    """Whose hand is best; where there are side pots, also who is best of the others."""

    answer: Winners = Winners()

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        self._table = position.table
        self.ask(self._question, _text("Touch the winner; of equal hands touch all."), Label(self._pots_text))

    def _question(self) -> str:
        if self.answer.ranks:
            return translate("Board", "And whose hand is best of these?")
        return translate("Board", "Whose poker hand is best?")

    def _pots_text(self) -> str:
        state = self._table.state
        texts = []
        for number, layer in enumerate(scoring.layers(state.base, state.put, state.still_in())):
            who = self.names.all_of(layer.entitled)
            if number:
                texts.append(translate("Board", "Side pot of %n: {names}", None, layer.chips).format(names=who))
            else:
                texts.append(translate("Board", "Pot of %n: {names}", None, layer.chips).format(names=who))
        return "\n".join(texts)

    def marks(self) -> Marks:
        """Return who competes for the next pot that is open, the best so far, and the bets."""
        ranks, best = self.answer
        won = dict.fromkeys(ranks, translate("Board", "wins a pot"))
        return Marks(self._table.undecided(ranks), best, bets(self.position) | won)

    def touch_seat(self, seat: int) -> None:
        """Add this hand to the best ones, or take it away."""
        self.place = self.answer._replace(best=self.answer.best ^ {seat})

    def _given(self) -> dict[int, int]:
        rank = 1 + max(self.answer.ranks.values(), default=0)
        return {**self.answer.ranks, **dict.fromkeys(self.answer.best, rank)}

    def report(self) -> Report | None:
        """Return the ranks as far as they are asked for."""
        if not self.answer.best:
            return None
        given = self._given()
        return Showdown(tuple(given.get(seat) for seat in range(self.position.options.players)))

    def update_main(self) -> None:
        """Ask for the next pot that is still open."""
        super().update_main()
        if self.answer.best and self._table.undecided(self._given()):
            self.show_problem(None)
            self.main.setEnabled(True)

    def confirm(self) -> None:
        """Report, or go on to the next pot."""
        given = self._given()
        if self.answer.best and self._table.undecided(given):
            self.place = Winners(given)
        else:
            super().confirm()

    def main_text(self) -> str:
        """Return who wins."""
        if not self.answer.best:
            return translate("Board", "Pay the pot")
        names = self.names.all_of(sorted(self.answer.best))
        if len(self.answer.best) == 1:
            return translate("Board", "{name} wins").format(name=names)
        return translate("Board", "{names} share").format(names=names)

    def load(self, report: Report) -> None:
        """Show the best hands."""
        if isinstance(report, Showdown):
            open_to = self._table.undecided(self.answer.ranks)
            best = {seat for seat, rank in enumerate(report.ranks) if rank == 1 and seat in open_to}
            self.place = self.answer._replace(best=frozenset(best))
