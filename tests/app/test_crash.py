"""Nothing goes wrong without a trace."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.app import crash
from ludo.app.crash import FATAL, LOG, write_log

ROOT = Path(__file__).parents[2]


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run some code in a program that catches everything."""
    head = (
        "import sys, threading; from pathlib import Path; from PySide6.QtCore import *\n"
        "from ludo.app.crash import *\n"
        "app = QCoreApplication([]); crashes = Crashes(Path(sys.argv[1])); crashes.catch_everything()\n"
        "crashes.happened.connect(lambda path: print('told of', path and path.name, flush=True))\n"
        "crashes.happened.connect(app.quit, Qt.ConnectionType.QueuedConnection)\n"
    )
    return subprocess.run(
        [sys.executable, "-c", head + code, str(folder)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


def log_of(folder: Path) -> str:
    return (folder / LOG).read_text(encoding="utf-8")


def test_an_error_in_a_slot_is_logged_and_told(tmp_path: Path) -> None:
    ran = run(tmp_path, "QTimer.singleShot(0, lambda: 1 / 0)\napp.exec()")
    assert "told of ludo.log" in ran.stdout
    assert "ZeroDivisionError" in log_of(tmp_path)


def test_an_error_in_another_thread_is_logged_and_told_by_the_first_one(tmp_path: Path) -> None:
    ran = run(
        tmp_path,
        "crashes.happened.connect(lambda _: print(threading.current_thread() is threading.main_thread()))\n"
        "threading.Thread(target=lambda: 1 / 0).start()\napp.exec()",
    )
    assert "told of ludo.log" in ran.stdout
    assert "ZeroDivisionError" in log_of(tmp_path)


def test_an_error_that_cannot_be_logged_is_told_without_a_place(tmp_path: Path) -> None:
    (tmp_path / LOG).mkdir()
    ran = run(tmp_path, "QTimer.singleShot(0, lambda: 1 / 0)\napp.exec()")
    assert "told of None" in ran.stdout
    assert "ZeroDivisionError" in ran.stderr


def test_what_qt_complains_of_is_logged(tmp_path: Path) -> None:
    run(tmp_path, "qWarning('that will not do'); qDebug('never mind')")
    assert "that will not do" in log_of(tmp_path)
    assert "never mind" not in log_of(tmp_path)


def test_a_death_inside_the_process_is_told_to_the_next_start(tmp_path: Path) -> None:
    ran = run(tmp_path, "import faulthandler; faulthandler._sigsegv()")
    assert ran.returncode != 0
    assert (
        "Segmentation fault" in (tmp_path / FATAL).read_text() or "access violation" in (tmp_path / FATAL).read_text()
    )
    assert run(tmp_path, "").returncode == 0
    assert "died the last time" in log_of(tmp_path)
    assert (tmp_path / FATAL).read_bytes() == b""


def test_a_start_without_errors_leaves_no_log(tmp_path: Path) -> None:
    run(tmp_path, "")
    run(tmp_path, "")
    assert not (tmp_path / LOG).exists()


def test_a_long_log_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LARGEST", 2000)
    write_log(tmp_path)
    for number in range(300):
        logging.getLogger("ludo").warning("message %d", number)
    files = sorted(path.name for path in tmp_path.glob("ludo.log*"))
    assert files == ["ludo.log", "ludo.log.1", "ludo.log.2"]
    assert all((tmp_path / name).stat().st_size <= 2000 for name in files)
    assert "message 299" in log_of(tmp_path)


def test_a_log_that_cannot_be_begun_anew_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held_open(*_: object) -> None:
        raise PermissionError("a scanner has it")

    monkeypatch.setattr(crash, "LARGEST", 2000)
    monkeypatch.setattr("os.rename", held_open)
    write_log(tmp_path)
    for number in range(300):
        logging.getLogger("ludo").warning("message %d", number)
    assert "message 0" in log_of(tmp_path)
    assert "message 299" in log_of(tmp_path)


def test_where_there_can_be_no_log_the_console_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / LOG).mkdir()
    write_log(tmp_path)
    logging.getLogger("ludo").warning("said aloud")
    assert "said aloud" in capsys.readouterr().err


def test_the_log_goes_where_the_data_is_now(tmp_path: Path) -> None:
    for name in ("before", "now"):
        (tmp_path / name).mkdir()
        write_log(tmp_path / name)
        logging.getLogger("ludo").warning("in %s", name)
    assert "in now" in (tmp_path / "now" / LOG).read_text(encoding="utf-8")
    assert "in now" not in (tmp_path / "before" / LOG).read_text(encoding="utf-8")
