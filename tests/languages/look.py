"""Looks at scenes of the gallery in a language: `python -m tests.languages.look LANGUAGE WIDTH HEIGHT SCENE...`.

Prints a line of JSON a scene: its name, all its texts, and what has less room than it needs. A process of its own: the
language is one of the checkout that it runs in (`translations/adding.py`), and the window starts in another one.
"""

import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QLineEdit, QMenu, QWidget

from ludo.ui.charts.figures import Matrix
from ludo.ui.charts.plot import Plot
from ludo.ui.i18n import set_language
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import font
from ludo.ui.widgets.labels import Button
from tests.gallery.camera import Camera
from tests.ui.pages.test_nothing_cut import cut
from translations.pseudo import CODE, pseudo

_NOT_TYPED: Final = ("log", "settings", "sheet_lines", "meta")
"""Tables with words of the program."""


class WordsOfQt(QTranslator):
    """Translates what Qt itself writes: names of keys, buttons of its dialogs."""

    def isEmpty(self) -> bool:
        """Say that there are words."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text of the pseudo-language."""
        return pseudo(source) if context.startswith("Q") else ""


@contextmanager
def painted() -> Iterator[list[str]]:
    """Collect every text that is painted."""
    found: list[str] = []
    write = QPainter.drawText

    def draw(painter: QPainter, *given: Any) -> Any:
        found.extend(text for text in given if isinstance(text, str))
        return write(painter, *given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", draw)
        yield found


def texts_of(window: MainWindow) -> Iterator[str]:
    """Yield every text of the widgets that are shown, their names for assistive technology, and all menus."""
    shown = [window, *(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())]
    for top in shown:
        yield top.windowTitle()
        for widget in top.findChildren(QWidget):
            if widget.isVisibleTo(top):
                yield from _texts(widget)
    for widget in QApplication.allWidgets():
        if isinstance(widget, QMenu):
            yield widget.title()
            for action in widget.actions():
                yield action.text()
                yield action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(number) for number in range(widget.count()))
        case _:
            pass


def faults_of(window: MainWindow) -> list[str]:
    """Return what is cut, and buttons whose letters are smaller than the smallest of the program."""
    found: list[str] = []
    least = QFontInfo(font("small")).pixelSize() - 1
    for top in (window.navigator.page, *(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())):
        found += cut(top)
        found += [
            f"{button.text()!r} in {QFontInfo(button.font()).pixelSize()} px"
            for button in top.findChildren(Button)
            if button.isVisibleTo(top) and QFontInfo(button.font()).pixelSize() < least
        ]
        found += [fault for plot in top.findChildren(Plot) if plot.isVisibleTo(top) for fault in crossings(plot)]
    return found


def crossings(plot: Plot) -> list[str]:
    """Return the texts in the fields of a chart that stand in one another, such as percentages of small fields."""
    labels = plot.canvas.labels
    if labels is None or not isinstance(plot._figure, Matrix):
        return []
    boxes = [(label.text, label.box(labels.sceneTransform())) for label in labels.labels]
    return [f"{one!r} in {two!r}" for (one, box), (two, other) in combinations(boxes, 2) if box.intersects(other)]


def words_of(path: Path) -> list[str]:
    """Return every text that people have typed."""
    found: list[str] = []
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            if table not in _NOT_TYPED:
                rows = file.execute(f'SELECT * FROM "{table}"')
                found += [value for row in rows for value in row if isinstance(value, str)]
    return list(dict.fromkeys(found))


def main() -> int:
    """The command."""
    language, width, height, *scenes = sys.argv[1:]
    with TemporaryDirectory() as data:
        camera = Camera(Path(data), int(width), int(height))
        if language == CODE:
            words = WordsOfQt(QCoreApplication.instance())
            QCoreApplication.installTranslator(words)
        for scene in scenes:
            with painted() as written:
                window = camera.bring_up("light", language, scene)
                window.repaint()
            texts = list(dict.fromkeys(text for text in (*texts_of(window), *written) if text.strip()))
            line = {
                "scene": scene,
                "texts": texts,
                "faults": faults_of(window),
                "data": words_of(camera.data_of(scene)),
            }
            print(json.dumps(line), flush=True)
            camera.put_away(window)
            set_language("en")
        camera.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
