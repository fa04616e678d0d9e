"""`python -m tests.clauses [BOOK...]`: which clauses of the rulebooks are checked by a test, and which by none.

A clause is defined where a line of a book in `docs/rules/` begins with its id in bold: `**TRU-31** ...`. It is
tested if the docstring or a `clause` marker of a test function names it, and checked by scenarios only if nothing but
the `clauses` list of a scenario file does. Clauses that no test can check stand in `docs/rules/untestable.toml` with
the reason. Worked examples (`TRU-E01`) are counted, but nobody has to test them.
"""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
SCENARIOS = TESTS / "scenarios" / "files"
UNTESTABLE = RULES / "untestable.toml"

_ID = r"[A-Z][A-Z0-9]{2,3}-E?\d+[a-z]?"
_DEFINITION = re.compile(rf"^(?:[-*] )?\*\*({_ID})", re.MULTILINE)


@dataclass(frozen=True)
class Book:
    """The clauses of one rulebook by what checks them, each in the order of the book.

    wrong: what is to be mended besides, such as a clause called untestable that a test names.
    """

    name: str
    clauses: tuple[str, ...]
    examples: tuple[str, ...]
    tested: frozenset[str]
    scenarios: frozenset[str]
    untestable: frozenset[str]
    wrong: tuple[str, ...]

    @property
    def missing(self) -> list[str]:
        """Clauses that nothing checks and nobody excuses."""
        return [c for c in self.clauses if c not in self.tested | self.scenarios | self.untestable]

    @property
    def scenarios_only(self) -> list[str]:
        """Clauses that a scenario names and no test function."""
        return [c for c in self.clauses if c in self.scenarios - self.tested]

    def report(self) -> str:
        """What there is to say, one or more lines."""
        tested = [c for c in self.clauses if c in self.tested]
        lines = [
            f"{self.name}: {len(self.clauses)} clauses: {len(tested)} tested, "
            f"{len(self.scenarios_only)} by scenarios only, {len(self.untestable)} untestable, "
            f"{len(self.missing)} missing"
        ]
        if self.examples:
            shown = sum(example in self.tested | self.scenarios for example in self.examples)
            lines.append(f"  worked examples: {shown} of {len(self.examples)}")
        if self.scenarios_only:
            lines.append(f"  by scenarios only: {' '.join(self.scenarios_only)}")
        if self.missing:
            lines.append(f"  missing: {' '.join(self.missing)}")
        return "\n".join([*lines, *(f"  wrong: {text}" for text in self.wrong)])


def book_names() -> list[str]:
    """The rulebooks there are."""
    return sorted(path.stem for path in RULES.glob("*.md"))


def read_book(name: str) -> Book:
    """What is checked of one rulebook; raises FileNotFoundError where there is none."""
    defined = _DEFINITION.findall((RULES / f"{name}.md").read_text(encoding="utf-8"))
    excuses = tomllib.loads(UNTESTABLE.read_text(encoding="utf-8")).get(name, {})
    prefixes = {clause.partition("-")[0] for clause in defined}
    named = {clause for clause in named_by_tests() if clause.partition("-")[0] in prefixes}
    in_scenarios = named_by_scenarios()
    wrong = [
        *(f"{c} is defined twice" for c in sorted({c for c in defined if defined.count(c) > 1})),
        *(f"{c} is named by a test, but by no book" for c in sorted(named - set(defined))),
        *(f"{c} is excused, but not in the book" for c in sorted(set(excuses) - set(defined))),
        *(f"{c} is excused, but tested" for c in sorted(set(excuses) & (named | in_scenarios))),
        *(f"{c} is excused without a reason" for c in sorted(excuses) if not str(excuses[c]).strip()),
    ]
    return Book(
        name,
        clauses=tuple(c for c in defined if "-E" not in c),
        examples=tuple(c for c in defined if "-E" in c),
        tested=frozenset(named),
        scenarios=frozenset(in_scenarios),
        untestable=frozenset(excuses),
        wrong=tuple(wrong),
    )


@cache
def named_by_tests() -> frozenset[str]:
    """Every id in the docstring or in a `clause` marker of a test function."""
    return frozenset(
        found
        for path in TESTS.rglob("test_*.py")
        for text in _said_by_tests(ast.parse(path.read_text(encoding="utf-8")))
        for found in re.findall(rf"\b{_ID}\b", text)
    )


def _said_by_tests(module: ast.Module) -> Iterator[str]:
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            # A list of parameters that stands apart from its test.
            yield from _marked(statement.value)
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            yield ast.get_docstring(function) or ""
            for decorator in function.decorator_list:
                yield from _marked(decorator)


def _marked(expression: ast.expr) -> Iterator[str]:
    """The clauses of `pytest.mark.clause(...)`, also of one that marks a single parameter."""
    for call in ast.walk(expression):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clause":
            yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def named_by_scenarios() -> set[str]:
    """Every id in the `clauses` list of a scenario."""
    return {
        clause
        for path in SCENARIOS.rglob("*.json")
        for scenario in json.loads(path.read_text(encoding="utf-8"))
        for clause in scenario["clauses"]
    }


def main(names: list[str]) -> int:
    """Print the report of these books, or of all; 0 only if nothing is missing or wrong."""
    if unknown := sorted(set(names) - set(book_names())):
        print(f"no such rulebook: {', '.join(unknown)}; there are {', '.join(book_names())}")
        return 2
    books = [read_book(name) for name in names or book_names()]
    for book in books:
        print(book.report())
    return 1 if any(book.missing or book.wrong for book in books) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
