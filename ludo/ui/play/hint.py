"""A hint: what the strongest computer player would do in the person's place, and what is certain of that act.

It is told what a computer player on the same seat would be told, and nothing else.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft, Item
from ludo.ui.games.guide import Plate
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import answer, joined, narrate
from ludo.ui.platform.keys import native_text
from ludo.ui.play.advice_words import AdviceWords, advice_words
from ludo.ui.play.anchors import Anchors
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.effects import Do
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.given import Given
from ludo.ui.play.guide_card import SMALLER, Ring, Words
from ludo.ui.play.messages import AskHint, CloseHint, Confirm, OpenFigures, Send
from ludo.ui.play.panel import SideColumn
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.labels import Button, Label, Tone
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.surfaces import UNIT, Panel, clear, row
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.wording.game_words import GameWords

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
    """A panel beside the table, above journal and score."""

    def __init__(self, side: SideColumn, table: TableWidget, panel: StatusPanel, look: Look, send: Send) -> None:
        super().__init__(side)
        self._side = side
        self._table = table
        self._panel = panel
        self._look = look
        self._send = send
        self._given = Given()
        self.deeds = {Do.SAY_HINT: self._say, Do.SAY_FIGURES: self._say_figures}
        """Who does what the table wants done."""
        self.caption = Label(str, "small", "quiet")
        self.act = Words(str, "heading")
        self.words = Words(str)
        self.figures_button = Button(_hint_text("Figures"), "plain", _hint_text("What each act is worth on average"))
        self.act_button = Button(_hint_text("What to do"), "plain", _next_step)
        self.act_button.clicked.connect(lambda: send(AskHint()))
        page = side.parentWidget() or side
        self._ring = Ring(page)
        self._anchors = Anchors(page, table, panel)
        self.summary = Label(str, "small")
        self._acts = QGridLayout()
        self._acts.setHorizontalSpacing(UNIT)
        self._acts.setVerticalSpacing(UNIT // 2)
        self._acts.setColumnStretch(0, 1)
        self.close_button = Button(_text("Close"), "plain", _close_hint)
        self.close_button.clicked.connect(self._close)
        make_checkable(self.figures_button)
        self.figures_button.clicked.connect(lambda opened: send(OpenFigures(opened)))
        plate = Panel(margin=UNIT + 4)
        self._column = plate.box
        self._column.setSpacing(UNIT // 2)
        for label in (self.caption, self.act, self.words, self.summary):
            self._column.addWidget(label)
        self._column.addLayout(self._acts)
        self._buttons = row(self.act_button, self.figures_button, None, self.close_button)
        self._column.addLayout(self._buttons)
        box = QVBoxLayout(self)
        box.setContentsMargins(UNIT, UNIT, UNIT, 0)
        box.addWidget(plate)
        side.add_above(self)
        self.hide()
        table.arranged.connect(self.renew)

    def _close(self) -> None:
        self._send(CloseHint())
        answer(self._table, translate("Hint", "The hint is closed."))

    def _say(self) -> None:
        """Say what is shown."""
        said = advice_words(self._look())
        self._write(said)
        narrate(self, "" if said is None else said.spoken())

    def _say_figures(self) -> None:
        said = advice_words(self._look())
        if said is not None and said.hint is not None and said.figures:
            rows = [
                translate("Hint", "{act}: {figure}").format(act=act, figure=figure)
                for act, figure in said.hint.figures[:_MOST]
            ]
            answer(self, joined([*filter(None, (said.hint.summary, said.hint.more)), *rows]))

    def show_facts(self, facts: Facts) -> None:
        """Show a hint, or what the last decision cost, as long as it is asked for."""
        said = advice_words(facts)
        if self._given.differs(self, said):
            self._write(said)
        self._glow(said)

    def renew(self) -> None:
        """Write it anew, in the present language, look and size."""
        self._write(advice_words(self._look()))

    def _write(self, said: AdviceWords | None) -> None:
        """Show this, as large as there is room; None: nothing."""
        if said is None:
            self._ring.hide()
            if not self.isHidden():
                self.hide()
                self._side.give_back()
            return
        found, opened = said.hint, said.figures
        self.setAccessibleName(said.title)
        set_checked(self.figures_button, opened)
        self.act_button.setVisible(said.where is not None)
        self.figures_button.setVisible(found is not None and bool(found.summary))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(down if self._stacked() else across)
        self.act.setVisible(found is not None)
        self.summary.setVisible(opened)
        self.caption.set_text(said.title if found is None else found.caption)
        self.act.set_text("" if found is None else found.act)
        self.words.set_text(said.none if found is None else found.sentence)
        self.summary.set_text("" if found is None else joined([*filter(None, (found.summary, found.more))]))
        self.words.setVisible(bool(self.words.text()))
        wanted = _LINES * self.summary.fontMetrics().lineSpacing() if opened else 0
        self._grow_where_there_is_room(wanted)
        clear(self._acts)
        listed = self._write_figures(found.figures) if found is not None and opened else 0
        self.setFixedWidth(self._side.panel.minimumWidth())
        self._side.take(self._height() + listed, self._side.panel.minimumSizeHint().height())
        self.show()

    def _glow(self, said: AdviceWords | None) -> None:
        """Glow what the hint means, or where to look, and nothing else."""
        hint, where = (None, None) if said is None else (said.hint, said.where)
        facts, cards = self._look(), self._table.pack.all()
        glowing: list[CardWidget | ActButton] = []
        if hint is not None and hint.action is not None:
            glowing = _meant(self._table, self._panel, facts.now.words, hint.action)
        spoken_of = hint.cards if hint is not None else () if where is None else where.cards
        glowing += [card for card in cards if card.face is not None and card.face in spoken_of]
        widgets: tuple[CardWidget | ActButton, ...] = (*self._panel.buttons, *cards)
        for widget in widgets:
            widget.set_hinted(widget in glowing)
        seat = -1 if where is None else where.seat
        self._ring.show_around(self._anchors.rect_of(Plate(seat), facts.view) if seat >= 0 else QRectF())

    def _grow_where_there_is_room(self, wanted: int) -> None:
        """Write as large as there is room beside the table; `wanted`: so many pixels are needed for the acts."""
        for share in SMALLER:
            self.act.grow(share)
            self.words.grow(share)
            if self._height() + wanted <= self._side.height():
                break

    def _write_figures(self, figures: Sequence[tuple[str, str]]) -> int:
        """List as many acts as there is room for; return how many pixels they take."""
        listed = 0
        room = _SHARE * self._table.height() - self._height()
        for number, (text, value) in enumerate(figures[:_MOST]):
            tone: Tone = "plain" if number == 0 else "quiet"
            act = Label(text, "small", tone)
            figure = Label(value, "number", tone).one_line()
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            narrow = self._writing() - figure.sizeHint().width() - self._acts.horizontalSpacing()
            high = max(act.heightForWidth(narrow), figure.sizeHint().height()) + self._acts.verticalSpacing()
            if number == 0 and high > room:  # not even one: they take the room of journal and score
                room = self._side.height() - self._height()
            if listed + high > room:
                break
            listed += high
            self._acts.addWidget(act, number, 0)
            self._acts.addWidget(figure, number, 1)
        return listed

    def _writing(self) -> int:
        """Return how wide a line of words can be."""
        margins = self._column.contentsMargins()
        return self._side.panel.minimumWidth() - 2 * (UNIT + _BORDER) - margins.left() - margins.right()

    def _shown_buttons(self) -> list[Button]:
        """Return the buttons that stand there now."""
        every = (self.act_button, self.figures_button, self.close_button)
        return [button for button in every if not button.isHidden()]

    def _stacked(self) -> bool:
        """Have the buttons no room beside each other?"""
        return sum(button.sizeHint().width() + UNIT for button in self._shown_buttons()) > self._writing()

    def _height(self) -> int:
        """Return how tall everything is but the list of acts."""
        margins, width = self._column.contentsMargins(), self._writing()
        labels = (self.caption, self.act, self.words, self.summary)
        words = sum(label.heightForWidth(width) for label in labels if not label.isHidden())
        gaps = UNIT + 2 * _BORDER + margins.top() + margins.bottom() + 4 * self._column.spacing()
        tall = (self.close_button.sizeHint().height() + self._buttons.spacing()) * len(self._shown_buttons())
        return words + (tall if self._stacked() else self.close_button.sizeHint().height()) + gaps

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the hint on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._send(CloseHint())
        else:
            super().keyPressEvent(event)


def _next_step() -> str:
    return translate("Hint", "What the Expert would do ({keys})").format(keys=native_text("Ctrl+I"))


def _close_hint() -> str:
    return translate("Hint", "Close the hint ({keys})").format(keys=native_text("Esc"))


def _meant(table: TableWidget, panel: StatusPanel, words: GameWords, action: Action) -> list[CardWidget | ActButton]:
    """Return what the person would touch to do this act: its button, what leads to it in one step, or its cards."""
    buttons: list[CardWidget | ActButton] = [
        button for button, choice in zip(panel.buttons, panel.choices, strict=True) if choice.message == Confirm(action)
    ]
    draft = table.editor.draft
    if draft is None or buttons:
        return buttons
    wanted = Counter(words.meant_cards(action))
    if wanted:
        cards: list[CardWidget | ActButton] = []
        for card in table.hand_cards():
            if card.face is not None and wanted[card.face] > 0:
                wanted[card.face] -= 1
                cards.append(card)
        return cards
    sources = {source for source in draft.sources if _leads_to(draft, source, action)}
    found = [card for card in table.pack.all() if table.drafts.source_of(card) in sources]
    return list(found[-1:])


def _leads_to(draft: Draft, source: Item, action: Action) -> bool:
    """Is this act one step away from what is taken up?"""
    return any(action in draft.put(source, target).actions for target in draft.targets(source))
