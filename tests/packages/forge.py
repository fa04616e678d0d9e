"""What a forge makes of a workflow: which event starts it, which jobs run, what stands in `${{ … }}`."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Final

from tests.packages.workflow import Job, UnknownForm

_LITERAL: Final = re.compile(r"'([^']*)'")
_EXPRESSION: Final = re.compile(r"\$\{\{(.+?)\}\}")
_STATUS: Final = ("cancelled()", "always()", "failure()", "success()")


@dataclass(frozen=True)
class Event:
    """What starts a workflow; of: the forge's name for it; a request from a fork is given no secrets."""

    of: str
    ref_type: str = "branch"
    ref_name: str = "main"
    trusted: bool = True


EVENTS: Final = {
    "push": Event("push"),
    "tag": Event("push", "tag", "v0.0.0"),
    "pull request": Event("pull_request", ref_name="1/merge"),
    "fork": Event("pull_request", ref_name="1/merge", trusted=False),
    "week": Event("schedule"),
    "by hand": Event("workflow_dispatch"),
}


def starts(triggers: Mapping[str, Any], event: Event) -> bool:
    """Does an event start a workflow whose `on` says this?"""
    if event.of not in triggers:
        return False
    asked = triggers[event.of]
    if event.of != "push" or not asked:
        return True
    return any(
        fnmatch(event.ref_name, name) for name in asked.get("tags" if event.ref_type == "tag" else "branches", [])
    )


@dataclass
class Forge:
    """A run of a workflow: its event, what the repository keeps, and how its jobs have ended so far."""

    event: Event
    variables: Mapping[str, str] = field(default_factory=dict)
    secrets: Mapping[str, str] = field(default_factory=dict)
    results: dict[str, str] = field(default_factory=dict)

    def github(self) -> dict[str, str]:
        """Return what an expression may ask of the run."""
        return {
            "event_name": self.event.of,
            "ref_type": self.event.ref_type,
            "ref_name": self.event.ref_name,
            "repository": "we/ludo",
            "workflow": "workflow",
            "ref": self.event.ref_name,
            "token": "token",
        }

    def value(self, text: str, job: Job) -> str | bool:
        """Return what an expression says. Raises UnknownForm."""
        text = text.strip()
        for between, stops in ((" || ", True), (" && ", False)):
            if between in text:
                for part in text.split(between):
                    value = self.value(part, job)
                    if bool(value) is stops:
                        return value
                return value
        for between, same in ((" == ", True), (" != ", False)):
            if between in text:
                left, right = (self.value(part, job) for part in text.split(between))
                return (left == right) is same
        if text.startswith("!"):
            return not self.value(text[1:], job)
        return self._word(text, job)

    def _word(self, text: str, job: Job) -> str | bool:
        if literal := _LITERAL.fullmatch(text):
            return literal[1]
        if text in _STATUS:
            return text in ("always()", "success()")
        if text == "toJSON(needs)":
            return json.dumps({name: {"result": self.results.get(name, "skipped")} for name in job.needs})
        kind, _, name = text.partition(".")
        if kind == "needs" and name.endswith(".result"):
            return self.results.get(name.removesuffix(".result"), "skipped")
        if ".outputs." in text and kind in ("needs", "steps"):
            return text
        if kind == "github" and name in self.github():
            return self.github()[name]
        if kind == "vars":
            return self.variables.get(name, "")
        if kind == "secrets":
            return self.secrets.get(name, "") if self.event.trusted else ""
        raise UnknownForm(text)

    def filled(self, text: str, job: Job) -> str:
        """Return a text with the values of its expressions."""

        def fill(found: re.Match[str]) -> str:
            value = self.value(found[1], job)
            return value if isinstance(value, str) else str(value).lower()

        return _EXPRESSION.sub(fill, text)

    def reason(self, job: Job) -> str:
        """Why a job does not run; empty if it does."""
        condition = job.condition.removeprefix("${{").removesuffix("}}").strip()
        if not any(word in condition for word in _STATUS):  # the forge asks then that all before went well
            for name in job.needs:
                if self.results.get(name) != "success":
                    return f"{name} ended with {self.results.get(name, 'skipped')}"
        return "" if not condition or self.value(condition, job) else f"not where {condition}"

    def surroundings(self) -> dict[str, str]:
        """Return the variables that every command of a run is given."""
        told = {name.upper(): value for name, value in self.github().items() if name != "token"}
        return {f"GITHUB_{name}": value for name, value in told.items()} | {
            "GITHUB_SHA": "0" * 40,
            "GITHUB_SERVER_URL": "https://forge.example",
            "CI": "true",
        }


def plan(jobs: Mapping[str, Job], forge: Forge, ended: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return why each job does not run, empty if it does, where all end well but those that are `ended` otherwise."""
    reasons = {}
    for name, job in jobs.items():
        reasons[name] = forge.reason(job)
        forge.results[name] = "skipped" if reasons[name] else (ended or {}).get(name, "success")
    return reasons
