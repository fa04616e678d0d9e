"""Entries of a list take as many rows as their words need, in every width."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.theme import apply_theme, font, theme_for
from ludo.ui.widgets.wrapped_list import WrappedList

WORDS = "Ne pas suivre : un point pour Hugo"


def shown(qtbot: QtBot, qapp: QApplication, more: int) -> int:
    """How high an entry is in a list that is so much wider than its words."""
    apply_theme(qapp, theme_for("light"))
    entries = WrappedList()
    qtbot.addWidget(entries)
    entries.setFont(font("body"))
    entries.addItem(WORDS)
    entries.resize(QFontMetrics(entries.font()).horizontalAdvance(WORDS) + more, 200)
    entries.show()
    return entries.visualItemRect(entries.item(0)).height()


@pytest.mark.parametrize("more", [-40, 0, 8, 12, 16])
def test_words_that_have_no_room_beside_the_margins_are_wrapped(qtbot: QtBot, qapp: QApplication, more: int) -> None:
    assert shown(qtbot, qapp, more) > 1.5 * shown(qtbot, qapp, 60)
