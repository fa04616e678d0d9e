"""`ludo.api`: what is promised to other programs."""

import inspect
import re
import subprocess
import sys
from random import Random

import pytest

import ludo.api
from ludo.api import State, determinize, measure, new_partie, read_text, review, write_text
from ludo.engine.events import DealEnded
from ludo.games import GAMES
from tests.api.examples import PAGE, ROOT

PROMISED = {
    "Action", "DecisionRequest", "IllegalActionError", "OptionsError", "State", "determinize", "evaluate", "games",
    "hand", "levels", "measure", "new_partie", "options", "players", "presets", "read_cards", "read_text", "review",
    "write_cards", "write_text",
}  # fmt: skip
OF_STATE = {
    "apply", "clone", "current_player", "draw", "events", "is_terminal", "legal", "log", "play", "playout", "record",
    "request", "returns", "standing", "step", "turn", "view", "write",
}  # fmt: skip
PARAMETERS = {
    "determinize": ["view", "seed"],
    "measure": ["game", "player", "against", "parties", "seed", "options", "processes"],
    "new_partie": ["game", "options", "players", "seed"],
    "review": ["state", "told"],
    "write_text": ["state", "names"],
}


def test_the_names_that_are_promised_are_there_and_no_others() -> None:
    assert set(ludo.api.__all__) == PROMISED
    assert all(hasattr(ludo.api, name) for name in PROMISED)
    assert {name for name in vars(State) if not name.startswith("_")} == OF_STATE
    for name, parameters in PARAMETERS.items():
        assert list(inspect.signature(getattr(ludo.api, name)).parameters) == parameters
    with pytest.raises(AttributeError, match="belote"):
        _ = ludo.api.belote


def test_the_page_names_every_function_and_each_has_an_example() -> None:
    text = PAGE.read_text(encoding="utf-8")
    functions = [name for name in PROMISED if inspect.isfunction(getattr(ludo.api, name))]
    own = [name for name in functions if getattr(ludo.api, name).__module__ == "ludo.api"]
    assert len(own) >= 12
    assert [name for name in own if ">>>" not in (inspect.getdoc(getattr(ludo.api, name)) or "")] == [], "no example"
    assert [name for name in functions if not re.search(rf"`{name}[`(]", text)] == []


def test_examples_and_doctests_hold_without_anything_of_the_window() -> None:
    command = [sys.executable, "-m", "tests.api.examples"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[-4]) >= 10


def test_it_is_imported_without_games_and_players() -> None:
    """So it takes no time; `python -m benchmarks.library` measures it."""
    code = "import sys, ludo.api; print(*sorted(name for name in sys.modules if name.split('.')[0] == 'ludo'))"
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["ludo", "ludo.api"]


@pytest.mark.parametrize("game", GAMES)
def test_a_partie_is_written_read_and_imagined(game: str) -> None:
    partie = new_partie(game, seed=4)
    luck = Random(2)
    for _ in range(60):
        if partie.is_terminal():
            break
        seat = partie.current_player()
        assert seat is not None
        assert determinize(partie.view(seat), seed=5).view(seat) == partie.view(seat)
        partie.apply(partie.legal().rollout_action(luck))
    again = read_text(write_text(partie))
    seats = range(len(partie.returns()))
    assert [again.view(seat) for seat in seats] == [partie.view(seat) for seat in seats]
    assert (again.log(), again.damage) == (partie.log(), "")
    end = partie.playout(seed=1)
    assert end.is_terminal()
    assert sum(end.returns()) > 0
    assert again.view(0) == partie.view(0), "the partie itself has gone on"


def test_the_same_seed_gives_the_same_partie_and_a_copy_goes_on_alike() -> None:
    one, other = (new_partie("trut", "short", ["simple", "simple"], seed=9) for _ in range(2))
    one.play(acts=7)
    twin = one.clone()
    assert len(twin.log()) < len(one.play().log())
    assert one.log() == twin.play().log() == other.play().log()
    assert new_partie("trut", "short", ["simple", "simple"], seed=10).play().log() != one.log()


def test_events_are_those_since_the_deal_began() -> None:
    partie = new_partie("trut", seed=1)
    luck = Random(3)
    while not any(isinstance(event, DealEnded) for event in partie.apply(partie.legal().sample(luck))):
        assert partie.events(0)
    before = len(partie.events(1))
    partie.apply(partie.legal().sample(luck))
    assert len(partie.events(1)) != before


def test_an_act_as_text_and_out_of_turn() -> None:
    """Trut is called between two cards, by who is not on turn."""
    partie = new_partie("trut", seed=2)
    (other,) = partie.turn().may
    events = partie.apply("trut", seat=other)
    assert events
    assert partie.record.done(len(partie.log()) - 1) == (other, GAMES["trut"].read("trut"))
    with pytest.raises(ludo.api.IllegalActionError):
        partie.apply("trut")


def test_what_is_impossible_is_refused() -> None:
    with pytest.raises(ValueError, match="no preset"):
        new_partie("trut", "belote")
    with pytest.raises(ValueError, match="only 2 seats"):
        new_partie("trut", players=["simple"] * 3)
    with pytest.raises(ValueError, match="no level"):
        measure("trut", "simple", against="belote")
    with pytest.raises(ValueError, match="not-a-partie"):
        read_text("belote")
    with pytest.raises(ValueError, match="beginning"):
        write_text(new_partie("trut").playout())
    cheat = new_partie("trut", players=[lambda request, rng: None] * 2, seed=1)
    with pytest.raises(ValueError, match="did nothing"):
        cheat.play()


def test_a_text_that_breaks_off_is_read_as_far_as_it_goes() -> None:
    partie = new_partie("trut", "short", ["simple", "simple"], seed=1).play(acts=5)
    broken = read_text(write_text(partie) + "0 fly away\n")
    assert "fly away" in broken.damage
    assert broken.log() == partie.log()
    assert broken.play().is_terminal()


def first(request: ludo.api.DecisionRequest, rng: Random) -> ludo.api.Action | None:
    """A player of one's own: the first act that is offered."""
    return next(iter(request.offers)) if request.must else None


def test_an_own_player_in_the_arena() -> None:
    found = measure("trut", first, parties=10, seed=2, options={"truts_to_win": 1})
    assert (found.a, found.b, found.a_alone.units) == ("own", "baseline", 10)
    against_itself = measure("trut", first, first, parties=10, seed=2, options={"truts_to_win": 1})
    assert against_itself.share_difference.value == 0 != found.share_difference.value


def test_own_players_are_reviewed_and_levels_are_not() -> None:
    partie = new_partie("trut", {"truts_to_win": 1}, [first, "simple"], seed=3).play()
    told: list[tuple[int, int]] = []
    moments = review(partie, lambda done, every: told.append((done, every)))
    assert moments
    assert {moment.decision.chair for moment in moments} == {0}
    assert told[-1][0] == told[-1][1] >= len(moments)
