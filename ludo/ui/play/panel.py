"""The panel beside the table: the journal and the score, folded away when it is not wanted."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ludo.engine.events import Changed, Said
from ludo.session.session import Session, Told
from ludo.ui.i18n import translate
from ludo.ui.theme import current_theme, font
from ludo.ui.wording import Names, event_text, sheet_of

WIDTH = 272


class SidePanel(QFrame):
    """Journal and score. `rules`: the rules are wanted."""

    rules = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setFixedWidth(WIDTH)
        self._session = session
        self._names = Names(())
        self.journal = QListWidget()
        self.journal.setWordWrap(True)
        self.journal.setFrameShape(QFrame.Shape.NoFrame)
        self.journal.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.journal.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.journal.verticalScrollBar().rangeChanged.connect(self.journal.scheduleDelayedItemsLayout)
        self.journal.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.journal.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.score = QTableWidget()
        self.score.setFrameShape(QFrame.Shape.NoFrame)
        self.score.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.score.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.score.verticalHeader().hide()
        self.score.setShowGrid(False)
        self.score.setWordWrap(True)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.journal)
        self.pages.addWidget(self.score)
        self._tabs = (QPushButton(), QPushButton())
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(4)
        for number, tab in enumerate(self._tabs):
            tab.setCheckable(True)
            tab.setProperty("plain", "true")
            tab.setCursor(Qt.CursorShape.PointingHandCursor)
            group.addButton(tab, number)
            row.addWidget(tab)
        row.addStretch()
        self._rules = QPushButton()
        self._rules.setProperty("plain", "true")
        self._rules.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rules.clicked.connect(self.rules)
        row.addWidget(self._rules)
        group.idClicked.connect(self.pages.setCurrentIndex)
        self._tabs[0].setChecked(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.addLayout(row)
        box.addWidget(self.pages)

    def retell(self, names: Names) -> None:
        """Write everything anew: in another language, after going back, or for another person."""
        self._names = names
        journal, score = translate("Panel", "Journal"), translate("Panel", "Score")
        self._tabs[0].setText(journal)
        self._tabs[1].setText(score)
        self._rules.setText(translate("Panel", "Rules"))
        self.journal.setAccessibleName(journal)
        self.score.setAccessibleName(score)
        self.journal.clear()
        for told in self._session.heard(None):
            self._write(told)
        self.journal.scrollToBottom()
        self._fill_score()

    def add(self, told: Told) -> None:
        """Write down what has just happened."""
        self._write(told)
        self.journal.scrollToBottom()
        self._fill_score()

    def _write(self, told: Told) -> None:
        for event in told.events:
            text = event_text(self._session.game.id, event, self._names)
            if not text:
                continue
            item = QListWidgetItem(text)
            if isinstance(event, Changed):
                heading = font("body")
                heading.setBold(True)
                item.setFont(heading)
                item.setForeground(current_theme().accent)
            elif isinstance(event, Said):
                strong = font("body")
                strong.setBold(True)
                item.setFont(strong)
            self.journal.addItem(item)

    def _fill_score(self) -> None:
        sheet = sheet_of(self._session.game.id, self._session.heard(None), self._names)
        table = self.score
        table.setColumnCount(len(sheet.columns))
        table.setHorizontalHeaderLabels(sheet.columns)
        table.setRowCount(len(sheet.rows))
        for row, texts in enumerate(sheet.rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setFont(font("small"))
                item.setToolTip(text)
                table.setItem(row, column, item)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if sheet.columns:
            table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.resizeRowsToContents()
        table.scrollToBottom()
