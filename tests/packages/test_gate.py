"""What stands against a release is found before anything is published, and said in a sentence."""

import hashlib
import json
import re
import sys
import zipfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

import gate
from recipes import common, locks, release
from recipes.common import Missing
from tests.house.sources import ROOT
from tests.packages.conftest import DAY, bring, save
from tests.packages.workflow import read_jobs


@pytest.fixture
def packages(tmp_path: Path, ready: gate.Commit) -> tuple[Path, dict[str, str]]:
    """A folder with what all jobs bring, and how they ended."""
    folder = tmp_path / "dist"
    folder.mkdir()
    for name in (pattern for patterns in ready.jobs()["brings"].values() for pattern in patterns):
        bring(folder / name.replace("*", "ludo"))
    told = ready.jobs()
    return folder, dict.fromkeys((*told["always"], *told["green"]), "success")


def _replace(commit: gate.Commit, name: str, old: str, new: str, committed: bool = True) -> None:
    path = commit.root / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    if committed:
        save(commit.root)


def _ask_to_sign(what: str, but: str) -> Callable[[gate.Commit], None]:
    """Ask that something be signed, and keep all that it takes but one."""

    def ask(commit: gate.Commit) -> None:
        kept = {needed.split()[1]: "kept" for needed in gate.SIGNED[what]}
        commit.told = {**commit.told, **kept, "LUDO_SIGNED": what, but: ""}

    return ask


def _tell(name: str, value: str) -> Callable[[gate.Commit], None]:
    def tell(commit: gate.Commit) -> None:
        told = {**commit.told, name: value}
        commit.__init__(commit.root, told, commit.today)  # type: ignore[misc]

    return tell


_URLS = '\n[project.urls]\nHomepage = "https://elsewhere.example/ludo"\n\n[project.optional-dependencies]\n'
_SABOTAGES: dict[str, tuple[Callable[[gate.Commit], None], str]] = {
    "tag that is not the version": (_tell("GITHUB_REF_NAME", "v1.3.0"), "the tag is v1.3.0, and the version"),
    "lock that is missing": (
        lambda commit: (commit.root / "packaging" / "linux" / "locked.txt").unlink(),
        "packaging/linux/locked.txt is missing",
    ),
    "lock without a checksum": (
        lambda commit: _replace(commit, "packaging/linux/locked.txt", " --hash=sha256:", " --hash=md5:"),
        "packaging/linux/locked.txt has a line without version or checksum",
    ),
    "job that is absent": (
        lambda commit: _replace(commit, ".github/workflows/release.yml", "\n  suite:\n", "\n  sweets:\n"),
        "packaging/jobs.toml names the job suite, which release.yml has not",
    ),
    "job that the draft does not wait for": (
        lambda commit: _replace(commit, ".github/workflows/release.yml", "needs: [gate, suite, ", "needs: [gate, "),
        "the job suite stands in one alone",
    ),
    "system that has ended": (
        lambda commit: commit.__init__(commit.root, commit.told, date(2032, 5, 31)),  # type: ignore[misc]
        "almalinux:9 has ended on 2032-05-31",
    ),
    "folder that is not the commit": (
        lambda commit: _replace(commit, "ludo/__init__.py", "1.2.0", "1.2.0 ", committed=False),
        "the folder is not the commit: M ludo/__init__.py",
    ),
    "changes of the version before": (
        lambda commit: _replace(commit, "CHANGELOG.md", "[1.2.0]", "[1.1.9]"),
        "CHANGELOG.md begins with 1.1.9, and the version is 1.2.0",
    ),
    "changes without a day": (
        lambda commit: _replace(commit, "CHANGELOG.md", "2026-01-31", "unreleased"),
        "CHANGELOG.md says `unreleased` of 1.2.0",
    ),
    "changes of a day to come": (
        lambda commit: _replace(commit, "CHANGELOG.md", "2026-01-31", "2026-12-02"),
        "CHANGELOG.md dates 1.2.0 on 2026-12-02",
    ),
    "address of somebody else": (
        lambda commit: _replace(commit, "pyproject.toml", "\n[project.optional-dependencies]\n", _URLS),
        "pyproject.toml gives https://elsewhere.example/ludo as Homepage",
    ),
    "lock that names an index": (
        lambda commit: _replace(commit, "packaging/linux/locked.txt", "\n", "\n--index-url https://i.example\n"),
        "packaging/linux/locked.txt fetches from https://i.example",
    ),
    "commit that the checks have not passed": (_tell("CHECKS", '[{"conclusion": "failure"}]'), "(failure)"),
    "commit that the checks have not seen": (_tell("CHECKS", ""), "has not passed on this commit (never run)"),
    "environment that asks nobody": (_tell("APPROVAL", "branch_policy"), "the environment `release` asks nobody"),
    "secret that is missing": (
        _ask_to_sign("checksums", "LUDO_SIGNING_KEY"),
        "and the secret LUDO_SIGNING_KEY is missing: see docs/signing.md",
    ),
    "job that signs and is off": (
        _ask_to_sign("macos", "LUDO_SIGN_IDENTITY"),
        "LUDO_SIGNED asks that macos be signed, and the variable LUDO_SIGN_IDENTITY is missing",
    ),
    "word that is not known": (_tell("LUDO_SIGNED", "linux"), "LUDO_SIGNED asks for `linux`"),
}


def test_nothing_stands_against_what_is_ready(ready: gate.Commit) -> None:
    assert gate.before(ready) == []
    _ask_to_sign("windows", "")(ready)
    assert gate.before(ready) == []


def test_the_gate_is_told_of_everything_that_signing_takes() -> None:
    (step,) = [step for step in read_jobs(ROOT / ".github" / "workflows" / "release.yml")["gate"].steps if step.run]
    kept = {"secret": "${{ secrets.%s != '' && 'kept' || '' }}", "variable": "${{ vars.%s }}"}
    for kind, name in (needed.split() for words in gate.SIGNED.values() for needed in words):
        assert step.environment[name] == kept[kind] % name


@pytest.mark.parametrize("name", _SABOTAGES)
def test_a_sabotage_is_stopped_with_its_sentence(name: str, ready: gate.Commit) -> None:
    sabotage, sentence = _SABOTAGES[name]
    sabotage(ready)
    said = gate.before(ready)
    assert [line for line in said if sentence in line], said
    assert len(said) <= 3


def test_a_rehearsal_needs_no_day_no_checks_and_no_approval(ready: gate.Commit) -> None:
    _replace(ready, "CHANGELOG.md", "2026-01-31", "unreleased")
    told = {"GITHUB_REF_TYPE": "branch", "GITHUB_REF_NAME": "main"}
    assert gate.before(gate.Commit(ready.root, told, DAY)) == []


def test_of_this_commit_a_rehearsal_can_be_made() -> None:
    faults = [fault for look in gate.BEFORE if look is not gate.tree for fault in look(gate.Commit(ROOT, {}, DAY))]
    assert faults == []


@pytest.mark.parametrize("name", ["suite", "linux"])
@pytest.mark.parametrize("result", ["failure", "cancelled", "skipped"])
def test_no_release_without_a_required_job(
    name: str, result: str, ready: gate.Commit, packages: tuple[Path, dict[str, str]]
) -> None:
    folder, results = packages
    faults, _ = gate.choose(ready, folder, {**results, name: result})
    assert faults == [f"the job {name} ended with {result}: no release without it"]
    del results[name]
    assert gate.choose(ready, folder, results)[0] == [f"the job {name} is absent from the run"]


def test_what_an_optional_job_answers_for_is_left_out_and_the_notes_say_so(
    ready: gate.Commit, packages: tuple[Path, dict[str, str]]
) -> None:
    folder, results = packages
    faults, left_out = gate.choose(ready, folder, {**results, "windows": "failure", "flatpak": "skipped"})
    assert faults == []
    assert not list(folder.glob("*windows-setup.exe")) + list(folder.glob("*.flatpak"))
    assert list(folder.glob("*windows-arm64.zip"))
    assert gate.notes(ready, left_out) == (
        "- New.\n\n- Left out: the packages for Windows (the job `windows` ended with failure).\n"
        "- Left out: the Flatpak (the job `flatpak` ended with skipped).\n"
    )


def test_what_could_not_be_signed_is_not_published_unsigned(
    ready: gate.Commit, packages: tuple[Path, dict[str, str]]
) -> None:
    folder, results = packages
    faults, left_out = gate.choose(ready, folder, {**results, "macos-signed": "failure", "windows-signed": "skipped"})
    assert (faults, len(left_out)) == ([], 1)
    assert not list(folder.glob("*.dmg"))
    assert list(folder.glob("*windows-setup.exe"))
    _tell("LUDO_SIGNED", "windows macos")(ready)
    faults, _ = gate.choose(ready, folder, {**results, "macos": "failure", "windows-signed": "skipped"})
    assert faults == [
        "LUDO_SIGNED asks that windows be signed, and the job windows-signed did not run: see docs/signing.md"
    ]


def test_secrets_are_given_only_to_jobs_that_install_nothing() -> None:
    installs = re.compile(r"apt-get|dnf |brew |pip |run\.py|packaging/build\.py (?!checksums|signature)")
    for workflow in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        for job in read_jobs(workflow).values():
            given = [*(step.environment for step in job.steps), *(step.given for step in job.steps)]
            secret = [value for told in given for value in told.values() if re.search(r"secrets\.\w+ *\}", str(value))]
            assert not secret or not [step.run for step in job.steps if installs.search(step.run)], job.name


def test_a_job_that_was_green_twice_is_required(ready: gate.Commit, packages: tuple[Path, dict[str, str]]) -> None:
    folder, results = packages
    assert "macos was green: write macos = 1 into packaging/jobs.toml" in gate.counted(ready, results)
    _replace(ready, "packaging/jobs.toml", "macos = 0", "macos = 2")
    assert not [line for line in gate.counted(ready, results) if "macos" in line]
    assert gate.choose(ready, folder, {**results, "macos": "failure"})[0]


def test_a_green_job_that_brings_nothing_stops_the_release(
    ready: gate.Commit, packages: tuple[Path, dict[str, str]]
) -> None:
    folder, results = packages
    next(folder.glob("*.deb")).unlink()
    assert gate.choose(ready, folder, results)[0] == ["the job bundles was green, and there is no *.deb"]


def test_a_folder_is_what_its_checksums_say(ready: gate.Commit, packages: tuple[Path, dict[str, str]]) -> None:
    folder, _ = packages
    assert gate.sealed(ready, folder) == ["there is no SHA256SUMS"]
    release.checksums(folder)
    assert gate.sealed(ready, folder) == []
    next(folder.glob("*.deb")).write_bytes(b"another")
    (folder / "more").touch()
    assert gate.sealed(ready, folder) == [
        "more stands in one alone of the folder and SHA256SUMS",
        "ludo.deb is not the file that SHA256SUMS names: its checksum differs",
    ]


def test_a_list_of_contents_names_what_is_in_its_bundle(
    ready: gate.Commit, packages: tuple[Path, dict[str, str]]
) -> None:
    folder, _ = packages
    inside = f"font_of_ours 1.006: OFL\nludo-cards {common.version()}: MIT\n"
    bring(folder / "ludo-windows.zip", f"numpy 2.0.2: BSD\n{inside}")
    bring(folder / "ludo-linux.tar.xz", f"numpy 2.0.1: BSD\n{inside}zlib1g 1:1.3 (libz.so.1): its text\n")
    release.checksums(folder)
    assert gate.sealed(ready, folder) == [
        "zlib1g 1:1.3 is in ludo-linux.tar.xz, and ludo-linux.cdx.json does not name it",
        "numpy 2.0.2 is in ludo-windows.zip, and ludo-windows.cdx.json does not name it",
        "ludo-windows.cdx.json names numpy 2.0.1, which is not in ludo-windows.zip",
    ]


def test_what_has_to_be_signed_is_signed(ready: gate.Commit, packages: tuple[Path, dict[str, str]]) -> None:
    folder, _ = packages
    release.checksums(folder)
    _tell("LUDO_SIGNED", "checksums windows")(ready)
    assert gate.sealed(ready, folder) == [
        "LUDO_SIGNED asks that checksums be signed, and there is no SHA256SUMS.sig",
        "LUDO_SIGNED asks that windows be signed, and ludo-windows-setup.exe is not",
    ]


def test_the_command_says_what_is_wrong_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("NEEDS", json.dumps({"gate": {"result": "success"}, "suite": {"result": "failure"}}))
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(page := tmp_path / "page.md"))
    assert gate.main(["choose", str(tmp_path), "--notes", str(tmp_path / "notes.md")]) == 1
    said = capsys.readouterr()
    assert "::error title=Release::no release: the job suite ended with failure: no release without it" in said.out
    assert "- no release: the job bundles is absent from the run\n" in page.read_text(encoding="utf-8")
    assert said.err.splitlines() == [
        "no release: the job bundles is absent from the run",
        "no release: the job linux is absent from the run",
        "no release: the job suite ended with failure: no release without it",
    ]


def _wheel(folder: Path) -> Path:
    """A package that can be installed."""
    path = folder / "small-1.0-py3-none-any.whl"
    info = {"METADATA": "Metadata-Version: 2.1\nName: small\nVersion: 1.0\n", "RECORD": ""}
    info["WHEEL"] = "Wheel-Version: 1.0\nGenerator: a\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    with zipfile.ZipFile(path, "w") as packed:
        for name, text in info.items():
            packed.writestr(f"small-1.0.dist-info/{name}", text)
    return path


def test_a_package_that_is_not_the_one_in_the_lock_is_not_installed(tmp_path: Path) -> None:
    path = _wheel(tmp_path)
    there = ("--no-index", "--find-links", tmp_path, "--quiet", "--disable-pip-version-check")
    install = (sys.executable, "-m", "pip", "install", *there, "--target", tmp_path / "site")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    with pytest.raises(
        Missing, match=rf"small==1\.0 is not the one in the lock, nothing was installed: its checksum is {digest}"
    ):
        common.install_pinned(install, [f"small==1.0 --hash=sha256:{'0' * 64}"], tmp_path / "listed.txt")
    assert not (tmp_path / "site").exists()
    common.install_pinned(install, [f"small==1.0 --hash=sha256:{digest}"], tmp_path / "listed.txt")
    assert (tmp_path / "site" / "small-1.0.dist-info").is_dir()


def test_without_a_lock_nothing_is_installed_where_locks_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(common, "BUILD", tmp_path)
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    monkeypatch.setenv("LUDO_LOCKED", "1")
    with pytest.raises(Missing, match="no lock for nothing with Python"):
        common.environment("nothing", ["small"])


def test_the_locks_have_every_environment_of_every_python_that_builds() -> None:
    systems = {"ubuntu": "linux", "macos": "darwin", "windows": "win32"}
    built = 0
    for job in read_jobs(ROOT / ".github" / "workflows" / "release.yml").values():
        if any("packaging/build.py" in step.run for step in job.steps) and job.name not in ("draft", "manifests"):
            system = systems[job.system.partition("-")[0]]
            named = [match for step in job.steps for match in re.findall(r"python(3\.\d+) packaging/build", step.run)]
            (python,) = named or [step.given["python-version"] for step in job.steps if "setup-python" in step.uses]
            path = ROOT / "packaging" / locks.PARTS[system]
            names = ("fetch", "wheel", "compiler", "compiled", "bundle", *(("listed", "sbom") * (system == "linux")))
            assert [name for name in names if not locks.part(name, path, python)] == [], job.name
            built += 1
    assert built >= 5
