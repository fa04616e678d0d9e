"""The duty of a player in the trick, read from a view: for whoever explains or remembers what `checks` decides."""

from typing import Literal, NamedTuple, TypeAlias

from ludo.engine.cards import SUIT, Card, Suit
from ludo.engine.masks import mask_of
from ludo.engine.places import TRICK, Seat, hand
from ludo.games.triomphe import rules
from ludo.games.triomphe.rules import NO_CARD
from ludo.games.triomphe.view import TriompheView

DutyCode: TypeAlias = Literal["lead", "follow", "beat", "ruff", "overruff", "undertrump", "discard"]
"""What a player has to do (rulebook section 5): `beat` is following suit with a higher card (*surmonter*)."""


class Duty(NamedTuple):
    """A player's duty: the suit led (-1 for the leader) and the card to be beaten, `NO_CARD` if none."""

    code: DutyCode
    led: Suit = -1
    beat: Card = NO_CARD


def leader(view: TriompheView) -> Seat:
    """Return the seat that leads, or led, to the trick in play (TRI-37, TRI-39)."""
    facts = view.facts
    return facts.takers[-1] if facts.takers else (facts.dealer + 1) % view.options.players


def best_card(view: TriompheView) -> Card:
    """Return the card that is winning the trick in play (TRI-50), `NO_CARD` if none lies there."""
    return best_of(view, view.known(TRICK))


def winning_seat(view: TriompheView) -> Seat:
    """Return the seat whose card is winning the trick in play, -1 if no card lies there."""
    trick = view.known(TRICK)
    return (leader(view) + trick.index(best_of(view, trick))) % view.options.players if trick else -1


def best_of(view: TriompheView, trick: tuple[Card, ...]) -> Card:
    """Return the card that wins a trick, `NO_CARD` if it is empty."""
    beaten_by = rules.BEATEN_BY[view.options.variant][view.facts.trump]
    best = NO_CARD
    for card in trick:
        if beaten_by[best] >> card & 1:
            best = card
    return best


def duty(view: TriompheView, seat: Seat) -> Duty:
    """Return what the trick asks of a seat whose hand the view knows (TRI-38, TRI-40 to TRI-49)."""
    trick = view.known(TRICK)
    if not trick:
        return Duty("lead")
    trump, led, rule = view.facts.trump, SUIT[trick[0]], view.options.beat_rule
    best = best_of(view, trick)
    beaten_by = rules.BEATEN_BY[view.options.variant][trump]
    beating = rules.to_beat(rule, beaten_by, trump, trick, best)
    held = mask_of(view.known(hand(seat)))
    suit, trumps = held & rules.SUIT_CARDS[led], held & rules.SUIT_CARDS[trump]
    if suit:
        if not suit & beating:
            return Duty("follow", led)
        return Duty("beat", led, _to_beat(view, trick, best))
    if not trumps:
        return Duty("discard", led)
    if trumps & beating == trumps:
        return Duty("ruff", led)
    return Duty("overruff", led, best) if trumps & beating else Duty("undertrump", led)


def _to_beat(view: TriompheView, trick: tuple[Card, ...], best: Card) -> Card:
    """Return the card of the suit led that has to be beaten (TRI-47, TRI-48)."""
    match view.options.beat_rule:
        case "winning":
            return best
        case "last":
            return trick[-1]
        case _:
            return best_of(view, tuple(card for card in trick if SUIT[card] == SUIT[trick[0]]))
