"""A rules page as a column of widgets: texts, figures, and what can be agreed in frames."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Slot
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
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from ludo.engine.options import Value
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language
from ludo.ui.rules.figures import Drawing, figure_drawing, figure_words
from ludo.ui.rules.in_force import InForce, blocks_in_force, foreign_text, read_page
from ludo.ui.rules.markup import Block, Figure, Figures, Heading, Paragraph, Passage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import font
from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.labels import Label, WrappingLabel
from ludo.ui.widgets.renewing import WRITTEN_ANEW
from ludo.ui.widgets.surfaces import UNIT, Flow, clear, with_margins, without_margins
from ludo.ui.wording.option_words import OptionWords

_LINE_HEIGHT: Final = 128
_AT_ONCE: Final = 14
"""Blocks that fill a window of the usual size."""
_SLICE: Final = 7
"""Blocks that are added at a time while nothing else goes on."""
_HINT: Final = QSize(560, 0)
"""Always the same: a hint that grew with each piece would have all pieces laid out in one more width each time."""
_CAPTION: Final = 180
"""Width that a caption may take below a narrower picture before it wraps."""
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
    ) -> None:
        super().__init__()
        self.game = game
        self._in_force = InForce(game, words, options)
        self._settings = settings
        self._style = style_of(settings.value)
        self._card_width = card_width
        self._figures: list[FigureView] = []
        self._pieces: list[QWidget] = []
        """What stands on the page, from top to bottom."""
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._behind = False
        self._growth = Gradual(self, _SLICE)
        self._growth.done.connect(self._be_whole)
        self._read()

    @property
    def text(self) -> str:
        """All texts, a line each."""
        self._catch_up()
        return "\n".join(label.accessibleName() or label.text() for label in self.findChildren(QLabel))

    @property
    def figures(self) -> Sequence["FigureView"]:
        """All figures that are shown, in order."""
        self._catch_up()
        return self._figures

    def sizeHint(self) -> QSize:
        """Ask for no width of its own."""
        return _HINT

    def _catch_up(self) -> None:
        if self._behind:
            self._read()
        self._growth.finish()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the page again, if colours, sizes or language have changed meanwhile."""
        if self._behind:
            self._read()
        super().showEvent(event)

    def renew(self) -> None:
        """Read the page again, at once or when it is shown."""
        self._behind = not self.isVisible()
        if not self._behind:
            self._read()

    @Slot()
    def _read(self) -> None:
        """Read the page: at once as far as it is seen, and then the rest."""
        self._behind = False
        self._style = style_of(self._settings.value)
        seen = self._count_seen()
        self.setMinimumHeight(self.height() if self._pieces else 0)  # so that nothing scrolls away meanwhile
        clear(self._box)
        self._figures, self._pieces = [], []
        page = QWidget()
        page.setObjectName(WRITTEN_ANEW)
        column = without_margins(QVBoxLayout(page), UNIT)
        self._box.addWidget(page)
        self._growth.begin(self._all_pieces(column), max(seen, _AT_ONCE))
        if self.isVisible():
            page.show()

    def _count_seen(self) -> int:
        """Return how many pieces lie above the lower edge of what is seen of the page."""
        within: QWidget | None = self
        while within is not None and not isinstance(within.parent(), QAbstractScrollArea):
            within = parent_of(within)
        if within is None:
            return 0
        return sum(piece.mapTo(within, QPoint()).y() < within.height() for piece in self._pieces)

    @Slot()
    def _be_whole(self) -> None:
        self.setMinimumHeight(0)

    def _all_pieces(self, column: QVBoxLayout) -> Iterator[None]:
        """Add one piece after the other."""
        if foreign := foreign_text(self.game, language()):
            column.addWidget(Label(lambda: foreign, "body", "quiet"))
        blocks = read_page(self.game, language())
        if self._in_force.in_general:
            yield from self._add_in_general(column, blocks)
        else:
            yield from self._add_all(column, blocks_in_force(blocks, self._in_force))

    def _add_in_general(self, column: QVBoxLayout, blocks: Sequence[Block]) -> Iterator[None]:
        """Add what is usual, and below it in frames what can be agreed."""
        marked, frame = "", column
        for block in blocks:
            if not isinstance(block, Passage) or self._in_force.holds(block):
                marked = ""
                yield from self._add_all(column, block.blocks if isinstance(block, Passage) else (block,))
            elif self._in_force.can_be_agreed(block):
                mark = self._in_force.mark(block)
                if mark != marked:
                    marked, frame = mark, self._frame(column, mark)
                yield from self._add_all(frame, block.blocks, quiet=True)

    def _add_all(self, column: QVBoxLayout, blocks: Sequence[Block], *, quiet: bool = False) -> Iterator[None]:
        for block in blocks:
            piece = self._piece(block, quiet=quiet)
            if isinstance(block, Heading):
                column.addSpacing(UNIT if block.level == 2 else 0)
            column.addWidget(piece)
            self._pieces.append(piece)
            yield

    def _piece(self, block: Block, *, quiet: bool) -> QWidget:
        match block:
            case Heading(level, text):
                heading = Label(lambda: self._in_force.text(text), "heading" if level == 2 else "body")
                return heading.make_bold() if level > 2 else heading
            case Paragraph(markdown):
                return TextView(self._in_force.text(markdown), quiet=quiet)
            case Figures(figures):
                row = FiguresRow(figures, self._card_width, self._style)
                self._figures += row.figures
                return row
            case Passage():
                raise ValueError("a passage stands inside of another one")

    def _frame(self, page: QVBoxLayout, mark: str) -> QVBoxLayout:
        """Add a frame for what can be agreed; return its column."""
        frame = _Frame()
        frame.setProperty("passage", "open")
        column = with_margins(QVBoxLayout(frame), UNIT // 2, 2 * UNIT, UNIT, UNIT, UNIT)
        column.addWidget(Label(lambda: mark, "small", "quiet"))
        page.addWidget(frame)
        return column


class _Frame(QFrame):
    """A frame as wide as there is room."""

    def sizeHint(self) -> QSize:
        """Ask for no width of its own."""
        return _HINT


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
        column = without_margins(QVBoxLayout(self), 2)
        column.addStretch(1)
        column.addWidget(picture)
        shown = picture.pixmap().deviceIndependentSize().toSize()
        if figure.caption:
            caption = Label(lambda: figure.caption, "small", "quiet")
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            widest = caption.fontMetrics().horizontalAdvance(figure.caption) + 4
            self.setFixedWidth(max(shown.width(), min(widest, _CAPTION)))
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
        """Return what is drawn."""
        return self._drawing.pixmap(self.pixmap().devicePixelRatio())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it where the empty picture of its size lies."""
        size = self.drawn.deviceIndependentSize().toSize()
        rect = QStyle.alignedRect(self.layoutDirection(), self.alignment(), size, self.contentsRect())
        QPainter(self).drawPixmap(rect.topLeft(), self.drawn)
