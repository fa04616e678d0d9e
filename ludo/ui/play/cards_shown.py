"""Cards that are shown in the middle of the table for a while: the last trick, or hands that were not played."""

from collections.abc import Sequence
from typing import NamedTuple

from ludo.engine.cards import Card
from ludo.engine.events import Happened, Moved
from ludo.engine.places import TRICK, Seat
from ludo.session.record import PartieRecord
from ludo.ui.i18n import translate
from ludo.ui.play.facts import Facts
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.names import Names
from ludo.ui.wording.readouts import cards_text


class HeldCards(NamedTuple):
    """The cards of one player; best: they win."""

    name: str
    cards: tuple[Card | None, ...]
    best: bool = False


class CardsShown(NamedTuple):
    """Cards with whose they are, and what they are in words."""

    title: str
    held: tuple[HeldCards, ...]
    words: str


def cards_shown(facts: Facts) -> CardsShown | None:
    """Return the cards that are shown now, None if none are."""
    if facts.state.cards == "trick":
        return trick_shown(facts)
    return _hands(facts) if facts.state.cards == "hands" else None


def trick_shown(facts: Facts) -> CardsShown | None:
    """Return the last trick as the person before the screen may look at it; None if none was made in this deal."""
    trick, maker = last_trick(facts.now.session.record, facts.chair)
    if facts.curtain is not None or not trick:
        return None
    names = facts.names
    words = [with_head(names.of(seat), _cards([card])) for seat, card in trick]
    text = translate("Table", "The last trick: {cards}. {whose}").format(
        cards=in_parts(words), whose=_whose(maker, names)
    )
    held = tuple(HeldCards(names.of(seat), (card,), seat == maker) for seat, card in trick)
    return CardsShown(translate("Table", "The last trick"), held, text)


def _hands(facts: Facts) -> CardsShown:
    """Return what everybody held."""
    hands, names = facts.now.session.hands_at_end(), facts.names
    held = tuple(HeldCards(names.of(seat), cards) for seat, cards in hands.items())
    words = in_parts([with_head(names.of(seat), _cards(cards)) for seat, cards in hands.items()])
    return CardsShown(translate("Table", "What everybody held"), held, words)


def last_trick(record: PartieRecord, chair: int | None) -> tuple[tuple[tuple[Seat, Card | None], ...], Seat | None]:
    """Return who laid which card to the last trick of this deal that is complete, and whose it is; () if none is.

    Nobody's is one that lies rotten.
    """
    laid: list[tuple[Seat, Card | None]] = []
    found: tuple[tuple[Seat, Card | None], ...] = ()
    maker: Seat | None = None
    for batch in record.deal(chair):
        for event in batch.events:
            match event:
                case Moved(cards, source, target) if target == TRICK:
                    laid += [(source.owner, card) for card in cards]
                case Happened("trick-made", {"seat": int() as seat}):
                    found, maker, laid = tuple(laid), seat, []
                case Happened("trick-rotten"):
                    found, maker, laid = tuple(laid), None, []
                case _:
                    pass
    return found, maker


def _whose(maker: Seat | None, names: Names) -> str:
    if maker is None:
        return translate("Table", "Nobody made it.")
    text = translate("Table", "You made it.") if maker == names.you else translate("Table", "{name} made it.")
    return text.format(name=names.name(maker))


def _cards(cards: Sequence[Card | None]) -> str:
    known = [card for card in cards if card is not None]
    return cards_text(known) if known else translate("Cards", "Card face down")
