"""Poker hands in words: "pair of Kings", "flush, Ace high"."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.cards import Card, rank_of, suit_of
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.poker import PokerValue, best_five, class_name, poker_value
from ludo.games.tripoli.view import HAND, TripoliView
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS, rank_letter
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.names import elided

_text = texts("Poker")


def bet_text(chips: int) -> str:
    """Return the words of a button that bets so many chips."""
    return translate("Poker", "Bet {chips}").format(chips=chips)


def raise_text(chips: int, cost: int) -> str:
    """Return the words of a button that raises by so many chips; `cost`: what that takes in all (TRP-62)."""
    return translate("Poker", "Raise by {chips} (pay {cost})").format(chips=chips, cost=cost)


_RANKS: Final = (
    _text("Twos"),
    _text("Threes"),
    _text("Fours"),
    _text("Fives"),
    _text("Sixes"),
    _text("Sevens"),
    _text("Eights"),
    _text("Nines"),
    _text("Tens"),
    _text("Jacks"),
    _text("Queens"),
    _text("Kings"),
    _text("Aces"),
)
"""Ranks in the plural, from the Two to the Ace."""


def ranks_name(rank: int) -> str:
    """Return several cards of a rank in a word: "Kings"."""
    return _RANKS[rank - 2]()


def top_name(rank: int) -> str:
    """Return the highest card of a hand: "Ace high"."""
    match rank:
        case 14:
            return translate("Poker", "Ace high")
        case 13:
            return translate("Poker", "King high")
        case 12:
            return translate("Poker", "Queen high")
        case 11:
            return translate("Poker", "Jack high")
    return translate("Poker", "{rank} high").format(rank=rank)


def _rank(value: PokerValue, place: int) -> int:
    return (value >> 16 - 4 * place & 15) + 2


def hand_text(five: Sequence[Card], ace_low: bool) -> str:
    """Return five cards as a poker hand in words."""
    return value_text(poker_value(mask_of(five), ace_low))


def value_text(value: PokerValue) -> str:
    """Return the value of a poker hand in words."""
    first, second = _rank(value, 0), _rank(value, 1)
    match class_name(value):
        case "straight flush" if first == 14:
            return translate("Poker", "royal flush")
        case "straight flush":
            return translate("Poker", "straight flush, {top}").format(top=top_name(first))
        case "four of a kind":
            return elided(translate("Poker", "four {ranks}"), ranks=ranks_name(first))
        case "full house":
            return translate("Poker", "full house, {ranks} over {others}").format(
                ranks=ranks_name(first), others=ranks_name(_rank(value, 4))
            )
        case "flush":
            return translate("Poker", "flush, {top}").format(top=top_name(first))
        case "straight":
            return translate("Poker", "straight, {top}").format(top=top_name(first))
        case "three of a kind":
            return elided(translate("Poker", "three {ranks}"), ranks=ranks_name(first))
        case "two pairs":
            return translate("Poker", "two pairs, {ranks} and {others}").format(
                ranks=ranks_name(first), others=ranks_name(second)
            )
        case "one pair":
            return elided(translate("Poker", "pair of {ranks}"), ranks=ranks_name(first))
    return top_name(first)


def select_label(cards: Sequence[Card], view: TripoliView) -> str:
    """Return the words of a button that plays five cards: whether they are the best, or less than that."""
    low = view.options.ace_low_straight
    best = _best(cards, view)
    if not best:
        return translate("Tripoli", "Play {hand}").format(hand=hand_text(cards, low))
    if poker_value(mask_of(cards), low) == poker_value(mask_of(best), low):
        text = translate("Tripoli", "Play my best five: {cards} ({hand})")
        return text.format(cards=short_cards(cards), hand=hand_text(cards, low))
    text = translate("Tripoli", "Play {hand}, less than your {best}")
    return text.format(hand=hand_text(cards, low), best=hand_text(best, low))


def waste_text(cards: Sequence[Card], view: TripoliView) -> str:
    """Return that better cards are held than five that are laid out; empty where these are the best."""
    low = view.options.ace_low_straight
    best = _best(cards, view)
    if not best or poker_value(mask_of(cards), low) >= poker_value(mask_of(best), low):
        return ""
    text = translate("Tripoli", "You hold better than {hand}: {best} ({cards}).")
    return text.format(hand=hand_text(cards, low), best=hand_text(best, low), cards=short_cards(best))


def _best(cards: Sequence[Card], view: TripoliView) -> Sequence[Card]:
    """Return the best five of the own hand; none if these cards do not come from it."""
    held = () if view.seat is None else view.known(HAND[view.seat])
    return () if len(held) < len(cards) else cards_in(best_five(mask_of(held), view.options.ace_low_straight))


def short_cards(cards: Sequence[Card]) -> str:
    """Return cards as they are written, the highest first: "A♦ K♦ 9♣"."""
    ordered = sorted(cards, key=lambda card: (-rank_of(card), -suit_of(card)))
    return " ".join(f"{rank_letter(rank_of(card))}{SUIT_SIGNS[suit_of(card)]}" for card in ordered)
