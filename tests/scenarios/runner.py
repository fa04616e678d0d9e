"""Runs a file of scenarios."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from ludo.games import GAMES
from tests.scenarios.form import Form, FormError, agrees, answer

FORMS: Mapping[str, Form] = {game: import_module(f"tests.scenarios.{game}").FORM for game in GAMES}
"""The form of each game's scenarios, by the name of their files."""


@dataclass
class Report:
    """How a file went: number of scenarios that agree, and a text for each that does not."""

    passed: int = 0
    failures: list[str] = field(default_factory=list)


def run_file(path: Path) -> Report:
    """Run every scenario of a file. A file that cannot be read at all is one failure."""
    try:
        scenarios = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return Report(failures=[f"{path}: {error}"])
    form = FORMS.get(path.stem)
    if form is None:
        return Report(failures=[f"{path}: unknown game {path.stem!r}"])
    if not isinstance(scenarios, list):
        return Report(failures=[f"{path}: not a list of scenarios"])
    report = Report()
    seen: set[str] = set()
    for number, scenario in enumerate(scenarios):
        failure = _failure(form, scenario, seen)
        if failure is None:
            report.passed += 1
        else:
            name = scenario.get("id", number) if isinstance(scenario, dict) else number
            report.failures.append(f"FAIL {name}: {failure}")
    return report


def _failure(form: Form, scenario: Any, seen: set[str]) -> str | None:
    """Why a scenario fails, None if it agrees."""
    if not isinstance(scenario, dict):
        return "not an object"
    name = scenario.get("id")
    if not isinstance(name, str):
        return "not of the form: the id is no text"
    if name in seen:
        return "the id occurs twice"
    seen.add(name)
    try:
        given = answer(form, scenario)
    except FormError as error:
        return f"not of the form: {error}"
    except Exception as error:
        return f"{scenario.get('question')}: {type(error).__name__}: {error}"
    question = form.questions[scenario["question"]["type"]]
    if agrees(question, given, scenario["expected"]):
        return None
    return f"{scenario['question']}\n  expected {scenario['expected']!r}\n  given    {given!r}"
