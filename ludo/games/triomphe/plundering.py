"""Where hidden cards of L'As qui pille may lie, by what the plunder has told everybody (APP-04 to APP-15)."""

from collections.abc import Sequence
from typing import NamedTuple

from ludo.engine.cards import ACE, Card, card_of
from ludo.engine.masks import BIT, CardSet, mask_of
from ludo.engine.offers import Rng
from ludo.engine.sharing import share_out
from ludo.engine.turns import SOMEBODY
from ludo.games.triomphe.view import TriompheView


class Hidden(NamedTuple):
    """Cards that a seat does not see: how many each hand lacks and which it may hold, how many were given up, stock."""

    missing: list[int]
    allowed: list[CardSet]
    given: int
    stock: int


class Drawn(NamedTuple):
    """Hidden cards as they were drawn: for the hands by seat, for those given up, for the stock."""

    hands: list[list[Card]]
    given: tuple[Card, ...]
    stock: tuple[Card, ...]


def share_out_plundered(view: TriompheView, hidden: Hidden, unseen: Sequence[Card], rng: Rng) -> Drawn:
    """Share out the unseen cards, which lie in random order.

    The ace of trumps goes to one of those who may hold it, each as likely as it has hidden cards; cards seen taken stay
    with the plunderer or among those given up later (APP-07).
    """
    if view.options.variant != "as_qui_pille":
        shares = share_out(unseen, hidden.missing, hidden.allowed)
        dealt = {card for share in shares for card in share}
        return Drawn(shares, (), tuple([card for card in unseen if card not in dealt]))
    pack = mask_of(unseen)
    ace = BIT[card_of(ACE, view.facts.trump)] & pack
    places = _ace_places(view, hidden) if ace else []
    while True:
        place = places.pop(rng.randrange(len(places))) if places else None
        drawn, fits = _share_out(view, hidden, unseen, ace, place)
        if fits or not places:
            return drawn


def _ace_places(view: TriompheView, hidden: Hidden) -> list[int]:
    """Return the places where the ace of trumps may lie: a seat as often as cards of it are hidden, the stock as -1.

    A seat that has plundered has it (APP-10); so has somebody if the question is put, or if a card was turned where
    the turn-up stays (APP-11). Where nobody has plundered who had to, it lies in the stock (APP-05).
    """
    facts, options = view.facts, view.options
    if facts.plunderer >= 0:
        return [facts.plunderer]
    asked = view.turn.must == SOMEBODY
    if asked or (not options.pillage_takes_turnup and facts.last_turned >= 0):
        return _seats(hidden)
    if not (options.pillage_takes_turnup and options.pillage_optional):
        return [-1]
    return [*_seats(hidden), *[-1] * hidden.stock]


def _seats(hidden: Hidden) -> list[int]:
    return [seat for seat, count in enumerate(hidden.missing) for _ in range(count)]


def _share_out(
    view: TriompheView, hidden: Hidden, unseen: Sequence[Card], ace: CardSet, place: int | None
) -> tuple[Drawn, bool]:
    """Return cards for everybody, the ace lying in that place (below 0: the stock), and whether all may have theirs."""
    plunderer, seats = view.facts.plunderer, len(hidden.missing)
    others = mask_of(unseen) & ~ace
    wanted, allowed = hidden.missing[:], hidden.allowed
    if hidden.given:
        taken = [BIT[card] & others for card in view.facts.plundered]
        others &= ~sum(taken)
        allowed = [may if seat == plunderer else may & others for seat, may in enumerate(allowed)]
        allowed += [others | sum(taken[:number]) for number in range(hidden.given)]
        allowed.append(others)
        wanted += [*[1] * hidden.given, hidden.stock]
    cards = unseen
    holder = -1 if place is None else place
    fits = True
    if ace:
        cards = [card for card in unseen if not ace >> card & 1]
        wanted[holder] -= holder >= 0 or len(wanted) > seats
        fits = holder < 0 or bool(hidden.allowed[holder] & ace)
    shares = share_out(cards, wanted, allowed)
    fits = fits and not any(mask_of(share) & ~may for share, may in zip(shares, allowed, strict=True))
    hands, rest = shares[:seats], shares[seats : seats + hidden.given]
    if ace and holder >= 0:
        hands[holder].append(ace.bit_length() - 1)
    given = tuple([card for share in rest for card in share])
    dealt = {card for share in (*hands, given) for card in share}
    return Drawn(hands, given, tuple([card for card in unseen if card not in dealt])), fits
