"""Line icons on a grid of 24, coloured as the theme wants them."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from ludo.resource_paths import resource
from ludo.ui.art.cache import PixmapCache
from ludo.ui.theme.fonts import text_scale

_CACHE: Final = PixmapCache(8 * 1024 * 1024)


def icon_pixmap(name: str, colour: QColor, size: float, dpr: float = 1.0) -> QPixmap:
    """The icon ``resources/icons/<name>.svg``, `size` logical pixels wide. Raises FileNotFoundError without one."""
    key = (name, colour.rgba(), round(size * dpr), dpr)
    return _CACHE.get(key, lambda: _render(name, colour, size, dpr))


def icon(name: str, colour: QColor, size: float = 20, dpr: float = 1.0) -> QIcon:
    """Return the same as a `QIcon`, with a paler picture for what cannot be done now."""
    result = QIcon(icon_pixmap(name, colour, size, dpr))
    pale = QColor(colour)
    pale.setAlphaF(colour.alphaF() * 0.45)
    result.addPixmap(icon_pixmap(name, pale, size, dpr), QIcon.Mode.Disabled)
    return result


def show_icon(button: QAbstractButton, name: str, colour: QColor, size: int = 20) -> None:
    """Show an icon on a button; `size` in pixels at the usual size of writing, with which it grows."""
    wide = round(size * text_scale())
    button.setIconSize(QSize(wide, wide))
    button.setIcon(icon(name, colour, wide, button.devicePixelRatioF()))


@cache
def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


def _render(name: str, colour: QColor, size: float, dpr: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(size * dpr)), max(1, round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(colour.alphaF())
    text = _source(name).replace("currentColor", colour.name())
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, pixmap.width() / dpr, pixmap.height() / dpr))
    painter.end()
    return pixmap
