"""The scenarios all agree, and the runner lets nothing through that does not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludo.games import GAMES
from tests.scenarios.__main__ import main
from tests.scenarios.form import Question, agrees, same
from tests.scenarios.runner import FORMS, run_file

FILES = sorted((Path(__file__).parent / "files").glob("*.json"))
OWN = sorted((Path(__file__).parent / "files" / "own").glob("*.json"))
Edit = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("path", FILES + OWN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_agrees(path: Path) -> None:
    report = run_file(path)
    assert report.failures == []
    assert report.passed == len(json.loads(path.read_text(encoding="utf-8")))
    assert report.passed > 0


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_our_own_scenarios_are_called_so(path: Path) -> None:
    assert all(entry["id"].startswith("OWN-") for entry in json.loads(path.read_text(encoding="utf-8")))


def test_every_game_has_a_form_and_a_file() -> None:
    assert set(FORMS) <= set(GAMES)
    assert {path.stem for path in FILES} == set(FORMS) == set(GAMES)


def scenario(**changes: Any) -> dict[str, Any]:
    """A scenario of Trut that agrees."""
    return {
        "id": "T1",
        "clauses": ["TRU-50"],
        "options": {},
        "setup": {"dealer": 1, "hands": ["8d Qh 10s", "Kc 7s 9h"], "actions": ["0 play Qh"]},
        "question": {"type": "legal_actions", "seat": 1},
        "expected": ["play Kc", "play 7s", "play 9h", "trut"],
        "why": "Any card, or a trut.",
    } | changes


def run(folder: Path, content: object, name: str = "trut.json") -> tuple[int, list[str]]:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    report = run_file(path)
    return report.passed, report.failures


def test_a_scenario_that_agrees_is_passed(tmp_path: Path) -> None:
    assert run(tmp_path, [scenario()]) == (1, [])
    assert run(tmp_path, [scenario(tier=2, rests_on="B2")]) == (1, [])
    assert run(tmp_path, []) == (0, [])


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda s: s.update(nonsense=1), "nonsense"),
        (lambda s: s.pop("why"), "why"),
        (lambda s: s.pop("expected"), "expected"),
        (lambda s: s.update(id=["T1"]), "id"),
        (lambda s: s.update(id=None), "id"),
        (lambda s: s["options"].update(nonsense=1), "nonsense"),
        (lambda s: s["options"].update(players=3), "players"),
        (lambda s: s["options"].update(first_dealer=3), "first_dealer"),
        (lambda s: s.update(options=None), "options"),
        (lambda s: s["setup"].update(nonsense=1), "nonsense"),
        (lambda s: s["setup"].pop("dealer"), "dealer"),
        (lambda s: s["setup"].pop("hands"), "hands"),
        (lambda s: s["setup"].update(hands=["8d Qh 10s", "Kc 7s 8d"]), "misdeal-cards"),
        (lambda s: s["setup"].update(hands=["8d Qh 10s", "Kc 7s 1h"]), "1h"),
        (lambda s: s["setup"]["actions"].append("1 play Ac"), "not-held"),
        (lambda s: s["setup"]["actions"].append("0 play 8d"), "not-your-turn"),
        (lambda s: s["setup"]["actions"].append("0 dance"), "dance"),
        (lambda s: s["setup"]["actions"].append("trut"), "trut"),
        (lambda s: s["question"].update(type="nonsense"), "nonsense"),
        (lambda s: s["question"].pop("type"), "question"),
        (lambda s: s["question"].update(nonsense=1), "nonsense"),
        (lambda s: s["question"].pop("seat"), "seat"),
        (lambda s: s.update(question=None), "None"),
        (lambda s: s.update(expected=["play Kc", "play 7s", "play 9h"]), "expected"),
        (lambda s: s["expected"].append("trut"), "expected"),
        (lambda s: s.update(expected="play Kc"), "expected"),
        (lambda s: s.update(expected=None), "expected"),
    ],
)  # fmt: skip
def test_a_scenario_that_is_wrong_fails_and_says_why(edit: Edit, said: str, tmp_path: Path) -> None:
    wrong = scenario()
    edit(wrong)
    passed, failures = run(tmp_path, [wrong, scenario(id="T2")])
    assert passed == 1
    assert len(failures) == 1
    assert failures[0].startswith("FAIL ")
    assert said in failures[0]


@pytest.mark.parametrize("entry", [None, 1, "text", []])
def test_what_is_no_object_fails(entry: object, tmp_path: Path) -> None:
    passed, failures = run(tmp_path, [entry, scenario()])
    assert (passed, len(failures)) == (1, 1)


def test_an_id_that_occurs_twice_fails(tmp_path: Path) -> None:
    passed, failures = run(tmp_path, [scenario(), scenario()])
    assert passed == 1
    assert failures == ["FAIL T1: the id occurs twice"]


def test_sets_are_compared_without_order_and_lists_with(tmp_path: Path) -> None:
    turned = scenario(expected=["trut", "play 9h", "play 7s", "play Kc"])
    assert run(tmp_path, [turned]) == (1, [])
    score = scenario(question={"type": "score_after"}, expected=[[0, 0], [0, 1]])
    score["setup"]["actions"] = ["1 trut", "0 fold"]
    assert run(tmp_path, [score]) == (1, [])
    score["expected"] = [[0, 1], [0, 0]]
    assert run(tmp_path, [score])[0] == 0
    score["expected"] = [[0, 0], [1, 0]]
    assert run(tmp_path, [score])[0] == 0


def test_inside_an_object_only_named_lists_are_sets() -> None:
    question = Question(lambda *_: None, free=("hands/*", "free"))
    given = {"hands": [["a", "b"], ["c"]], "talon": ["d", "e"], "free": [2, 1]}
    assert agrees(question, given, {"hands": [["b", "a"], ["c"]], "talon": ["d", "e"], "free": [1, 2]})
    assert not agrees(question, given, {"hands": [["c"], ["a", "b"]], "talon": ["d", "e"], "free": [1, 2]})
    assert not agrees(question, given, {"hands": [["a", "b"], ["c"]], "talon": ["e", "d"], "free": [1, 2]})
    assert not agrees(question, given, {"hands": [["a", "a"], ["c"]], "talon": ["d", "e"], "free": [1, 2]})


@pytest.mark.parametrize(
    ("given", "expected", "equal"),
    [
        (True, True, True),
        (True, 1, False),
        (1, True, False),
        (False, 0, False),
        (1, 1.0, True),
        (1, "1", False),
        (None, None, True),
        (None, False, False),
        ([1, [2]], [1, [2]], True),
        ([1, 2], [2, 1], False),
        ([1], [1, 1], False),
        ([True], [1], False),
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": None}, False),
        ({"a": True}, {"a": 1}, False),
        ("a", "a", True),
    ],
)
def test_equality_is_that_of_json_and_true_is_not_one(given: Any, expected: Any, equal: bool) -> None:
    assert same(given, expected) == equal


def test_a_wrong_type_in_a_misdeal_question_fails(tmp_path: Path) -> None:
    asked = scenario(question={"type": "misdeal"}, expected=True)
    asked["setup"] = {"dealer": 1, "hands": ["8d Qh", "Kc 7s 9h"]}
    assert run(tmp_path, [asked]) == (1, [])
    assert run(tmp_path, [asked | {"expected": 1}])[0] == 0


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        ("{", "trut.json", "trut.json"),
        ("[1, 2", "trut.json", "trut.json"),
        ({}, "trut.json", "not a list"),
        ([], "belote.json", "unknown game 'belote'"),
    ],
)
def test_a_file_that_is_no_list_of_scenarios_of_a_game_fails(
    content: object, name: str, said: str, tmp_path: Path
) -> None:
    passed, failures = run(tmp_path, content, name)
    assert passed == 0
    assert len(failures) == 1
    assert said in failures[0]


def test_a_missing_file_fails(tmp_path: Path) -> None:
    assert len(run_file(tmp_path / "trut.json").failures) == 1


def test_the_command_counts_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    for folder, content in ((good, [scenario()]), (bad, [scenario(), scenario(id="T2", expected=[])])):
        folder.mkdir()
        run(folder, content)
    assert main([str(good / "trut.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    assert main([str(good / "trut.json"), str(bad / "trut.json")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "2 passed, 1 failed"
    assert any(line.startswith("FAIL T2") for line in lines)
    assert main([]) == 1
