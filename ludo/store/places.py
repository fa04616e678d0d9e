"""Folders in which programs cannot share a journal, or should not: of other computers, or kept in step with them.

SQLite keeps the index of a journal (`-wal`) in memory that all programs of one computer share. Programs of two
computers do not see each other's, and a program that copies files to other computers takes the file without its
journal. There the file is written with a journal of the old kind (`-journal`), gone after each transaction.
"""

import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

from ludo.store.notices import Notice

_REMOTE: Final = ("nfs", "cifs", "smb", "9p", "afs", "ceph", "gluster", "lustre", "ncp", "davfs", "drvfs", "virtiofs")
"""Beginnings of the types of mounts of other computers."""
_REMOTE_FUSE: Final = ("sshfs", "rclone", "gvfsd-fuse", "davfs2", "s3fs", "glusterfs")
_SYNCED: Final = ("onedrive", "dropbox", "google drive", "googledrive", "icloud", "nextcloud", "owncloud", "pcloud")
"""Beginnings of the names of folders that such programs make."""
_SYNCED_MAC: Final = ("CloudStorage", "Mobile Documents")
_MARKS: Final = (".dropbox.cache", ".stfolder", ".nextcloudsync.log", ".owncloudsync.log")
"""What they keep in them."""
_REMOTE_DRIVE: Final = 4
_MOUNTS: Final = Path("/proc/self/mountinfo")
_NO_SHARED_MEMORY: Final = ("SQLITE_CANTOPEN", "SQLITE_IOERR_SHM")
_TOLD: Final = "notice.place"
"""The setting that says for which folder it has been told."""


def place_code(folder: Path) -> str | None:
    """Return the code of a notice about a folder of another computer, or one kept in step with it; None for others."""
    real = folder.resolve()
    if _is_remote(real):
        return "network-folder"
    return "synced-folder" if any(_is_synced(each) for each in (real, *real.parents)) else None


def _is_synced(folder: Path) -> bool:
    name = folder.name.casefold()
    if name.startswith(_SYNCED) or folder.name in _SYNCED_MAC:
        return True
    return any((folder / mark).exists() for mark in _MARKS)


def _is_remote(folder: Path) -> bool:
    if sys.platform == "win32":
        import ctypes

        root = folder.anchor
        return root.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(root) == _REMOTE_DRIVE
    kind = _mount_type(folder)
    return kind.startswith(_REMOTE) or kind.removeprefix("fuse.") in _REMOTE_FUSE


def _mount_type(folder: Path) -> str:
    """Return the type of the mount that a folder is on, "" where the system does not say."""
    found, longest = "", -1
    try:
        lines = os.fsdecode(_MOUNTS.read_bytes()).splitlines()
    except OSError:
        return ""
    for line in lines:
        before, _, after = line.partition(" - ")
        point = before.split(" ")[4].replace("\\040", " ")
        if folder.is_relative_to(point) and len(point) >= longest:
            found, longest = after.split(" ")[0], len(point)
    return found


def can_share_journal(connection: sqlite3.Connection, folder: Path) -> bool:
    """Can the file have a journal that programs share? If not, it is this connection's alone until `settle_journal`."""
    if place_code(folder) is None:
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
            return True
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith(_NO_SHARED_MEMORY):
                raise
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    return False


def settle_journal(connection: sqlite3.Connection, folder: Path) -> Notice | None:
    """Have the old kind of journal where none can be shared; return what is to be told of the folder, once."""
    if _answer(connection, "locking_mode") == "exclusive":
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA locking_mode = NORMAL")
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    if _answer(connection, "journal_mode") == "wal":
        return None
    code = place_code(folder) or "plain-journal"
    told = connection.execute("SELECT value FROM settings WHERE key = ?", (_TOLD,)).fetchone()
    return None if told == (f"{code} {_name(folder)}",) else Notice(code)


def remember_told(connection: sqlite3.Connection, notice: Notice, folder: Path) -> None:
    """Keep that a notice about the folder will be read."""
    connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (_TOLD, f"{notice.code} {_name(folder)}"))


def _name(folder: Path) -> str:
    return str(folder).encode(errors="replace").decode()


def _answer(connection: sqlite3.Connection, pragma: str) -> str:
    return str(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
