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
