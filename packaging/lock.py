"""Write every lock anew: the newest packages that fit, each with its checksum. `python packaging/lock.py`."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from recipes import flatpak, locks, windows
from recipes.bundle import OLDEST_MACOS
from recipes.common import BUILD, COMPILER, HERE, Missing, checksum, dependencies, environment, fitting, fresh, run

_LOCKED: Final[tuple[tuple[Path, str, Callable[..., list[Path]]], ...]] = (
    (flatpak.WHEELS, "the Flatpak holds", flatpak.wheels),
    *(
        (path, f"the packages for Windows ({processor}) hold", functools.partial(windows.wheels, processor))
        for processor, path in windows.WHEELS.items()
    ),
)
_BUILD: Final = ("build>=1.3,<2", "hatchling>=1.27,<2")
_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "fetch": ("setuptools>=77",),
    "wheel": _BUILD,
    "compiler": COMPILER,
    "compiled": (*_BUILD, *COMPILER),
    "bundle": (*dependencies(), *dependencies("bundle")),
    "listed": (*dependencies(),),
    "sbom": ("cyclonedx-bom>=7,<8",),
}
"""The environments of the recipes, and what is asked for in them."""
_PLATFORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "linux": (("manylinux2014_x86_64", *(f"manylinux_2_{number}_x86_64" for number in (5, 12, 17, 27, 28, 34))),),
    "darwin": (
        tuple(f"macosx_{major}_0_{kind}" for major in range(OLDEST_MACOS, 10, -1) for kind in ("arm64", "universal2")),
    ),
    "win32": (("win_amd64",), ("win_arm64",)),
}
"""What pip calls each system; where there are several, each package has the checksums of all."""
_MARKED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "darwin": {"bundle": ("macholib>=1.8",)},
    "win32": {
        "bundle": ("pefile>=2022.5.30", "pywin32-ctypes>=0.2.1"),
        **dict.fromkeys(("wheel", "compiled"), ("colorama>=0.4",)),
    },
}
"""What packages ask for on another system: pip looks at their conditions with the eyes of the one that it runs on."""


def _newest(python: str, platforms: Sequence[str], asked: Sequence[str]) -> dict[str, str]:
    """Return what pip would install elsewhere, by `name==version`, with the checksum."""
    # an older one asks what packages need of the Python that it runs on, and not of the one it is told of
    tool, report = environment("locks", ("pip>=26",)), BUILD / "report.json"
    run(
        tool, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run", "--ignore-installed",
        "--report", report, "--target", BUILD / "nowhere", *fitting(python, platforms), *asked,
    )  # fmt: skip
    found = {}
    for entry in json.loads(report.read_text(encoding="utf-8"))["install"]:
        name = entry["metadata"]["name"].lower().replace("_", "-")
        found[f"{name}=={entry['metadata']['version']}"] = entry["download_info"]["archive_info"]["hashes"]["sha256"]
    return found


def _parts(system: str) -> list[str]:
    """Return the lines of a lock with a part for each environment and Python."""
    lines = ["# Written by packaging/lock.py: what recipes install on this system, and what goes into bundles there."]
    for python in locks.PYTHONS[system]:
        for name, asked in _PARTS.items():
            if system != "linux" and name in ("listed", "sbom"):
                continue
            more = _MARKED.get(system, {}).get(name, ())
            sums: dict[str, set[str]] = {}
            for platforms in _PLATFORMS[system]:
                for package, digest in _newest(python, platforms, [*asked, *more]).items():
                    sums.setdefault(package, set()).add(digest)
            lines += ["", f"## {name}, Python {python}"]
            for package, found in sorted(sums.items()):
                lines.append(" ".join((package, *(f"--hash=sha256:{digest}" for digest in sorted(found)))))
    return lines


def main() -> int:
    """Ask the index what fits each system, and write down what it was."""
    try:
        for system, name in locks.PARTS.items():
            text = "\n".join(_parts(system)) + "\n"
            (HERE / name).write_text(text, encoding="utf-8", newline="\n")
        for path, what, wheels in _LOCKED:
            lines = [f"# Written by packaging/lock.py: what {what} besides the program."]
            for wheel in wheels(fresh(BUILD / "lock"), *dependencies()):
                name, number, *_ = wheel.name.split("-")
                lines.append(f"{name.replace('_', '-').lower()}=={number} --hash=sha256:{checksum(wheel)}")
            path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
