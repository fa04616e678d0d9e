"""Players read in the CHANGELOG what a version brings."""

import re

import ludo
from tests.house.sources import ROOT

_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>unreleased|\d{4}-\d\d-\d\d)$", re.MULTILINE)


def test_the_newest_entry_is_that_of_this_version_and_says_something() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *older = _HEADING.finditer(text)
    assert newest["version"] == ludo.__version__
    entry = text[newest.end() : older[0].start() if older else len(text)]
    assert re.search(r"^- \w", entry, re.MULTILINE)


def test_no_heading_is_of_another_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert len(_HEADING.findall(text)) == len(re.findall(r"^## ", text, re.MULTILINE))


def test_a_change_is_one_line_of_twenty_words_at_most() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    lines = text[_HEADING.search(text).end() :].splitlines()  # type: ignore[union-attr] # there is one, see above
    long = [line for line in lines if line.startswith("- ") and len(line.split()) > 21]
    more = [line for line in lines if line and not line.startswith(("- ", "#"))]
    assert (long, more) == ([], [])
