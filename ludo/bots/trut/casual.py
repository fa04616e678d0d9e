"""Players by rules of thumb who understand less than `baseline`: they count neither the score nor, perhaps, cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut.baseline import Thought
from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import Card
from ludo.games.trut.actions import FOLD, FOLLOW, GO, NO_GO, TRUT_CALL
from ludo.games.trut.rules import STRENGTH
from ludo.games.trut.view import TrutView, trut_view


class Temper(NamedTuple):
    """How a player takes the game.

    follows: the chance from which they follow a trut; goes: the same at the fortial; calls: the chance from which they
    trut on their own turn; bluffs: how often they trut with a weak hand; high: they always lay their highest card.
    """

    follows: float
    goes: float
    calls: float
    bluffs: float
    high: bool


TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "debutant": Temper(follows=0.88, goes=0.65, calls=0.9, bluffs=0, high=True),
        "amateur": Temper(follows=0.36, goes=0.3, calls=0.58, bluffs=0.12, high=False),
    }
)
"""A beginner is timid and shows it; an amateur is bold, and bluffs."""
CURIOUS: Final = 0.37
"""The chance from which a seat follows a trut that would rather see the cards than fold."""


def choose(request: DecisionRequest, rng: Random) -> Action | None:
    """Return the action of a seat, None if it has nothing to say out of turn."""
    player = Casual(trut_view(request.view), rng, TEMPERS[request.level])
    match player.facts.phase:
        case "fortial":
            return GO if player.goes() else NO_GO
        case "answer":
            return FOLLOW if player.follows() else FOLD
        case _:
            if not request.must:
                return None
            if TRUT_CALL in request.offers and player.calls():
                return TRUT_CALL
            return PLAYS[player.card()]


def curious_answer(view: TrutView, rng: Random) -> Action:
    """Return the answer to a trut of a seat that folds too seldom."""
    return FOLLOW if Thought(view, rng).chance() >= CURIOUS else FOLD


@dataclass(slots=True)
class Casual(Thought):
    """A view as its seat understands it, with a temper."""

    temper: Temper

    def goes(self) -> bool:
        return self.view.options.fortial_stake == "donne" or self.chance() >= self.temper.goes

    def follows(self) -> bool:
        return self.chance() >= self.temper.follows

    def calls(self) -> bool:
        """Trut on one's own turn?"""
        return self.chance() >= self.temper.calls or self.rng.random() < self.temper.bluffs

    def card(self) -> Card:
        """Return the card to lay."""
        return max(self.cards, key=STRENGTH.__getitem__) if self.temper.high else self.best_card()
