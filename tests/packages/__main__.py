"""`python -m tests.packages FOLDER [--base FOLDER] [--case WORDS]`: are the packages in a folder good?

Those for Linux are tried on a bare Debian with nothing but what they declare (needs root and debootstrap, see
`tests.fresh`), those for Windows there or under Wine, as far as that goes, the image for macOS on a Mac. What cannot be
tried here is said to be left out; a folder without a package is a failure. `--base`: where the bare system is kept for
the next time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.cases import Desk, Failure
from tests.fresh.host import read_host
from tests.fresh.screen import Screen
from tests.fresh.systems import System, make_base
from tests.packages import debian, macos, wine

OLDEST: Final = "12"
"""The oldest Debian that Ludo supports."""


@contextmanager
def bare_debian(folder: Path) -> Iterator[Callable[[], Desk]]:
    """Yield what makes a fresh system with a user, and a screen."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
        base, host, count = make_base(folder, OLDEST), read_host(), 0
        screen = Screen(System.over((base,), Path(scratch, "screen"), host), Path(scratch, "sockets"))
        stack.callback(unmount, Path(scratch))
        stack.callback(screen.close)

        def make() -> Desk:
            nonlocal count
            count += 1
            system = System.over((base,), Path(scratch, str(count)), host)
            system.add_user()
            system.share(screen.sockets, "/tmp/.X11-unix")
            return Desk(system, screen)

        yield make


def main() -> int:
    """The command; 1 if a package is not good."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages", description=__doc__)
    parser.add_argument("folder", type=Path, help="where packaging/build.py has put them")
    parser.add_argument("--base", type=Path, help="where the bare system is kept")
    parser.add_argument("--case", action="append", default=[], help="words from the name of a case; else all")
    given = parser.parse_args()
    failures = 0

    def tell(case: str, how: Callable[[], str]) -> None:
        nonlocal failures
        if given.case and not any(words in case for words in given.case):
            return
        try:
            end = how()
        except (Failure, OSError, RuntimeError, ValueError, subprocess.SubprocessError) as failure:
            failures += 1
            end = f"FAILED: {failure}".replace("\n", " / ")
        print(f"| {case} | {end} |", flush=True)

    if not lacks() and INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = [sys.executable, "-m", "tests.packages", *sys.argv[1:]]
        isolated = ["unshare", "--mount", "--propagation", "private", *command]
        return subprocess.run(isolated, env={**os.environ, INSIDE: "1"}, check=False).returncode
    print("| package | how it ended |\n| --- | --- |", flush=True)
    patterns = {pattern for pattern, *_ in (*wine.CASES, *macos.CASES, *debian.CASES)}
    if not any(path for pattern in patterns for path in given.folder.glob(pattern)):
        print(f"| {given.folder} | FAILED: there is no package in it |")
        return 1
    for pattern, name, try_out in (*wine.CASES, *macos.CASES):
        for path in sorted(given.folder.glob(pattern)):
            reason = macos.lacks() if path.suffix == ".dmg" else wine.lacks()
            tell(name, lambda path=path, try_out=try_out, reason=reason: reason or try_out(path))  # type: ignore[misc]
    if reason := lacks():
        print(f"| for Linux | left out: {reason} |")
        return int(failures > 0)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
    with bare_debian(given.base or cache) as make:
        for pattern, name, try_on in debian.CASES:
            for path in sorted(given.folder.glob(pattern)):
                tell(name, lambda path=path, try_on=try_on: try_on(make(), path))  # type: ignore[misc]
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
