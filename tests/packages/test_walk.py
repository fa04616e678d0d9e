"""The workflow of a release as the walk reads it, and what it makes of each step."""

import re
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from tests.packages import walk
from tests.packages.workflow import Job, Step, UnknownForm, parse, read_jobs

_WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
_STANDS_IN = ("actions/checkout", "actions/setup-python", "actions/upload-artifact", "actions/download-artifact")


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
    steps = [step for job in read_jobs(path).values() for step in job.steps]
    text = path.read_text(encoding="utf-8")
    assert len(steps) == len(re.findall(r"^ +- (?:uses|run|name):", text, re.MULTILINE))
    assert all(bool(step.uses) != bool(step.run) for step in steps)


def test_every_step_of_a_release_is_walked_or_left_to_the_forge() -> None:
    jobs = read_jobs(walk.WORKFLOW)
    assert {name for name, job in jobs.items() if job.system.startswith("ubuntu") and not job.condition} == {"linux"}
    actions = {step.uses.partition("@")[0] for job in jobs.values() for step in job.steps if step.uses}
    assert actions <= set(_STANDS_IN)
    left = [step.run for job in jobs.values() for step in job.steps if walk.for_the_forge(step)]
    assert [command.split()[0] for command in left] == ["flatpak", "gh"]
    told = [walk.without_secrets(step) for job in jobs.values() for step in job.steps]
    assert {value for variables in told for value in variables.values()} == {""}
    assert all(set(job.needs) <= set(jobs) for job in jobs.values())


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
