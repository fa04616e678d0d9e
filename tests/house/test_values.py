"""Moments, days, numbers, names and notes that come from outside are read by one constructor each."""

import ast
from collections.abc import Iterator

from tests.house.sources import ROOT, at, python_files, tree_of

LUDO = ROOT / "ludo"
OF_EVENINGS = ("nights", "store/nights", "ui/pages/nights", "ui/forms", "ui/sheets", "ui/pages/sheets")
OWN_SIGNS = {
    LUDO / "nights" / "one_line.py": "numbers among names, before `read_amount` reads them",
    LUDO / "store" / "nights" / "statistics.py": "years that SQLite made of moments",
    LUDO / "ui" / "pages" / "nights" / "exchange_words.py": "names of columns of ours",
}


def readings(tree: ast.AST, *names: str) -> Iterator[int]:
    """Yield the lines on which something of these names is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                yield node.lineno


def joined_words(tree: ast.AST) -> Iterator[int]:
    """Yield the lines on which spaces are made single ones by hand: `" ".join(text.split())`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node).startswith("' '.join(") and node.args:
            inner = node.args[0]
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr == "split":
                yield node.lineno


def test_readings_are_found() -> None:
    tree = ast.parse('x.fromisoformat(y)\nint(x) if x.isdigit() else 0\n" ".join(name.split())\n" ".join(names)')
    assert list(readings(tree, "fromisoformat", "isdigit")) == [1, 2]
    assert list(joined_words(tree)) == [3]


def test_moments_and_days_are_parsed_in_one_place() -> None:
    files = [path for path in python_files("ludo") if path != LUDO / "moments.py"]
    assert [at(path, line) for path in files for line in readings(tree_of(path), "fromisoformat")] == []


def test_numbers_that_people_write_are_read_by_the_constructor_of_amounts() -> None:
    others = {LUDO / "nights" / "amounts.py", *OWN_SIGNS}
    sheets = [path for path in python_files("ludo/ui/games") if "sheet" in path.name and "entry" not in path.name]
    files = [path for part in OF_EVENINGS for path in python_files(f"ludo/{part}")] + sheets
    tests = ("isdigit", "isdecimal", "isnumeric")
    found = [at(path, line) for path in files if path not in others for line in readings(tree_of(path), *tests)]
    assert found == []
    assert all(any(readings(tree_of(path), *tests)) for path in others)


def test_names_and_notes_are_cleaned_in_one_place() -> None:
    keys = ("nights/written_dates.py", "store/nights/exchange.py")  # what is compared, and never kept
    others = {LUDO / name for name in ("nights/people.py", *keys)}
    files = [path for part in ("nights", "store") for path in python_files(f"ludo/{part}") if path not in others]
    assert [at(path, line) for path in files for line in joined_words(tree_of(path))] == []
