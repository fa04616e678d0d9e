"""The words of Trio: all that the engine says in codes, in the current language."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Discard, Say
from ludo.engine.cards import ACE, RANK, Card, Rank
from ludo.engine.drafts import Draft
from ludo.engine.events import Changed, Event, Happened, Moved, PartieEnded, Said
from ludo.engine.places import DISCARD_PILE, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trio.actions import DRAW_TALON, LayMeld, LayOff, Open, Replace
from ludo.games.trio.combinations import SEQUENCE, grown
from ludo.games.trio.context import NO_CARD
from ludo.games.trio.ready import contract_is_ready
from ludo.games.trio.rules import POINTS, points
from ludo.games.trio.view import Outcome, TrioView, trio_view
from ludo.session.record import EventBatch
from ludo.ui.games.trio import moments, readouts, results, where
from ludo.ui.games.trio.combination_words import (
    cards_text,
    combination_text,
    contract_text,
    contract_title,
    stands_for,
    wilds_text,
)
from ludo.ui.games.trio.sentences import SENTENCES
from ludo.ui.i18n import enumerated, full_stop, listed, translate
from ludo.ui.wording.aids import Aid, AidItem
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import StatusText, with_head
from ludo.ui.wording.details import number_of
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import shared_end_line

_NAMED = 3
"""So many cards have room on a button by their names."""


class TrioWords(GameWords):
    """See GameWords."""

    sentences = SENTENCES
    where_to_look = staticmethod(where.where_to_look)
    taught = staticmethod(where.taught)
    table_text = staticmethod(readouts.table_text)
    moment = staticmethod(moments.moment)
    progress = staticmethod(results.standing_of)
    score_sheet = staticmethod(results.score_sheet)

    def scores(self, view: AnyView, names: Names) -> Sequence[tuple[str, float]]:
        return [(names.of(seat), points) for seat, points in enumerate(trio_view(view).facts.scores)]

    def gain_text(self, gain: float, view: AnyView) -> str:
        return translate("Trio", "%n point(s) against", None, round(gain))

    def event_text(self, event: Event, names: Names) -> str | None:
        match event:
            case Changed("deal_number", number):
                return translate("Trio", "Deal {number}").format(number=number)
            case Changed("outcome", Outcome() as outcome):
                return results.outcome_line(outcome, names)
            case Said(seat, "open", details):
                return translate("Trio", "{name}: I open! ({number})").format(
                    name=names.of(seat), number=details.get("contract", "")
                )
            case Moved():
                return _moved_text(event, names)
            case Happened("dealer-found", details):
                dealer = details.get("seat")
                name = names.of(dealer) if isinstance(dealer, int) else ""
                return translate("Trio", "{name}: the first Jack, and so the first deal").format(name=name)
            case Happened("meld-closed", _):
                return translate("Trio", "Four of a kind: complete, and put aside.")
            case Happened("stock-renewed", details):
                cards = number_of(details, "cards")
                return translate("Trio", "The stock is empty: %n discard(s) are shuffled anew.", None, cards)
            case PartieEnded(winners):
                return shared_end_line(winners, names)
        return None

    def event_texts(self, events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
        """Return the lines of one action; an opening names its contract, a card laid off the combination it joins."""
        shown = trio_view(before)
        return [_explained(event, events, shown, names) or self.event_text(event, names) for event in events]

    def seat_text(self, view: AnyView, seat: Seat) -> str:
        """Return whether a player has opened."""
        shown = trio_view(view)
        if shown.facts.phase not in ("draw", "play", "reshuffle"):
            return ""
        return translate("Trio", "has opened") if seat in shown.facts.opened else translate("Trio", "has not opened")

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return how everybody stands, and who has opened."""
        return readouts.score_text(trio_view(view), names)

    def standing_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return the points of everybody so far; after the first deal the line before has said them."""
        return readouts.standing_text(trio_view(view), names)

    def ready_text(self, draft: Draft, view: AnyView) -> str:
        """Return that an opening is complete, and how it is made."""
        opens = bool(draft.actions) and isinstance(draft.actions[0], Open)
        return translate("Trio", "The combinations are complete. Enter opens.") if opens else ""

    def target_title(self, view: AnyView, place: Place, names: Names) -> str:
        """Return what a place is called; of a combination whose it is and what it is."""
        return readouts.target_title(trio_view(view), place, names) or super().target_title(view, place, names)

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        """Return the text of a button: the act, and what the wilds in it mean."""
        shown = trio_view(view)
        match action:
            case Say():
                return _draw_label(action, shown)
            case Open(combinations):
                wilds = [text for one in combinations if (text := wilds_text(one, shown.options))]
                if not wilds or shown.seat is None:
                    return translate("Trio", "Open")
                return translate("Trio", "Open: {wilds}").format(wilds=enumerated(wilds))
            case LayMeld(combination):
                text = combination_text(combination)
                wild = wilds_text(combination, shown.options)
                return with_head(text, wild) if wild else text
            case LayOff(card, number, end):
                combination = grown(shown.facts.melds[number].combination, card, end, shown.options)
                if combination.kind != SEQUENCE:
                    return combination_text(combination)
                place = stands_for(combination, 0 if end == "low" else len(combination.cards) - 1)
                return translate("Trio", "As {rank}").format(rank=rank_name(RANK[place]))
            case Replace(_, number, slot):
                combination = shown.facts.melds[number].combination
                if combination.kind != SEQUENCE:
                    return translate("Trio", "Take the wild")
                rank = rank_name(RANK[stands_for(combination, slot - combination.start)])
                return translate("Trio", "Take the wild that is {rank}").format(rank=rank)
        return ""

    def meant_cards(self, action: Action) -> tuple[Card, ...]:
        """Return the cards that are laid or thrown."""
        match action:
            case Open(combinations):
                return tuple(card for one in combinations for card in one.cards)
            case LayMeld(combination):
                return tuple(combination.cards)
            case LayOff(card) | Replace(card):
                return (card,)
        return super().meant_cards(action)

    def act_text(self, action: Action, view: AnyView, names: Names) -> str:
        """Return an act in words where acts are listed; an opening with its cards."""
        match action:
            case Open(combinations):
                cards = listed(combination_text(one) for one in combinations)
                return translate("Trio", "Open with {cards}").format(cards=cards)
            case LayOff(card):
                return translate("Trio", "Lay off the {card}").format(card=card_name(card))
            case Replace(card):
                return translate("Trio", "Put the {card} in the place of the wild").format(card=card_name(card))
        return super().act_text(action, view, names)

    def offer_text(self, action: Action, view: AnyView, names: Names) -> str:
        if not isinstance(action, Open):
            return super().offer_text(action, view, names)
        combinations = " · ".join(combination_text(one) for one in action.combinations)
        return translate("Trio", "Open: {cards}").format(cards=combinations)

    def series_text(self, actions: Sequence[Action]) -> str:
        """Return which cards fit, as far as there is room for their names."""
        cards = [action.card for action in actions if isinstance(action, LayOff)]
        if len(cards) > _NAMED:
            return translate("Trio", "Lay off the %n cards that fit", None, len(cards))
        return translate("Trio", "Lay off what fits: {cards}").format(cards=listed(map(card_name, cards)))

    def value_text(self, value: float) -> str:
        return translate("Trio", "%n point(s)", None, round(value))

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        match action:
            case Say() if action == DRAW_TALON:
                return translate("Trio", "Take the top card of the stock (talon), which nobody has seen.")
            case Say():
                return translate(
                    "Trio",
                    "Take the top card of the discard pile. It may not be thrown back in the same turn; "
                    "whoever has opened takes it only to go out.",
                )
            case Open(combinations):
                return enumerated(combination_text(one) for one in combinations)
            case LayMeld():
                return translate("Trio", "Lay the combination before you.")
            case LayOff():
                return translate("Trio", "Add the card to the combination.")
            case Replace():
                return translate("Trio", "Put the natural card in the place of the wild, which comes to your hand.")
            case Discard():
                return translate("Trio", "Throw the card (écarter): your turn is over.")
        return ""

    def status(self, view: AnyView, names: Names) -> StatusText:
        shown = trio_view(view)
        facts = shown.facts
        if facts.phase == "over":
            return results.end_status(shown, names)
        if facts.outcome is not None:
            return results.deal_status(shown, names)
        if facts.phase in ("draw", "play") and facts.current_turn >= 0:
            if facts.current_turn == names.you:
                return StatusText(_own_turn(shown))
            return StatusText(_other_turn(shown, names))
        if facts.phase == "reshuffle":
            return StatusText(translate("Trio", "The discards are shuffled into a new stock."))
        if facts.dealer < 0:
            return StatusText(translate("Trio", "Cards are turned up: the first Jack makes the first dealer."))
        if facts.dealer == names.you:
            return StatusText(translate("Trio", "You deal."))
        return StatusText(translate("Trio", "{name} deals.").format(name=names.name(facts.dealer)))

    def aid(self, view: AnyView) -> Aid | None:
        """Return what cards count that are left in the hand, and what the hand counts now (TRO-06, TRO-52)."""
        shown = trio_view(view)
        if shown.seat is None:
            return None
        held = shown.known(hand(shown.seat))
        mine = {POINTS[card] for card in held}
        worth = translate("Trio", "{cards}: {points}")
        texts = {
            10: _range_text(ACE, 10),
            5: _range_text(9, 3),
            20: "2, *" if shown.options.variant == "ecole" else "2",
        }
        items = tuple(
            AidItem(0, value in mine, worth.format(cards=text, points=value)) for value, text in texts.items()
        )
        title = translate("Trio", "In hand: %n point(s)", None, points(held))
        sentence = translate("Trio", "Cards left count: Ace to Ten 10, Nine to Three 5, a wild 20.")
        ready = translate("Trio", "Your contract is ready") if contract_is_ready(shown) else ""
        return Aid(title, items, sentence, " ".join(full_stop(text) for text in (title, ready) if text))


def _range_text(high: Rank, low: Rank) -> str:
    """Return a range of ranks in figures: "A–10"."""
    return "–".join("A" if rank == ACE else str(rank) for rank in (high, low))


def _explained(event: Event, events: Sequence[Event], before: TrioView, names: Names) -> str | None:
    """Return a line that the view before the action makes clearer, None where it does not."""
    match event:
        case Said(seat, "open", {"contract": int() as contract}):
            return translate("Trio", "{name}: I open! {contract}").format(
                name=names.of(seat), contract=contract_title(contract, before.options)
            )
        case Moved((int() as card,), source, target) if source.kind == "hand" and target.kind == "meld":
            if target.number >= len(before.facts.melds):
                return None
            combination = before.facts.melds[target.number].combination
            you, other = (
                translate("Trio", "You add {card} to: {combination}"),
                translate("Trio", "{name} adds {card} to: {combination}"),
            )
            return choose(
                names, (source.owner,), you, other, card=card_name(card), combination=combination_text(combination)
            )
        case Moved(_, source, target) if source.kind == "hand" and target.kind == "meld":
            new = readouts.laid(events, target)
            if new is None:
                return None
            you, other = translate("Trio", "You lay: {cards}"), translate("Trio", "{name} lays: {cards}")
            return choose(names, (source.owner,), you, other, cards=readouts.heard_combination(new, before.options))
    return None


def _moved_text(moved: Moved, names: Names) -> str | None:
    """Return what a card that moved has to say: drawn, taken up or thrown, cards laid."""
    drawn = readouts.drawn_text(moved, names)
    if drawn is not None:
        return drawn
    faces = [card for card in moved.cards if card is not None]
    source, target = moved.source, moved.target
    if len(faces) != len(moved.cards) or not faces or source == target:
        return None
    card = card_name(faces[0])
    if target.kind == "hand" and source == DISCARD_PILE:
        you, other = translate("Trio", "You take up: {card}"), translate("Trio", "{name} takes up: {card}")
        return choose(names, (target.owner,), you, other, card=card)
    if target.kind == "hand" and source.kind == "meld":
        you, other = translate("Trio", "You get the wild: {card}"), translate("Trio", "{name} gets the wild: {card}")
        return choose(names, (target.owner,), you, other, card=card)
    if source.kind != "hand":
        return None
    if target == DISCARD_PILE:
        you, other = translate("Trio", "You throw: {card}"), translate("Trio", "{name} throws: {card}")
        return choose(names, (source.owner,), you, other, card=card)
    if target.kind != "meld":
        return None
    if len(faces) > 1:
        you, other = translate("Trio", "You lay: {cards}"), translate("Trio", "{name} lays: {cards}")
        return choose(names, (source.owner,), you, other, cards=cards_text(faces))
    you, other = translate("Trio", "You add: {card}"), translate("Trio", "{name} adds: {card}")
    return choose(names, (source.owner,), you, other, card=card)


def _draw_label(action: Say, view: TrioView) -> str:
    if action == DRAW_TALON:
        return translate("Trio", "From the stock")
    pile = view.known(DISCARD_PILE)
    if not pile:
        return translate("Trio", "The discard")
    return translate("Trio", "Take: {card}").format(card=card_name(pile[-1]))


def _own_turn(view: TrioView) -> str:
    """Return what the person on turn can do."""
    facts = view.facts
    seat = facts.current_turn
    if facts.phase == "draw":
        if seat in facts.opened:
            return translate("Trio", "Your turn: draw a card. The discard is only for going out.")
        return translate("Trio", "Your turn: draw a card. You collect {contract}.").format(
            contract=contract_text(facts.contracts[seat], view.options)
        )
    if facts.must_finish:
        return translate("Trio", "You took the discard: now all your cards have to go.")
    if seat not in facts.opened and contract_is_ready(view):
        return translate("Trio", "Your contract is ready: open with {contract}, or throw a card.").format(
            contract=contract_text(facts.contracts[seat], view.options)
        )
    if seat not in facts.opened:
        return translate("Trio", "Open with {contract}, or throw a card.").format(
            contract=contract_text(facts.contracts[seat], view.options)
        )
    if facts.opened_now:
        if view.options.layoff_opening_turn == "none" or not facts.melds:
            return translate("Trio", "Now throw a card.")
        return translate("Trio", "Add cards to combinations, or throw one.")
    return translate("Trio", "Lay combinations, add cards to those on the table, or throw one.")


def _other_turn(view: TrioView, names: Names) -> str:
    facts = view.facts
    name = names.name(facts.current_turn)
    if facts.phase == "draw":
        return translate("Trio", "{name} draws a card.").format(name=name)
    if facts.taken != NO_CARD:
        return translate("Trio", "{name} has taken the discard and thinks.").format(name=name)
    return translate("Trio", "{name} has drawn and thinks.").format(name=name)
