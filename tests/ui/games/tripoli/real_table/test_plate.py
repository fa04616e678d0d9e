"""The plate of a person at the board: what stands on it never lies on one another."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.tripoli.real_table import plate
from ludo.ui.games.tripoli.real_table.plate import PersonPlate, PlateFacts
from ludo.ui.table.fitted_text import fitting
from ludo.ui.theme import apply_theme, theme_for


@pytest.fixture(params=[1.0, 2.0])
def _text(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, theme_for("light"), request.param)
    yield
    apply_theme(qapp, theme_for("light"))


@pytest.mark.usefixtures("_text")
@pytest.mark.parametrize("note", ["", "A♥", "bet: 3"])
@pytest.mark.parametrize("choosable", [True, False])
@pytest.mark.parametrize("size", [(92, 126), (110, 126), (150, 90), (230, 126)])
def test_the_dealers_sign_covers_no_word_and_no_digit(
    size: tuple[int, int], choosable: bool, note: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[QRectF] = []
    written: list[tuple[str, QRectF]] = []

    def write(painter: QPainter, area: QRectF, text: str, font: QFont, *_: Any) -> float:
        painter.setFont(fitting(font, text, area.width()))
        needed = painter.boundingRect(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        written.append((text, needed))
        return needed.width()

    monkeypatch.setattr(plate, "paint_dealer", lambda _, area: signs.append(QRectF(area)))
    monkeypatch.setattr(plate, "write_line", write)
    table = QWidget()
    qtbot.addWidget(table)
    shown = PersonPlate(2, table)
    shown.resize(*size)
    facts = PlateFacts("Zoé", 1203, QColor("#a5c98a"), dealer=True, note=note)
    shown.show_facts(facts, choosable=choosable, chosen=False)
    shown.grab()
    (sign,) = signs
    assert QRectF(shown.rect()).contains(sign)
    assert [text for text, _ in written] == ["Zoé", "1203", *([note] if note else [])]
    assert [text for text, area in written if area.intersects(sign)] == []
    corner = QRectF(shown.width() - 24, shown.height() - 20, 20, 16)
    assert not (choosable and corner.intersects(sign))
