"""The contract of a game, where the games themselves do not show it."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from ludo.engine.actions import Action, Say, Vocabulary
from ludo.engine.events import Asked, Event, Said
from ludo.engine.game import Game, Standing, State, slots_of, turn_refusal
from ludo.engine.offers import Listed, Offers, Rng
from ludo.engine.options import Problem, Value
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, UNKNOWN_ACTION, IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import View

CLAP = Say("clap")


class Clapping(State):
    """Both seats clap once, in turn; then it is over."""

    __slots__ = ("claps",)

    def __init__(self, claps: int = 0) -> None:
        self.claps = claps

    def turn(self) -> Turn:
        return Turn(self.claps) if self.claps < 2 else OVER

    def legal(self, actor: Actor) -> Offers:
        return Listed((CLAP,) if self.check(actor, CLAP) is None else ())

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        return turn_refusal(self.turn(), actor) or (None if action == CLAP else UNKNOWN_ACTION)

    def carry_out(self, actor: Actor, action: Action, events: list[Event]) -> None:
        events.append(Said(actor, "clap"))
        self.claps += 1

    def clone(self) -> "Clapping":
        return Clapping(self.claps)

    def view(self, seat: Seat | None) -> View:
        return View("clapping", None, seat, self.turn(), {}, {}, None)

    def standing(self) -> Standing:
        return Standing(self.claps == 2, (), (0, 0))


class ClappingGame(Game):
    id = "clapping"
    rules_version = 1
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    vocabulary = Vocabulary(("clap",), ())

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        return (2,)

    def new(self, options: Any) -> Clapping:
        return Clapping()

    def imagine(self, view: View, rng: Rng) -> Clapping:
        return Clapping()

    def sides(self, options: Any) -> tuple[tuple[Seat, ...], ...]:
        return ((0,), (1,))


def test_an_action_is_checked_done_and_ends_with_the_turn() -> None:
    state = Clapping()
    assert state.apply(0, CLAP) == [Said(0, "clap"), Asked(1, ())]
    assert state.apply(1, CLAP) == [Said(1, "clap"), Asked(None, ())]
    assert state.standing().over


@pytest.mark.parametrize(
    ("claps", "actor", "action", "refusal"),
    [
        (0, 1, CLAP, NOT_ASKED),
        (0, CHANCE, CLAP, NOT_ASKED),
        (1, 1, Say("bow"), UNKNOWN_ACTION),
        (2, 0, CLAP, PARTIE_OVER),
    ],
)
def test_an_illegal_action_is_refused_and_does_nothing(
    claps: int, actor: Actor, action: Action, refusal: Refusal
) -> None:
    state = Clapping(claps)
    with pytest.raises(IllegalActionError, match=refusal.code) as caught:
        state.apply(actor, action)
    assert caught.value.refusal == refusal
    assert state == Clapping(claps)


def test_who_may_step_in_is_asked_too() -> None:
    assert turn_refusal(Turn(0, (2,)), 2) is None
    assert turn_refusal(Turn(0, (2,)), 1) == NOT_ASKED


def test_states_are_equal_if_all_their_slots_are() -> None:
    class Louder(Clapping):
        __slots__ = ("volume",)

        def __init__(self, volume: int) -> None:
            super().__init__()
            self.volume = volume

    assert Clapping(1) == Clapping(1)
    assert Clapping(1) != Clapping(0)
    assert Clapping(1) != "clapping"
    assert Louder(3) == Louder(3)
    assert Louder(3) != Louder(4)
    assert Louder(3) != Clapping()
    assert set(slots_of(Louder)) == {"claps", "volume"}
    with pytest.raises(TypeError):
        hash(Clapping())


def test_a_game_reads_and_writes_its_words() -> None:
    game = ClappingGame()
    assert game.write(CLAP) == "clap"
    assert game.read("clap") == CLAP


def test_what_most_games_do_not_have() -> None:
    """No options that exclude each other, nobody who steps in or changes places, unless the game says so."""
    game = ClappingGame()
    no_problem: tuple[Problem, ...] = ()
    assert game.conflicts(None) == no_problem
    assert not game.steps_in(CLAP)
    assert game.new(None).seated() is None
