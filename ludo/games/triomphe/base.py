"""The bottom of the state of Triomphe: its fields, how it is cloned, where the cards lie."""

from functools import cache
from typing import Final

from ludo.engine.cards import ACE, PACK_32, Card, card_of
from ludo.engine.events import Asked
from ludo.engine.game import State
from ludo.engine.masks import FULL_PACK, CardBits, CardSet
from ludo.engine.places import BOX, STOCK, TRICK, Place, Seat, hand
from ludo.engine.turns import CHANCE, OVER, SOMEBODY, Turn, seats_from
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import NO_CARD
from ludo.games.triomphe.setting import Setting
from ludo.games.triomphe.stage import TriompheStage
from ludo.games.triomphe.view import GIVEN, TAKEN, TURN_UP, TURNED, Phase, TriompheFacts, drawn

NOBODY_ACTS: Final = -2
"""In place of the actor when the match is over."""

TURNS: Final = (*(Turn(seat) for seat in range(6)), OVER, Turn(CHANCE))
"""The turn by actor, `NOBODY_ACTS` and `CHANCE` counted from the end, where nobody may step in; made once."""
ASKED: Final = tuple(Asked(*turn) for turn in TURNS)
"""The same as events."""


@cache
def turn_of_break(must: int, players: int) -> Turn:
    """Return the turn between two parties: whoever must act, all others may name another stake first (TRI-74)."""
    others = seats_from((must + 1) % players, players)
    return Turn(must, tuple([seat for seat in others if seat != must]))


_ASKED_IN_SECRET: Final = tuple(Asked(seat, (), frozenset((seat,))) for seat in range(6))
"""The same, known to the seat that is asked only (APP-15)."""
HIDDEN_TURN: Final = Turn(SOMEBODY)
"""The turn as the others see it then."""


class TriompheBase(State[TriompheOptions, TriompheFacts]):
    """A partie (or match) of Triomphe. Everything in it is immutable, so that a clone copies references only.

    stage: what no card changes. to_act: seat or `CHANCE` that acts next. laid: the cards laid in this deal.
    lawful: the cards that section 5 of the rulebook lets the seat on turn lay; none outside play.
    trick, tricks: the cards of the current trick and of those before it, in the order in which they were laid.
    best, taker: the card that is winning the current trick and its seat; beating: the cards that beat it, all where
    none lies. takers: seat that won each trick.
    """

    __slots__ = (
        "beating", "best", "laid", "lawful", "phase", "setting", "stage", "taker", "takers", "to_act", "trick",
        "tricks",
    )  # fmt: skip

    setting: Setting
    stage: TriompheStage
    phase: Phase
    to_act: int
    laid: CardBits
    lawful: CardBits
    trick: tuple[Card, ...]
    beating: CardBits
    best: Card
    taker: Seat
    tricks: tuple[tuple[Card, ...], ...]
    takers: tuple[Seat, ...]

    def clear_cards(self) -> None:
        """Forget the cards laid in a deal."""
        self.laid = self.lawful = 0
        self.trick = ()
        self.beating = FULL_PACK
        self.best = NO_CARD
        self.taker = -1
        self.tricks = ()
        self.takers = ()

    @property
    def options(self) -> TriompheOptions:
        """The options of the partie."""
        return self.setting.options

    def between_parties(self) -> bool:
        """Is a partie of the match over and the next not dealt yet, so that another stake may be agreed (TRI-74)?"""
        return self.stage.winner is not None and self.setting.asks_stake and self.to_act != NOBODY_ACTS

    def turn(self) -> Turn:
        """Return who acts; between two parties anybody may step in."""
        if self.between_parties():
            return turn_of_break(self.to_act, self.setting.players)
        return TURNS[self.to_act]

    def turn_event(self) -> Asked:
        """Return the turn as an event, made once for each actor."""
        if self.between_parties():
            return Asked(*turn_of_break(self.to_act, self.setting.players))
        return _ASKED_IN_SECRET[self.to_act] if self.asks_in_secret() else ASKED[self.to_act]

    def asks_in_secret(self) -> bool:
        """May nobody but the seat that is asked know who it is, as it would tell who holds the ace of trumps (APP-15)?

        It is public once the plunderer has taken a card, or where the ace itself is turned up.
        """
        stage = self.stage
        return self.phase == "pillage" and stage.plunderer < 0 and stage.turn_up != (card_of(ACE, stage.trump),)

    def seated(self) -> tuple[Seat, ...]:
        """Return who came to sit where by the draw for teams (TRI-10)."""
        return self.stage.seating

    def held(self, seat: Seat) -> CardSet:
        """Return the cards in the hand of a seat, as a set."""
        return self.stage.masks[seat] & ~self.laid

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in the hand of a seat, as they came."""
        laid = self.laid
        return tuple([card for card in self.stage.hands[seat] if not laid >> card & 1])

    def leader(self) -> Seat:
        """Return the seat that leads, or led, to the trick in play (TRI-37, TRI-39)."""
        return self.takers[-1] if self.takers else (self.stage.dealer + 1) % self.setting.players

    def refuser(self) -> int:
        """Return the side that has refused an offer and is bound to the vole (TRI-84), -1 if none."""
        stage = self.stage
        return 1 - self.setting.teams.side_of[stage.conceder] if stage.refused else -1

    def table_piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Return every place with cards outside the pack, and its cards."""
        stage = self.stage
        side_of = self.setting.teams.side_of
        piles: list[tuple[Place, tuple[Card, ...]]] = []
        if sum(stage.masks) != self.laid:
            piles += [(hand(seat), self.cards_of(seat)) for seat in range(len(stage.masks)) if self.held(seat)]
        piles += [(TAKEN[side_of[self.takers[number]]][number], cards) for number, cards in enumerate(self.tricks)]
        if any(stage.drawn):
            piles += [(drawn(seat), cards) for seat, cards in enumerate(stage.drawn) if cards]
        if self.trick:
            piles.append((TRICK, self.trick))
        if stage.turn_up:
            piles.append((TURN_UP, stage.turn_up))
        if stage.turned:
            piles.append((TURNED, stage.turned))
        if stage.given:
            piles.append((GIVEN, stage.given))
        if stage.stock:
            piles.append((STOCK, stage.stock))
        return piles

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Return every place with cards, and its cards."""
        piles = self.table_piles()
        out = {card for _, cards in piles for card in cards}
        left = tuple([card for card in self.stage.pack or PACK_32 if card not in out])
        return [*piles, (BOX, left)] if left else piles
