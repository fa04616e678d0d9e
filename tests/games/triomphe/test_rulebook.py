"""The rulebook itself: its table of options is the program's, and its worked examples come out as it says."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludo.engine.options import OptionsError, options_of
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.options import TriompheOptions
from tests.scenarios.asking import ask
from tests.scenarios.form import agrees
from tests.scenarios.triomphe import FORM

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "triomphe.md"
TEXT = BOOK.read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (\w+) \| `([^`]+)` \| (.+) \| ((?:TRI|APP)-[^|]+) \|$", re.MULTILINE)
EXAMPLE = re.compile(r"^\*\*((?:TRI|APP)-E\d+)[^*]*\*\*[^\n]*\n\n```\n(.*?)```", re.MULTILINE | re.DOTALL)

OPTIONS = {option.name: option for option in options_of(TriompheOptions)}
TABLE = {row[0]: row[1:] for row in ROW.findall(TEXT)}
EXAMPLES = dict(EXAMPLE.findall(TEXT))


def literal(text: str) -> Any:
    """A value as the rulebook writes it."""
    text = text.strip().strip("`").strip("\"'")
    named = {"True": True, "False": False, "None": None}
    return named[text] if text in named else int(text) if text.isdigit() else text


def test_the_books_options_are_the_programs_in_the_same_order() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_books_type_default_and_clauses(name: str) -> None:
    kind, default, _, clauses = TABLE[name]
    option = OPTIONS[name]
    assert type(option.default).__name__ == kind
    assert option.default == literal(default)
    assert option.clauses == tuple(clauses.strip().split(", "))


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_takes_the_books_other_values_and_no_more(name: str) -> None:
    others = re.sub(r"\([^)]*\)", "", TABLE[name][2])
    option = OPTIONS[name]
    if bound := re.fullmatch(r"any ≥ (\d+)", others):
        lowest = int(bound[1])
        assert option.accepts(lowest)
        assert option.accepts(lowest + 1000)
        assert not option.accepts(lowest - 1)
    else:
        assert set(option.choices) == {literal(value) for value in others.split(",")} | {option.default}
    assert not any(option.accepts(value) for value in (None, "", "yes", 1.5, -1, ()))


@pytest.mark.clause("TRI-04", "TRI-05", "APP-01", "APP-02")
@pytest.mark.parametrize("variant", ["triomphe", "as_qui_pille"])
@pytest.mark.parametrize("teams", ["individual", "2x2", "2x3"])
@pytest.mark.parametrize("players", range(1, 8))
def test_two_to_six_alone_or_two_equal_teams_but_none_in_the_variant(variant: str, teams: str, players: int) -> None:
    fits = 2 <= players <= 6 if teams == "individual" else players == {"2x2": 4, "2x3": 6}[teams]
    fits = fits and (teams == "individual" or variant == "triomphe")
    values = {"variant": variant, "teams": teams, "players": players}
    if fits:
        assert TRIOMPHE.read_options(values).players == players
        assert players in TRIOMPHE.player_counts(values)
    else:
        with pytest.raises(OptionsError):
            TRIOMPHE.read_options(values)


def test_impossible_teams_are_refused_with_every_reason() -> None:
    with pytest.raises(OptionsError) as refused:
        TRIOMPHE.read_options({"variant": "as_qui_pille", "teams": "2x2"})
    assert [problem.code for problem in refused.value.problems] == ["teams-need-players", "no-teams-in-variant"]


def lines_of(example: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The lines of a worked example by their first words, continued lines joined; its questions with their answers."""
    setup: dict[str, str] = {}
    questions: list[tuple[str, str]] = []
    key = ""
    for line in example.splitlines():
        if "=>" in line:
            question, _, expected = line.partition("=>")
            questions.append((question.strip(), expected.strip()))
            key = ""
        elif line.startswith(" "):
            if key:
                setup[key] += " " + line.strip()
            else:
                question, expected = questions[-1]
                questions[-1] = (question, f"{expected}; {line.strip()}")
        else:
            words = re.split(r"\s{2,}|(?<=hand \d) ", line.strip(), maxsplit=1)
            key, setup[words[0]] = words[0], words[1]
    return setup, questions


def setup_of(lines: dict[str, str]) -> dict[str, Any]:
    """The setup of a worked example as a scenario has it."""
    setup: dict[str, Any] = {}
    for key, value in lines.items():
        match key.split()[0]:
            case "hand":
                setup.setdefault("hands", []).append(value)
            case "dealer":
                parts = re.split(r"\s{2,}", value)
                setup["dealer"] = int(parts[0])
                for part in parts[1:]:
                    name, _, rest = part.partition(" ")
                    name = {"turn-up": "turn_up", "stock": "talon"}.get(name, name)
                    setup[name] = [int(points) for points in rest.split()] if name == "scores" else rest
            case "actions":
                setup["actions"] = [re.sub(r"\s+", " ", action).strip() for action in value.split(";")]
            case "pack":
                setup["deck"] = value
            case "cut" | "winner":
                setup[key] = int(value)
            case "chips":
                setup["chips"] = [int(held) for held in value.strip("[]").split(",")]
    return setup


def expected_of(kind: str, text: str) -> Any:
    """An answer as a worked example writes it."""
    if kind in ("legal_actions", "visible", "hand_of"):
        return [word.strip() for word in text.split(",")]
    if kind == "deal":
        hands = [held.split() for held in re.findall(r"\d: ([^;]*)", text)]
        turn_up, stock = re.findall(r"turn-up (\w+); stock (.*)", text)[0]
        return {"hands": hands, "turn_up": turn_up, "talon": stock.split()}
    if text.startswith("{"):
        return {
            key: [int(n) for n in value.strip("[]").split(",")] if "[" in value else
            value.split() if key == "discards" else literal(value)
            for key, value in re.findall(r"(\w+): (\[[^]]*\]|[^,}]+)", text)
        }  # fmt: skip
    return [int(n) for n in text.strip("[]").split(",")] if text.startswith("[") else literal(text)


def test_every_example_is_found() -> None:
    wanted = [f"TRI-E{number:02}" for number in range(1, 19)] + [f"APP-E{number:02}" for number in range(1, 6)]
    assert list(EXAMPLES) == wanted


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.clause(name)) for name in EXAMPLES])
def test_a_worked_example_comes_out(name: str) -> None:
    lines, questions = lines_of(EXAMPLES[name])
    options = {key: literal(value) for key, _, value in (word.partition("=") for word in lines["options"].split())}
    assert questions
    for text, expected in questions:
        kind, _, seat = text.partition(" of seat ")
        question = {"type": kind, **({"seat": int(seat)} if seat else {})}
        given = ask(FORM, question, setup_of(lines), options)
        assert agrees(FORM.questions[kind], given, expected_of(kind, expected))
