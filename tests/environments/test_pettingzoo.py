"""PettingZoo's own tests, with our environments."""

import warnings
from typing import Any

import pytest

from ludo.games import GAMES

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra `pettingzoo` is not installed (tried with 1.27.0)")
TABLES = [(game, preset) for game, each in GAMES.items() for preset in each.presets]


@pytest.fixture(autouse=True)
def no_warnings_of_theirs() -> Any:
    """Observations are dicts with a mask, as those of their own card games; their test warns of that by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def made(game: str, preset: str, **given: Any) -> Any:
    from ludo.environments.pettingzoo import env

    return env(game, preset, **given)


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_their_tests_pass(game: str, preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    api_test(made(game, preset), num_cycles=40)
    seed_test(lambda: made(game, preset), num_cycles=20)
    render_test(lambda **given: made(game, preset, **given))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_to_its_end(game: str) -> None:
    table = made(game, "classic", length="deal")
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        assert len(seen["observation"]) == len(table.unwrapped.terms.labels)
        table.step(None if terminated or truncated else table.action_space(agent).sample(seen["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


def test_it_is_cut_off_after_so_many_steps() -> None:
    """Their `max_cycles_test` is for environments whose agents act at once, which these are not."""
    table = made("trio", "classic", max_cycles=7)
    table.reset(seed=1)
    steps = 0
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        steps += not truncated
        assert not terminated
        table.step(None if truncated else table.action_space(agent).sample(seen["action_mask"]))
    assert steps == 7
    assert not table.metadata["is_parallelizable"]


def test_only_who_is_asked_has_a_choice() -> None:
    table = made("trut", "classic")
    table.reset(seed=1)
    for agent in table.possible_agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
