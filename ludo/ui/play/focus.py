"""The keyboard on the play page: walking through hand and buttons, letters, Enter, and the key that hurries."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import SUIT
from ludo.ui.platform.announce import answer
from ludo.ui.platform.keys import digit_of
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.choices import by_letter
from ludo.ui.play.facts import Look
from ludo.ui.play.messages import Attempt, Hurry, LiftCurtain, PutOff, ReadOn, Send
from ludo.ui.play.readouts import Readouts
from ludo.ui.play.state import Asking, Curtain, Failed, Nothing, Over, Result
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HURRY = (Qt.Key.Key_Escape, Qt.Key.Key_Space)
_FINISHED = (Nothing, Result, Over, Failed)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SUITS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Focus:
    """Where the keyboard is."""

    def __init__(
        self,
        page: QWidget,
        table: TableWidget,
        panel: StatusPanel,
        outside: Sequence[QWidget],
        readouts: Readouts,
        look: Look,
        send: Send,
    ) -> None:
        """page: where all of it lies; outside: what else lies there, and keeps the focus."""
        self._page = page
        self._table = table
        self._drafts = table.drafts
        self._panel = panel
        self._outside = outside
        self._readouts = readouts
        self._look = look
        self._send = send
        self._last = 0

    def refresh(self) -> None:
        """Put the focus where the person will want it next: on a card or the usual button; for the pointer nowhere."""
        page = self._page
        if not page.isVisible() or isinstance(self._look().phase, Curtain) or not self._ours():
            return
        cards, buttons = self._table.reachable(), self._panel.buttons
        for before, after in pairwise([*cards, *buttons]):
            QWidget.setTabOrder(before, after)
        if not self._stays(cards, buttons):
            self._move(cards, buttons)

    @property
    def _finished(self) -> bool:
        """Is there nothing to do with cards, so that the focus belongs to the buttons?"""
        return isinstance(self._look().phase, _FINISHED) or self._table.halted

    def _stays(self, cards: Sequence[QWidget], buttons: Sequence[QWidget]) -> bool:
        """Is the focus where the person still wants it? Remember which card has it."""
        page = self._page
        now = page.focusWidget()
        if now is None or not now.hasFocus():
            return False
        if now is self._panel.amount.number:
            return True
        if now not in (*cards, *buttons):
            return False
        laid = isinstance(now, CardWidget) and self._table.editor.tray_at(now.place) is not None
        if now in cards and not laid:
            self._last = cards.index(now)
        if not isinstance(now, CardWidget):
            return True
        if isinstance(self._look().phase, Asking):
            return self._drafts.usable(now) and not laid
        return not self._finished

    def _move(self, cards: Sequence[QWidget], buttons: Sequence[ActButton]) -> None:
        """Move the focus to the usual button, to the question, or to a card; for the pointer to the page."""
        page = self._page
        by_keys = self._drafts.by_keys
        buttons_first = by_keys or self._finished
        main = next((button for button in buttons if button.main), None)
        now = page.focusWidget()
        if main is not None and buttons_first:
            main.setFocus()
        elif self._panel.asks and buttons_first and not self._composes():
            self._panel.group.setFocus()
        elif by_keys and cards:
            cards[min(self._last, len(cards) - 1)].setFocus()
        elif now is None or not now.isVisible() or now.focusPolicy() == Qt.FocusPolicy.NoFocus:
            page.setFocus()

    def _composes(self) -> bool:
        """Is the question answered with cards?"""
        drafts = self._drafts
        return bool(drafts.targets.buttons) or any(map(drafts.usable, self._table.hand_cards()))

    def _ours(self) -> bool:
        """Is the keyboard on this page at all, and not in its bar or panel?"""
        now = self._page.window().focusWidget()
        return now is None or not any(widget.isAncestorOf(now) for widget in self._outside)

    def next_part(self, by: int) -> None:
        """Go to the next part of the page, or the one before: cards, choices, panel, bar."""
        page = self._page
        self._drafts.by_keys = True
        cards, buttons = self._table.reachable(), self._panel.buttons
        starts: list[QWidget | None] = [
            cards[min(self._last, len(cards) - 1)] if cards else None,
            next((button for button in buttons if button.main), buttons[0] if buttons else None),
            *(next(filter(_usable, part.findChildren(QWidget)), None) for part in self._outside),
        ]
        now = page.focusWidget()
        rows: list[Sequence[QWidget]] = [
            cards,
            buttons,
            *(part.findChildren(QWidget) for part in self._outside),
        ]
        here = next((number for number, row in enumerate(rows) if now in row), -1 if by > 0 else 0)
        for step in range(1, len(starts) + 1):
            target = starts[(here + by * step) % len(starts)]
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that nothing else has taken; return whether it means something here."""
        page = self._page
        self._drafts.by_keys = True
        key = event.key()
        if isinstance(self._look().phase, Curtain):
            if key in _ENTER:
                self._send(LiftCurtain())
                return True
            return False
        if key == Qt.Key.Key_Escape and self._table.gestures.call_off():
            return True
        if self._look().reading and not self._table.busy and self._read(event):
            return True
        if self._table.busy and not self._table.halted and key in (*_HURRY, *_ENTER):
            self._table.skip()
            return True
        if key in _STEPS:
            self._step(_STEPS[Qt.Key(key)])
            return True
        if key in _ROWS:
            if not self._change_row_of_hand(_ROWS[Qt.Key(key)]):
                self._change_row()
            return True
        if key in _SUITS:
            self._change_suit(_SUITS[Qt.Key(key)])
            return True
        if self._edit(event):
            return True
        main = next((button for button in self._panel.buttons if button.main), None)
        amount = self._panel.amount
        if key in _ENTER and amount.number.hasFocus():
            if not amount.possible:
                amount.refused.emit()
                return True
            main = self._panel.confirming_button() or main
        if key in (*_ENTER, Qt.Key.Key_Space) and (main is not None or self._panel.asks):
            if main is None:
                self._readouts.read("choices")
            elif not event.isAutoRepeat():
                main.click()
            return True
        now = page.focusWidget()
        hurries = key == Qt.Key.Key_Space and self._drafts.space_goes_on and not self._look().reading
        if key in (*_ENTER, Qt.Key.Key_Space) and not hurries and isinstance(now, CardWidget) and now.hasFocus():
            now.activated.emit(now, True)  # nothing else has a use for the key: the card says why it lies there
            return True
        if key in _HURRY and not self._table.halted:
            self._send(Hurry())
            return True
        digit = digit_of(event)
        if event.isAutoRepeat():
            return bool(digit or event.text().isalpha())
        if digit:
            return self.do_letter(str(digit)) or self._go_to(digit - 1)
        text = event.text()
        if text == "?":
            self._readouts.read("prompt")
            return True
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        return bool(text.isalpha() and plain and self.do_letter(text))

    def _read(self, event: QKeyEvent) -> bool:
        """Go on at Enter with what is to be read, and put it off at Escape."""
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self._send(ReadOn())
            return True
        if event.key() != Qt.Key.Key_Escape or self._look().state.guide is None:
            return False
        self._send(PutOff())
        return True

    def _edit(self, event: QKeyEvent) -> bool:
        """Edit the draft: Escape puts down, Backspace begins anew, plus and minus change the amount."""
        editor = self._table.editor
        if event.key() == Qt.Key.Key_Escape and editor.picked_up is not None:
            editor.put_down()
        elif event.key() == Qt.Key.Key_Backspace and editor.edited:
            editor.reset()
        elif event.text() in ("+", "=", "-") and editor.draft is not None and editor.draft.amount is not None:
            editor.step_amount(-1 if event.text() == "-" else 1)  # most keyboards have "=" where Shift gives "+"
        else:
            return False
        return True

    def _row(self) -> tuple[list[QWidget], list[QWidget]]:
        """Return the row with the focus, and the other one."""
        cards = self._table.reachable()
        buttons: list[QWidget] = list(self._panel.buttons)
        now = self._page.focusWidget()
        answering = now is not None and (now in buttons or now is self._panel.group)
        return (buttons, cards) if answering else (cards, buttons)

    def _step(self, by: int) -> None:
        """Move to the next one in the row; from outside to its beginning or end."""
        row, other = self._row()
        row = row or other
        if not row:
            return
        now = self._page.focusWidget()
        number = row.index(now) + by if now in row and now is not None and now.hasFocus() else (0 if by > 0 else -1)
        _reach(row[number % len(row)])

    def _change_row_of_hand(self, by: int) -> bool:
        """Move to the nearest card in the next row of the hand; return False if there is none."""
        table, now = self._table, self._page.focusWidget()
        homes = {card: home for card in table.hand_cards() if (home := table.home_of(card)) is not None}
        if not isinstance(now, CardWidget) or now not in homes or not now.hasFocus():
            return False
        here = homes[now]
        others = [card for card, home in homes.items() if by * (home.y - here.y) > home.width / 4]
        if not others:
            return False
        min(others, key=lambda card: abs(homes[card].x - here.x)).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _change_suit(self, by: int) -> None:
        """Move to the first card of the next suit in the hand, or of the one before; round at its ends."""
        cards = self._table.hand_cards()
        suits = [None if card.face is None else SUIT[card.face] for card in cards]
        starts = [number for number, suit in enumerate(suits) if not number or suit != suits[number - 1]]
        if not starts:
            return
        now = self._page.focusWidget()
        here = next((number for number, card in enumerate(cards) if card is now and card.hasFocus()), None)
        if here is None:
            goal = starts[0 if by > 0 else -1]
        else:
            run = max(number for number, start in enumerate(starts) if start <= here)
            goal = starts[(run + by) % len(starts)]
        _reach(cards[goal])

    def _change_row(self) -> None:
        """Move from the hand to the buttons, or back."""
        row, other = self._row()
        target = other or row
        if not target:
            return
        number = min(self._last, len(target) - 1) if target and target[0] not in self._panel.buttons else 0
        if row and self._page.focusWidget() in row and row[0] not in self._panel.buttons:
            self._last = row.index(self._page.focusWidget())
        _reach(target[number])

    def do_letter(self, letter: str) -> bool:
        """Do the act of a letter, or say why not; return False if no act has it."""
        facts = self._look()
        action = by_letter(facts, letter)
        if action is None or facts.chair is None:
            return False
        if self._table.busy:
            self._table.skip()
        if not self._table.editor.leads_on(action):
            self._send(Attempt(action))
        return True

    def _go_to(self, number: int) -> bool:
        cards = self._table.hand_cards()
        if number < len(cards):
            _reach(cards[number])
            return True
        return False


def _reach(widget: QWidget) -> None:
    """Give the focus to a card or button by a key; where it has it already say so, for no screen reader does."""
    if widget.hasFocus():
        found = QAccessible.queryAccessibleInterface(widget)
        answer(widget, "" if found is None else found.text(QAccessible.Text.Name))
    else:
        widget.setFocus(Qt.FocusReason.TabFocusReason)


def _usable(widget: QWidget) -> bool:
    """Can the focus go to it?"""
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
