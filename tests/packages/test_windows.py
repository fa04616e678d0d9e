"""The recipe of the folder for Windows, as far as it needs nothing from the package index."""

import ast
import hashlib
import os
import re
import shutil
import struct
import zipfile
from pathlib import Path

import pytest

from ludo.app.main import PORTABLE
from recipes import binaries, icons, pe, qt_parts, unused, windows, windows_python
from recipes.bundle import modules
from recipes.common import ROOT, Missing, set_times, version
from recipes.imports import Folder
from tests.packages.walk import WORKFLOW
from tests.packages.workflow import read_jobs


def _write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def places(tmp_path: Path) -> Folder:
    _write(tmp_path / "app" / "game" / "__init__.py", "from . import rules\nimport sys\n")
    _write(
        tmp_path / "app" / "game" / "rules.py",
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    import only_types\nelse:\n    import otherwise\n"
        "def late():\n    from library.inner import thing, extension\n    import os.path\n",
    )
    _write(tmp_path / "app" / "library" / "inner" / "__init__.py", "from ..other import value\n")
    _write(tmp_path / "app" / "library" / "other.py")
    _write(tmp_path / "app" / "library" / "inner" / "extension.cp313-win_amd64.pyd")
    with zipfile.ZipFile(tmp_path / "own.zip", "w") as packed:
        packed.writestr("typing.pyc", b"")
        packed.writestr("os.pyc", b"")
    return Folder([tmp_path / "app", tmp_path / "own.zip"], frozenset({"sys"}))


def test_every_import_is_followed_but_those_for_type_checkers(places: Folder) -> None:
    found = {entry.module: entry.importer for entry in places.walk(["game"])}
    assert found == {
        "game": "",
        "game.rules": "game",
        "sys": "game",
        "typing": "game.rules",
        "otherwise": "game.rules",
        "library": "game.rules",
        "library.inner": "game.rules",
        "library.inner.extension": "game.rules",
        "library.other": "library.inner",
        "os": "game.rules",
        "os.path": "game.rules",
    }


def test_what_is_not_in_the_folder_is_known(places: Folder) -> None:
    missing = [entry.module for entry in places.walk(["game"]) if not places.holds(entry.module)]
    assert missing == ["otherwise"]


def test_modules_that_windows_lacks_are_imported_only_behind_a_question() -> None:
    """What is left out of the comparison is imported within functions or branches, not by reading a module."""
    for path in (ROOT / "ludo").rglob("*.py"):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.Import):
                assert not windows.ELSEWHERE & {alias.name for alias in node.names}, path


def test_the_program_knows_the_marker_of_the_portable_folder() -> None:
    assert windows.MARKER == PORTABLE


def test_compiled_code_is_not_put_together_for_another_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDO_COMPILED", "1")
    monkeypatch.delenv(windows.WHEEL, raising=False)
    with pytest.raises(Missing, match=windows.WHEEL):
        windows.own_wheel(windows.AMD64)


def test_a_wheel_that_was_compiled_on_windows_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = f"cp{windows_python.PYTHON.replace('.', '')}"
    name = f"ludo_cards-{version()}-{short}-{short}-win_amd64.whl"
    monkeypatch.setenv(windows.WHEEL, str(tmp_path / name))
    with pytest.raises(Missing, match="which is not"):
        windows.own_wheel(windows.AMD64)
    (tmp_path / name).touch()
    assert windows.own_wheel(windows.AMD64) == tmp_path / name
    with pytest.raises(Missing, match="which is not"):
        windows.own_wheel(windows.ARM64)
    for other in (name.replace(version(), "0.0.0"), name.replace("win_amd64", "linux_x86_64"), "ludo.whl"):
        (tmp_path / other).touch()
        monkeypatch.setenv(windows.WHEEL, str(tmp_path / other))
        with pytest.raises(Missing, match="which is not"):
            windows.own_wheel(windows.AMD64)
    monkeypatch.delenv(windows.WHEEL)
    monkeypatch.setenv("LUDO_COMPILED", "")
    assert windows.own_wheel(windows.AMD64) is None


def test_the_wheel_for_windows_is_compiled_for_the_python_that_is_packed() -> None:
    (python,) = [
        step.given["python-version"]
        for step in read_jobs(WORKFLOW)["windows-wheel"].steps
        if step.uses.startswith("actions/setup-python@")
    ]
    assert python == windows_python.PYTHON


def test_every_module_of_the_program_is_in_a_bundle() -> None:
    assert {"ludo", "ludo.__main__", "ludo.app.main", "ludo.games.trut"} <= set(modules())


def test_the_uninstaller_removes_all_that_lies_in_the_folder() -> None:
    recipe = (ROOT / "packaging" / "recipes" / "windows.py").read_text(encoding="utf-8")
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    removed = script.partition("!macro REMOVE_PROGRAM")[2].partition("!macroend")[0]
    names = set(re.findall(r'\btarget / "([^"/]+)"', recipe))
    assert {"app", "runtime", "ludo.cmd"} <= names
    assert not [name for name in names if f'"$INSTDIR\\{name}"' not in removed]


_OF_NSIS = Path("/usr/share/nsis/Contrib/Graphics")


@pytest.mark.skipif(not (shutil.which("makensis") and _OF_NSIS.is_dir()), reason="no makensis")
def test_the_same_files_make_the_same_installer_at_any_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for turn in range(2):
        work = tmp_path / "work"
        for name in ("a", "b $x.txt", "deep/c"):
            (work / "Ludo" / name).parent.mkdir(parents=True, exist_ok=True)
            (work / "Ludo" / name).write_text(name, encoding="utf-8")
        shutil.copy(_OF_NSIS / "Icons" / "modern-install.ico", work / "Ludo" / "ludo.ico")
        set_times(work / "Ludo")
        for name in ("side", "head"):
            shutil.copy(_OF_NSIS / "Header" / "win.bmp", work / f"{name}.bmp")
            os.utime(work / f"{name}.bmp", (hour := 1_600_000_000 + 3600 * turn, hour))
        monkeypatch.setattr(windows, "BUILD", work)
        monkeypatch.setattr(windows, "folder", lambda _, work=work: work / "Ludo")
        monkeypatch.setattr(icons, "setup_pictures", lambda _, work=work: [work / "side.bmp", work / "head.bmp"])
        made += [path.read_bytes() for path in windows.installer(tmp_path)]
        shutil.rmtree(work)
    assert made[0] == made[1]


def test_plugins_and_words_of_qt_that_are_not_used_go(tmp_path: Path) -> None:
    kept = [tmp_path / "PySide6" / "plugins" / "platforms" / "qwindows.dll", tmp_path / "PySide6" / "qtbase_fr.qm"]
    gone = [tmp_path / "PySide6" / "plugins" / "tls" / "qopensslbackend.dll", tmp_path / "PySide6" / "qtbase_de.qm"]
    own = tmp_path / "ludo" / "ludo_fr.qm"
    for path in (*kept, *gone, own):
        _write(path)
    qt_parts.remove_unused(tmp_path)
    assert all(path.exists() for path in (*kept, own))
    assert not any(path.exists() for path in gone)


def test_a_bundle_loses_what_an_environment_to_play_loses_too(tmp_path: Path) -> None:
    kept = ("numpy/linalg/lapack.py", "pyqtgraph/icons/auto.png", "ludo/tests/rules.py", "PySide6/QtCore.pyd")
    gone = (
        "numpy/linalg/lapack.lib", "numpy/f2py/a.py", "pyqtgraph/icons/peegee/peegee.svg", "shiboken6/Shiboken.pyi",
        "PySide6/resources/icudtl.dat", "PySide6/QtQuick.pyd",
    )  # fmt: skip
    for name in (*kept, *gone):
        _write(tmp_path / name)
    unused.remove(tmp_path)
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")) == sorted(kept)
    assert not (tmp_path / "numpy" / "f2py").exists()


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("machine", "processor"), [(0x8664, "amd64"), (0xAA64, "arm64")])
def test_files_for_windows_are_read_whatever_processor_they_are_for(
    tmp_path: Path, machine: int, processor: str, late: bool
) -> None:
    """A file with one section, loaded at 0x1000 and lying at 0x400, with one descriptor and the name that it gives."""
    tables = [(0, 0)] * 16
    tables[13 if late else 1], tables[4] = (0x1010, 64), (0x600, 8)
    optional = struct.pack("<H110x", 0x20B) + b"".join(struct.pack("<2I", *table) for table in tables)
    header = b"PE\0\0" + struct.pack("<HH12xHH", machine, 1, len(optional), 0) + optional
    section = struct.pack("<8s4I16x", b".rdata", 0x80, 0x1000, 0x200, 0x400)
    start = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + header + section
    descriptor = struct.pack("<II24x" if late else "<12xII", *((1, 0x1060) if late else (0x1060, 0)))
    content = (b"\0" * 0x10 + descriptor).ljust(0x60, b"\0") + b"Library.DLL\0"
    path = tmp_path / "module.pyd"
    path.write_bytes(start.ljust(0x400, b"\0") + content.ljust(0x200, b"\0"))
    assert pe.read(path) == pe.Binary(processor, frozenset({"library.dll"}), True)
    assert binaries.needed(path) == {"library.dll"}
    path.write_bytes(b"\x7fELF" + bytes(100))
    assert pe.read(path) is None


def _python_in(archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("python.exe", b"MZ")
    return archive


def test_the_python_that_was_looked_at_is_unpacked_and_finds_only_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = _python_in(tmp_path / "python.zip")
    monkeypatch.setenv(windows_python.AT_HAND, str(archive))
    known = windows_python.Archive("3.13.1", hashlib.sha256(archive.read_bytes()).hexdigest())
    monkeypatch.setitem(windows_python.ARCHIVES, windows.AMD64, known)
    windows_python.unpack(tmp_path / "runtime", windows.AMD64)
    assert (tmp_path / "runtime" / "python.exe").read_bytes() == b"MZ"
    told = (tmp_path / "runtime" / "python313._pth").read_text(encoding="utf-8").splitlines()
    assert told == ["python313.zip", ".", "..\\app"]


@pytest.mark.parametrize("processor", [windows.AMD64, windows.ARM64])
def test_another_python_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processor: str) -> None:
    monkeypatch.setenv(windows_python.AT_HAND, str(_python_in(tmp_path / "python.zip")))
    with pytest.raises(Missing, match=r"python\.zip is not the Python 3\.13\.\d+ that was looked at"):
        windows_python.unpack(tmp_path / "runtime", processor)
    assert not (tmp_path / "runtime").exists()


def test_a_python_that_cannot_be_fetched_is_said_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.delenv(windows_python.AT_HAND, raising=False)
    monkeypatch.setattr(windows_python, "BUILD", tmp_path)
    monkeypatch.setattr("urllib.request.urlopen", fails)
    with pytest.raises(Missing, match=r"cannot be fetched \(no network\); LUDO_WINDOWS_PYTHON may name a copy"):
        windows_python.unpack(tmp_path / "runtime", windows.AMD64)


def test_a_trial_with_a_python_that_was_not_checked_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own").mkdir()
    monkeypatch.setenv(windows_python.AT_HAND, str(tmp_path / "own"))
    with pytest.raises(Missing, match=r"own, which LUDO_WINDOWS_PYTHON names, has no pythonw\.exe"):
        windows_python.unpack(tmp_path / "runtime", windows.AMD64)
    (tmp_path / "own" / "pythonw.exe").touch()
    windows_python.unpack(tmp_path / "runtime", windows.AMD64)
    assert "checked by nobody: for a trial, never for a release" in capsys.readouterr().out
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert windows_python.AT_HAND not in release
