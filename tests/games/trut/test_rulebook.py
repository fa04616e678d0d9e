"""The rulebook itself: its table of options is the program's, and its worked examples come out as it says."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludo.engine.cards import write_card
from ludo.engine.options import Option, options_of
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT, rules
from ludo.games.trut.options import TrutOptions
from tests.games.trut.deals import TrutDeal

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "trut.md"
TEXT = BOOK.read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([\w ]+) \| `([^`]+)` \| (.+) \| (TRU[^|]+) \|$", re.MULTILINE)
EXAMPLE = re.compile(r"^\*\*(TRU-E\d+)[^*]*\*\*[^\n]*\n\n```\n(.*?)```", re.MULTILINE | re.DOTALL)

OPTIONS = {option.name: option for option in options_of(TrutOptions)}
TABLE = {row[0]: row[1:] for row in ROW.findall(TEXT)}
EXAMPLES = dict(EXAMPLE.findall(TEXT))


def test_the_books_options_are_the_programs_in_the_same_order() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_books_type_default_and_clauses(name: str) -> None:
    kind, default, _, clauses = TABLE[name]
    option = OPTIONS[name]
    assert type(option.default).__name__ == kind.split(" ")[0]
    assert option.default == literal(default)
    assert option.clauses == tuple(clauses.strip().split(", "))
    assert getattr(TRUT.read_options({}), name) == option.default


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_takes_the_books_other_values_and_no_more(name: str) -> None:
    others = TABLE[name][2]
    option = OPTIONS[name]
    if bound := re.fullmatch(r"any ≥ (\d+)", others):
        lowest = int(bound[1])
        assert option.accepts(lowest)
        assert option.accepts(lowest + 1000)
        assert not option.accepts(lowest - 1)
    elif others == "a seat":
        assert [option.accepts(seat) for seat in (-1, 0, 3, 4)] == [False, True, True, False]
    else:
        values = {literal(value.strip("` ")) for value in others.split(",")}
        assert set(option.choices) == values | {option.default}
    assert_accepts_no_strangers(option)


def assert_accepts_no_strangers(option: Option) -> None:
    assert not any(option.accepts(value) for value in (None, "", "yes", 1.0, -1, (), b"1"))
    for value in (0, 1):
        if option.accepts(value):
            assert not option.accepts(bool(value))


def literal(text: str) -> Any:
    """A value as the rulebook writes it."""
    text = text.strip()
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    return int(text) if text.lstrip("-").isdigit() else text.strip('"')


def answer_of(text: str) -> Any:
    """An answer as the worked examples write it."""
    if text.startswith("[["):
        return [tuple(map(int, pair.split(","))) for pair in re.findall(r"\[(\d+, \d+)\]", text)]
    if text.startswith("["):
        return [literal(word) for word in text.strip("[]").split(",")]
    if text.startswith("{"):
        pairs = (entry.split(":") for entry in text.strip("{}").split(","))
        return {key.strip(): literal(value) for key, value in pairs}
    return literal(text)


def items_of(text: str) -> set[str]:
    """A list of cards or actions, separated by commas."""
    return set() if text == "(none)" else {word.strip() for word in text.split(",")}


def position(lines: dict[str, str]) -> TrutDeal:
    """The position of a worked example."""
    words = lines["options"].replace("(defaults)", "").split()
    options = {key: literal(value) for key, value in (word.split("=") for word in words)}
    dealer, _, score = lines["dealer"].partition("score")
    scores = [tuple(map(int, entry.split("/"))) for entry in score.split()] or [(0, 0), (0, 0)]
    hands = [held for key, held in lines.items() if key.startswith("hand ")]
    actions = [action.strip() for action in lines.get("actions", "").split(";") if action.strip()]
    options.pop("players", None)
    return TrutDeal(hands, *actions, dealer=int(dealer), score=scores, **options)  # type: ignore[arg-type]


def game_over(deal: TrutDeal) -> dict[str, Any]:
    return {"over": deal.facts.winner is not None, "winner": deal.facts.winner}


def donne_result(deal: TrutDeal) -> dict[str, Any]:
    outcome = deal.outcome
    return {"over": outcome is not None, "how": outcome and outcome.how, "winner": outcome and outcome.winner}


def next_player(deal: TrutDeal) -> int | None:
    return None if deal.must == CHANCE else deal.must


QUESTIONS: dict[str, Callable[[TrutDeal], Any]] = {
    "next_player": next_player,
    "trick_result": lambda deal: "pourri" if deal.facts.results[-1] == -1 else deal.facts.results[-1],
    "donne_result": donne_result,
    "score_after": lambda deal: deal.score,
    "game_over": game_over,
    "fortial": lambda deal: [rules.at_fortial(deal.state.options, score) for score in deal.state.standing().scores],
}


def test_every_example_is_found() -> None:
    assert list(EXAMPLES) == [f"TRU-E{number:02}" for number in range(1, 18)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_comes_out(name: str) -> None:
    """As the book says: TRU-E01, TRU-E02, TRU-E03, TRU-E04, TRU-E05, TRU-E06, TRU-E07, TRU-E08, TRU-E09,
    TRU-E10, TRU-E11, TRU-E12, TRU-E13, TRU-E14, TRU-E15, TRU-E16, TRU-E17.
    """
    setup, questions = {}, []
    for line in EXAMPLES[name].splitlines():
        if "=>" in line:
            question, _, answer = line.partition("=>")
            questions.append((question.strip(), answer.strip()))
        else:
            words = line.split(maxsplit=1)
            if words[0] == "hand":
                seat, held = words[1].split(maxsplit=1)
                setup[f"hand {seat}"] = held
            else:
                setup[words[0]] = words[1]
    deal = position(setup)
    assert questions
    for question, answer in questions:
        kind, _, seat = question.partition(" of seat ")
        match kind:
            case "legal_actions":
                assert deal.offers(int(seat)) == items_of(answer)
            case "visible":
                view = deal.state.view(int(seat))
                own = [cards for place, cards in view.zones.items() if place == ("hand", int(seat), 0)]
                assert {write_card(card) for cards in own for card in cards if card is not None} == items_of(answer)
            case _:
                assert QUESTIONS[kind](deal) == answer_of(answer)
