"""The contract of a game, where the games themselves do not show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from ludo.engine.actions import Action, Say, Vocabulary
from ludo.engine.events import Asked, Event, Said
from ludo.engine.frozen import slots_of
from ludo.engine.game import Game, Standing, State, arbitrate
from ludo.engine.offers import Listed, Offers, Rng
from ludo.engine.options import Options, Problem, Value, choice
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, UNKNOWN_ACTION, IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, OVER, Actor, Turn
from ludo.engine.views import AnyView, Facts, View

CLAP = Say("clap")


@dataclass(frozen=True, slots=True)
class ForTwo(Options):
    players: int = choice(2)


class Clapping(State[Options, Facts]):
    """Both seats clap once, in turn; then it is over."""

    __slots__ = ("claps",)

    def __init__(self, claps: int = 0) -> None:
        self.claps = claps

    def turn(self) -> Turn:
        return Turn(self.claps) if self.claps < 2 else OVER

    def legal(self, actor: Actor) -> Offers:
        return Listed((CLAP,) if self.check(actor, CLAP) is None else ())

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        must = self.turn().must
        if must is None:
            return PARTIE_OVER
        if actor != must:
            return NOT_ASKED
        return None if action == CLAP else UNKNOWN_ACTION

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Said(actor, "clap"))
        self.claps += 1

    def clone(self) -> "Clapping":
        return Clapping(self.claps)

    def view(self, seat: Seat | None) -> AnyView:
        return View("clapping", ForTwo(), seat, self.turn(), {}, {}, Facts())

    def standing(self) -> Standing:
        return Standing(self.claps == 2, (), (0, 0))


class ClappingGame(Game[Options, Facts]):
    id = "clapping"
    rules_version = 1
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    vocabulary = Vocabulary(("clap",), ())

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        return (2,)

    def new(self, options: Options) -> Clapping:
        return Clapping()

    def determinize(self, view: AnyView, rng: Rng) -> Clapping:
        return Clapping()

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
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


def test_an_action_is_done_without_events() -> None:
    state = Clapping()
    state.do(0, CLAP)
    assert state == Clapping(1)


def test_a_playout_ends_with_the_partie_or_its_bound() -> None:
    state = Clapping()
    assert state.playout(Random(1), 1) == 1
    assert state == Clapping(1)
    assert state.playout(Random(1), -1) == 1
    assert state.standing().over


BOW = Say("bow")


@pytest.mark.parametrize(
    ("turn", "wishes", "expected"),
    [
        (Turn(0, (2, 1)), {0: CLAP, 1: BOW, 2: BOW}, (2, BOW)),
        (Turn(0, (2, 1)), {0: CLAP, 1: BOW, 2: None}, (1, BOW)),
        (Turn(0, (2, 1)), {0: BOW, 1: BOW, 2: BOW}, (0, BOW)),
        (Turn(0, (2, 1)), {0: CLAP, 1: None}, (0, CLAP)),
        (Turn(0, (2, 1)), {2: None}, None),
        (Turn(CHANCE), {}, None),
        (OVER, {}, None),
    ],
)
def test_the_first_seat_that_steps_in_goes_before_the_seat_on_turn(
    turn: Turn, wishes: Mapping[Seat, Action | None], expected: tuple[Seat, Action] | None
) -> None:
    """TRU-34, TRU-35: stepping in has precedence, by the order of the turn."""
    assert arbitrate(turn, wishes, lambda action: action == BOW) == expected


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
    assert game.conflicts(ForTwo()) == no_problem
    assert not game.steps_in(CLAP)
    assert game.new(ForTwo()).seated() is None
