"""Ludo for Windows, put together on any system: Python as its foundation ships it, wheels, and files that start it.

The folder holds plain Python; nothing of it is compiled here, but a wheel that was compiled on Windows may be given
(`LUDO_WINDOWS_WHEEL`). Every program in it is signed by the makers of Python; the installer is made by NSIS.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import sys
import time
import zipfile
from pathlib import Path, PureWindowsPath
from typing import Final

from recipes import binaries, icons, licences, qt_parts, signing, unused, wheel, windows_python, words
from recipes.bundle import modules
from recipes.common import (
    BUILD,
    HERE,
    ROOT,
    Missing,
    compiled,
    copy,
    epoch,
    files_below,
    fresh,
    megabytes,
    need,
    run,
    set_times,
    version,
    wheels_for,
    write,
    zip_of,
)
from recipes.imports import Folder

AMD64: Final = "amd64"
ARM64: Final = "arm64"
WHEELS: Final = {AMD64: HERE / "windows" / "wheels.txt", ARM64: HERE / "windows" / "wheels-arm64.txt"}
"""The wheels in the folder for each processor, each with its checksum; `python packaging/lock.py` writes them anew."""
BUILTIN: Final = frozenset(
    {
        "_abc", "_ast", "_bisect", "_blake2", "_codecs", "_collections", "_contextvars", "_csv", "_datetime",
        "_functools", "_heapq", "_imp", "_io", "_json", "_locale", "_md5", "_opcode", "_operator", "_pickle",
        "_random", "_sha1", "_sha2", "_sha3", "_signal", "_sre", "_stat", "_statistics", "_string", "_struct",
        "_symtable", "_thread", "_tokenize", "_tracemalloc", "_typing", "_warnings", "_weakref", "_winapi", "array",
        "atexit", "binascii", "builtins", "cmath", "errno", "faulthandler", "gc", "itertools", "marshal", "math",
        "mmap", "msvcrt", "nt", "sys", "time", "winreg", "zlib",
    }
)  # fmt: skip
"""The modules that are part of its interpreter."""
ELSEWHERE: Final = frozenset({"fcntl", "mypy_extensions"})
"""Modules that the program imports on other systems only, or does without (those of the compiler)."""


WHEEL: Final = "LUDO_WINDOWS_WHEEL"
"""Names a wheel of the program with compiled code, made on Windows for the Python in the folder."""
MARKER: Final = "portable.txt"
"""Lets the program keep its data beside it (`ludo.app.main.PORTABLE`)."""


def wheels(processor: str, target: Path, *arguments: str | Path) -> list[Path]:
    """Download wheels for Windows into a folder; return them."""
    return wheels_for(target, windows_python.PYTHON, (f"win_{processor}",), *arguments)


@functools.cache  # once for both packages of a call
def folder(processor: str) -> Path:
    """Build the program folder and return it: `ludo.cmd`, `runtime` (Python), `app` (the program and its packages)."""
    own = own_wheel(processor)
    started = time.monotonic()
    target = fresh(BUILD / f"windows-{processor}" / "Ludo")
    runtime, app = target / "runtime", target / "app"
    windows_python.unpack(runtime, processor)
    pinned = ("--require-hashes", "--no-deps", "--requirement", WHEELS[processor])
    needed = wheels(processor, fresh(BUILD / "windows-wheels"), *pinned)
    for path in (*needed, *([own] if own is not None else wheel.wheel(fresh(BUILD / "windows-own")))):
        with zipfile.ZipFile(path) as packed:
            packed.extractall(app)
    texts = app / "ludo" / "resources" / "licences"
    licences.collect(texts, runtime / "LICENSE.txt", licences.packages(app))
    _remove_unused(app)
    icons.ico(icons.draw(BUILD / "icons"), target / "ludo.ico")
    copy(HERE / "windows" / "ludo.cmd", target / "ludo.cmd")
    copy(HERE / "windows" / "console.cmd", target / "ludo-console.cmd")
    set_times(target)
    print(f"program folder: {megabytes(target):.1f} MB, {time.monotonic() - started:.0f} s")
    return target


def own_wheel(processor: str) -> Path | None:
    """Return the wheel with compiled code that is to be packed, None for plain Python. Raises Missing."""
    given = os.environ.get(WHEEL, "")
    if not given:
        if compiled():
            raise Missing(f"nothing can be compiled for Windows here: name a wheel that was compiled there by {WHEEL}")
        return None
    path, short = Path(given), f"cp{windows_python.PYTHON.replace('.', '')}"
    wanted = f"ludo_cards-{version()}-{short}-{short}-win_{processor}.whl"
    if path.name != wanted or not path.is_file():
        raise Missing(f"{WHEEL} names {given}, which is not {wanted}")
    return path


def app_user_model_id() -> str:
    """Return by what the task bar knows the windows of the program, as the program itself says it."""
    text = (ROOT / "ludo" / "ui" / "platform" / "identity.py").read_text(encoding="utf-8")
    found = re.search(r'^APP_ID: Final = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def portable(out: Path) -> list[Path]:
    """Build a zip that runs from anywhere and keeps its data beside the program, as its marker file says."""
    return [_zipped(AMD64, out / f"ludo-{version()}-windows.zip")]


def portable_for_arm(out: Path) -> list[Path]:
    """Build that zip for computers with a processor by ARM."""
    return [_zipped(ARM64, out / f"ludo-{version()}-windows-arm64.zip")]


def _zipped(processor: str, archive: Path) -> Path:
    source = BUILD / "windows-portable"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(folder(processor), source)
    write(source / MARKER, "Ludo keeps its data in the folder beside this file, for as long as this file is here.\n")
    set_times(source)
    return zip_of(source, archive, "Ludo")


def installer(out: Path) -> list[Path]:
    """Build the installer: for one user, without administrator rights."""
    source = folder(AMD64)
    target = out / f"ludo-{version()}-windows-setup.exe"
    size = round(megabytes(source) * 1000)
    said = BUILD / "installer-words.nsh"
    write(said, words.installer_words())
    listed = BUILD / "installer-files.nsh"
    write(listed, files_to_install(source))
    side, head = icons.setup_pictures(BUILD / "icons")
    for picture in (side, head):  # whose times NSIS packs, too
        os.utime(picture, (epoch(), epoch()))
    signed = {"SIGN": f'"{sys.executable}" "{HERE / "sign.py"}"'} if os.environ.get(signing.WINDOWS) else {}
    _nsis(
        target, source / "ludo.ico", FILES=str(listed), SIZE=str(size), WORDS=str(said),
        SIDE=str(side), HEAD=str(head), APP_ID=app_user_model_id(), **signed,
    )  # fmt: skip
    signing.sign_for_windows(target)
    return [target]


def files_to_install(folder: Path) -> str:
    """Return what NSIS packs of a folder, always in the same order; by itself it takes that of the disk."""
    lines: list[str] = []
    before = Path()
    for path in files_below(folder):
        place = path.parent.relative_to(folder)
        if place != before or not lines:
            below = str(PureWindowsPath(place)).replace("$", "$$")  # or it would begin a variable
            lines.append(f'SetOutPath "$INSTDIR\\{below}"' if place.parts else 'SetOutPath "$INSTDIR"')
            before = place
        lines.append(f'File "{path}"')
    return "\n".join([*lines, 'SetOutPath "$INSTDIR"', ""])


def _nsis(out: Path, icon: Path, **names: str) -> None:
    """Let NSIS make the installer."""
    makensis = need("makensis", "nsis (Windows: NSIS, with its folder on PATH)")
    given = {"OUT": str(out), "ICON": str(icon), "VERSION": version(), **names}
    defines = [f"-D{name}={value}" for name, value in given.items()]
    run(makensis, "-V1", "-INPUTCHARSET", "UTF8", *defines, HERE / "windows" / "installer.nsi", cwd=HERE / "windows")


def places(source: Path) -> Folder:
    """Return the modules of a program folder."""
    runtime = source / "runtime"
    return Folder([source / "app", runtime, *runtime.glob("python*.zip")], BUILTIN)


def missing_imports(source: Path) -> list[str]:
    """Return what the program in a folder imports and does not find there, with who imports it."""
    found = places(source)
    return [
        f"{entry.module} ({entry.importer})"
        for entry in found.walk(modules())
        if entry.importer.startswith("ludo") and entry.module not in ELSEWHERE and not found.holds(entry.module)
    ]


def _remove_unused(app: Path) -> None:
    """Remove what the program does not lead to: parts of packages, modules of Qt, plugins, then lonely libraries."""
    unused.remove(app)
    reached = {entry.module for entry in places(app.parent).walk(modules())}
    for path in (app / "PySide6").glob("*.pyd"):
        if f"PySide6.{path.name.split('.')[0]}" not in reached:
            path.unlink()
    qt_parts.remove_unused(app / "PySide6")
    binaries.remove_orphans(app)
