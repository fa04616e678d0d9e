"""Build Ludo for a system: `python packaging/build.py TARGET... [--out FOLDER]`.

Each target builds on the machine it is called on, or says in one line what is missing. The files built, their sizes,
their checksums and the time taken are printed. The standard library is enough to start it; what a target needs from the
package index goes into an environment of its own below `build/`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

from recipes import flatpak, linux, macos, manifests, release, wheel, windows
from recipes.common import ROOT, Missing, Recipe, checksum, megabytes

TARGETS: dict[str, Recipe] = {
    "linux-deb": linux.deb,
    "linux-rpm": linux.rpm,
    "linux-portable": linux.portable,
    "linux-flatpak": flatpak.flatpak,
    "macos-app": macos.app,
    "windows-portable": windows.portable,
    "windows-arm64-portable": windows.portable_for_arm,
    "windows-installer": windows.installer,
    "wheel": wheel.wheel,
    "sdist": wheel.sdist,
    "sbom": release.sbom,
    "checksums": release.checksums,
    "signature": release.signature,
    "manifests": manifests.manifests,
}
"""What can be built, by name."""
COMPILED: Final = frozenset({"linux-deb", "linux-rpm", "linux-portable", "sbom", "macos-app"})
"""What holds compiled code unless told otherwise: it is built on the system that it is for."""


def main(arguments: list[str]) -> int:
    """Build the targets; return 1 if something is missing."""
    parser = argparse.ArgumentParser(prog="python packaging/build.py", description=__doc__)
    parser.add_argument("targets", metavar="TARGET", nargs="+", choices=sorted(TARGETS), help=", ".join(TARGETS))
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for what is built (default: dist)")
    parser.add_argument(
        "--compiled",
        action=argparse.BooleanOptionalAction,
        help=f"compile engine, games and players' kernels (needs a C compiler); so are {', '.join(sorted(COMPILED))}",
    )
    given = parser.parse_args(arguments)
    if given.compiled and "sdist" in given.targets:
        parser.error("a source archive is not compiled")
    given.out.mkdir(parents=True, exist_ok=True)
    return max([_build(target, given.out.resolve(), given.compiled) for target in given.targets])


def _build(target: str, out: Path, compiled: bool | None) -> int:
    """Build a target and print what came out; return 1 if something is missing. compiled: None as is usual for it."""
    os.environ["LUDO_COMPILED"] = "1" if (target in COMPILED if compiled is None else compiled) else ""
    started = time.monotonic()
    try:
        built = TARGETS[target](out)
    except Missing as missing:
        print(f"{target}: {missing}", file=sys.stderr)
        return 1
    for path in built:
        print(f"{checksum(path)}  {path.name}  {megabytes(path):.1f} MB")
    print(f"{target}: {time.monotonic() - started:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
