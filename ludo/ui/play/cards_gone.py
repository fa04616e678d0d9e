"""Which cards have gone in this deal, as far as a seat has seen them."""

from collections import Counter
from collections.abc import Sequence

from ludo.engine.cards import RANK, SUIT, Card
from ludo.engine.events import Moved, Turned
from ludo.engine.places import Place
from ludo.session.record import EventBatch
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.common import capital, in_parts, with_head

_OUT_OF_SIGHT = ("hand", "stock", "box", "tray", "packet")
"""Places whose cards are still to be played."""


def gone(deal: Sequence[EventBatch]) -> list[Card]:
    """Return the faces that have gone; deal: what the seat was told since the deal began."""
    lying: dict[Place, Counter[Card]] = {}
    for batch in deal:
        for event in batch.events:
            if isinstance(event, Moved):
                _move(lying, event)
            elif isinstance(event, Turned):
                lying[event.place] = Counter(card for card in event.cards if card is not None)
    seen = (cards for place, cards in lying.items() if place.kind not in _OUT_OF_SIGHT)
    return sorted(card for cards in seen for card in cards.elements())


def _move(lying: dict[Place, Counter[Card]], moved: Moved) -> None:
    source, target = lying.setdefault(moved.source, Counter()), lying.setdefault(moved.target, Counter())
    faces = Counter(card for card in moved.cards if card is not None)
    if faces:
        source -= faces
        lying[moved.source] = source
        target.update(faces)
    elif moved.target.kind in _OUT_OF_SIGHT:
        lying[moved.source] = Counter()


def gone_text(cards: Sequence[Card], asked: Card | None, by_rank: bool) -> str:
    """Return which of them have gone: of the suit or rank of a card that is asked about, else suit by suit."""
    if asked is not None and RANK[asked] >= 0:
        key = RANK if by_rank else SUIT
        title = rank_name(RANK[asked]) if by_rank else capital(suit_name(SUIT[asked]))
        found = [card for card in cards if key[card] == key[asked]]
        if not found:
            return translate("Readouts", "{kind}: none has gone.").format(kind=title)
        names = [card_name(card) if by_rank else rank_name(RANK[card]) for card in found]
        return translate("Readouts", "{kind}, gone: {cards}.").format(kind=title, cards=enumerated(names))
    if not cards:
        return translate("Readouts", "No card has gone yet.")
    suits = sorted({SUIT[card] for card in cards})
    parts = [
        with_head(
            capital(suit_name(suit)) if suit >= 0 else card_name(cards[-1]),
            enumerated([rank_name(RANK[card]) for card in cards if SUIT[card] == suit]),
        )
        for suit in suits
    ]
    return translate("Readouts", "Gone: {cards}.").format(cards=in_parts(parts))
