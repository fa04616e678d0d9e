"""Sign programs for Windows and images for macOS: `python packaging/sign.py FILE...`; each stays in its place.

NSIS calls it for the uninstaller that it writes; a job of the forge that installs nothing, for an image.
"""

from __future__ import annotations

import sys
from pathlib import Path

from recipes.common import Missing
from recipes.macos import sign_image
from recipes.signing import sign_for_windows


def main(paths: list[Path]) -> None:
    """The command."""
    for path in paths:
        if path.suffix == ".dmg":
            sign_image(path)
        else:
            sign_for_windows(path)


if __name__ == "__main__":
    try:
        main([Path(name) for name in sys.argv[1:]])
    except Missing as missing:
        sys.exit(str(missing))
