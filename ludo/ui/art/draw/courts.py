"""Court cards."""

from ludo.ui.art.draw.numbers import sign


def court(rank: int, suit: int) -> str:
    return sign(suit, 290, 445, 300)
