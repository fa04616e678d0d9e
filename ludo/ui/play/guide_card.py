"""The card of a guide or a lesson beside the table, and a ring around the thing that it speaks of.

The card stands in the column beside the table, so that it covers nothing there; its buttons are at its top, where
they stay however long the words below are.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ludo.ui.i18n import Text, language
from ludo.ui.play.panel import SideColumn
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.press_guard import mark_changed
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.surfaces import UNIT, Panel

_SHARE: Final = 0.26
"""Of the width of the page, for the card."""
_MOST: Final = 0.36
"""Of the width of the page, at most, where that can be had."""
_WIDEST: Final = 520
_LEAST_BELOW: Final = 220
"""Pixels of journal and score below the card; with less they are put away as long as it is shown."""
_LARGEST: Final = 1.4
SMALLER: Final = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56)
"""How much smaller words are written that would have no room beside the table."""
_REACH: Final = 7.0
"""Pixels by which the ring is larger than what it stands around."""
_LINE: Final = 3.0


class Words(Label):
    """Words that grow with the table."""

    scale = 1.0

    def _letters(self) -> QFont:
        letters = super()._letters()
        letters.setPointSizeF(letters.pointSizeF() * self.scale)
        return letters

    def grow(self, scale: float) -> None:
        """Write larger by this factor."""
        if scale != self.scale:
            self.scale = scale
            self.restyle()


class Ring(QWidget):
    """A ring of light around what is spoken of; it takes no input."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_around(self, rect: QRectF, beside: Sequence[QRectF] = ()) -> None:
        """Stand around a rectangle of the page, nowhere if it is empty; cross nothing of what lies beside it."""
        page = self.parentWidget()
        assert page is not None
        around = rect.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        for other in beside:
            common = rect.intersected(other).height()
            if around.intersects(other) and common < min(rect.height(), other.height()) / 2:
                around = _off(around, rect, other)
        self.setGeometry(around.toAlignedRect().intersected(page.rect()))
        self.setVisible(not rect.isEmpty())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring, light on dark, so that it is seen on any cloth."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        half = _LINE / 2 + 1
        rect = QRectF(self.rect()).adjusted(half, half, -half, -half)
        for colour, width in ((QColor(0, 0, 0, 150), _LINE + 2), (theme.gold, _LINE)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(rect, theme.radius, theme.radius)


class GuideCard(Group):
    """Some words, a button for the next ones, and one to end them. `later`: Escape was pressed."""

    later = Signal()

    def __init__(self, side: SideColumn, table: TableWidget) -> None:
        super().__init__(side)
        self._side = side
        self._table = table
        self.words_of_buttons: tuple[Sequence[Text], Sequence[Text]] = ((str,), (str,))
        """All words that each of its buttons will have; it is wide enough for each of them at any time."""
        self._measured: tuple[object, tuple[int, int]] = None, (0, 0)
        """What the widths of its buttons depend on, and these."""
        self.ring = Ring(self._page)
        self.caption = Label(str, "small", "quiet").one_line()
        self.words = Words(str)
        self.why = Words(str, tone="accent")
        self.why.make_bold()
        self.next = Button(str, "primary")
        self.skip = Button(str, "plain")
        for button in (self.next, self.skip):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        panel = Panel(margin=UNIT + 4)
        self.box = panel.box
        self.box.setSpacing(UNIT)
        self.box.addWidget(self.caption)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.skip)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.next)
        self.box.addLayout(self._buttons)
        self.box.addWidget(self.why)
        self.box.addWidget(self.words)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(UNIT, UNIT, UNIT, 0)
        outer.addWidget(panel)
        side.add_above(self)
        side.changed.connect(self.fit)
        table.arranged.connect(self.fit)
        self.hide()

    @property
    def _page(self) -> QWidget:
        """The page on which it stands."""
        page = self._side.parentWidget()
        assert page is not None
        return page

    def show_words(self, caption: Text, words: Text, why: Text = str) -> None:
        """Show words, and before them what was wrong about an act."""
        for label, text in ((self.caption, caption), (self.words, words), (self.why, why)):
            label.set_text(text)
        self.words.setVisible(bool(words()))
        self.why.setVisible(bool(why()))
        for button in (self.next, self.skip):
            mark_changed(button)
        self.show()
        self.fit()

    def show_why(self, why: Text) -> None:
        """Say what was wrong about an act; the words below it stay."""
        self.why.set_text(why)
        self.why.setVisible(bool(why()))
        self.show()
        self.fit()

    def sizeHint(self) -> QSize:
        """Return the width that is wished; with less the window can still be made smaller."""
        return QSize(self.wished_width(), self.needed())

    def wished_width(self) -> int:
        """Return how wide it is at this size of the page."""
        wished = min(_WIDEST, round(self._page.width() * _SHARE))
        buttons = self._widths()
        needed = max(buttons) if self._stacked() else sum(buttons) + 2 * UNIT
        return max(self._side.panel.minimumWidth(), needed + self._around(), wished)

    def _widths(self) -> tuple[int, int]:
        nexts, skips = self.words_of_buttons
        looks = tuple((button.font().key(), button.sizeHint().height()) for button in (self.next, self.skip))
        known = language(), current_theme().name, looks
        if self._measured[0] != known:  # each step of another size asks several times
            self._measured = known, (_widest(self.next, nexts), _widest(self.skip, skips))
        return self._measured[1]

    def _stacked(self) -> bool:
        """Do the buttons stand one above the other, for side by side they would take too much of the table?"""
        return sum(self._widths()) + 2 * UNIT + self._around() > self._page.width() * _MOST

    def _around(self) -> int:
        """Return how much wider the card is than its words."""
        margins = self.box.contentsMargins()
        return margins.left() + margins.right() + 2 * UNIT + 2

    def needed(self) -> int:
        """Return how tall it has to be for its words."""
        margins = self.box.contentsMargins()
        width = self.wished_width() - self._around()
        texts = [label.heightForWidth(width) for label in (self.why, self.words) if not label.isHidden()]
        buttons = [self.next.sizeHint().height()] * (2 if self._stacked() else 1)
        rows = [self.caption.sizeHint().height(), *buttons, *texts]
        return UNIT + 2 + margins.top() + margins.bottom() + sum(rows) + self.box.spacing() * (len(rows) - 1)

    def renew(self) -> None:
        """Find room for words in another language or look, once its labels have read them again."""
        QTimer.singleShot(0, self, self.fit)

    @Slot()
    def fit(self) -> None:
        """Grow with the window; put journal and score away where there is no room for them below."""
        if self.isHidden():
            return
        room = self._table.room
        scale = 1.0 if room is None else min(_LARGEST, max(1.0, room.scale))
        self._buttons.setDirection(
            QBoxLayout.Direction.BottomToTop if self._stacked() else QBoxLayout.Direction.LeftToRight
        )
        self.setMaximumWidth(self.wished_width())
        self.updateGeometry()
        for share in SMALLER:
            self.words.grow(scale * share)
            self.why.grow(scale * share)
            if self.needed() <= self._side.height():
                break
        self._side.take(self.needed(), _LEAST_BELOW)

    def put_away(self) -> None:
        """Give journal and score their room back until there are words again."""
        self.ring.hide()
        self.hide()
        self._side.give_back()

    def dismiss(self) -> None:
        """Go."""
        self.put_away()
        self.ring.deleteLater()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the rest off on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.later.emit()
        else:
            super().keyPressEvent(event)


def _off(around: QRectF, rect: QRectF, other: QRectF) -> QRectF:
    """Return a frame around a rectangle that ends where another one, which lies beside it, begins."""
    if other.right() <= rect.left():
        around.setLeft(max(around.left(), other.right()))
    elif other.left() >= rect.right():
        around.setRight(min(around.right(), other.left()))
    elif other.center().y() <= rect.center().y():
        around.setTop(max(around.top(), other.bottom()))
    else:
        around.setBottom(min(around.bottom(), other.top()))
    return around


def _widest(button: Button, texts: Sequence[Text]) -> int:
    """Return the width of a button with the longest of these texts."""
    shown = button.text()
    button.ensurePolished()
    widths = []
    for text in texts:
        button.setText(text())
        widths.append(button.sizeHint().width())
    button.setText(shown)
    return max(widths)
