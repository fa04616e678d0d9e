"""Texts of people, shown as they are: no letter of them becomes a mnemonic or a tag."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

_BEGINS: Final = '<p style="white-space: pre-wrap">'
_ENDS: Final = "</p>"


def literal(text: str) -> str:
    """Return a text for a place that reads `&` as the mark of a mnemonic."""
    return text.replace("&", "&&")


def tip(text: str) -> str:
    """Return a text for a tooltip, in which Qt takes what looks like a tag for one."""
    if not QtText.mightBeRichText(text):
        return text
    from html import escape  # its table of entities takes a start some milliseconds

    return f"{_BEGINS}{escape(text)}{_ENDS}"


def set_tip(widget: QWidget, text: str) -> None:
    """Set a tooltip; where it is HTML, screen readers, to which Qt describes a widget by it, are given the text."""
    shown, before, said = tip(text), _text_of_tip(widget.toolTip()), widget.accessibleDescription()
    wanted = "" if shown == text else text
    widget.setToolTip(shown)
    if said != wanted and said in ("", before):
        widget.setAccessibleDescription(wanted)


def _text_of_tip(tip: str) -> str:
    if not tip.startswith(_BEGINS):
        return tip
    from html import unescape

    return unescape(tip.removeprefix(_BEGINS).removesuffix(_ENDS))


class PlainAbstractButton(QAbstractButton):
    """A button whose text is shown as it is."""

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(literal(text))

    def text(self) -> str:
        """Return the text that is shown."""
        return super().text().replace("&&", "&")


class PressedByKeys(PlainAbstractButton):
    """A button that Enter and Space press as they go down; all other keys are left to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            QWidget.keyPressEvent(self, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do nothing: the button has acted when the key went down."""
        QWidget.keyReleaseEvent(self, event)


class PlainButton(QPushButton):
    """A push button whose text is shown as it is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if text:
            self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(literal(text))

    def text(self) -> str:
        """Return the text that is shown."""
        return super().text().replace("&&", "&")
