"""What the journal says agrees with what lies on the table and with what was said before it."""

from collections.abc import Iterator
from random import Random

import pytest

from ludo.engine.cards import ACE, rank_of, read_card
from ludo.engine.events import Happened
from ludo.engine.game import AnyState
from ludo.engine.masks import mask_of
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trio.view import trio_view
from ludo.games.tripoli.actions import EXCHANGE, KEEP
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import tripoli_view
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import either, set_language
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.names import Names
from tests.contract.playing import playing
from tests.contract.tables import tables_of


def tripoli_state(state: AnyState) -> TripoliState:
    assert isinstance(state, TripoliState)
    return state


NAMES = Names(("Anna", "Hugo", "Léa", "Marcel"), 0)


@pytest.fixture(autouse=True, params=["en", "fr"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def test_a_run_stops_at_a_card_that_lies_where_it_is_said_to(language: str) -> None:
    words, told, luck = words_of("tripoli"), set(), Random(4)
    for table in tables_of(GAMES["tripoli"]):
        state = table.new()
        names = Names(tuple(f"P{seat}" for seat in range(table.players)), 0)
        before = state.view(None)
        for step in playing(state, luck, 120):
            after = tripoli_view(state.view(None))
            for event, text in zip(step.events, words.event_texts(step.events, before, names), strict=True):
                if isinstance(event, Happened) and event.code == "stopped":
                    card = event.details["card"]
                    assert isinstance(card, int)
                    assert text is not None
                    if rank_of(card) == ACE:
                        continue
                    assert card_name(card + 1) in text
                    laid = any(played == card + 1 for _, played in after.facts.plays)
                    told.add(laid)
                    assert ("est déjà sur la table" in text or "has been played" in text) == laid, text
                    hidden = mask_of([card + 1]) & tripoli_state(state).spare
                    assert laid or hidden, text
            before = after
    assert told == {True, False}


@pytest.mark.parametrize("traded", [False, True])
def test_nobody_says_that_a_hand_is_kept_that_was_given_away(traded: bool, language: str) -> None:
    words, state, luck = words_of("tripoli"), GAMES["tripoli"].new(GAMES["tripoli"].read_options({})), Random(1)
    for step in playing(state, luck, 30):
        if step.actor == CHANCE and state.turn().must not in (CHANCE, None):
            break
    dealer = state.turn().must
    assert dealer is not None
    said = [state.apply(dealer, EXCHANGE)] if traded else []
    view = state.view(dealer)
    label = words.action_label(KEEP, view, NAMES)
    hint = words.action_hint(KEEP, view, NAMES)
    said.append(state.apply(dealer, KEEP))
    texts = [text for events in said for text in words.event_texts(events, view, NAMES) if text]
    assert not any("keep my hand" in text or "garde ma main" in text for text in texts), texts
    if traded:
        assert label not in ("Keep", "Garder")
        assert "the hand you have" not in hint


def test_of_cards_that_may_be_led_one_is_meant(language: str) -> None:
    refusal = Refusal("no-lead", {"cards": tuple(map(read_card, ("3c", "4d", "5h")))})
    text = words_of("tripoli").refusal_text(refusal, NAMES)
    word = {"en": " or ", "fr": " ou "}[language]
    assert word in text
    assert {"en": " and ", "fr": " et "}[language] not in text
    assert either(["a"]) == "a"
    assert either(["a", "b", "c"]) == f"a, b{word}c"


@pytest.mark.parametrize("preset", ["classic", "ecole"])
def test_no_help_reads_as_a_sum(preset: str, language: str) -> None:
    table = next(table for table in tables_of(GAMES["trio"]) if table.preset == preset)
    state = table.new()
    for _ in playing(state, Random(1), 6):
        aid = words_of("trio").aid(state.view(0))
        for item in () if aid is None else aid.items:
            assert not set("=+-−") & set(item.text)


def test_a_deal_of_trio_keeps_its_contract_until_the_next(language: str) -> None:
    words, state, seen = words_of("trio"), GAMES["trio"].new(GAMES["trio"].read_options({"players": 3})), 0
    luck = Random(3)
    before = words.progress(state.view(0))
    for _ in playing(state, luck, 4000):
        view = trio_view(state.view(0))
        if view.facts.outcome is not None and view.facts.phase != "over":
            seen += 0 in view.facts.opened
            assert words.progress(view) == before
            title = words.status(view, NAMES)
            assert "keep" not in title.line
        before = words.progress(view)
    assert seen
