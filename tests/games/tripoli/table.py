"""A hand of Tripoli told in the words of the rulebook."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from ludo.engine.actions import Deal
from ludo.engine.cards import read_cards, read_suit, write_card
from ludo.engine.events import Event, Happened
from ludo.engine.places import Seat, hand
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.actions import Select, Windows
from ludo.games.tripoli.position import Position, StartPhase
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import SPARE, TripoliFacts, apart

FIVES = (
    "Ac 2c 7c 9c Jc",  # a flush
    "10c 10d 10h 3s 6d",  # three of a kind
    "4d 5c 6h 7s 8d",  # a straight
    "3c 5d 8s Qh Kd",  # king high
)
"""Four poker hands."""


class Table:
    """A table of Tripoli at the beginning of a phase, and what happens there from then on.

    Hands are texts by seat, actions texts such as `0 bet 2`; `options` are those of the game, `rules` those among
    them whose names are taken.
    """

    def __init__(
        self,
        phase: StartPhase,
        *hands: str,
        dealer: Seat = 0,
        balances: Sequence[int] | None = None,
        board: Mapping[str, int] | None = None,
        spare: str = "",
        selected: Sequence[str] | None = None,
        leader: Seat = 0,
        last_suit: str = "",
        runs: int = 0,
        pay_suit: str = "h",
        sitting_out: Sequence[Seat] = (),
        bought: Sequence[int] | None = None,
        windows: str = "",
        rules: Mapping[str, Any] = MappingProxyType({}),
        **options: Any,
    ) -> None:
        players = options.setdefault("players", len(hands) or 4)
        self.options = TRIPOLI.read_options({**options, **rules})
        position = Position(
            phase=phase,
            dealer=dealer,
            balances=None if balances is None else tuple(balances),
            board=board or {},
            hands=tuple(read_cards(held) for held in hands) if hands else None,
            spare=read_cards(spare),
            selected=None if selected is None else tuple(read_cards(five) for five in selected),
            leader=leader,
            last_suit=read_suit(last_suit) if last_suit else -1,
            runs=runs,
            pay_suit=read_suit(pay_suit),
            sitting_out=tuple(sitting_out),
            bought=None if bought is None else tuple(bought),
            layout=Windows.parse(windows).layout if windows else None,
        )
        self.before = list(balances or [self.options.starting_chips] * players)
        self.state: TripoliState = TRIPOLI.position(self.options, position)
        self.events: list[Event] = []

    def do(self, *actions: str) -> "Table":
        """Go on with these actions."""
        for text in actions:
            seat, _, words = text.partition(" ")
            self.events += self.state.apply(int(seat), TRIPOLI.read(words))
        return self

    def deal(self, *hands: str) -> "Table":
        """Luck deals these hands."""
        self.events += self.state.apply(CHANCE, Deal(tuple(read_cards(held) for held in hands)))
        return self

    def shuffle(self, seed: int = 0) -> "Table":
        """Luck does whatever it has to do, up to the next decision of a seat."""
        numbers = Random(seed)
        while self.state.turn().must == CHANCE:
            self.events += self.state.apply(CHANCE, self.state.legal(CHANCE).sample(numbers))
        return self

    def select(self, *fives: str) -> "Table":
        """Everybody who is asked keeps five cards apart."""
        while self.facts.phase == "select":
            seat = self.facts.asked[0]
            cards = tuple(sorted(read_cards(fives[seat])))
            self.events += self.state.apply(seat, Select(cards))
        return self

    def refusal(self, text: str) -> str | None:
        """The code with which an action is refused, None if it is legal."""
        seat, _, words = text.partition(" ")
        refusal = self.state.check(int(seat), TRIPOLI.read(words))
        return refusal.code if refusal is not None else None

    def offers(self, seat: Seat) -> set[str]:
        """What a seat may do now."""
        return {TRIPOLI.write(action) for action in self.state.legal(seat)}

    def leads(self) -> tuple[Seat, set[str]]:
        """Who is asked to lead, and what they may lead."""
        seat = self.facts.asked[0]
        return seat, {text.removeprefix("play ") for text in self.offers(seat)}

    def cards(self, seat: Seat) -> set[str]:
        """The cards that a seat holds, those kept apart among them."""
        view = self.state.view(seat)
        return {write_card(card) for card in (*view.known(hand(seat)), *view.known(apart(seat)))}

    def sees(self, seat: Seat | None, of: Seat) -> list[str]:
        """The cards of somebody's hand that a seat sees."""
        return [write_card(card) for card in self.state.view(seat).known(hand(of))]

    def sees_spare(self, seat: Seat | None) -> list[str]:
        """The cards of the spare or dead hand that a seat sees."""
        return [write_card(card) for card in self.state.view(seat).known(SPARE)]

    @property
    def facts(self) -> TripoliFacts:
        facts: TripoliFacts = self.state.view(None).facts
        return facts

    @property
    def must(self) -> int | None:
        return self.state.turn().must

    @property
    def balances(self) -> list[int]:
        return list(self.state.standing().balances)

    @property
    def gains(self) -> list[int]:
        """What everybody has more than in the beginning."""
        return [now - was for now, was in zip(self.balances, self.before, strict=True)]

    @property
    def board(self) -> dict[str, int]:
        """The chips on the spaces that are not empty."""
        chips = self.state.view(None).chips
        return {place.kind: amount for place, amount in chips.items() if place.kind not in ("purse", "bank")}

    @property
    def laid(self) -> list[str]:
        """The cards laid in stage three, each with its seat before it."""
        return [f"{seat} {write_card(card)}" for seat, card in self.facts.plays]

    def happened(self, code: str) -> list[Mapping[str, Any]]:
        """The details of everything with this code."""
        return [event.details for event in self.events if isinstance(event, Happened) and event.code == code]
