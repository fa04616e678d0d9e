"""The form of a scenario, and how an answer is judged."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Answer = Any
Setup = Mapping[str, Any]
Arguments = Mapping[str, Any]

KEYS = {"id", "clauses", "options", "setup", "question", "expected", "why"}
OPTIONAL_KEYS = {"tier", "rests_on"}


class FormError(Exception):
    """A scenario that is not of the form: an unknown game, key, option, question or argument, or a missing one."""


@dataclass(frozen=True)
class Question:
    """One type of question.

    answer: takes options (as in the file), setup and arguments, gives the answer as JSON would write it.
    judged: `exact` or `set`; free: keys (or `key/*` for every element of a list) of an object that are sets.
    required, optional: the arguments.
    """

    answer: Callable[[Mapping[str, Any], Setup, Arguments], Answer]
    judged: str = "exact"
    free: tuple[str, ...] = ()
    required: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Form:
    """The scenarios of one game: its options, setup keys (True: may be left out in every question) and questions.

    `required` names the setup keys that a question type cannot do without.
    """

    options: frozenset[str]
    setup: frozenset[str]
    questions: Mapping[str, Question]
    required: Mapping[str, frozenset[str]] = field(default_factory=dict)


def same(given: Answer, expected: Answer) -> bool:
    """Equal as JSON: numbers by value, and `true` is not 1."""
    if isinstance(given, bool) or isinstance(expected, bool):
        return given is expected
    if isinstance(given, dict) and isinstance(expected, dict):
        return given.keys() == expected.keys() and all(same(given[key], expected[key]) for key in given)
    if isinstance(given, list) and isinstance(expected, list):
        return len(given) == len(expected) and all(map(same, given, expected))
    if isinstance(given, int | float) and isinstance(expected, int | float):
        return given == expected
    return type(given) is type(expected) and bool(given == expected)


def ordered(value: Answer) -> Answer:
    """A list that is a set, in an order that no longer depends on how it was written; anything else as it is."""
    if not isinstance(value, list):
        return value
    return sorted(value, key=lambda element: json.dumps(element, sort_keys=True))


def freed(value: Answer, free: tuple[str, ...]) -> Answer:
    """An object with those of its lists put in order that are sets (`*` stands for every element of a list)."""
    for path in free:
        value = _freed(value, path.split("/"))
    return value


def _freed(value: Answer, path: list[str]) -> Answer:
    if not path:
        return ordered(value)
    head, rest = path[0], path[1:]
    if head == "*" and isinstance(value, list):
        return [_freed(element, rest) for element in value]
    if isinstance(value, dict) and head in value:
        return {**value, head: _freed(value[head], rest)}
    return value


def agrees(question: Question, given: Answer, expected: Answer) -> bool:
    """Is the answer right?"""
    if question.judged == "set":
        given, expected = ordered(given), ordered(expected)
    return same(freed(given, question.free), freed(expected, question.free))


def answer(form: Form, scenario: Mapping[str, Any]) -> Answer:
    """The engine's answer to a scenario. Raises FormError where the scenario is not of the form."""
    unknown = scenario.keys() - KEYS - OPTIONAL_KEYS
    missing = KEYS - scenario.keys()
    if unknown or missing:
        raise FormError(f"keys: unknown {sorted(unknown)}, missing {sorted(missing)}")
    for key in ("question", "options", "setup"):
        if not isinstance(scenario[key], dict):
            raise FormError(f"{key}: not an object but {scenario[key]!r}")
    arguments = dict(scenario["question"])
    kind = arguments.pop("type", None)
    question = form.questions.get(kind)
    if question is None:
        raise FormError(f"unknown question {kind!r}")
    _demand("arguments", arguments.keys(), question.required, question.required | question.optional)
    _demand("options", scenario["options"].keys(), frozenset(), form.options)
    _demand("setup", scenario["setup"].keys(), form.required.get(kind, frozenset()), form.setup)
    return question.answer(scenario["options"], scenario["setup"], arguments)


def _demand(what: str, given: Any, required: frozenset[str], allowed: frozenset[str]) -> None:
    unknown, missing = set(given) - allowed, required - set(given)
    if unknown or missing:
        raise FormError(f"{what}: unknown {sorted(unknown)}, missing {sorted(missing)}")
