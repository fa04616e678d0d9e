"""The journal of Trente-et-un: a line for each event that needs one."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from ludo.engine.cards import Card
from ludo.engine.events import Changed, Event, Happened, Moved, PartieEnded, Said
from ludo.engine.places import STOCK
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.view import TABLE, Outcome
from ludo.ui.games.trente_et_un import results
from ludo.ui.games.trente_et_un.sentences import SENTENCES
from ludo.ui.i18n import enumerated, texts, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.details import Details, EventSentence, number_of, said_of
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import shared_end_line

_text = texts("Trente-et-un")


def _life_lost(details: Details, names: Names) -> str:
    seat, lives = number_of(details, "seat"), number_of(details, "lives")
    if seat == names.you:
        return translate("Trente-et-un", "You lose %n life(lives).", None, lives)
    return translate("Trente-et-un", "{name} loses %n life(lives).", None, lives).format(name=names.name(seat))


HAPPENED: Final[Mapping[str, EventSentence]] = {
    "life-lost": _life_lost,
    "left": said_of(
        _text("You have no life left: you leave the table."), _text("{name} has no life left and leaves the table.")
    ),
    "stock-renewed": said_of(_text("The stock was empty: the discards are shuffled and become the new one.")),
    "all-pushed": said_of(_text("Everybody has pushed: the cards in the middle are laid aside for new ones.")),
    "all-bound": said_of(_text("Everybody has exchanged all three cards: nobody can do anything more.")),
}
"""What came about by the rules, by code."""


def _listed_cards(cards: Sequence[Card | None]) -> str:
    return enumerated(card_name(card) for card in cards if card is not None)


def _took(moved: Moved, names: Names) -> str | None:
    """Return the line about a card that was drawn."""
    seat, face = moved.target.owner, moved.cards[0]
    if moved.source == STOCK and face is None:
        return choose(
            names,
            (seat,),
            translate("Trente-et-un", "You draw a card from the stock."),
            translate("Trente-et-un", "{name} draws a card from the stock."),
        )
    if face is None:
        return None
    if moved.source == STOCK:
        you = translate("Trente-et-un", "You draw from the stock: {card}.")
        one = translate("Trente-et-un", "{name} draws from the stock: {card}.")
    else:
        you = translate("Trente-et-un", "You take from the discard pile: {card}.")
        one = translate("Trente-et-un", "{name} takes from the discard pile: {card}.")
    return choose(names, (seat,), you, one, card=card_name(face))


def _moved(moved: Moved, names: Names) -> str | None:
    """Return the line about cards that moved, None for those that need none."""
    source, target, cards = moved.source, moved.target, moved.cards
    match source.kind, target.kind:
        case "stock" | "discard", "hand" if len(cards) == 1:
            return _took(moved, names)
        case "stock", "discard":
            return translate("Trente-et-un", "Turn-up: {card}.").format(card=_listed_cards(cards))
        case "hand", "discard":
            you = translate("Trente-et-un", "You throw: {card}.")
            one = translate("Trente-et-un", "{name} throws: {card}.")
            return choose(names, (source.owner,), you, one, card=_listed_cards(cards))
        case "stock" | "packet", "table":
            return translate("Trente-et-un", "In the middle: {cards}.").format(cards=_listed_cards(cards))
        case "box", "packet" if None not in cards:
            return translate("Trente-et-un", "Your first three: {cards}.").format(cards=_listed_cards(cards))
        case "hand", "table":
            you = translate("Trente-et-un", "You lay in the middle: {cards}.")
            one = translate("Trente-et-un", "{name} lays in the middle: {cards}.")
            return choose(names, (source.owner,), you, one, cards=_listed_cards(cards))
        case "table", "hand":
            you = translate("Trente-et-un", "You take for it: {cards}.")
            one = translate("Trente-et-un", "{name} takes for it: {cards}.")
            return choose(names, (target.owner,), you, one, cards=_listed_cards(cards))
    return None


def _exchanged(given: Event, taken: Event, names: Names) -> str:
    """Return the line about an exchange of one card; empty for all other events."""
    if not (isinstance(given, Moved) and isinstance(taken, Moved)):
        return ""
    if len(given.cards) != 1 or given.target != TABLE or taken.source != TABLE:
        return ""
    you = translate("Trente-et-un", "You exchange: {given} for {taken}.")
    one = translate("Trente-et-un", "{name} exchanges: {given} for {taken}.")
    cards = {"given": _listed_cards(given.cards), "taken": _listed_cards(taken.cards)}
    return choose(names, (given.source.owner,), you, one, **cards)


def event_text(event: Event, names: Names) -> str | None:
    """Return the line of an event by itself."""
    match event:
        case Changed("deal_number", deal):
            return translate("Trente-et-un", "Deal {number}").format(number=deal)
        case Changed("outcome", Outcome() as outcome):
            return results.outcome_lines(outcome, names)
        case Moved():
            return _moved(event, names)
        case Said(seat, code):
            words = SENTENCES.speeches[code]() if code in SENTENCES.speeches else code
            return translate("Trente-et-un", "{name}: {words}").format(name=names.of(seat), words=words)
        case Happened(code, details):
            return HAPPENED[code](details, names)
        case PartieEnded(winners):
            return shared_end_line(winners, names)
    return None


def event_texts(events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
    """Return the lines of one action: an exchange is one line, reasons come first and stand for the losses."""
    lines = [event_text(event, names) for event in events]
    for number, (given, taken) in enumerate(pairwise(events)):
        exchange = _exchanged(given, taken, names)
        if exchange:
            lines[number], lines[number + 1] = exchange, None
    losses = [n for n, event in enumerate(events) if isinstance(event, Happened) and event.code == "life-lost"]
    outcomes = (n for n, event in enumerate(events) if isinstance(event, Changed) and isinstance(event.value, Outcome))
    reason = next(outcomes, None)
    if reason is not None and losses:
        for number in losses[1:]:
            lines[number] = None
        lines[losses[0]], lines[reason] = lines[reason], None
    return lines
