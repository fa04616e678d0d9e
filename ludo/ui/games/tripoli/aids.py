"""Aids to judge a hand at Tripoli: the pay cards, the best poker hand, what may be led."""

from ludo.engine.cards import RANK, rank_of, suit_of
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.poker import best_five
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import LEAD_RULES, POKER_SIZE, legal_leads
from ludo.games.tripoli.view import APART, HAND, TripoliView, tripoli_view
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS, rank_letter
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.aids import Aid, AidItem
from ludo.ui.wording.cards import card_name


def aid(view: AnyView) -> Aid | None:
    """Return what helps at this stage; nothing for an onlooker."""
    shown = tripoli_view(view)
    if shown.seat is None:
        return None
    match shown.facts.phase:
        case "spare" | "bid" if not shown.options.cosmo:
            return _pay_cards(shown, shown.seat)
        case "select" | "poker":
            return _best_hand(shown, shown.seat)
        case "michigan":
            return _leads(shown, shown.seat)
    return None


def _pay_cards(view: TripoliView, seat: int) -> Aid:
    held = set(view.known(HAND[seat]))
    cards = view.facts.layout.cards
    items = tuple(AidItem(rank_of(card), card in held) for card in cards)
    mine = enumerated(card_name(card) for card in cards if card in held)
    sentence = translate("Tripoli", "Pay cards that you hold: {cards}.").format(cards=mine)
    if not mine:
        sentence = translate("Tripoli", "You hold no pay card.")
    return Aid(translate("Tripoli", "Pay cards"), items, sentence, sentence)


def _best_hand(view: TripoliView, seat: int) -> Aid | None:
    """Return the best five of the hand, or the five that were chosen."""
    chosen = view.known(APART[seat])
    cards = chosen or view.known(HAND[seat])
    if len(cards) < POKER_SIZE:
        return None
    low = view.options.ace_low_straight
    five = cards_in(best_five(mask_of(cards), low))
    text = hand_text(five, low)
    title = translate("Tripoli", "Your five") if chosen else translate("Tripoli", "Your best five")
    ranks = sorted((RANK[card] for card in five), key=lambda rank: (-_count(rank, five), -rank))
    sentence = translate("Tripoli", "{title}: {hand}.").format(title=title, hand=text)
    items = tuple(AidItem(rank, _count(rank, five) > 1 or _count(rank, five) == len(five)) for rank in ranks)
    return Aid(title, items, sentence, "" if chosen else sentence)


def _count(rank: int, cards: tuple[int, ...]) -> int:
    return sum(RANK[card] == rank for card in cards)


def _leads(view: TripoliView, seat: int) -> Aid | None:
    """Return the lowest card of each suit, lit where it may be led now."""
    held = mask_of(view.known(HAND[seat]))
    lowest = legal_leads(LEAD_RULES["any_suit"], held, 1, -1)
    if not lowest:
        return None
    facts = view.facts
    leads = legal_leads(LEAD_RULES[view.options.lead_rule], held, facts.runs + 1, facts.last_suit)
    items = tuple(AidItem(0, card in leads, rank_letter(rank_of(card)) + SUIT_SIGNS[suit_of(card)]) for card in lowest)
    names = enumerated(card_name(card) for card in leads)
    sentence = translate("Tripoli", "You could lead: {cards}.").format(cards=names)
    if not leads:
        sentence = translate("Tripoli", "You could not lead now.")
    return Aid(translate("Tripoli", "Lowest of each suit"), items, sentence, sentence)
