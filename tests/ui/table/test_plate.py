"""The plate of a seat."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ludo.ui.table.contract import SeatMark
from ludo.ui.table.plate import PlateStyle, SeatPlate

_SIZE = QSize(178, 56)


def _drawn(qtbot: QtBot, mark: SeatMark) -> QImage:
    plate = SeatPlate(None, 0)  # type: ignore[arg-type]
    qtbot.addWidget(plate)
    plate.resize(_SIZE)
    plate.show_seat("Anna", 0, mark, PlateStyle())
    image = QImage(_SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(20, 80, 40))
    plate.render(image)
    return image


def test_a_lit_plate_and_that_of_who_is_out_look_different(qtbot: QtBot) -> None:
    usual = _drawn(qtbot, SeatMark(note="note"))
    assert _drawn(qtbot, SeatMark(note="note", lit=True)) != usual
    assert _drawn(qtbot, SeatMark(note="note", out=True)) != usual
