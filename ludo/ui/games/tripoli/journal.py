"""The journal of Tripoli: its lines in sentences, with reasons."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from ludo.engine.cards import ACE, Card, rank_of, suit_of
from ludo.engine.events import Changed, DealEnded, Event, Happened, Moved, Paid, PartieEnded, Said
from ludo.engine.masks import mask_of
from ludo.engine.places import Seat
from ludo.engine.poker import class_name, poker_value
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import Layout
from ludo.games.tripoli.view import BANK, tripoli_view
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.games.tripoli.sentences import SENTENCES
from ludo.ui.games.tripoli.spaces import pair_name, ranks_text
from ludo.ui.i18n import enumerated, full_stop, listed, texts, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.common import capital
from ludo.ui.wording.details import Details, EventSentence, number_of, numbers_of, said_of
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import gains_line, shared_end_line

_text = texts("Tripoli")


def said_text(said: Said) -> str:
    """Return what is said at the table, with the chips or the suit that it names."""
    chips = number_of(said.details, "chips")
    match said.code:
        case "pots":
            pots = number_of(said.details, "number")
            if pots:
                return translate("Tripoli", "Let us stop here, and play for %n pot(s).", None, pots)
            return translate("Tripoli", "Let us stop here.")
        case "bid":
            return translate("Tripoli", "I bid {chips}.").format(chips=chips) if chips else translate("Tripoli", "Bid")
        case "bet":
            return translate("Tripoli", "I bet {chips}.").format(chips=chips) if chips else translate("Tripoli", "Bet")
        case "raise":
            if chips:
                return translate("Tripoli", "I raise by {chips}.").format(chips=chips)
            return translate("Tripoli", "Raise")
        case "suit":
            suit = said.details.get("suit")
            name = suit_name(suit) if isinstance(suit, int) else ""
            return translate("Tripoli", "The pay suit is {suit}.").format(suit=name)
    return SENTENCES.speeches[said.code]() if said.code in SENTENCES.speeches else said.code


def _claimed(details: Details, names: Names) -> str:
    cards, chips = numbers_of(details, "cards"), number_of(details, "chips")
    who = names.all_of((number_of(details, "seat"),))
    return translate("Tripoli", "{card}: %n chip(s) for {name}.", None, chips).format(
        card=_shown(details.get("space"), cards), name=who
    )


def _shown(space: object, cards: Sequence[Card]) -> str:
    """Return what a claim of stage one rests on, in words."""
    if space == "sequence":
        runs = [cards[place : place + 3] for place in range(0, len(cards), 3)]
        return listed(
            [
                translate("Tripoli", "{ranks} of {suit}").format(
                    ranks=ranks_text(rank_of(run[0])), suit=suit_name(suit_of(run[0]))
                )
                for run in runs
            ]
        )
    if len(cards) == 2:
        return pair_name((cards[0], cards[1]))
    return card_name(cards[0]) if cards else ""


def _collected(details: Details, names: Names) -> str:
    """Return what a card just laid takes; the line before names the card."""
    chips, space = number_of(details, "chips"), details.get("space")
    who = names.all_of((number_of(details, "seat"),))
    if not chips:
        return translate("Tripoli", "It would take a space of the board, but that is empty.")
    if space in ("king_queen", "pair"):
        return translate("Tripoli", "The pair in a row: %n chip(s) for {name}.", None, chips).format(name=who)
    if space == "sequence":
        return translate("Tripoli", "The sequence in a row: %n chip(s) for {name}.", None, chips).format(name=who)
    return translate("Tripoli", "A pay card: %n chip(s) for {name}.", None, chips).format(name=who)


def _pot_won(details: Details, names: Names) -> str:
    seats, chips = numbers_of(details, "seats"), number_of(details, "chips")
    if number_of(details, "layer"):
        return translate("Tripoli", "Side pot of %n for {name}.", None, chips).format(name=names.all_of(seats))
    return translate("Tripoli", "Pot of %n for {name}.", None, chips).format(name=names.all_of(seats))


def _exposed(details: Details, names: Names) -> str:
    cards = numbers_of(details, "cards")
    low = class_name(poker_value(mask_of(cards))) == details.get("class")
    return translate("Tripoli", "{name}: {hand}").format(
        name=names.of(number_of(details, "seat")), hand=hand_text(cards, low)
    )


def _stopped(details: Details, names: Names) -> str:
    card = number_of(details, "card")
    if rank_of(card) == ACE:
        return translate("Tripoli", "The ace ends the run.")
    return translate("Tripoli", "Nobody can go on after the {card}.").format(card=card_name(card))


def _why_stopped(details: Details, played: Collection[Card]) -> str | None:
    """Return why a run stops where a card would follow; `played`: what was laid in this deal so far."""
    card = number_of(details, "card")
    if rank_of(card) == ACE:
        return None
    if card + 1 in played:
        text = translate("Tripoli", "Nobody can go on: the {card} has been played.")
    else:
        text = translate("Tripoli", "Nobody can go on: the {card} lies in the spare hand.")
    return text.format(card=card_name(card + 1))


def run_card(event: Event) -> tuple[Seat, Card] | None:
    """Return who lays which card of a run."""
    match event:
        case Moved((int() as card,), source, target) if target.kind == "laid":
            return source.owner, card
    return None


def run_end_text(event: Event, before: AnyView) -> str:
    """Return in few words why nobody goes on with a run: "nobody has the Seven"; empty for another event."""
    shown = tripoli_view(before)
    if not isinstance(event, Happened) or event.code != "stopped":
        return ""
    card = number_of(event.details, "card")
    if rank_of(card) == ACE:
        return translate("Tripoli", "the ace ends the run")
    if card + 1 in {played for _, played in shown.facts.plays}:
        return translate("Tripoli", "the {rank} has been played").format(rank=rank_name(rank_of(card + 1)))
    return translate("Tripoli", "nobody has the {rank}").format(rank=rank_name(rank_of(card + 1)))


def _sold(details: Details, names: Names) -> str:
    seat, chips = number_of(details, "seat"), number_of(details, "chips")
    return choose(
        names, (seat,), translate("Tripoli", "You buy the spare hand for %n chip(s).", None, chips),
        translate("Tripoli", "{name} buys the spare hand for %n chip(s).", None, chips)
    )  # fmt: skip


HAPPENED: Final[Mapping[str, EventSentence]] = {
    "claimed": _claimed,
    "collected": _collected,
    "pot-won": _pot_won,
    "exposed": _exposed,
    "stopped": _stopped,
    "lead-passed": said_of(
        _text("You cannot lead: the lead passes to the left."),
        _text("{name} cannot lead: the lead passes to the left."),
    ),
    "spare-sold": _sold,
    "spare-unsold": said_of(_text("Nobody buys the spare hand.")),
    "went-out": said_of(
        _text("You have no cards left: the kitty is yours."), _text("{name} has no cards left and takes the kitty.")
    ),
    "blocked": said_of(_text("Nobody can lead: everybody pays a chip for each card into the kitty, where they stay.")),
    "board-shared": said_of(_text("The chips of the board are shared out.")),
}
"""What came about by the rules, by code."""


def event_text(event: Event, names: Names) -> str | None:
    """Return a line of the journal about one event."""
    match event:
        case Changed("deal_number", int() as number) if number:
            return translate("Tripoli", "Deal {number}").format(number=number)
        case Changed("layout", Layout() as layout) if not _is_printed(layout):
            return _windows(layout)
        case Moved((int() as card,), source, target) if target.kind == "laid":
            return translate("Tripoli", "{name}: {card}").format(name=names.of(source.owner), card=card_name(card))
        case Said(seat):
            return translate("Tripoli", "{name}: {words}").format(name=names.of(seat), words=said_text(event))
        case Happened(code, details):
            return HAPPENED[code](details, names)
        case Paid(amount, source, target) if source == BANK:
            return choose(
                names, (target.owner,), translate("Tripoli", "You buy %n chip(s).", None, amount),
                translate("Tripoli", "{name} buys %n chip(s).", None, amount)
            )  # fmt: skip
        case Paid(amount, source, target) if source.kind == target.kind == "purse":
            return choose(
                names, (source.owner,), translate("Tripoli", "You pay %n chip(s).", None, amount),
                translate("Tripoli", "{name} pays %n chip(s).", None, amount)
            )  # fmt: skip
        case DealEnded():
            return gains_line(event.chips, names)
        case PartieEnded(winners):
            return shared_end_line(winners, names)
    return None


def _is_printed(layout: Layout) -> bool:
    """Are these the pay cards of an ordinary board?"""
    return [rank_of(card) for card in layout.cards] == [14, 13, 12, 11, 10] and layout.pair == layout.cards[2:0:-1]


def _windows(layout: Layout) -> str:
    return translate("Tripoli", "The windows show: {cards}; {pair}; {sequence}.").format(
        cards=enumerated(card_name(card) for card in layout.cards),
        pair=pair_name(layout.pair),
        sequence=ranks_text(layout.sequence),
    )


def event_texts(events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
    """Return the line of each event of one action; a pot says which hand it went to, a run why it stopped.

    Whoever buys the spare hand pays what that line says.
    """
    known = tripoli_view(before)
    sold = any(isinstance(event, Happened) and event.code == "spare-sold" for event in events)
    lines = [None if sold and isinstance(event, Paid) else event_text(event, names) for event in events]
    shown = {
        number_of(event.details, "seat"): numbers_of(event.details, "cards")
        for event in events
        if isinstance(event, Happened) and event.code == "exposed"
    }
    played = {card for _, card in known.facts.plays}
    for place, event in enumerate(events):
        if isinstance(event, Moved) and event.target.kind == "laid":
            played.update(card for card in event.cards if card is not None)
        if isinstance(event, Moved) and event.target.kind == "apart" and event.source.owner == names.you:
            five = [card for card in event.cards if card is not None]
            hand = hand_text(five, known.options.ace_low_straight)
            lines[place] = translate("Tripoli", "You bet on: {hand}.").format(hand=hand)
        if isinstance(event, Happened) and event.code == "stopped":
            lines[place] = _why_stopped(event.details, played) or lines[place]
        if isinstance(event, Happened) and event.code == "pot-won":
            seats = numbers_of(event.details, "seats")
            reason = pot_reason(seats, shown, known.options.ace_low_straight)
            if not number_of(event.details, "layer"):
                lines[place] = translate("Tripoli", "{reason} {result}").format(reason=reason, result=lines[place])
    return lines


def pot_reason(winners: Sequence[Seat], shown: Mapping[Seat, Sequence[Card]], ace_low: bool) -> str:
    """Return why a pot is won: the best hand against the next best, or everybody else has folded."""
    if not shown or not winners or winners[0] not in shown:
        return translate("Tripoli", "All others have folded.")
    best = capital(hand_text(shown[winners[0]], ace_low))
    others = [cards for seat, cards in shown.items() if seat not in winners]
    if len(winners) > 1:
        return translate("Tripoli", "{hand}: equal hands share.").format(hand=best)
    if not others:
        return full_stop(best)
    beaten = max(others, key=lambda cards: poker_value(mask_of(cards), ace_low))
    second = hand_text(beaten, ace_low)
    if second.casefold() == best.casefold():
        return translate("Tripoli", "{hand} twice: the higher cards decide.").format(hand=best)
    return translate("Tripoli", "{best} beats {other}.").format(best=best, other=second)
