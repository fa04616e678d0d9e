"""One function says what moment it is (`ludo.moments.utc_now`), or pages would disagree which day is today."""

import ast

from tests.house.sources import ROOT, at, python_files, tree_of

_CLOCKS = {"date", "datetime", "QDate", "QDateTime", "QTime"}
_WORDS = {"today", "now", "utcnow", "currentDate", "currentDateTime", "currentDateTimeUtc", "currentTime"}
_PLACE = ROOT / "ludo" / "moments.py"


def moments_asked(tree: ast.AST) -> list[int]:
    """Return the lines on which a system clock is asked for day or moment; how long something takes is none."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if (
            isinstance(node, ast.Attribute)
            and node.attr in _WORDS
            and ast.unparse(node.value).rpartition(".")[2] in _CLOCKS
        )
        or (isinstance(node, ast.Attribute) and ast.unparse(node) in ("time.time", "time.localtime", "time.gmtime"))
    ]


def test_a_clock_that_is_asked_is_found() -> None:
    source = "date.today()\nd.datetime.now(UTC)\nQDate.currentDate()\nstore.now()\ntime.time()\ntime.monotonic()"
    assert moments_asked(ast.parse(source)) == [1, 2, 3, 5]


def test_only_one_function_asks_which_moment_it_is() -> None:
    files = [path for path in python_files("ludo") if path != _PLACE]
    assert [at(path, line) for path in files for line in moments_asked(tree_of(path))] == []
    assert moments_asked(tree_of(_PLACE))
