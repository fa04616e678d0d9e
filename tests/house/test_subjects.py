"""The hooks of a commit: which subjects pass, and that the hooks are pinned to what the checks use."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.house.sources import ROOT
from tests.house.subjects import faults

HOOKS = ROOT / ".pre-commit-config.yaml"


@pytest.mark.parametrize(
    "message",
    [
        "feat(trut): offer a rematch",
        "fix: say what is wrong\n\nBecause nobody knew.\n",
        "refactor(as_qui_pille)!: merge the lists\n# Please enter the commit message",
        "Merge branch 'main'",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert faults(message) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("fix(pages): " + "x" * 61, "73 characters"),
        ("Fixed a bug", "type(scope): what"),
        ("fix, feat(trut): two things", "type(scope): what"),
        ("fix(trut): put a stop.", "without a full stop"),
        ("fix(trut): the last card counts", "begins with a verb"),
        ("docs: What is told of luck", "begins with a verb"),
        ("", "type(scope): what"),
        ("docs: one\ntwo", "empty line"),
    ],
)
def test_a_bad_message_is_told_why(message: str, fault: str, tmp_path: Path) -> None:
    assert any(fault in found for found in faults(message))
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    script = ROOT / "tests" / "house" / "subjects.py"
    ended = subprocess.run([sys.executable, str(script), str(file)], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert fault in ended.stderr


def test_the_tools_of_the_hooks_are_pinned_within_what_the_checks_use() -> None:
    pins = dict(re.findall(r"\"(\w+)==([\w.]+)\"", HOOKS.read_text(encoding="utf-8")))
    assert pins
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = {wanted.name: wanted.specifier for wanted in map(Requirement, extras["dev"])}
    for name, version in pins.items():
        assert version in asked[name], name
