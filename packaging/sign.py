"""Sign a program for Windows: `python packaging/sign.py FILE`. NSIS calls it for the uninstaller that it writes."""

from __future__ import annotations

import sys
from pathlib import Path

from recipes.common import Missing
from recipes.signing import sign_for_windows

if __name__ == "__main__":
    try:
        sign_for_windows(Path(sys.argv[1]))
    except Missing as missing:
        sys.exit(str(missing))
