"""The cases: what may be missing or broken where `run.py` is started.

Each begins on a system of its own, as one of three: `bare` (Debian with Python), `ready` (with a user, the checkout and
the system packages that run.py names) or `installed` (with the private environment too). A case passes if it ends as it
has to: in a window, or in exactly one line that names the fix.
"""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tests.fresh.network import cutting_proxy, incomplete_index
from tests.fresh.screen import DISPLAY, Screen
from tests.fresh.systems import CHECKOUT, HOME, USER, System, mount, stop

RUN: Final = "python3 run.py"
SECONDS: Final = 240
SITE: Final = f"{CHECKOUT}/.venv-ludo/lib/python3*/site-packages"
LOST: Final = "connect to the network"
UNINDEXED: Final = {"PIP_CONFIG_FILE": "/dev/null", "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": ""}


class Failure(Exception):
    """A case that did not end as it has to."""


@dataclass(frozen=True)
class Desk:
    """A system with a screen."""

    system: System
    screen: Screen

    def window(self, command: str = RUN, **options: object) -> str:
        """Start the program: it has to show a window. What it said before."""
        ended, said = self._start(command, options)
        if ended:
            raise Failure(f"no window: {said[-400:]}")
        return said

    def line(self, fix: str, command: str = RUN, **options: object) -> str:
        """Start the program: it has to end with one line, or one command, that holds `fix`; that line."""
        ended, said = self._start(command, options)
        errors = [line for line in said.splitlines() if line and not re.match("ludo: ( |making|installing|what)", line)]
        if len(errors) == 3 and errors[0].endswith(":") and errors[1].startswith("    "):
            errors = [errors[1].strip()]  # a command that stands alone, what it is for before and after it
        if not ended or len(errors) != 1 or fix not in errors[0]:
            raise Failure(f"not one line with `{fix}`: {said[-400:]}")
        return errors[0]

    def _start(self, command: str, options: dict[str, object]) -> tuple[bool, str]:
        environment = {"DISPLAY": DISPLAY, **_mapping(options.pop("environment", {}))}
        log = self.system.root.parent / "said"
        with open(log, "wb") as output:
            process = self.system.start(command, environment=environment, output=output, **options)  # type: ignore[arg-type]
            until = time.monotonic() + SECONDS
            try:
                while process.poll() is None and not self.screen.shows_ludo():
                    if time.monotonic() > until:
                        raise Failure("neither window nor end")
                    time.sleep(0.3)
                ended = process.poll() is not None
            finally:
                stop(process)
                self.screen.wait_until_empty()
            if ended and process.returncode not in (0, 1, 124, 130):  # 124: of `timeout`
                output.write(f"exit code {process.returncode}".encode())
        return ended, log.read_text(encoding="utf-8", errors="replace")

    def change(self, old: str, new: str, place: str = CHECKOUT) -> None:
        """Change pyproject.toml."""
        file = self.system.path(f"{place}/pyproject.toml")
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def require_more(self) -> None:
        """Let Ludo require a package that is not installed."""
        self.change('"platformdirs>=4.2,<5"', '"platformdirs>=4.2,<5", "iniconfig>=2"')


def _mapping(value: object) -> Mapping[str, str]:
    assert isinstance(value, dict)
    return value


CASES: Final[list[tuple[str, str, Callable[[Desk], str]]]] = []


def case(name: str, begins: str) -> Callable[[Callable[[Desk], str]], Callable[[Desk], str]]:
    """Note a case, which begins on such a system and tells how it ended."""

    def note(function: Callable[[Desk], str]) -> Callable[[Desk], str]:
        CASES.append((name, begins, function))
        return function

    return note


@case("version and help on a bare system", "bare")
def version(desk: Desk) -> str:
    process = desk.system.start(f"{RUN} --version && {RUN} --help")
    out, err = process.communicate()
    if process.returncode or err or b"Ludo 0." not in out:
        raise Failure((out + err).decode())
    return out.decode().splitlines()[0]


@case("first start on a bare system", "bare")
def bare(desk: Desk) -> str:
    line = desk.line("apt-get install")
    install_what(desk.system, line)
    desk.window()
    return f"window, after {_named(line)}"


def install_what(system: System, line: str) -> None:
    """Let root run the command that a line names."""
    command = _named(line).removeprefix("su -c '").removesuffix("'").replace("apt-get install", "apt-get install -y -q")
    system.root_does(command.replace("sudo ", ""))


def _named(line: str) -> str:
    found = re.search("`(.*?)`", line)
    return found[1] if found else line.strip()  # it is the command


@case("first start by root, unattended, one foreign source broken", "bare")
def unattended(desk: Desk) -> str:
    broken = desk.system.path("/etc/apt/sources.list.d/broken.list")
    broken.write_text("deb http://127.0.0.1:9/nothing nowhere main\n", encoding="utf-8")
    desk.window(user=0, environment={"CI": "true"})
    return "window"


@case("first start", "ready")
def first(desk: Desk) -> str:
    began = time.monotonic()
    desk.window()
    return f"window after {time.monotonic() - began:.0f} s"


@case("first start, offline", "ready")
def first_offline(desk: Desk) -> str:
    return desk.line(LOST, offline=True)


@case("second start, offline", "installed")
def second(desk: Desk) -> str:
    desk.window(offline=True)
    return "window"


@case("comment in pyproject.toml, offline", "installed")
def comment(desk: Desk) -> str:
    desk.change("[project]", "# a comment\n[project]")
    desk.window(offline=True)
    return "window"


@case("self-test with what is left of the packages", "installed")
def self_test(desk: Desk) -> str:
    process = desk.system.start(f"QT_QPA_PLATFORM=offscreen {RUN} --self-test", offline=True)
    out, err = process.communicate()
    if process.returncode:
        raise Failure((out + err).decode(errors="replace")[-400:])
    size = sum(path.lstat().st_size for path in desk.system.path(f"{CHECKOUT}/.venv-ludo").rglob("*"))
    return f"{out.decode().splitlines()[-1]}; {size // 1_000_000} MB"


@case("packages that lack what nobody uses, changed and removed by pip", "installed")
def by_pip(desk: Desk) -> str:
    python = ".venv-ludo/bin/python -m"
    steps = (
        f"{python} ensurepip",
        f"{python} pip check",
        f"{python} pip install --force-reinstall --no-deps numpy",
        f"{python} pip uninstall --yes PySide6-Essentials",
        f"test ! -e {SITE}/PySide6/Qt/lib",
    )
    for step in steps:
        process = desk.system.start(step)
        out, err = process.communicate()
        if process.returncode:
            raise Failure(f"{step}: {(out + err).decode(errors='replace')[-300:]}")
    desk.window()
    return "window"


@case("other requirements, satisfied, offline", "installed")
def satisfied(desk: Desk) -> str:
    """Pip is not installed there: it answers out of the wheel of Python."""
    if list(desk.system.path(f"{CHECKOUT}/.venv-ludo").glob("lib/*/site-packages/pip")):
        raise Failure("pip is installed")
    desk.change('"platformdirs>=4.2,<5"', '"platformdirs>=4.1,<5"')
    said = desk.window(offline=True)
    if said.count("\n") != 1:
        raise Failure(said)
    return f"window; {said.strip()}"


@case("other requirements, not satisfied, offline, and back", "installed")
def unsatisfied(desk: Desk) -> str:
    file = desk.system.path(f"{CHECKOUT}/pyproject.toml")
    before = file.read_bytes()
    desk.require_more()
    line = desk.line(LOST, offline=True)
    file.write_bytes(before)
    desk.window(offline=True)
    return f"{line}; then, with the old file, window"


def _with_bad_networks(desk: Desk) -> str:
    ends = set()
    for how in ("close", "reset"):
        with cutting_proxy(how) as proxy:
            ends.add(desk.line(LOST, environment={"HTTPS_PROXY": proxy, "PIP_NO_CACHE_DIR": "1"}))
    for says_length in (True, False):
        with incomplete_index(says_length=says_length) as index:
            environment = {**UNINDEXED, "PIP_INDEX_URL": index, "PIP_NO_CACHE_DIR": "1"}
            ends.add(desk.line(LOST, environment=environment))
    (end,) = ends
    return f"4 × {end}"


@case("lost connection in the first installation", "ready")
def lost(desk: Desk) -> str:
    return _with_bad_networks(desk)


@case("lost connection in an update, and back", "installed")
def lost_in_update(desk: Desk) -> str:
    file = desk.system.path(f"{CHECKOUT}/pyproject.toml")
    before = file.read_bytes()
    desk.require_more()
    end = _with_bad_networks(desk)
    file.write_bytes(before)
    desk.window(offline=True)
    return f"{end}; then, with the old file, window"


@case("update", "installed")
def update(desk: Desk) -> str:
    desk.require_more()
    desk.window()
    desk.window(offline=True)
    return "window"


@case("deleted package", "installed")
def deleted(desk: Desk) -> str:
    for package in ("platformdirs", "PySide6", "shiboken6*"):
        desk.system.root_does(f"rm -r {SITE}/{package}")
        line = desk.line(LOST, offline=True)
        desk.window()
    return f"offline: {line}; online: window"


@case("moved folder, offline", "installed")
def moved(desk: Desk) -> str:
    desk.system.path(CHECKOUT).rename(desk.system.path(f"{HOME}/elsewhere"))
    desk.window(folder=f"{HOME}/elsewhere", offline=True)
    return "window"


@case("accents in the path, LC_ALL=C", "ready")
def accents(desk: Desk) -> str:
    return _elsewhere(desk, f"{HOME}/Jérôme à côté", "C")


@case("accents in the path, Latin-1", "ready")
def accents_in_latin_1(desk: Desk) -> str:
    desk.system.root_does("apt-get install -y -q locales && localedef -i fr_FR -f ISO-8859-1 fr_FR.ISO-8859-1")
    return _elsewhere(desk, f"{HOME}/Jérôme à côté", "fr_FR.ISO-8859-1")


@case("path that is no UTF-8, LC_ALL=C", "ready")
def not_unicode(desk: Desk) -> str:
    return _elsewhere(desk, f"{HOME}/J\udce9r\udcf4me", "C")


@case("blanks, quotes and colons in the path", "ready")
def odd(desk: Desk) -> str:
    return _elsewhere(desk, f"{HOME}/a b'c\"d:e$f%g", "C.UTF-8")


def _elsewhere(desk: Desk, place: str, locale: str) -> str:
    """Start in a folder with this name, twice, the second time offline, and see whether computer players can think."""
    desk.system.path(CHECKOUT).rename(desk.system.path(place))
    environment = {"LC_ALL": locale, "LANG": locale}
    desk.window(folder=place, environment=environment)
    desk.window(folder=place, environment=environment, offline=True)
    return "window"


@case("root's environment", "ready")
def of_root(desk: Desk) -> str:
    desk.window(user=0)
    desk.window(offline=True)
    desk.require_more()
    line = desk.line("sudo rm -r")
    desk.system.root_does(f"cd {CHECKOUT} && {_named(line).removeprefix('sudo ')}")
    desk.window()
    return f"window; after an update {line}; then window"


@case("environment that is a file", "ready")
def file_in_the_way(desk: Desk) -> str:
    desk.system.path(f"{CHECKOUT}/.venv-ludo").touch()
    line = desk.line("rm -r")
    desk.system.root_does(_named(line))
    desk.window()
    return f"{line}; then window"


@case("full disk", "ready")
def full_disk(desk: Desk) -> str:
    lines = set()
    for megabytes in (4, 40, 120):
        small = desk.system.path(f"/srv/small{megabytes}")
        small.mkdir()
        mount("-t", "tmpfs", "-o", f"size={megabytes + 20}m", "tmpfs", small)
        shutil.copytree(desk.system.path(CHECKOUT), small / "ludo", symlinks=True)
        left = shutil.disk_usage(small).free - megabytes * 1_000_000
        (small / "ballast").write_bytes(bytes(max(left, 0)))
        subprocess.run(["chown", "-R", f"{USER}:{USER}", small], check=True)
        lines.add(desk.line("is full", folder=f"/srv/small{megabytes}/ludo"))
    return f"{len(lines)} × {min(lines)}"


@case("checkout of somebody else, HOME of somebody else", "ready")
def home_of_root(desk: Desk) -> str:
    desk.system.root_does(f"chown -R root:root {CHECKOUT}; chmod 700 /root")
    return desk.line("set HOME", environment={"HOME": "/root"})


@case("checkout of somebody else", "ready")
def foreign_checkout(desk: Desk) -> str:
    desk.system.root_does(f"chown -R root:root {CHECKOUT}")
    desk.window()
    desk.window(offline=True)
    return "window"


@case("user without entry and home", "ready")
def nobody(desk: Desk) -> str:
    line = desk.line("set HOME", user=4321)
    desk.system.root_does("mkdir /srv/nobody && chown 4321 /srv/nobody")
    desk.window(user=4321, environment={"HOME": "/srv/nobody"})
    return f"{line}; then window"


@case("DISPLAY that does not answer", "installed")
def dead_display(desk: Desk) -> str:
    return desk.line("desktop session", environment={"DISPLAY": ":4711"})


@case("no DISPLAY", "installed")
def no_display(desk: Desk) -> str:
    return desk.line("desktop session", command=f"unset DISPLAY; {RUN}")


@case("interrupted, killed, started twice at once", "ready")
def at_once(desk: Desk) -> str:
    desk.line("interrupted", command=f"timeout -s INT 6 {RUN}")
    killed = desk.system.start(f"timeout -s KILL 8 {RUN}", environment={"DISPLAY": DISPLAY})
    killed.communicate()
    both = [desk.system.start(RUN, environment={"DISPLAY": DISPLAY}, output=subprocess.DEVNULL) for _ in range(2)]
    until = time.monotonic() + SECONDS
    while not (shown := desk.screen.shows_ludo()) and time.monotonic() < until:
        time.sleep(0.3)
    for process in both:
        stop(process)
    if not shown:
        raise Failure("none of two that were started at once shows a window")
    desk.screen.wait_until_empty()
    desk.window(offline=True)
    return "window"


@case("the whole suite", "bare")
def suite(desk: Desk) -> str:
    process = desk.system.start("CI=true python3 run.py test", user=0, output=subprocess.PIPE)
    said = process.communicate()[0].decode(errors="replace").splitlines()
    if process.returncode:
        raise Failure("\n".join(said[-60:]))
    return said[-1]
