"""The buttons on the cloth: where their words stand."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.play.buttons import ActButton


def margins(button: ActButton) -> tuple[int, int]:
    """Return how much room is left and right of what is written on a button."""
    picture = QImage(button.size(), QImage.Format.Format_RGB32)
    button.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
    middle = range(button.height() // 2 - 6, button.height() // 2 + 6)
    fill = picture.pixelColor(10, button.height() // 2)
    inked = [
        x
        for x in range(8, button.width() - 8)
        if any(abs(picture.pixelColor(x, y).lightness() - fill.lightness()) > 60 for y in middle)
    ]
    return inked[0], button.width() - 1 - inked[-1]


@pytest.mark.parametrize("less", [4, 16, 40])
def test_words_without_room_for_their_key_stand_in_the_middle(qtbot: QtBot, less: int) -> None:
    button = ActButton("Play again", "", "Enter", main=False)
    qtbot.addWidget(button)
    button.resize(button.sizeHint().width() - less, button.sizeHint().height())
    left, right = margins(button)
    assert abs(left - right) <= 4, (left, right)


def test_the_key_stands_at_the_right_of_the_words(qtbot: QtBot) -> None:
    button = ActButton("Play again", "", "Enter", main=False)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    left, right = margins(button)
    assert abs(left - right) <= 8
    assert button.sizeHint().width() > ActButton("Play again", "", "", main=False).sizeHint().width()
