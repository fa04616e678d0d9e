"""The stage of Triomphe: all fields but the cards laid and whose turn it is."""

from typing import Final

from ludo.engine.cards import Card, Suit
from ludo.engine.changes import Stage
from ludo.engine.masks import CardSet
from ludo.engine.places import Seat
from ludo.games.triomphe.rules import Colour, Packets
from ludo.games.triomphe.scoring import Scores
from ludo.games.triomphe.view import Outcome

_NO_HANDS: Final[tuple[tuple[tuple[Card, ...], ...], ...]] = tuple(((),) * players for players in range(7))
_NO_MASKS: Final[tuple[tuple[CardSet, ...], ...]] = tuple((0,) * players for players in range(7))
"""Hands without a card, by number of players."""


class TriompheStage(Stage):
    """The fields of `TriompheFacts` that no card changes, and what is hidden or derived besides.

    drawn: cards drawn by each seat. pack: the shuffled pack between shuffle and deal, top first; stock: likewise.
    hands: by seat the five cards, plunder included, whether or not they have been laid since; masks: the same as sets.
    turn_up, turned: one card, or none when it has been taken; given: the cards given up.
    beaten_by: by card, what beats it with this trump. chips: purses by seat; pot: the cagnotte.
    """

    __slots__ = (
        "beaten_by", "chips", "chips_last_deal", "colour", "conceder", "deal_number", "dealer", "designator", "drawing",
        "drawn", "given", "hands", "last_turned", "masks", "outcome", "pack", "packets", "plundered", "plunderer",
        "pot", "refused", "scores", "seating", "shown", "stake", "stock", "trump", "turn_up", "turned", "winner",
        "winners",
    )  # fmt: skip

    seating: tuple[Seat, ...]
    deal_number: int
    dealer: Seat
    packets: Packets
    colour: Colour
    scores: Scores
    winners: tuple[int, ...]
    chips: tuple[int, ...]
    chips_last_deal: tuple[int, ...]
    pot: int
    stake: int

    drawing: tuple[Seat, ...]
    drawn: tuple[tuple[Card, ...], ...]
    designator: Seat
    pack: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    masks: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    turn_up: tuple[Card, ...]
    turned: tuple[Card, ...]
    given: tuple[Card, ...]
    trump: Suit
    beaten_by: tuple[CardSet, ...]
    plunderer: Seat
    plundered: tuple[Card, ...]
    shown: tuple[Card, ...]
    last_turned: Card
    conceder: Seat
    refused: bool
    outcome: Outcome | None
    winner: int | None

    def copy(self) -> "TriompheStage":
        twin = TriompheStage()
        twin.seating = self.seating
        twin.deal_number = self.deal_number
        twin.dealer = self.dealer
        twin.packets = self.packets
        twin.colour = self.colour
        twin.scores = self.scores
        twin.winners = self.winners
        twin.chips = self.chips
        twin.chips_last_deal = self.chips_last_deal
        twin.pot = self.pot
        twin.stake = self.stake
        twin.drawing = self.drawing
        twin.drawn = self.drawn
        twin.designator = self.designator
        twin.pack = self.pack
        twin.hands = self.hands
        twin.masks = self.masks
        twin.stock = self.stock
        twin.turn_up = self.turn_up
        twin.turned = self.turned
        twin.given = self.given
        twin.trump = self.trump
        twin.beaten_by = self.beaten_by
        twin.plunderer = self.plunderer
        twin.plundered = self.plundered
        twin.shown = self.shown
        twin.last_turned = self.last_turned
        twin.conceder = self.conceder
        twin.refused = self.refused
        twin.outcome = self.outcome
        twin.winner = self.winner
        return twin

    def clear(self) -> None:
        """Take back everything that belongs to a deal. Only for a copy that no state holds yet."""
        players = len(self.chips)
        self.drawing = ()
        self.drawn = self.hands = _NO_HANDS[players]
        self.designator = -1
        self.pack = ()
        self.masks = _NO_MASKS[players]
        self.stock = self.turn_up = self.turned = self.given = ()
        self.trump = -1
        self.beaten_by = ()
        self.plunderer = -1
        self.plundered = self.shown = ()
        self.last_turned = -1
        self.conceder = -1
        self.refused = False
        self.outcome = None
        self.winner = None


def first_stage(players: int, scores: Scores, stake: int) -> TriompheStage:
    """Return the stage before the first deal: everybody in their seat, no chips staked yet."""
    stage = TriompheStage()
    stage.seating = tuple(range(players))
    stage.deal_number = 0
    stage.dealer = -1
    stage.packets = ""
    stage.colour = ""
    stage.scores = scores
    stage.winners = ()
    stage.chips = stage.chips_last_deal = (0,) * players
    stage.pot = 0
    stage.stake = stake
    stage.clear()
    return stage
