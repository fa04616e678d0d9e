"""Files that macOS asks the program to open."""

from pathlib import Path

from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ludo.app.opened_files import OpenedFiles


def test_a_file_that_the_system_brings_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    files = OpenedFiles(qapp)
    opened: list[Path] = []
    files.opened.connect(opened.append)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "evening.ludo")))
    qapp.removeEventFilter(files)
    assert opened == [tmp_path / "evening.ludo"]
