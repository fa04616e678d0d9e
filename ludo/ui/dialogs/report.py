"""A report about a problem: one file with the log, the versions, the settings and the partie on the table."""

import platform
import re
import sys
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

import PySide6
from PySide6.QtGui import QGuiApplication

import ludo
from ludo.session.ports import StorageError
from ludo.ui.services.ports import Services

_LOGS: Final = "ludo*.log*"
_HOMES: Final = re.compile(r"(?:/home|/Users|[A-Za-z]:\\{1,2}(?:Users|Documents and Settings))[/\\]{1,2}[^/\\\s\"':]+")
"""Folders of accounts on the three systems."""
_MOST: Final = 2 * 1024 * 1024
"""Bytes of a log that are packed: its end."""
_ENTRY: Final = re.compile(r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\S* ([A-Z]+) ([\w.]+):")
_FRAME: Final = re.compile(r'^\s*File "(.*)", line (\d+),? in (\S+)')
_KIND: Final = re.compile(
    r"^(?:(?:Fatal Python error|Windows fatal exception): [\w ]+|[\w.]*(?:Error|Exception|Exit|Interrupt)\b)"
)
_LAST: Final = 60
"""Lines of the log that are copied: its end."""


def text_to_copy(log: Path | None, saving: bool) -> str:
    """Return what went wrong as one text: version, system, state and log, without cards, names or paths.

    Of the log it has where in the code each error was and of which kind, and no message: these may quote anything.
    """
    lines = [
        f"Ludo {ludo.__version__}, Python {platform.python_version()}, PySide6 {PySide6.__version__}",
        f"{platform.platform()}, windows on {QGuiApplication.platformName()}",
        f"games are {'kept' if saving else 'not kept'}",
    ]
    try:
        kept = log.read_bytes()[-_MOST:].decode(errors="replace").splitlines() if log is not None else []
    except OSError as error:
        kept = [type(error).__name__]
    return "\n".join([*lines, *[told for line in kept if (told := _bare(line))][-_LAST:]]) + "\n"


def _bare(line: str) -> str:
    """Return of a line of the log when, where in the code, and what kind of error; empty if it says none of these."""
    if found := _ENTRY.match(line):
        return " ".join(found.groups())
    if found := _FRAME.match(line):
        path = found[1].replace("\\", "/")
        inside = f"ludo/{path.rpartition('/ludo/')[2]}" if "/ludo/" in path else path.rpartition("/")[2]
        return f"  {inside}:{found[2]} {found[3]}"
    kind = _KIND.match(line)
    return kind[0] if kind else ""


def write_report(path: Path, services: Services, session: int | None, states: str) -> None:
    """Write a report; session: the partie on the table, None if there is none; states: of pages. Raises OSError."""
    with ZipFile(path, "w", ZIP_DEFLATED) as report:
        report.writestr("about.txt", _about(services))
        for log in sorted(services.folder.glob(_LOGS)):
            report.writestr(log.name, without_accounts(log.read_bytes()[-_MOST:].decode(errors="replace")))
        if session is not None:
            report.writestr("partie.txt", _partie(services, session))
        if states:
            report.writestr("states.txt", without_accounts(states))


def without_accounts(text: str) -> str:
    """Return a text in which the folders of accounts, and so their names, are a tilde."""
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")
    return _HOMES.sub("~", text)


def _about(services: Services) -> str:
    screens = [
        f"{s.geometry().width()}x{s.geometry().height()}@{s.devicePixelRatio()}" for s in QGuiApplication.screens()
    ]
    lines = {
        "Ludo": ludo.__version__,
        "Python": sys.version.replace("\n", " "),
        "PySide6": PySide6.__version__,
        "System": platform.platform(),
        "Windows on": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
        **{f"Setting {name}": value for name, value in services.settings.value._asdict().items()},
    }
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


def _partie(services: Services, session: int) -> str:
    try:
        return services.parties.export(session)[1]
    except StorageError as error:
        return f"The partie could not be read: {error}\n"
