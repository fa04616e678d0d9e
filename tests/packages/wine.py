"""The packages for Windows under Wine: Qt's windows cannot be shown there, everything else can be tried."""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from recipes import windows

from tests.fresh.cases import Failure

_SECONDS: Final = 900
_PROGRAM: Final = "drive_c/users/{user}/AppData/Local/Programs/Ludo"
_DATA: Final = "drive_c/users/{user}/AppData/Local/Ludo"
_KEY: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludo"
_TYPE: Final = r"HKCU\Software\Classes\.ludo"


def lacks() -> str:
    """Why nothing can be tried here; empty if it can."""
    if sys.platform == "win32":
        return "left out: run `runtime\\python.exe -m ludo --self-test` of the unpacked folder instead"
    return "" if shutil.which("wine") else "left out: wine not found"


class Machine:
    """A Windows of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment = {
            **os.environ,
            "WINEPREFIX": str(folder),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=",
        }

    def run(self, *command: str | Path, fails: bool = False) -> str:
        """Run a program, which has to succeed (or to fail); what it said. Python under Wine needs pipes."""
        done = subprocess.run(
            ["wine", *map(str, command)],
            input=b"",
            capture_output=True,
            timeout=_SECONDS,
            env=self._environment,
            check=False,
        )
        said = (done.stdout + done.stderr).decode(errors="replace")
        if bool(done.returncode) != fails:
            raise Failure(f"{Path(str(command[0])).name} ended with {done.returncode}: {said[-600:]}")
        return said

    def wait(self) -> None:
        """Wait until every program has ended."""
        subprocess.run(["wineserver", "--wait"], env=self._environment, timeout=_SECONDS, check=True)

    def user_folder(self, pattern: str) -> Path:
        """Return a folder of the user."""
        return self.folder / pattern.format(user=os.environ.get("USER", "root"))


def _self_test(machine: Machine, program: Path) -> str:
    lines = machine.run(program / "runtime" / "python.exe", "-m", "ludo", "--self-test=rules").splitlines()
    if "everything works" not in lines:
        raise Failure(" / ".join(lines[-3:]))
    return f"self-test of rules, players and file {len([line for line in lines if line.startswith('ok ')])} of 7"


def _complete(program: Path) -> str:
    missing = windows.missing_imports(program)
    if missing:
        raise Failure(f"not in the folder: {', '.join(missing)}")
    return "every import found in the folder"


def portable(package: Path) -> str:
    """Unpack the zip and try it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        with zipfile.ZipFile(package) as packed:
            packed.extractall(scratch)
        program = Path(scratch, "Ludo")
        if not (program / windows.MARKER).exists():
            raise Failure("no marker file")
        machine = Machine(Path(scratch, "wine"))
        return f"{_complete(program)}; {_self_test(machine, program)}"


def installer(package: Path) -> str:
    """Install silently, try, uninstall silently."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        machine = Machine(Path(scratch, "wine"))
        machine.run(package.resolve(), "/S")
        machine.wait()
        program, data = machine.user_folder(_PROGRAM), machine.user_folder(_DATA)
        told = _complete(program)
        for key in (_KEY, _TYPE):
            machine.run("reg", "query", key)
        tested = _self_test(machine, program)
        data.mkdir(parents=True, exist_ok=True)
        (data / "ludo.db").touch()
        shortcuts = list(machine.folder.rglob("Ludo.lnk"))
        machine.run(program / "uninstall.exe", "/S")
        machine.wait()
        left: Sequence[Path] = [*machine.folder.rglob("Ludo.lnk"), *([program] if program.exists() else [])]
        if left or not shortcuts:
            raise Failure(f"left behind: {', '.join(map(str, left))}" if left else "no entry in the start menu")
        for key in (_KEY, _TYPE):
            machine.run("reg", "query", key, fails=True)
        if not (data / "ludo.db").exists():
            raise Failure("the data of the user is gone")
        return f"installed, registered; {told}; {tested}; uninstalled, data kept"


CASES: Final[tuple[tuple[str, str, Callable[[Path], str]], ...]] = (
    ("ludo-*-windows.zip", "Windows: portable folder", portable),
    ("ludo-*-windows-setup.exe", "Windows: installer", installer),
)
"""What a file is called, the name of the case, and the case."""
