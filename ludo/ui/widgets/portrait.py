"""The round picture of a person: a photo, or initials in the person's colour."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ludo.gate.budgets import Kind
from ludo.gate.files import read_foreign
from ludo.session.ports import ForeignError
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.initials import paint_initials

_COLOURS: Final = {
    "red": "#d98f8f",
    "orange": "#e3a673",
    "yellow": "#e0c95c",
    "green": "#a5c98a",
    "teal": "#86c9bb",
    "blue": "#8fc1d9",
    "violet": "#c3a5d9",
    "pink": "#e6a8c6",
    "brown": "#c7a583",
    "grey": "#b7bfc9",
}

_PHOTOS: Final = (b"png", b"jpeg", b"webp", b"gif", b"bmp")
"""Formats of photos, as Qt finds them out from the content."""
_KEPT: Final = 256
"""Pixels across a photo that is kept."""


class PersonPicture(QWidget):
    """A round picture of a person. Purely decorative: the name stands beside it."""

    def __init__(self, size: int = 40) -> None:
        super().__init__()
        self._size = size
        self._name = ""
        self._colour = QColor()
        self._photo = QPixmap()
        self._pale = False
        self.setFixedSize(size, size)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_person(self, name: str, colour: str, photo: bytes | None = None, *, pale: bool = False) -> "PersonPicture":
        """Show a person; `pale`: somebody who is not here. Return the picture."""
        self._name, self._colour, self._pale = name, colour_of(colour), pale
        self._photo = QPixmap()
        if photo is not None:
            self._photo = photo_of(photo)
        self.update()
        return self

    def sizeHint(self) -> QSize:
        """Return the size of the disc."""
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the photo within a disc, or the initials on it."""
        self._paint(QPainter(self))

    def drawn(self, ratio: float) -> QPixmap:
        """Return the picture as a pixmap."""
        pixmap = QPixmap(QSize(self._size, self._size) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        self._paint(QPainter(pixmap))
        return pixmap

    def _paint(self, painter: QPainter) -> None:
        theme = current_theme()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.5 if self._pale else 1.0)
        disc = QRectF(1, 1, self._size - 2, self._size - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(disc)
        if self._photo.isNull():
            letters = font("heading")
            letters.setPixelSize(max(9, round(self._size * 0.38)))
            painter.setFont(letters)
            painter.setPen(theme.person_text)
            paint_initials(painter, disc, self._name)
            painter.end()
            return
        shape = QPainterPath()
        shape.addEllipse(disc)
        painter.setClipPath(shape)
        painter.drawPixmap(disc, self._photo, QRectF(self._photo.rect()))
        painter.setClipping(False)
        painter.setPen(QPen(self._colour, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        painter.end()


def colour_of(name: str) -> QColor:
    """Return the colour with an id (`ludo.nights.people.COLOURS`): initials are read on it in every theme."""
    return QColor(_COLOURS.get(name, _COLOURS["grey"]))


def colour_swatch(colour: str) -> QPixmap:
    """Return a disc of a colour to choose."""
    pixmap = QPixmap(24, 24)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(current_theme().panel_line, 1))
    painter.setBrush(colour_of(colour))
    painter.drawEllipse(QRectF(1, 1, 22, 22))
    painter.end()
    return pixmap


def photo_of(content: bytes) -> QPixmap:
    """Return the picture of a person from its bytes; none for what is no photo."""
    data = QByteArray(content)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return QPixmap.fromImage(_read(QImageReader(buffer)))


def _read(reader: QImageReader) -> QImage:
    """Return a picture of bits; drawings (SVG) may refer to other files, and are none."""
    reader.setAutoTransform(True)
    return reader.read() if bytes(reader.format().data()) in _PHOTOS else QImage()


def read_photo(path: Path) -> bytes | None:
    """Return the middle of a picture file, small, as JPEG; None if it is no picture that can be read."""
    try:
        data = QByteArray(read_foreign(path, Kind.PICTURE))
    except ForeignError:
        return None
    source = QBuffer(data)
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source)
    reader.setDecideFormatFromContent(True)
    image = _read(reader)
    if image.isNull():
        return None
    side = min(image.width(), image.height())
    middle = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    small = middle.scaled(
        _KEPT, _KEPT, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    flat = QImage(small.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    painter = QPainter(flat)
    painter.drawImage(0, 0, small)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    flat.save(buffer, "JPG", 88)  # type: ignore[call-overload]
    return bytes(written.data())
