"""`python -m tests.packages.walk --folder FOLDER [--workflow NAME] [--event NAME] [--job NAME]...`: a run, walked.

First it says which jobs each event starts. Then the jobs run as those of a tag, or of another event, their commands
word for word: those that install, in a bare Debian of their own, as root; those of Windows under Wine; those of macOS
and those that speak with the forge with stand-ins of the programs there. What is left is named; what every command said
is kept below FOLDER.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

import figures
from recipes.common import version
from tests.fresh.__main__ import INSIDE, lacks, unmount
from tests.fresh.host import read_host
from tests.fresh.systems import System, make_base
from tests.house.sources import ROOT
from tests.packages import dnf, mac, stand_ins
from tests.packages.forge import EVENTS, Event, Forge, plan, starts
from tests.packages.workflow import Job, Step, read_environment, read_jobs, read_triggers

WORKFLOWS: Final = ROOT / ".github" / "workflows"
WORKFLOW: Final = WORKFLOWS / "release.yml"
_RELEASE: Final = "12"
"""The Debian that stands in for the Ubuntu of the runners."""
_CHECKOUT: Final = "/srv/ludo"
_CACHE: Final = Path("/", "root", ".cache", "ludo-cards")
"""Where root keeps bare systems: no overlay can be put over another, so it is shown that of the host."""
_HAS: Final = "sudo git python3 python3-dev python3-venv python-is-python3 gcc"
"""What the machines of the forge come with, by Debian's names."""
_ALL_TESTS: Final = "run.py test"
_PART: Final = ("tests/house", "tests/packages", "tests/test_run_script.py")
"""What of the tests is run where the suite is not asked for whole: those about sources, releases, and run.py itself."""
_AT_HAND: Final = "LUDO_WINDOWS_PYTHON"
_FORGE: Final = ("flatpak ",)
"""Commands that speak with other machines."""
_HERE: Final = ("apt-get", "dnf ", "run.py", "linux-", "wheel", "windows-")
"""What a job for Linux that needs a bare system does; the others run here, as they install nothing."""


class Failed(Exception):
    """A step did not end as it has to."""


@dataclass
class Walk:
    """A walk: where it keeps things, and what is told of each step."""

    folder: Path
    failures: int = 0
    forge: Forge = field(default_factory=lambda: Forge(EVENTS["tag"]))
    source: Path = ROOT
    as_release: bool = False
    given: dict[str, str] = field(default_factory=dict)
    """What every command is given besides."""
    skipped: tuple[str, ...] = ()
    """Words of commands that are left out."""
    part: tuple[str, ...] = ()
    """Which of the tests are run where all are asked for; none: all."""
    ended: dict[str, str] = field(default_factory=dict)
    """Jobs that are not walked: how they are to end."""

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


def surroundings(walk: Walk, job: Job, step: Step) -> dict[str, str]:
    """Return the variables of a step, as the forge fills them in."""
    told = {**walk.given, **step.environment}
    return {name: walk.forge.filled(str(value), job) for name, value in told.items()}


def stand_in(walk: Walk, step: Step, checkout: Path) -> str:
    """Do what an action of the forge does, and say how."""
    action = step.uses.partition("@")[0]
    if action == "actions/checkout":
        _copy_sources(walk, checkout)
        return "stands in: the commit that is checked out here"
    if action == "actions/setup-python":
        return f"stands in: the Python of Debian {_RELEASE} for {step.given['python-version']}"
    if action == "actions/attest-build-provenance":
        lines = (checkout / str(step.given["subject-checksums"])).read_text(encoding="utf-8").splitlines()
        return f"the forge alone: to attest {len(lines)} files"
    if action == "actions/upload-artifact":
        source = checkout / str(step.given["path"])
        if not source.exists() and step.given.get("if-no-files-found") == "ignore":
            return "stands in: no files"
        if source.is_dir() and not any(source.iterdir()):
            raise Failed(f"nothing in {source.name}")
        target = walk.artifacts / str(step.given["name"])
        for path in (source,) if source.is_file() else source.iterdir():
            _keep(path, target / path.name)
        return f"stands in: a folder, {len(list(target.iterdir()))} files"
    if action == "signpath/github-action-submit-signing-request":
        shutil.copytree(walk.artifacts / "windows-unsigned", checkout / str(step.given["output-artifact-directory"]))
        return "stands in: given back unsigned, as no service is asked from here"
    if action == "actions/download-artifact":
        names = [str(step.given["name"])] if "name" in step.given else _matching(walk, str(step.given["pattern"]))
        for name in names:
            shutil.copytree(walk.artifacts / name, checkout / str(step.given["path"]), dirs_exist_ok=True)
        return f"stands in: a folder, of {', '.join(names)}"
    raise Failed(f"nothing stands in for {action}")


def _keep(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        shutil.copytree(path, target, dirs_exist_ok=True)
    else:
        shutil.copyfile(path, target)


def _matching(walk: Walk, pattern: str) -> list[str]:
    """Return what is left of the artifacts that a pattern `{one,two}` names."""
    return [name for name in pattern.strip("{}").split(",") if (walk.artifacts / name).is_dir()]


def _copy_sources(walk: Walk, checkout: Path) -> None:
    """Clone the commit, as the forge does: what is not committed is not in a release."""
    shutil.rmtree(checkout, ignore_errors=True)
    subprocess.run(
        ["git", "clone", "--quiet", "--no-local", "--depth=1", f"file://{walk.source}", checkout], check=True
    )
    if walk.as_release:
        changed = checkout / "CHANGELOG.md"
        text = changed.read_text(encoding="utf-8")
        day = datetime.now(UTC).date().isoformat()
        changed.write_text(text.replace("] - unreleased", f"] - {day}", 1), encoding="utf-8")
        author = ("-c", "user.name=walk", "-c", "user.email=walk@walk.invalid")
        # of the time of the commit, from which archives have theirs: they are the same each time
        asked = ["git", "-C", str(checkout), "log", "-1", "--format=%cI"]
        told = {"GIT_COMMITTER_DATE": subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()}
        command = ["git", "-C", str(checkout), *author, "commit", "--quiet", "-a", "-m", "walk"]
        subprocess.run(command, check=True, env={**told, **os.environ})


def run_steps(walk: Walk, job: Job, checkout: Path, command: Command) -> None:
    """Take all steps of a job, one after the other, up to the first that fails."""
    for number, step in enumerate(job.steps, 1):
        before = walk.failures

        def take(step: Step = step, number: int = number) -> str:
            if reason := for_the_forge(step):
                return reason
            if left := next((words for words in walk.skipped if words in step.run), ""):
                return f"left out, as {left} was to be"
            if step.condition and not walk.forge.value(step.condition.removeprefix("${{").removesuffix("}}"), job):
                return f"not where {step.condition}"
            if step.uses:
                return stand_in(walk, step, checkout)
            text = " ".join((step.run, *walk.part)) if step.run.endswith(_ALL_TESTS) else step.run
            with walk.log(job.name, number).open("wb") as kept:
                code = command(text, surroundings(walk, job, step), kept)
            said = walk.log(job.name, number).read_text(encoding="utf-8", errors="replace").strip()
            if code:
                raise Failed(f"ended with {code}: {said[-400:]}")
            if told := figures.cases(said):
                return told
            return said.splitlines()[-1].strip("|= ") if said else "good"

        walk.tell(job.name, step.name.replace("|", "/"), take)
        if walk.failures > before:
            return


@contextmanager
def linux(walk: Walk, job: Job, cache: Path) -> Iterator[tuple[Path, Command]]:
    """Yield a checkout in a bare system, and what runs a command there."""
    with tempfile.TemporaryDirectory(dir=walk.folder, ignore_cleanup_errors=True) as scratch:
        system = System.over((make_base(cache, _RELEASE),), Path(scratch, "system"), read_host())
        try:
            system.share(cache, str(_CACHE))
            given = {}
            if python := os.environ.get(_AT_HAND):
                system.share(Path(python), "/opt/python-for-windows")
                given[_AT_HAND] = "/opt/python-for-windows"
            if job.container:
                place = system.path("/usr/local/bin/dnf")
                shutil.copy(dnf.__file__, place)
                place.chmod(0o755)
                given["LUDO_GLIBC"] = ""  # that of the container, which is older than this one's
                system.path(_CHECKOUT).mkdir()
            else:
                system.root_does(f"apt-get update -q && apt-get install -y -q --no-install-recommends {_HAS}")
                kept = f'Defaults env_keep += "{" ".join(system.host.environment)}"\n'  # how to reach the index
                system.path("/etc/sudoers.d/walk").write_text(kept, encoding="utf-8")

            def command(text: str, environment: dict[str, str], kept: IO[bytes]) -> int:
                told = {**walk.forge.surroundings(), **environment, **given}
                process = system.start(text, user=0, folder=_CHECKOUT, environment=told, output=kept)
                return process.wait()

            yield system.path(_CHECKOUT), command
        finally:
            unmount(Path(scratch))


@contextmanager
def folder(walk: Walk, job: Job) -> Iterator[tuple[Path, Command]]:
    """Yield a checkout in a folder, and what runs a command there, with stand-ins for programs of other systems."""
    with tempfile.TemporaryDirectory(dir=walk.folder, ignore_cleanup_errors=True) as scratch:
        tools, checkout = Path(scratch, "bin"), Path(scratch, "ludo")
        stand_ins.install(tools)
        for name in ("wine", "wineserver", "objdump", "ssh-keygen", "git"):
            if found := shutil.which(name):
                (tools / name).symlink_to(found)
        of_mac = f' "{mac.__file__}"' if job.system.startswith("macos") else ""
        python = tools / "python"
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}"{of_mac} "$@"\n', encoding="utf-8")
        python.chmod(0o755)

        def command(text: str, environment: dict[str, str], kept: IO[bytes]) -> int:
            told = {**walk.forge.surroundings(), **environment, "PATH": f"{tools}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
            told |= {"RUNNER_TEMP": scratch, "STAND_INS": str(walk.folder / "told.txt"), "HOME": scratch}
            if text.startswith("python run.py"):  # the systems that are played have a screen
                told["QT_QPA_PLATFORM"] = "offscreen"
            told["PYTHONPYCACHEPREFIX"] = os.environ.get("PYTHONPYCACHEPREFIX") or str(walk.folder / "bytecode")
            place = checkout if checkout.is_dir() else Path(scratch)
            words = ["bash", "-e", "-c", text]  # as the forge does where no shell is named
            return subprocess.run(words, cwd=place, env=told, stdout=kept, stderr=kept, check=False).returncode

        yield checkout, command


def _installs(job: Job) -> bool:
    return any(word in step.run for step in job.steps for word in _HERE)


def walk_job(walk: Walk, job: Job, cache: Path) -> str:
    """Walk one job, and return how it ended in the words of the forge; what cannot be walked here is named."""
    reason = walk.forge.reason(job)
    if not reason and (result := walk.ended.get(job.name)):
        print(f"| {job.name} | all | {result}, as was asked for | |", flush=True)
        return result
    if not reason and any(for_the_forge(step) for step in job.steps):
        reason = "other machines alone"
    bare = job.container or (job.system.startswith("ubuntu") and _installs(job))
    if not reason and bare and (lacking := lacks()):
        reason = f"not here: {lacking}"
    if not reason and job.system.startswith("windows") and not shutil.which("wine"):
        reason = "not here: wine not found"
    if reason:
        print(f"| {job.name} | all | left out: {reason} | |", flush=True)
        return "skipped"
    if job.container:
        print(f"| {job.name} | all | Debian {_RELEASE} stands in for {job.container} | |", flush=True)
    if job.asks:
        print(f"| {job.name} | all | the environment {job.asks} asks who approves; here it is granted | |", flush=True)
    before = walk.failures
    with linux(walk, job, cache) if bare else folder(walk, job) as (checkout, command):
        run_steps(walk, job, checkout, command)
    return "failure" if walk.failures > before else "success"


def tell_plan(path: Path, variables: Mapping[str, str]) -> None:
    """Print which jobs of a workflow each event starts."""
    jobs = read_jobs(path)
    for name, event in EVENTS.items():
        if not starts(read_triggers(path), event):
            print(f"| {path.stem} | {name} | starts nothing |")
            continue
        reasons = plan(jobs, Forge(event, variables))
        left = "; ".join(f"{job}: {reason}" for job, reason in reasons.items() if reason)
        run = ", ".join(job for job, reason in reasons.items() if not reason)
        print(f"| {path.stem} | {name} | {run}{f' (not {left})' if left else ''} |")


def main() -> int:
    """The command; 1 if a step failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.packages.walk", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where logs and what was built are kept")
    parser.add_argument("--workflow", choices=sorted(path.stem for path in WORKFLOWS.glob("*.yml")), default="release")
    parser.add_argument("--event", choices=list(EVENTS), default="tag", help="what starts it")
    parser.add_argument("--tag", help="the tag; else that of the version")
    parser.add_argument("--as-release", action="store_true", help="the changes are dated today")
    parser.add_argument(
        "--ended", action="append", default=[], metavar="JOB=RESULT", help="how a job is to end, unwalked"
    )
    parser.add_argument("--variable", action="append", default=[], metavar="NAME=VALUE", help="of the repository")
    parser.add_argument("--secret", action="append", default=[], metavar="NAME=VALUE", help="of the repository")
    parser.add_argument("--plan", action="store_true", help="only say which jobs each event starts")
    parser.add_argument("--job", action="append", help="name of a job; else all")
    parser.add_argument("--skip", action="append", default=[], metavar="WORDS", help="leave out commands with these")
    parser.add_argument("--whole", action="store_true", help="all tests where the suite is asked for, not a part")
    parser.add_argument("--base", type=Path, help="where the bare system is kept for the next time")
    given = parser.parse_args()
    if not lacks() and INSIDE not in os.environ:  # mounts made in a namespace of our own end with it
        command = [sys.executable, "-m", "tests.packages.walk", *sys.argv[1:]]
        isolated = ["unshare", "--mount", "--propagation", "private", *command]
        return subprocess.run(isolated, env={**os.environ, INSIDE: "1"}, check=False).returncode
    cache = given.base or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludo-cards"
    for made in (given.folder, cache):
        made.mkdir(parents=True, exist_ok=True)
    print("| workflow | event | jobs |\n| --- | --- | --- |")
    for path in sorted(WORKFLOWS.glob("*.yml")):
        tell_plan(path, {})
    if given.plan:
        return 0
    path, event = WORKFLOWS / f"{given.workflow}.yml", EVENTS[given.event]
    if event.ref_type == "tag":
        event = Event(event.of, "tag", given.tag or f"v{version()}")
    kept = [dict(entry.split("=", 1) for entry in told) for told in (given.variable, given.secret, given.ended)]
    walk = Walk(given.folder.resolve(), forge=Forge(event, kept[0], kept[1]), as_release=given.as_release)
    walk.given, walk.ended, walk.skipped = read_environment(path), kept[2], tuple(given.skip)
    walk.part = () if given.whole else _PART
    walk.artifacts.mkdir(exist_ok=True)
    print("\n| job | step | how it ended | |\n| --- | --- | --- | --- |", flush=True)
    for name, job in read_jobs(path).items():
        if not given.job or name in given.job:
            walk.forge.results[name] = walk_job(walk, job, cache.resolve())
    return int(walk.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
