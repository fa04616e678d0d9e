"""The plate of a seat."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ludo.ui.table.contract import SeatMark
from ludo.ui.table.plate import PlateStyle, SeatPlate

_RED = QColor(255, 0, 0)
_SIZE = QSize(178, 56)


def _red(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, _RED)


def _drawn(qtbot: QtBot, mark: SeatMark) -> QImage:
    plate = SeatPlate(None, 0)  # type: ignore[arg-type]
    qtbot.addWidget(plate)
    plate.resize(_SIZE)
    plate.show_seat("Anna", 0, mark, PlateStyle())
    image = QImage(_SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(20, 80, 40))
    plate.render(image)
    return image


def _red_pixels(image: QImage) -> list[tuple[int, int]]:
    return [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == _RED]


def test_signs_are_painted_in_the_second_row_one_beside_the_other(qtbot: QtBot) -> None:
    one = _red_pixels(_drawn(qtbot, SeatMark(signs=(_red,))))
    three = _red_pixels(_drawn(qtbot, SeatMark(signs=(_red, _red, _red))))
    assert len(three) > 2 * len(one) > 0
    assert min(y for _, y in one) >= _SIZE.height() // 2
    assert max(x for x, _ in three) < _SIZE.width() - 8


def test_a_lit_plate_and_that_of_who_is_out_look_different(qtbot: QtBot) -> None:
    usual = _drawn(qtbot, SeatMark(note="note"))
    assert _drawn(qtbot, SeatMark(note="note", lit=True)) != usual
    assert _drawn(qtbot, SeatMark(note="note", out=True)) != usual
