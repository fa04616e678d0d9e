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
from ludo.ui.rules.in_force import page_text
from tests.contract.playing import Step, playing
from tests.contract.tables import Table, tables_of
from translations.update import all_sentences

_FIGURE = re.compile(
    r"\b(?:\d+½?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|half)\b", re.IGNORECASE
)
FIXED: Mapping[str, Mapping[str, str]] = {
    "Trut guide": {
        "three cards": "TRU-12",
        "three tricks; two of them win it|Two tricks of three": "TRU-54",
        "Eight|Ten|Nine|Seven": "ranks (TRU-20)",
    },
    "Triomphe guide": {
        "five cards": "TRI-21",
        "Three tricks of the five|Four tricks of the five": "one sentence for each value of min_tricks",
        "five tricks|All five": "one for each card",
        "make two": "the vole (TRI-61)",
        "Ten|Seven": "ranks (TRI-30, APP-03)",
    },
    "Trio guide": {"thirteen cards": "TRO-11", "Three of a kind|so are four": "TRO-18, TRO-19", "Twos": "TRO-04"},
    "Tripoli guide": {
        "Five spaces": "TRP-05, with others TRPV-22",
        "the dealer two": "a sentence of its own by dealer_double_ante",
        "five cards|best five": "poker hands (TRP-50)",
        "ten(?= of hearts)": "a rank (TRP-05)",
    },
    "Trente-et-un guide": {
        "31": "T31-08",
        "counts 11, courts and ten 10": "T31-15, T31-16",
        "30½": "a sentence of its own where brelans count",
        "33": "a sentence of its own by sch_fire",
        "Three cards of one|Three aces": "a hand is three cards (T31-11)",
        "four cards": "three and the one drawn (T31-24)",
        "these three": "SCH-10",
        "beaten two|knocker’s, two": "a sentence for each value of knocker_surpassed",
    },
}
"""By guide, every phrase with a figure in it, and why no option can change it."""

OF_LESSONS: Mapping[str, Mapping[str, tuple[str, object]]] = {
    "trut": {
        "the first to have seven truts": ("truts_to_win", 7),
        "Three discs make a trut": ("points_per_trut", 3),
        "it brings one point|the deal brings one point": ("untruted_donne_points", 1),
        "The third card is not played": ("stop_when_decided", True),
    },
    "triomphe": {
        "Three of them bring a point": ("min_tricks", 3),
        "Five points win the partie": ("target", 5),
        "give a poor hand up": ("concession", "before_play"),
        "has to play higher": ("beat_rule", "winning"),
    },
    "trio": {"seven contracts": ("variant", "trio"), "From your next turn on": ("layoff_own_melds", True)},
    "tripoli": {
        "one chip on each space": ("dealer_double_ante", False),
        "Inès bids one chip": ("spare_min_bid", 1),
        "in another suit": ("lead_rule", "free"),
        "you have taken three spaces": ("pay_collect", "stage_one"),
    },
    "trente_et_un": {
        "loses once more is out": ("grace_life", True),
        "A knocker who is beaten loses two lives": ("knocker_surpassed", "by_any"),
        "everybody else loses one": ("knocker_two_on_31", False),
        "knocks draws no more": ("knock_timing", "instead_of_draw"),
    },
}
"""By lesson, what it says that an option decides, and the value by which it is true."""

CHANGED: tuple[tuple[str, Mapping[str, object], str, str], ...] = (
    ("trut", {"truts_to_win": 3}, "won with 3 truts", "seven|7"),
    ("trut", {"points_per_trut": 2}, "2 points become a trut", "three of them|3 points"),
    ("trut", {"untruted_donne_points": 0}, "worth nothing", "marks a point"),
    ("triomphe", {"target": 7}, "won with 7 points", "five points"),
    ("triomphe", {"min_tricks": 4}, "Four tricks of the five", "Three tricks"),
    ("triomphe", {"players": 5}, "The most tricks", "Three tricks"),
    ("triomphe", {"first_dealer": "draw_deals"}, "the strongest deals", "says who deals"),
    ("triomphe", {"strict_table": True}, "is a fault", "veiled"),
    ("triomphe", {"beat_rule": "last"}, "the card just before yours", "that is winning if"),
    ("triomphe", {"beat_rule": "suit"}, "all other cards of it", "that is winning if"),
    ("triomphe", {"variant": "as_qui_pille", "pillage_optional": False}, "have to plunder", "may plunder|Or leave it"),
    ("triomphe", {"concession": "off"}, "These are your five", "give the deal up"),
    ("trio", {"variant": "ecole"}, "Twos and jokers", "Twos stand"),
    ("trio", {"variant": "ecole", "jokers_per_pack": 0}, "Twos stand", "jokers"),
    ("trio", {"layoff_opening_turn": "none"}, "From your next turn on pull", "Pull them to combinations"),
    ("trio", {"layoff_own_melds": False}, "combinations of others, or", "your own|on the table"),
    ("trio", {"layoff_opening_turn": "any"}, "combinations on the table", "of others"),
    ("tripoli", {"dealer_double_ante": True}, "and the dealer two", "of the board. Five"),
    ("tripoli", {"pay_collect": "by_play"}, "Whoever plays a pay card", "shows it and takes"),
    ("tripoli", {"pay_suit": "auction"}, "Whoever plays a pay card", "of hearts"),
    ("tripoli", {"cosmo": True}, "others with every deal", "poker|whole hand"),
    ("tripoli", {"pay_card_bars_trade": True}, "neither exchanges nor bids", "unsayable"),
    ("trente_et_un", {"knocker_surpassed": "only_if_lowest"}, "if it is the knocker’s, two", "was beaten two"),
    ("trente_et_un", {"variant": "schwimmen36"}, "Pass instead of exchanging", "[Kk]nock|36"),
    ("trente_et_un", {"knock_timing": "after_discard"}, "Knock after throwing", "instead of taking"),
    ("trente_et_un", {"two_suited_sum": False}, "else your highest card", "Only your best suit"),
    ("trente_et_un", {"three_kind_30_5": True}, "30½", "unsayable"),
    ("trente_et_un", {"variant": "schwimmen36", "sch_fire": "all_others_lose"}, "worth 33", "unsayable"),
    ("trente_et_un", {"thirty_one_ends": "party"}, "or whoever shows 31", "takes it\\."),
)
"""By game, an option that is changed, what a guide says then, and what it does not say any more."""


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
    found, used = [], set()
    for context, text in of_guides():
        for phrase in FIXED[context]:
            if re.search(phrase, text):
                used.add((context, phrase))
                text = re.sub(phrase, "", text)
        found += [(context, text)] if _FIGURE.search(re.sub(r"\{\w+\}", "", text)) else []
    assert found == [], "say in FIXED why no option changes it, or take it from the option"
    assert used == {(context, phrase) for context, phrases in FIXED.items() for phrase in phrases}


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_lesson_is_played_by_the_rules_that_it_states(game: str) -> None:
    lesson = SCREENS[game].lesson()
    assert lesson is not None
    words = " ".join(part.text() for part in lesson.parts if not isinstance(part, Others))
    words += " ".join(part.otherwise() for part in lesson.parts if isinstance(part, Act))
    options = GAMES[game].in_force({**lesson.options, "players": lesson.others + 1})
    for phrase, (option, value) in OF_LESSONS[game].items():
        assert re.search(phrase, words), phrase
        assert options[option] == value, phrase


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
