"""Files from outside are known by their bytes, and measured before anything is made of them."""

from pathlib import Path

import pytest

from ludo.gate.budgets import BUDGETS, MB, Kind, kind_of
from ludo.gate.files import read_foreign
from ludo.session.ports import ForeignError

ROWS = BUDGETS[Kind.TABLE].rows
VALUES = BUDGETS[Kind.JSON].rows
TABLES = (Kind.TABLE, Kind.WORKBOOK, Kind.JSON)


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b"SQLite format 3\0\x10\0", Kind.DATABASE),
        (b"\xef\xbb\xbfLudo partie 1\n", Kind.PARTIE),
        (b"Ludo rules 1\n", Kind.RULES),
        (b"PK\x03\x04", Kind.WORKBOOK),
        (b'\xef\xbb\xbf\n {"a": 1}', Kind.JSON),
        (b"a;b\n", Kind.TABLE),
        (b"", Kind.TABLE),
    ],
)
def test_a_kind_is_known_by_bytes(head: bytes, kind: Kind) -> None:
    assert kind_of(head) is kind


@pytest.mark.parametrize(
    ("content", "kinds", "code", "most"),
    [
        (b"1,2\n" * (ROWS + 1), TABLES, "too-many-rows", ROWS),
        (b"1,2\r" * (ROWS + 1), TABLES, "too-many-rows", ROWS),
        (b"Ludo rules 1\n" * 300, (Kind.RULES,), "too-many-rows", BUDGETS[Kind.RULES].rows),
        (b'{"a": [' + b"0," * VALUES + b"0]}", TABLES, "too-many-rows", VALUES),
        (b'{"a": ' + b"[" * 1000 + b"]" * 1000 + b"}", TABLES, "too-deep", BUDGETS[Kind.JSON].depth),
        (b"x" * (MB + 1), (Kind.RULES,), "too-large", MB),
    ],
    ids=["lines", "lines of old", "rules", "values", "depth", "size"],
)
def test_a_budget_that_is_passed_is_told(
    tmp_path: Path, content: bytes, kinds: tuple[Kind, ...], code: str, most: int
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(ForeignError) as caught:
        read_foreign(path, *kinds)
    assert (caught.value.code, caught.value.most, caught.value.detail) == (code, most, "file")


def test_brackets_in_texts_are_no_depth(tmp_path: Path) -> None:
    content = b'{"a": "' + b"[{" * 500 + b'\\"' + b"," * 500 + b'"}'
    (tmp_path / "file").write_bytes(content)
    assert read_foreign(tmp_path / "file", *TABLES) == content


def test_the_name_of_a_file_holds_nothing_that_cannot_be_seen() -> None:
    assert ForeignError("damaged", Path("a\u202eb\x1b[2J\nc")).detail == "a b [2J c"
