"""The program folder that the Linux packages and the macOS bundle hold: PyInstaller's, less what is not used."""

from __future__ import annotations

import ast
import functools
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from recipes import binaries, elf, icu, licences, locks, qt_parts, system_libraries, unused
from recipes.common import (
    BUILD,
    COMPILER,
    HERE,
    ROOT,
    compiled,
    dependencies,
    environment,
    fresh,
    megabytes,
    run,
    set_times,
    wheels_for,
)

OLDEST_MACOS: Final = 13
"""The oldest macOS that the libraries of Qt run on."""
_TOPS: Final = ("", "_internal/", "Contents/Frameworks/", "Contents/Resources/", "Contents/MacOS/")
"""Where in a program folder things lie that PyInstaller has collected."""


def modules() -> list[str]:
    """Return every module of the program: pages and games are imported when they are first needed.

    Environments of other libraries are for programs of others, and these are not in a package.
    """
    others = ROOT / "ludo" / "environments"
    paths = sorted(path for path in (ROOT / "ludo").rglob("*.py") if not path.is_relative_to(others))
    parts = [path.relative_to(ROOT).with_suffix("").parts for path in paths]
    return [".".join(entry[:-1] if entry[-1] == "__init__" else entry) for entry in parts]


def _source() -> Path:
    """Return the folder of the package: the checkout, or a copy with compiled code."""
    if not compiled():
        return ROOT
    folder = fresh(BUILD / "compiled")
    run(environment("compiler", COMPILER), HERE / "compile.py", folder)
    return folder


@functools.cache  # once for all packages of a call, which copy it
def program_folder(icon: Path | None = None, plist: Path | None = None) -> Path:
    """Build the program folder and return it: the program `ludo` and beside it `_internal`.

    plist: what macOS reads of a program; the folder is then `Ludo.app`.
    """
    started = time.monotonic()
    python = environment("bundle", [*dependencies(), *dependencies("bundle")])
    if sys.platform == "darwin" and locks.part("bundle") is None:
        _exchange_numpy(python)
    target, work = fresh(BUILD / "bundle"), fresh(BUILD / "bundle-work")
    source = _source()
    names = modules() if source == ROOT else [*modules(), "ludo__mypyc"]
    given = {"LUDO_SOURCE": source, "LUDO_MODULES": " ".join(names), "LUDO_ICON": icon or "", "LUDO_PLIST": plist or ""}
    run(
        python, "-m", "PyInstaller", "--noconfirm", "--distpath", target, "--workpath", work,
        HERE / "ludo.spec", env={name: str(value) for name, value in given.items()},
    )  # fmt: skip
    folder = target / ("ludo" if plist is None else "Ludo.app")
    _remove_unused(folder, work)
    _collect_licences(folder, work, python)
    set_times(folder)
    print(f"program folder: {megabytes(folder):.1f} MB, {time.monotonic() - started:.0f} s")
    return folder


def _exchange_numpy(python: Path) -> None:
    """Install the numpy that runs on the oldest macOS: pip takes one for the macOS that it runs on."""
    command = [str(python), "-c", "import numpy; print(numpy.__version__)"]
    number = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    systems = [f"macosx_{major}_0_{platform.machine()}" for major in range(OLDEST_MACOS, 10, -1)]
    short = ".".join(map(str, sys.version_info[:2]))
    (wheel,) = wheels_for(fresh(BUILD / "numpy"), short, systems, "--no-deps", f"numpy=={number}")
    run(python, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", wheel)


def _collect_licences(folder: Path, work: Path, python: Path) -> None:
    """Put the licences of all that was collected to where *About* looks for them."""
    library, site = _paths(python)
    sources = _sources(folder, work)
    licences.check_owners((path for path in sources if path.is_relative_to(site)), site)
    of_python = (library, site, ROOT, BUILD)
    foreign = [
        path
        for path in sources
        if not any(path.is_relative_to(place) for place in of_python) and not path.name.startswith("libpython")
    ]
    target = next(path for path in folder.rglob("resources/licences") if not path.is_symlink())
    licences.collect(target, library / "LICENSE.txt", [*licences.packages(site), *licences.system_packages(foreign)])


def _sources(folder: Path, work: Path) -> list[Path]:
    """Return where all that is in a program folder has been taken from, as PyInstaller notes it."""
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    found: set[Path] = set()
    for name in ("COLLECT-00.toc", "PYZ-00.toc"):
        for part in ast.literal_eval((work / "ludo" / name).read_text(encoding="utf-8")):
            for entry, source, kind in part if isinstance(part, list) else ():
                is_module = kind.startswith("PYMODULE")
                here = is_module or any(f"{top}{entry}" in present for top in _TOPS)
                if here and kind != "SYMLINK" and Path(source).is_file():
                    found.add(Path(source))
    return sorted(found)


def _paths(python: Path) -> tuple[Path, Path]:
    """Return where an environment has Python's own library and its packages."""
    names = "[sysconfig.get_path(name) for name in ('stdlib', 'purelib')]"
    command = [str(python), "-c", f"import sysconfig; print(*{names}, sep='\\n')"]
    library, site = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return Path(library), Path(site)


def _remove_unused(folder: Path, work: Path) -> None:
    """Remove plugins and translations that are not used, then the libraries that nothing needs any more."""
    internal = folder / ("_internal" if folder.suffix != ".app" else "Contents")
    qt_parts.remove_unused(internal)
    for top in (internal, *internal.glob("Frameworks"), *internal.glob("Resources")):
        unused.remove(top)
    remove_records(internal)
    if sys.platform == "linux":
        system_libraries.leave_out(internal)
        binaries.remove_orphans(internal)
        _strip(internal)
        icu.trim(internal, work)
        elf.forget_folders(folder)
        found = elf.binaries(folder)
        system_libraries.asked(found)
        elf.hold_bar(found)
    for path in internal.rglob("*"):  # in a bundle for macOS, to what has been removed
        if path.is_symlink() and not path.exists():
            path.unlink()
    for path in sorted((entry for entry in internal.rglob("*") if entry.is_dir()), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()


def remove_records(internal: Path) -> None:
    """Remove what pip notes of the files of packages: checksums of commands that name the folder they were built in."""
    for record in internal.rglob("*.dist-info/RECORD"):
        record.unlink()


def _strip(internal: Path) -> None:
    """Strip symbols that only a debugger reads, of Python and of the compiled code."""
    if shutil.which("strip") is None:
        return
    for path in internal.rglob("*.so*"):
        if not path.is_symlink() and (
            "lib-dynload" in path.parts or path.name.startswith(("libpython", "ludo__mypyc"))
        ):
            path.chmod(path.stat().st_mode | 0o200)
            subprocess.run(["strip", "--strip-unneeded", str(path)], capture_output=True, check=False)
