"""run.py: each thing that may be missing is named in one line with its remedy, and nothing is installed in vain."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import run

CHECKOUT = Path(__file__).parents[1]
NOT_THERE = {"libno-such-thing.so.7": "libno-such-thing7", "libnor-this.so.1": "libnor-this1"}
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems bring a display along")


class BecomeError(Exception):
    """Raised in place of giving the process over to another program."""

    def __init__(self, command: list[str]) -> None:
        super().__init__(command)
        self.command = command


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test does here may install anything or leave the process."""

    def become(command: list[str], environment: dict[str, str]) -> None:
        raise BecomeError(command)

    monkeypatch.setattr(run, "become", become)
    monkeypatch.setattr(run, "may_install", lambda: False)
    monkeypatch.delenv("CI", raising=False)


@pytest.fixture
def only_on_path(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the PATH hold these commands and no others."""

    def hold(*commands: str) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in commands else None)

    return hold


@pytest.fixture
def environment_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A private environment of which only the folder exists."""
    folder = tmp_path / "environment"
    folder.mkdir()
    monkeypatch.setattr(run, "private_folder", lambda: folder)
    return folder


def test_python_3_8_can_read_it() -> None:
    ast.parse((CHECKOUT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 8))


class TestPython:
    """An old Python looks for a newer one."""

    @pytest.fixture(autouse=True)
    def _old(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))

    def test_it_goes_on_with_a_newer_python(
        self, monkeypatch: pytest.MonkeyPatch, only_on_path: Callable[..., None]
    ) -> None:
        only_on_path("python3.12", "python3.11")
        monkeypatch.setattr(run, "is_new_enough", lambda command: True)
        with pytest.raises(BecomeError) as became:
            run.main(["test", "--long"])
        assert became.value.command == ["python3.12", str(CHECKOUT / "run.py"), "test", "--long"]

    def test_it_goes_on_with_the_launcher_of_windows(
        self, monkeypatch: pytest.MonkeyPatch, only_on_path: Callable[..., None]
    ) -> None:
        only_on_path("py")
        monkeypatch.setattr(run, "is_new_enough", lambda command: command == ["py", "-3.11"])
        with pytest.raises(BecomeError) as became:
            run.main([])
        assert became.value.command == ["py", "-3.11", str(CHECKOUT / "run.py")]

    def test_a_command_that_starts_no_python_is_passed_over(
        self, monkeypatch: pytest.MonkeyPatch, only_on_path: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        only_on_path("python3.13")
        failed = SimpleNamespace(returncode=127)
        monkeypatch.setattr(subprocess, "run", lambda *args, **options: failed)
        assert run.main([]) == 1
        assert "needs Python 3.11 or later" in capsys.readouterr().err

    def test_without_a_newer_python_it_says_what_it_needs(
        self, only_on_path: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        only_on_path()
        assert run.main([]) == 1
        assert capsys.readouterr().err.count("\n") == 1


@on_linux
class TestDisplay:
    """A window needs a screen, and libraries for the kind of screen."""

    def test_without_a_display_it_says_so(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        assert run.main([]) == 1
        assert "no display" in capsys.readouterr().err

    def test_help_needs_no_display(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr(run, "prepare", lambda for_checks: Path("python"))
        with pytest.raises(BecomeError) as became:
            run.main(["--help"])
        assert became.value.command[-1] == "--help"

    @pytest.mark.parametrize(
        ("environment", "libraries"),
        [
            ({"DISPLAY": ":0"}, run.X_LIBRARIES),
            ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, run.X_LIBRARIES),
            ({"WAYLAND_DISPLAY": "wayland-0"}, run.WAYLAND_LIBRARIES),
            ({"QT_QPA_PLATFORM": "offscreen"}, {}),
        ],
    )
    def test_each_kind_of_display_has_its_libraries(
        self, environment: dict[str, str], libraries: dict[str, str]
    ) -> None:
        assert run.display_libraries(environment) == libraries


@on_linux
class TestLibraries:
    """Missing libraries are named, with the packages that hold them."""

    def test_the_line_that_installs_them_is_given(self, only_on_path: Callable[..., None]) -> None:
        only_on_path("apt-get")
        with pytest.raises(run.Missing, match="`sudo apt-get install libno-such-thing7 libnor-this1`"):
            run.check_libraries(NOT_THERE)

    def test_where_debian_packages_are_unknown_the_libraries_are_named(self, only_on_path: Callable[..., None]) -> None:
        only_on_path()
        with pytest.raises(run.Missing, match=r"libno-such-thing\.so\.7, libnor-this\.so\.1"):
            run.check_libraries(NOT_THERE)

    def test_what_is_there_is_not_asked_for(self) -> None:
        run.check_libraries({"libc.so.6": "libc6"})

    def test_with_nobody_to_ask_root_installs_them(
        self, monkeypatch: pytest.MonkeyPatch, only_on_path: Callable[..., None]
    ) -> None:
        only_on_path("apt-get")
        there: list[str] = []
        commands: list[list[str]] = []

        def installs(command: list[str], **options: object) -> SimpleNamespace:
            commands.append(command)
            there.extend(NOT_THERE if "install" in command else [])
            return SimpleNamespace(returncode=0)

        monkeypatch.setattr(run, "may_install", lambda: True)
        monkeypatch.setattr(run, "can_load", lambda name: name in there)
        monkeypatch.setattr(subprocess, "run", installs)
        run.check_libraries(NOT_THERE)
        assert [command[:2] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
        assert commands[1][-2:] == ["libno-such-thing7", "libnor-this1"]


class TestEnvironment:
    """The private environment is made once, and brought up to date when it has to be."""

    @pytest.fixture(autouse=True)
    def _sound(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run, "works", lambda folder, *arguments: True)

    @pytest.fixture
    def installs(self, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
        """What was installed, each time with or without the tools of the checks."""
        done: list[bool] = []
        monkeypatch.setattr(run, "install", lambda folder, with_tools: done.append(with_tools))
        return done

    def test_it_installs_once(self, environment_folder: Path, installs: list[bool]) -> None:
        run.prepare(for_checks=False)
        run.prepare(for_checks=False)
        assert installs == [False]

    def test_the_tools_come_with_the_first_checks_and_stay(
        self, environment_folder: Path, installs: list[bool]
    ) -> None:
        run.prepare(for_checks=False)
        run.prepare(for_checks=True)
        run.prepare(for_checks=False)
        assert installs == [False, True]

    def test_it_installs_again_when_the_requirements_have_changed(
        self, environment_folder: Path, installs: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(run, "CHECKOUT", tmp_path)
        (tmp_path / "pyproject.toml").write_text("old", encoding="utf-8")
        run.prepare(for_checks=False)
        (tmp_path / "pyproject.toml").write_text("new", encoding="utf-8")
        run.prepare(for_checks=False)
        assert installs == [False, False]

    def test_it_installs_again_when_the_python_beneath_has_gone(
        self, environment_folder: Path, installs: list[bool], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        run.prepare(for_checks=False)
        monkeypatch.setattr(run, "works", lambda folder, *arguments: False)
        run.prepare(for_checks=False)
        assert installs == [False, False]

    def test_an_interrupted_installation_is_taken_up_again(
        self, environment_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(folder: Path, with_tools: bool) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(run, "install", interrupted)
        assert run.main(["--version"]) == 130
        done: list[bool] = []
        monkeypatch.setattr(run, "install", lambda folder, with_tools: done.append(with_tools))
        run.prepare(for_checks=False)
        assert done == [False]

    def test_what_fails_on_top_of_an_old_installation_is_tried_once_afresh(
        self, environment_folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        steps: list[str] = []

        def fails(folder: Path, with_tools: bool) -> bool:
            steps.append("install")
            return False

        monkeypatch.setattr(run, "install_packages", fails)
        monkeypatch.setattr(run, "make_environment", lambda folder: steps.append("make"))
        with pytest.raises(run.Missing, match=r"install\.log"):
            run.install(environment_folder, with_tools=False)
        assert steps == ["install", "make", "install"]

    def test_without_ensurepip_the_package_for_this_very_python_is_named(
        self, environment_folder: Path, monkeypatch: pytest.MonkeyPatch, only_on_path: Callable[..., None]
    ) -> None:
        only_on_path("apt-get")
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
        monkeypatch.setattr(sys, "version_info", (3, 12, 4, "final", 0))
        with pytest.raises(run.Missing, match=r"`sudo apt-get install python3\.12-venv`"):
            run.make_environment(environment_folder)

    def test_it_lies_in_the_cache_where_the_checkout_cannot_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(run, "CHECKOUT", tmp_path)
        assert run.private_folder() == tmp_path / ".venv-ludo"
        assert list(tmp_path.iterdir()) == []
        monkeypatch.setattr(run, "CHECKOUT", tmp_path / "not there, so it cannot be written either")
        assert run.private_folder().is_relative_to(run.cache_folder())

    def test_what_misleads_python_and_pip_is_left_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PYTHONPATH", "elsewhere")
        monkeypatch.setenv("VIRTUAL_ENV", "elsewhere")
        monkeypatch.setenv("PIP_TARGET", "elsewhere")
        monkeypatch.setenv("PIP_INDEX_URL", "mirror")
        kept = run.clean_environment()
        assert "elsewhere" not in kept.values()
        assert kept["PIP_INDEX_URL"] == "mirror"


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for pip")
class TestPip:
    """What pip says is told in few lines."""

    @pytest.fixture
    def says(self, environment_folder: Path) -> Callable[[str, int], None]:
        """Makes the environment's pip print this and end with that exit code."""

        def make(output: str, code: int) -> None:
            python = run.python_in(environment_folder)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.write_text(f"#!/bin/sh\ncat <<'END'\n{output}\nEND\nexit {code}\n", encoding="utf-8")
            python.chmod(0o755)

        return make

    def test_each_step_that_takes_time_is_shown(
        self, environment_folder: Path, says: Callable[[str, int], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        says(
            "Collecting PySide6-Essentials\n"
            "  Downloading https://mirror/pyside6_essentials-6.11.3-cp39-abi3.whl (80.3 MB)\n"
            "  Preparing metadata\nInstalling collected packages: shiboken6, platformdirs",
            0,
        )
        assert run.install_packages(environment_folder, with_tools=False)
        shown = capsys.readouterr().out.splitlines()
        assert shown[1:] == ["ludo:   downloading pyside6_essentials (80.3 MB)", "ludo:   installing 2 packages"]

    def test_no_network_is_told_from_other_failures(
        self, environment_folder: Path, says: Callable[[str, int], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        says("WARNING: Retrying after connection broken by 'NewConnectionError(failed)'\nERROR: No match", 1)
        with pytest.raises(run.Missing, match="connect to the network"):
            run.install_packages(environment_folder, with_tools=False)
        says("  error: subprocess-exited-with-error\n  ERROR: No space left on device\nSee above", 1)
        assert not run.install_packages(environment_folder, with_tools=False)
        assert "No space left on device" in capsys.readouterr().err
        assert "No space left" in (environment_folder / "install.log").read_text(encoding="utf-8")


class TestChecks:
    """All checks run, and the last line tells whether all passed."""

    @pytest.fixture
    def outcomes(self, environment_folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
        """The commands that were run, by check; a check whose name is a key already fails."""
        commands: dict[str, list[str]] = {}

        def outcome(name: str, command: list[str], environment: dict[str, str]) -> bool:
            failed = name in commands
            commands[name] = command
            assert environment["QT_QPA_PLATFORM"] == "offscreen"
            return not failed

        monkeypatch.setattr(run, "check_libraries", lambda libraries: None)
        monkeypatch.setattr(run, "prepare", lambda for_checks: Path("python"))
        monkeypatch.setattr(run, "run_check", outcome)
        return commands

    def test_the_tests_have_the_last_word_if_nothing_else_failed(
        self, outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert run.main(["test"]) == 0
        assert list(outcomes) == ["lint", "format", "types", "tests"]
        assert "checks:" not in capsys.readouterr().out

    @pytest.mark.parametrize("name", ["lint", "format", "types"])
    def test_a_failure_before_the_tests_is_not_lost(
        self, name: str, outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
    ) -> None:
        outcomes[name] = []
        assert run.main(["test"]) == 1
        assert "tests" in outcomes
        assert capsys.readouterr().out.splitlines()[-1] == "checks: 3 passed, 1 failed"

    def test_failing_tests_fail_the_run(self, outcomes: dict[str, list[str]]) -> None:
        outcomes["tests"] = []
        assert run.main(["test"]) == 1

    def test_long_takes_the_thorough_tests_in(self, outcomes: dict[str, list[str]]) -> None:
        run.main(["test"])
        assert "-m" not in outcomes["tests"][2:]
        run.main(["test", "--long"])
        marker = outcomes["tests"].index("-m", 2)
        assert outcomes["tests"][marker + 1] == ""

    def test_another_word_is_refused(self, outcomes: dict[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
        assert run.main(["test", "--fast"]) == 1
        assert outcomes == {}
        assert "--long" in capsys.readouterr().err
