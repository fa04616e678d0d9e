"""Labels keep the height of their text as long as it is the same, and begin at the left."""

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
    label.renew()
    larger = height(label)
    assert larger > long
    apply_theme(qapp, current_theme())
    label.renew()
    assert height(label) == long
    label.make_bold()
    assert height(label) >= long
    label.one_line()
    height(label)


def ink(label: Label) -> list[int]:
    """The columns of pixels in which something is written."""
    image = label.grab().toImage()
    ground = image.pixel(image.width() - 1, 0)
    columns, rows = range(image.width()), range(image.height())
    return [x for x in columns if any(image.pixel(x, y) != ground for y in rows)]


def test_a_name_from_right_to_left_begins_where_any_other_does(qtbot: QtBot) -> None:
    for name in ("Anna", "שרה", "سارة"):
        label = Label(lambda name=name: name)  # type: ignore[misc]
        qtbot.addWidget(label)
        label.resize(400, 30)
        assert max(ink(label)) < 200, name
