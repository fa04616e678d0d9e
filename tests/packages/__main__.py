"""`python -m tests.packages FOLDER [--base FOLDER] [--case WORDS]`: are the packages in a folder good?

Those for Linux are tried on a bare Debian with nothing but what they declare (needs root and debootstrap, see
`tests.fresh`), those for Windows there or under Wine, as far as that goes, the image for macOS on a Mac, wheel and
sources with every Python that can be had. What cannot be tried here is said to be left out; a folder without a package
is a failure. `--base`: where the bare systems are kept for the next time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.cases import Desk, Failure
from tests.fresh.host import read_host
from tests.fresh.screen import Screen
from tests.fresh.systems import System, make_base
from tests.packages import catalogues, debian, desktops, flatpaks, macos, pythons, rpm, wine
from tests.packages.places import NotHere

OLDEST: Final = "12"
"""The oldest Debian that Ludo supports."""
PATTERNS: Final = (
    *(case[0] for case in (*wine.CASES, *macos.CASES)),
    *(case[0] for case in (*debian.CASES, *rpm.CASES)),
    *("*.whl", "ludo_cards-*.tar.gz"),
)


@contextmanager
def bare_debian(folder: Path) -> Iterator[Callable[[str], Desk]]:
    """Yield what makes a fresh system of a release, with a user and a screen."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        host, count = read_host(), 0
        below = System.over((make_base(folder, OLDEST),), Path(scratch, "screen"), host)
        screen = Screen(below, Path(scratch, "sockets"))
        stack.callback(unmount, Path(scratch))
        stack.callback(screen.close)

        def make(release: str) -> Desk:
            nonlocal count
            count += 1
            system = System.over((make_base(folder, release),), Path(scratch, str(count)), host)
            system.add_user()
            system.share(screen.sockets, "/tmp/.X11-unix")
            return Desk(system, screen)

        yield make


class Trial:
    """The packages of a folder, tried one case after the other; each prints a line."""

    def __init__(self, folder: Path, wanted: list[str]) -> None:
        self._folder, self._wanted, self.failures = folder, wanted, 0

    def paths(self, pattern: str) -> list[Path]:
        """Return the packages that are called so."""
        return sorted(self._folder.glob(pattern))

    def tell(self, case: str, how: Callable[[], str]) -> None:
        """Try a case, if it is wanted, and print how it ended."""
        if self._wanted and not any(words in case for words in self._wanted):
            return
        started = time.monotonic()
        try:
            end = how()
        except NotHere as reason:
            end = f"left out: {reason}"
        except (Failure, OSError, RuntimeError, ValueError, subprocess.SubprocessError) as failure:
            self.failures += 1
            end = f"FAILED: {failure}".replace("\n", " / ")
        print(f"| {case} | {end} | {time.monotonic() - started:.0f} s |", flush=True)

    def by_itself(self) -> None:
        """Try what installs without the package manager of a Linux."""
        for pattern, name, try_out in (*wine.CASES, *macos.CASES):
            for path in self.paths(pattern):
                reason = macos.lacks() if path.suffix == ".dmg" else wine.lacks()
                self.tell(name, lambda: reason or try_out(path))  # noqa: B023 - told at once

    def on_linux(self, make: Callable[[str], Desk]) -> None:
        """Try what installs by the package manager of a bare system."""
        for pattern, name, release, try_on in (*debian.CASES, *rpm.CASES, *desktops.CASES, *catalogues.CASES):
            for path in self.paths(pattern):
                self.tell(name, lambda: try_on(make(release), path))  # noqa: B023
        for path in self.paths("*-py3-none-any.whl"):
            self.tell("Flatpak: the manifest, by its builder", lambda: flatpaks.by_builder(make, path))  # noqa: B023

    def by_python(self, make: Callable[[str], Desk] | None) -> None:
        """Try wheel and sources with each Python."""
        for path in (*self.paths("*.whl"), *self.paths("ludo_cards-*.tar.gz")):
            for name, number, tool in pythons.cases(path):
                self.tell(name, lambda: pythons.try_out(path, number, tool, make))  # noqa: B023


def main() -> int:
    """The command; 1 if a package is not good."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages", description=__doc__)
    parser.add_argument("folder", type=Path, help="where packaging/build.py has put them")
    parser.add_argument("--base", type=Path, help="where the bare system is kept")
    parser.add_argument("--case", action="append", default=[], help="words from the name of a case; else all")
    given = parser.parse_args()
    if not lacks() and INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = [sys.executable, "-m", "tests.packages", *sys.argv[1:]]
        isolated = ["unshare", "--mount", "--propagation", "private", *command]
        return subprocess.run(isolated, env={**os.environ, INSIDE: "1"}, check=False).returncode
    print("| package | how it ended | |\n| --- | --- | --- |", flush=True)
    trial = Trial(given.folder, given.case)
    if not any(trial.paths(pattern) for pattern in PATTERNS):
        print(f"| {given.folder} | FAILED: there is no package in it |")
        return 1
    trial.by_itself()
    if not sys.platform.startswith("linux"):
        return int(trial.failures > 0)
    if reason := lacks():
        print(f"| on a bare Linux | left out: {reason} | |")
        trial.by_python(None)
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
        with bare_debian(given.base or cache) as make:
            trial.on_linux(make)
            trial.by_python(make)
    return int(trial.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
