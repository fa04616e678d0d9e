"""Where a window cannot be shown for want of a library, the start names it and the command, and does not abort."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.app import main, qt_libraries

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems bring libraries along")
HERE = Path(qt_libraries.__file__)
BOTH = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The libraries that are missing, on a system with `apt-get` and `sudo`."""
    missing: set[str] = set()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(qt_libraries, "library_list", lambda: b"")
    monkeypatch.setattr(qt_libraries, "can_load", lambda name: name not in missing)
    monkeypatch.setattr(qt_libraries, "answers", lambda display: display == ":0")
    monkeypatch.setattr(shutil, "which", lambda name: name if name in ("apt-get", "sudo") else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    return missing


def test_python_3_8_can_read_it() -> None:
    ast.parse(HERE.read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("name", [*qt_libraries.QT_LIBRARIES, *qt_libraries.X_LIBRARIES])
def test_a_missing_library_is_named_with_its_package(name: str, lacking: set[str]) -> None:
    lacking.add(name)
    said = qt_libraries.complaint({"DISPLAY": ":0"})
    package = {**qt_libraries.QT_LIBRARIES, **qt_libraries.X_LIBRARIES}[name].split()[0]
    assert f"({name})" in said
    assert f"sudo apt-get install {package}`" in said


def test_nothing_is_said_where_all_is_there(lacking: set[str]) -> None:
    for environment in ({"DISPLAY": ":0"}, {"QT_QPA_PLATFORM": "offscreen"}, dict(BOTH)):
        before = dict(environment)
        assert qt_libraries.complaint(environment) == ""
        assert environment == before


@on_linux
def test_what_the_system_lists_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []

    def can_load(name: str) -> bool:
        asked.append(name)
        return True

    monkeypatch.setattr(qt_libraries, "can_load", can_load)
    listed = tmp_path / "ld.so.cache"
    listed.write_bytes(b"".join(name.encode() + b"\0" for name in qt_libraries.QT_LIBRARIES if name != "libGL.so.1"))
    monkeypatch.setattr(qt_libraries, "LIBRARY_LIST", str(listed))
    assert qt_libraries.complaint({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert asked == ["libGL.so.1"]
    monkeypatch.setattr(qt_libraries, "LIBRARY_LIST", str(tmp_path / "none"))
    assert qt_libraries.complaint({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert asked[1:] == list(qt_libraries.QT_LIBRARIES)


def test_the_kind_of_screen_that_works_is_used(lacking: set[str]) -> None:
    lacking.add("libxcb-cursor.so.0")
    environment = dict(BOTH)
    assert qt_libraries.complaint(environment) == ""
    assert environment["QT_QPA_PLATFORM"] == "wayland"
    assert qt_libraries.complaint({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert "libxcb-cursor0" in qt_libraries.complaint({"QT_QPA_PLATFORM": "xcb"})


def test_without_a_screen_it_says_so(lacking: set[str]) -> None:
    assert "no display" in qt_libraries.complaint({})
    assert "no display" in qt_libraries.complaint({"QT_QPA_PLATFORM": "xcb"})
    assert "`:77` does not answer" in qt_libraries.complaint({"DISPLAY": ":77"})
    environment = {**BOTH, "DISPLAY": ":77"}
    assert qt_libraries.complaint(environment) == ""
    assert environment["QT_QPA_PLATFORM"] == "wayland"


def test_it_is_said_in_the_language_of_the_system(lacking: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    assert qt_libraries.complaint({"DISPLAY": ":77"}).startswith(
        "l\u2019affichage `:77` ne répond pas\u00a0: lancez Ludo"
    )
    lacking.add("libxcb-cursor.so.0")
    told = qt_libraries.complaint({"DISPLAY": ":0"})
    assert told.startswith("il manque à Qt")
    assert told.endswith("apt-get install libxcb-cursor0`, puis relancez Ludo")


@on_linux
def test_the_start_ends_with_the_sentence(lacking: set[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lacking.add("libxcb-cursor.so.0")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    with pytest.raises(SystemExit, match=r"^ludo: Qt needs .*libxcb-cursor\.so\.0.*apt-get install libxcb-cursor0"):
        main.main(["--data-dir", str(tmp_path)])


@on_linux
def test_as_a_module_it_ends_without_an_abort(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in BOTH}
    kept["QT_QPA_PLATFORM"] = "xcb"
    done = subprocess.run(
        [sys.executable, "-m", "ludo", "--data-dir", str(tmp_path)],
        env=kept, cwd=HERE.parents[2], capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("ludo: ")
