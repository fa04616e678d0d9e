"""Write `flatpak/wheels.txt` and `windows/wheels*.txt` anew: the newest wheels that fit, each with its checksum."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from recipes import flatpak, windows
from recipes.common import BUILD, Missing, checksum, dependencies, fresh

_LOCKED: Final[tuple[tuple[Path, str, Callable[..., list[Path]]], ...]] = (
    (flatpak.WHEELS, "the Flatpak holds", flatpak.wheels),
    *(
        (path, f"the packages for Windows ({processor}) hold", functools.partial(windows.wheels, processor))
        for processor, path in windows.WHEELS.items()
    ),
)


def main() -> int:
    """Download what the program needs on each system, and write down what it was."""
    for path, what, wheels in _LOCKED:
        try:
            newest = wheels(fresh(BUILD / "lock"), *dependencies())
        except Missing as missing:
            print(missing, file=sys.stderr)
            return 1
        lines = [f"# Written by packaging/lock.py: what {what} besides the program."]
        for wheel in newest:
            name, number, *_ = wheel.name.split("-")
            lines.append(f"{name.replace('_', '-').lower()}=={number} --hash=sha256:{checksum(wheel)}")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
