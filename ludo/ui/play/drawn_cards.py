"""Which cards have just come into the own hand: they are marked until the person's next act."""

from typing import Final

from ludo.engine.cards import Card
from ludo.engine.events import Moved
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.session.record import PartieRecord

_MOST: Final = 3
"""More cards at once are a hand that was dealt or exchanged, and no card that was drawn."""


def drawn_cards(record: PartieRecord, chair: int | None) -> tuple[Card, ...]:
    """Return what came into the hand of a chair with its last act in this deal, or since."""
    cards: list[Card] = []
    for batch in record.deal_backwards(chair):
        seat = record.seat_of(batch.ply, chair)
        if seat is None:
            return ()
        if batch.actor == CHANCE:
            continue
        for event in batch.events:
            if isinstance(event, Moved) and event.target == hand(seat) and len(event.cards) <= _MOST:
                cards += [card for card in event.cards if card is not None]
        if batch.actor == seat:
            break
    return tuple(cards) if len(cards) <= _MOST else ()
