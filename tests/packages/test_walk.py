"""The workflow of a release as the walk reads it, and what it makes of each step."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import gate
from recipes import macos
from tests.house.sources import ROOT
from tests.packages import dnf, forge, mac, rehearsal, stand_ins, walk
from tests.packages.conftest import DAY, bring
from tests.packages.workflow import Job, Step, UnknownForm, parse, read_environment, read_jobs, read_triggers

_WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
_STANDS_IN = (
    *("actions/checkout", "actions/setup-python", "actions/upload-artifact", "actions/download-artifact"),
    *("actions/attest-build-provenance", "signpath/github-action-submit-signing-request"),
)


def test_the_part_of_yaml_that_workflows_are_written_in_is_read() -> None:
    told = parse(
        "name: a b  # why\n\non:\n  push:\n    branches: [main, 'v*']\njobs:\n  one:\n    steps:\n"
        '      # words\n      - uses: x@1 # v1\n        with:\n          n: "3.1"\n'
        "      - run: >-\n          first #1\n          second\n      - run: last\n"
    )
    assert told == {
        "name": "a b",
        "on": {"push": {"branches": ["main", "v*"]}},
        "jobs": {
            "one": {"steps": [{"uses": "x@1", "with": {"n": "3.1"}}, {"run": "first #1 second"}, {"run": "last"}]}
        },
    }


@pytest.mark.parametrize("text", ["a: &b c", "a: {b: c}", "no entry"])
def test_what_is_not_known_is_refused_and_not_guessed(text: str) -> None:
    with pytest.raises(UnknownForm):
        parse(text)


@pytest.mark.parametrize("path", _WORKFLOWS, ids=lambda path: path.stem)
def test_every_step_of_every_job_is_read(path: Path) -> None:
    jobs = {name.partition(" (")[0]: job for name, job in read_jobs(path).items()}  # one with a matrix once
    assert "${{ matrix." not in str(jobs)
    steps = [step for job in jobs.values() for step in job.steps]
    text = path.read_text(encoding="utf-8")
    assert len(steps) == len(re.findall(r"^ +- (?:uses|run|name):", text, re.MULTILINE))
    assert all(bool(step.uses) != bool(step.run) for step in steps)


def test_every_step_of_a_release_is_walked_or_left_to_the_forge() -> None:
    jobs = read_jobs(walk.WORKFLOW)
    actions = {step.uses.partition("@")[0] for job in jobs.values() for step in job.steps if step.uses}
    assert actions <= set(_STANDS_IN)
    left = [step.run for job in jobs.values() for step in job.steps if walk.for_the_forge(step)]
    assert [command.split()[0] for command in left] == ["flatpak"]
    assert all(set(job.needs) <= set(jobs) for job in jobs.values())


@pytest.mark.parametrize(
    ("workflow", "event", "started"),
    [
        ("checks", "push", True),
        ("checks", "pull request", True),
        ("checks", "fork", True),
        ("checks", "tag", False),
        ("release", "push", False),
        ("release", "pull request", False),
        ("release", "fork", False),
        ("release", "tag", True),
        ("release", "week", True),
        ("release", "by hand", True),
    ],
)
def test_each_event_starts_what_it_has_to(workflow: str, event: str, started: bool) -> None:
    path = walk.WORKFLOWS / f"{workflow}.yml"
    assert forge.starts(read_triggers(path), forge.EVENTS[event]) is started
    reasons = forge.plan(read_jobs(path), forge.Forge(forge.EVENTS[event]))
    if workflow == "release" and started:
        assert not [reasons[name] for name in ("gate", "suite", "linux", "macos", "draft") if reasons[name]]
        assert bool(reasons["publish"]) is (event != "tag")


@pytest.mark.parametrize("failed", ["windows-packed", "windows-arm64", "macos", "flatpak"])
def test_a_system_on_which_nobody_has_seen_it_run_keeps_no_other_back(failed: str) -> None:
    jobs, always = read_jobs(walk.WORKFLOW), gate.Commit(ROOT, {}, DAY).jobs()["always"]
    run = forge.Forge(forge.EVENTS["tag"], {"LUDO_FLATPAK_REMOTE": "somewhere"})
    reasons = forge.plan(jobs, run, {failed: "failure"})
    assert [name for name in (*always, "draft", "publish") if reasons[name]] == []
    assert bool(reasons["windows"]) is (failed == "windows-packed")


@pytest.mark.parametrize("name", ["gate", "suite", "linux", "macos"])
def test_nothing_is_published_by_itself_after_a_failure(name: str) -> None:
    jobs = read_jobs(walk.WORKFLOW)
    reasons = forge.plan(jobs, forge.Forge(forge.EVENTS["tag"]), {name: "failure", "draft": "failure"})
    assert reasons["publish"]
    assert jobs["publish"].asks == "release"
    assert bool(reasons["draft"]) is (name == "gate")  # else it says why, or leaves a package out


def test_the_container_is_played_for_each_package_that_is_asked_of_it() -> None:
    (job,) = [job for job in read_jobs(walk.WORKFLOW).values() if job.container]
    (command,) = [step.run for step in job.steps if step.run.startswith("dnf ")]
    calls = [call.split()[1:] for call in command.split(" && ")]
    assert [call for call in calls if call not in dnf.PREPARED] == [["install", "--assumeyes", *dnf.NAMES]]
    assert dnf.main(["install", "--assumeyes", "nothing"]) == 64


def test_a_request_from_a_fork_is_given_no_secrets() -> None:
    job = Job("one", "ubuntu", (), "", ())
    for event, value in (("fork", ""), ("push", "key")):
        run = forge.Forge(forge.EVENTS[event], secrets={"KEY": "key"})
        assert run.filled("${{ secrets.KEY }}", job) == value
        assert run.filled("a ${{ secrets.KEY != '' && 'KEY' || '' }}", job) == f"a {value.upper()}"


@pytest.mark.parametrize("text", ["inputs.a", "hashFiles('a')", "a"])
def test_an_expression_that_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(UnknownForm):
        forge.Forge(forge.EVENTS["push"]).value(text, Job("one", "ubuntu", (), "", ()))


@pytest.mark.parametrize("words", ["release create v1 dist/a", "release edit v1 --draft=true", "repo delete"])
def test_a_stand_in_refuses_arguments_that_nothing_uses(words: str) -> None:
    assert stand_ins.main("gh", words.split()) == 64


def _walked(tmp_path: Path, ready: gate.Commit, run: forge.Forge, *names: str) -> list[str]:
    """Walk jobs of a release of a commit; return what each command told the forge."""
    given = read_environment(walk.WORKFLOW)
    here = walk.Walk(tmp_path / "walk", forge=run, source=ready.root, given=given)
    brought = here.artifacts / "linux"
    brought.mkdir(parents=True)
    for patterns in ready.jobs()["brings"].values():
        for pattern in patterns:
            bring(brought / pattern.replace("*", "ludo"))
    told = ready.jobs()
    run.results.update(dict.fromkeys((*told["always"], *told["green"]), "success") | run.results)
    for name in names:
        run.results[name] = walk.walk_job(here, read_jobs(walk.WORKFLOW)[name], tmp_path)
    kept = here.folder / "told.txt"
    return kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []


def test_a_release_goes_from_the_gate_to_everybody(tmp_path: Path, ready: gate.Commit) -> None:
    run = forge.Forge(forge.Event("push", "tag", "v1.2.0"))
    told = [json.loads(line)[1:3] for line in _walked(tmp_path, ready, run, "gate", "draft", "publish")]
    assert told[-3:] == [["release", "view"], ["release", "create"], ["release", "edit"]]
    assert run.results["publish"] == "success"
    kept = {path.name for path in (tmp_path / "walk" / "release").iterdir()}
    assert {"SHA256SUMS", "ludo.deb", "ludo-windows-setup.exe"} <= kept, "what a release would hold stays in a folder"


@pytest.mark.parametrize(
    ("event", "results", "variables", "sentence"),
    [
        ("v9.9.9", {}, {}, "no release: the tag is v9.9.9, and the version in ludo/__init__.py is 1.2.0"),
        ("v1.2.0", {}, {"LUDO_SIGNED": "checksums"}, "and the secret LUDO_SIGNING_KEY is missing"),
        ("v1.2.0", {"suite": "failure"}, {}, "no release: the job suite ended with failure: no release without it"),
    ],
)
def test_what_is_wrong_stops_the_walk_with_a_sentence(
    event: str,
    results: dict[str, str],
    variables: dict[str, str],
    sentence: str,
    tmp_path: Path,
    ready: gate.Commit,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = forge.Forge(forge.Event("push", "tag", event), variables, results=dict(results))
    told = _walked(tmp_path, ready, run, "gate", "draft", "publish")
    assert sentence in capsys.readouterr().out
    assert not [line for line in told if "release" in json.loads(line)[1]]
    assert run.results["publish"] == "skipped"


def test_a_mac_that_nobody_has_builds_and_tries_its_image(tmp_path: Path) -> None:
    """The recipe and the cases, with programs that know the arguments which are used."""
    stand_ins.install(tmp_path / "bin")
    (tmp_path / "ludo").mkdir()
    surroundings = {
        **{"PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin", "STAND_INS": str(tmp_path / "told.txt")},
        "HOME": str(tmp_path),
    }
    signing = {"LUDO_SIGN_IDENTITY": "Somebody", "LUDO_NOTARY_KEY": "/key.p8", "LUDO_NOTARY_KEY_ID": "ID"}
    signing["LUDO_NOTARY_ISSUER"] = "is-su-er"
    (image := tmp_path / macos.image_name("arm64")).touch()
    said = ""
    for words, more, code in (
        (["packaging/build.py", "macos-app", "--out", str(tmp_path)], {}, 0),
        (["packaging/sign.py", str(image)], {**signing, "STAND_IN_NOTARY": "Invalid"}, 1),
        (["packaging/sign.py", str(image)], signing, 0),
        (["-m", "tests.packages", str(tmp_path)], {}, 0),
    ):
        done = subprocess.run(
            [sys.executable, mac.__file__, *words],
            cwd=ROOT,
            env={**surroundings, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        said += done.stdout + done.stderr
    assert "create failed - Resource busy: once more" in said
    assert f"the notary says Invalid of {image.name}: Ludo.app: The signature is invalid." in said
    assert "Error 65.: once more" in said
    assert "arm64; signature whole, hardened; self-test offscreen, 1 checks; self-test cocoa, 1 checks" in said
    told = (tmp_path / "told.txt").read_text(encoding="utf-8")
    assert [
        word for word in ("notarytool", "staple", "validate", "spctl", "--timestamp", "attach") if word not in told
    ] == []


def test_what_one_job_leaves_another_finds(tmp_path: Path) -> None:
    here = walk.Walk(tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    (one / "dist").mkdir(parents=True)
    left = Step("left", uses="actions/upload-artifact@1", given={"name": "linux", "path": "dist/"})
    with pytest.raises(walk.Failed, match="nothing in dist"):
        walk.stand_in(here, left, one)
    (one / "dist" / "a.deb").touch()
    walk.stand_in(here, left, one)
    for given in ({"name": "linux", "path": "dist"}, {"path": "all", "pattern": "{linux,macos}"}):
        walk.stand_in(here, Step("found", uses="actions/download-artifact@1", given=given), two)
        assert (two / given["path"] / "a.deb").exists()
    with pytest.raises(walk.Failed, match="nothing stands in for actions/cache"):
        walk.stand_in(here, Step("other", uses="actions/cache@1"), two)


def test_two_releases_are_compared_file_by_file(tmp_path: Path) -> None:
    for folder, content in (("1", b"one"), ("2", b"two")):
        (tmp_path / folder).mkdir()
        for name in ("ludo.deb", "ludo.dmg", "SHA256SUMS"):
            (tmp_path / folder / name).write_bytes(b"" if name == "ludo.deb" else content)
    one, two = tmp_path / "1", tmp_path / "2"
    lines, different = rehearsal.compare(one, two)
    assert (different, sum("equal" in line for line in lines)) == ([], 1)
    (two / "ludo.deb").write_bytes(b"other")
    (two / "more").touch()
    assert rehearsal.compare(one, two)[1] == ["ludo.deb", "more"]


def test_a_job_ends_at_its_first_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    job = Job("one", "ubuntu", (), "", tuple(Step(name, run=name) for name in ("true", "false", "after")))
    here = walk.Walk(tmp_path)
    taken = []

    def command(text: str, *_: object) -> int:
        taken.append(text)
        return int(text == "false")

    walk.run_steps(here, job, tmp_path, command)
    assert (taken, here.failures) == (["true", "false"], 1)
    assert "| one | false | FAILED: ended with 1" in capsys.readouterr().out


@pytest.mark.parametrize(("part", "run"), [((), ""), (("tests/house",), " tests/house")])
def test_a_walk_runs_the_tests_in_part_or_whole_and_counts_the_cases_of_packages(
    part: tuple[str, ...], run: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = ("sudo python3 run.py test", "python3 run.py test tests/app", "python -m tests.packages dist")
    job = Job("one", "ubuntu", (), "", tuple(Step(text, run=text) for text in steps))
    taken = []

    def command(text: str, _: dict[str, str], kept: IO[bytes]) -> int:
        taken.append(text)
        kept.write(
            b"| deb: a | window | 3 s |\n| rpm: b | left out: no root | 0 s |\n" if "dist" in text else b"= 3 passed ="
        )
        return 0

    walk.run_steps(walk.Walk(tmp_path, part=part), job, tmp_path, command)
    assert taken == [f"{steps[0]}{run}", *steps[1:]]
    told = capsys.readouterr().out
    assert (told.count("| 3 passed |"), told.count("| 1 passed; rpm: b (left out) |")) == (2, 1)
