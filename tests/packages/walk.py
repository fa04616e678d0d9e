"""`python -m tests.packages.walk [--folder FOLDER] [--job NAME]...`: the workflow of a release, walked without a forge.

Each job for Linux runs in a bare Debian of its own, as root, its commands word for word; that for Windows under Wine,
in a folder of its own. What only a forge can do is named, with what stands in for it. Needs root and debootstrap;
prints a table of how each step ended, and keeps what every command said below FOLDER.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.host import read_host
from tests.fresh.systems import System, make_base
from tests.house.sources import ROOT
from tests.packages.workflow import Job, Step, read_jobs

WORKFLOW: Final = ROOT / ".github" / "workflows" / "release.yml"
_RELEASE: Final = "12"
"""The Debian that stands in for the Ubuntu of the runners."""
_CHECKOUT: Final = "/srv/ludo"
_CACHE: Final = Path("/", "root", ".cache", "ludo-cards")
"""Where root keeps bare systems: no overlay can be put over another, so it is shown that of the host."""
_HAS: Final = "sudo git python3 python3-dev python3-venv python-is-python3 gcc"
"""What the machines of the forge come with, by Debian's names."""
_AT_HAND: Final = "LUDO_WINDOWS_PYTHON"
_FORGE: Final = ("gh ", "flatpak ")
"""Commands that speak with the forge or with other machines."""


class Failed(Exception):
    """A step did not end as it has to."""


@dataclass
class Walk:
    """A walk: where it keeps things, and what is told of each step."""

    folder: Path
    failures: int = 0

    @property
    def artifacts(self) -> Path:
        """Where jobs leave files for others."""
        return self.folder / "artifacts"

    def tell(self, job: str, step: str, how: Callable[[], str]) -> None:
        """Take a step and print how it ended."""
        started = time.monotonic()
        try:
            end = how()
        except (Failed, OSError, RuntimeError, subprocess.SubprocessError) as failure:
            self.failures += 1
            end = f"FAILED: {failure}".replace("\n", " / ")
        print(f"| {job} | {step} | {end} | {time.monotonic() - started:.0f} s |", flush=True)

    def log(self, job: str, number: int) -> Path:
        """Return where what a step says is kept."""
        self.folder.joinpath("logs").mkdir(parents=True, exist_ok=True)
        return self.folder / "logs" / f"{job}-{number}.txt"


Command = Callable[[str, dict[str, str], IO[bytes]], int]


def for_the_forge(step: Step) -> str:
    """Why a step cannot be taken outside the forge; empty if it can."""
    if step.run.startswith(_FORGE):
        return f"the forge alone: `{step.run.split(' && ')[0]}`"
    return ""


def without_secrets(step: Step) -> dict[str, str]:
    """Return the variables of a step as they are where the forge keeps no secrets: empty."""
    return {name: "" if "${{" in str(value) else str(value) for name, value in step.environment.items()}


def stand_in(walk: Walk, step: Step, checkout: Path) -> str:
    """Do what an action of the forge does, and say how."""
    action = step.uses.partition("@")[0]
    if action == "actions/checkout":
        _copy_sources(checkout)
        return "stands in: the commit that is checked out here"
    if action == "actions/setup-python":
        return f"stands in: the Python of Debian {_RELEASE} for {step.given['python-version']}"
    if action == "actions/upload-artifact":
        source = checkout / str(step.given["path"])
        if not any(source.iterdir()):
            raise Failed(f"nothing in {source.name}")
        shutil.copytree(source, walk.artifacts / str(step.given["name"]), dirs_exist_ok=True)
        return f"stands in: a folder, {len(list(source.iterdir()))} files"
    if action == "actions/download-artifact":
        names = [str(step.given["name"])] if "name" in step.given else _matching(walk, str(step.given["pattern"]))
        for name in names:
            shutil.copytree(walk.artifacts / name, checkout / str(step.given["path"]), dirs_exist_ok=True)
        return f"stands in: a folder, of {', '.join(names)}"
    raise Failed(f"nothing stands in for {action}")


def _matching(walk: Walk, pattern: str) -> list[str]:
    """Return what is left of the artifacts that a pattern `{one,two}` names."""
    return [name for name in pattern.strip("{}").split(",") if (walk.artifacts / name).is_dir()]


def _copy_sources(checkout: Path) -> None:
    """Clone the commit, as the forge does: what is not committed is not in a release."""
    shutil.rmtree(checkout, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", "--no-local", "--depth=1", f"file://{ROOT}", checkout], check=True)


def run_steps(walk: Walk, job: Job, checkout: Path, command: Command) -> None:
    """Take all steps of a job, one after the other, up to the first that fails."""
    for number, step in enumerate(job.steps, 1):
        before = walk.failures

        def take(step: Step = step, number: int = number) -> str:
            if reason := for_the_forge(step):
                return reason
            if step.uses:
                return stand_in(walk, step, checkout)
            with walk.log(job.name, number).open("wb") as kept:
                code = command(step.run, without_secrets(step), kept)
            said = walk.log(job.name, number).read_text(encoding="utf-8", errors="replace").strip()
            if code:
                raise Failed(f"ended with {code}: {said[-400:]}")
            return said.splitlines()[-1].strip("| ") if said else "good"

        walk.tell(job.name, step.name.replace("|", "/"), take)
        if walk.failures > before:
            return


@contextmanager
def linux(walk: Walk, cache: Path) -> Iterator[tuple[Path, Command]]:
    """Yield a checkout in a bare system, and what runs a command there."""
    with tempfile.TemporaryDirectory(dir=walk.folder, ignore_cleanup_errors=True) as scratch:
        system = System.over((make_base(cache, _RELEASE),), Path(scratch, "system"), read_host())
        try:
            system.share(cache, str(_CACHE))
            given = {}
            if python := os.environ.get(_AT_HAND):
                system.share(Path(python), "/opt/python-for-windows")
                given[_AT_HAND] = "/opt/python-for-windows"
            system.root_does(f"apt-get update -q && apt-get install -y -q --no-install-recommends {_HAS}")

            def command(text: str, environment: dict[str, str], kept: IO[bytes]) -> int:
                surroundings = {**given, **environment}
                process = system.start(text, user=0, folder=_CHECKOUT, environment=surroundings, output=kept)
                return process.wait()

            yield system.path(_CHECKOUT), command
        finally:
            unmount(Path(scratch))


@contextmanager
def folder(walk: Walk) -> Iterator[tuple[Path, Command]]:
    """Yield a checkout in a folder, and what runs a command there: for Windows, of which Wine stands in."""
    with tempfile.TemporaryDirectory(dir=walk.folder, ignore_cleanup_errors=True) as scratch:
        tools = Path(scratch, "bin")
        tools.mkdir()
        for name in ("wine", "wineserver", "objdump"):
            if found := shutil.which(name):
                (tools / name).symlink_to(found)
        (tools / "python").symlink_to("/usr/bin/python3")

        def command(text: str, environment: dict[str, str], kept: IO[bytes]) -> int:
            path = f"{tools}:/bin"
            surroundings = {**os.environ, **environment, "PATH": path, "LC_ALL": "C.UTF-8"}
            surroundings.pop(INSIDE, None)
            words = ["sh", "-c", text]
            return subprocess.run(
                words, cwd=Path(scratch, "ludo"), env=surroundings, stdout=kept, stderr=kept, check=False
            ).returncode

        yield Path(scratch, "ludo"), command


def walk_job(walk: Walk, job: Job, cache: Path) -> None:
    """Walk one job; what stands under a condition of the forge, or runs on macOS, is named."""
    if "vars." in job.condition:
        print(f"| {job.name} | all | the forge alone: {job.condition} | |", flush=True)
    elif job.system.startswith("macos"):
        print(f"| {job.name} | all | a Mac alone: {len(job.steps)} steps | |", flush=True)
    elif job.system.startswith("windows"):
        with folder(walk) as (checkout, command):
            run_steps(walk, job, checkout, command)
    else:
        with linux(walk, cache) as (checkout, command):
            run_steps(walk, job, checkout, command)


def main() -> int:
    """The command; 1 if a step failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages.walk", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where logs and what was built are kept")
    parser.add_argument("--job", action="append", help="name of a job; else all")
    parser.add_argument("--base", type=Path, help="where the bare system is kept for the next time")
    given = parser.parse_args()
    if reason := lacks():
        print(f"left out: {reason}")
        return 0
    if INSIDE not in os.environ:  # mounts made in a namespace of our own end with it, whatever happens
        command = [sys.executable, "-m", "tests.packages.walk", *sys.argv[1:]]
        isolated = ["unshare", "--mount", "--propagation", "private", *command]
        return subprocess.run(isolated, env={**os.environ, INSIDE: "1"}, check=False).returncode
    cache = given.base or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
    for made in (given.folder, cache):
        made.mkdir(parents=True, exist_ok=True)
    walk = Walk(given.folder.resolve())
    walk.artifacts.mkdir(exist_ok=True)
    print("| job | step | how it ended | |\n| --- | --- | --- | --- |", flush=True)
    for name, job in read_jobs(WORKFLOW).items():
        if not given.job or name in given.job:
            walk_job(walk, job, cache.resolve())
    return int(walk.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
