"""Initials on a disc are whole, however large text is written."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from ludo.ui.theme import font
from ludo.ui.widgets.initials import paint_initials


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Anna", "Max Weber", "William Wagner"])
def test_initials_stay_within_their_disc(name: str, scale: float) -> None:
    assert QApplication.instance() is not None
    picture = QPixmap(120, 120)
    picture.fill(Qt.GlobalColor.white)
    disc = QRectF(46, 46, 28, 28)
    painter = QPainter(picture)
    painter.setFont(font("body", scale, bold=True))
    before = painter.font()
    painter.setPen(QColor(0, 0, 0))
    paint_initials(painter, disc, name)
    assert painter.font() == before
    painter.end()
    image = picture.toImage()
    written = [(x, y) for x in range(120) for y in range(120) if image.pixelColor(x, y).lightness() < 128]
    assert written
    assert all(disc.contains(x, y) for x, y in written)
