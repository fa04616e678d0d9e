"""A deal of Trente-et-un told in the words of the rulebook."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludo.engine.actions import Deal, Shuffle
from ludo.engine.cards import Card, read_cards, write_cards
from ludo.engine.events import Event, Happened, Paid, Said
from ludo.engine.places import DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules
from ludo.games.trente_et_un.state import TrenteEtUnState
from ludo.games.trente_et_un.view import TABLE, Outcome, TrenteEtUnFacts

LOW = ("2c 5d 9h", "3c 7d 8s", "4c 6s Jh")
"""Three hands of no particular interest, worth 9, 8 and 10."""


class Table:
    """A table of Trente-et-un with these hands by seat; the last seat deals unless said otherwise.

    `rest` is the turn-up and then the stock, top first; with 36 cards the second packet and then the others. Actions
    are texts such as `0 discard:2c`. A hand of no cards is that of a seat which has left.
    """

    def __init__(
        self, hands: Sequence[str], *actions: str, rest: str = "", dealer: Seat | None = None, **options: Any
    ) -> None:
        self.options = TRENTE_ET_UN.read_options({"players": len(hands), **options})
        out = [seat for seat, held in enumerate(hands) if not held]
        last = len(hands) - 1 if dealer is None else dealer
        self.state: TrenteEtUnState = TRENTE_ET_UN.position(self.options, last, out)
        self.events: list[Event] = []
        self.deal(*hands, rest=rest)
        self.do(*actions)

    def deal(self, *hands: str, rest: str = "") -> "Table":
        """Deal these hands."""
        deal = Deal(tuple(read_cards(held) for held in hands), read_cards(rest))
        self.events += self.state.apply(CHANCE, deal)
        return self

    def do(self, *actions: str) -> "Table":
        """Go on with these actions; luck comes by itself where a stock is made anew."""
        for text in actions:
            self.luck()
            seat, _, words = text.partition(" ")
            self.events += self.state.apply(int(seat), TRENTE_ET_UN.read(words))
        self.luck()
        return self

    def luck(self) -> None:
        if self.state.phase == "reshuffle":
            self.events += self.state.apply(CHANCE, self.state.legal(CHANCE).sample(Random(1)))

    def refusal(self, text: str) -> str | None:
        """The code with which an action is refused, None if it is legal."""
        seat, _, words = text.partition(" ")
        refusal = self.state.check(int(seat), TRENTE_ET_UN.read(words))
        return refusal.code if refusal is not None else None

    def offers(self, seat: Seat | None = None) -> set[str]:
        """What a seat (the one on turn) may do now."""
        actor = self.state.on_turn if seat is None else seat
        return {TRENTE_ET_UN.write(action) for action in self.state.legal(actor)}

    def hand(self, seat: Seat) -> set[str]:
        return self.cards(hand(seat))

    def cards(self, place: Place) -> set[str]:
        return set(write_cards(dict(self.state.piles()).get(place, ())).split())

    @property
    def pile(self) -> str:
        """The discard pile, bottom first."""
        return write_cards(dict(self.state.piles())[DISCARD_PILE])

    @property
    def stock(self) -> int:
        return len(dict(self.state.piles())[STOCK])

    @property
    def table(self) -> set[str]:
        return self.cards(TABLE)

    @property
    def facts(self) -> TrenteEtUnFacts:
        facts: TrenteEtUnFacts = self.state.view(None).facts
        return facts

    @property
    def must(self) -> int | None:
        return self.state.turn().must

    @property
    def outcome(self) -> Outcome | None:
        return self.facts.outcome

    @property
    def losses(self) -> tuple[int | None, ...] | None:
        """What the deal cost, None while it lasts."""
        return None if self.outcome is None else self.outcome.losses

    @property
    def lives(self) -> tuple[int, ...]:
        return self.facts.lives

    @property
    def chips(self) -> tuple[int, ...]:
        return self.state.standing().balances

    def said(self) -> list[tuple[Seat, str]]:
        return [(event.seat, event.code) for event in self.events if isinstance(event, Said)]

    def happened(self, code: str) -> list[dict[str, Any]]:
        return [dict(event.details) for event in self.events if isinstance(event, Happened) and event.code == code]

    def paid(self) -> list[tuple[int, Place, Place]]:
        return [(event.amount, event.source, event.target) for event in self.events if isinstance(event, Paid)]

    def sees(self, seat: Seat | None, place: Place) -> set[str]:
        """The cards of a place that a seat sees."""
        return set(write_cards(self.state.view(seat).known(place)).split())


def shuffled(table: TrenteEtUnState, deck: str) -> None:
    """Deal a pack that begins with these cards, top first."""
    named = read_cards(deck)
    rest: tuple[Card, ...] = tuple(card for card in rules.pack_of(table.options) if card not in named)
    table.apply(CHANCE, Shuffle(named + rest))


def used_up(hands: Sequence[str], *, rest: str = "", draws: int, **options: Any) -> Table:
    """A table where so many turns were played by drawing from the stock and throwing the card drawn."""
    table = Table(hands, rest=rest, **options)
    for _ in range(draws):
        seat = table.state.on_turn
        table.do(f"{seat} draw_talon")
        drawn = write_cards(table.state.hands[seat][-1:])
        table.do(f"{seat} discard:{drawn}")
        if table.state.phase == "knock_or_end":
            table.do(f"{seat} end_turn")
    return table
