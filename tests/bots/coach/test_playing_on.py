"""A deal that is played on from a moment of a partie: the same hands, everybody by what they were told, other luck."""

from dataclasses import replace
from random import Random

import pytest

from ludo.bots.coach import continuation
from ludo.bots.coach.continuation import PlayedOn, PlayOnRequest, played_on
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.game import AnyState
from ludo.engine.options import write_options
from ludo.engine.turns import CHANCE, Actor
from ludo.games import GAMES
from ludo.games.trut import TRUT
from tests.bots.coach.evaluated import tables_of


def begun(game: str, acts: int, seed: int = 1) -> tuple[AnyState, PlayOnRequest]:
    """A partie after so many acts of players, and the request to play its deal on."""
    table = tables_of(game, 0)[0]
    state, luck = table.new(), Random(seed)
    done: list[tuple[Actor, Action]] = []
    while acts:
        must = state.turn().must
        assert must is not None
        action = state.legal(must).sample(luck) if must == CHANCE else state.rollout_action(must, luck)
        acts -= must != CHANCE
        done.append((must, action))
        state.apply(must, action)
    options = write_options(state.view(None).options)
    return state, PlayOnRequest(game, options, tuple(done), ("random",) * table.players, 1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_is_played_to_its_end_the_same_for_the_same_number(game: str) -> None:
    _, request = begun(game, 3)
    found = played_on(request)
    assert found is not None
    assert found == played_on(request)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_is_hurried_plays_nothing_on(game: str) -> None:
    assert played_on(begun(game, 3)[1], lambda: True) is None


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if players_of(game).reshuffle is not None])
def test_only_cards_that_nobody_has_drawn_are_mixed(game: str) -> None:
    state, _ = begun(game, 3)
    reshuffle = players_of(game).reshuffle
    assert reshuffle is not None
    twin = state.clone()
    reshuffle()(twin, Random(3))
    assert twin != state
    for seat in range(state.view(None).options.players):
        assert twin.view(seat) == state.view(seat)
        assert list(twin.legal(seat)) == list(state.legal(seat))


def test_what_comes_of_an_act_is_played_on_with_every_card_as_it_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    def mixed(state: AnyState, luck: Random) -> None:
        raise AssertionError("cards were mixed")

    state, request = begun("trente_et_un", 1)
    seat = state.turn().must
    assert seat is not None
    players = players_of("trente_et_un")
    monkeypatch.setattr(continuation, "players_of", lambda game: players._replace(reshuffle=lambda: mixed))
    assert played_on(replace(request, act=(seat, next(iter(state.legal(seat)))))) is not None
    with pytest.raises(AssertionError):
        played_on(request)


def test_an_act_that_ends_the_deal_ends_it() -> None:
    """Whoever folds at Trut plays on in no other deal."""
    state, request = begun("trut", 0)
    done: list[tuple[Actor, Action]] = []
    luck = Random(1)
    while state.turn().must == CHANCE:
        action = state.legal(CHANCE).sample(luck)
        done.append((CHANCE, action))
        state.apply(CHANCE, action)
    for action in (TRUT.read("trut"), TRUT.read("fold")):
        seat = state.turn().must
        assert seat is not None
        done.append((seat, action))
        state.apply(seat, action)
    folded = replace(request, done=tuple(done[:-1]), act=done[-1])
    assert played_on(folded) == PlayedOn(state.view(None))
