"""Labels keep the height of their text as long as it is the same."""

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ludo.ui.theme import apply_theme, current_theme
from ludo.ui.widgets.labels import Label

WIDTH = 160


def height(label: Label) -> int:
    """Return the height that Qt finds, which the label must answer too."""
    found = QLabel.heightForWidth(label, WIDTH)
    assert label.heightForWidth(WIDTH) == found
    return found


def test_the_height_follows_text_and_font(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, current_theme())
    words = "a few words that need two lines"
    label = Label(lambda: words)
    qtbot.addWidget(label)
    label.show()
    short = height(label)
    label.set_text(lambda: words * 3)
    long = height(label)
    assert long > short
    apply_theme(qapp, current_theme(), 1.5)
    larger = height(label)
    assert larger > long
    apply_theme(qapp, current_theme())
    assert height(label) == long
    label.make_bold()
    assert height(label) >= long
    label.one_line()
    height(label)
