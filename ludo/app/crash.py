"""Errors of the program itself: written to a file, and told calmly."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

LOG: Final = "ludo.log"
_LARGEST: Final = 1_000_000
"""Bytes; a longer log is begun anew."""

_log = logging.getLogger("ludo")


def write_log(folder: Path) -> Path:
    """Write warnings and errors to a file in a folder from now on, made with the first of them; its path."""
    path = folder / LOG
    try:
        if path.stat().st_size > _LARGEST:
            path.replace(path.with_name(f"{LOG}.old"))
    except OSError:
        pass
    handler: logging.Handler = logging.StreamHandler()
    if folder.is_dir():
        handler = _QuietFile(path, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    _log.addHandler(handler)
    _log.setLevel(logging.WARNING)
    return path


class _QuietFile(logging.FileHandler):
    """A log that cannot be written is given up."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            super().emit(record)
        except OSError:
            self.setLevel(logging.CRITICAL + 1)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing."""


def catch(show: Callable[[], None]) -> None:
    """Log errors that nobody has caught, and let `show` tell of the first of each run of the event loop."""
    showing = False

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal showing
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("an error that nobody has caught", exc_info=(kind, error, trace))
        if showing:
            return
        showing = True
        try:
            show()
        finally:
            showing = False

    sys.excepthook = hook
