"""The command line, and what a start reads."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludo
from ludo.app.main import PORTABLE, _data_folder
from tests.app.first_paint import allowed
from tests.nights.fill import Amounts, fill

ROOT = Path(__file__).parents[2]


def run(*arguments: str, code: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m ludo`, or some code."""
    command = [sys.executable, "-c", code] if code else [sys.executable, "-m", "ludo"]
    return subprocess.run(
        [*command, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_help_names_every_option() -> None:
    told = run("--help")
    assert told.returncode == 0
    for option in (
        "--version",
        "--data-dir DIR",
        "--lang {fr,en}",
        "--open PAGE",
        "replay:NUMBER",
        "--self-test",
        "FILE",
    ):
        assert option in told.stdout


def test_version() -> None:
    told = run("--version")
    assert told.returncode == 0
    assert told.stdout.strip() == f"Ludo {ludo.__version__}"


def test_an_unknown_language_is_refused() -> None:
    told = run("--lang", "de")
    assert told.returncode == 2
    assert "fr" in told.stderr


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_read_nothing_of_qt(option: str) -> None:
    code = (
        "import sys\n"
        "from ludo.app.main import main\n"
        "try:\n"
        f"    main(['{option}'])\n"
        "finally:\n"
        "    found = sorted(name for name in sys.modules if name.startswith(('PySide6', 'shiboken6')))\n"
        "    print('found', found)\n"
    )
    assert run(code=code).stdout.rstrip().endswith("found []")


def test_what_a_spawned_process_reads_of_the_program_has_no_qt() -> None:
    """A process for computer players imports the module that was started."""
    code = (
        "import runpy, sys\n"
        "runpy.run_module('ludo.__main__', run_name='__mp_main__')\n"
        "import ludo.bots.process\n"
        "print(sorted(name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))))\n"
    )
    told = run(code=code)
    assert told.stdout.strip() == "[]", told.stderr


@pytest.mark.parametrize("evenings", [0, 2])
def test_nothing_is_read_before_the_first_paint_without_a_reason(tmp_path: Path, evenings: int) -> None:
    """So it needs no rules, no computer players, no game nights."""
    if evenings:  # the last one goes on, and can be gone on with from the first page
        fill(tmp_path / "ludo.db", Amounts(evenings, 16, 80))
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from ludo.app.start import Asker, application, open_window\n"
        "window = open_window(application(), Path(sys.argv[1]), Asker(), 'en')\n"
        "window.show()\n"
        "print(*(name for name in sys.modules if name.startswith(('ludo', 'PySide6.Qt', 'pyqtgraph', 'numpy', "
        "'openskill', 'python_calamine'))))\n"
    )
    told = run(str(tmp_path), code=code, QT_QPA_PLATFORM="offscreen")
    qt = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"}
    assert set(told.stdout.split()) - qt - allowed() == set(), told.stderr


@pytest.mark.parametrize("name", ["", "Anna"])
def test_a_start_reads_no_game_to_say_what_play_now_begins(tmp_path: Path, name: str) -> None:
    """The lines are kept from the start before; a name that has changed meanwhile is told."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from ludo.app.start import Asker, application, open_window\n"
        "window = open_window(application(), Path(sys.argv[1]), Asker(), 'en')\n"
        "window.home.complete()\n"
        "print(any(name.startswith('ludo.games.') for name in sys.modules))\n"
        "print(*(tile.begins.text() for tile in window.home._tiles), sep=';')\n"
        "window.services.store.put('player.name', sys.argv[2])\n"
        "window.close()\n"
    )
    told = [run(str(tmp_path), "", code=code, QT_QPA_PLATFORM="offscreen").stdout.splitlines()]
    told += [run(str(tmp_path), name, code=code, QT_QPA_PLATFORM="offscreen").stdout.splitlines() for _ in range(2)]
    assert [read for read, _ in told] == ["True", "False", str(bool(name))]
    assert all("Amateur" in line for line in told[0][1].split(";"))
    assert told[1][1] == told[0][1]


def test_the_folder_can_be_chosen_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDO_DATA_DIR", str(tmp_path))
    assert _data_folder() == tmp_path
    monkeypatch.delenv("LUDO_DATA_DIR")
    assert _data_folder().name == "Ludo"


START = """
import sys
from PySide6.QtCore import QTimer
import ludo.app.start as start
from ludo.app.main import main
made = start.open_window
def open_window(*arguments):
    window = made(*arguments)
    def report():
        print(window.menus.titles()[0], type(window.navigator.page).__name__, worker.busy, flush=True)
        window.close()
    worker = arguments[2]
    window.painted.connect(lambda: QTimer.singleShot(200, report))
    return window
start.open_window = open_window
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(("language", "menu"), [("fr", "&Partie"), ("en", "&Game")])
def test_the_whole_program_starts_and_ends(tmp_path: Path, language: str, menu: str) -> None:
    told = run("--data-dir", str(tmp_path / "new"), "--lang", language, code=START, QT_QPA_PLATFORM="offscreen")
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == [menu, "Home", "False"]
    assert (tmp_path / "new" / "ludo.db").exists()
    assert "Traceback" not in told.stderr


def test_a_page_is_shown_at_once(tmp_path: Path) -> None:
    told = run(
        "--data-dir", str(tmp_path), "--lang", "en", "--open", "rules:trut", code=START, QT_QPA_PLATFORM="offscreen"
    )
    assert told.stdout.split()[:2] == ["&Game", "Rules"], told.stderr
    assert run("--open", "nobody").returncode == 2


def test_a_game_given_as_a_file_is_shown_again(tmp_path: Path) -> None:
    partie = tmp_path / "partie.txt"
    partie.write_text(
        "Ludo partie 1\ngame trut 1\nstarted 2026-05-01T20:15:00+00:00\nperson Anna\nperson Hugo\n\nluck lot 1\n",
        encoding="utf-8",
    )
    told = run("--data-dir", str(tmp_path), "--lang", "en", str(partie), code=START, QT_QPA_PLATFORM="offscreen")
    assert told.stdout.split()[:2] == ["&Game", "ReplayPage"], told.stderr


def test_a_portable_program_keeps_its_data_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDO_DATA_DIR", raising=False)
    monkeypatch.setattr(ludo, "__file__", str(tmp_path / "Ludo" / "app" / "ludo" / "__init__.py"))
    (tmp_path / "Ludo").mkdir()
    assert tmp_path not in _data_folder().parents
    (tmp_path / "Ludo" / PORTABLE).touch()
    assert _data_folder() == tmp_path / "Ludo" / "data"
    monkeypatch.setenv("LUDO_DATA_DIR", str(tmp_path / "elsewhere"))
    assert _data_folder() == tmp_path / "elsewhere"
