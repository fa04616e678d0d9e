"""Where the files lie that come with the program."""

from functools import cache
from pathlib import Path

import ludo


@cache
def _folder() -> Path:
    """Inside the package where it is installed, beside it where it is run from its sources."""
    package = Path(ludo.__file__).parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a file or folder that comes with the program."""
    return _folder().joinpath(*parts)
