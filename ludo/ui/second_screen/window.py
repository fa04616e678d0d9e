"""The window on another screen: a table, a board, or lists in letters that are read from afar. It takes no input."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from ludo.moments import utc_now
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import listed, locale, translate
from ludo.ui.play.onlooker import PublicTable
from ludo.ui.services.settings import SettingsStore
from ludo.ui.sheets.real_table import RealTablePage
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme, font
from ludo.ui.wording.common import with_head
from ludo.ui.wording.evening_titles import local
from ludo.ui.wording.names import names_of

LETTERS: Final = 24
"""So many times the size of the letters fits into the height of the screen."""
_NARROW: Final = 0.8
"""Of a screen that is higher than this share of its width, that share counts as its height."""
_TITLE: Final = 1.5
"""The letters of a title, and the height of a line, by those of a list."""
_LINE: Final = 1.75
_MOST_RIGHT: Final = 0.6
"""Of the width of a line, for what stands at its right."""
_TURN: Final = 8000
"""Milliseconds until the next page of a list is shown."""
_SECOND: Final = 1000
_MOST_BEHIND: Final = 2
"""So many acts may still be on their way when the next one comes; then they are shown at once."""
_CLOCK_ROOM: Final = 6.5
"""Room of margins and clock, by the size of the letters."""


class Slide(NamedTuple):
    """A list: its title, and what stands at the left and at the right of each line."""

    title: str
    rows: Sequence[tuple[str, str]]


def fitted(left: str, right: str, metrics: QFontMetricsF, width: float) -> tuple[str, str]:
    """Return a line so that it fits: its left part gives way in the middle, for it may end with an amount."""
    right = metrics.elidedText(right, Qt.TextElideMode.ElideMiddle, width * _MOST_RIGHT)
    room = width - metrics.horizontalAdvance(right) - metrics.height()
    return metrics.elidedText(left, Qt.TextElideMode.ElideMiddle, room), right


class SecondScreen(QWidget):
    """Shows what it is given, over all of a screen. clock: with the time; gone: it was closed; turned: lists are over.

    The table plays what happens as the first one does; nothing waits for it.
    """

    gone = Signal()
    turned = Signal()

    def __init__(self, settings: SettingsStore, *, clock: bool = False) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._settings = settings
        self._clock = clock
        self.table: TableWidget | None = None
        self.given: PublicTable | None = None
        self._board: RealTablePage | None = None
        self.slides: Sequence[Slide] = ()
        self.page = 0
        """The page of the lists that is shown, of all of them."""
        self._said: list[str] = []
        """The lines at the foot, which stay while something is on its way: then the facts need not agree."""
        self._behind = 0
        """So many acts have come since nothing moved."""
        self._turn = QTimer(self, interval=_TURN)
        self._turn.timeout.connect(self.turn)
        self._tick = QTimer(self, interval=_SECOND)
        self._tick.timeout.connect(self.update)
        if clock:
            self._tick.start()
        self.setWindowTitle(translate("SecondScreen", "Ludo for everybody"))

    def cover(self, screen: QScreen) -> None:
        """Cover a screen."""
        self.hide()
        self.winId()
        self.windowHandle().setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    # what is shown

    def show_table(self, given: PublicTable) -> None:
        """Show a table; what led there moves, where it was shown before."""
        before = self.given
        if self.table is None or before is None or before.game != given.game:
            self._show_widget(table := TableWidget(self._settings, layout_of(given.game), words_of(given.game)))
            self.table = table
            table.least = self._letters
            table.idle.connect(self._catch_up)
            before = None
        self.given = given
        if before is None or given.ply != before.ply:
            self.page = 0
            self._turn.start()
        if before is not None and given.batch is not None and before.ply + 1 == given.ply > 0:
            self.table.play(given.batch, given.view, given.seating, perspective=None)
            self._behind += 1
            if self._behind > _MOST_BEHIND:
                self.table.skip()
        elif before is None or (before.view, before.seating) != (given.view, given.seating):
            self.table.show_view(given.view, given.seating, perspective=None)
        self.update()

    def _catch_up(self) -> None:
        self._behind = 0
        self.update()

    def show_board(self, board: RealTablePage) -> None:
        """Show a board that follows by itself."""
        board.show_only_board(self._letters)
        self._show_widget(board)
        self._board = board
        self._turn.start()

    def show_slides(self, slides: Sequence[Slide]) -> None:
        """Show lists, a page after the other."""
        if self.table is not None or self._board is not None:
            self._show_widget(None)
        if [slide.title for slide in slides] != [slide.title for slide in self.slides]:
            self.page = 0
        self.slides = slides
        if not self._turn.isActive():
            self._turn.start()
        self.update()

    def _show_widget(self, widget: QWidget | None) -> None:
        for old in (self.table, self._board):
            if old is not None:
                old.hide()
                old.deleteLater()
        self.table = self.given = self._board = None
        self.slides = ()
        self._turn.stop()
        if widget is not None:
            widget.setParent(self)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            widget.setGeometry(self._middle().toRect())
            widget.show()

    def turn(self) -> None:
        """Turn to the next page; say so where the last one was shown."""
        self.page = (self.page + 1) % max(1, len(self.pages() or self.foot()))
        if self.page == 0 and self.slides:
            self.turned.emit()
        self.update()

    def pages(self) -> list[Slide]:
        """Return the lists in pages that fit the screen."""
        found = []
        for slide in self.slides:
            count = max(1, int((self._middle().height() - self._letters * _LINE * _TITLE) / (self._letters * _LINE)))
            parts = [slide.rows[at : at + count] for at in range(0, len(slide.rows), count)] or [()]
            for number, rows in enumerate(parts, 1):
                more = f" ({number} / {len(parts)})" if len(parts) > 1 else ""
                found.append(Slide(slide.title + more, rows))
        return found

    # painting

    @property
    def _letters(self) -> float:
        return ceil(min(self.height(), self.width() * _NARROW) / LETTERS)

    def letters_font(self, size: float = 1.0, *, bold: bool = False) -> QFont:
        """Return the font of a list, or one so many times its size."""
        letters = font("body", bold=bold)
        letters.setPixelSize(round(self._letters * size))
        return letters

    def _middle(self) -> QRectF:
        """Return where table, board or list stands: all but the line at the foot."""
        return QRectF(self.rect()).adjusted(0, 0, 0, -self._letters * _LINE)

    def foot(self) -> list[str]:
        """Return the lines below a table in turn: what goes on, then what everybody has; of a board what it says."""
        if self._board is not None:
            return self._in_lines(self._board.public_words())
        if self.given is None or self.table is None:
            return []
        if self.table.between:
            return self._said
        words, view = words_of(self.given.game), self.table.view or self.given.view
        players = self.given.seating.players
        said = words.status(view, names_of(players, None))
        has = [
            f"{players[seat].name} {number_text(mark.chips)}"
            if mark.chips is not None
            else with_head(players[seat].name, listed([counter.title for counter in mark.counters]))
            for seat, mark in layout_of(self.given.game).marks(view).items()
            if mark.chips is not None or mark.counters
        ]
        first = " · ".join(filter(None, (words.progress(view), said.title or said.line)))
        self._said = [first, *self._in_lines(has)]
        return self._said

    def _in_lines(self, parts: Sequence[str]) -> list[str]:
        """Return parts in as few lines as they fit into."""
        lines: list[str] = []
        metrics, room = QFontMetricsF(self.letters_font()), self.width() - _CLOCK_ROOM * self._letters
        for part in parts:
            longer = f"{lines[-1]} · {part}" if lines else part
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(part)
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the list, and the line at the foot."""
        painter = QPainter(self)
        theme = current_theme()
        painter.fillRect(self.rect(), theme.window)
        painter.setPen(theme.text)
        margin = self._letters
        foot = QRectF(self.rect()).adjusted(margin, self._middle().height(), -margin, 0)
        right = ""
        if self._clock:
            right = locale().toString(local(utc_now().isoformat()).time(), QLocale.FormatType.ShortFormat)
        pages = self.pages()
        below = self.foot()
        lines = below or [f"{number} / {len(pages)}" for number in range(1, len(pages) + 1)]
        left = lines[self.page % len(lines)] if below or pages[1:] else ""
        self._write(painter, foot, left, right, self.letters_font())
        if pages:
            self._paint_slide(painter, pages[self.page % len(pages)], self._middle().adjusted(margin, 0, -margin, 0))

    def _paint_slide(self, painter: QPainter, slide: Slide, room: QRectF) -> None:
        line = self._letters * _LINE
        title = QRectF(room.left(), room.top(), room.width(), line * _TITLE)
        self._write(painter, title, slide.title, "", self.letters_font(_TITLE, bold=True))
        for number, (left, right) in enumerate(slide.rows):
            at = QRectF(room.left(), title.bottom() + number * line, room.width(), line)
            self._write(painter, at, left, right, self.letters_font())

    def _write(self, painter: QPainter, room: QRectF, left: str, right: str, letters: QFont) -> None:
        """Write a line."""
        painter.setFont(letters)
        left, right = fitted(left, right, QFontMetricsF(letters), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, left)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit what is shown."""
        super().resizeEvent(event)
        if self.table is not None:
            self.table.least = self._letters
        if self._board is not None:
            self._board.show_only_board(self._letters)
        for widget in (self.table, self._board):
            if widget is not None:
                widget.setGeometry(self._middle().toRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape, where the system has given it the keyboard all the same."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it is gone."""
        super().closeEvent(event)
        self.gone.emit()
