"""A small game with a tray, an amount and a stock: each in turn lays a pair for a stake, draws a card, or passes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from ludo.engine.actions import Action, Say, Vocabulary
from ludo.engine.cards import RANK, Card, read_cards, write_cards
from ludo.engine.drafts import Amount, Draft, Item, Missing, Tray, tray_place
from ludo.engine.events import Event, Moved
from ludo.engine.game import Game, Standing, State
from ludo.engine.offers import NOTHING, Listed, Offers, Rng
from ludo.engine.options import Options
from ludo.engine.places import STOCK, Place, Seat, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import Actor, Turn
from ludo.engine.views import Facts, View, zones_of
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from tests.ui.play.tables import Notebook

PASS, DRAW, DOUBLE = Say("pass"), Say("draw"), Say("double")
TRAY = tray_place(0)
OTHER_TRAY = tray_place(1)
LEAST, MOST, STEP = 5, 25, 5


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a pair for a stake."""

    verb: ClassVar[str] = "lay"
    cards: tuple[Card, ...]
    stake: int

    def arguments(self) -> str:
        return f"{write_cards(self.cards)} for {self.stake}"

    @classmethod
    def parse(cls, arguments: str) -> "Lay":
        cards, _, stake = arguments.partition(" for ")
        return cls(read_cards(cards), int(stake))


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    players: int = 2


class ToyState(State[ToyOptions, Facts]):
    __slots__ = ("hands", "on_turn", "piles", "stock")

    def __init__(self, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]) -> None:
        self.hands = hands
        self.stock = stock
        self.piles: tuple[tuple[Card, ...], ...] = ((), ())
        self.on_turn = 0

    def turn(self) -> Turn:
        return Turn(self.on_turn)

    def legal(self, actor: Actor) -> Offers:
        return Listed((PASS, DRAW)) if actor == self.on_turn else NOTHING

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        if actor != self.on_turn:
            return Refusal("not-your-turn", {"seat": self.on_turn})
        if isinstance(action, Lay):
            if len({RANK[card] for card in action.cards}) != 1:
                return Refusal("no-pair")
            return Refusal("too-dear") if action.stake > 20 else None
        return None

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        said = [] if events is None else events
        if isinstance(action, Lay):
            left = tuple(card for card in self.hands[actor] if card not in action.cards)
            self.hands = tuple(left if seat == actor else held for seat, held in enumerate(self.hands))
            laid = self.piles[actor] + action.cards
            self.piles = tuple(laid if seat == actor else pile for seat, pile in enumerate(self.piles))
            said.append(Moved(action.cards, hand(actor), Place("meld", actor)))
        elif action == DRAW:
            card, self.stock = self.stock[-1], self.stock[:-1]
            self.hands = tuple((*held, card) if seat == actor else held for seat, held in enumerate(self.hands))
            said.append(Moved((card,), STOCK, hand(actor), frozenset({actor})))
        self.on_turn = 1 - self.on_turn

    def clone(self) -> "ToyState":
        twin = ToyState(self.hands, self.stock)
        twin.piles, twin.on_turn = self.piles, self.on_turn
        return twin

    def view(self, seat: Seat | None) -> View[ToyOptions, Facts]:
        hands = [(hand(n), held if n == seat else (None,) * len(held)) for n, held in enumerate(self.hands)]
        piles = [(Place("meld", n), pile) for n, pile in enumerate(self.piles)]
        zones = zones_of([*hands, *piles, (STOCK, (None,) * len(self.stock))])
        return View("toy", ToyOptions(), seat, self.turn(), zones, {}, Facts())

    def standing(self) -> Standing:
        return Standing(False, (), (0, 0))


@dataclass(frozen=True, slots=True)
class ToyDraft(Draft):
    """Cards go to one of two trays, of which the first holds a pair; the stock goes to the hand."""

    seat: Seat
    hand: tuple[Card, ...]
    check: Callable[[Action], Refusal | None]
    laid: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    stake: int = LEAST
    drawn: bool = False

    @property
    def sources(self) -> tuple[Item, ...]:
        left = [card for card in self.hand if card not in self.laid[0] + self.laid[1]]
        return (*(Item(hand(self.seat), card) for card in left), Item(STOCK))

    def targets(self, source: Item) -> tuple[Item, ...]:
        return (Item(hand(self.seat)),) if source.place == STOCK else (Item(TRAY), Item(OTHER_TRAY))

    def put(self, source: Item, target: Item) -> "ToyDraft":
        if source.card is None:
            return replace(self, drawn=True)
        first, second = self.laid
        if target.place == TRAY:
            return replace(self, laid=((*first, source.card), second))
        return replace(self, laid=(first, (*second, source.card)))

    @property
    def trays(self) -> tuple[Tray, ...]:
        pair = Tray(TRAY, "pair", self.laid[0], 2, 2, self._problems(self.laid[0]))
        return (pair, Tray(OTHER_TRAY, "rest", self.laid[1], 0, 1, self._too_many(self.laid[1], 1)))

    def _problems(self, cards: tuple[Card, ...]) -> tuple[Refusal, ...]:
        wrong = len({RANK[card] for card in cards}) > 1
        return (Refusal("no-pair"),) if wrong else self._too_many(cards, 2)

    def _too_many(self, cards: tuple[Card, ...], most: int) -> tuple[Refusal, ...]:
        return (Refusal("too-many"),) if len(cards) > most else ()

    def take_back(self, tray: Place, card: Card) -> "ToyDraft":
        first, second = (tuple(c for c in cards if c != card) for cards in self.laid)
        return replace(self, laid=(first, second))

    @property
    def amount(self) -> Amount | None:
        return Amount(LEAST, MOST, STEP, self.stake) if self.laid[0] else None

    def with_amount(self, value: int) -> "ToyDraft":
        return replace(self, stake=value)

    @property
    def buttons(self) -> tuple[Action, ...]:
        return (PASS,)

    @property
    def actions(self) -> tuple[Action, ...]:
        if self.drawn:
            return (DRAW,)
        readings: list[Action] = [Lay(self.laid[0], self.stake)]
        if self.laid[1]:
            readings.append(Lay(self.laid[0], LEAST))
        return tuple(action for action in readings if len(self.laid[0]) == 2 and self.check(action) is None)

    @property
    def missing(self) -> tuple[Missing, ...]:
        short = 2 - len(self.laid[0])
        return (Missing("cards", {"count": short}),) if self.laid[0] and short > 0 else ()

    @property
    def problem(self) -> Refusal | None:
        if len(self.laid[0]) < 2:
            return None
        return self._problems(self.laid[0])[0] if self._problems(self.laid[0]) else self.check(self._lay())

    def _lay(self) -> Lay:
        return Lay(self.laid[0], self.stake)

    @property
    def needs_confirmation(self) -> bool:
        return not self.drawn


class Toy(Game[ToyOptions, Facts]):
    id = "toy"
    rules_version = 1
    options_type = ToyOptions
    presets: ClassVar[Mapping[str, Mapping[str, bool | int | str | None]]] = {}
    vocabulary = Vocabulary((PASS.word, DRAW.word, DOUBLE.word), (Lay,))

    def read_options(self, values: Mapping[str, object]) -> ToyOptions:
        return ToyOptions()

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        return (2,)

    def new(self, options: ToyOptions) -> ToyState:
        return ToyState((read_cards("7h 7d Kc 9s"), read_cards("8h 8d Qc 10s")), read_cards("As Ah Ad"))

    def determinize(self, view: View[ToyOptions, Facts], rng: Rng) -> ToyState:
        raise NotImplementedError

    def sides(self, options: ToyOptions) -> tuple[tuple[Seat, ...], ...]:
        return ((0,), (1,))

    def draft(
        self, view: View[ToyOptions, Facts], offers: Offers, check: Callable[[Action], Refusal | None]
    ) -> ToyDraft:
        assert view.seat is not None
        return ToyDraft(view.seat, view.known(hand(view.seat)), check)


def toy_session(notebook: Notebook) -> Session:
    """Anna against a computer player who never acts."""
    head = Header("toy", 1, {}, (Chair("Anna"), Chair("Paul", "simple")), "2026-01-01T00:00:00+00:00")
    return Session(Toy(), head, notebook, Random(1))  # type: ignore[arg-type]
