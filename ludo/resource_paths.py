"""Paths of the files that come with the program."""

from functools import cache
from pathlib import Path

import ludo


@cache
def _folder() -> Path:
    """Return the folder: inside an installed package, beside the package in a checkout."""
    package = Path(ludo.__file__).parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """Return the path of a file or folder that comes with the program."""
    return _folder().joinpath(*parts)
