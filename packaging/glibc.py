"""Which C library of GNU a bundle needs, and for whose sake: `python packaging/glibc.py PACKAGE|FOLDER [--than 2.28]`.

Prints how many files ask for each version, and the symbols of those that ask for one newer than `--than`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from recipes import elf
from recipes.common import untar


def unpacked(package: Path, folder: Path) -> Path:
    """Return the folder with the files of a deb or an archive; a folder is itself."""
    if package.is_dir():
        return package
    if package.suffix == ".deb":
        subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
    else:
        untar(package, folder)
    return folder


def report(found: list[elf.Binary], than: str) -> list[str]:
    """Return what the command prints of the files of a bundle."""
    counts = Counter(binary.glibc for binary in found if binary.glibc != (0, 0))
    lines = [f"glibc {major}.{minor}: {count} files" for (major, minor), count in sorted(counts.items())]
    for binary in sorted(elf.newer(found, than), key=lambda entry: (entry.glibc, entry.path.name)):
        version = "{}.{}".format(*binary.glibc)
        lines.append(f"{binary.path.name}: {version} ({', '.join(elf.symbols(binary.path, binary.glibc))})")
    return [*lines, f"all of {len(found)} files: {elf.glibc(found)}"]


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python packaging/glibc.py", description=__doc__)
    parser.add_argument("package", type=Path, help="a deb, a tar.xz, or a folder")
    parser.add_argument("--than", default="2.28", help="name the files that ask for a newer one (default: 2.28)")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        print("\n".join(report(elf.binaries(unpacked(given.package, Path(folder))), given.than)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
