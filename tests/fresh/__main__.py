"""`python -m tests.fresh [--release N] [--case WORDS]...`: run.py on bare Debian systems; needs root and debootstrap.

Prints a table of how each case ended on each system. `--folder` is where the bare systems are kept for the next time,
in the user's cache unless given; everything else, mounts included, is gone at the end.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from tests.fresh.cases import CASES, Desk, Failure, install_what
from tests.fresh.host import Host, read_host
from tests.fresh.screen import Screen
from tests.fresh.systems import RELEASES, System, make_base

INSIDE: Final = "LUDO_FRESH_INSIDE"


class Workshop:
    """The layers of one release, and fresh systems over them."""

    def __init__(self, base: Path, folder: Path, host: Host, screen: Screen) -> None:
        self._folder, self._host, self._screen, self._count = folder, host, screen, 0
        self._layers: dict[str, tuple[Path, ...]] = {}
        users = self._over((base,))
        users.system.add_user()
        users.system.add_checkout()
        self._layers["bare"] = users.system.layers
        ready = self.desk("bare")
        install_what(ready.system, ready.line("apt-get install"))
        self._layers["ready"] = ready.system.layers
        installed = self.desk("ready")
        installed.window()
        self._layers["installed"] = installed.system.layers

    def desk(self, begins: str) -> Desk:
        """A fresh system that begins so."""
        return self._over(self._layers[begins])

    def _over(self, layers: Sequence[Path]) -> Desk:
        self._count += 1
        system = System.over(layers, self._folder / str(self._count), self._host)
        system.share(self._screen.sockets, "/tmp/.X11-unix")
        return Desk(system, self._screen)


def main() -> int:
    """The command; 1 if a case did not end as it has to."""
    parser = argparse.ArgumentParser(prog="python -m tests.fresh", description=__doc__)
    parser.add_argument("--release", choices=tuple(RELEASES), action="append", help="of Debian; else all")
    parser.add_argument("--case", action="append", help="words from the name of a case; else all")
    parser.add_argument("--skip", action="append", default=[], help="words from the name of a case to leave out")
    parser.add_argument("--folder", type=Path, help="where the bare systems are kept")
    given = parser.parse_args()
    if reason := lacks():
        print(f"skipped: {reason}")
        return 0
    if INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = ["unshare", "--mount", "--propagation", "private", sys.executable, "-m", "tests.fresh", *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
    folder: Path = given.folder or cache
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [
        entry
        for entry in CASES
        if (not given.case or any(words in entry[0] for words in given.case))
        and not any(words in entry[0] for words in given.skip)
    ]
    failures = 0
    for release in given.release or RELEASES:
        print(f"\n| Debian {release} | how it ended |\n| --- | --- |", flush=True)
        with tempfile.TemporaryDirectory(dir=folder, ignore_cleanup_errors=True) as scratch, ExitStack() as stack:
            base = make_base(folder, release)
            host = read_host()
            screen = Screen(
                System.over((make_base(folder, "12"),), Path(scratch, "screen"), host), Path(scratch, "sockets")
            )
            stack.callback(unmount, Path(scratch))
            stack.callback(screen.close)
            workshop = Workshop(base, Path(scratch), host, screen)
            for name, begins, try_out in chosen:
                try:
                    end = try_out(workshop.desk(begins))
                except (Failure, OSError, RuntimeError, ValueError) as failure:
                    failures += 1
                    end = f"FAILED: {failure}".replace("\n", " / ")
                print(f"| {name} | {end} |", flush=True)
    return int(failures > 0)


def lacks() -> str:
    """Why no systems can be made here; empty if they can."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "only root on Linux can make systems"
    missing = [name for name in ("debootstrap", "unshare", "chroot") if not shutil.which(name)]
    return f"{', '.join(missing)} not found" if missing else ""


def unmount(folder: Path) -> None:
    """Unmount everything below a folder, the last first."""
    mounts = [line.split()[4] for line in Path("/proc/self/mountinfo").read_text(encoding="utf-8").splitlines()]
    for place in reversed([place for place in mounts if place.startswith(f"{folder}/")]):
        subprocess.run(["umount", "--lazy", place], check=False)


if __name__ == "__main__":
    sys.exit(main())
