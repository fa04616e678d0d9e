"""The command `ludo`. Nothing of Qt is imported here, neither for `--help` nor in the processes that it spawns."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import ludo


def main(argv: Sequence[str] | None = None) -> int:
    """Start the program; its exit code."""
    if getattr(sys, "frozen", False):  # a bundle is started anew for each process that it spawns
        from multiprocessing import freeze_support

        freeze_support()
    given = _parser().parse_args(argv)
    folder = given.data_dir if given.data_dir is not None else _data_folder()
    gc.disable()  # until the window is up: what is read at the start stays anyway
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
        "partie", nargs="?", type=Path, metavar="FILE", help="a game exported as text, to look at again"
    )
    return parser


def _data_folder() -> Path:
    """The user's data folder; `LUDO_DATA_DIR` stands in its place where it is set."""
    override = os.environ.get("LUDO_DATA_DIR")
    if override:
        return Path(override)
    from platformdirs import user_data_path

    return user_data_path("Ludo", appauthor=False)
