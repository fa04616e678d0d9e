"""A mutant takes the place of its function wherever it was imported, and only a test that fails notices it."""

import ast
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ludo.nights import seasons
from ludo.nights.seasons import Season, span
from ludo.store.exit_marker import Marker
from tests.mutation.data import BAR, Mutant, apply, drawn, figures, files, mutants, noting, original

_OWNS: Any = Marker.owns
_WITH_MUTANTS = """
def x_half__mutmut_orig(amount, by=2):
    return amount / by
def x_half__mutmut_1(amount, by=2):
    return amount * by
class Kept:
    def xǁKeptǁall__mutmut_orig(self):
        return []
    def xǁKeptǁall__mutmut_1(self):
        return None
"""


def function(code: str) -> ast.FunctionDef:
    (found,) = ast.parse(code).body
    assert isinstance(found, ast.FunctionDef)
    return found


@pytest.fixture
def kept() -> Iterator[None]:
    """The functions that a test changes are as they were afterwards."""
    before = [(changed, changed.__code__, changed.__defaults__, changed.__kwdefaults__) for changed in (span, _OWNS)]
    yield
    for changed, *parts in before:
        changed.__code__, changed.__defaults__, changed.__kwdefaults__ = parts


@pytest.mark.usefixtures("kept")
def test_a_mutant_works_wherever_its_function_was_imported() -> None:
    code = (
        "def x_span__mutmut_1(season: Season, today: date, *, back: int=7) -> int:\n    return today or span(0, back)"
    )
    changed = function(code)
    apply(Mutant("ludo.nights.seasons", "x_span__mutmut_1", changed, changed))
    assert span is seasons.span
    told: list[object] = [span(None, None), span(None, None, back=1)]  # type: ignore[arg-type]
    assert told == [7, 1], "it calls itself"
    method = function("def xǁMarkerǁowns__mutmut_1(self, salt: int) -> bool:\n    return salt + _FAMILY")
    mutant = Mutant("ludo.store.exit_marker", "xǁMarkerǁowns__mutmut_1", method, method)
    assert original(mutant) is _OWNS
    apply(mutant)
    assert Marker().owns(1) == 1 + (1 << 20)


def test_mutants_are_found_by_their_names_and_differ_in_a_line() -> None:
    path = files()[0].parents[1] / "store" / "kept.py"
    plain, method = mutants(path, _WITH_MUTANTS, ["x_half__mutmut_1", "xǁKeptǁall__mutmut_1"])
    assert (plain.module, plain.function, method.function) == ("ludo.store.kept", "half", "Kept.all")
    assert "-    return amount / by\n+    return amount * by" in plain.difference()


def test_a_seed_draws_the_same_mutants_of_all_files() -> None:
    names = {Path(name): [f"x_{number}" for number in range(50)] for name in ("one", "two", "three")}
    chosen = drawn(names, 40, 7)
    assert chosen == drawn(dict(reversed(names.items())), 40, 7) != drawn(names, 40, 8)
    assert sum(map(len, chosen.values())) == 40
    assert len(chosen) == 3


def test_a_function_is_called_wherever_that_is() -> None:
    codes = {_OWNS.__code__: ("exit_marker", "Marker.owns"), span.__code__: ("seasons", "span")}
    with noting(codes) as met:
        thread = Thread(target=span, args=(Season(1, "Winter", date(2026, 1, 1), date(2026, 1, 1)), date(2026, 1, 2)))
        thread.start()
        thread.join()
    assert met == {("seasons", "span")}


def test_only_a_test_that_fails_counts_as_noticing() -> None:
    line = " ".join(figures("all", ["noticed", "lived", "late", "noticed"]).split())
    assert line == "all 4 mutants 2 noticed 1 lived 1 late 50.0 %"
    assert BAR == 85
