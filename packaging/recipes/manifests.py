"""What catalogues ask for: winget, Homebrew, AUR, Flathub, conda-forge.

They are made of `packaging/manifests` and the checksums of a release. The address of the project is `Homepage` of
`project.urls` in pyproject.toml, and stands nowhere else.
"""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from recipes import flatpak
from recipes.common import APP_ID, BUILD, HERE, Missing, dependencies, fresh, homepage, version, write
from recipes.release import SUMS

_MARK: Final = re.compile(r"@(SUM|FILE) ([^@]+)@")
_CONDA: Final = {"PySide6-Essentials": "pyside6"}
"""Names that packages have at conda-forge, where they differ."""


def manifests(out: Path) -> list[Path]:
    """Write them below `build`, for the packages in the folder, whose checksums are there already. Raises Missing."""
    address = homepage().rstrip("/")
    if not address:
        print("manifests: left out, as `Homepage` of project.urls in pyproject.toml names no address", flush=True)
        return []
    if not (out / SUMS).is_file():
        raise Missing(f"no {SUMS} in {out.name}: `checksums` writes it")
    lines = [line.split("  ", 1) for line in (out / SUMS).read_text(encoding="utf-8").splitlines()]
    sums = {name: digest for digest, name in lines}
    target = fresh(BUILD / "manifests")
    written = []
    for path in sorted((HERE / "manifests").iterdir()):
        if text := filled(path.read_text(encoding="utf-8"), address, sums):
            write(target / path.name, text)
            written.append(target / path.name)
        else:
            print(f"{path.name}: left out, as its package is not in the folder", flush=True)
    wheel = next((name for name in sums if name.endswith(".whl")), "")
    if wheel:
        path = target / f"{APP_ID}.flathub.json"
        write(path, json.dumps(flathub(address, wheel, sums[wheel]), indent=2) + "\n")
        written.append(path)
    return written


def filled(text: str, address: str, sums: dict[str, str]) -> str:
    """Return a manifest with address, version and checksums; empty if a package that it names is not there."""
    for kind, pattern in _MARK.findall(text):
        name = next((name for name in sums if fnmatch(name, pattern)), "")
        if not name:
            return ""
        text = text.replace(f"@{kind} {pattern}@", sums[name] if kind == "SUM" else name)
    owner = urlsplit(address).path.strip("/").split("/")[0] or "ludo"
    for mark, value in {
        "@HOMEPAGE@": address,
        "@DOWNLOADS@": downloads(address),
        "@VERSION@": version(),
        "@PUBLISHER@": owner,
        "@MAINTAINER@": owner,
        "@CONDA@": "\n".join(f"    - {conda(text)}" for text in dependencies()),
    }.items():
        text = text.replace(mark, value)
    return text


def downloads(address: str) -> str:
    """Return where the files of this version lie."""
    return f"{address}/releases/download/v{version()}"


def conda(requirement: str) -> str:
    """Return what conda-forge calls a requirement: its name, a space, its versions."""
    found = re.match(r"([\w.-]+)(.*)", requirement)
    assert found is not None
    return f"{_CONDA.get(found[1], found[1].lower())} {found[2]}".strip()


def flathub(address: str, wheel: str, digest: str) -> dict[str, Any]:
    """Return the manifest of the Flatpak for Flathub: our wheel by its address, the others by name and checksum."""
    pinned = flatpak.WHEELS.read_text(encoding="utf-8").splitlines()[1:]
    told = flatpak.manifest(Path("/nowhere"))
    told["modules"] = [
        {
            "name": "ludo",
            "buildsystem": "simple",
            # flatpak-pip-generator turns these lines into sources with addresses, as Flathub asks
            "x-requirements": pinned,
            "build-commands": [f"pip3 install --no-index --find-links=. --no-deps --prefix=/app {wheel}"],
            "sources": [{"type": "file", "url": f"{downloads(address)}/{wheel}", "sha256": digest}],
        }
    ]
    return told
