"""The stacking order of the table, and why. Cards of one depth lie in the order of their place."""

from typing import Final

GROUND: Final = -1
"""What fills the middle: a board, plots for combinations, words around piles."""
FURNITURE: Final = 0
"""Counters and signs lie on the cloth itself: cards may fly over them."""
PILE: Final = 10
"""The pack that is not in play."""
PUT_BY: Final = 20
"""Finished tricks: below what is being played now."""
PLATE: Final = 30
"""Who sits there; the fan of a hand peeps out above its edge."""
FAN: Final = 34
"""Other people's cards."""
LAID: Final = 40
"""The trick in the middle."""
STATUS: Final = 50
"""The line of words and the buttons: never hidden by a card that merely lies."""
TRAY: Final = 52
"""What a draft is laid into, in front of the hand."""
IN_TRAY: Final = 54
"""Cards of a draft."""
HAND: Final = 60
"""The own hand is the nearest thing to the person."""
TARGET: Final = 66
"""The invisible buttons over what would take a card."""
LABEL: Final = 67
"""Labels lie no higher than this."""
PANEL: Final = 69
"""What stands in the middle until it is looked at."""
BUBBLE: Final = 70
"""What is said covers what is lying, for a moment."""
FLYING: Final = 80
"""A card on its way passes above everything that lies."""
MOMENT: Final = 85
"""A big moment is seen above all that moves."""
DRAGGED: Final = 90
"""The card in the person's hand."""
CURTAIN: Final = 100
"""Hides all the rest."""
