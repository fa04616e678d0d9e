"""Guides and lessons state the rules that are played: a figure is fixed or that of an option, and the game agrees."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from ludo.engine.actions import Play
from ludo.engine.events import Happened, Paid
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.places import purse
from ludo.games import GAMES
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.games.trio.actions import LayOff
from ludo.games.trio.combinations import shape_named
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.view import trio_view
from ludo.games.triomphe.view import triomphe_view
from ludo.games.tripoli.view import BOARDS, tripoli_view
from ludo.games.trut.view import trut_view
from ludo.ui.games.lesson import Act, Others
from ludo.ui.games.registry import SCREENS, option_words_of
from ludo.ui.i18n import set_language
from tests.contract.playing import Step, playing
from tests.contract.tables import Table, tables_of
from tests.games.facts import part_of
from tests.ui.rules_text import page_text
from translations.update import all_sentences

_FIGURE = re.compile(
    r"\b(?:\d+½?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|half)\b", re.IGNORECASE
)
WORDS = {game: part_of(game, "words") for game in GAMES}


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    set_language("en")


def said(state: AnyState, game: str) -> str:
    """Everything that a guide could say at a table as it stands."""
    view = state.view(0)
    return " ".join(step.words(view)() for step in SCREENS[game].guide() if step.concerns(view))


def of_guides() -> list[tuple[str, str]]:
    return [(sentence.context, sentence.text) for sentence in all_sentences() if sentence.context.endswith(" guide")]


def test_every_figure_in_a_guide_is_fixed_or_follows_an_option() -> None:
    fixed = {f"{SCREENS[game].title()} guide": words.GUIDE for game, words in WORDS.items()}
    found, used = [], set()
    for context, text in of_guides():
        for phrase in fixed[context]:
            if re.search(phrase, text):
                used.add((context, phrase))
                text = re.sub(phrase, "", text)
        found += [(context, text)] if _FIGURE.search(re.sub(r"\{\w+\}", "", text)) else []
    assert found == [], "say in GUIDE why no option changes it, or take it from the option"
    assert used == {(context, phrase) for context, phrases in fixed.items() for phrase in phrases}


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_lesson_is_played_by_the_rules_that_it_states(game: str) -> None:
    lesson = SCREENS[game].lesson()
    assert lesson is not None
    words = " ".join(part.text() for part in lesson.parts if not isinstance(part, Others))
    words += " ".join(part.otherwise() for part in lesson.parts if isinstance(part, Act))
    options = GAMES[game].in_force({**lesson.options, "players": lesson.others + 1})
    for phrase, (option, value) in WORDS[game].LESSON.items():
        assert re.search(phrase, words), phrase
        assert options[option] == value, phrase


CHANGED = [(game, *change) for game, words in WORDS.items() for change in words.CHANGED]


@pytest.mark.parametrize(("game", "values", "says", "hides"), CHANGED, ids=lambda value: str(value)[:40])
def test_a_guide_says_what_a_changed_option_makes_of_a_rule(
    game: str, values: Mapping[str, object], says: str, hides: str
) -> None:
    rules = GAMES[game]
    changed = said(rules.new(rules.read_options(dict(values))), game)
    assert says in changed
    assert not re.search(hides, changed), changed


def parties(game: str) -> Iterator[tuple[Table, str, list[Step]]]:
    """A partie of every preset and number of players, what the guide says there, and what happens."""
    for table in tables_of(GAMES[game]):
        state = table.new()
        words = said(state, game)
        yield table, words, list(playing_copies(state, table))


def playing_copies(state: AnyState, table: Table) -> Iterator[Step]:
    for step in playing(state, Random(str(table)), 400):
        yield Step(state.clone(), step.actor, step.action, step.events)


def test_truts_and_points_are_those_of_the_game() -> None:
    for table, words, steps in parties("trut"):
        scores = [score for step in steps for score in trut_view(step.state.view(None)).facts.scores]
        options = table.options()
        assert max(score.points for score in scores) < options.points_per_trut
        assert f"{options.points_per_trut} points become" in words
        assert max(score.truts for score in scores) <= options.truts_to_win
        assert re.search(rf"won with {options.truts_to_win} truts?\b", words)


def test_so_many_tricks_make_a_point() -> None:
    for table, words, steps in parties("triomphe"):
        least = {"Three": 3, "Four": 4}.get(re.findall(r"(\w+) tricks (?:of the five )?make a point", words)[0])
        for step in steps:
            outcome = triomphe_view(step.state.view(None)).facts.outcome
            if outcome is None or outcome.how not in ("played", "vole"):
                continue
            for tricks, points in zip(outcome.tricks, outcome.points, strict=True):
                marks = tricks >= least if least else tricks == max(outcome.tricks)
                assert points in ((2,) if tricks == 5 else (1,) if marks and points else (0,)), (table, outcome)
                assert points or not (least and marks), (table, outcome)


def test_lives_are_lost_as_the_guide_says() -> None:
    lost: dict[bool, int] = {True: 0, False: 0}
    for _, words, steps in parties("trente_et_un"):
        two = "two" in words.partition("They go to the pot")[0]
        for step in steps:
            outcome = trente_et_un_view(step.state.view(None)).facts.outcome
            most = max((loss or 0 for loss in outcome.losses), default=0) if outcome is not None else 0
            lost[two] = max(lost[two], most)
    assert lost == {True: 2, False: 1}


def test_cards_are_added_in_the_opening_turn_where_the_guide_says() -> None:
    seen = set()
    for table, words, steps in parties("trio"):
        for step in steps:
            view = trio_view(step.state.view(None))
            if not view.facts.opened_now or view.facts.phase != "play":
                continue
            seat = view.facts.current_turn
            owners = {
                view.facts.melds[action.meld].owner == seat
                for action in step.state.legal(seat)
                if isinstance(action, LayOff)
            }
            seen |= owners
            assert not owners or "From your next turn on pull" not in words, table
            assert True not in owners or "combinations of others" not in words, table
    assert seen == {True, False}


def test_stakes_are_paid_and_pay_cards_taken_as_the_guide_says() -> None:
    for table, words, steps in parties("tripoli"):
        cosmo = table.options().cosmo
        spaces, claimed, paid = BOARDS[cosmo], False, 0
        for step in steps:
            facts = tripoli_view(step.state.view(None)).facts
            claimed |= any(isinstance(event, Happened) and event.code == "claimed" for event in step.events)
            stakes = [event for event in step.events if isinstance(event, Paid) and event.target in spaces]
            if not paid and stakes and not isinstance(step.action, Play):
                paid = sum(event.amount for event in stakes if event.source == purse(facts.dealer))
        assert paid == (8 if cosmo else 9) * (2 if "the dealer two" in words else 1), table
        assert claimed == ("shows it and takes" in words), table


@cache
def _page(preset: str) -> str:
    game: AnyGame = GAMES["trio"]
    return page_text("trio", option_words_of("trio"), "en", game.in_force(dict(game.presets[preset])))


@pytest.mark.parametrize("preset", GAMES["trio"].presets)
def test_two_wilds_fit_the_sequence_of_seven_of_the_last_contract_only(preset: str) -> None:
    options = GAMES["trio"].named_options(GAMES["trio"].presets[preset])
    assert isinstance(options, TrioOptions)
    limits = [shape_named("seq7", options, contract_7=last).limit for last in (False, True)]
    assert ("only the Sequence of 7 of the last contract may have two" in _page(preset)) == (limits == [1, 2])
