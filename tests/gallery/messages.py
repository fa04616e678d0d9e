"""`python -m tests.gallery.messages DIR`: every notice and error message in both languages, a few on each picture."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog

from ludo.app.progress import OpeningProgress
from ludo.app.start import application, open_window
from ludo.session.ports import StorageError
from ludo.store.notices import Notice
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.dialogs.message import Message, ask
from ludo.ui.i18n import set_language
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.wording import errors
from tests.ui.pages.thinkers import Nobody

DATA: Final = Path("/Users/françoise/Library/Application Support/Ludo")
FILE: Final = DATA / "ludo.db"
KEPT: Final = DATA / "ludo.damaged-20261122-054048.db"
JOURNAL: Final = DATA / "ludo.foreign-journal-20261122-054048.db-wal"
LONG: Final = Path("/run/media/françoise/SAUVEGARDE_DE_LA_MAISON_2026/documents_partages_de_la_famille/jeux_de_cartes")

NOTICES: Final = (
    Notice("damaged", KEPT, 3),
    Notice("damaged", KEPT, 1, 1, 1, interrupted=True),
    Notice("damaged", LONG / KEPT.name, 3000, 12, 40, interrupted=True),
    Notice("damaged", KEPT, 0),
    Notice("other-program", DATA / "ludo.other-program-20261122-054048.db"),
    Notice("gone"),
    Notice("foreign-journal", JOURNAL),
    Notice("journal-only", DATA / "ludo.journal-20261122-054048.db-wal"),
    Notice("journal-damaged", DATA / "ludo.journal-20261122-054048.db-wal"),
    Notice("journal-missing"),
    Notice("newer-version"),
    Notice("old-sqlite"),
    *(Notice(code, saved=4) for code in ("read-only", "disk-full", "disk-error", "no-access", "busy")),
    Notice("disk-full", saved=1, cut=1, lost=1),
    Notice("no-access"),
)
ERRORS: Final = {
    "disk-full": "",
    "read-only": "",
    "no-access": "",
    "busy": "",
    "disk-error": "",
    "vanished": str(FILE),
    "taken": "",
    "too-many-chips": "",
    "newer-version": "",
    "other-program": "",
    "not-a-partie": "",
    "bad-header": "7",
    "unknown-game": "belote",
    "newer-rules": "",
    "bad-options": "",
    "damaged": "",
}


def _others(window: MainWindow, folder: Path) -> Iterator[Callable[[], object]]:
    """What brings up the messages that belong to no code."""
    notices, files = window.notices, window.files
    yield lambda: notices.show_damage(1)
    yield lambda: notices.show_damage(240)
    yield lambda: notices.show_crash(DATA / "ludo.log")
    yield lambda: _give_up(window)
    yield window.guard.offer_place
    QFileDialog.getExistingDirectory = lambda *_: str(folder / "elsewhere")  # type: ignore[method-assign]
    yield window.guard.choose_place
    file_dialogs.run = lambda dialog: str(folder / "copy.ludo")
    yield files.back_up
    yield files.restore
    yield lambda: files._restore(folder / "copy.ludo")
    yield lambda: ask(None, errors.other_heading, lambda: errors.other_text(DATA), (errors.overrule_text, None))


def _give_up(window: MainWindow) -> None:
    window.guard._bots = GivenUp()
    window.guard.look()
    window.guard._bots = Nobody()


class GivenUp(Nobody):
    """Computer players whose process ended again and again."""

    @property
    def given_up(self) -> bool:
        return True


def pictures(language: str, folder: Path) -> Iterator[QPixmap]:
    """Every message as it is seen, then the line over unsaved games and what is seen while a file is saved."""
    app = application()
    window = open_window(app, folder, Nobody(), language)
    sys.excepthook = sys.__excepthook__
    apply_theme(app, theme_for("light"))
    set_language(language)
    window.show()
    acts: list[Callable[[], object]] = [
        *(lambda note=note: window.notices.show_file_notice(note, FILE) for note in NOTICES),
        *(
            lambda code=code, detail=detail: window.notices.show_error(StorageError(code, detail))
            for code, detail in ERRORS.items()
        ),
    ]
    for act in (*acts, *_others(window, folder)):
        act()
        app.processEvents()
        shown = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Message)]
        for message in shown:
            yield message.grab()
            message.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.guard._banner.show()
    app.processEvents()
    yield window.guard._banner.grab()
    progress = OpeningProgress(app)
    for done, of in ((0, 0), (1200, 3000)):
        progress._begun, progress._last = -10.0, -10.0
        progress(done, of)
        set_language(language)
        progress._last = -10.0
        progress(done, of)
        assert progress._label is not None
        yield progress._label.grab()
        progress._label.close()
    window.close()
    window.services.store.close()


def main() -> int:
    """The command."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for language in ("fr", "en"):
        with TemporaryDirectory() as data:
            _lay_out(list(pictures(language, Path(data))), folder / f"messages-{language}")
    return 0


def _lay_out(found: list[QPixmap], name: Path, columns: int = 2, rows: int = 5) -> None:
    for page, begin in enumerate(range(0, len(found), columns * rows), 1):
        part = found[begin : begin + columns * rows]
        lines = [part[at : at + columns] for at in range(0, len(part), columns)]
        width = max(sum(picture.width() + 20 for picture in line) for line in lines)
        sheet = QPixmap(width, sum(max(picture.height() for picture in line) + 20 for line in lines))
        sheet.fill(Qt.GlobalColor.darkGray)
        painter, y = QPainter(sheet), 10
        for line in lines:
            x = 10
            for picture in line:
                painter.drawPixmap(QPoint(x, y), picture)
                x += picture.width() + 20
            y += max(picture.height() for picture in line) + 20
        painter.end()
        sheet.save(str(name.with_name(f"{name.name}-{page}.png")))


if __name__ == "__main__":
    sys.exit(main())
