"""The line of words above the hand, and the buttons below it: always in the same place."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludo.engine.drafts import Amount
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import answer, joined
from ludo.ui.play.amount import AmountBox, Shortcuts
from ludo.ui.play.buttons import ActButton, ChoiceRow, button_height, write_alike
from ludo.ui.play.choice import Choice
from ludo.ui.play.status_line import StatusShown
from ludo.ui.play.status_painting import FOOT, Written, paint_status, plate_of, second_row, status_height
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import PaintedWidget
from ludo.ui.widgets.focus_release import let_go_of_focus
from ludo.ui.widgets.press_guard import mark_changed
from ludo.ui.widgets.roles import Sign
from ludo.ui.widgets.surfaces import without_margins
from ludo.ui.wording.common import StatusText

_BETWEEN = 6
"""Between the buttons."""
_TO_COME = 330
"""Kept free at first for what comes when cards are laid out: to begin anew, and the act."""
_ANY = 16_777_215
"""A width without limit, as Qt has it."""
_READABLE = 0.68
"""Buttons give up their places rather than be written smaller than this by their usual size."""
_REFUSED_MS = 5000


class StatusPanel(PaintedWidget):
    """The status in words, and what can be done about it. `chosen`: the message of a choice."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.STATUS)
        self._now = StatusShown(StatusText(""))
        self._notice = ("", False)
        """Words that stand for a while in the place of the line, or above a question; was it a note?"""
        self.scale = 1.0
        self._home = QRect()
        self._alone = False
        """Has why something is not possible room only in the place of the question?"""
        self.free_above: Callable[[QRect, bool], int] = lambda *_: _ANY
        """Returns how much higher than a place it may be, for good or for a moment."""
        self._row: tuple[Choice, ...] = ()
        """What stands in the row, also what means nothing now but keeps its place."""
        self._amount_of: object = None
        """What was composed when a number was last asked for."""
        self._widest: dict[tuple[str, str], tuple[str, str]] = {}
        self._widths: dict[tuple[str, str], int] = {}
        """The longest words and key of each button while one thing is composed; how wide those are that stay."""
        self._all: list[ActButton] = []
        self._left = 0
        """Where the row of buttons begins while one question is asked: nothing there moves under the pointer."""
        self._centred_for: object = None
        self.spoken = Sign(self)
        """What the panel says, as a text for assistive technology."""
        self.group = ChoiceRow(self)
        self.group.focus_changed.connect(self._repaint)
        self._box = box = without_margins(QHBoxLayout(self.group), _BETWEEN)
        self.amount = AmountBox(self.group)
        self.amount.refused.connect(self._refuse_amount)
        self.amount.hide()
        box.addWidget(self.amount)
        self._forget = QTimer(self, singleShot=True)
        self._forget.timeout.connect(self.forget_problem)

    def show_status(self, shown: StatusShown, choices: Sequence[Choice]) -> None:
        """Say this, and offer these."""
        asked_anew = shown.question is None or shown.question != self._now.question
        row = self._in_places(choices, shown.composed)
        self._now = shown
        looks = [(one.text, one.key, one.main, one.enabled) for one in self._row]
        same = looks == [(one.text, one.key, one.main, one.enabled) for one in row]
        self._row = row
        if same:
            for button, choice in zip(self.buttons, self.choices, strict=True):
                button.setEnabled(True)
                button.clicked.disconnect()
                button.offer(choice, self.chosen.emit)
                if asked_anew:
                    mark_changed(button)
            if asked_anew and self._all:
                self._place()
        else:
            self._make_buttons()
        self._name_sign()
        self._name_group()
        self._fit()

    def _in_places(self, choices: Sequence[Choice], composed: object) -> tuple[Choice, ...]:
        """Return the row: what was there stays where it was while one thing is composed, what is new follows."""
        if composed is None or composed is not self._now.composed:
            self._widest.clear()
            self._widths.clear()
            before: Sequence[Choice] = ()
        else:
            before = self._row
            self._widths = {choice.place: button.width() for choice, button in zip(before, self._all, strict=True)}
        now = {choice.place: choice for choice in choices}
        kept = [now.pop(old.place, replace(old, enabled=False, main=False)) for old in before]
        row = sorted((*kept, *now.values()), key=lambda choice: choice.part != "answer")
        for choice in row:
            words, key = self._widest.get(choice.place, ("", ""))
            longest = max(words, choice.text, choice.widest, key=len)
            self._widest[choice.place] = longest, max(key, choice.key, key=len)
        return tuple(row)

    @property
    def status(self) -> StatusText:
        """What is going on, in words."""
        return self._now.status

    @property
    def problem(self) -> str:
        """Why something is not possible, or a note, as long as it stands there; empty if nothing does."""
        return self._notice[0]

    @property
    def asks(self) -> bool:
        """Must the person choose, because no button is the usual one?"""
        return self._now.waits and bool(self.choices) and not any(choice.main for choice in self.choices)

    def forget_places(self) -> None:
        """Have the buttons find places anew when they are shown next: they have other words."""
        self._now = self._now._replace(composed=None)

    def _name_group(self) -> None:
        """Name the group of buttons by the question where it can have the focus."""
        name = translate("Table", "Your choices")
        if self.asks:
            name = translate("Table", "Your choices: {question}").format(question=self.text())
        self.group.setAccessibleName(name)
        self.group.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.asks else Qt.FocusPolicy.NoFocus)

    def confirming_button(self) -> ActButton | None:
        """Return the button that takes the number over which is asked for."""
        pairs = zip(self.buttons, self.choices, strict=True)
        return next((button for button, choice in pairs if choice.part == "confirm"), None)

    @property
    def choices(self) -> Sequence[Choice]:
        """Return the choices of the buttons, in their order."""
        return tuple(choice for choice in self._row if choice.enabled)

    @property
    def buttons(self) -> Sequence[ActButton]:
        """Return the buttons of what can be chosen."""
        pairs = zip(self._all, self._row, strict=False)  # while they are made there are fewer
        return [button for button, choice in pairs if choice.enabled]

    def show_amount(self, amount: Amount | None, shortcuts: Shortcuts = ()) -> None:
        """Ask for a number beside the buttons (None: for none; it keeps its place while the same is composed)."""
        policy = self.amount.sizePolicy()
        empty = not self._all and amount is None and self.amount.isHidden() and not policy.retainSizeWhenHidden()
        policy.setRetainSizeWhenHidden(self._now.composed is not None and self._now.composed is self._amount_of)
        self.amount.setSizePolicy(policy)
        self.amount.setVisible(amount is not None)
        if amount is not None:
            self._amount_of = self._now.composed
            self.amount.show_amount(amount, self.scale, shortcuts)
        if self._now.composed is not None and not self._widths:  # it has just begun
            self._centred_for = None
        if not empty:
            self._place()

    def _make_buttons(self) -> None:
        let_go_of_focus([self.group, *self._all])
        for button in self._all:
            self._box.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._all = []
        for choice in self._row:
            hint = choice.hint if choice.enabled else translate("Refusals", "That cannot be done at this moment.")
            button = ActButton(choice.text, hint, choice.key, choice.main, self.group, self.scale)
            button.keep_room(*self._widest[choice.place])
            if choice.place in self._widths:
                button.setFixedWidth(self._widths[choice.place])
            button.setEnabled(choice.enabled)
            button.offer(choice, self.chosen.emit)
            button.show()
            self._all.append(button)
            mark_changed(button)
        self._fill_row()
        self._place()

    def _fill_row(self) -> None:
        """Put the number between the acts that have a place of their own and those that depend on it."""
        for widget in (*self._all, self.amount):
            self._box.removeWidget(widget)
        answers = sum(choice.part == "answer" for choice in self._row)
        for widget in (*self._all[:answers], self.amount, *self._all[answers:]):
            self._box.addWidget(widget)
        self._box.activate()

    def set_scale(self, scale: float) -> None:
        """Write and draw so large."""
        if scale != self.scale:
            self.scale = scale
            self._widths.clear()
            self.amount.set_scale(scale)
            self._make_buttons()
        self._place()
        self._repaint()

    def text(self) -> str:
        """All words of the line, as text."""
        return self.problem or self.asked()

    def asked(self) -> str:
        """Return what is going on as text, whatever else is shown in its place for a while."""
        title = self.status.title
        stop = "" if not title or title[-1] in "!?." else "."
        return f"{title}{stop} {self.status.line}".strip()

    def say_problem(self, text: str, time: int, *, is_note: bool = False) -> None:
        """Say why something is not possible, for a while: above the question if one is asked, else in its place.

        is_note: it was asked for, and stands in the place of the line.
        """
        self._notice = text, is_note
        self._forget.start(time)
        self._name_sign()
        self._fit()

    def _name_sign(self) -> None:
        beside = self.asked() if self._beside_question else ""
        self.spoken.setAccessibleName(joined([self.problem, beside]) if beside else self.text())

    @property
    def _beside_question(self) -> bool:
        """Is why something is not possible shown beside a question?"""
        return bool(self.problem) and not self._notice[1] and bool(self.choices or self._now.waits)

    def parts(self) -> list[QRectF]:
        """Return where its words and buttons are on the table."""
        row = self.pos() + self.group.pos()
        buttons = [QRectF(each.geometry().translated(row)) for each in (*self._all, self.amount) if not each.isHidden()]
        return [self.plate().translated(self.pos()), *buttons] if self.text() else buttons

    def plate(self) -> QRectF:
        """Return where the plate with the words is, in the panel."""
        return plate_of(self._written())

    def _refuse_amount(self) -> None:
        """Say that the number which was typed is impossible; until another one is, it cannot be confirmed."""
        button = self.confirming_button()
        if button is not None:
            button.setEnabled(False)
        self.say_problem(self.amount.refusal(), _REFUSED_MS)
        answer(self, self.amount.refusal())

    def forget_problem(self) -> None:
        """Say again what is going on."""
        self._forget.stop()
        if self.problem:
            self._notice = "", False
            self._name_sign()
            self._fit()

    def run_out(self, time: int) -> None:
        """Show on every button how much time is left; 0: without limit."""
        for button in self.buttons:
            button.run_out(time)

    def place(self, rect: QRect) -> None:
        """Place the panel, reaching above the area where the words need it and nothing is covered."""
        self._home = rect
        if self._all and self._all[0].height() != button_height(self.scale):  # a finger needs more
            self._make_buttons()
        self._fit()

    def _fit(self) -> None:
        """Take room above the place for a second row of words that would be small in one."""
        if not self._home.isEmpty():
            self._alone, free = False, self.free_above(self._home, not self.problem)
            more = second_row(self._words(), self._refused, self.scale, self._home.width())
            if more > free and self._beside_question:
                self._alone = True
                more = second_row(self._words(), self._refused, self.scale, self._home.width())
            self.setGeometry(self._home.adjusted(0, -min(more, free), 0, 0))
        self._repaint()

    @property
    def _compact(self) -> bool:
        """Is there only room for one line?"""
        return (self._home.height() or self.height()) < status_height(self.scale) - 1

    @property
    def _refused(self) -> bool:
        return (bool(self.problem) and not self._notice[1]) or self.status.tone == "refused"

    def _words(self) -> str:
        """Return the line below the title; the title too where there is only room for one."""
        if self._beside_question and not self._alone:
            question = self.asked() if self._compact else self.status.line
            return f"{self.problem}\n{question}" if question else self.problem
        words = self.text() if self._compact else self.problem or self.status.line
        reason = self.status.reason if self.status.title and not self.problem else ""
        return f"{reason} {words}" if reason else words

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at the foot, in a room of another width as they fit there."""
        if event.size().width() != event.oldSize().width():
            self._free_widths()
        self._place()

    def _place(self) -> None:
        keeps = not self.amount.isHidden() or self.amount.sizePolicy().retainSizeWhenHidden()
        widgets = [*self._all, *([self.amount] if keeps else [])]
        others = sum(button.sizeHint().width() + _BETWEEN for button in self._all)
        self.amount.fold(others + self.amount.width_with(True) > self.width())
        write_alike(self._all, widgets, self.width() + _BETWEEN, _BETWEEN)
        if self.status.tone == "end" and self.buttons:
            widest = max(button.sizeHint().width() for button in self.buttons)
            for button in self.buttons:
                button.setMinimumWidth(min(widest, self.width() // len(self.buttons) - _BETWEEN))
        wanted = sum(min(max(one.sizeHint().width(), one.minimumWidth()), one.maximumWidth()) for one in widgets)
        wanted += _BETWEEN * max(0, len(widgets) - 1)
        more = self._now.grows and all(choice.part == "answer" for choice in self._row)
        room = self.width() - (round(_TO_COME * self.scale) if more else 0)
        width = min(wanted, room)
        self.spoken.setGeometry(0, 0, self.width(), max(0, self.height() - button_height(self.scale) - FOOT))
        row = self.amount.isHidden() if self._now.composed is None else self._now.composed
        present = (self._now.question, row, self.width(), self.scale)
        if self._now.question is None or present != self._centred_for:
            self._centred_for = present
            left = min(round((self.width() - width) / 2), room - width)
        elif self._now.composed is not None and self._fits(widgets, self.width() - self._left):
            left = self._left
            width = min(width, self.width() - left)
        else:
            left = min(self._left, self.width() - width)
        if left != self._left:
            self._left = left
            for button in self.buttons:
                mark_changed(button)
        self.group.setGeometry(left, self.height() - button_height(self.scale) - FOOT, width, button_height(self.scale))
        self._box.activate()
        self._repaint()

    def _fits(self, widgets: Sequence[QWidget], room: int) -> bool:
        """Have all of these room, those that were there before as wide as they were? Else let these shrink too."""
        if write_alike(self._all, widgets, room + _BETWEEN, _BETWEEN) >= _READABLE:
            return True
        self._free_widths()
        write_alike(self._all, widgets, self.width() + _BETWEEN, _BETWEEN)
        return False

    def _free_widths(self) -> None:
        for button in self._all:
            button.setMinimumWidth(0)
            button.setMaximumWidth(_ANY)

    def _repaint(self) -> None:
        """Show the present state; nothing to do if that is what is seen already."""
        self.show_state(self._written(), self.status.tone, self.group.hasFocus())

    def draw(self, painter: QPainter) -> None:
        """Paint the plate, the title if there is one, and the line."""
        golden = self.status.tone in ("call", "end") or self.group.hasFocus()
        paint_status(painter, self._written(), golden=golden)

    def _span(self) -> int:
        """Return the width, about the middle, that holds the buttons, which keep their place when others go."""
        row, middle = self.group.geometry(), self.width() // 2
        return 2 * max(middle - row.left(), row.left() + row.width() - middle)

    def _written(self) -> Written:
        words = self._words()
        title = "" if self._compact else self.status.title
        alone = bool(title) or self._compact or bool(self.problem) or self.status.reason == words
        return Written(
            title=title,
            reason="" if alone else self.status.reason,
            line=words,
            refused=self._refused,
            scale=self.scale,
            size=QSizeF(self.size()),
            more=max(0, self._home.top() - self.y()),
            buttons=self._span(),
            has_buttons=bool(self.buttons),
        )
