"""The Flatpak: a manifest that pins every source by its checksum, and the bundle made from it.

`packaging/flatpak/wheels.txt` names the wheels, with checksums; `python packaging/lock.py` writes it anew.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

from recipes import linux
from recipes.common import (
    APP_ID,
    BUILD,
    HERE,
    checksum,
    environment,
    files_below,
    fitting,
    fresh,
    need,
    run,
    version,
    wheels_for,
)
from recipes.wheel import wheel

RUNTIME: Final = "25.08"
"""Of org.freedesktop.Platform; its Python is `PYTHON`."""
PYTHON: Final = "3.13"
WHEELS: Final = HERE / "flatpak" / "wheels.txt"

_PINNED: Final = ("--require-hashes", "--no-deps", "--ignore-requires-python")

_RIGHTS: Final = ("share=ipc", "socket=wayland", "socket=fallback-x11", "socket=pulseaudio", "device=dri")
"""The screen and sounds; no network, no files but those that a person chooses."""
_SYSTEM: Final = tuple(f"manylinux_2_{number}_x86_64" for number in (17, 27, 28, 34))


def wheels(target: Path, *arguments: str | Path) -> list[Path]:
    """Download wheels for the runtime into a folder; return them."""
    return wheels_for(target, PYTHON, _SYSTEM, *arguments)


def addresses() -> list[tuple[str, str]]:
    """Return where the index has each pinned wheel today, with its checksum."""
    report, tool = BUILD / "flatpak-report.json", environment("fetch", ("setuptools>=77",))
    where = ("--target", BUILD / "nowhere", "--report", report, "--requirement", WHEELS)
    run(tool, "-m", "pip", "install", "--quiet", "--dry-run", *fitting(PYTHON, _SYSTEM), *_PINNED, *where)
    told = [entry["download_info"] for entry in json.loads(report.read_text(encoding="utf-8"))["install"]]
    return [(entry["url"], entry["archive_info"]["hashes"]["sha256"]) for entry in told]


def manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest over the files of a folder: `wheels`, and `share` for the desktop."""
    sources = [
        {
            "type": "file",
            "path": path.relative_to(folder).as_posix(),
            "sha256": checksum(path),
            "dest": path.parent.relative_to(folder).as_posix(),
        }
        for path in files_below(folder)
    ]
    return {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "ludo",
        "build-options": {"no-debuginfo": True},  # the wheels bring none
        "finish-args": [f"--{right}" for right in _RIGHTS],
        "modules": [
            {
                "name": "ludo",
                "buildsystem": "simple",
                "build-commands": [
                    "pip3 install --no-index --no-deps --prefix=/app wheels/*.whl",
                    "mkdir -p /app/share && cp -r share/. /app/share/",
                ],
                "sources": sources,
            }
        ],
    }


def write_manifest(folder: Path, wheels: list[Path]) -> Path:
    """Write the manifest and all that it names into a folder, and return its path."""
    fresh(folder)
    (folder / "wheels").mkdir()
    for path in wheels:
        shutil.copy(path, folder / "wheels")
    linux.desktop_files(folder, APP_ID)
    target = folder / f"{APP_ID}.json"
    text = json.dumps(manifest(folder), indent=2)
    target.write_text(text + "\n", encoding="utf-8")
    return target


def flatpak(out: Path) -> list[Path]:
    """Build the Flatpak as a single file."""
    builder = need("flatpak-builder", "flatpak-builder")
    fetched = fresh(BUILD / "flatpak-wheels")
    pinned = wheels(fetched, *_PINNED, "--requirement", WHEELS)
    path = write_manifest(BUILD / "flatpak", [*pinned, *wheel(fresh(BUILD / "flatpak-own"))])
    repository, target = BUILD / "flatpak-repository", out / f"ludo-{version()}.flatpak"
    run(builder, "--force-clean", f"--repo={repository}", BUILD / "flatpak-work", path, cwd=path.parent)
    run(need("flatpak", "flatpak"), "build-bundle", repository, target, APP_ID)
    return [target]
