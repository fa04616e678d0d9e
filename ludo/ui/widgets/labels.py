"""Labels and buttons."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ludo.ui.i18n import Text, Words, text_of, translate
from ludo.ui.theme import font
from ludo.ui.theme.fonts import Role
from ludo.ui.widgets.focus_release import parent_of
from ludo.ui.widgets.headings import mark_heading
from ludo.ui.widgets.plain_text import PlainButton, set_tip
from ludo.ui.widgets.surfaces import fill, growth_at

Tone = Literal["plain", "quiet", "mistake", "accent"]

_TONES: Final = {
    "plain": QPalette.ColorRole.WindowText,
    "quiet": QPalette.ColorRole.PlaceholderText,
    "mistake": QPalette.ColorRole.BrightText,
    "accent": QPalette.ColorRole.Accent,
}
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


class WrappingLabel(QLabel):
    """A label that wraps, and knows how high it is in each width: layouts ask again and again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._heights: dict[int, int] = {}
        super().__init__(parent)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        self._heights.clear()
        super().setText(text)

    def setFont(self, letters: QFont | str | Sequence[str]) -> None:
        """Write with a font."""
        self._heights.clear()
        super().setFont(letters)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text wrapped to a width."""
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = super().heightForWidth(width)
        return found


class Label(WrappingLabel):
    """A label that wraps."""

    def __init__(self, text: Words, role: Role = "body", tone: Tone = "plain") -> None:
        super().__init__()
        self._role: Role = role
        self._text = text_of(text)
        self._bold = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        if QGuiApplication.isLeftToRight():  # a name from right to left stands where any other does
            self.setAlignment(_LEFT)
        self.set_tone(tone)
        if self.is_heading:
            mark_heading(self)
        self.restyle()
        self.retranslate()

    @property
    def is_heading(self) -> bool:
        """Is it a title, or the heading of a part?"""
        return self._role in ("title", "heading")

    def set_text(self, text: Words) -> None:
        """Replace the text."""
        self._text = text_of(text)
        self.retranslate()

    def make_bold(self) -> "Label":
        """Write bold, whatever the role; return the label."""
        self._bold = True
        self.restyle()
        return self

    def set_tone(self, tone: Tone) -> None:
        """Set the colour: plain, quiet, accent, or for something that is wrong."""
        self.setForegroundRole(_TONES[tone])

    def retranslate(self) -> None:
        """Read the text again."""
        self.setText(self._text())

    def renew(self) -> None:
        """Read text and letters again."""
        self.restyle()
        self.retranslate()

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(text)
        if self.is_heading:
            self.setAccessibleName(text)

    def one_line(self) -> "Label":
        """Never wrap; return the label."""
        self._heights.clear()
        self.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        return self

    def showEvent(self, event: QShowEvent) -> None:
        """Set the font again where a style sheet that changed while hidden has reset it."""
        super().showEvent(event)
        if self.font() != self._letters():
            self.restyle()

    def _letters(self) -> QFont:
        letters = font(self._role, growth_at(self))
        if self._bold:
            letters.setBold(True)
        return letters

    def restyle(self) -> None:
        """Set the font again, as large as it is written there."""
        self.setFont(self._letters())


def lines(first: QWidget, *below: QWidget | str, spacing: int = 0) -> QVBoxLayout:
    """Lay out lines below each other, in the middle of the height; a text is a small, quiet one, left out if empty."""
    layout = QVBoxLayout()
    layout.setSpacing(spacing)
    quiet = [Label(each, "small", "quiet") if isinstance(each, str) else each for each in below if each != ""]
    fill(layout, None, first, *quiet, None)
    return layout


def going(widget: QWidget) -> SignalInstance:
    """Return the signal of the page around a widget that another page is wanted."""
    above = parent_of(widget)
    while above is not None and not isinstance(getattr(above, "go", None), SignalInstance):
        above = parent_of(above)
    assert above is not None
    found: SignalInstance = above.go  # type: ignore[attr-defined]
    return found


class Button(PlainButton):
    """A button; `kind` is "primary" for the main act of a page, "plain" for one without a frame."""

    def __init__(
        self,
        text: Words,
        kind: Literal["", "primary", "plain"] = "",
        hint: Words | None = None,
        does: Callable[[], object] | tuple[object, ...] | None = None,
    ) -> None:
        """hint: its tooltip; does: what a click does, or the destination that it opens."""
        super().__init__()
        if callable(does):
            act = does
            self.clicked.connect(lambda: act())
        elif does is not None:
            self.clicked.connect(lambda: going(self).emit(does))
        self._text = text_of(text)
        self._hint = None if hint is None else text_of(hint)
        self._about: Text | None = None
        if kind:
            self.setProperty(kind, "true")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def set_text(self, text: Words) -> None:
        """Replace the text."""
        self._text = text_of(text)
        self.retranslate()

    def set_hint(self, hint: Words) -> None:
        """Set the tooltip."""
        self._hint = text_of(hint)
        self.retranslate()

    def about(self, subject: Words) -> "Button":
        """Say by its name what it is about, where several buttons have its text; return the button."""
        self._about = text_of(subject)
        self.retranslate()
        return self

    def flush_left(self) -> "Button":
        """Align the text with the left edge, as other text; return the button."""
        self.setStyleSheet("padding-left: 0px;")
        return self

    def retranslate(self) -> None:
        """Read the text again; `&` marks the mnemonic."""
        self.setText(self._text())
        if self._hint is not None:
            set_tip(self, self._hint())
        if self._about is not None:
            name = translate("Common", "{head}: {text}").format(head=self.text(), text=self._about())
            self.setAccessibleName(name)

    renew = retranslate

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter as well as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class HeadingButton(Button):
    """A button written as large as a heading."""

    def showEvent(self, event: QShowEvent) -> None:
        """Set the font again where a style sheet that changed while hidden has reset it."""
        super().showEvent(event)
        self.restyle()

    def retranslate(self) -> None:
        super().retranslate()
        self.restyle()

    def restyle(self) -> None:
        """Set the font again, as large as it is written there."""
        self.setProperty("large", "true")
        self.setFont(font("heading", growth_at(self)))
        self.updateGeometry()  # which Qt leaves out

    renew = retranslate
