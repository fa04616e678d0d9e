"""The plate of a seat."""

import pytest
from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ludo.ui.play.status_painting import status_height
from ludo.ui.table.contract import SeatMark
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import Needs
from ludo.ui.table.plate import PlateStyle, SeatPlate
from ludo.ui.table.room_layout import room_for

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


@pytest.mark.parametrize("needs", [Needs(hand=3), Needs(hand=5, middle=0.36)], ids=["trente_et_un", "tripoli"])
def test_names_of_nine_are_written_like_other_words_in_a_small_window(needs: Needs, qtbot: QtBot) -> None:
    room = room_for(QSizeF(628, 490), 9, 0, True, status_height, 1.0, needs)
    for where in room.seats.values():
        plate = SeatPlate(None, 0)  # type: ignore[arg-type]
        qtbot.addWidget(plate)
        plate.resize(where.plate.size().toSize())
        plate.show_seat("Nora", 0, SeatMark(chips=109, cards=3), PlateStyle(room.small, room.scale, QPointF()))
        assert plate.name_font().pointSizeF() >= scaled_font("body").pointSizeF()


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_a_small_plate_says_chips_and_cards_in_words(
    letters: float, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two numbers beside each other would need a legend: in a small window as in large letters."""
    written: list[str] = []
    monkeypatch.setattr(
        QPainter, "drawText", lambda *given: written.extend(one for one in given if isinstance(one, str))
    )
    room = room_for(QSizeF(628, 490), 9, 0, True, status_height, letters, Needs(hand=5, middle=0.36))
    where = room.seats[1]
    plate = SeatPlate(None, 1)  # type: ignore[arg-type]
    qtbot.addWidget(plate)
    plate.resize(where.plate.size().toSize())
    style = PlateStyle(room.small, room.scale, None if room.fans else where.fan - where.plate.topLeft(), room.back)
    plate.show_seat("Marcel", 0, SeatMark(chips=100, cards=3, leader=True), style)
    plate.grab()
    assert "100 chips" in written
    assert ("3 cards" if room.fans else "3") in written
