"""The command `ludo`. Nothing of Qt is imported here, neither for `--help` nor in the processes that it spawns."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import ludo
from ludo.app.compiled import StaleCompiledCodeError, refuse_stale_code
from ludo.app.escaping import escape_output

if TYPE_CHECKING:
    from collections.abc import Sequence

PORTABLE: Final = "portable.txt"
"""Where this file lies in the folder of a bundle, data is kept beside it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program; return its exit code."""
    if getattr(sys, "frozen", False):  # a bundle is started anew for each process that it spawns
        from multiprocessing import freeze_support

        freeze_support()
    streams = sys.stdout, sys.stderr
    escape_output()
    try:
        return _obey(sys.argv[1:] if argv is None else argv)
    finally:
        if argv is not None:  # it was called by a program that goes on
            sys.stdout, sys.stderr = streams


def _obey(arguments: Sequence[str]) -> int:
    if not arguments:
        return _show_window(_data_folder())
    from ludo.app.commands.command_line import is_command

    if is_command(arguments):
        from ludo.app.commands.running import obey

        return obey(arguments)
    from ludo.app.arguments import parse

    given = parse(arguments)
    if given.self_test is not None:
        from ludo.app import self_test

        return self_test.run(given.self_test, given.language)
    if given.review is not None:
        from ludo.app.commands.running import review

        return review(str(given.review), given.language, as_json=given.json)
    if given.rebuild:
        from ludo.app.commands.running import rebuild

        return rebuild(given.data_dir or _data_folder(), given.language)
    return _show_window(given.data_dir or _data_folder(), given.language, given.file, given.page)


def _show_window(folder: Path, language: str | None = None, file: Path | None = None, page: str = "") -> int:
    if sys.platform == "win32":
        from ludo.app.console import left_console

        if left_console():
            return 0
    try:
        refuse_stale_code()
    except StaleCompiledCodeError as error:
        sys.exit(f"ludo: {error}")
    if sys.platform.startswith("linux"):
        from ludo.app.qt_libraries import complaint

        lacking = complaint(os.environ)
        if lacking:  # Qt would abort, and name another library
            sys.exit(f"ludo: {lacking}")
    gc.disable()  # until the window is up: what is read at the start stays anyway
    from ludo.app.plain_import import use_plain_import

    use_plain_import()
    from ludo.app.start import run

    return run(folder, language, file, page)


def _data_folder() -> Path:
    """Return the data folder: of the user, or beside a portable program; the variable `LUDO_DATA_DIR` overrides it."""
    override = os.environ.get("LUDO_DATA_DIR")
    if override:
        return Path(override)
    program = Path(ludo.__file__).parents[2]
    if (program / PORTABLE).is_file():
        return program / "data"
    from platformdirs import user_data_path

    usual = user_data_path("Ludo", appauthor=False)
    return data_folder(sys.platform, sys.base_prefix, usual, Path.home())


def data_folder(system: str, base_prefix: str, usual: Path, home: Path) -> Path:
    """Return the data folder on a system, named as in `sys.platform`; `usual` is where it expects that of a program.

    To Python from the Microsoft Store, AppData is another folder, which goes when that Python is replaced: data is
    kept outside it, and what older versions left inside is taken along once.
    """
    if system != "win32" or "WindowsApps" not in base_prefix:
        return usual
    folder = home / "Ludo"
    if usual.is_dir() and not folder.exists():
        from shutil import copytree

        copytree(usual, folder)
    return folder
