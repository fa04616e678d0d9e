"""The command `ludo`. Nothing of Qt is imported here, neither for `--help` nor in the processes that it spawns."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import ludo
from ludo.app.compiled import StaleCompiledCodeError, refuse_stale_code

PORTABLE: Final = "portable.txt"
"""Where this file lies in the folder of a bundle, data is kept beside it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program; return its exit code."""
    if getattr(sys, "frozen", False):  # a bundle is started anew for each process that it spawns
        from multiprocessing import freeze_support

        freeze_support()
    given = _parser().parse_args(argv)
    if given.self_test is not None:
        from ludo.app import self_test

        return self_test.run(given.self_test)
    folder = given.data_dir if given.data_dir is not None else _data_folder()
    if sys.platform == "win32":
        from ludo.app.console import left_console

        if left_console():
            return 0
    try:
        refuse_stale_code()
    except StaleCompiledCodeError as error:
        sys.exit(f"ludo: {error}")
    gc.disable()  # until the window is up: what is read at the start stays anyway
    from ludo.app.plain_import import use_plain_import

    use_plain_import()
    from ludo.app.start import run

    return run(folder, given.lang, given.partie)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ludo", description="French card games at one screen, with exact rules, people and computer players."
    )
    parser.add_argument("--version", action="version", version=f"Ludo {ludo.__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where games and settings are kept")
    parser.add_argument("--lang", choices=("fr", "en"), help="language, for this time only")
    parser.add_argument(
        "--self-test", choices=("all", "rules"), nargs="?", const="all", metavar="EXTENT",
        help="see whether everything works here; `rules`: without anything of the screen",
    )  # fmt: skip
    parser.add_argument(
        "partie", nargs="?", type=Path, metavar="FILE", help="a game exported as text, to look at again"
    )
    return parser


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
    """The data folder on a system, named as in `sys.platform`; `usual` is where it expects that of a program.

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
