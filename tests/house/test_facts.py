"""Public facts are set by name: every name that a game sets is a field of its facts."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module

import pytest

from ludo.engine.views import Facts
from ludo.games import GAMES
from tests.house.sources import at, python_files, tree_of

SETTERS = {"change": 2}
"""Functions that set a fact: the place of its name among the arguments."""
STAGE_SETTERS = {"change_stage"}
"""Functions that set facts by keyword."""
TELLERS = {"append_changes": 3}
"""Functions that tell facts that were set: the place of the first name among the arguments."""


def facts_of(game: str) -> type[Facts]:
    """The facts of a game."""
    found = [
        thing
        for thing in vars(import_module(f"ludo.games.{game}.view")).values()
        if isinstance(thing, type) and issubclass(thing, Facts) and thing is not Facts
    ]
    assert len(found) == 1
    return found[0]


def called(call: ast.Call) -> str:
    """The name of the function that is called, without what it belongs to."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def named(call: ast.Call) -> Iterator[ast.expr | str]:
    """The names of facts that a call sets: what stands in the place of a name, or a keyword."""
    name = called(call)
    if name == "Changed":
        yield call.args[0]
    elif name == "new_event" and isinstance(call.args[0], ast.Name) and call.args[0].id == "Changed":
        assert isinstance(call.args[1], ast.Tuple)
        yield call.args[1].elts[0]
    elif name in STAGE_SETTERS:
        yield from (keyword.arg for keyword in call.keywords if keyword.arg is not None)
    elif name in TELLERS:
        yield from call.args[TELLERS[name] :]
    elif name in SETTERS and len(call.args) > SETTERS[name]:
        yield call.args[SETTERS[name]]


def uses(game: str) -> Iterator[tuple[str, str]]:
    """Every name of a fact in the code of a game, and where it stands."""
    for path in python_files(f"ludo/games/{game}"):
        for node in ast.walk(tree_of(path)):
            if not isinstance(node, ast.Call):
                continue
            for name in named(node):
                where = at(path, node.lineno)
                if isinstance(name, str):
                    yield name, where
                    continue
                assert isinstance(name, ast.Constant), f"{where}: the name of a fact is worked out"
                assert isinstance(name.value, str), where
                yield name.value, where


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_that_is_set_is_a_field(game: str) -> None:
    known = {field.name for field in fields(facts_of(game))}
    strangers = [f"{where}: {name}" for name, where in uses(game) if name not in known]
    assert strangers == []


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_set_somewhere(game: str) -> None:
    """A field that no code sets by name would never change on the screen."""
    assert {field.name for field in fields(facts_of(game))} == {name for name, _ in uses(game)}
