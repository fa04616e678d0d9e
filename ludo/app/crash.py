"""Errors of the program itself: written to a file, and shown in a message.

What Python raises goes to the log, wherever it happens; what ends the process inside Qt is written by `faulthandler`
to a file of its own and joins the log with the next start.
"""

import sys
import threading
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from ludo.app.escaping import visible

LOG: Final = "ludo.log"
FATAL: Final = "ludo-crash.log"
"""What was written when the process died."""

LARGEST: Final = 1_000_000
"""Bytes; a longer log is begun anew, and the two before it are kept."""
_KEPT: Final = 2
_FATAL_SHOWN: Final = 20_000


class Crashes(QObject):
    """Catches errors from the moment it is made.

    `happened` brings the path of the log, None where it could not be written, in the thread of the window.
    """

    happened = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._fatal: BinaryIO | None = None
        sys.excepthook = self.hook

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error that nobody has caught, and tell of it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        import logging

        write_log(self._folder)
        log = self._folder / LOG
        before = _size(log)
        logging.getLogger("ludo").error("an error that nobody has caught", exc_info=(kind, error, trace))
        self.happened.emit(log if _size(log) != before else None)

    def catch_everything(self) -> None:
        """Log what other threads raise, what Qt says, and what ends the process."""
        import threading

        threading.excepthook = self._thread_hook
        qInstallMessageHandler(self._qt_said)
        self._keep_traces_of_death()

    def _thread_hook(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None and not issubclass(arguments.exc_type, SystemExit):
            self.hook(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _qt_said(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        import logging

        write_log(self._folder)
        level = logging.WARNING if kind == QtMsgType.QtWarningMsg else logging.ERROR
        logging.getLogger("ludo.qt").log(level, "%s: %s", context.category, text)

    def _keep_traces_of_death(self) -> None:
        import faulthandler

        from ludo.store.files import keep_private

        path = self._folder / FATAL
        with suppress(OSError):
            if path.is_file() and path.stat().st_size:
                self._report_death(path)
            self._fatal = path.open("wb", buffering=0)
            keep_private(path)
            faulthandler.enable(self._fatal)

    def _report_death(self, path: Path) -> None:
        import logging

        write_log(self._folder)
        text = path.read_bytes()[:_FATAL_SHOWN].decode(errors="replace")
        logging.getLogger("ludo").error("the program died the last time:\n%s", text)

    def close(self) -> None:
        """Close the file that `faulthandler` writes to."""
        if self._fatal is not None:
            import faulthandler

            faulthandler.disable()
            self._fatal.close()
            self._fatal = None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def write_log(folder: Path) -> None:
    """Write warnings and errors of the program to a file in a folder from now on; to the console where it cannot be."""
    import logging
    from logging.handlers import RotatingFileHandler
    from pathlib import Path

    from ludo.store.files import keep_private

    class Handler(RotatingFileHandler):
        """A log that goes on in the same file where it cannot be begun anew, and never fails."""

        def _open(self) -> TextIOWrapper:
            """Open a log that nobody else reads: it may say who plays."""
            file = super()._open()
            keep_private(Path(self.baseFilename))
            return file

        def doRollover(self) -> None:
            """Begin the log anew; a scanner may hold the old one open."""
            with suppress(OSError):
                super().doRollover()

        def handleError(self, record: logging.LogRecord) -> None:
            """A full disk is told where games are saved."""

    class Formatter(logging.Formatter):
        """Writes nothing that a terminal would obey which shows the log."""

        def format(self, record: logging.LogRecord) -> str:
            """Return a record as text."""
            return visible(super().format(record), "\n\t")

    log = logging.getLogger("ludo")
    if any(handler.name == str(folder) for handler in log.handlers):
        return
    for other in tuple(log.handlers):  # of a folder that is no longer used
        other.close()
        log.removeHandler(other)
    handler: logging.Handler = logging.StreamHandler()
    with suppress(OSError):
        handler = Handler(folder / LOG, maxBytes=LARGEST, backupCount=_KEPT, encoding="utf-8")
    handler.name = str(folder)
    handler.setFormatter(Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.WARNING)
