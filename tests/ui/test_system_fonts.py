"""Menus and lists follow the font and the text size where the system has fonts of its own for them."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QComboBox, QHeaderView, QListView, QMenu, QMenuBar, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.control.navigator import Navigator
from ludo.ui.theme import apply_theme, font, theme_for

_OF_WINDOWS = ("QAbstractItemView", "QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QTitleBar")


@pytest.fixture(autouse=True)
def _as_on_windows(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each style sheet brings the fonts of the system back: `QApplication::setStyle` asks the platform for them."""
    put_on = QApplication.setStyleSheet

    def with_fonts(app: QApplication, sheet: str) -> None:
        put_on(app, sheet)
        kind: Any  # a text, where the types of Qt speak of bytes
        for kind in _OF_WINDOWS:
            QApplication.setFont(QFont("Courier", 7), kind)

    monkeypatch.setattr(QApplication, "setStyleSheet", with_fonts)
    yield
    monkeypatch.undo()
    apply_theme(qapp, theme_for("light"))


@pytest.fixture
def top(qtbot: QtBot) -> QWidget:
    """A window with what the system would write in fonts of its own."""
    found = QWidget()
    qtbot.addWidget(found)
    box = QComboBox(found)
    box.addItem("one")
    for part in (QMenu("Menu", found), QMenuBar(found), QListView(found)):
        part.setObjectName("part")
    box.view().setObjectName("part")
    QHeaderView(Qt.Orientation.Horizontal, found).setObjectName("part")
    found.show()
    return found


def _parts(top: QWidget) -> list[QWidget]:
    parts = top.findChildren(QWidget, "part")
    assert len(parts) == 5
    return parts


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_made_later_has_the_font_and_the_size(
    scale: float, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    apply_theme(qapp, theme_for("light"), scale)
    top = request.getfixturevalue("top")
    for widget in _parts(top):
        widget.ensurePolished()
        assert widget.font().families() == qapp.font().families(), widget
        assert widget.font().pointSizeF() == font("body").pointSizeF() == 11.0 * scale, widget
    assert QToolTip.font().pointSizeF() == 11.0 * scale


def test_what_is_there_follows_another_size(qapp: QApplication, top: QWidget) -> None:
    for scale in (1.5, 1.0, 2.0):
        apply_theme(qapp, theme_for("dark"), scale)
        assert [widget.font().pointSizeF() for widget in _parts(top)] == [11.0 * scale] * 5


def test_a_list_of_a_page_that_was_hidden_has_the_size_when_it_is_shown(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, theme_for("light"))
    navigator, page = Navigator(), QWidget()
    qtbot.addWidget(navigator)
    shown = QListView(page)
    navigator.show_page(page, lambda: "below")
    navigator.show()
    navigator.show_page(QWidget(), lambda: "above")
    apply_theme(qapp, theme_for("dark"), 1.5)
    navigator.back()
    assert shown.font().pointSizeF() == 16.5
