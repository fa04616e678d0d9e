"""Readouts of Tripoli: the signs on the cloth, the table, the run and the poker cards."""

from collections.abc import Iterator

from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import POKER_SIZE
from ludo.games.tripoli.view import APART, BOARDS, LAID, SPARE, TripoliView, tripoli_view
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.games.tripoli.runs import current_run, wanted_card
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.readouts import cards_text, held_text, others_text


def offer_text(view: TripoliView, names: Names) -> str:
    """Return the highest bid of an auction that goes on; empty where there is none."""
    facts = view.facts
    if facts.phase not in ("bid", "suit_bid", "suit") or facts.bidder < 0:
        return ""
    you, one = translate("Tripoli", "You offer {chips}"), translate("Tripoli", "{name} offers {chips}")
    return choose(names, (facts.bidder,), you, one, chips=facts.bid)


def bet_text(view: TripoliView, seat: Seat, names: Names) -> str:
    """Return what a player has bet in the poker that goes on; empty where that is nothing."""
    put = view.facts.put[seat] if view.facts.phase == "poker" and seat < len(view.facts.put) else 0
    if not put:
        return ""
    you, one = translate("Tripoli", "You have bet {chips}"), translate("Tripoli", "{name} has bet {chips}")
    return choose(names, (seat,), you, one, chips=put)


def wanted_text(view: TripoliView) -> str:
    """Return which card would go on with the run; empty outside the last stage."""
    if view.facts.phase != "michigan":
        return ""
    card = wanted_card(view)
    if card is None:
        if current_run(view):
            return translate("Tripoli", "The run is over: a new one begins.")
        return translate("Tripoli", "No run has begun.")
    if is_gone(view, card):
        text = translate("Tripoli", "Nobody has the next card, {card}.")
    else:
        text = translate("Tripoli", "Wanted: {card}.")
    return text.format(card=card_name(card))


def is_gone(view: TripoliView, card: int) -> bool:
    """Return whether nobody can lay a card any more."""
    return card in view.facts.dead or any(card == laid for _, laid in view.facts.plays)


def five_text(view: TripoliView, seat: Seat) -> str:
    """Return what the five cards are that lie open of a player's poker hand; empty where not all do."""
    five = view.known(APART[seat])
    return hand_text(five, view.options.ace_low_straight) if len(five) == POKER_SIZE else ""


def open_hands_text(view: AnyView, names: Names) -> str:
    """Return what lies open of the hands of others, and of the cards that they keep apart for the poker."""
    shown = tripoli_view(view)
    parts = [others_text(shown, names)]
    for seat in range(shown.options.players):
        cards, value = shown.known(APART[seat]), five_text(shown, seat)
        if not cards or seat == shown.seat:
            continue
        if value:
            text = translate("Tripoli", "{name}, for the poker: {cards}; {hand}.")
        else:
            text = translate("Tripoli", "{name}, for the poker: {cards}.")
        parts.append(text.format(name=names.name(seat), cards=cards_text(cards), hand=value))
    return " ".join(filter(None, parts))


def table_text(view: AnyView, names: Names) -> str:
    """Return the chips of the board, space by space, bids and bets, and the cards of the run."""
    shown = tripoli_view(view)
    spaces = BOARDS[shown.options.cosmo]
    parts = [
        translate("Tripoli", "{space}: {chips}").format(
            space=space_title(index, shown.facts.layout), chips=shown.chips.get(place, 0)
        )
        for index, place in enumerate(spaces)
    ]
    board = translate("Tripoli", "Chips on the board: {spaces}.").format(spaces=enumerated(parts))
    return " ".join([board, *_more(shown, names)])


def _more(view: TripoliView, names: Names) -> Iterator[str]:
    said = [offer_text(view, names), *(bet_text(view, seat, names) for seat in range(view.options.players))]
    yield from (full_stop(text) for text in said if text)
    if view.known(SPARE):
        cards = cards_text(view.known(SPARE))
        yield full_stop(translate("Tripoli", "The spare hand: {card}").format(card=cards))
    run = current_run(view)
    if run and view.facts.phase != "michigan":  # what is left on the table of the last stage
        for seat in range(view.options.players):
            if view.known(LAID[seat]):
                cards = held_text(sorted(view.known(LAID[seat])))
                yield full_stop(with_head(names.of(seat), cards))
    elif run:
        cards = enumerated(
            translate("Tripoli", "{name}: {card}").format(name=names.of(seat), card=card_name(card))
            for seat, card in run
        )
        yield translate("Tripoli", "The run: {cards}.").format(cards=cards)
    wanted = wanted_text(view)
    if wanted:
        yield wanted
