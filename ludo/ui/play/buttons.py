"""The buttons on the cloth: what a person may do now, with the letter that does it."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from ludo.ui.play.choice import Choice
from ludo.ui.table.fitted_text import SHARES, sized, width_in_rows, write_rows
from ludo.ui.table.fonts import corner_radius, scaled_font, text_scale
from ludo.ui.table.tooltips import show_above
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import PressedByKeys, set_tip, tip
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.touch import FINGER, touch
from ludo.ui.wording.cards import spoken_cards

_HEIGHT: Final = 42
_EDGE: Final = (4, 3, -4, -3)
"""Room around the plate, in which the focus ring is painted."""
_RING: Final = (-3, -2, 3, 2)
"""The focus ring, by the plate; its corners are rounder by `_RING_WIDTH`."""
_RING_WIDTH: Final = 2
_BESIDE: Final = 15.0
"""Room on each side of the words, within the plate."""
_CLOSE: Final = 6.0
"""The same where the words need the room."""
_SPARE: Final = 40
"""Width that words in their usual size leave free, edge and sides together."""
_TIGHT_SPARE: Final = 24
_KEY_SIZE: Final = 20.0
_KEY_GAP: Final = 12
"""Room around the letter in its frame, and between frame and edge."""
_KEY_RADIUS: Final = 5
_KEY_SHARE: Final = 0.75
"""How strongly that frame and the letter are seen."""
_PRESSED: Final = 112
"""How much darker a button is that is held down, in per cent."""
_UNDER_MOUSE: Final = 106
"""How much lighter it is under the pointer."""
_PALE: Final = 225
_PALE_UNDER_MOUSE: Final = 104
"""From this lightness on, it is darker there instead, by so much."""
_TIME_INSET: Final = 10
_TIME_HEIGHT: Final = 2.5


def button_height(scale: float) -> int:
    """Return the height of the buttons."""
    return max(round(_HEIGHT * scale * text_scale()), FINGER if touch().by_finger else 0)


class ActButton(PressedByKeys):
    """An act in words; `main`: the usual one. A thin line at its foot can run out with the time that is left."""

    def __init__(
        self, text: str, hint: str, key: str, main: bool, parent: QWidget | None = None, scale: float = 1.0
    ) -> None:
        super().__init__(parent)
        self.scale = scale
        self.key = key
        self.main = main
        self.hinted = False
        self.letters = 1.0
        """How large it is written by the usual size: all buttons of a row alike."""
        self._widest = ("", "")
        """The longest words and key for which room is kept."""
        self.amount = 0
        """The number that it chooses, if it is a shortcut to one."""
        self.setText(text)
        set_tip(self, hint)
        self.setAccessibleName(spoken_cards(text))
        self.setAccessibleDescription(f"{hint} [{key}]" if key else hint)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._left = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._left.valueChanged.connect(lambda _: self.update())

    def offer(self, choice: Choice, say: Callable[[object], None]) -> None:
        """Say what a choice says when it is pressed, or show what else there is in a menu."""
        if choice.message is None:
            self.clicked.connect(partial(_show_menu, self, choice.more, say))
        else:
            self.clicked.connect(partial(say, choice.message))

    def set_hinted(self, hinted: bool) -> None:
        """Is this the button that a hint means? Its edge glows."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    def event(self, event: QEvent) -> bool:
        """Show the tooltip above the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_above(self, self.toolTip())
            return True
        return super().event(event)

    def run_out(self, time: int) -> None:
        """Show that so many milliseconds are left."""
        self._left.stop()
        if time > 0:
            self._left.setDuration(time)
            self._left.start()
        self.update()

    @property
    def running(self) -> bool:
        """Is the time running out?"""
        return self._left.state() == QVariantAnimation.State.Running

    def keep_room(self, words: str, key: str) -> None:
        """Take the room that these words and this key need, where they need more."""
        self._widest = words, key

    def _measured(self) -> str:
        metrics = QFontMetricsF(self._font())
        return max(self.text(), self._widest[0], key=metrics.horizontalAdvance)

    def sizeHint(self) -> QSize:
        """Return the room for words and letter."""
        metrics = QFontMetricsF(self._font())
        key = max(self._key_width(self.key), self._key_width(self._widest[1]))
        return QSize(round(metrics.horizontalAdvance(self._measured()) + key + _SPARE), button_height(self.scale))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the words alone, in letters of the row, in two lines where that is enough."""
        words = width_in_rows(self._measured(), self.written(), button_height(self.scale) - 2 * _EDGE[1])
        return QSize(min(self.sizeHint().width(), ceil(words) + _TIGHT_SPARE), button_height(self.scale))

    def _font(self) -> QFont:
        return scaled_font("body", self.scale, bold=True)

    def written(self) -> QFont:
        """Return the font of the words, where they have room."""
        return sized(self._font(), self.letters)

    def _key_width(self, key: str) -> float:
        """Return the room for a key with what is around it."""
        letter = QFontMetricsF(scaled_font("small", self.scale)).horizontalAdvance(key)
        return max(_KEY_SIZE * self.scale, letter + _KEY_GAP) + _KEY_GAP if key else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a flat plate, the words, and the letter in a frame."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(*_EDGE)
        fill = theme.gold if self.main else theme.button_fill
        ink = theme.button_main_text if self.main else theme.button_text
        if not self.isEnabled():
            painter.setOpacity(0.5)
        if self.isDown():
            fill = fill.darker(_PRESSED)
        elif self.underMouse():
            pale = fill.lightness() >= _PALE
            fill = fill.darker(_PALE_UNDER_MOUSE) if pale else fill.lighter(_UNDER_MOUSE)
        painter.setPen(QPen(theme.button_line, theme.line_width))
        painter.setBrush(fill)
        radius = corner_radius(self.scale)
        painter.drawRoundedRect(rect, radius, radius)
        if self.hinted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.gold, 2 * _RING_WIDTH))
            painter.drawRoundedRect(rect.adjusted(*_RING), radius + _RING_WIDTH, radius + _RING_WIDTH)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cloth_text, _RING_WIDTH))
            painter.drawRoundedRect(rect.adjusted(*_RING), radius + _RING_WIDTH, radius + _RING_WIDTH)
        painter.setPen(ink)
        wanted = QFontMetricsF(self.written()).horizontalAdvance(self.text())
        key = self._key_width(self.key) - _KEY_GAP if self.key else 0.0
        if wanted > rect.width() - _SPARE - key:
            key = 0.0  # the words need the room of the letter
        beside = _BESIDE if key or wanted <= rect.width() - 2 * _BESIDE else _CLOSE
        room = QRectF(rect.left() + beside, rect.top(), rect.width() - 2 * beside + 1, rect.height())
        at = Qt.AlignmentFlag.AlignCenter
        if key:
            room.setWidth(room.width() - key - (_KEY_GAP - 2))
            at = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        write_rows(painter, room, self.text(), self.written(), at)
        if key:
            high = _KEY_SIZE * self.scale * text_scale()
            frame = QRectF(rect.right() - _KEY_GAP - key, rect.center().y() - high / 2, key, high)
            self._paint_key(painter, frame, ink)
        if self.running:
            left = float(self._left.currentValue() or 0.0)
            width = (rect.width() - 2 * _TIME_INSET) * left
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            line = QRectF(rect.left() + _TIME_INSET, rect.bottom() - 2 * _TIME_HEIGHT, width, _TIME_HEIGHT)
            painter.drawRoundedRect(line, _TIME_HEIGHT / 2, _TIME_HEIGHT / 2)

    def _paint_key(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        painter.setFont(scaled_font("small", self.scale))
        faint = QColor(ink)
        faint.setAlphaF(_KEY_SHARE)
        painter.setPen(QPen(faint, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, _KEY_RADIUS, _KEY_RADIUS)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.key)


def write_alike(buttons: Sequence[ActButton], row: Sequence[QWidget], room: int, between: int) -> float:
    """Write all buttons of a row as large as the one that has least room for its words; return their share.

    row: all that stands there, each with so many pixels after it (`between`).
    """
    for share in SHARES:
        for button in buttons:
            button.letters = share
        least = [min(max(one.minimumSizeHint().width(), one.minimumWidth()), one.maximumWidth()) for one in row]
        if sum(least) + between * len(least) <= room:
            break
    for button in buttons:
        button.updateGeometry()
        button.update()
    return share


class ChoiceRow(Group):
    """The buttons as a group; it holds the focus where no answer is the usual one."""

    focus_changed = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has come."""
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has gone."""
        super().focusOutEvent(event)
        self.focus_changed.emit()


def _show_menu(button: ActButton, choices: Sequence[Choice], say: Callable[[object], None]) -> None:
    """Show choices as a menu above a button."""
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for choice in choices:
        action = menu.addAction(choice.text)
        action.setToolTip(tip(choice.hint))
        action.triggered.connect(partial(say, choice.message))
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
