"""The workflows of the forge, read without a package: the part of YAML that they are written in, and nothing else."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

_ENTRY: Final = re.compile(r"""^(?P<key>"[^"]+"|[\w./-]+):(?:\s+(?P<value>.*))?$""")
_COMMENT: Final = re.compile(r"(^|\s)#.*$")
_FOLDED: Final = (">-", "|")


class UnknownForm(Exception):
    """A line is written in a way that this reader does not know."""


@dataclass(frozen=True)
class Step:
    """A step of a job: an action of the forge (`uses`), or a command (`run`)."""

    name: str
    uses: str = ""
    run: str = ""
    condition: str = ""
    given: dict[str, Any] = field(default_factory=dict)
    environment: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Job:
    """A job: the system that it runs on, the jobs that come before, its condition and steps, who is asked before.

    container: the image in which its commands run; empty: on the system itself.
    """

    name: str
    system: str
    needs: tuple[str, ...]
    condition: str
    steps: tuple[Step, ...]
    asks: str = ""
    container: str = ""


def read_jobs(path: Path) -> dict[str, Job]:
    """Return the jobs of a workflow, by name; one with a matrix once for each of its values."""
    jobs = {}
    for name, told in parse(path.read_text(encoding="utf-8"))["jobs"].items():
        matrix = told.get("strategy", {}).get("matrix", {})
        for key, values in matrix.items():
            for value in values:
                text = json.dumps(told).replace(f"${{{{ matrix.{key} }}}}", value)
                jobs[f"{name} ({value})"] = _job(f"{name}-{value}", json.loads(text))
        if not matrix:
            jobs[name] = _job(name, told)
    return jobs


def read_triggers(path: Path) -> dict[str, Any]:
    """Return what starts a workflow, by event."""
    return dict(parse(path.read_text(encoding="utf-8"))["on"])


def read_environment(path: Path) -> dict[str, str]:
    """Return the variables that a workflow gives to all its commands."""
    return dict(parse(path.read_text(encoding="utf-8")).get("env", {}))


def _job(name: str, told: dict[str, Any]) -> Job:
    needs = told.get("needs", [])
    steps = tuple(_step(step) for step in told["steps"])
    return Job(
        name,
        str(told["runs-on"]),
        tuple([needs] if isinstance(needs, str) else needs),
        str(told.get("if", "")),
        steps,
        str(told.get("environment", "")),
        str(told.get("container", "")),
    )


def _step(told: dict[str, Any]) -> Step:
    uses, run = str(told.get("uses", "")), str(told.get("run", ""))
    return Step(
        str(told.get("name") or uses.partition("@")[0] or run),
        uses,
        run,
        str(told.get("if", "")),
        dict(told.get("with", {})),
        dict(told.get("env", {})),
    )


def parse(text: str) -> Any:
    """Return what a text in YAML says, as dictionaries, lists and strings. Raises UnknownForm."""
    reader = _Reader(text.splitlines())
    return reader.block(0)


class _Reader:
    """Reads lines from the top to the bottom."""

    def __init__(self, lines: list[str]) -> None:
        self._lines, self._at = lines, 0

    def _next(self) -> tuple[int, str] | None:
        """Return the indent and the text of the next line that says something, which stays."""
        while self._at < len(self._lines):
            line = _COMMENT.sub("", self._lines[self._at]).rstrip()
            if line:
                return len(line) - len(line.lstrip()), line.lstrip()
            self._at += 1
        return None

    def block(self, least: int) -> Any:
        """Read what is indented at least so far: a list or a mapping."""
        found = self._next()
        if found is None or found[0] < least:
            return {}
        indent, text = found
        return self._list(indent) if text.startswith("- ") else self._mapping(indent)

    def _list(self, indent: int) -> list[Any]:
        entries: list[Any] = []
        while (found := self._next()) is not None and found[0] == indent and found[1].startswith("- "):
            inner = found[1][2:]
            if _ENTRY.match(inner):
                self._lines[self._at] = f"{' ' * (indent + 2)}{inner}"
                entries.append(self._mapping(indent + 2))
            else:
                self._at += 1
                entries.append(_plain(inner))
        return entries

    def _mapping(self, indent: int) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        while (found := self._next()) is not None and found[0] == indent and not found[1].startswith("- "):
            match = _ENTRY.match(found[1])
            if match is None:
                raise UnknownForm(f"line {self._at + 1}: {found[1]}")
            self._at += 1
            value = match["value"] or ""
            if value in _FOLDED:
                read: Any = self._folded(indent, " " if value == ">-" else "\n")
            else:
                read = _plain(value) if value else self.block(indent + 1)
            entries[match["key"].strip('"')] = read
        return entries

    def _folded(self, indent: int, between: str) -> str:
        lines = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.strip() and len(line) - len(line.lstrip()) <= indent:
                break
            lines.append(line.strip())
            self._at += 1
        return between.join(lines).strip()


def _plain(text: str) -> Any:
    if text.startswith("[") and text.endswith("]"):
        return [_plain(part.strip()) for part in text[1:-1].split(",") if part.strip()]
    if text[0] in "{&*!|>":
        raise UnknownForm(text)
    return text[1:-1] if text[0] == text[-1] and text[0] in "\"'" and len(text) > 1 else text
