"""Questions for a file, in the system's own dialog; they begin in the person's documents."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def run(dialog: QFileDialog) -> str:
    """Ask; return the file, empty if none was chosen."""
    if dialog.exec() != QFileDialog.DialogCode.Accepted:
        return ""
    chosen = dialog.selectedFiles()
    return chosen[0] if chosen else ""


def documents() -> str:
    """Return the folder of the person's documents."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def path_to_save(parent: QWidget, title: str, name: str, kind: str, suffix: str) -> Path | None:
    """Ask where to save something; `name` is proposed. The suffix is there before the dialog asks about overwriting."""
    dialog = QFileDialog(parent, title, documents(), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(suffix.lstrip("."))
    dialog.selectFile(safe_name(name))
    chosen = run(dialog)
    dialog.deleteLater()
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_name(path.name + suffix)


def path_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file that exists."""
    dialog = QFileDialog(parent, title, documents(), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    chosen = run(dialog)
    dialog.deleteLater()
    return Path(chosen) if chosen else None


def safe_name(name: str) -> str:
    """Replace characters that some systems forbid in file names."""
    return "".join("_" if character in '<>:"/\\|?*' or ord(character) < 32 else character for character in name)


def error_code(error: OSError) -> str:
    """Return why a file cannot be written, as a code of StorageError."""
    import errno

    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return "disk-full"
    return "read-only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "no-access"
