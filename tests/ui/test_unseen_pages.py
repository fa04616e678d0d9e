"""Pages below the topmost one are left out of a change of theme or size, and look right when they are shown again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludo.app.start import DATABASE, open_window
from ludo.ui.control.navigator import Navigator
from ludo.ui.pages.rules import Rules
from ludo.ui.services.destinations import ToRules, ToSettings
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.faults.files import good
from tests.ui.pages.thinkers import Nobody


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, theme_for("light"))


class Restyled(QObject):
    """Counts how often widgets were told of another style."""

    count = 0

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def page() -> QWidget:
    """A page with what has rules of its own, what has a sheet of its own, and what is disabled."""
    found = QWidget()
    column = QVBoxLayout(found)
    own, quiet = QPushButton("Own"), QPushButton("Quiet")
    own.setStyleSheet("padding: 3px 10px;")
    quiet.setEnabled(False)
    for widget in (QLabel("Text"), QPushButton("Plain"), own, quiet, QLineEdit("Field")):
        column.addWidget(widget)
    return found


def look(navigator: Navigator) -> QImage:
    """The picture of what is shown, nowhere the focus."""
    QApplication.processEvents()
    if (now := QApplication.focusWidget()) is not None:
        now.clearFocus()
    QApplication.processEvents()
    return navigator.grab().toImage()


def test_who_lies_below_looks_as_if_it_had_been_seen_all_the_time(qapp: QApplication, qtbot: QtBot) -> None:
    pictures: list[list[QImage]] = []
    for hidden in (True, False):
        apply_theme(qapp, theme_for("light"))
        navigator = Navigator()
        qtbot.addWidget(navigator)
        navigator.resize(400, 400)
        navigator.show_page(page(), lambda: "below")
        navigator.show()
        found = [look(navigator)]
        for name, scale in (("dark", 1.5), ("light", 1.0), ("contrast", 1.2)):
            if hidden:
                navigator.show_page(QWidget(), lambda: "above")
                QApplication.processEvents()
            apply_theme(qapp, theme_for(name), scale)
            navigator.home()
            found.append(look(navigator))
        pictures.append(found)
    assert len({bytes(picture.constBits()) for picture in pictures[0]}) == 3  # light twice
    assert pictures[0] == pictures[1]


def test_nobody_below_is_told_before_they_are_shown(qapp: QApplication, qtbot: QtBot) -> None:
    navigator, counted = Navigator(), Restyled()
    qtbot.addWidget(navigator)
    below = page()
    navigator.show_page(below, lambda: "below")
    navigator.show()
    navigator.show_page(page(), lambda: "above")
    QApplication.processEvents()
    parts = [below, *below.findChildren(QWidget)]
    for widget in parts:
        widget.installEventFilter(counted)
    apply_theme(qapp, theme_for("dark"), 1.2)
    apply_theme(qapp, theme_for("contrast"), 1.2)
    assert counted.count == 0
    navigator.back()
    assert counted.count >= len(parts)


def test_what_is_seen_is_restyled_once_and_once_more(qapp: QApplication, qtbot: QtBot) -> None:
    """Qt restyles the parts of each part again where a sheet takes the place of another: 10 times in 10 frames."""
    outer = QWidget()
    qtbot.addWidget(outer)
    inner, counted = outer, Restyled()
    for _ in range(10):
        frame = QWidget(inner)
        QVBoxLayout(inner).addWidget(frame)
        inner = frame
    button = QPushButton("Deep", inner)
    QVBoxLayout(inner).addWidget(button)
    outer.show()
    QApplication.processEvents()
    button.installEventFilter(counted)
    apply_theme(qapp, theme_for("dark"))
    assert counted.count <= 2


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    (tmp_path / DATABASE).write_bytes(good()[0])
    window = open_window(qapp, tmp_path, Nobody(), "en")
    window.show()
    yield window
    window.close()
    window.services.store.close()
    window.deleteLater()


def test_the_rules_are_read_again_in_another_size_when_they_are_shown(window: MainWindow) -> None:
    window.open(ToRules("trut"))
    rules = window.navigator.find_page(Rules)
    assert rules is not None
    before = rules.findChildren(QLabel)[-1].font().pointSizeF()
    window.open(ToSettings())
    window.services.settings.change(text_scale=150)
    window.navigator.back()
    assert window.navigator.page is rules
    assert rules.findChildren(QLabel)[-1].font().pointSizeF() == pytest.approx(before * 1.5)
