"""Questions for a file, in the system's own dialog; they begin in the person's documents."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from ludo.nights.people import clean_name

_LONGEST: Final = 200
"""Bytes of a proposed name without its ending; systems take 255."""
_RESERVED: Final = re.compile(r"(CON|PRN|AUX|NUL|(COM|LPT)\d)\s*(\.|$)", re.IGNORECASE)
"""Devices of Windows."""


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
    """Ask where to save something; `name` is proposed. The file has the suffix; none is replaced without a question."""
    dialog = QFileDialog(parent, title, documents(), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(suffix.lstrip("."))
    dialog.selectFile(safe_name(name, suffix))
    while chosen := run(dialog):
        path = with_suffix(Path(chosen), suffix)
        if path == Path(chosen) or not path.exists():
            break
        dialog.selectFile(str(path))  # now it asks whether this file is to be replaced
    dialog.deleteLater()
    return path if chosen else None


def with_suffix(path: Path, suffix: str) -> Path:
    """Return a path that ends in a suffix; what looks like another one, as in a date, is a part of the name."""
    return path if path.name.lower().endswith(suffix) else path.with_name(path.name.rstrip(".") + suffix)


def free_name(name: str, suffix: str) -> str:
    """Return a name with its suffix that no file in the person's documents has yet."""
    folder, number = Path(documents()), 1
    found = f"{name}{suffix}"
    while (folder / found).exists():
        number += 1
        found = f"{name} ({number}){suffix}"
    return found


def path_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file that exists."""
    dialog = QFileDialog(parent, title, documents(), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    chosen = run(dialog)
    dialog.deleteLater()
    return Path(chosen) if chosen else None


def folder_to_write(parent: QWidget, title: str) -> Path | None:
    """Ask for a folder."""
    dialog = QFileDialog(parent, title, documents())
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    chosen = run(dialog)
    dialog.deleteLater()
    return Path(chosen) if chosen else None


def safe_name(name: str, suffix: str) -> str:
    """Return a name that every system takes: nothing that is forbidden, unseen or reserved, and not too long."""
    seen = clean_name(name.removesuffix(suffix), _LONGEST)
    allowed = "".join("_" if letter in '<>:"/\\|?*' else letter for letter in seen)
    short = allowed.encode()[:_LONGEST].decode(errors="ignore").strip(" .") or "Ludo"
    return f"{'_' if _RESERVED.match(short) else ''}{short}{suffix}"


def error_code(error: OSError) -> str:
    """Return why a file cannot be written, as a code of StorageError."""
    import errno

    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return "disk-full"
    return "read-only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "no-access"
