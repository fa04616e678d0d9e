"""The state of a partie of Trente-et-un: its fields, a copy, the piles of cards."""

from typing import Final

from ludo.engine.cards import Card
from ludo.engine.changes import Stage
from ludo.engine.game import State
from ludo.engine.masks import CardSet
from ludo.engine.places import BOX, DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.turns import CHANCE, Turn
from ludo.games.trente_et_un.options import MOST_PLAYERS, Setting, TrenteEtUnOptions
from ludo.games.trente_et_un.rules import HAND_SIZE, pack_of
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, Outcome, Phase, TrenteEtUnFacts, packet

TURN_OF_LUCK: Final = Turn(CHANCE)
TURNS: Final = tuple(Turn(seat) for seat in range(MOST_PLAYERS))
"""Turns by seat: nobody ever steps in."""


class TrenteEtUnStage(Stage):
    """Fields that no single turn changes, but for pushes. They are those of `TrenteEtUnFacts`, except:

    chips: in front of each seat; pot: chips paid into it. left: when each left (`scoring.left_at`).
    laid_aside: tables that all have pushed away (SCH-42).
    """

    __slots__ = (
        "chips", "deal_number", "dealer", "laid_aside", "left", "lives", "outcome", "pot", "pushes",
        "renewed", "winners",
    )  # fmt: skip

    lives: tuple[int, ...]
    left: tuple[int, ...]
    chips: tuple[int, ...]
    pot: int
    deal_number: int
    dealer: Seat
    renewed: tuple[Card, ...]
    pushes: int
    laid_aside: tuple[Card, ...]
    outcome: Outcome | None
    winners: tuple[Seat, ...]

    def copy(self) -> "TrenteEtUnStage":
        twin = TrenteEtUnStage()
        twin.lives = self.lives
        twin.left = self.left
        twin.chips = self.chips
        twin.pot = self.pot
        twin.deal_number = self.deal_number
        twin.dealer = self.dealer
        twin.renewed = self.renewed
        twin.pushes = self.pushes
        twin.laid_aside = self.laid_aside
        twin.outcome = self.outcome
        twin.winners = self.winners
        return twin


def first_stage(lives: tuple[int, ...], chips: tuple[int, ...], pot: int, dealer: Seat) -> TrenteEtUnStage:
    """Return the stage before the first deal."""
    stage = TrenteEtUnStage()
    stage.lives = lives
    stage.left = tuple([0] * len(lives))
    stage.chips = chips
    stage.pot = pot
    stage.deal_number = 0
    stage.dealer = dealer
    stage.renewed = ()
    stage.pushes = 0
    stage.laid_aside = ()
    stage.outcome = None
    stage.winners = ()
    return stage


class TrenteEtUnBase(State[TrenteEtUnOptions, TrenteEtUnFacts]):
    """The fields of a partie of Trente-et-un: those of `TrenteEtUnFacts`, in part gathered in `stage`, and the cards.

    hands: by seat, as they came. pack: the cards of which the stock was made, bottom first; as many as `left` still lie
    there. While the dealer chooses, their packet is the top of the stock. middle: the cards that lie face up, which are
    the discard pile, bottom first, or the table.
    known: the set of those cards held that everybody knows, because they were taken from the middle or shown.
    current_turn: who must act.
    """

    __slots__ = (
        "closer", "current_turn", "fresh", "frozen", "hands", "known", "left", "middle", "on_turn", "pack", "phase",
        "setting", "stage", "taken", "turns",
    )  # fmt: skip

    setting: Setting
    stage: TrenteEtUnStage
    current_turn: Turn
    phase: Phase
    on_turn: Seat
    turns: int
    closer: Seat
    taken: Card
    fresh: bool
    frozen: tuple[Seat, ...]
    hands: list[tuple[Card, ...]]
    known: CardSet
    pack: tuple[Card, ...]
    left: int
    middle: tuple[Card, ...]

    @property
    def options(self) -> TrenteEtUnOptions:
        """The options of the partie."""
        return self.setting.options

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, bottom first."""
        return self.pack[: self.left]

    def piles(self) -> list[tuple[Place, tuple[Card, ...]]]:
        """Return every place with cards, and its cards."""
        piles = [(hand(seat), held) for seat, held in enumerate(self.hands) if held]
        stock = self.stock
        if self.phase == "dealer_choice":
            piles.append((packet(self.on_turn), stock[: -HAND_SIZE - 1 : -1]))
            stock = stock[:-HAND_SIZE]
        piles.append((STOCK, stock))
        piles.append((TABLE if self.setting.is_36 else DISCARD_PILE, self.middle))
        if self.stage.laid_aside:
            piles.append((LAID_ASIDE, self.stage.laid_aside))
        return piles if stock or self.middle else [(BOX, pack_of(self.options))]
