"""Files of packages that nobody uses to play: those that `run.py` removes, too, from one list (`ludo.app`)."""

from __future__ import annotations

import sys
from pathlib import Path

from recipes.common import ROOT

if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))
from ludo.app.unused_parts import UNUSED, is_unused


def remove(site: Path) -> None:
    """Remove what nobody uses from a folder of packages, and the folders that are empty then."""
    for path in [path for path in site.rglob("*") if path.is_file() or path.is_symlink()]:
        if any(is_unused(package, path.relative_to(site).as_posix()) for package in UNUSED):
            path.unlink()
    for folder in sorted((path for path in site.rglob("*") if path.is_dir()), reverse=True):
        if not folder.is_symlink() and not any(folder.iterdir()):
            folder.rmdir()
