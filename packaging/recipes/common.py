"""What every recipe needs: paths, the version, tools, environments, archives that come out the same twice."""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from recipes import locks

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build"
"""Where recipes work; nothing in it is needed afterwards."""
HERE: Final = ROOT / "packaging"

Recipe: TypeAlias = Callable[[Path], list[Path]]
"""Builds a target into a folder and returns the files built. Raises Missing."""

APP_ID: Final = "local.ludo.Ludo"
"""What desktops know the program by; it hangs on no address that somebody could own."""
COMPILER: Final = ("mypy>=2,<3", "setuptools>=77")
"""What compiling needs besides a C compiler."""

_NOT_PINNED: Final = re.compile(r"^ +(\S+) .+\n +Expected .+\n +Got +(\w+)", re.MULTILINE)
"""Where pip says that a package has another checksum."""
_ZIP_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class Missing(Exception):
    """Something that a recipe needs is not there; the message says what, in one line; said: all of a command."""

    def __init__(self, message: str, said: str = "") -> None:
        super().__init__(message)
        self.said = said


def languages() -> dict[str, dict[str, Any]]:
    """Return the languages that the program speaks, by code, as its list describes them."""
    found: dict[str, dict[str, Any]] = json.loads(
        (ROOT / "resources" / "i18n" / "languages.json").read_text(encoding="utf-8")
    )
    return found


def version() -> str:
    """Return the version of the program."""
    text = (ROOT / "ludo" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def compiled() -> bool:
    """Is the code to be compiled (`--compiled`)?"""
    return os.environ.get("LUDO_COMPILED", "") not in ("", "0")


def project() -> Mapping[str, object]:
    """Return the table `project` of pyproject.toml."""
    table: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def project_url(name: str) -> str:
    """Return an address of the project (`project.urls`), empty while there is none of this name."""
    urls = project().get("urls", {})
    assert isinstance(urls, dict)
    return str(urls.get(name, ""))


def homepage() -> str:
    """Return where new versions are found, empty while there is no such address."""
    return project_url("Homepage")


def dependencies(extra: str | None = None) -> list[str]:
    """Return what the program needs, or what an optional group adds."""
    table = project()
    found = table["dependencies"] if extra is None else table["optional-dependencies"][extra]  # type: ignore[index]
    assert isinstance(found, list)
    return found


def epoch() -> int:
    """Return the time that goes into archives: SOURCE_DATE_EPOCH, else that of the last commit, else a fixed day."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is not None:
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 1_700_000_000


def need(tool: str, package: str) -> str:
    """Return the path of a tool. Raises Missing naming the package that has it."""
    found = shutil.which(tool)
    if found is None:
        raise Missing(f"{tool} is missing: install {package}")
    return found


def run(*command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a command and return what it prints. Raises Missing with the end of what it said if it fails.

    Where nobody can run it again by hand (`CI`), all of that is printed, too.
    """
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", **(env or {})}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=surroundings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        if os.environ.get("CI"):
            print(f"{done.stdout}{done.stderr}", file=sys.stderr, flush=True)
        end = said[-1] if said else done.returncode
        raise Missing(f"{Path(str(command[0])).name} failed: {end}", done.stderr)
    return done.stdout


def environment(name: str, requirements: Sequence[str]) -> Path:
    """Return the interpreter of an environment below `build/` in which these requirements are installed.

    Where the locks of this system and Python have a part of this name, it is what they pin, by checksum.
    """
    folder = BUILD / f"env-{name}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed.txt"
    pinned = locks.part(name)
    wanted = "\n".join((sys.version, *(requirements if pinned is None else pinned)))
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    venv.create(folder, clear=True, with_pip=True)
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if pinned is None:
        if os.environ.get("LUDO_LOCKED"):
            raise Missing(f"no lock for {name} with Python {platform.python_version()}: python packaging/lock.py")
        print(f"{name}: what the index gives today, as no lock is for this system and Python", flush=True)
        run(*install, *requirements)
    else:
        install_pinned(install, pinned, folder / "pinned.txt")
        run(python, "-m", "pip", "check")
    stamp.write_text(wanted, encoding="utf-8")
    return python


def install_pinned(install: Sequence[str | Path], pinned: Sequence[str], listed: Path) -> None:
    """Install what is pinned and nothing else. Raises Missing, if a package is another than the one looked at."""
    listed.write_text("\n".join(pinned) + "\n", encoding="utf-8")
    try:
        run(*install, "--require-hashes", "--no-deps", "--only-binary", ":all:", "--requirement", listed)
    except Missing as missing:
        found = _NOT_PINNED.search(missing.said)
        if found is None:
            raise
        raise Missing(
            f"{found[1]} is not the one in the lock, nothing was installed: its checksum is {found[2]}"
        ) from missing


def download(target: Path, *arguments: str | Path) -> list[Path]:
    """Download packages into a folder, as pip is told to; return the files in it."""
    python = environment("fetch", ("setuptools>=77",))
    run(python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--dest", target, *arguments)
    return sorted(target.iterdir())


def wheels_for(target: Path, python: str, platforms: Iterable[str], *arguments: str | Path) -> list[Path]:
    """Download wheels for other systems into a folder: for a version of Python, and any of these platforms."""
    return download(target, *fitting(python, platforms), *arguments)


def fitting(python: str, platforms: Iterable[str]) -> tuple[str, ...]:
    """Return how pip is told to look for wheels of another Python and system."""
    system = [word for name in platforms for word in ("--platform", name)]
    abi = ("--abi", f"cp{python.replace('.', '')}", "--abi", "abi3", "--abi", "none")
    return (*system, "--python-version", python, "--implementation", "cp", *abi, "--only-binary", ":all:")


def fresh(folder: Path) -> Path:
    """Return the folder, emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def files_below(folder: Path) -> list[Path]:
    """Return every file and link below a folder, always in the same order."""
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def set_times(folder: Path) -> None:
    """Give every file below a folder the time of `epoch`, and rights that do not depend on the machine."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if executable else 0o644)
            os.utime(path, (epoch(), epoch()))


def tar_of(folder: Path, archive: Path, top: str) -> Path:
    """Write the files of a folder below `top` into a .tar.xz or .tar.gz, the same bytes each time."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch()
        return entry

    with tempfile.TemporaryFile() as loose:
        with tarfile.open(fileobj=loose, mode="w", format=tarfile.GNU_FORMAT) as tar:
            for path in files_below(folder):
                tar.add(path, f"{top}/{path.relative_to(folder).as_posix()}", filter=plain, recursive=False)
        loose.seek(0)
        with archive.open("wb") as target:
            if archive.suffix == ".xz":
                with lzma.LZMAFile(target, "wb", preset=9) as packed:
                    shutil.copyfileobj(loose, packed)
            else:
                with gzip.GzipFile("", "wb", fileobj=target, mtime=0) as zipped:
                    shutil.copyfileobj(loose, zipped)
    return archive


def untar(archive: Path, folder: str | Path) -> None:
    """Unpack an archive, refusing what would leave the folder, where Python is new enough (3.11.4) to look."""
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(folder)


def zip_of(folder: Path, archive: Path, top: str) -> Path:
    """Write the files of a folder below `top` into a zip, the same bytes each time."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files_below(folder):
            entry = zipfile.ZipInfo(f"{top}/{path.relative_to(folder).as_posix()}", _ZIP_EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, path.read_bytes())
    return archive


def copy(source: Path, target: Path) -> None:
    """Copy a file, making the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str, executable: bool = False) -> None:
    """Write a text file, making the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    target.chmod(0o755 if executable else 0o644)


def packed(target: Path, text: str) -> None:
    """Write a text file packed by gzip, the same bytes each time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def megabytes(path: Path) -> float:
    """Return the size of a file, or of all files of a folder, in MB."""
    paths: Iterable[Path] = files_below(path) if path.is_dir() else (path,)
    return sum(entry.lstat().st_size for entry in paths) / 1e6
