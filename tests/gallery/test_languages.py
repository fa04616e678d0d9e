"""After a change of language no line of the old one stays on a table or board: they are not built anew.

Each is opened in one language, the other one is chosen in the settings, and it is shown again. The suite looks at a few
of a sample; `--long` at all of it, and at every moment of every game.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QTableWidget,
    QWidget,
)

from ludo.ui.i18n import set_language
from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.play.page import PlayPage
from ludo.ui.services.destinations import ToSettings
from ludo.ui.shell.window import MainWindow
from tests.gallery.camera import MOMENTS, SCENES, Camera

SAMPLE = (
    *("option-problem", "replay", "board-bets"),
    *("triomphe-result", "trente_et_un-showdown", "trut-hint", "trut-over", "tripoli-betting", "trio-between"),
)
FEW = SAMPLE[::4]
_MOMENTS = [f"{game}-{moment.name}" for game, moments in MOMENTS.items() for moment in moments]
EVERY = ("option-problem", "replay", *_MOMENTS, *(name for name, scene in SCENES.items() if scene.file == "boards"))


def words_on(window: MainWindow) -> list[str]:
    """Everything that is written on a page or said of it, in the order of its widgets."""
    page, found = window.navigator.page, [window.windowTitle()]
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip()]
    for widget in (*page.findChildren(QWidget), page):
        if not widget.isVisibleTo(window.navigator):
            continue
        found += [widget.toolTip(), widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription()]
        match widget:
            case QLabel() | QAbstractButton():
                found.append(widget.text())
            case QLineEdit():
                found += [widget.text(), widget.placeholderText()]
            case QPlainTextEdit():
                found.append(widget.toPlainText())
            case QComboBox():
                found += [widget.itemText(row) for row in range(widget.count())]
            case QListWidget():
                found += [widget.item(row).text() for row in range(widget.count())]
            case QTableWidget():
                found += list(cells_of(widget))
            case _:
                pass
    if isinstance(page, PlayPage):
        found.append(page.status_panel.text())
    return found


def cells_of(table: QTableWidget) -> Iterator[str]:
    rows, columns = range(table.rowCount()), range(table.columnCount())
    headings = [*map(table.horizontalHeaderItem, columns), *map(table.verticalHeaderItem, rows)]
    for item in (*headings, *(table.item(row, column) for row in rows for column in columns)):
        if item is not None:
            yield item.text()
            yield item.toolTip()
            for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole):
                yield str(item.data(role) or "")


@pytest.fixture
def camera(tmp_path: Path, qapp: QApplication) -> Iterator[Camera]:
    made = Camera(tmp_path, 1100, 700)
    yield made
    made.close()
    set_language("en")


class Reader:
    """Opens a page as the camera does, and reads it instead of taking its picture."""

    def __init__(self, camera: Camera, what: str) -> None:
        self._camera, self._what = camera, what
        self.first: list[str] = []
        self.changed: list[str] = []

    def read(self, first: str, then: str) -> None:
        """Read a page that was opened in one language, and after a change to another."""
        window = self._camera.bring_up("light", first, self._what)
        self.first = words_on(window)
        on_settings = isinstance(window.navigator.page, SettingsPage)
        if not on_settings:
            window.open(ToSettings())
        window.services.settings.change(language=then)
        set_language(then)
        if not on_settings:
            window.navigator.back()
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        self.changed = words_on(window)
        self._camera.put_away(window)


def stale_on(what: str, camera: Camera) -> list[str]:
    """What a page still says as before a change of language, and does not say when it is opened after it."""
    reader = Reader(camera, what)
    opened: dict[str, set[str]] = {}
    changed: dict[str, set[str]] = {}
    for first, then in (("fr", "en"), ("en", "fr")):
        reader.read(first, then)
        opened[first], changed[first] = set(reader.first), set(reader.changed)
    return [
        f"{what}, {first} to {then}: {text!r}"
        for first, then in (("fr", "en"), ("en", "fr"))
        for text in sorted(
            text for text in (changed[first] & opened[first]) - opened[then] if any(map(str.isalpha, text))
        )
    ]


@pytest.mark.parametrize("places", [FEW, pytest.param(EVERY, marks=pytest.mark.long)], ids=["few", "every"])
def test_no_line_of_the_old_language_stays(places: Sequence[str], camera: Camera) -> None:
    stale = [each for what in places for each in stale_on(what, camera)]
    assert not stale, "\n".join(stale)
