"""What is written on little room: shortened before it is too small to be read."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.art.style import CardStyle
from ludo.ui.table.aid_strip import AidStrip
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.wording.aids import Aid, AidItem

_COUNTS = Aid("In hand", (AidItem(0, True, "A–10 = 10"), AidItem(0, False, "9–3 = 5"), AidItem(0, False, "2 = 20")), "")


def test_fields_of_a_strip_share_scarce_room_by_their_texts(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    strip = AidStrip(table)
    strip.show_aid(_COUNTS, QRectF(0, 0, 150, 40), 1.0, CardStyle())
    metrics = QFontMetricsF(scaled_font("number", bold=True))
    cells, texts = strip._cells(QRectF(0, 15, 150, 25), metrics)
    assert texts == ["A–10\u2009=\u200910", "9–3\u2009=\u20095", "2\u2009=\u200920"]
    assert cells[0].width() > cells[1].width() > cells[2].width()
    assert cells[-1].right() <= 150
    cells, texts = strip._cells(QRectF(0, 15, 600, 25), metrics)
    assert texts[0] == "A–10 = 10"
    assert len({round(cell.width()) for cell in cells}) == 1


@pytest.mark.parametrize(("scale", "more"), [(0.8, 1.0), (1.0, 1.0), (2.87, 2.87)])
def test_corners_grow_with_what_they_belong_to(qtbot: QtBot, scale: float, more: float) -> None:
    assert corner_radius(scale) == pytest.approx(more * corner_radius(1.0))
