"""What a release asks for: `python packaging/gate.py before | choose FOLDER | sealed FOLDER`.

`before` looks at the commit: tag, version, changes, locks, jobs, systems, addresses, and what the forge knows of it.
`choose` takes the packages of jobs that have failed out of a folder and prints the notes. `sealed` compares the folder
with its checksums and lists of contents, and asks for the signatures. Each fault is one sentence, which the forge shows
on the page of the run, and ends with 1. The standard library is enough; the surroundings of the forge (GITHUB_…,
CHECKS, APPROVAL, NEEDS, LUDO_…) are all that is read besides the files.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from recipes import locks, pe
from recipes.common import ROOT, checksum
from recipes.release import SUMS, misnamed

TWICE: Final = 2
"""How often a job has to have been green to be required."""
SIGNED: Final = {
    "checksums": ("secret LUDO_SIGNING_KEY",),
    "windows": (
        "secret LUDO_SIGNPATH_TOKEN",
        *(f"variable LUDO_SIGNPATH_{name}" for name in ("ORGANIZATION", "PROJECT", "POLICY")),
    ),
    "macos": (
        *(f"secret LUDO_{name}" for name in ("MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD", "NOTARY_KEY")),
        *(f"variable LUDO_{name}" for name in ("SIGN_IDENTITY", "NOTARY_KEY_ID", "NOTARY_ISSUER")),
    ),
}
"""What LUDO_SIGNED may ask to be signed, and what the repository has to keep for that (docs/signing.md)."""
_HEADING: Final = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<day>.+)$", re.MULTILINE)
_VERSION: Final = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
_ADDRESS: Final = re.compile(r"https?://[^\s\"'<>)]+")


class Commit:
    """A commit as it lies in a folder, and what the forge says of the run (`GITHUB_…`)."""

    def __init__(self, root: Path, told: Mapping[str, str], today: date) -> None:
        self.root, self.told, self.today = root, told, today
        self.tag = told.get("GITHUB_REF_NAME", "") if told.get("GITHUB_REF_TYPE") == "tag" else ""
        """Empty: a rehearsal."""

    def read(self, name: str) -> str:
        """Return the text of a file; empty if there is none."""
        path = self.root / name
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def version(self) -> str:
        """Return the version of the program."""
        found = _VERSION.search(self.read("ludo/__init__.py"))
        return found[1] if found else ""

    def jobs(self) -> dict[str, Any]:
        """Return what is written of the jobs of a release."""
        return tomllib.loads(self.read("packaging/jobs.toml"))

    def required(self) -> list[str]:
        """Return the jobs without which there is no release."""
        told = self.jobs()
        return [*told["always"], *(name for name, green in told["green"].items() if green >= TWICE)]


def tag(commit: Commit) -> Iterator[str]:
    """Compare a tag with the version."""
    version = commit.version()
    if commit.tag and commit.tag != f"v{version}":
        yield f"the tag is {commit.tag}, and the version in ludo/__init__.py is {version}: tag v{version}"


def changes(commit: Commit) -> Iterator[str]:
    """Look at the first heading of the changes: that of this version and, for a tag, of a day that has come."""
    version, found = commit.version(), _HEADING.search(commit.read("CHANGELOG.md"))
    if found is None:
        yield "CHANGELOG.md has no heading `## [version] - day`"
    elif found["version"] != version:
        yield f"CHANGELOG.md begins with {found['version']}, and the version is {version}: write what has changed"
    elif commit.tag:
        try:
            day = date.fromisoformat(found["day"])
        except ValueError:
            yield f"CHANGELOG.md says `{found['day']}` of {version}: write the day of the release (2026-12-31)"
        else:
            if day > commit.today:
                yield f"CHANGELOG.md dates {version} on {day}, which has not come yet"


def tree(commit: Commit) -> Iterator[str]:
    """Ask for a folder that is what was committed."""
    done = subprocess.run(
        ["git", "-C", str(commit.root), "status", "--porcelain"], capture_output=True, text=True, check=False
    )
    if done.returncode or done.stdout:
        yield f"the folder is not the commit: {(done.stderr or done.stdout).strip().splitlines()[0]}"


def locked(commit: Commit) -> Iterator[str]:
    """Ask for every lock, whole."""
    yield from locks.faults(commit.root)


def jobs(commit: Commit) -> Iterator[str]:
    """Compare the jobs that the draft waits for with those that are written down."""
    text, told = commit.read(".github/workflows/release.yml"), commit.jobs()
    names = {*told["always"], *told["green"], *told["signs"]}
    present = set(re.findall(r"^  ([\w-]+):$", text.partition("\njobs:\n")[2], re.MULTILINE))
    for name in sorted(names - present):
        yield f"packaging/jobs.toml names the job {name}, which release.yml has not"
    found = re.search(r"^  draft:\n(?:.*\n)*?    needs: \[(.+)\]", text, re.MULTILINE)
    waited = {name.strip() for name in found[1].split(",")} if found else set()
    for name in sorted(waited ^ (names & present)):
        yield f"the job {name} stands in one alone of packaging/jobs.toml and `needs` of the draft in release.yml"


def systems(commit: Commit) -> Iterator[str]:
    """Ask whether the systems of the jobs are still there."""
    ends = tomllib.loads(commit.read("packaging/systems.toml"))["ends"]
    asked = re.findall(r"(?:runs-on|container): ([^\s@]+)", commit.read(".github/workflows/release.yml"))
    for name in sorted(set(asked)):
        if name not in ends:
            yield f"packaging/systems.toml does not say when {name} ends"
        elif ends[name] and ends[name] <= commit.today:
            yield f"{name} has ended on {ends[name]}: packaging/systems.toml says what to do"


def addresses(commit: Commit) -> Iterator[str]:
    """Ask that the project's addresses are those of the repository which publishes it."""
    urls = tomllib.loads(commit.read("pyproject.toml"))["project"].get("urls", {})
    server, repository = commit.told.get("GITHUB_SERVER_URL", ""), commit.told.get("GITHUB_REPOSITORY", "")
    own = (f"{server}/{repository}".lower(), f"https://raw.githubusercontent.com/{repository}".lower())
    for name, address in urls.items():
        inside = any(address.lower() == start or address.lower().startswith(f"{start}/") for start in own)
        if repository and not inside:
            yield f"pyproject.toml gives {address} as {name}, and this is {server}/{repository}"
    for name in (str(path.relative_to(commit.root)) for path in locks.paths(commit.root)):
        for address in _ADDRESS.findall(commit.read(name)):
            yield f"{name} fetches from {address}: a lock names packages and checksums alone"


def forge(commit: Commit) -> Iterator[str]:
    """Ask what the forge knows: the checks of the commit, who approves, what it keeps for what is to be signed."""
    runs = json.loads(commit.told.get("CHECKS") or "[]")
    if commit.tag and not any(run.get("conclusion") == "success" for run in runs):
        ends = ", ".join(run.get("conclusion") or "not ended" for run in runs) or "never run"
        yield f"the workflow `checks` has not passed on this commit ({ends}): see to that, then run this again"
    if commit.tag and "required_reviewers" not in commit.told.get("APPROVAL", ""):
        yield "the environment `release` asks nobody: name a reviewer under Settings > Environments of the repository"
    for word in commit.told.get("LUDO_SIGNED", "").split():
        if word not in SIGNED:
            yield f"LUDO_SIGNED asks for `{word}`, and knows {', '.join(SIGNED)}"
        for needed in SIGNED.get(word, ()):
            if not commit.told.get(needed.split()[1]):
                yield f"LUDO_SIGNED asks that {word} be signed, and the {needed} is missing: see docs/signing.md"


BEFORE: Final[tuple[Callable[[Commit], Iterator[str]], ...]] = (
    *(tag, changes, tree, locked, jobs, systems, addresses, forge),
)


def before(commit: Commit) -> list[str]:
    """Return what stands against a release of a commit."""
    return [fault for look in BEFORE for fault in look(commit)]


def _files(folder: Path, patterns: list[str]) -> list[Path]:
    return sorted({path for pattern in patterns for path in folder.glob(pattern)})


def choose(commit: Commit, folder: Path, results: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """Take out what failed jobs answer for; return what stands against a release, and what the notes say of it."""
    told, required = commit.jobs(), commit.required()
    results, unsigned = _without_signatures(commit, folder, results)
    faults = unsigned + [f"the job {name} is absent from the run" for name in required if name not in results]
    left_out = []
    for name, result in results.items():
        files = _files(folder, told["brings"].get(name, []))
        if result == "success":
            missing = [pattern for pattern in told["brings"].get(name, []) if not any(folder.glob(pattern))]
            faults += [f"the job {name} was green, and there is no {pattern}" for pattern in missing]
        elif name in required:
            faults.append(f"the job {name} ended with {result}: no release without it")
        else:
            left_out.append(f"- Left out: {told['names'][name]} (the job `{name}` ended with {result}).")
            for path in files:
                path.unlink()
    return faults, left_out


def _without_signatures(commit: Commit, folder: Path, results: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """Return how the jobs have ended, those whose signing has failed as failed; and what lacks a signature."""
    told, ended, faults = commit.jobs(), dict(results), []
    for name, of in told["signs"].items():
        result = ended.pop(name, "skipped")
        if result not in ("success", "skipped"):
            ended[of] = result
        asked = of in commit.told.get("LUDO_SIGNED", "").split() and _files(folder, told["brings"][of])
        if asked and result == "skipped":
            faults.append(f"LUDO_SIGNED asks that {of} be signed, and the job {name} did not run: see docs/signing.md")
    return ended, faults


def counted(commit: Commit, results: Mapping[str, str]) -> list[str]:
    """Return what is to be written into the list of jobs after this run."""
    green = commit.jobs()["green"]
    return [
        f"{name} was green: write {name} = {green[name] + 1} into packaging/jobs.toml"
        for name, result in results.items()
        if result == "success" and green.get(name, TWICE) < TWICE
    ]


def notes(commit: Commit, left_out: list[str]) -> str:
    """Return what is said of a release: the first section of the changes, and what is left out."""
    text = commit.read("CHANGELOG.md")
    first, *others = _HEADING.finditer(text)
    section = text[first.end() : others[0].start() if others else len(text)].strip()
    return "\n\n".join(part for part in (section, "\n".join(left_out)) if part) + "\n"


def sealed(commit: Commit, folder: Path) -> list[str]:
    """Return what is wrong with a folder that is about to be a release: sums, lists of contents, signatures."""
    asked, sums = commit.told.get("LUDO_SIGNED", "").split(), folder / SUMS
    if not sums.is_file():
        return [f"there is no {SUMS}"]
    lines = [line.split("  ", 1) for line in sums.read_text(encoding="utf-8").splitlines()]
    named = {name: digest for digest, name in lines}
    present = {path.name: path for path in folder.iterdir() if path.is_file() and not path.name.startswith(SUMS)}
    faults = [f"{name} stands in one alone of the folder and {SUMS}" for name in sorted(set(named) ^ set(present))]
    faults += [
        f"{name} is not the file that {SUMS} names: its checksum differs"
        for name in sorted(set(named) & set(present))
        if checksum(present[name]) != named[name]
    ]
    faults += misnamed(folder)
    if "checksums" in asked and not (folder / f"{SUMS}.sig").is_file():
        faults.append(f"LUDO_SIGNED asks that checksums be signed, and there is no {SUMS}.sig")
    for path in present.values() if "windows" in asked else ():
        found = pe.read(path) if path.suffix == ".exe" else None
        if path.suffix == ".exe" and not (found and found.signed):
            faults.append(f"LUDO_SIGNED asks that windows be signed, and {path.name} is not")
    return faults


def main(arguments: list[str]) -> int:
    """The command; 1 if something stands against a release."""
    parser = argparse.ArgumentParser(prog="python packaging/gate.py", description=__doc__)
    parser.add_argument("what", choices=("before", "choose", "sealed"))
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where the packages lie")
    parser.add_argument("--notes", type=Path, help="where `choose` writes the notes; else it prints them")
    given = parser.parse_args(arguments)
    commit = Commit(ROOT, os.environ, datetime.now(UTC).date())
    faults: list[str] = []
    told: list[str] = []
    if given.what == "before":
        faults = before(commit)
    elif given.what == "choose":
        results = {name: told["result"] for name, told in json.loads(os.environ.get("NEEDS", "{}")).items()}
        faults, left_out = choose(commit, given.folder, results)
        told = counted(commit, results) or ["no job is to be counted"]
        text = notes(commit, left_out)
        if given.notes:
            given.notes.write_text(text, encoding="utf-8", newline="\n")
        else:
            print(text)
        told += [line.removeprefix("- ") for line in left_out]
    else:
        faults = sealed(commit, given.folder)
    if not faults:
        kind = "a release" if commit.tag else "a rehearsal"
        told.append(f"{given.what}: {kind} of {commit.version()}, nothing against it")
    tell([f"no release: {fault}" for fault in faults], told)
    return int(bool(faults))


def tell(faults: list[str], told: list[str]) -> None:
    """Print what is wrong and what else is to be known, and put it onto the page that the forge shows of a run."""
    for line in told:
        print(line, flush=True)
    for fault in faults:
        print(fault, file=sys.stderr)
        if os.environ.get("GITHUB_ACTIONS"):
            print(f"::error title=Release::{fault}")
    if page := os.environ.get("GITHUB_STEP_SUMMARY"):
        with Path(page).open("a", encoding="utf-8") as opened:
            opened.writelines(f"- {line}\n" for line in (*faults, *told))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
