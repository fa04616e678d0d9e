"""The watch is awake: each kind of broken game is noticed by what looks for it."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action, Play
from ludo.engine.events import Changed, Event, Happened, Moved
from ludo.engine.game import AnyState
from ludo.engine.offers import Listed, Offers, Rng
from ludo.engine.places import BOX, STOCK, Seat
from ludo.engine.refusals import IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.engine.views import View
from ludo.games import any_game
from ludo.games.trut import TRUT, Trut
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import TrutView
from tests.contract.playing import playing
from tests.contract.scan import outsiders
from tests.contract.tables import Table
from tests.contract.watch import watch_party


class Odd(TrutState):
    """A state of Trut in which something is wrong."""

    __slots__ = ()

    def clone(self) -> Any:
        twin = super().clone()
        twin.__class__ = type(self)
        return twin


class ShowsTheStock(Odd):
    __slots__ = ()

    def view(self, seat: Seat | None) -> TrutView:
        view = super().view(seat)
        return View(
            view.game, view.options, view.seat, view.turn,
            {place: tuple(self.stock) if place == STOCK else cards for place, cards in view.zones.items()},
            view.chips, view.facts,
        )  # fmt: skip


class WhispersInEvents(Odd):
    __slots__ = ()

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        super().carry_out(actor, action, events)
        if events is None:
            return
        events.append(Happened("whisper", {"card": sum(self.stock)}))


class WhispersInRefusals(Odd):
    __slots__ = ()

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        refusal = super().check(actor, action)
        return refusal and Refusal(refusal.code, {"card": sum(self.stock)})


class WhispersInOffers(Odd):
    """Offers a trut only to those who would win."""

    __slots__ = ()

    def legal(self, actor: Actor) -> Offers:
        offers = super().legal(actor)
        if actor == CHANCE or sum(self.stock) % 2:
            return offers
        return Listed(tuple(action for action in offers if isinstance(action, Play)) or tuple(offers))

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        refusal = super().check(actor, action)
        if refusal is not None or action in self.legal(actor):
            return refusal
        return Refusal("better-not")


class SharesItsHands(Odd):
    __slots__ = ()

    def clone(self) -> Any:
        return self


class LosesACard(Odd):
    __slots__ = ()

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        super().carry_out(actor, action, events)
        if events is None:
            return
        if isinstance(action, Play):
            self.stock = self.stock[:-1]


class TellsTooLittle(Odd):
    __slots__ = ()

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        super().carry_out(actor, action, events)
        if events is None:
            return
        events[:] = [event for event in events if not (isinstance(event, Changed) and event.name == "on_turn")]


class DealsOpenly(Odd):
    __slots__ = ()

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        super().carry_out(actor, action, events)
        if events is None:
            return
        events[:] = [
            Moved(event.cards, BOX, event.target) if isinstance(event, Moved) and event.source == BOX else event
            for event in events
        ]


class OffersTooMuch(Odd):
    __slots__ = ()

    def legal(self, actor: Actor) -> Offers:
        offers = super().legal(actor)
        return Listed((*offers, Play(0))) if self.phase == "play" and actor >= 0 else offers


class LetsTheWrongSeatAct(Odd):
    __slots__ = ()

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        refusal = super().check(actor, action)
        return None if refusal is not None and refusal.code == "answer-first" else refusal


class MintsChips(Odd):
    __slots__ = ()

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        super().carry_out(actor, action, events)
        if events is None:
            return
        chips = self.stage.chips
        self.stage = self.stage._replace(chips=(chips[0] + 1, *chips[1:]))


class SpeaksInSentences(Odd):
    __slots__ = ()

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        return super().check(actor, action) and Refusal("You cannot do that!")


class OddTrut(Trut):
    """Trut with one of these states."""

    presets: ClassVar = {"classic": {}}
    kind: type[TrutState] = Odd

    def new(self, options: TrutOptions) -> TrutState:
        state = super().new(options)
        state.__class__ = self.kind
        return state

    def determinize(self, view: TrutView, rng: Rng) -> TrutState:
        state = super().determinize(view, rng)
        state.__class__ = self.kind
        return state


def watch(kind: type[TrutState]) -> None:
    game = OddTrut()
    game.kind = kind
    table = Table(any_game(game), "classic", 2, {"truts_to_win": 3})
    for number in range(5):
        watch_party(table, f"{number}", 0.2)


def test_nothing_is_wrong_with_a_game_that_keeps_everything() -> None:
    watch(Odd)


@pytest.mark.parametrize(
    "kind",
    [
        ShowsTheStock, WhispersInEvents, WhispersInRefusals, WhispersInOffers, SharesItsHands, LosesACard,
        TellsTooLittle, DealsOpenly, OffersTooMuch, LetsTheWrongSeatAct, MintsChips, SpeaksInSentences,
    ],
)  # fmt: skip
def test_a_broken_game_is_noticed(kind: type[TrutState]) -> None:
    with pytest.raises((AssertionError, ValueError, IllegalActionError)):
        watch(kind)


class Peeping(Listed):
    """Offers that remember where they come from."""

    __slots__ = ("state",)

    def __init__(self, state: AnyState) -> None:
        super().__init__(tuple(state.legal(0)))
        self.state = state


class Calling(Listed):
    """Offers that hold a function."""

    __slots__ = ("ask",)

    def __init__(self, state: AnyState) -> None:
        super().__init__(tuple(state.legal(0)))
        self.ask: Callable[[Seat], Any] = state.view


@pytest.mark.parametrize("kind", [Peeping, Calling])
def test_a_way_to_the_true_state_is_found(kind: Callable[[AnyState], Offers]) -> None:
    game = any_game(TRUT)
    for step in playing(game.new(game.read_options({})), Random(1), 5):
        honest = DecisionRequest(step.state.view(0), tuple(step.history(0)), step.state.legal(0), True, "simple")
        assert outsiders(honest) == set()
        prompt = DecisionRequest(step.state.view(0), tuple(step.history(0)), kind(step.state), True, "simple")
        assert outsiders(prompt)
