"""Every sabotage of `python -m tests.faults.sabotage` still finds its line, and its test is there."""

import ast

import pytest

from tests.faults.sabotage import ROOT, SABOTAGES, Sabotage, sabotaged
from tests.house.sources import tree_of

BY_NAME = pytest.mark.parametrize("entry", SABOTAGES, ids=lambda entry: entry.name)


@BY_NAME
def test_its_line_stands_once_in_the_program_and_what_takes_its_place_is_python(entry: Sabotage) -> None:
    assert ast.parse(sabotaged(entry, ROOT))


@BY_NAME
def test_the_test_that_has_to_notice_it_is_there(entry: Sabotage) -> None:
    file, _, name = entry.test.partition("::")
    found = [node.name for node in ast.walk(tree_of(ROOT / file)) if isinstance(node, ast.FunctionDef)]
    assert name.partition("[")[0] in found


def test_there_are_as_many_as_promised() -> None:
    assert len({entry.name for entry in SABOTAGES}) >= 25
