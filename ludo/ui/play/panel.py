"""The panel beside the table: journal, score and rules, folded away when it is not wanted."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ludo.engine.events import DealEnded
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.games.registry import option_words_of, words_of
from ludo.ui.i18n import texts, translate
from ludo.ui.play.action_lines import ActionLines
from ludo.ui.play.journal import Journal, LeavesKeys, journal_item, seal_item
from ludo.ui.rules.view import RulesView
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.fonts import large_letters
from ludo.ui.table.sheet_cells import TOKENS, TokenCells, tokens_width
from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.plain_text import PlainButton, tip
from ludo.ui.widgets.scroll_keys import ReadingArea
from ludo.ui.widgets.surfaces import without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.wording.names import names_of
from ludo.ui.wording.people import people_lines

_text = texts("Panel")

SCORE: Final = 1
RULES: Final = 2
"""The tab of the rules, after journal and score."""
_NARROWEST: Final = 272
"""Pixels; the panel is wider where its tabs need that."""
_BESIDE_WORDS: Final = 12
"""Pixels beside the words of a cell of the score."""
_BESIDE_TABLE: Final = 3.4
"""In large letters the panel is folded away in a window that is not so many panels wide."""
_MARGIN: Final = 8
_BESIDE_WRITING: Final = 50
"""Pixels of the panel beside the words of its journal: margins and a scroll bar."""
_CARD_WIDTH = 44
_SLICE: Final = 40
"""Actions whose lines are written in one turn of the event loop."""


_FEW_COLUMNS: Final = 4
"""A score sheet with no more columns than these fills the width of the panel; a wider one is scrolled."""


class _Score(LeavesKeys, QTableWidget):
    """A table whose cells lose the focus with it; where there are few columns, the second one fills the width."""

    def fit_columns(self) -> None:
        """Give every column the room of its contents, the second one what is left, but no less than its words need."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if 1 < self.columnCount() <= _FEW_COLUMNS:
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
            others = sum(header.sectionSize(column) for column in range(self.columnCount()) if column != 1)
            header.resizeSection(1, max(self.viewport().width() - others, self._longest_word(1)))
        self.resizeRowsToContents()

    def _longest_word(self, column: int) -> int:
        """Return how wide the longest word of a column is, its heading included."""
        cells = [item for row in range(self.rowCount()) if (item := self.item(row, column)) is not None]
        heading = self.horizontalHeaderItem(column)
        words = [] if heading is None else [(self.horizontalHeader().font(), heading.text())]
        words += [(cell.font(), word) for cell in cells for word in cell.text().split()]
        tokens = (tokens_width(cell.data(TOKENS), font("number")) for cell in cells if cell.data(TOKENS))
        wide = max((QFontMetrics(letters).horizontalAdvance(word) for letters, word in words), default=0)
        return max(wide + _BESIDE_WORDS, *tokens, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the second column to the width."""
        super().resizeEvent(event)
        self.fit_columns()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the current cell."""
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())


class SidePanel(QFrame):
    """Journal, score and rules. `rules`: the rules are wanted as a page of their own."""

    rules = Signal()

    def __init__(self, session: Session, settings: SettingsStore, lines: ActionLines) -> None:
        super().__init__()
        self.setObjectName("sidePanel")
        self._session = session
        self._settings = settings
        self._words = words_of(session.game.id)
        self._lines = lines
        self.journal = Journal()
        self._growth = Gradual(self, 1)
        self.score = _Score()
        self.score.setTabKeyNavigation(False)
        self.score.setItemDelegate(TokenCells(self.score))
        self.score.setFrameShape(QFrame.Shape.NoFrame)
        self.score.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.score.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.score.verticalHeader().hide()
        self.score.setShowGrid(False)
        self.score.setWordWrap(True)
        self.pages = QStackedWidget()
        self.pages.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # the tabs never shrink
        self.pages.addWidget(self.journal)
        self.pages.addWidget(self.score)
        self.rules_area = ReadingArea()
        self.rules_area.setWidgetResizable(True)
        self.rules_area.setFrameShape(QFrame.Shape.NoFrame)
        self.rules_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.addWidget(self.rules_area)
        self._tabs = (PlainButton(), PlainButton(), PlainButton())
        group = QButtonGroup(self)
        self._row = row = QHBoxLayout()
        row.setSpacing(4)
        for number, tab in enumerate(self._tabs):
            make_checkable(tab, one_of_many=True)
            tab.setProperty("plain", "true")
            tab.setCursor(Qt.CursorShape.PointingHandCursor)
            tab.clicked.connect(lambda _=False, number=number: self.show_tab(number))
            group.addButton(tab, number)
            row.addWidget(tab)
        row.addStretch()
        set_checked(self._tabs[0], True)
        box = QVBoxLayout(self)
        box.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        box.addLayout(row)
        box.addWidget(self.pages, 1)

    def show_tab(self, tab: int) -> None:
        """Show journal, score or rules."""
        if tab == RULES and self.rules_area.widget() is None:
            self.rules_area.setWidget(self._make_rules())
        set_checked(self._tabs[tab], True)
        self.pages.setCurrentIndex(tab)

    def _make_rules(self) -> QWidget:
        """Return the rules of the game as it is played here."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(4, 4, 8, 4)
        header = self._session.header
        page = Button(_text("Read as a page"), "plain")
        page.clicked.connect(self.rules)
        words, options = option_words_of(header.game), header.options
        column.addWidget(RulesView(header.game, words, options, self._settings, _CARD_WIDTH))
        column.addWidget(page)
        column.addStretch(1)
        return inner

    def write(self, chair: int | None) -> None:
        """Write everything anew, for the only person at the table; None: for all who read it."""
        journal, score = translate("Panel", "Journal"), translate("Panel", "Score")
        theme = current_theme()
        soft = theme.accent_soft.name()
        self.score.setStyleSheet(
            "QTableWidget { background: transparent; border: none; }"
            f"QHeaderView::section {{ background: transparent; border: none; color: {theme.text.name()};"
            f" border-bottom: {theme.line_width}px solid {theme.panel_line.name()}; padding: 4px 2px; }}"
            "QHeaderView { background: transparent; }"
        )
        for tab in self._tabs:
            tab.setStyleSheet(f"QPushButton {{ padding: 6px 8px; }} QPushButton:checked {{ background: {soft}; }}")
        self._tabs[0].setText(journal)
        self._tabs[1].setText(score)
        self._tabs[2].setText(translate("Panel", "Rules"))
        self._row.invalidate()
        width = max(_NARROWEST, self._row.sizeHint().width() + 2 * _MARGIN)
        self.setFixedWidth(width)
        self.journal.writing = width - _BESIDE_WRITING
        self.rules_area.setAccessibleName(translate("Panel", "Rules"))
        self.journal.setAccessibleName(journal)
        self.score.setAccessibleName(score)
        self.journal.clear()
        self._growth.begin(self._write_back(chair), 1)
        self.journal.scrollToBottom()
        self._fill_score(chair)

    def _write_back(self, chair: int | None) -> Iterator[None]:
        """Write the journal from its end on, where it is read: so many actions at a time."""
        for last in range(self._session.ply, -1, -_SLICE):
            plies = range(max(0, last - _SLICE + 1), last + 1)
            self.journal.add_before([line for ply in plies for line in self._lines_of(ply, chair)])
            yield

    def _lines_of(self, ply: int, chair: int | None) -> Iterator[QListWidgetItem]:
        """Return what the action brought that led to a ply, and what people did after it."""
        if ply:
            batch, _ = self._lines.at(ply, chair)
            yield from self._seal(batch)
            yield from self._items(ply, slice(None), chair)
        for text in people_lines(self._session.record, ply):
            yield QListWidgetItem(text)

    def begin(self, batch: EventBatch) -> None:
        """Say that luck is sealed, before what it does is seen."""
        for line in self._seal(batch):
            self.journal.add(line)
        self.journal.scrollToBottom()

    def _seal(self, batch: EventBatch) -> Iterator[QListWidgetItem]:
        """Return the line that luck is sealed, where that is so and wanted."""
        if batch.commitment is not None and self._settings.value.seals:
            yield seal_item(batch.commitment)

    def add(self, ply: int, part: slice, chair: int | None) -> None:
        """Write down a part of what the action that led to a ply has brought, as all who read this may know it."""
        for line in self._items(ply, part, chair):
            self.journal.add(line)
        self.journal.scrollToBottom()
        if any(isinstance(event, DealEnded) for event in self._lines.at(ply, chair)[0].events[part]):
            self._fill_score(chair)

    def _items(self, ply: int, part: slice, chair: int | None) -> Iterator[QListWidgetItem]:
        batch, texts = self._lines.at(ply, chair)
        for event, text in zip(batch.events[part], texts[part], strict=True):
            if text:
                yield journal_item(event, text)

    def _fill_score(self, chair: int | None) -> None:
        names = names_of(self._session.chairs, self._session.seat_of(chair))
        sheet = self._words.score_sheet(self._session.record.history(None), names)
        table = self.score
        table.setColumnCount(len(sheet.columns))
        table.setHorizontalHeaderLabels(sheet.columns)
        table.setRowCount(len(sheet.rows))
        for row, cells in enumerate(sheet.rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setFont(font("small"))
                item.setToolTip(tip(text))
                item.setData(TOKENS, sheet.tokens.get((row, column)))
                table.setItem(row, column, item)
        table.horizontalHeader().setFont(font("small"))
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.fit_columns()
        table.scrollToBottom()


class SideColumn(QWidget):
    """What stands beside the table: the panel, and above it what comes for a moment; as wide as what is shown.

    In large letters in a small window the panel is folded away unless it is asked for there.

    `changed`: the panel has come, or has gone.
    """

    changed = Signal()

    def __init__(self, panel: SidePanel, settings: SettingsStore) -> None:
        super().__init__()
        self.panel = panel
        self._settings = settings
        self._unfolded = False
        self._box = without_margins(QVBoxLayout(self), 0)
        self._box.addWidget(panel, 1)
        self._box.addStretch(0)

    @property
    def wanted(self) -> bool:
        """Is the panel to be seen where nothing else needs its room?"""
        return self._unfolded if self.folds_in(self._room()) else self._settings.value.panel_open

    def _room(self) -> int:
        around = self.parentWidget()
        return self.width() if around is None else around.width()

    def folds_in(self, width: int) -> bool:
        """Would the panel leave the table too little of such a width?"""
        return large_letters() and width < _BESIDE_TABLE * self.panel.minimumWidth()

    def grown(self) -> int:
        """Return how much wider the panel is than in letters of the usual size, in which it would not be folded."""
        if not self.panel.isHidden():
            return max(0, self.panel.minimumWidth() - _NARROWEST) if text_scale() > 1 else 0
        beside = any(isinstance(child, QWidget) and not child.isHidden() for child in self.children())
        folded = self._settings.value.panel_open and not self.wanted
        return -_NARROWEST if folded and not beside else 0

    def toggle(self) -> None:
        """Show or fold the panel: where it has little room for this table only."""
        if self.folds_in(self._room()):
            self._unfolded = not self._unfolded
            self.give_back()
        else:
            with suppress(StorageError):  # in effect even if it cannot be saved
                self._settings.change(panel_open=not self._settings.value.panel_open)

    def give_back(self) -> None:
        """Show the panel where it is wanted, until something else needs its room."""
        self.panel.setVisible(self.wanted)
        self.changed.emit()

    def add_above(self, widget: QWidget) -> None:
        """Put something between what is there already and the panel."""
        self._box.insertWidget(self._box.indexOf(self.panel), widget)

    def take(self, height: int, least: int) -> None:
        """Take so much room; the panel is put away where less than `least` is left for it."""
        self.panel.setVisible(self.wanted and self.height() - height >= least)
