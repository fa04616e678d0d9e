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
_PART: Final = re.compile(r"^--- (\S+)$", re.MULTILINE)
_FLATHUB: Final = ("*.whl", "*-linux.tar.xz")
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
    for name, text in by_template(address, sums).items():
        write(target / name, text)
        written.append(target / name)
    needed = {pattern: next((name for name in sums if fnmatch(name, pattern)), "") for pattern in _FLATHUB}
    if all(needed.values()):
        path = target / f"{APP_ID}.flathub.json"
        wheel, archive = ((f"{downloads(address)}/{name}", sums[name]) for name in needed.values())
        others = flatpak.addresses()
        if hidden := [found for found, _ in others if not found.startswith("https://")]:
            print(f"{path.name}: left out, as nobody else finds {hidden[0]}", flush=True)
            return written
        write(path, json.dumps(flathub(wheel, archive, others), indent=2) + "\n")
        written.append(path)
    return written


def by_template(address: str, sums: dict[str, str]) -> dict[str, str]:
    """Return what the templates make, by the place of each file; says which is left out."""
    made: dict[str, str] = {}
    for path in sorted((HERE / "manifests").iterdir()):
        if text := filled(path.read_text(encoding="utf-8"), address, sums):
            made |= _parts(path, text)
        else:
            print(f"{path.name}: left out, as its package is not in the folder", flush=True)
    return made


def _parts(path: Path, text: str) -> dict[str, str]:
    """Return the files that a template makes, by name: itself, or several that lines `--- NAME` begin."""
    first, *others = _PART.split(text)
    if not others:
        return {path.name: text}
    return {
        f"{path.stem}/{name}": first.splitlines()[0] + "\n" + part.lstrip()
        for name, part in zip(others[::2], others[1::2], strict=True)
    }


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


def flathub(wheel: tuple[str, str], archive: tuple[str, str], others: list[tuple[str, str]]) -> dict[str, Any]:
    """Return the manifest of the Flatpak for Flathub, every source by address and checksum.

    wheel, archive: of the program, and the portable folder, which has what the desktop reads; others: wheels that it
    needs.
    """
    told = flatpak.manifest(Path("/nowhere"))
    wheels = [
        {"type": "file", "url": address, "sha256": digest, "dest": "wheels"} for address, digest in (wheel, *others)
    ]
    desktop = {"type": "archive", "url": archive[0], "sha256": archive[1], "dest": "portable"}
    told |= {"rename-desktop-file": "ludo.desktop", "rename-icon": "ludo"}
    (module,) = told["modules"]
    kinds = f"cd /app/share/mime/packages && mv ludo.xml {APP_ID}.xml"
    commands = [module["build-commands"][0], "mkdir -p /app/share && cp -r portable/share/. /app/share/", kinds]
    told["modules"] = [{**module, "build-commands": commands, "sources": [*wheels, desktop]}]
    return told
