"""Any game, with its players moved to other seats in the middle of a partie."""

from collections.abc import Mapping

from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyGame, AnyState, Game, Standing, State
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Options
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import Actor, Turn
from ludo.engine.views import AnyView, Facts


class ReseatedState(State[Options, Facts]):
    """A state in which, after `after` actions, the player of chair `order[seat]` sits on each seat."""

    __slots__ = ("after", "done", "inner", "order")

    def __init__(self, inner: AnyState, order: tuple[Seat, ...], after: int, done: int = 0) -> None:
        self.inner = inner
        self.order = order
        self.after = after
        self.done = done

    def seated(self) -> tuple[Seat, ...] | None:
        return self.order if self.done >= self.after else None

    def turn(self) -> Turn:
        return self.inner.turn()

    def legal(self, actor: Actor) -> Offers:
        return self.inner.legal(actor)

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        return self.inner.check(actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        self.inner.carry_out(actor, action, events)
        self.done += 1

    def clone(self) -> "ReseatedState":
        return ReseatedState(self.inner.clone(), self.order, self.after, self.done)

    def view(self, seat: Seat | None) -> AnyView:
        return self.inner.view(seat)

    def standing(self) -> Standing:
        return self.inner.standing()


class ReseatedGame(Game[Options, Facts]):
    """A game that moves its players to other seats after so many actions."""

    def __init__(self, inner: AnyGame, order: tuple[Seat, ...], after: int) -> None:
        self.inner = inner
        self.order = order
        self.after = after
        self.id = inner.id  # type: ignore[misc]
        self.rules_version = inner.rules_version  # type: ignore[misc]
        self.options_type = inner.options_type
        self.presets = inner.presets  # type: ignore[misc]
        self.vocabulary = inner.vocabulary  # type: ignore[misc]

    def read_options(self, values: Mapping[str, object]) -> Options:
        return self.inner.read_options(values)

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        return self.inner.player_counts(values)

    def new(self, options: Options) -> ReseatedState:
        return ReseatedState(self.inner.new(options), self.order, self.after)

    def determinize(self, view: AnyView, rng: Rng) -> AnyState:
        return self.inner.determinize(view, rng)

    def sides(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return self.inner.sides(options)

    def steps_in(self, action: Action) -> bool:
        return self.inner.steps_in(action)
