"""Large letters: the index of every card is at least one and a half times as tall, and stays within what is seen."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ludo.ui.art.faces import card_height, paint_card
from ludo.ui.art.style import CardStyle
from ludo.ui.table.geometry import TALL_INDEX

CARDS = range(53)
INKED = 200
"""Darker pixels belong to a letter."""


def painted(card: int, width: int, style: CardStyle) -> QImage:
    image = QImage(width, round(card_height(width)), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_card(painter, image.rect().toRectF(), card, style)
    painter.end()
    return image


def letter(image: QImage, column: float) -> tuple[int, int]:
    """Return how tall the letter in the corner is, and how far it reaches; column: its room, by the width."""
    left, right = round(0.025 * image.width()), round(0.36 * image.width())
    inked = [
        y
        for y in range(round(image.height() * 0.012), image.height() // 2)
        if any(image.pixelColor(x, y).lightness() < INKED for x in range(left, round(column * image.width())))
    ]
    top = inked[0]
    end = next(y for y in range(top, image.height()) if y not in inked)
    across = [x for x in range(left, right) if any(image.pixelColor(x, y).lightness() < INKED for y in range(top, end))]
    return end - top, max(across)


@pytest.mark.parametrize("width", [70, 116, 160])
@pytest.mark.parametrize("four_colours", [False, True])
def test_every_index_is_half_as_tall_again(width: int, four_colours: bool, qapp: QApplication) -> None:
    for card in CARDS:
        usual, _ = letter(painted(card, width, CardStyle("KQJ", four_colours)), 0.2)
        large, right = letter(painted(card, width, CardStyle("KQJ", four_colours, large_index=True)), TALL_INDEX)
        assert large >= 1.5 * usual - 1, (card, usual, large)
        assert right <= TALL_INDEX * width + 1, card
