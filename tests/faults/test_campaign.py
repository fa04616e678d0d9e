"""The minutes of a campaign are shared by all its kinds, and how often each was tried is told."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import __main__ as campaign
from tests.faults.gate import DOORS
from tests.faults.plans import PLANS, Plan
from tests.packages.workflow import read_jobs

SECONDS = {"slow": 10, "quick": 1, "few": 1, "last": 2}
"""How long a trial of each kind takes."""


@pytest.fixture
def kind(monkeypatch: pytest.MonkeyPatch) -> Callable[..., campaign.Kind]:
    now = [0.0]
    monkeypatch.setattr(campaign, "monotonic", lambda: now[0])

    def make(name: str, whole: int = 1000, **more: object) -> campaign.Kind:
        def tried(seed: int, first: int, count: int) -> list[str]:
            now[0] += SECONDS[name] * count
            return [f"{first}: lost"] if first in more.get("wrong", ()) else []  # type: ignore[operator]

        return campaign.Kind(name, whole, tried, int(str(more.get("step", 1))))

    return make


def rows(text: str) -> dict[str, tuple[int, int]]:
    """Return how often each kind was tried, of how often."""
    return {name: (int(tried), int(of)) for name, tried, of in re.findall(r"^(\w+) +(\d+) +(\d+)", text, re.MULTILINE)}


def test_all_kinds_share_the_minutes_and_what_one_needs_not_is_for_the_others(
    kind: Callable[..., campaign.Kind], capsys: pytest.CaptureFixture[str]
) -> None:
    campaign.Campaign(1, 100).run([kind("slow"), kind("quick"), kind("few", 5), kind("last")])
    assert rows(capsys.readouterr().out) == {"slow": (3, 1000), "quick": (24, 1000), "few": (5, 5), "last": (21, 1000)}


def test_no_kind_is_left_out_however_few_minutes_there_are(
    kind: Callable[..., campaign.Kind], capsys: pytest.CaptureFixture[str]
) -> None:
    short = campaign.Campaign(1, 0)
    short.run([kind("slow"), kind("quick", step=50), kind("last", 7)])
    assert rows(capsys.readouterr().out) == {"slow": (1, 1000), "quick": (50, 1000), "last": (1, 7)}
    assert not short.failed


def test_a_failure_is_named_and_fails(kind: Callable[..., campaign.Kind], capsys: pytest.CaptureFixture[str]) -> None:
    whole = campaign.Campaign(1, float("inf"))
    whole.run([kind("slow", 3), kind("quick", 120, step=50, wrong=(50, 100))])
    told = capsys.readouterr().out
    assert rows(told) == {"slow": (3, 3), "quick": (120, 120)}
    assert "    50: lost\n    100: lost\n" in told
    assert whole.failed


@pytest.mark.parametrize(("trials", "of"), [(None, 70), (60, 60)])
def test_a_campaign_is_gone_on_with_from_a_trial(
    kind: Callable[..., campaign.Kind], capsys: pytest.CaptureFixture[str], trials: int | None, of: int
) -> None:
    rest = campaign.Campaign(1, float("inf"), first=50, trials=trials)
    rest.run([kind("quick", 120, step=50, wrong=(0, 100))])
    told = capsys.readouterr().out
    assert rows(told) == {"quick": (of, of)}
    assert "    100: lost\n" in told
    assert " 0: lost" not in told


def test_a_trial_that_breaks_is_a_failure() -> None:
    def broken(folder: Path, _: object) -> list[str]:
        raise ValueError(folder.is_dir())

    (problem,) = campaign.planned(Plan(broken, 1, 1)).tried(1, 7, 1)
    assert problem.startswith("7: ")
    assert "ValueError: True" in problem


@pytest.mark.skipif(sys.platform == "win32", reason="some kinds are for systems with fork")
def test_every_plan_and_what_needs_more_than_a_folder_is_a_kind() -> None:
    assert [kind.name for kind in campaign.KINDS] == [
        *(plan.trial.__name__ for plan in PLANS), "full_disk", "kill_play",
        *(f"gate_{door.name}_{kind}" for door in DOORS for kind in ("crafted", "mutated")),
    ]  # fmt: skip


def test_the_campaign_runs_each_night() -> None:
    path = Path(__file__).parents[2] / ".github" / "workflows" / "nightly.yml"
    (job,) = read_jobs(path).values()
    (command,) = [step.run for step in job.steps if "tests.faults" in step.run]
    assert re.search(r"--minutes (\d+)", command)
    assert "schedule:" in path.read_text(encoding="utf-8")
