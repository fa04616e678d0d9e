"""`python -m tests.packages.first_minutes [--release N]... [--paths [PATH...]]`: what run.py does on bare Debians.

For each release an ordinary user has a clone of the commit. `python3 run.py` says what is missing, root does what its
first line says, the same command shows a window; then `python3 run.py test` on a part of the tests (`--paths`
without a path: on all), again with what it asks for. Prints for each step seconds, megabytes fetched by apt, megabytes
kept, and every line that was said.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.cases import Desk, install_what
from tests.fresh.host import read_host
from tests.fresh.screen import DISPLAY, Screen
from tests.fresh.suite import prepare
from tests.fresh.systems import CHECKOUT, RELEASES, System, make_base, stop

_PART: Final = ("tests/house", "tests/engine", "tests/test_run_script.py")
"""What of the tests is run: those about sources, rules in common, and run.py itself."""
_FETCHED: Final = "/var/cache/apt/archives"
_SECONDS: Final = 2 * 60 * 60


@dataclass
class Minutes:
    """What happened on a release: one line for each step."""

    release: str
    desk: Desk
    log: Path
    """Where what a command says is kept, until the next one."""

    def tell(self, step: str, started: float, what: str) -> None:
        """Print a step."""
        print(f"| {self.release} | {step} | {time.monotonic() - started:.0f} s | {what} |", flush=True)

    def play(self) -> None:
        """Start the program: what is missing, then a window."""
        for _ in range(3):
            started = time.monotonic()
            shown, said = self._start()
            if shown:
                return self.tell("`python3 run.py`", started, f"a window; {self._kept()}; {_spoken(said)}")
            self.tell("`python3 run.py`", started, _spoken(said))
            self._install(said)
        raise RuntimeError("no window after three times")

    def test(self, paths: list[str]) -> None:
        """Run a part of the tests."""
        command = " ".join(["python3 run.py test", *paths])
        for _ in range(3):
            started = time.monotonic()
            with self.log.open("wb") as output:
                process = self.desk.system.start(command, output=output)
                try:
                    process.wait(timeout=_SECONDS)
                finally:
                    stop(process)
            said = self.log.read_text(encoding="utf-8", errors="replace")
            if "apt-get install" not in said[:2000] or not process.returncode:  # later a test says it
                last = said.strip().splitlines()[-1].strip("= ")
                self.tell(f"`{command}`", started, f"{last}; {self._kept()}; {_spoken(said)}")
                if process.returncode:
                    raise RuntimeError("the tests failed")
                return
            self.tell(f"`{command}`", started, _spoken(said))
            self._install(said)
        raise RuntimeError("it asks for more three times")

    def _start(self) -> tuple[bool, str]:
        with self.log.open("wb") as output:
            told = {"DISPLAY": DISPLAY}
            process = self.desk.system.start("python3 run.py", environment=told, output=output)
            until = time.monotonic() + _SECONDS
            while process.poll() is None and not self.desk.screen.shows_ludo() and time.monotonic() < until:
                time.sleep(0.3)
            shown = process.poll() is None
            stop(process)
        self.desk.screen.wait_until_empty()
        return shown, self.log.read_text(encoding="utf-8", errors="replace")

    def _install(self, said: str) -> None:
        """Let root do what the first line says, and tell what apt fetched for it."""
        line = next(line for line in said.splitlines() if "apt-get install" in line)
        started, before = time.monotonic(), self._fetched()
        install_what(self.desk.system, line)
        self.tell("what it asks for", started, f"{self._fetched() - before:.0f} MB fetched by apt")

    def _fetched(self) -> float:
        place = self.desk.system.path(_FETCHED)
        return sum(path.stat().st_size for path in place.glob("*.deb")) / 1e6 if place.is_dir() else 0.0

    def _kept(self) -> str:
        place = self.desk.system.path(f"{CHECKOUT}/.venv-ludo")
        size = sum(path.lstat().st_size for path in place.rglob("*")) / 1e6
        return f"{size:.0f} MB kept in .venv-ludo"


def _spoken(said: str) -> str:
    """Return what run.py itself said, and which tests failed."""
    lines = [line.strip() for line in said.splitlines() if line.startswith(("ludo: ", "FAILED")) or "apt-get" in line]
    return " / ".join(lines).replace("|", "/") or "nothing said"


def main() -> int:
    """The command; 1 if a step did not end as it has to."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages.first_minutes", description=__doc__)
    parser.add_argument("--release", choices=tuple(RELEASES), action="append", help="of Debian; else all")
    parser.add_argument("--base", type=Path, help="where the bare systems are kept")
    parser.add_argument("--paths", nargs="*", default=list(_PART), help="of tests; none: all")
    parser.add_argument("--log", type=Path, default=Path("."), help="the folder where what the tests said is kept")
    given = parser.parse_args()
    if reason := lacks():
        print(f"skipped: {reason}")
        return 0
    if INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = ["unshare", "--mount", "--propagation", "private", sys.executable]
        command += ["-m", "tests.packages.first_minutes", *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode
    folder = given.base or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
    folder.mkdir(parents=True, exist_ok=True)
    failures, host = 0, read_host()
    print("| Debian | step | time | what |\n| --- | --- | --- | --- |", flush=True)
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        below = System.over((make_base(folder, "12"),), Path(scratch, "screen"), host)
        screen = Screen(below, Path(scratch, "sockets"))
        stack.callback(unmount, Path(scratch))
        stack.callback(screen.close)
        for release in given.release or RELEASES:
            system = System.over((make_base(folder, release),), Path(scratch, release), host)
            system.share(screen.sockets, "/tmp/.X11-unix")
            keep = system.path("/etc/apt/apt.conf.d/99keep")
            keep.write_text(
                'APT::Keep-Downloaded-Packages "true";\nBinary::apt-get::APT::Keep-Downloaded-Packages "true";\n'
            )
            try:
                minutes = Minutes(
                    f"{release}, {prepare(system)}", Desk(system, screen), given.log / f"debian-{release}.txt"
                )
                minutes.play()
                minutes.test(given.paths)
            except (OSError, RuntimeError, StopIteration, subprocess.SubprocessError) as failure:
                failures += 1
                print(f"| {release} | FAILED | | {failure} |", flush=True)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
