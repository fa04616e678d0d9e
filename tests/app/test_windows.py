"""Where data lies and what becomes of the console on Windows, with fakes of its library."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from ludo.app.console import console_programs, is_only_python
from ludo.app.main import data_folder

STORE = r"C:\Program Files\WindowsApps\PythonSoftwareFoundation.Python.3.12_3.12.2544.0_x64__qbz5n2kfra8p0"


@pytest.mark.parametrize(
    ("system", "base_prefix"), [("linux", "/usr"), ("darwin", "/usr"), ("win32", r"C:\Python312"), ("linux", STORE)]
)
def test_data_lies_where_the_system_has_it(system: str, base_prefix: str, tmp_path: Path) -> None:
    assert data_folder(system, base_prefix, tmp_path / "usual", tmp_path) == tmp_path / "usual"


def test_under_python_from_the_store_data_lies_outside_appdata(tmp_path: Path) -> None:
    assert data_folder("win32", STORE, tmp_path / "AppData" / "Ludo", tmp_path) == tmp_path / "Ludo"
    assert not (tmp_path / "Ludo").exists()


def test_data_left_inside_is_taken_along_once(tmp_path: Path) -> None:
    inside = tmp_path / "AppData" / "Ludo"
    inside.mkdir(parents=True)
    (inside / "ludo.db").write_text("old", encoding="utf-8")
    folder = data_folder("win32", STORE, inside, tmp_path)
    assert (folder / "ludo.db").read_text(encoding="utf-8") == "old"
    (folder / "ludo.db").write_text("new", encoding="utf-8")
    data_folder("win32", STORE, inside, tmp_path)
    assert (folder / "ludo.db").read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize(
    ("programs", "alone"),
    [
        ([r"C:\Windows\py.exe", r"C:\Python312\python.exe", r"C:\ludo\.venv-ludo\Scripts\python.exe"], True),
        ([r"C:\Windows\System32\cmd.exe", r"C:\Python312\python.exe"], False),
        ([r"C:\Program Files\PowerShell\7\pwsh.exe", r"C:\Windows\py.exe"], False),
        ([], False),
    ],
)
def test_a_double_click_is_told_from_a_command(programs: list[str], alone: bool) -> None:
    assert is_only_python(programs) is alone


class OpenProcess:
    """In place of a function of a library, whose kind of result can be set."""

    restype: object = None

    def __call__(self, rights: int, inherit: bool, number: int) -> int:
        return number


class Kernel32:
    """In place of the library of Windows: a console with these programs."""

    def __init__(self, *programs: str) -> None:
        self.programs = programs
        self.OpenProcess = OpenProcess()
        self.closed: list[int] = []

    def GetConsoleProcessList(self, numbers: list[int], size: int) -> int:
        numbers[: len(self.programs)] = range(1, len(self.programs) + 1)
        return len(self.programs)

    def QueryFullProcessImageNameW(
        self, process: SimpleNamespace, flags: int, path: SimpleNamespace, size: object
    ) -> int:
        path.value = self.programs[process.value - 1]
        return 1

    def CloseHandle(self, process: SimpleNamespace) -> None:
        self.closed.append(process.value)


def test_the_programs_of_a_console_are_listed() -> None:
    kernel = Kernel32(r"C:\Windows\py.exe", r"C:\Python312\python.exe")
    assert console_programs(kernel) == list(kernel.programs)
    assert kernel.closed == [1, 2]
