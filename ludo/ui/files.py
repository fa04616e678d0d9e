"""Writing to files that a person chooses, and reading from them."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFileDialog, QWidget

from ludo.session.ports import StorageError
from ludo.ui import errors
from ludo.ui.dialogs import ask, tell
from ludo.ui.i18n import translate
from ludo.ui.pages.dates import names
from ludo.ui.ports import Services

if TYPE_CHECKING:
    from ludo.ui.window import MainWindow

_TEXT: Final = ".txt"
_ALL: Final = ".ludo"


def export_partie(parent: QWidget, services: Services, number: int) -> None:
    """Ask for a file and write a session to it as text."""
    try:
        header, lines = services.store.load(number)
    except StorageError as error:
        _tell_error(parent, error)
        return
    name = f"{header.game} {header.started[:10]} {'-'.join(chair.name for chair in header.chairs)}{_TEXT}"
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        translate("Files", "Save a game as text"),
        _safe(name),
        translate("Files", "Text files (*.txt)"),
    )
    if not chosen:
        return
    path = _with_suffix(Path(chosen), _TEXT)
    try:
        path.write_text(services.write_partie(header, lines), encoding="utf-8")
    except OSError as error:
        _tell_error(parent, StorageError(_code(error), str(path)))
        return
    tell(
        parent,
        lambda: translate("Files", "The game is saved"),
        lambda: translate("Files", "The game of {names} is written in\n{file}").format(
            names=names(header.chairs), file=path
        ),
    )


def open_partie(window: "MainWindow") -> None:
    """Ask for a partie written as text and look at it."""
    chosen, _ = QFileDialog.getOpenFileName(
        window,
        translate("Files", "Open a game saved as text"),
        "",
        translate("Files", "Text files (*.txt);;All files (*)"),
    )
    if chosen:
        window.watch_file(Path(chosen))


def back_up(parent: QWidget, services: Services) -> None:
    """Ask for a file and copy everything into it."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        translate("Files", "Export all games and settings"),
        f"ludo{_ALL}",
        translate("Files", "Copies made by Ludo (*.ludo)"),
    )
    if not chosen:
        return
    path = _with_suffix(Path(chosen), _ALL)
    try:
        services.store.backup(path)
    except StorageError as error:
        _tell_error(parent, error)
        return
    tell(
        parent,
        lambda: translate("Files", "Everything is exported"),
        lambda: translate("Files", "All games, people, chips and settings are copied to\n{file}").format(file=path),
    )


def restore(window: "MainWindow", services: Services) -> None:
    """Ask for such a copy and, after a question, put it in the place of what there is."""
    chosen, _ = QFileDialog.getOpenFileName(
        window,
        translate("Files", "Import games and settings"),
        "",
        translate("Files", "Copies made by Ludo (*.ludo);;All files (*)"),
    )
    if not chosen:
        return
    ask(
        window,
        lambda: translate("Files", "Replace all games and settings?"),
        lambda: translate(
            "Files",
            "The games and settings of the copy take the place of the present ones, which are put aside, not lost.",
        ),
        (lambda: translate("Files", "Replace"), lambda: _restore(window, services, Path(chosen))),
    )


def _restore(window: "MainWindow", services: Services, source: Path) -> None:
    window.show_home()
    try:
        kept = services.store.restore(source)
    except StorageError as error:
        _tell_error(window, error)
        return
    services.settings.reload()
    window.home.arrive()
    tell(
        window,
        lambda: translate("Files", "Everything is imported"),
        lambda: (
            translate("Files", "What was there before is kept in\n{file}").format(file=kept)
            if kept is not None
            else translate("Files", "There was nothing before.")
        ),
    )


def _tell_error(parent: QWidget, error: StorageError) -> None:
    tell(parent, lambda: translate("Window", "That did not work"), lambda: errors.storage_text(error))


def _code(error: OSError) -> str:
    import errno

    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return "disk-full"
    return "read-only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "no-access"


def _with_suffix(path: Path, suffix: str) -> Path:
    return path if path.suffix else path.with_name(path.name + suffix)


def _safe(name: str) -> str:
    """A file name without what some systems forbid."""
    return "".join("_" if character in '<>:"/\\|?*' or ord(character) < 32 else character for character in name)
