"""The state of a partie of Trut: its fields, a copy, the piles of cards."""

from typing import Final, Self

from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import Stage
from ludo.engine.game import State
from ludo.engine.places import BOX, STOCK, TRICK, Place, Seat, hand
from ludo.engine.tricks import Laid
from ludo.engine.turns import CHANCE, Turn, seats_from
from ludo.games.trut.options import Setting, TrutOptions
from ludo.games.trut.rules import ROTTEN
from ludo.games.trut.scoring import Scores
from ludo.games.trut.view import Call, Outcome, Phase, TrutFacts, rotten, taken


class TrutStage(Stage):
    """Fields that no single card changes. They are those of `TrutFacts`, except:

    chips: by seat, counted from the start; pot: chips staked.
    """

    __slots__ = (
        "chips", "chips_last_deal", "deal_number", "dealer", "forced", "fortial", "looked", "outcome", "pot", "scores",
        "went", "winner", "winners",
    )  # fmt: skip

    chips: tuple[int, ...]
    chips_last_deal: tuple[int, ...]
    pot: int
    dealer: Seat
    deal_number: int
    scores: Scores
    fortial: int | None
    went: bool
    forced: bool
    looked: tuple[Seat, ...]
    outcome: Outcome | None
    winner: int | None
    winners: tuple[int, ...]

    def copy(self) -> "TrutStage":
        twin = TrutStage()
        twin.chips = self.chips
        twin.chips_last_deal = self.chips_last_deal
        twin.pot = self.pot
        twin.dealer = self.dealer
        twin.deal_number = self.deal_number
        twin.scores = self.scores
        twin.fortial = self.fortial
        twin.went = self.went
        twin.forced = self.forced
        twin.looked = self.looked
        twin.outcome = self.outcome
        twin.winner = self.winner
        twin.winners = self.winners
        return twin


def first_stage(players: int, dealer: Seat, scores: Scores) -> TrutStage:
    """Return the stage before the first deal: no chips staked."""
    stage = TrutStage()
    stage.chips = stage.chips_last_deal = (0,) * players
    stage.pot = 0
    stage.dealer = dealer
    stage.deal_number = 0
    stage.scores = scores
    stage.fortial = None
    stage.went = stage.forced = False
    stage.looked = ()
    stage.outcome = None
    stage.winner = None
    stage.winners = ()
    return stage


class TrutBase(State[TrutOptions, TrutFacts]):
    """The fields of a partie of Trut: those of `TrutFacts`, in part gathered in `stage`, and the cards.

    dealt: by seat the cards that it was dealt; played: those of them that were laid, in order.
    stock: the other cards, top first; before the deal the whole pack as shuffled.
    current_turn: who must act, and who may step in. Everything is immutable, so that a clone copies references only.
    """

    __slots__ = (
        "asked", "call", "current_turn", "dealt", "followed", "leaders", "on_turn", "phase", "played", "results",
        "setting", "stage", "stock", "truter",
    )  # fmt: skip

    setting: Setting
    stage: TrutStage
    current_turn: Turn
    phase: Phase
    on_turn: Seat
    dealt: tuple[tuple[Card, ...], ...]
    played: tuple[Card, ...]
    stock: tuple[Card, ...]
    results: tuple[int, ...]
    leaders: tuple[Seat, ...]
    truter: Seat
    call: Call
    followed: bool
    asked: tuple[Seat, ...]

    def clone(self) -> Self:
        twin = type(self)()
        twin.setting = self.setting
        twin.stage = self.stage
        twin.current_turn = self.current_turn
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.dealt = self.dealt
        twin.played = self.played
        twin.stock = self.stock
        twin.results = self.results
        twin.leaders = self.leaders
        twin.truter = self.truter
        twin.call = self.call
        twin.followed = self.followed
        twin.asked = self.asked
        return twin

    @property
    def options(self) -> TrutOptions:
        """The options of the partie."""
        return self.setting.options

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat still holds, as they came."""
        played = self.played
        return tuple([card for card in self.dealt[seat] if card not in played])

    def trick(self, number: int) -> tuple[Card, ...]:
        """Return the cards of a trick (from 0) in the order in which they were laid."""
        players = self.setting.players
        return self.played[number * players : (number + 1) * players]

    def tricks(self) -> tuple[tuple[Laid, ...], ...]:
        """Return who laid which card, for each trick begun."""
        return tuple(
            tuple(zip(seats_from(leader, self.setting.players), self.trick(number), strict=False))
            for number, leader in enumerate(self.leaders)
        )

    def trick_place(self, number: int) -> Place:
        """Return where a trick (from 0) lies: in the middle until it is complete."""
        if number >= len(self.results):
            return TRICK
        result = self.results[number]
        return rotten(number) if result == ROTTEN else taken(result, number)

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Return every place with cards, and its cards."""
        if self.phase == "cut" or not self.stock:
            return [(BOX, self.stock or PACK_32)]
        hands = [(hand(seat), held) for seat in range(self.setting.players) if (held := self.held(seat))]
        tricks = [(self.trick_place(number), self.trick(number)) for number in range(len(self.leaders))]
        return [*hands, *tricks, (STOCK, self.stock)]


TURN_OF_LUCK: Final = Turn(CHANCE)
"""Luck shuffles, cuts or draws the first dealer."""
NO_HANDS: Final[dict[int, tuple[tuple[Card, ...], ...]]] = {players: ((),) * players for players in (2, 4)}
"""Hands of nobody, by the number of players."""
