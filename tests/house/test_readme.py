"""The README promises what there is: the games that can be played, each with its rules."""

import re

from ludo.ui.games.registry import SCREENS
from tests.house.sources import ROOT

_ROW = re.compile(r"^\| .*\(docs/rules/(?P<game>\w+)\.md\) \|$", re.MULTILINE)


def test_the_readme_lists_the_games_that_can_be_played() -> None:
    rows = _ROW.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(rows) == sorted(SCREENS)
    assert all((ROOT / "docs" / "rules" / f"{game}.md").is_file() for game in rows)
