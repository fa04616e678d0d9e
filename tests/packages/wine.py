"""The packages for Windows: there, or under Wine, where everything but the windows of Qt can be tried."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from recipes import pe, windows
from recipes.common import megabytes, version
from tests.fresh.cases import Failure
from tests.packages import licences

_SECONDS: Final = 900
_WINDOWS: Final = sys.platform == "win32"
_CHECKS: Final = "all" if _WINDOWS else "rules"
_KEY: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludo"
_CLASSES: Final = r"HKCU\Software\Classes"
_KINDS: Final = {
    ".ludogame": "Ludo.Partie",
    ".ludo": "Ludo.Backup",
    ".ludobook": "Ludo.Book",
    ".ludorules": "Ludo.Rules",
}
_TYPES: Final = tuple(rf"{_CLASSES}\{suffix}" for suffix in _KINDS)
_CHOSEN: Final = r"C:\Games\Ludo"


def lacks() -> str:
    """Why nothing can be tried here; empty if it can."""
    return "" if _WINDOWS or shutil.which("wine") else "left out: neither Windows nor wine"


class Machine:
    """A Windows: the real one, or one of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        settings = {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree="}
        self._folder = folder
        self._environment = {**os.environ, **settings}
        user = Path.home() if _WINDOWS else folder / "drive_c" / "users" / os.environ.get("USER", "root")
        self.local = user / "AppData" / "Local"
        self.shortcut = user / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Ludo.lnk"

    def run(self, *command: str | Path, fails: bool = False, folder: Path | None = None) -> str:
        """Run a program, which has to succeed (or to fail); what it said. Python under Wine needs pipes."""
        words = [*([] if _WINDOWS else ["wine"]), *map(str, command)]
        done = subprocess.run(
            words, input=b"", capture_output=True, timeout=_SECONDS, env=self._environment, cwd=folder, check=False
        )
        said = (done.stdout + done.stderr).decode(errors="replace")
        if bool(done.returncode) != fails:
            raise Failure(f"{Path(str(command[0])).name} ended with {done.returncode}: {said[-600:]}")
        return said

    def inside(self, path: str) -> Path:
        """Return where a folder of its own first disk is, seen from here."""
        return Path(path) if _WINDOWS else self._folder.joinpath("drive_c", *path.split("\\")[1:])

    def gone(self, path: Path) -> bool:
        """Wait until a file or folder is gone, for an uninstaller goes on after it has ended; False if it stays."""
        until = time.monotonic() + 60
        while path.exists() and time.monotonic() < until:
            time.sleep(0.5)
        return not path.exists()


def _self_test(machine: Machine, program: Path) -> str:
    lines = machine.run(program / "runtime" / "python.exe", "-m", "ludo", f"--self-test={_CHECKS}").splitlines()
    if "everything works" not in lines:
        raise Failure(" / ".join(lines[-3:]))
    return f"self-test `{_CHECKS}`, {sum(line.startswith('ok ') for line in lines)} checks"


_PROPERTIES: Final = """
import ctypes, sys
query = ctypes.windll.version
data = ctypes.create_string_buffer(query.GetFileVersionInfoSizeW(sys.argv[1], None))
query.GetFileVersionInfoW(sys.argv[1], 0, len(data), data)
def value(name, kind):
    found, length = ctypes.c_void_p(), ctypes.c_uint()
    if not query.VerQueryValueW(data, name, ctypes.byref(found), ctypes.byref(length)):
        sys.exit(f"no {name}")
    return kind.from_address(found.value) if kind else ctypes.wstring_at(found.value)
words = value(r"\\VarFileInfo\\Translation", ctypes.c_uint16 * 2)
for key in ("ProductName", "ProductVersion", "FileDescription"):
    print(value(rf"\\StringFileInfo\\{words[0]:04x}{words[1]:04x}\\{key}", None))
"""


def _properties(machine: Machine, program: Path, file: Path) -> str:
    """Ask the system what version and name a program has."""
    said = machine.run(program / "runtime" / "python.exe", "-c", _PROPERTIES, file).split()
    if said != ["Ludo", version(), "Ludo"]:
        raise Failure(f"properties of {file.name}: {said}")
    return f"{file.name} is {said[0]} {said[1]}"


def _signed(program: Path) -> str:
    """Is everything that can be started signed? Scanners take a small unsigned starter for one that unpacks."""
    programs = {path: pe.read(path) for path in program.rglob("*.exe") if path.name != "uninstall.exe"}
    unsigned = [path.name for path, told in programs.items() if told is None or not told.signed]
    if unsigned or not programs:
        raise Failure(f"signed by nobody: {', '.join(unsigned) or 'there is no program'}")
    return f"{', '.join(sorted(path.name for path in programs))} hold a signature"


_TOLD: Final = "import pathlib, sys; pathlib.Path(sys.executable).with_name('told').write_text('|'.join(sys.argv[1:]))"


def _starter(machine: Machine, program: Path, scratch: Path) -> str:
    """Let `ludo.cmd`, in a folder with a name that a shell could misread, start something that tells what it got."""
    own = scratch / "Jeux & co (2)"
    shutil.copytree(program / "runtime", own / "runtime")
    shutil.copy(program / "ludo.cmd", own)
    (own / "app" / "ludo").mkdir(parents=True)
    (own / "app" / "ludo" / "__main__.py").write_text(_TOLD, encoding="utf-8")
    told = own / "runtime" / "told"
    machine.run("cmd", "/c", "ludo.cmd", "one two", "three", folder=own)
    until = time.monotonic() + 60  # it does not wait for what it starts
    while not (told.exists() and told.read_text(encoding="utf-8")) and time.monotonic() < until:
        time.sleep(0.2)
    if not told.exists() or told.read_text(encoding="utf-8") != "one two|three":
        raise Failure("ludo.cmd does not start the program with what it is given")
    return "ludo.cmd starts it"


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
        size = f"{megabytes(program):.1f} MB unpacked, {megabytes(package):.1f} MB packed"
        listed = licences.compare(program / "app" / "ludo", program / "app")
        tested = f"{_complete(program)}; {listed}; {_self_test(machine, program)}"
        return f"{size}; {tested}; {_signed(program)}; {_starter(machine, program, Path(scratch))}"


def portable_for_arm(package: Path) -> str:
    """Try the zip where it can run; elsewhere look at what is in it."""
    if _WINDOWS and platform.machine() == "ARM64":
        return portable(package)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        with zipfile.ZipFile(package) as packed:
            packed.extractall(scratch)
        program = Path(scratch, "Ludo")
        files = [path for path in program.rglob("*.*") if path.suffix in (".exe", ".dll", ".pyd")]
        told = {path.name.lower(): binary for path in files if (binary := pe.read(path)) is not None}
        led_to = {name for binary in told.values() for name in binary.needed}
        foreign = [
            name
            for name, binary in told.items()
            if binary.processor != windows.ARM64 and (name in led_to or not name.endswith(".dll"))
        ]
        if foreign or not told:
            raise Failure(f"not for this processor: {', '.join(foreign) or 'there is no program'}")
        listed = licences.compare(program / "app" / "ludo", program / "app")
        return f"{len(told)} files for {windows.ARM64}; {_complete(program)}; {listed}; {_signed(program)}; not started"


def installer(package: Path) -> str:
    """Install silently, try, uninstall silently."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        machine = Machine(Path(scratch, "wine"))
        program, data = machine.local / "Programs" / "Ludo", machine.local / "Ludo" / "ludo.db"
        machine.run(package.resolve(), "/S")
        told = f"{_complete(program)}; {_signed(program)}; {_properties(machine, program, package.resolve())}"
        for key in (_KEY, *_TYPES):
            machine.run("reg", "query", key)
        if not machine.shortcut.exists():
            raise Failure("no entry in the start menu")
        tested = _self_test(machine, program)
        data.parent.mkdir(parents=True, exist_ok=True)
        data.touch()
        machine.run(program / "uninstall.exe", "/S")
        left = [path for path in (program, machine.shortcut) if not machine.gone(path)]
        if left:
            raise Failure(f"left behind: {', '.join(map(str, left))}")
        for key in (_KEY, *_TYPES):
            machine.run("reg", "query", key, fails=True)
        if not data.exists():
            raise Failure("the data of the user is gone")
        return f"installed, registered; {told}; {tested}; uninstalled, data kept"


def chosen_folder(package: Path) -> str:
    """Install into a chosen folder, update from there, refuse a second folder, look at kinds of files, uninstall."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        machine = Machine(Path(scratch, "wine"))
        machine.run(package.resolve(), "/S", f"/D={_CHOSEN}")
        program, usual = machine.inside(_CHOSEN), machine.local / "Programs" / "Ludo"
        (program / "app" / "of_before.py").touch()
        machine.run(package.resolve(), "/S")
        if usual.exists() or (program / "app" / "of_before.py").exists():
            raise Failure("an update did not go where the first installation is")
        machine.run(package.resolve(), "/S", r"/D=C:\Elsewhere", fails=True)
        if machine.inside(r"C:\Elsewhere").exists():
            raise Failure("a second folder was not refused")
        opens = [_opens(machine, suffix, kind) for suffix, kind in _KINDS.items()]
        if set(opens) != {rf'"{_CHOSEN}\runtime\pythonw.exe" -m ludo "%1"'}:
            raise Failure(f"files are opened by {opens}")
        named = _link_of_the_start_menu(machine)
        machine.run(program / "uninstall.exe", "/S")
        if not machine.gone(program):
            raise Failure("the chosen folder is left behind")
        return f"updated in {_CHOSEN}, a second folder refused; three kinds of files opened by its Python; {named}"


def _opens(machine: Machine, suffix: str, kind: str) -> str:
    """Return the command that opens files of this suffix, which have to be of this kind."""
    if kind not in machine.run("reg", "query", rf"{_CLASSES}\{suffix}", "/ve"):
        raise Failure(f"{suffix} is not known as {kind}")
    said = machine.run("reg", "query", rf"{_CLASSES}\{kind}\shell\open\command", "/ve")
    return said.partition("REG_SZ")[2].strip()


def _link_of_the_start_menu(machine: Machine) -> str:
    """Read what the link starts; by what id the task bar knows it only where the system keeps one: Wine does not."""
    link = machine.shortcut.read_bytes()
    wanted = {"pythonw.exe": "start", **({windows.app_user_model_id(): "id"} if _WINDOWS else {})}
    for text, what in wanted.items():
        if text.encode("utf-16-le") not in link and text.encode() not in link:
            raise Failure(f"the {what} of the link in the start menu is not {text}")
    return "the link has the id of the windows" if _WINDOWS else "the id of the link is left out: Wine keeps none"


CASES: Final[tuple[tuple[str, str, Callable[[Path], str]], ...]] = (
    ("ludo-*-windows.zip", "Windows: portable folder", portable),
    ("ludo-*-windows-arm64.zip", "Windows on ARM: portable folder", portable_for_arm),
    ("ludo-*-windows-setup.exe", "Windows: installer", installer),
    ("ludo-*-windows-setup.exe", "Windows: a chosen folder, kinds of files, update", chosen_folder),
)
"""What a file is called, the name of the case, and the case."""
