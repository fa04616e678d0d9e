"""The page of a score sheet: how everybody stands, the lines, and what the next one is typed with."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.options import write_options
from ludo.nights.errors import NightsError
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.session.ports import StorageError
from ludo.ui.dialogs.attempt import problem_text
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.sheets.correction import Correction
from ludo.ui.pages.sheets.effects import effects, joined
from ludo.ui.pages.sheets.lines import SheetLines
from ludo.ui.pages.sheets.top import SheetTop
from ludo.ui.pages.sheets.words import heading_text, line_of_table, next_text, room_for, standing_text, write_text
from ludo.ui.platform.announce import answer
from ludo.ui.services.destinations import ToRules
from ludo.ui.services.store_types import Nights
from ludo.ui.sheets.changes import names_at
from ludo.ui.sheets.columns import ColumnHead, ColumnRow, columns_in
from ludo.ui.sheets.entry import Entry
from ludo.ui.sheets.keypad import Keypad, has_touch_screen
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.portrait import colour_of
from ludo.ui.widgets.readouts import add_readouts
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.reserved_space import RoomForAny
from ludo.ui.widgets.surfaces import UNIT, Flow, Page, Panel, fill, with_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked

_text = texts("Sheets")

_MARGIN: Final = UNIT + 4


class SheetPlace(NamedTuple):
    """The line that is corrected, None for none, and whether one is written before it."""

    number: int | None
    inserting: bool


class SheetPage(Page):
    """The page of a sheet.

    rules: the rules of the game are wanted; again: another sheet with the same people and options; printed: an empty
    sheet is wanted; changing: somebody leaves, takes over, or it ends here.
    """

    follows_data = True
    again = Signal()
    printed = Signal()
    changing = Signal()

    def __init__(self, nights: Nights, number: int) -> None:
        """Raises StorageError and NightsError as `AnyKeptSheet`."""
        super().__init__(widest=1600)
        self.kept = AnyKeptSheet(nights.sheets, number)
        self.game_at = self.kept.game.id
        look = SCREENS[self.kept.game.id].sheet
        assert look is not None  # a game without one has no sheet, or a board
        self.view = look(self.kept.options, names_at(self.kept))
        self._make_head()
        self._make_sheet()
        self._make_entry()
        self._make_foot()
        self.show_sheet()
        add_readouts(self, prompt=lambda: (self._heading, self._next, self._hint), score=lambda: self.heads)

    def title(self) -> str:
        return translate("Sheets", "{game}: score sheet").format(game=game_title(self.kept.game.id))

    # what is there

    def _make_head(self) -> None:
        rules = Button(
            _text("How to play"),
            "plain",
            does=lambda: self.go.emit(ToRules(self.kept.game.id, write_options(self.kept.options))),
        )
        empty = Button(_text("Empty sheet to print…"), "plain", does=self.printed.emit)
        self.column.setContentsMargins(0, UNIT, 0, UNIT)
        self.column.setSpacing(UNIT)
        self.change = Button(_text("Somebody leaves, takes over…"), "plain", does=self.changing.emit)
        self.column.addWidget(SheetTop(self.title, (self.change, empty, rules)))

    def _make_sheet(self) -> None:
        people, view = self.kept.people, self.view
        self.heads = [ColumnHead([colour_of(people[seat].colour) for seat in seats]) for seats in view.columns]
        self._head_row = ColumnRow(self.heads)
        self.lines = SheetLines(view, self.kept)
        self.lines.opened.connect(self.open_line)
        self.struck = Button(self._struck_text, "plain")
        make_checkable(self.struck)
        self.struck.toggled.connect(lambda _: self._show_lines())
        sheet = with_margins(QVBoxLayout(), UNIT // 2, _MARGIN, 0, _MARGIN, 0)
        self.lines.resized.connect(self._arrange)
        sheet.addWidget(self._head_row)
        sheet.addWidget(self.lines, 1)
        sheet.addWidget(self.struck, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addLayout(sheet, 1000)

    def _make_entry(self) -> None:
        self.correction = Correction()
        self.correction.insert.connect(self.start_inserting)
        self.keypad = Keypad(lambda key: self.entry.takes(key))
        self.entry = self._new_entry()
        self._heading = Label(partial(heading_text, self.kept, self.view, self.correction), "heading").one_line()
        self._next = Label(partial(next_text, self.kept, self.view, self.correction), "body", "accent")
        self._hint = Label(lambda: self.entry.hint(), "small", "quiet")
        self.keypad.pressed.connect(lambda key: self.entry.press(key))
        self.show_keypad = Button(_text("On-screen keypad"), "plain")
        make_checkable(self.show_keypad)
        self.show_keypad.toggled.connect(self.keypad.setVisible)
        if not self.entry.has_figures:
            self.show_keypad.hide()
        self.keypad.hide()
        self._panel = Panel(margin=_MARGIN)
        top = QHBoxLayout()
        top.setSpacing(2 * UNIT)
        top.addWidget(self._heading)
        top.addWidget(self._next, 1)
        top.addStretch()
        top.addWidget(self.show_keypad)
        self._panel.box.addLayout(top)
        for widget in (self._hint, self.entry, self.keypad, self.correction):
            self._panel.box.addWidget(widget)
        fill(self.column, self._panel, None)
        set_checked(self.show_keypad, self.entry.has_figures and has_touch_screen())
        begin_focus_at(self, self.entry)

    def _new_entry(self) -> Entry:
        entry = self.view.entry()
        entry.typed.connect(self._show_problem)
        entry.finished.connect(self._finished)
        for other in (entry.typed, entry.selected):
            other.connect(self.keypad.show_usable)
        return entry

    def _follow_people(self) -> None:
        """Ask those who sit there now, where somebody has taken over."""
        names = names_at(self.kept)
        if names == self.view.names:
            return
        self.view.names = names
        before, self.entry = self.entry, self._new_entry()
        self._panel.box.replaceWidget(before, self.entry)
        before.hide()
        before.deleteLater()

    def _make_foot(self) -> None:
        self.problem = RoomForAny(str, lambda: room_for(self.correction))
        self.take_back = taking_away(Button(_text("Take back the last line"), does=self.strike_last))
        self.another = Button(_text("Another sheet with the same people"), "primary", does=self.again.emit)
        self.strike = taking_away(Button(_text("Strike the line"), does=self.strike_line))
        self.cancel = Button(_text("Leave it as it is"), does=self.stop_correcting)
        self.write = Button(partial(write_text, self.correction), "primary", does=self.write_line)
        foot = self.add_foot()
        foot.addWidget(self.problem, 1)
        holder = QWidget()
        flow = Flow(holder)
        for button in (self.take_back, self.strike, self.cancel, self.another, self.write):
            flow.addWidget(button)
        foot.addWidget(holder)

    # what is shown

    @property
    def correcting(self) -> int | None:
        """The number of the line that is corrected, or before which one was forgotten; None if the next is typed."""
        return self.correction.number

    def show_sheet(self) -> None:
        """Show the sheet as it is kept, and begin the next line."""
        self.correction.stop()
        self._follow_people()
        self.entry.show_position(self.kept.position)
        standing = self.kept.position.standing
        for column, cell in enumerate(self.view.standing(self.kept.position)):
            seats = self.view.columns[column]
            names = [self.view.names.name(seat) for seat in seats]
            colours = [colour_of(self.kept.people[seat].colour) for seat in seats]
            self.heads[column].show_people(names, self.view.title(column), colours)
            won = standing.over and bool(standing.winners) and set(seats) <= set(standing.winners)
            detail = translate("Sheets", "has left") if set(seats) <= self.kept.holders.left else cell.detail
            self.heads[column].show_standing(cell.text, cell.tokens, detail, won=won)
        self._show_lines()
        self._show_parts()
        self._say("")

    @property
    def place(self) -> SheetPlace:
        """Which line is corrected."""
        return SheetPlace(self.correction.number, self.correction.inserting)

    @place.setter
    def place(self, place: SheetPlace) -> None:
        if place.number is not None:
            self.open_line(place.number)
        if place.inserting:
            self.start_inserting()

    def refresh(self) -> None:
        """Show what was changed elsewhere meanwhile; where nothing was, what is typed stays."""
        if self.kept.read_again():
            self.show_sheet()

    def _show_lines(self) -> None:
        struck = [marked for marked in self.kept.filled.lines if marked.struck]
        self.lines.show_lines(self.kept.filled.lines, self.struck.isChecked())
        self.struck.setVisible(bool(struck))
        self.struck.retranslate()

    def _show_parts(self) -> None:
        """Show what there is to do now."""
        over, correcting = self.kept.position.standing.over, self.correcting is not None
        self._heading.retranslate()
        self._next.retranslate()
        self._hint.retranslate()
        self._next.setVisible(bool(self._next.text()))
        asks = line_of_table(self.kept, self.correction) is None if correcting else not over
        self.entry.setVisible(asks)
        self._hint.setVisible(bool(self._hint.text()) and self.entry.isVisibleTo(self._panel))
        self.show_keypad.setVisible(self.entry.has_figures and self.entry.isVisibleTo(self._panel))
        self.keypad.setVisible(self.show_keypad.isChecked() and self.entry.isVisibleTo(self._panel))
        self.correction.setVisible(correcting)
        self.change.setVisible(not over and not correcting)
        self.take_back.setVisible(not correcting and self.kept.last is not None)
        self.strike.setVisible(correcting and not self.correction.inserting)
        self.cancel.setVisible(correcting)
        self.another.setVisible(over and not correcting)
        self.write.setVisible(self.entry.isVisibleTo(self._panel) and (correcting or self.entry.has_figures))
        self.write.retranslate()
        self.keypad.show_usable()
        self._arrange()
        if over and not correcting:
            begin_focus_at(self, self.another)
        QTimer.singleShot(0, self._panel, lambda: self.area.ensureWidgetVisible(self._panel))

    def _arrange(self) -> None:
        """Lay out heads, lines and fields below each other."""
        margins = self._panel.box.contentsMargins()
        beside = margins.left() + margins.right() + 2 + self.lines.verticalScrollBar().sizeHint().width()
        columns = columns_in(self._panel.width() - beside, len(self.view.columns))
        self._head_row.arrange(columns)
        self.lines.arrange(columns)
        self.entry.arrange(columns)

    # a new line

    def write_line(self) -> None:
        """Write what is typed: the next line, a correction, or a line that was forgotten."""
        line = self.entry.line()
        if line is None:
            self._say(self.entry.missing(), wrong=True)
            self.entry.setFocus()
            return
        number = self.correcting
        before = self.kept.filled.before(number) if number is not None else self.kept.position
        refusal = self.kept.sheet.check(before, line)
        if refusal is not None:
            self._say(self.view.refusal_text(refusal), wrong=True)
            self.entry.point_at(refusal)
            return
        if number is not None:
            self._correct(number, line)
            return
        if self._keep(lambda: self.kept.add(line)):
            self.show_sheet()
            (self.lines if self.kept.position.standing.over else self.entry).setFocus()
            answer(self, standing_text(self.kept, self.view))

    def strike_last(self) -> None:
        """Strike the last line."""
        last = self.kept.last
        if last is not None and self._keep(
            lambda: self.kept.revise(last.number, None, translate("Sheets", "taken back"))
        ):
            self.show_sheet()
            self._say(translate("Sheets", "The last line is struck."))
            self.entry.setFocus()

    def _finished(self) -> None:
        """Write a line that is complete; a correction has its own button."""
        if self.correcting is None:
            self.write_line()
        else:
            self._show_problem()
            self.write.setFocus()

    # a correction

    def open_line(self, number: int) -> None:
        """Look at a line again, to correct or strike it."""
        line = self.kept.written_before(number)
        self.correction.start(number, self.kept.revisions[number])
        self.entry.show_position(self.kept.filled.before(number))
        if line is not None:
            self.entry.load(line)
        self.lines.mark_line(number)
        self._show_parts()
        self._show_problem()
        self.entry.setFocus()

    def start_inserting(self) -> None:
        """Ask for a line that was forgotten before the one that is looked at again."""
        number = self.correcting
        if number is None:
            return
        self.correction.start_inserting(number)
        self.entry.show_position(self.kept.filled.before(number))
        self._show_parts()
        self._say("")
        self.entry.setFocus()

    def stop_correcting(self) -> None:
        """Leave the line as it is."""
        self.show_sheet()
        self.entry.setFocus()

    def strike_line(self) -> None:
        """Strike the line that is looked at again."""
        if self.correcting is not None:
            self._correct(self.correcting, None)

    def _correct(self, number: int, line: object | None) -> None:
        before, reason = self.kept.filled, self.correction.reason()
        if line is not None and self.correction.inserting:
            kept = self._keep(lambda: self.kept.insert(number, line, reason))
        else:
            kept = self._keep(lambda: self.kept.revise(number, line, reason))
        if kept:
            told = joined(effects(self.view, before, self.kept.filled))
            self.show_sheet()
            self._say(told or translate("Sheets", "Nothing has changed."))
            answer(self, told)
            self.entry.setFocus()

    def _show_problem(self) -> None:
        """Say what a correction would change, or why what is typed cannot be."""
        line, number = self.entry.line(), self.correcting
        if line is None:
            self._say("")
            return
        before = self.kept.filled.before(number) if number is not None else self.kept.position
        refusal = self.kept.sheet.check(before, line)
        if refusal is not None:
            self._say(self.view.refusal_text(refusal))
        elif number is not None:
            trial = self.kept.trial_before if self.correction.inserting else self.kept.trial
            self._say(joined(effects(self.view, self.kept.filled, trial(number, line))))
        else:
            self._say("")

    def _keep(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except (NightsError, StorageError) as error:
            if error.code == "changed-meanwhile":
                self.show_sheet()
            self._say(problem_text(error), wrong=True)
            return False
        return True

    def _say(self, text: str, *, wrong: bool = False) -> None:
        self.problem.set_text(lambda: text)
        self.problem.set_tone("mistake" if wrong else "plain")
        if wrong:
            answer(self, text)

    # words

    def _struck_text(self) -> str:
        struck = sum(marked.struck for marked in self.kept.filled.lines)
        return translate("Sheets", "%n struck line(s)", None, struck)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a correction first on Escape."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.correcting is not None:
            self.stop_correcting()
        else:
            super().keyPressEvent(event)
