"""A rules page as a column of widgets: texts, figures, and what can be agreed in frames."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPixmap,
    QShowEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from ludo.engine.options import Value
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language, language_signals
from ludo.ui.rules.figures import Drawing, figure_drawing, figure_words
from ludo.ui.rules.in_force import InForce, blocks_in_force, foreign_text, read_page
from ludo.ui.rules.markup import Block, Figure, Figures, Heading, Paragraph, Passage
from ludo.ui.settings import SettingsStore
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import font, theme_signals
from ludo.ui.widgets.labels import Label, WrappingLabel
from ludo.ui.widgets.surfaces import UNIT, Flow, clear
from ludo.ui.wording.option_words import OptionWords

_LINE_HEIGHT: Final = 128
_PROPORTIONAL: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class RulesView(QWidget):
    """The rules of a game. `options`: those of the partie that is played, None if none is.

    With a partie the page says what is played in it and nothing else. Without one it is about the game in general, and
    what can be agreed stands in frames. words: of its options; card_width: of the cards in figures; figures: all
    that are shown, in order.
    """

    def __init__(
        self,
        game: str,
        words: OptionWords,
        options: Mapping[str, Value] | None,
        settings: SettingsStore,
        card_width: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self._in_force = InForce(game, words, options)
        self._settings = settings
        self._style = style_of(settings.value)
        self._card_width = card_width
        self.figures: list[FigureView] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._behind = False
        self._read()
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._read)
        settings.changed.connect(self._follow_style)

    @property
    def text(self) -> str:
        """All texts, a line each."""
        return "\n".join(label.accessibleName() or label.text() for label in self.findChildren(QLabel))

    def showEvent(self, event: QShowEvent) -> None:
        """Read the page again, if colours or sizes have changed meanwhile."""
        if self._behind:
            self._read()
        super().showEvent(event)

    @Slot()
    def _restyle(self) -> None:
        """Read the page again, at once or when it is shown."""
        self._behind = not self.isVisible()
        if not self._behind:
            self._read()

    @Slot()
    def _read(self) -> None:
        self._behind = False
        self._style = style_of(self._settings.value)
        clear(self._box)
        self.figures = []
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT)
        blocks = read_page(self.game, language())
        if foreign := foreign_text(self.game, language()):
            column.addWidget(Label(lambda: foreign, "body", "quiet"))
        if self._in_force.in_general:
            self._add_in_general(column, blocks)
        else:
            self._add_all(column, blocks_in_force(blocks, self._in_force))
        self._box.addWidget(page)
        if self.isVisible():
            page.show()

    def _add_in_general(self, column: QVBoxLayout, blocks: Sequence[Block]) -> None:
        """Add what is usual, and below it in frames what can be agreed."""
        marked, frame = "", column
        for block in blocks:
            if not isinstance(block, Passage) or self._in_force.holds(block):
                marked = ""
                self._add_all(column, block.blocks if isinstance(block, Passage) else (block,))
            elif self._in_force.can_be_agreed(block):
                mark = self._in_force.mark(block)
                if mark != marked:
                    marked, frame = mark, self._frame(column, mark)
                self._add_all(frame, block.blocks, quiet=True)

    @Slot()
    def _follow_style(self) -> None:
        if style_of(self._settings.value) != self._style:
            self._restyle()

    def _add_all(self, column: QVBoxLayout, blocks: Sequence[Block], *, quiet: bool = False) -> None:
        for block in blocks:
            self._add(column, block, quiet=quiet)

    def _add(self, column: QVBoxLayout, block: Block, *, quiet: bool) -> None:
        match block:
            case Heading(level, text):
                column.addSpacing(UNIT if level == 2 else 0)
                heading = Label(lambda: self._in_force.text(text), "heading" if level == 2 else "body")
                if level > 2:
                    heading.make_bold()
                column.addWidget(heading)
            case Paragraph(markdown):
                column.addWidget(TextView(self._in_force.text(markdown), quiet=quiet))
            case Figures(figures):
                row = FiguresRow(figures, self._card_width, self._style)
                self.figures += row.figures
                column.addWidget(row)
            case _:
                pass

    def _frame(self, page: QVBoxLayout, mark: str) -> QVBoxLayout:
        """Add a frame for what can be agreed; return its column."""
        frame = QFrame()
        frame.setProperty("passage", "open")
        column = QVBoxLayout(frame)
        column.setContentsMargins(2 * UNIT, UNIT, UNIT, UNIT)
        column.setSpacing(UNIT // 2)
        column.addWidget(Label(lambda: mark, "small", "quiet"))
        page.addWidget(frame)
        return column


class TextView(WrappingLabel):
    """A paragraph or list."""

    def __init__(self, markdown: str, *, quiet: bool) -> None:
        super().__init__()
        document = QTextDocument()
        document.setDefaultFont(font("body"))
        document.setMarkdown(markdown)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFont(font("body"))
        self.setText(_html(document))
        self.setAccessibleName(document.toPlainText())
        if quiet:
            self.setForegroundRole(self.palette().ColorRole.PlaceholderText)


def _html(document: QTextDocument) -> str:
    """Space the lines of a document; return what a label shows of it."""
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        form.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
        form.clearProperty(QTextFormat.Property.BlockTopMargin)
        form.setBottomMargin(UNIT / 2 if block.textList() else 0)
        QTextCursor(block).setBlockFormat(form)
        block = block.next()
    return document.toHtml()


class FiguresRow(QWidget):
    """Figures side by side."""

    def __init__(self, figures: Sequence[Figure], card_width: int, style: CardStyle) -> None:
        super().__init__()
        flow = Flow(self, UNIT if all(figure.kind == "card" for figure in figures) else 3 * UNIT)
        self.figures = [FigureView(figure, card_width, style) for figure in figures]
        for view in self.figures:
            flow.addWidget(view)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class FigureView(QWidget):
    """A figure, and its caption below it."""

    def __init__(self, figure: Figure, card_width: int, style: CardStyle) -> None:
        super().__init__()
        self.figure = figure
        self._picture = picture = FigureLabel(figure_drawing(figure, card_width, style))
        picture.setAccessibleName(figure_words(figure))
        picture.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(picture)
        shown = picture.pixmap().deviceIndependentSize().toSize()
        if figure.caption:
            caption = Label(lambda: figure.caption, "small", "quiet")
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            widest = caption.fontMetrics().horizontalAdvance(figure.caption) + 4
            self.setFixedWidth(max(shown.width(), min(widest, _widest_caption(shown))))
            picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            column.addWidget(caption)
        else:
            self.setFixedWidth(shown.width())

    @property
    def pixmap(self) -> QPixmap:
        """The picture."""
        return self._picture.drawn


class FigureLabel(QLabel):
    """A picture that is drawn when it is first seen: a page of rules has dozens, most of them far down."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self._drawing = drawing
        self.setPixmap(drawing.blank(self.devicePixelRatioF()))

    @cached_property
    def drawn(self) -> QPixmap:
        """What is drawn."""
        return self._drawing.pixmap(self.pixmap().devicePixelRatio())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it where the empty picture of its size lies."""
        size = self.drawn.deviceIndependentSize().toSize()
        rect = QStyle.alignedRect(self.layoutDirection(), self.alignment(), size, self.contentsRect())
        QPainter(self).drawPixmap(rect.topLeft(), self.drawn)


def _widest_caption(shown: QSize) -> int:
    """Return how wide a caption may be below a picture before it wraps."""
    return max(shown.width(), 180)
