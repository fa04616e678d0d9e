"""Room for what comes after a page was painted: what is around it does not move."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import Text
from ludo.ui.theme.fonts import Role
from ludo.ui.widgets.labels import Label, Tone
from ludo.ui.widgets.plain_text import set_tip

_ENDLESS: Final = 10_000
_WRAPPED: Final = Qt.TextFlag.TextWordWrap
_WIDE: Final = 40
"""Letters in a line of a label that may be as wide as it likes."""


def shortened_to(text: str, metrics: QFontMetrics, size: QSize) -> str:
    """Return as many words of a text as there is room for when it is wrapped, and an ellipsis for the others."""
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        shown = text if count == len(words) else " ".join(words[:count]) + "…"
        area = QRect(0, 0, size.width(), _ENDLESS)
        if metrics.boundingRect(area, _WRAPPED, shown).height() <= size.height():
            return shown
    return words[0] + "…" if text else ""


@lru_cache(maxsize=2048)
def _height_of(text: str, width: int, letters: str) -> int:
    """Cache the height of a text wrapped to a width: layouts ask hundreds of times while a page opens.

    letters: a font, as `QFont.toString` has it.
    """
    written = QFont()
    written.fromString(letters)
    return QFontMetrics(written).boundingRect(QRect(0, 0, width, _ENDLESS), _WRAPPED, text).height()


def keep_room(*widgets: QWidget) -> None:
    """Keep the room of widgets while they are hidden."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)


class RoomForAny(Label):
    """A label as high as the highest of some texts, whichever it shows; a higher one has its room, too."""

    def __init__(
        self, text: Text, texts: Callable[[], Iterable[str]], role: Role = "body", tone: Tone = "plain"
    ) -> None:
        self._texts = texts
        super().__init__(text, role, tone)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # which Qt takes from a label that has no text yet
        self.setSizePolicy(policy)
        self.setAlignment(self.alignment() & ~Qt.AlignmentFlag.AlignVertical_Mask | Qt.AlignmentFlag.AlignTop)

    def setText(self, text: str) -> None:
        """Keep room for the others in the language of the text as well."""
        super().setText(text)
        self.updateGeometry()  # the others may be others now

    def heightForWidth(self, width: int) -> int:
        """Return the height of the highest text wrapped to a width."""
        if width not in self._heights:
            letters = self._letters().toString()
            highest = max(_height_of(text, width, letters) for text in self._texts())
            self._heights[width] = max(highest, super().heightForWidth(width) if self.text() else 0)
        return self._heights[width]


class Reserved(Label):
    """A label as high as an example of its text, whatever it says. The tooltip has what there is no room for."""

    def __init__(self, text: Text, example: Text, role: Role = "body", tone: Tone = "plain") -> None:
        self._example = example
        self._example_text = ""
        super().__init__(text, role, tone)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # which Qt takes from a label that has no text yet
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the example wrapped to a width."""
        if width not in self._heights:
            self._heights[width] = _height_of(self._example_text, width, self._letters().toString())
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Return the size of the example, in several lines if it is long."""
        metrics = self._metrics()
        width = min(metrics.horizontalAdvance(self._example_text), _WIDE * metrics.averageCharWidth())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the longest word of the example."""
        metrics = self._metrics()
        return QSize(max(map(metrics.horizontalAdvance, self._example_text.split(" "))), metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for now."""
        super().resizeEvent(event)
        self._show(self._text())

    def retranslate(self) -> None:
        """Read the text and the example again."""
        self._example_text = self._example()
        self._heights.clear()
        super().retranslate()

    def setText(self, text: str) -> None:
        """Show as much of a text as there is room for."""
        self._show(text)
        self.updateGeometry()  # the example may be that of another language

    def _show(self, text: str) -> None:
        if not text and not self.text():
            return
        room = QSize(self.width(), max(self.height(), self.heightForWidth(self.width())))
        shown = shortened_to(text, self._metrics(), room)
        super().setText(shown)
        self.setAccessibleName("" if shown == text else text)
        set_tip(self, "" if shown == text else text)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._letters())
