"""Write `packaging/flatpak/wheels.txt` anew: the newest wheels that fit, each with its checksum."""

from __future__ import annotations

import sys

from recipes.common import BUILD, Missing, checksum, dependencies, fresh
from recipes.flatpak import WHEELS, wheels


def main() -> int:
    """Download what the program needs in the Flatpak, and write down what it was."""
    try:
        newest = wheels(fresh(BUILD / "lock"), *dependencies())
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    lines = ["# Written by packaging/lock.py: what the Flatpak holds besides the program."]
    for path in newest:
        name, number, *_ = path.name.split("-")
        lines.append(f"{name.replace('_', '-').lower()}=={number} --hash=sha256:{checksum(path)}")
    WHEELS.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
