"""The words of Triomphe (rulebook section 13, "Phases and decision points")."""

from typing import ClassVar, Final

from ludo.engine import actions
from ludo.engine.cards import FACES

CONCEDE: Final = actions.Say("concede")
"""Offer the other side the victory in the deal (*donner le jeu*), TRI-80."""
KEEP: Final = actions.Say("keep")
"""Do not offer it, TRI-82."""
ACCEPT: Final = actions.Say("accept")
"""Take the offer and one point, TRI-83."""
REFUSE: Final = actions.Say("refuse")
"""Refuse the offer and be bound to the vole, TRI-84."""
NO_PILLAGE: Final = actions.Say("no_pillage")
"""Leave the card on offer (APP-05, APP-13)."""
THREE_TWO: Final = actions.Say("3-2")
"""Deal packets of three, then of two, TRI-22."""
TWO_THREE: Final = actions.Say("2-3")
"""Deal packets of two, then of three, TRI-22."""

CONCESSIONS: Final = (CONCEDE, KEEP)
ANSWERS: Final = (ACCEPT, REFUSE)
PACKETS: Final = (THREE_TWO, TWO_THREE)


class Pillage(actions.CardAction):
    """Take the card on offer and give up this card of the hand for it (*piller*), APP-07."""

    __slots__ = ()
    verb: ClassVar[str] = "pillage"


PILLAGES: Final = tuple(Pillage(card) for card in range(FACES))
"""`Pillage` by card, made once."""


class NameDealer(actions.SeatAction):
    """Name the next dealer (TRI-13, TRI-26)."""

    __slots__ = ()
    verb: ClassVar[str] = "dealer"


class Stake(actions.ChipsAction):
    """Name the chips that everybody stakes in the parties to come (*enjeu*), TRI-74."""

    __slots__ = ()
    verb: ClassVar[str] = "stake"


NAMINGS: Final = tuple(NameDealer(seat) for seat in range(6))
"""`NameDealer` by seat, made once."""


class Draw(actions.CardsAction):
    """Luck lets everybody who has to draw take one card, in the order of their seats (TRI-10, TRI-12)."""

    __slots__ = ()
    verb: ClassVar[str] = "draw"


VOCABULARY: Final = actions.Vocabulary(
    (say.word for say in (*CONCESSIONS, *ANSWERS, NO_PILLAGE, *PACKETS)),
    (actions.Play, Pillage, NameDealer, Stake, Draw, actions.Shuffle, actions.Cut, actions.Deal, actions.Lot),
)
