"""Every clause of the rulebooks of finished games is checked, or has a reason why it cannot be."""

import pytest

from tests.clauses import book_names, read_book
from tests.house.sources import ROOT

LIST = ROOT / "tests" / "house" / "clause_books.txt"
ENFORCED = [line for line in LIST.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]


@pytest.mark.parametrize("name", ENFORCED)
def test_no_clause_is_without_a_test(name: str) -> None:
    book = read_book(name)
    assert len(book.clauses) > 50, "the book was not read"
    assert (book.missing, book.wrong) == ([], ())


@pytest.mark.parametrize("name", book_names())
def test_nothing_in_a_book_or_its_excuses_is_wrong(name: str) -> None:
    assert read_book(name).wrong == ()
