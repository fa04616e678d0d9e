"""A hint: what the strongest computer player would do in the person's place, and what is certain of that act.

It is told what a computer player on the same seat would be told, and nothing else.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout
from shiboken6 import isValid

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.contract import Answer
from ludo.bots.questions import Weigh
from ludo.engine.actions import Action
from ludo.session.asker import Asker
from ludo.session.pending import Pending
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import native_text
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import SMALLER, Words
from ludo.ui.play.hint_glow import meant
from ludo.ui.play.hint_words import Asked, Hint, checked_hint, hint_of
from ludo.ui.play.panel import SideColumn
from ludo.ui.play.state import Asking, Gap
from ludo.ui.play.status import StatusPanel
from ludo.ui.services.coach import Coach
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.labels import Button, Label, Tone
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.surfaces import UNIT, Panel, clear, row
from ludo.ui.widgets.toggles import make_checkable, set_checked

_text = texts("Dialogs")
_hint_text = texts("Hint")

_MOST: Final = 5
"""So many acts are listed, where there is room for them."""
_BORDER: Final = 1
_LINES: Final = 3
"""Room for so many lines of acts with their figures is wanted before words are written large."""
_SHARE: Final = 0.8
"""Most of the height beside the table that is taken from journal and score."""


class HintPanel(Group):
    """A panel beside the table, above journal and score; it goes when the position changes.

    `offered`: can a hint be asked for now? `closed`: it is gone, and leaves the focus to the page.
    """

    offered = Signal(bool)
    closed = Signal()

    def __init__(
        self,
        side: SideColumn,
        table: TableWidget,
        panel: StatusPanel,
        look: Look,
        asker: Asker,
        coach: Coach | None = None,
    ) -> None:
        """coach: who compares the acts once there is a first answer; None: nobody does."""
        super().__init__(side)
        self._side = side
        self._table = table
        self._panel = panel
        self._look = look
        self._asker = asker
        self._pending: Pending[Answer] | None = None
        """The question that has no answer yet."""
        self._asked: tuple[int, int | None] | None = None
        """For which ply and chair a hint was asked; None if none is."""
        self._answer: Answer = None
        self._coach = coach
        self._check: Pending[Appraisal | None] | None = None
        """The acts that are being compared."""
        self._checked: Appraisal | None = None
        self._told: Hint | None = None
        """What somebody else says here (`tell`)."""
        self._glowing: list[CardWidget | ActButton] = []
        self._listed = 0
        """Pixels that the list of acts takes."""
        self.caption = Label(str, "small", "quiet")
        self.act = Words(str, "heading")
        self.words = Words(str)
        self.figures_button = Button(_hint_text("Figures"), "plain", _hint_text("What each act is worth on average"))
        self.summary = Label(str, "small")
        self._acts = QGridLayout()
        self._acts.setHorizontalSpacing(UNIT)
        self._acts.setVerticalSpacing(UNIT // 2)
        self._acts.setColumnStretch(0, 1)
        self.close_button = Button(_text("Close"), "plain", _close_hint)
        self.close_button.clicked.connect(self._close)
        make_checkable(self.figures_button)
        self.figures_button.clicked.connect(self._unfold)
        plate = Panel(margin=UNIT + 4)
        self._column = plate.box
        self._column.setSpacing(UNIT // 2)
        for label in (self.caption, self.act, self.words, self.summary):
            self._column.addWidget(label)
        self._column.addLayout(self._acts)
        self._column.addLayout(row(self.figures_button, None, self.close_button))
        box = QVBoxLayout(self)
        box.setContentsMargins(UNIT, UNIT, UNIT, 0)
        box.addWidget(plate)
        side.add_above(self)
        self.hide()
        table.arranged.connect(self.write_again)

    @property
    def possible(self) -> bool:
        """Is there anything that the person before the screen can decide now?"""
        facts = self._look()
        asked = isinstance(facts.phase, (Asking, Gap))
        return asked and bool(facts.offers) and not self._table.busy

    def ask(self) -> None:
        """Ask what the strongest player would do; once more takes the answer away."""
        facts = self._look()
        if self._asked is not None and self._told is None:
            self.dismiss()
            return
        self.dismiss()
        if self.possible and facts.seat is not None:
            self._asked = self._position()
            self._pending = self._asker.ask(Weigh(facts.now.session.question(facts.seat)))
            self._pending.then(self._receive)
            self._write()

    @property
    def telling(self) -> bool:
        """Does somebody else say something here?"""
        return self._told is not None

    def tell(self, said: Hint) -> None:
        """Say something else here, in the place of what was said, until something happens."""
        if self._told is None:
            self.dismiss()
        if said != self._told:
            self._asked, self._told = self._position(), said
            self._write()
            announce(self, said.spoken())

    def dismiss(self) -> None:
        """Take the hint away, and ask for it no more."""
        if self._asked is None:
            return
        self.cancel()
        self._asked = self._answer = self._checked = self._told = None
        self._glow(None)
        self.hide()
        self._side.give_back()
        self.closed.emit()

    def cancel(self) -> None:
        """Want no answer any more."""
        for pending in (self._pending, self._check):
            if pending is not None:
                pending.cancel()
        self._pending = self._check = None

    def _close(self) -> None:
        self.dismiss()
        announce(self._table, translate("Hint", "The hint is closed."))

    def _position(self) -> tuple[int, int | None]:
        facts = self._look()
        return facts.now.session.ply, facts.chair

    def show_facts(self, _: Facts) -> None:
        """Remove the hint once the position is another one."""
        kept = self.possible or self._told is not None
        if self._asked is not None and (self._asked != self._position() or not kept):
            self.dismiss()
        elif self._asked is not None:
            found = self._hint()
            self._glow(None if found is None else found.action)
        self.offered.emit(self.possible)

    def _receive(self, answer: Answer) -> None:
        self._pending = None
        self._answer = answer
        set_checked(self.figures_button, False)
        self._write()
        found = self._hint()
        announce(self, self._nothing_yet() if found is None else found.spoken())
        self._compare()

    def _compare(self) -> None:
        """Have the acts compared; the hint stays as it is until that has come."""
        facts = self._look()
        if self._coach is not None and self._asked is not None and facts.seat is not None:
            self._check = self._coach.check(facts.now.session.question(facts.seat))
            if self._check is not None:
                self._check.then(self._receive_checked)

    def _receive_checked(self, found: Appraisal | None) -> None:
        """Write what the comparison says in the place of the first answer."""
        self._check = None
        if found is None or self._asked is None:
            return
        self._checked = found
        self._write()
        hint = self._hint()
        if hint is not None:
            announce(self, hint.spoken())

    def write_again(self) -> None:
        """Write it in the present language, look and size."""
        if self._asked is not None:
            self._write()

    def _hint(self) -> Hint | None:
        """Return the hint, None as long as there is none."""
        if self._told is not None:
            return self._told
        if self._pending is not None or self._asked is None:
            return None
        facts, session = self._look(), self._look().now.session
        must = session.turn().must == facts.seat
        asked = Asked(session.game, facts.now.words, facts.view, facts.names, must)
        first = hint_of(asked, self._answer)
        if self._checked is None:
            return first
        return checked_hint(asked, self._checked, None if first is None else first.action)

    def _write(self) -> None:
        clear(self._acts)
        self._listed = 0
        found = self._hint()
        cost = self._told is not None
        if found is not None and not cost:
            self._note_seen()
        self.setAccessibleName(translate("Table", "What did it cost?") if cost else translate("Hint", "Hint"))
        self.act.setVisible(found is not None)
        self.figures_button.setVisible(found is not None and bool(found.summary))
        opened = found is not None and self.figures_button.isChecked() and bool(found.summary)
        self.summary.setVisible(opened)
        if found is None:
            self.caption.set_text(self.accessibleName)
            self.act.set_text(str)
            self.words.set_text(self._nothing_yet)
        else:
            self.caption.set_text(partial(str, found.caption))
            self.act.set_text(partial(str, found.act))
            self.words.set_text(partial(str, found.sentence))
            self.summary.set_text(partial(str, found.summary))
        self.words.setVisible(found is None or bool(found.sentence))
        wanted = _LINES * self.summary.fontMetrics().lineSpacing() if opened else 0
        self._grow_where_there_is_room(wanted)
        if found is not None and opened:
            self._write_figures(found, wanted)
        self.setFixedWidth(self._side.panel.minimumWidth())
        self._side.take(self._height() + self._listed, self._side.panel.minimumSizeHint().height())
        self.show()
        self._glow(None if found is None else found.action)

    def _note_seen(self) -> None:
        """Note that the answer is seen: the partie may be played on from a mistake that is tried again."""
        if self._coach is not None and self._asked is not None and self._asked[1] is not None:
            self._coach.note_seen(self._look().now.session.record, self._asked[0], self._asked[1])

    def _grow_where_there_is_room(self, wanted: int) -> None:
        """Write as large as there is room beside the table; `wanted`: so many pixels are needed for the acts."""
        for share in SMALLER:
            self.act.grow(share)
            self.words.grow(share)
            if self._height() + wanted <= self._side.height():
                break

    def _unfold(self) -> None:
        """Show or hide the figures, and read them."""
        self.write_again()
        found = self._hint()
        if found is not None and self.figures_button.isChecked():
            rows = [
                translate("Hint", "{act}: {figure}").format(act=act, figure=figure)
                for act, figure in found.figures[:_MOST]
            ]
            announce(self, joined([found.summary, *rows]))

    def _glow(self, action: Action | None) -> None:
        """Glow what is meant, and nothing else."""
        for before in self._glowing:
            if isValid(before):
                before.set_hinted(False)
        self._glowing = [] if action is None else meant(self._table, self._panel, self._look().now.words, action)
        for widget in self._glowing:
            widget.set_hinted(True)

    def _nothing_yet(self) -> str:
        if self._pending is not None:
            return translate("Hint", "The Expert is thinking…")
        return translate("Hint", "The Expert did not answer. Ask once more.")

    def _write_figures(self, found: Hint, wanted: int) -> None:
        room = _SHARE * self._table.height() - self._height()
        if room < wanted / _LINES:  # not even one: they take the room of journal and score
            room = self._side.height() - self._height()
        before = room
        for number, (text, value) in enumerate(found.figures[:_MOST]):
            tone: Tone = "plain" if number == 0 else "quiet"
            act = Label(partial(str, text), "small", tone)
            figure = Label(partial(str, value), "number", tone).one_line()
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            narrow = self._writing() - figure.sizeHint().width() - self._acts.horizontalSpacing()
            room -= max(act.heightForWidth(narrow), figure.sizeHint().height()) + self._acts.verticalSpacing()
            if room < 0:
                break
            self._acts.addWidget(act, number, 0)
            self._acts.addWidget(figure, number, 1)
            self._listed = round(before - room)

    def _writing(self) -> int:
        """Return how wide a line of words can be."""
        margins = self._column.contentsMargins()
        return self._side.panel.minimumWidth() - 2 * (UNIT + _BORDER) - margins.left() - margins.right()

    def _height(self) -> int:
        """Return how tall everything is but the list of acts."""
        margins, width = self._column.contentsMargins(), self._writing()
        labels = (self.caption, self.act, self.words, self.summary)
        words = sum(label.heightForWidth(width) for label in labels if not label.isHidden())
        gaps = UNIT + 2 * _BORDER + margins.top() + margins.bottom() + 4 * self._column.spacing()
        return words + self.close_button.sizeHint().height() + gaps

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the hint on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


def _close_hint() -> str:
    return translate("Hint", "Close the hint ({keys})").format(keys=native_text("Ctrl+I"))
