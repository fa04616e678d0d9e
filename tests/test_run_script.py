"""run.py: each thing that may be missing is named in one line with its remedy, and nothing is installed in vain."""

import ast
import errno
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from ludo.app import downloads, unused_parts
from ludo.app.environment import PACKAGES, PIP
from ludo.app.qt_libraries import PACKAGE_MANAGERS, QT_LIBRARIES, WAYLAND_LIBRARIES, X_LIBRARIES
from ludo.app.startup_messages import translate
from translations import update

CHECKOUT = Path(__file__).parents[1]
NOT_THERE = {
    "libno-such-thing.so.7": "libno-such-thing7 no-such no-such-thing libno7",
    "libnor-this.so.1": "libnor-this1 nor-this nor nor1",
}
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems bring libraries along")
on_posix = pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for pip")

Answer = tuple[bool, str]


class BecomeError(Exception):
    """Raised in place of giving the process over to another program."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        super().__init__(command)
        self.command = command
        self.environment = environment


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test does here may install anything or leave the process."""

    def become(command: list[str], environment: dict[str, str]) -> None:
        raise BecomeError(command, environment)

    monkeypatch.setattr(run, "become", become)
    monkeypatch.setattr(sys, "argv", ["run.py"])
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def as_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ordinary user, who has `sudo`."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/sudo" if name == "sudo" else None)


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the private environment of a checkout of its own goes; it is not there yet."""
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    shutil.copy(CHECKOUT / "pyproject.toml", checkout)
    monkeypatch.setattr(run, "CHECKOUT", checkout)
    return checkout / ".venv-ludo"


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that are run, all of which succeed and say nothing."""
    commands: list[list[str]] = []

    def succeed(command: list[str], environment: dict[str, str], seconds: int | None = None) -> Answer:
        commands.append(command)
        return True, ""

    monkeypatch.setattr(run, "run", succeed)
    return commands


def refuse(command: list[str], environment: dict[str, str], seconds: int | None = None) -> Answer:
    """In place of `run.run`: no program succeeds."""
    return False, "it failed"


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which run.py gives up."""
    assert run.main(list(arguments)) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_python_3_8_can_read_it() -> None:
    for name in ("run.py", "ludo/app/startup_messages.py", "ludo/app/environment.py", "ludo/app/qt_libraries.py"):
        ast.parse((CHECKOUT / name).read_text(encoding="utf-8"), feature_version=(3, 8))


def test_it_stays_a_file_that_can_be_read_in_one_go() -> None:
    assert len((CHECKOUT / "run.py").read_text(encoding="utf-8").splitlines()) < 460


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_version_and_help_need_neither_screen_nor_environment(argument: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, "-I", str(CHECKOUT / "run.py"), argument]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "ludo" in done.stdout.lower()
    assert "ludo:" not in done.stdout


class TestLanguage:
    """Its own lines are in the language of the system where it is one of the program's."""

    def said(self, checkout: Path, **variables: str) -> str:
        """What a start without a screen says, by nothing but Python's own library."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        screen = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
        command = [sys.executable, "-S", "-E", "-P", "-X", "utf8", str(checkout / "run.py")]
        environment = {**kept, **screen, **variables}
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 1
        return done.stderr

    @on_linux
    @pytest.mark.parametrize(
        ("variables", "told"),
        [
            ({"LANGUAGE": "fr"}, "ludo: aucun affichage (ni DISPLAY"),
            ({"LANGUAGE": "de:fr", "LANG": "de_DE.UTF-8"}, "ludo: aucun affichage"),
            ({"LANG": "fr_CA.UTF-8"}, "ludo: aucun affichage"),
            ({"LANGUAGE": "en:fr"}, "ludo: no display"),
            ({"LANG": "de_DE.UTF-8"}, "ludo: no display"),
            ({"LANG": "C"}, "ludo: no display"),
        ],
    )
    def test_it_is_that_of_the_system(self, variables: dict[str, str], told: str) -> None:
        assert self.said(CHECKOUT, **variables).startswith(told)

    @on_linux
    def test_without_the_words_it_is_english(self, tmp_path: Path) -> None:
        for name in ("run.py", "pyproject.toml"):
            shutil.copy(CHECKOUT / name, tmp_path)
        shutil.copytree(CHECKOUT / "ludo", tmp_path / "ludo", ignore=shutil.ignore_patterns("__pycache__"))
        assert self.said(tmp_path, LANGUAGE="fr").startswith("ludo: no display")

    def test_every_line_is_translated(self, monkeypatch: pytest.MonkeyPatch) -> None:
        own = [text for context, text, *_ in update.all_sentences() if context == "Run"]
        assert len(own) > 30
        for code in update.LANGUAGES:
            if code != "en":
                monkeypatch.setenv("LANGUAGE", code)
                assert [text for text in own if translate("Run", text) == text] == []

    def test_nothing_is_said_past_the_translations(self) -> None:
        tree = ast.parse((CHECKOUT / "run.py").read_text(encoding="utf-8"))
        given = [
            call.args[0]
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("say", "Missing", "with_remedy")
        ]
        assert len(given) > 20
        assert [ast.unparse(text) for text in given if isinstance(text, (ast.Constant, ast.JoinedStr))] == []

    def test_an_output_without_its_letters_gets_plain_ones(self, monkeypatch: pytest.MonkeyPatch) -> None:
        raw = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="latin-1"))
        run.say("l\u2019affichage ne r\u00e9pond pas\u00a0: \u20ac")
        assert raw.getvalue().decode("latin-1").rstrip() == "ludo: l'affichage ne r\u00e9pond pas : \\u20ac"


class TestPython:
    """An old Python looks for a newer one."""

    @pytest.fixture(autouse=True)
    def _old(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
        monkeypatch.setattr(run, "MANAGER", "")

    def test_it_goes_on_with_a_newer_python(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run, "find_python", lambda version: ["python3.12"] if version == "3.12" else [])
        with pytest.raises(BecomeError) as became:
            run.main(["test", "--long"])
        assert became.value.command == ["python3.12", str(CHECKOUT / "run.py"), "test", "--long"]

    def test_the_launcher_of_windows_finds_it_too(
        self, monkeypatch: pytest.MonkeyPatch, programs: list[list[str]]
    ) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: "py.exe" if name == "py" else None)
        assert run.find_python("3.11") == ["py", "-3.11"]

    def test_a_command_that_starts_no_python_is_passed_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: name)
        monkeypatch.setattr(run, "run", refuse)
        assert run.find_python("3.13") == []

    @pytest.mark.parametrize(
        ("system", "manager", "remedy"),
        [
            ("win32", "", "`winget install Python.Python.3.13`, then `py -3.13 run.py`"),
            ("darwin", "", "https://www.python.org/downloads/"),
            ("linux", "", "https://www.python.org/downloads/"),
            ("linux", "apt-get", "`sudo apt-get update; sudo apt-get install python3.11 python3.11-venv`"),
            ("linux", "dnf", "`sudo dnf install python3.12`"),
            ("linux", "pacman", "`sudo pacman -Sy python`"),
            ("linux", "zypper", "`sudo zypper install python311`"),
        ],
    )
    def test_without_one_the_command_that_installs_it_is_named(
        self,
        system: str,
        manager: str,
        remedy: str,
        monkeypatch: pytest.MonkeyPatch,
        as_user: None,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        def offer(command: list[str], environment: dict[str, str]) -> Answer:
            return command == ["apt-cache", "show", "python3.11"], ""

        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(run, "MANAGER", manager)
        monkeypatch.setattr(run, "run", offer)
        said = complaint(capsys)
        assert "this is Python" in said
        assert remedy in said


@on_linux
class TestDisplay:
    """A window needs a screen that answers, and libraries for the kind of screen."""

    @pytest.fixture
    def libraries(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The libraries that are looked for."""
        found: list[str] = []
        monkeypatch.setattr(run, "check_system", lambda needed, *_: found.extend(needed))
        return found

    def test_without_a_display_it_says_so(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        assert "no display" in complaint(capsys)

    def test_an_x_server_that_answers_is_used(self, programs: list[list[str]], libraries: list[str]) -> None:
        environment = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
        run.check_display(environment)
        assert set(libraries) == {*QT_LIBRARIES, *X_LIBRARIES}
        assert "QT_QPA_PLATFORM" not in environment

    def test_a_dead_display_is_named(self, monkeypatch: pytest.MonkeyPatch, libraries: list[str]) -> None:
        monkeypatch.setattr(run, "run", refuse)
        with pytest.raises(run.Missing, match="`:77` does not answer"):
            run.check_display({"DISPLAY": ":77"})

    def test_a_dead_display_is_passed_over_for_wayland(
        self, monkeypatch: pytest.MonkeyPatch, libraries: list[str]
    ) -> None:
        monkeypatch.setattr(run, "run", refuse)
        environment = {"DISPLAY": ":77", "WAYLAND_DISPLAY": "wayland-0"}
        run.check_display(environment)
        assert environment["QT_QPA_PLATFORM"] == "wayland"
        assert set(libraries) >= set(WAYLAND_LIBRARIES)

    def test_without_a_window_no_screen_is_needed(self, libraries: list[str]) -> None:
        run.check_display({"QT_QPA_PLATFORM": "offscreen"})
        assert set(libraries) == set(QT_LIBRARIES)


@on_linux
class TestLibraries:
    """Missing libraries are named, with the packages that hold them and all else that is missing."""

    def lines(self, monkeypatch: pytest.MonkeyPatch, manager: str) -> str:
        monkeypatch.setattr(run, "MANAGER", manager)
        with pytest.raises(run.Missing) as missing:
            run.check_system(NOT_THERE)
        return str(missing.value)

    @pytest.mark.parametrize(
        ("manager", "command"),
        [
            ("apt-get", "sudo apt-get update; sudo apt-get install libno-such-thing7 libnor-this1"),
            ("dnf", "sudo dnf install no-such nor-this"),
            ("pacman", "sudo pacman -Sy no-such-thing nor"),
            ("zypper", "sudo zypper install libno7 nor1"),
        ],
    )
    def test_the_command_that_installs_them_is_given(
        self, manager: str, command: str, monkeypatch: pytest.MonkeyPatch, as_user: None
    ) -> None:
        said = self.lines(monkeypatch, manager).splitlines()
        assert said[:2] == ["run this, then the same command again:", f"    {command}"]
        assert "libno-such-thing.so.7, libnor-this.so.1" in said[2]

    def test_root_needs_no_sudo(self, monkeypatch: pytest.MonkeyPatch, as_root: None) -> None:
        assert "\n    apt-get update; apt-get install lib" in self.lines(monkeypatch, "apt-get")

    def test_without_sudo_root_is_asked_for(self, monkeypatch: pytest.MonkeyPatch, as_user: None) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: None)
        assert "\n    su -c 'apt-get update; apt-get install libno" in self.lines(monkeypatch, "apt-get")

    def test_without_a_known_package_manager_the_libraries_are_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert "libno-such-thing.so.7" in self.lines(monkeypatch, "")

    def test_what_makes_environments_comes_in_the_same_command(
        self, monkeypatch: pytest.MonkeyPatch, as_user: None, folder: Path
    ) -> None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
        monkeypatch.setattr(sys, "version_info", (3, 12, 4, "final", 0))
        assert "install libno-such-thing7 libnor-this1 python3.12-venv\n" in self.lines(monkeypatch, "apt-get")
        run.python_in(folder).parent.mkdir(parents=True)
        run.python_in(folder).touch()  # an environment is there already
        assert "venv" not in self.lines(monkeypatch, "apt-get")

    def test_where_nobody_can_be_asked_root_installs_them_whatever_other_sources_say(
        self, monkeypatch: pytest.MonkeyPatch, as_root: None
    ) -> None:
        commands: list[list[str]] = []

        def fail_to_update(command: list[str], environment: dict[str, str]) -> Answer:
            commands.append(command)
            return command[1] == "install", "E: no release file"

        monkeypatch.setattr(run, "MANAGER", "apt-get")
        monkeypatch.setattr(run, "run", fail_to_update)
        monkeypatch.setattr(run, "can_load", lambda name: bool(commands))
        monkeypatch.setenv("CI", "true")
        run.check_system(NOT_THERE)
        assert [command[:2] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
        assert commands[1][-2:] == ["libno-such-thing7", "libnor-this1"]

    @pytest.mark.parametrize(("missing", "asked"), [(set(NOT_THERE), True), ({"libnor-this.so.1"}, False)])
    def test_what_the_other_command_needs_comes_in_the_same_round(
        self, missing: set[str], asked: bool, monkeypatch: pytest.MonkeyPatch, as_user: None
    ) -> None:
        """Tests need no screen, and who runs them will start Ludo, too; but nobody is stopped for that alone."""
        first, second = ({name: NOT_THERE[name]} for name in NOT_THERE)
        monkeypatch.setattr(run, "MANAGER", "apt-get")
        monkeypatch.setattr(run, "can_load", lambda name: name not in missing)
        if asked:
            with pytest.raises(run.Missing, match="install libno-such-thing7 libnor-this1\n"):
                run.check_system(first, second)
        else:
            run.check_system(first, second)

    def test_every_library_has_a_package_of_every_manager(self) -> None:
        for packages in {**QT_LIBRARIES, **X_LIBRARIES, **WAYLAND_LIBRARIES}.values():
            assert len(packages.split()) == len(PACKAGE_MANAGERS)


class TestFolder:
    """The private environment lies where it can be made."""

    def test_it_lies_in_the_checkout(self, folder: Path) -> None:
        before = list(folder.parent.iterdir())
        assert run.private_folder() == folder
        assert list(folder.parent.iterdir()) == before

    def test_it_lies_in_the_cache_where_the_checkout_cannot_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(run, "CHECKOUT", tmp_path / "not there, so it cannot be written either")
        assert run.private_folder().is_relative_to(run.cache_folder(sys.platform, sys.base_prefix))

    @on_linux
    def test_where_neither_can_be_written_home_is_the_remedy(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").touch()
        monkeypatch.setattr(run, "CHECKOUT", tmp_path / "not there")
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
        with pytest.raises(run.Missing, match="set HOME"):
            run.private_folder()

    @pytest.mark.parametrize(
        ("system", "folder", "can"),
        [
            ("win32", "C:\\" + "x" * 69 + "\\.venv-ludo", True),
            ("win32", "C:\\" + "x" * 70 + "\\.venv-ludo", False),
            ("win32", "C:\\Users\\José\\ludo\\.venv-ludo", True),
            ("linux", "/games/jos\u00e9/" + "x" * 300, True),
            ("linux", "/games/jos\udce9/.venv-ludo", False),
            ("linux", "/games/a:b/.venv-ludo", False),
        ],
    )
    def test_a_path_that_pip_or_venv_cannot_use_is_left_alone(self, system: str, folder: str, can: bool) -> None:
        assert run.can_hold(system, folder) is can

    def test_the_cache_is_where_each_system_has_it(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(Path, "home", lambda: tmp_path)
        monkeypatch.setenv("LOCALAPPDATA", "local")
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
        store = r"C:\Program Files\WindowsApps\PythonSoftwareFoundation.Python.3.12"
        assert run.cache_folder("win32", r"C:\Python312") == Path("local")
        assert run.cache_folder("win32", store) == tmp_path / ".cache"
        assert run.cache_folder("darwin", "/usr") == tmp_path / "Library" / "Caches"
        assert run.cache_folder("linux", "/usr") == tmp_path / ".cache"

    def test_what_misleads_python_and_pip_is_left_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET"):
            monkeypatch.setenv(name, "elsewhere")
        monkeypatch.setenv("PIP_INDEX_URL", "mirror")
        kept = run.clean_environment()
        assert "elsewhere" not in kept.values()
        assert kept["PIP_INDEX_URL"] == "mirror"


class TestEnvironment:
    """The private environment is made once, and made anew when it has to be."""

    @pytest.fixture
    def built(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """What was built, each time with these groups of packages."""
        done: list[list[str]] = []

        def build(folder: Path, groups: list[str], python: list[str]) -> None:
            done.append(groups)
            folder.mkdir(exist_ok=True)
            stamp = {"requirements": run.requirements(groups), "groups": groups, "packages": ["pip"]}
            (folder / run.STAMP).write_text(json.dumps(stamp), encoding="utf-8")

        monkeypatch.setattr(run, "build", build)
        return done

    def prepare(self, folder: Path, *groups: str) -> None:
        run.prepare(folder, ["ludo", *groups], [sys.executable])

    def change(self, folder: Path, old: str, new: str) -> None:
        """Change the requirements of the checkout."""
        file = folder.parent / "pyproject.toml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def test_it_is_built_once(self, folder: Path, built: list[list[str]], programs: list[list[str]]) -> None:
        self.prepare(folder)
        self.prepare(folder)
        assert built == [["ludo"]]

    def test_the_tools_come_with_the_first_checks_and_stay(
        self, folder: Path, built: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(run, "run", lambda command, environment: ("--no-index" not in command, ""))
        self.prepare(folder)
        self.prepare(folder, "test", "dev")
        self.prepare(folder)
        assert built == [["ludo"], ["dev", "ludo", "test"]]
        self.change(folder, '"platformdirs>=4.2,<5"', '"platformdirs>=5"')
        self.prepare(folder)
        assert built[2:] == [["dev", "ludo", "test"]]

    def test_a_comment_in_pyproject_changes_nothing(
        self, folder: Path, built: list[list[str]], programs: list[list[str]]
    ) -> None:
        self.prepare(folder)
        self.change(folder, "[project]", "# a comment\n[project]")
        programs.clear()
        self.prepare(folder)
        assert built == [["ludo"]]
        assert not any("--no-index" in command for command in programs)

    def test_requirements_that_are_satisfied_already_are_noted_and_nothing_is_built(
        self,
        folder: Path,
        built: list[list[str]],
        programs: list[list[str]],
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.prepare(folder)
        self.change(folder, '"platformdirs>=4.2,<5"', '"platformdirs>=4.1,<5"')
        programs.clear()
        self.prepare(folder)
        self.prepare(folder)
        assert built == [["ludo"]]
        asked = [command for command in programs if "--no-index" in command]
        assert [command[-1] for command in asked] == ["platformdirs>=4.1,<5"]
        assert capsys.readouterr().out.count("\n") == 1

    def test_it_is_built_again_when_something_in_it_is_missing(
        self, folder: Path, built: list[list[str]], programs: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.prepare(folder)
        monkeypatch.setattr(run, "run", refuse)
        self.prepare(folder)
        assert built == [["ludo"], ["ludo"]]

    def test_checks_do_not_run_in_what_was_made_to_play_even_if_what_they_require_is_there(
        self, folder: Path, built: list[list[str]], programs: list[list[str]]
    ) -> None:
        self.prepare(folder)
        self.prepare(folder, "test", "dev")
        assert built == [["ludo"], ["dev", "ludo", "test"]]

    def test_a_stamp_that_cannot_be_read_is_none(self, folder: Path, programs: list[list[str]]) -> None:
        folder.mkdir()
        (folder / run.STAMP).write_text("[half", encoding="utf-8")
        assert not run.is_current(folder, ["ludo"])

    def test_what_killed_starts_have_left_is_removed_after_a_day(
        self, folder: Path, built: list[list[str]], programs: list[list[str]]
    ) -> None:
        fresh, stale = (folder.with_name(f".venv-ludo.n{number}") for number in (1, 2))
        for left in (fresh, stale):
            left.mkdir()
        os.utime(stale, (0, 0))
        self.prepare(folder)
        assert fresh.exists()
        assert not stale.exists()


def test_pip_need_not_be_installed() -> None:
    """It answers out of the wheel that Python brings along, without an index, as where there is no network."""
    code = f"import sys; sys.path[:] = [path for path in sys.path if 'site-packages' not in path]\n{PIP}"
    pip = [sys.executable, "-I", "-c", code, "install", "--dry-run", "--no-index"]
    done, said = run.run([*pip, "no-such-package>=1"], dict(os.environ))
    assert not done
    assert "No matching distribution" in said


class TestPackages:
    """A package counts as there if all its files are, in the size in which they were installed."""

    @pytest.fixture
    def site(self, tmp_path: Path) -> Path:
        site = tmp_path / "site-packages"
        (site / "game").mkdir(parents=True)
        (site / "game" / "rules.py").write_text("pass\n", encoding="utf-8")
        (site / "game-1.0.dist-info").mkdir()
        record = "game/rules.py,sha256=x,5\ngame/__pycache__/rules.pyc,,9\ngame-1.0.dist-info/RECORD,,\n"
        (site / "game-1.0.dist-info" / "RECORD").write_text(record, encoding="utf-8")
        return site

    def compare(self, site: Path, *packages: str) -> Answer:
        code = f"import sys; sys.path[:] = [*sys.path, {str(site)!r}]\n{PACKAGES}"
        code = code.replace('path.endswith("site-packages")', f"path == {str(site)!r}")
        return run.run([sys.executable, "-c", code, *packages], dict(os.environ))

    def test_they_are_listed_and_found_whole(self, site: Path) -> None:
        assert self.compare(site) == (True, "game\n")
        assert self.compare(site, "game")[0]

    def test_a_file_that_is_gone_or_cut_is_noticed(self, site: Path) -> None:
        (site / "game" / "rules.py").write_text("p", encoding="utf-8")
        assert not self.compare(site, "game")[0]
        (site / "game" / "rules.py").unlink()
        assert not self.compare(site, "game")[0]

    def test_a_package_that_is_gone_is_noticed(self, site: Path) -> None:
        shutil.rmtree(site / "game-1.0.dist-info")
        assert not self.compare(site, "game")[0]


@on_posix
class TestBuilding:
    """A new environment takes the place of the old one only once it is complete; pip is told in few lines."""

    @pytest.fixture
    def pip(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
        """Makes pip print this and end with that exit code; everything else succeeds."""
        answers: list[tuple[str, int]] = []

        def say(output: str, code: int) -> None:
            answers[:] = [(output, code)]

        def succeed(command: list[str], environment: dict[str, str], seconds: int | None = None) -> Answer:
            if "venv" in command:
                python = run.python_in(Path(command[-1]))
                python.parent.mkdir(parents=True)
                output, code = answers[0]
                python.write_text(f"#!/bin/sh\ncat <<'END'\n{output}\nEND\nexit {code}\n", encoding="utf-8")
                python.chmod(0o755)
            return True, "pip ludo\n"

        monkeypatch.setattr(run, "run", succeed)
        return say

    def build(self, folder: Path, *groups: str) -> None:
        run.build(folder, ["ludo", *groups], [sys.executable])

    @pytest.mark.parametrize(("groups", "light"), [((), True), (("test",), False)])
    def test_what_nobody_uses_to_play_is_left_out_unless_the_checks_run_there(
        self,
        groups: tuple[str, ...],
        light: bool,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        pip: Callable[[str, int], None],
    ) -> None:
        dropped: list[Path] = []
        commands: list[list[str]] = []
        succeed = run.run

        def watch(command: list[str], environment: dict[str, str]) -> Answer:
            commands.append(command)
            return succeed(command, environment)

        pip("", 0)
        monkeypatch.setattr(run, "run", watch)
        monkeypatch.setattr(unused_parts, "drop_unused", dropped.append)
        self.build(folder, *groups)
        assert ("--without-pip" in commands[0]) is light
        assert [path.parent for path in dropped] == [folder.parent] * light

    def left(self, folder: Path) -> list[str]:
        return sorted(path.name for path in folder.parent.iterdir() if path.name != "pyproject.toml")

    def test_each_step_that_takes_time_is_shown(
        self, folder: Path, pip: Callable[[str, int], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        pip(
            "Collecting PySide6-Essentials\n"
            "  Downloading https://mirror/pyside6_essentials-6.11.3-cp39-abi3.whl (80.3 MB)\n"
            "  Downloading https://mirror/numpy-2.5.5-cp313-cp313-linux.whl.metadata (6 kB)\n"
            "  Preparing metadata\nInstalling collected packages: shiboken6, platformdirs",
            0,
        )
        self.build(folder)
        shown = capsys.readouterr().out.splitlines()
        assert shown[2:] == ["ludo:   downloading pyside6_essentials (80.3 MB)", "ludo:   packages to install: 2"]
        assert run.read_stamp(folder)["packages"] == ["pip", "ludo"]
        assert self.left(folder) == [".venv-ludo"]

    @on_posix
    def test_what_has_come_is_told_and_kept_where_a_later_part_fails(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Pip puts each package into a folder of its own below that for temporary files, whole or not."""
        pip = tmp_path / "pip"
        pip.write_text(
            "#!/bin/sh\necho Downloading https://mirror/big-1-py3-none-any.whl\nmkdir $TMPDIR/pip-unpack-a\n"
            f"cp {tmp_path}/whole $TMPDIR/pip-unpack-a/big-1-py3-none-any.whl\n"
            "printf half > $TMPDIR/pip-unpack-a/next-1-py3-none-any.whl\n"
            'echo Downloading next; for given; do echo "given ${given##*/}"; done; exit $FAILS\n',
            encoding="utf-8",
        )
        pip.chmod(0o755)
        with zipfile.ZipFile(tmp_path / "whole", "w") as packed:
            packed.writestr("large", bytes(21_000_000))
        kept, ends = tmp_path / "kept", []
        for fails in "1", "1", "0":
            environment = {"PATH": os.environ["PATH"], "FAILS": fails}
            ends.append(downloads.install([str(pip)], ["big>=1"], environment, tmp_path / "place", kept, print))
            assert not (tmp_path / "place").exists()
            assert [path.name for path in kept.glob("*")] == ["big-1-py3-none-any.whl"] * (len(ends) == 1)
        assert [done for done, _ in ends] == [False, False, True]
        given = [[line[6:] for line in said.splitlines() if line.startswith("given ")] for _, said in ends]
        assert given == [
            ["big>=1"],
            ["big-1-py3-none-any.whl", "big>=1"],
            ["big>=1"],
        ]  # pip looks for what it reads first
        assert "  20 MB have come" in capsys.readouterr().out

    def test_a_folder_that_goes_while_it_is_listed_is_not_missed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "pip-unpack-a").mkdir()
        (tmp_path / "pip-unpack-a" / "big.whl").write_bytes(bytes(21_000_000))
        told: list[int] = []
        watched = downloads.Downloads(tmp_path, tmp_path / "kept", told.append)

        def gone(folder: Path, pattern: str) -> list[Path]:
            raise FileNotFoundError(folder / "pip-unpack-b")

        with monkeypatch.context() as patched:
            patched.setattr(Path, "glob", gone)
            watched.look()
        assert told == []
        watched.look()
        assert told == [20]

    def test_a_failed_update_leaves_the_old_environment_as_it_was(
        self, folder: Path, pip: Callable[[str, int], None]
    ) -> None:
        pip("", 0)
        self.build(folder)
        (folder / "mark").touch()
        pip("ERROR: IncompleteRead(10 bytes read)", 1)
        with pytest.raises(run.Missing):
            self.build(folder)
        assert (folder / "mark").exists()
        assert self.left(folder) == [".venv-ludo", ".venv-ludo.log"]

    def test_an_interrupted_installation_leaves_nothing_behind(
        self, folder: Path, pip: Callable[[str, int], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupt(folder: Path, groups: list[str], log: Path) -> None:
            raise KeyboardInterrupt

        pip("", 0)
        monkeypatch.setattr(run, "install_packages", interrupt)
        with pytest.raises(KeyboardInterrupt):
            self.build(folder)
        assert self.left(folder) == []

    @pytest.mark.parametrize(
        "said",
        [
            "WARNING: Retrying after connection broken by 'NewConnectionError(failed)'\nERROR: No match",
            "ERROR: Exception:\npip._vendor.urllib3.exceptions.IncompleteRead: IncompleteRead(1 bytes read)",
            "error: incomplete-download\n\n× Download failed because not enough bytes were received (1/2)\n"
            "note: This is an issue with network connectivity, not pip.\nhint: Consider using --resume-retries",
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. someone may have tampered",
            "ConnectionResetError: [Errno 104] Connection reset by peer",
            "ssl.SSLEOFError: [SSL: UNEXPECTED_EOF_WHILE_READING] EOF occurred in violation of protocol",
        ],
    )
    def test_every_form_of_a_lost_connection_is_named_so(
        self, said: str, folder: Path, pip: Callable[[str, int], None]
    ) -> None:
        pip(said, 2)
        with pytest.raises(run.Missing, match="connect to the network") as missing:
            self.build(folder)
        assert "hint" not in str(missing.value)
        assert "tampered" not in str(missing.value)

    @pytest.mark.parametrize(
        ("system", "machine", "libc", "wide", "told"),
        [
            ("Linux", "x86_64", ("", ""), True, "Linux x86_64: it needs glibc"),
            ("Linux", "i686", ("glibc", "2.36"), False, "Linux i686 glibc 2.36: it needs a system and a Python of 64"),
            ("Linux", "aarch64", ("glibc", "2.31"), True, "Linux aarch64 glibc 2.31: on ARM it needs glibc 2.39"),
            ("Darwin", "arm64", ("", ""), True, "Darwin arm64: its makers have none"),
        ],
    )
    def test_the_reason_why_there_is_no_qt_is_the_true_one(
        self, system: str, machine: str, libc: tuple[str, str], wide: bool, told: str
    ) -> None:
        assert told in run.reason_without_qt(system, machine, libc, wide)

    @pytest.mark.parametrize(
        ("said", "told"),
        [
            ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "is full"),
            ("ERROR: No matching distribution found for PySide6-Essentials<6.12,>=6.8.3", "there is no Qt for"),
            ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] self-signed'))", "set PIP_CERT"),
            ("hint: read this\nERROR: wheel of the wrong kind\nhint: see above", "ERROR: wheel of the wrong kind"),
        ],
    )
    def test_other_failures_are_told_apart(
        self, said: str, told: str, folder: Path, pip: Callable[[str, int], None]
    ) -> None:
        pip(said, 1)
        with pytest.raises(run.Missing) as missing:
            self.build(folder)
        assert told in str(missing.value)
        assert "\n" not in str(missing.value)
        assert said in folder.with_name(".venv-ludo.log").read_text(encoding="utf-8")

    def test_a_file_in_its_place_is_named(self, folder: Path) -> None:
        folder.touch()
        with pytest.raises(run.Missing, match=r"remove it \(`rm -r .*\.venv-ludo`\)"):
            self.build(folder)

    def test_another_users_environment_is_named(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder.mkdir()
        monkeypatch.setattr(os, "access", lambda path, mode: False)
        with pytest.raises(run.Missing, match=r"`sudo rm -r .*\.venv-ludo`"):
            self.build(folder)


class TestErrors:
    """What the system refuses is said in one line."""

    @pytest.mark.parametrize(
        ("error", "told"),
        [
            (OSError(errno.ENOSPC, "No space left on device", "/ludo/stamp"), "the disk that holds /ludo/stamp"),
            (PermissionError(errno.EACCES, "Permission denied", "/ludo/stamp"), "Permission denied"),
        ],
    )
    def test_with_its_remedy(
        self, error: OSError, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fail(arguments: list[str]) -> int:
            raise error

        monkeypatch.setattr(run, "start", fail)
        said = complaint(capsys)
        assert told in said
        assert "the same command again" in said

    @on_posix
    def test_a_user_without_a_home_is_told_to_set_one(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(os.path, "expanduser", lambda path: path)
        assert "set HOME" in complaint(capsys)

    def test_an_interruption_is_no_failure_of_the_program(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupt(arguments: list[str]) -> int:
            raise KeyboardInterrupt

        monkeypatch.setattr(run, "start", interrupt)
        assert run.main([]) == 130


class TestStart:
    """The program and the checks take the place of the script."""

    @pytest.fixture(autouse=True)
    def _prepared(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run, "check_system", lambda *_: None)
        monkeypatch.setattr(run, "prepare", lambda folder, groups, python: Path("python-of", *groups))
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def test_the_checkout_is_on_the_path_of_the_program(self) -> None:
        with pytest.raises(BecomeError) as became:
            run.main(["--lang", "fr"])
        python, *_, checkout, option, language = became.value.command
        assert Path(python) == Path("python-of", "ludo")
        assert "utf8" in became.value.command
        assert (checkout, option, language) == (str(CHECKOUT), "--lang", "fr")

    def test_the_program_finds_itself_from_anywhere(self, tmp_path: Path) -> None:
        command = [sys.executable, "-P", "-c", run.START, str(CHECKOUT), "--version"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert done.stdout.startswith("Ludo ")

    def test_to_develop_only_the_environment_is_made(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run.main(["develop"]) == 0
        assert capsys.readouterr().out.splitlines()[-1].endswith(str(Path("python-of", "ludo", "test", "dev")))

    @pytest.mark.parametrize(("screen", "too"), [("", False), ("wayland-0", True)])
    def test_the_checks_ask_at_once_for_what_a_start_on_this_screen_needs(
        self, screen: str, too: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        soon: list[set[str]] = []
        monkeypatch.setattr(run, "check_system", lambda _, later: soon.append(set(later)))
        monkeypatch.setenv("WAYLAND_DISPLAY", screen)
        run.main(["develop"])
        assert [(names >= set(X_LIBRARIES), names >= set(WAYLAND_LIBRARIES)) for names in soon] == [(True, too)]

    def test_the_checks_run_in_the_checkout(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.chdir(tmp_path)
        with pytest.raises(BecomeError) as became:
            run.main(["test", "--long"])
        assert became.value.command[1:] == ["-m", "tests.checks", "--long"]
        assert Path.cwd() == CHECKOUT
