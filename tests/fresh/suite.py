"""`python -m tests.fresh.suite --folder FOLDER [--release N]... [PATH]...`: `run.py test` on bare Debian systems.

An ordinary user runs them in a clone of the commit that is checked out, with what `run.py` names and git installed by
root. Prints for each release with which Python and how they ended; needs root and debootstrap.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.cases import install_what
from tests.fresh.host import read_host
from tests.fresh.systems import CHECKOUT, HOME, RELEASES, USER, System, make_base
from tests.house.sources import ROOT


def run_checks(system: System, log: Path, chosen: list[str]) -> str:
    """Run the checks, after what `run.py` asks for was installed; return their last line. Raises RuntimeError."""
    command = " ".join(["python3 run.py test", *chosen])
    code, said = _run(system, command, log)
    if code and (asked := [line for line in said if "apt-get install" in line]):
        install_what(system, asked[0])
        code, said = _run(system, command, log)
    if code:
        raise RuntimeError(f"ended with {code}: {' / '.join(said[-5:])}")
    return said[-1].strip("= ")


def _run(system: System, command: str, log: Path) -> tuple[int, list[str]]:
    with log.open("wb") as kept:
        code = system.start(command, output=kept).wait()
    return code, log.read_text(encoding="utf-8", errors="replace").strip().splitlines()


def prepare(system: System) -> str:
    """Add a user with a clone of the sources, and git; return the version of Python."""
    system.add_user()
    system.root_does("apt-get update -q && apt-get install -y -q --no-install-recommends git")
    clone = system.path(CHECKOUT)
    subprocess.run(["git", "clone", "--quiet", "--no-local", f"file://{ROOT}", clone], check=True)
    subprocess.run(["chown", "-R", f"{USER}:{USER}", system.path(HOME)], check=True)
    out, _ = system.start("python3 --version", folder="/").communicate()
    return out.decode().strip()


def main() -> int:
    """The command; 1 if the checks failed on a release."""
    parser = argparse.ArgumentParser(prog="python -m tests.fresh.suite", description=__doc__)
    parser.add_argument("--release", choices=tuple(RELEASES), action="append", help="of Debian; else all")
    parser.add_argument("--folder", type=Path, required=True, help="where the bare systems and what was said are kept")
    parser.add_argument("paths", nargs="*", help="of tests; else everything")
    given = parser.parse_args()
    if reason := lacks():
        print(f"skipped: {reason}")
        return 0
    if INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = ["unshare", "--mount", "--propagation", "private", sys.executable, "-m", "tests.fresh.suite"]
        return subprocess.run([*command, *sys.argv[1:]], env={**os.environ, INSIDE: "1"}, check=False).returncode
    given.folder.mkdir(parents=True, exist_ok=True)
    failures = 0
    for release in given.release or RELEASES:
        started = time.monotonic()
        with tempfile.TemporaryDirectory(dir=given.folder, ignore_cleanup_errors=True) as scratch:
            system = System.over((make_base(given.folder, release),), Path(scratch, "system"), read_host())
            python = prepare(system)
            try:
                end = run_checks(system, given.folder / f"checks-{release}.txt", given.paths)
            except RuntimeError as failure:
                failures += 1
                end = f"FAILED: {failure}"
            finally:
                unmount(Path(scratch))
        print(f"| Debian {release} | {python} | {end} | {time.monotonic() - started:.0f} s |", flush=True)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
