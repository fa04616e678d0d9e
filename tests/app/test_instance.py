"""One program a data folder."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSysInfo
from pytestqt.qtbot import QtBot

from ludo.app.instance import LOCK, SOCKET, Instance, _remove_left_lock, hand_over, socket_name
from ludo.ui.wording.errors import unreachable_text

ROOT = Path(__file__).parents[2]
unix = pytest.mark.skipif(sys.platform == "win32", reason="there a socket is no file")


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder whose path is short enough for that of a socket, wherever pytest has its own."""
    with TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Instance]:
    """The program of a folder, its window up."""
    instance = Instance(tmp_path)
    assert instance.claim()
    instance.listen()
    yield instance
    instance.close()


def second(folder: Path, file: str, page: str = "") -> subprocess.Popen[bytes]:
    """Another start, which exits with 0 if the first program took what it was given."""
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from ludo.app.instance import *\n"
        "app = QCoreApplication([]); folder = Path(sys.argv[1])\n"
        "assert not Instance(folder).claim()\n"
        "sys.exit(0 if hand_over(folder, Path(sys.argv[2]) if sys.argv[2] else None, page=sys.argv[3]) else 1)"
    )
    return subprocess.Popen([sys.executable, "-c", code, str(folder), file, page], cwd=ROOT)


@pytest.mark.parametrize(("file", "page"), [("", ""), ("games/one.txt", ""), ("", "replay:7")])
def test_a_second_start_hands_over_what_it_was_given(
    first: Instance, tmp_path: Path, qtbot: QtBot, file: str, page: str
) -> None:
    with qtbot.waitSignal(first.called) as called:
        process = second(tmp_path, file, page)
    assert process.wait(20) == 0
    assert called.args == [str(ROOT / file) if file else "", page]


def test_two_folders_have_a_program_each(first: Instance, tmp_path: Path) -> None:
    other = Instance(tmp_path / "other")
    assert other.claim()
    other.close()


def test_a_lock_of_a_program_that_was_killed_is_no_lock(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from ludo.app.instance import *\n"
        "instance = Instance(Path(sys.argv[1])); assert instance.claim(); os._exit(9)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=False)
    assert ran.returncode == 9
    assert (tmp_path / LOCK).exists()
    instance = Instance(tmp_path)
    assert instance.claim()
    instance.close()


def test_a_lock_whose_process_number_another_python_has_by_now_is_no_lock(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from ludo.app.instance import *\n"
        "instance = Instance(Path(sys.argv[1])); assert instance.claim(); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=False)
    with subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE) as other:
        _, *rest = (tmp_path / LOCK).read_bytes().split(b"\n")
        (tmp_path / LOCK).write_bytes(b"\n".join([str(other.pid).encode(), *rest]))
        instance = Instance(tmp_path)
        assert instance.claim()
        assert not Instance(tmp_path).claim()
        instance.close()


def test_of_many_starts_at_once_over_a_left_lock_one_becomes_the_program(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from ludo.app.instance import *\n"
        "instance = Instance(Path(sys.argv[1])); print('ready', flush=True); sys.stdin.readline()\n"
        "print(instance.claim(), flush=True); sys.stdin.readline()"
    )
    with ExitStack() as stack:
        starts = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", code, str(tmp_path)],
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    bufsize=1,
                )
            )
            for _ in range(4)
        ]
        pipes = [(start.stdin, start.stdout) for start in starts]
        assert [out.readline() for _, out in pipes if out] == ["ready\n"] * 4
        (tmp_path / LOCK).write_text(f"{os.getpid()}\npython\n{QSysInfo.machineHostName()}\n\n\n")
        for into, _ in pipes:
            assert into is not None
            into.write("go\n")
        assert sorted(out.readline() for _, out in pipes if out) == ["False\n"] * 3 + ["True\n"]


@unix
def test_a_lock_that_another_start_has_renewed_meanwhile_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two starts find a left lock; one deletes it and makes its own before the other comes to delete it."""
    import fcntl

    lock = tmp_path / LOCK
    lock.write_text(f"{os.getpid()}\npython\n{QSysInfo.machineHostName()}\n\n\n")
    flock = fcntl.flock

    def renewed(*given: int) -> None:
        flock(*given)
        lock.unlink()
        lock.write_text("the lock of the other start")

    monkeypatch.setattr(fcntl, "flock", renewed)
    _remove_left_lock(lock)
    assert lock.read_text() == "the lock of the other start"


@unix
def test_nobody_else_can_be_at_the_socket_first(short_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the data folder; where others write there, in that of the session; if they do there, nowhere."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_path / "session"))
    data = short_path / "data"
    data.mkdir(mode=0o700)
    assert socket_name(data) == str(data / SOCKET)
    data.chmod(0o777)
    named = Path(socket_name(data) or "")
    assert named.parent == short_path / "session"
    assert named.parent.stat().st_mode & 0o777 == 0o700
    assert Path(socket_name(short_path / ("deep" * 30)) or "").parent == short_path / "session"
    named.parent.chmod(0o777)
    assert socket_name(data) is None
    named.parent.rmdir()
    named.parent.symlink_to(data)
    assert socket_name(data) is None
    instance = Instance(data)
    assert instance.claim()
    assert not instance.listen()
    assert not hand_over(data, None)
    instance.close()


@unix
@pytest.mark.parametrize("owner", [os.getuid() + 1 if sys.platform != "win32" else 0])
def test_a_folder_of_somebody_else_holds_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(os, "getuid", lambda: owner)
    assert socket_name(tmp_path) is None


@unix
def test_a_program_that_cannot_listen_says_so(short_path: Path) -> None:
    (short_path / SOCKET).mkdir()
    (short_path / SOCKET / "something").touch()
    instance = Instance(short_path)
    assert instance.claim()
    assert not instance.listen()
    instance.close()
    assert "window" in unreachable_text()


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\0" * 5000])
def test_a_damaged_lock_keeps_nobody_out_for_ever(tmp_path: Path, content: bytes) -> None:
    (tmp_path / LOCK).write_bytes(content)
    long_ago = time.time() - 3600
    os.utime(tmp_path / LOCK, (long_ago, long_ago))
    instance = Instance(tmp_path)
    assert instance.claim()
    instance.close()


def test_a_program_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    instance = Instance(tmp_path)
    assert instance.claim()
    assert not hand_over(tmp_path, None, patience=0.3)
    instance.close()


def test_a_lock_of_another_computer_can_be_overruled(tmp_path: Path) -> None:
    (tmp_path / LOCK).write_bytes(b"4711\nludo\nfar-away\nmachine\nboot\n")
    long_ago = time.time() - 3600
    os.utime(tmp_path / LOCK, (long_ago, long_ago))
    instance = Instance(tmp_path)
    assert not instance.claim()
    assert instance.force()
    instance.close()


def test_a_lock_that_cannot_be_deleted_can_be_overruled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a folder that can only be read, with the lock of the computer that it comes from."""
    (tmp_path / LOCK).write_bytes(b"4711\nludo\nfar-away\nmachine\nboot\n")
    monkeypatch.setattr(Path, "unlink", Mock(side_effect=PermissionError))
    instance = Instance(tmp_path)
    assert not instance.claim()
    assert instance.force()
    instance.close()


def test_where_no_lock_can_be_written_one_can_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    instance = Instance(tmp_path / "file")
    assert instance.claim()
    instance.close()
