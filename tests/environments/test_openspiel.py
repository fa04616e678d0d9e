"""OpenSpiel's random simulation, with our games."""

import subprocess
import sys

import pytest

from ludo.games import GAMES
from tests.house.sources import ROOT

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed (tried with open_spiel 2.0.2)")


@pytest.mark.parametrize("game", GAMES)
def test_their_random_simulation_passes(game: str) -> None:
    import ludo.environments.openspiel  # noqa: F401

    for preset in GAMES[game].presets:
        made = pyspiel.load_game(f"ludo_{game}", {"preset": preset, "length": "deal"})
        pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_a_program_that_plays_them_ends_well() -> None:
    code = (
        "import pyspiel, random, ludo.environments.openspiel\n"
        "game = pyspiel.load_game('ludo_trut', {'players': 4, 'length': 'partie'})\n"
        "state = game.new_initial_state()\n"
        "observer = game.make_py_observer()\n"
        "luck = random.Random(1)\n"
        "while not state.is_terminal():\n"
        "    if not state.is_chance_node():\n"
        "        observer.set_from(state, state.current_player())\n"
        "    state.apply_action(luck.choice(state.legal_actions()))\n"
        "print(game.num_players(), sum(state.returns()), max(state.returns()), len(observer.tensor) > 1000)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "4 0.0 1.0 True\n"), done.stderr
