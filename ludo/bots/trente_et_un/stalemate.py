"""When a player stops a deal in which everybody waits for better cards, which others may hold for good."""

from typing import Final

from ludo.bots.trente_et_un.opponent_model import rounds_over
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TrenteEtUnFacts

PATIENCE: Final = 24
"""Rounds of turns without a knock after which a hand need not be as good any more; a deal takes 3 on average and
hardly ever 18."""


def stops_waiting(facts: TrenteEtUnFacts, value: float) -> bool:
    """Does a player stop the deal with a hand of this value, whatever the risk? (T31-31, SCH-12)

    From `PATIENCE` on one point less is enough in each round, so that the best hand stops it first.
    """
    return facts.closer < 0 and value >= THIRTY_ONE - (rounds_over(facts) - PATIENCE)
