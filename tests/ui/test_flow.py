"""A layout of widgets in as many lines as needed follows what changes."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.widgets.surfaces import Flow


def test_the_height_follows_a_widget_that_grows_and_one_that_comes(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    flow = Flow(page, spacing=4)
    first, second = QWidget(), QWidget()
    for button in (first, second):
        button.setFixedSize(40, 20)
        flow.addWidget(button)
    page.show()
    assert flow.heightForWidth(100) == 20
    assert flow.heightForWidth(50) == 44
    second.setFixedSize(80, 30)
    assert flow.heightForWidth(100) == 54
    second.hide()
    assert flow.heightForWidth(100) == 20
    third = QWidget()
    third.setFixedSize(80, 10)
    flow.addWidget(third)
    third.show()
    assert flow.heightForWidth(100) == 34
