"""Errors of the program itself: written to a file, and told calmly."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

LOG: Final = "ludo.log"
_LARGEST: Final = 1_000_000
"""Bytes; a longer log is begun anew."""


def write_log(folder: Path) -> None:
    """Write warnings and errors of the program to a file in a folder from now on; to the console where it cannot be."""
    import logging

    log = logging.getLogger("ludo")
    if log.handlers:
        return
    path = folder / LOG
    handler: logging.Handler = logging.StreamHandler()
    with suppress(OSError):
        if path.is_file() and path.stat().st_size > _LARGEST:
            path.replace(path.with_name(f"{LOG}.old"))
        handler = logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.WARNING)


def catch(folder: Path, show: Callable[[Path], None]) -> None:
    """Write errors that nobody has caught to the log of a folder, and let `show` tell of them."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        import logging

        write_log(folder)
        logging.getLogger("ludo").error("an error that nobody has caught", exc_info=(kind, error, trace))
        show(folder / LOG)

    sys.excepthook = hook
