"""`ludo --review FILE`: what decisions cost, for other programs and as text, without a window."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludo.app.main import main
from ludo.bots.levels import GRADED
from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.decisions import decisions
from ludo.session.partie_text import write_partie
from ludo.session.ports import Header
from ludo.session.replay import Replay
from ludo.session.timeline import write_step

TRUT = GAMES["trut"]


@pytest.fixture
def partie() -> tuple[Header, list[str]]:
    """A short partie of Anna, who plays at random, against an Expert, who does as well."""
    options = TRUT.read_options({"players": 2, "truts_to_win": 1})
    state, luck = TRUT.new(options), Random(3)
    lines = []
    while (actor := state.turn().must) is not None:
        action = state.rollout_action(actor, luck)
        lines.append(write_step(TRUT, actor, action))
        state.apply(actor, action)
    chairs = (Chair("Anna"), Chair("Hugo", GRADED[-1]))
    return Header(TRUT.id, TRUT.rules_version, write_options(options), chairs, "2026-05-01T20:15:00+00:00"), lines


@pytest.fixture
def file(partie: tuple[Header, list[str]], tmp_path: Path) -> Path:
    path = tmp_path / "evening.ludogame"
    path.write_text(write_partie(*partie), encoding="utf-8")
    return path


def reviewed(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["--review", str(file), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_every_decision_of_the_person_and_none_of_the_computer_is_there(
    file: Path, partie: tuple[Header, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    found = reviewed(file, capsys)
    wanted = [(each.ply, each.chair) for each in decisions(Replay(TRUT, *partie))]
    assert wanted
    assert [(each["ply"], each["chair"]) for each in found["decisions"]] == wanted
    assert {each["chair"] for each in found["decisions"]} == {0}


def test_the_act_that_was_done_stands_among_the_priced_ones(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    priced = [each for each in reviewed(file, capsys)["decisions"] if each["price"] is not None]
    assert priced
    for each in priced:
        price = each["price"]
        assert price["acts"][price["done"]]["act"] == each["act"]
        assert 0 in price["equal"]


def test_the_page_names_every_value(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "review-format.md").read_text(encoding="utf-8")
    found = reviewed(file, capsys)
    price = next(each["price"] for each in found["decisions"] if each["price"])
    names = {*found, *found["decisions"][0], *price, *price["acts"][0], *found["chairs"][0]}
    assert {name for name in names if f"`{name}`" not in page} == set()


@pytest.mark.usefixtures("qapp")
def test_the_same_review_as_text_in_a_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--review", str(file), "--lang", "fr"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Trut\n\nAnna")
    assert "Hugo" not in said.out
    assert "décisions analysées" in said.err


def test_a_log_that_breaks_off_is_reviewed_as_far_as_it_goes(
    partie: tuple[Header, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, lines = partie
    path = tmp_path / "broken.ludogame"
    path.write_text(write_partie(header, [*lines[:-1], "0 fly away"]), encoding="utf-8")
    assert main(["--review", str(path), "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["over"] is False
    assert "damaged" in said.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "is not a game that Ludo has written (line 1)"),
        ("Ludo partie 1\ngame belote 1\nperson Anna\nperson Zoé\n\n", "needs a newer Ludo"),
        ("Ludo partie 1\ngame trut 99\nperson Anna\nperson Zoé\n\n", "needs a newer Ludo"),
        (None, "cannot be read"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_a_sentence(
    text: str | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.ludogame"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert main(["--review", str(path), "--lang", "en", "--json"]) == 1
    said = capsys.readouterr()
    assert told in said.err
    assert said.out == ""
