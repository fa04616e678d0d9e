"""`benchmarks.engine` times only what plays as it always did, says who is missing, and divides the right way round."""

import importlib
from collections.abc import Callable
from random import Random

import pytest

from benchmarks import driving, engine, peers
from benchmarks.forms import Match
from benchmarks.peers import Pace
from ludo.engine.actions import PLAYS
from ludo.engine.game import AnyState
from ludo.engine.masks import mask_of
from ludo.engine.offers import Rng
from ludo.engine.poker import poker_value
from ludo.engine.runtime import is_compiled
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import play
from ludo.games.triomphe.base import TriompheBase

in_python = pytest.mark.skipif(is_compiled(), reason="compiled code calls what it was compiled with")
TRIOMPHE = next(match for match in engine.MATCHES if match.table.game == "triomphe")


@pytest.fixture
def _untimed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Timing anything is a failure."""

    def time_nothing(measures: object) -> None:
        raise AssertionError("something is timed")

    monkeypatch.setattr(engine, "in_turns", time_nothing)


def always_lowest(state: AnyState, rng: Random) -> tuple[AnyState, int, int]:
    """Draw as many numbers as are due and take the first of all actions."""
    actions = 0
    while (actor := state.turn().must) is not None:
        drawn = state.rollout_action(actor, rng)
        state.do(actor, drawn if actor == CHANCE else next(iter(state.legal(actor))))
        actions += 1
    return state, actions, 0


def lay_lowest(state: TriompheBase, rng: Rng, most: int) -> int:
    """In place of Triomphe's own loop."""
    state.do(state.to_act, PLAYS[int(state.lawful & -state.lawful).bit_length() - 1])
    return 1


@pytest.mark.parametrize("match", engine.MATCHES, ids=lambda match: match.table.game)
def test_seeded_parties_go_in_every_way_as_they_always_did(match: Match) -> None:
    driving.verify(match.table)


@pytest.mark.usefixtures("_untimed")
@pytest.mark.parametrize("way", driving.WAYS)
def test_who_always_lays_the_lowest_card_is_not_timed(
    way: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(driving.WAYS, way, always_lowest)
    assert engine.main(["triomphe"]) == 1
    assert f"nothing is timed: triomphe, {way}" in capsys.readouterr().out


@in_python
@pytest.mark.usefixtures("_untimed")
def test_a_loop_inside_the_engine_that_lays_the_lowest_card_is_not_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "play_at_random", lay_lowest)
    assert engine.main(["triomphe"]) == 1
    assert "nothing is timed: triomphe, inside" in capsys.readouterr().out


@pytest.mark.usefixtures("_untimed")
def test_a_ranking_of_poker_hands_that_is_wrong_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluate(cards: object) -> int:
        assert isinstance(cards, (list, tuple))
        return poker_value(mask_of(cards))

    hands = [Random(seed).sample(range(52), 7) for seed in range(20)]
    assert peers.Hands(evaluate, hands).true_values() == peers.Hands(evaluate, hands).values()
    few = [[13 * suit + rank for rank in range(5)] for suit in (0, 1)]
    monkeypatch.setattr(peers, "eval7_hands", lambda given: peers.Hands(evaluate, few * 500))
    with pytest.raises(driving.WrongPartieError, match="ranked otherwise"):
        engine.poker_figures(7)


def test_who_is_not_installed_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> object:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(importlib, "import_module", find_nothing)
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "SECONDS", 0.001)
    said = engine.figures(TRIOMPHE)
    assert "OpenSpiel euchre: missing, pyspiel is not installed" in said
    assert "colver: missing, colver is not installed" in said
    assert said.count("Ludo ") == len(engine.CONTESTS) + 1
    assert "ratio" not in said
    assert "eval7: missing" in engine.poker_figures(7)


def test_a_ratio_above_one_says_that_ludo_is_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as fast by actions; by decisions as fast, as half of its actions are luck."""
    ours, slow = engine.Taken([Pace(200, 100, 1.0)]), Pace(25, 25, 1.0)
    theirs = engine.Taken([Pace(100, 100, 1.0), slow, Pace(100, 100, 1.0)])
    line = engine._beside("peer", engine.Taken([*ours.rounds, *ours.rounds, *ours.rounds]), theirs)
    assert "ratio 2.00 (2.00 to 8.00) an action, 1.00 (1.00 to 4.00) a decision" in line
    assert engine.with_decisions(engine.Taken([Pace(400, 400, 1.0)]), ours).rounds[0].decisions == 200


def test_every_rival_is_one_of_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def ask(name: str) -> object:
        asked.append(name.partition(".")[0])
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(importlib, "import_module", ask)
    makers: list[Callable[[], peers.Measure]] = [
        make for match in engine.MATCHES for rival in match.rivals for make in rival.ways.values()
    ]
    for make in makers:
        with pytest.raises(ModuleNotFoundError):
            make()(0.0)
    assert set(asked) == {"pyspiel", "colver", "pytruco", "pokerkit"}
