"""Every row of choices of the pages is chosen anew over the bus, and a game is begun by what was chosen."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludo.games import GAMES
from tests.access.test_bus import missing, run_on_a_bus

CHOOSER = Path(__file__).with_name("chooser.py")
ROWS = 16
"""So many rows of choices stand on the pages at least."""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_chosen_over_the_bus_takes_effect(language: str, tmp_path: Path) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    script = (
        '"$1" -m tests.access.pages "$4" "$5" 2> "$4/errors.txt" & program=$!; '
        '"$2" "$3" "$4" > "$4/chooser.json"; result=$?; kill $program; exit $result'
    )
    run_on_a_bus(tmp_path, script, str(CHOOSER), str(tmp_path), language)
    assert json.loads((tmp_path / "chooser.json").read_text(encoding="utf-8"))["missed"] == []
    lines = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    results: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert [each for each in results if not each["chosen"]] == []
    assert len(results) >= ROWS
    begun = json.loads((tmp_path / "begun.json").read_text(encoding="utf-8"))
    told = {each["told"][0] for each in results if each["page"] == "new game"}
    preset = next(iter(told & GAMES["trut"].presets.keys()))
    wanted = {**GAMES["trut"].presets[preset], "players": begun["chairs"]}
    assert preset != "classic"
    assert str(begun["chairs"]) in told
    assert {name: begun["options"][name] for name in wanted} == wanted
