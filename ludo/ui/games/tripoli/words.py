"""Tripoli in words. French terms are kept where players use them."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.drafts import Draft
from ludo.engine.events import Said
from ludo.engine.places import Place, Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.actions import Bet, Bid, ClosePots, NameSuit, Raise, Select
from ludo.games.tripoli.drafts import ClosingDraft, SelectionDraft
from ludo.games.tripoli.rules import POKER_SIZE
from ludo.games.tripoli.scoring import call_cost
from ludo.games.tripoli.view import APART, BOARDS, HAND, PURSE, TripoliView, tripoli_view
from ludo.session.record import EventBatch
from ludo.ui.games.tripoli import aids, journal, moments, prompts, readouts, results, summary, where
from ludo.ui.games.tripoli.poker_words import bet_text, hand_text, raise_text, select_label, short_cards, waste_text
from ludo.ui.games.tripoli.sentences import SENTENCES
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import suit_name
from ludo.ui.wording.common import StatusText, capital
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, elided
from ludo.ui.wording.readouts import cards_text


class TripoliWords(GameWords):
    """See GameWords."""

    sentences = SENTENCES
    where_to_look = staticmethod(where.where_to_look)
    taught = staticmethod(where.taught)
    event_texts = staticmethod(journal.event_texts)
    run_end_text = staticmethod(journal.run_end_text)
    deal_summary = staticmethod(summary.deal_summary)
    progress = staticmethod(prompts.progress)
    others_text = staticmethod(readouts.open_hands_text)
    table_text = staticmethod(readouts.table_text)
    aid = staticmethod(aids.aid)
    said_text = staticmethod(journal.said_text)
    event_text = staticmethod(journal.event_text)
    run_card = staticmethod(journal.run_card)
    moment = staticmethod(moments.moment)
    score_sheet = staticmethod(results.score_sheet)
    asks_with_result = True
    standing_has_gains = True
    free_words = frozenset({"check", "pass", "another"})

    def speech(self, code: str) -> str:
        return journal.said_text(Said(0, code))

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        shown = tripoli_view(view)
        match action:
            case Say("call"):
                return _call_label(shown)
            case Say("keep") if shown.facts.traded:
                return translate("Tripoli", "No auction")
            case Bid(chips):
                return translate("Tripoli", "Bid {chips}").format(chips=chips)
            case Bet(chips):
                return bet_text(chips)
            case Raise(chips):
                return raise_text(chips, _to_call(shown) + chips)
            case ClosePots(number):
                return translate("Tripoli", "Stop: %n pot(s)", None, number)
            case NameSuit(suit):
                return f"{SUIT_SIGNS[suit]} {capital(suit_name(suit))}"
            case Select(cards):
                return select_label(cards, shown)
        return super().action_label(action, view, names)

    def draft_question(self, draft: Draft) -> str:
        """Ask for the number of pots once somebody stops (TRP-98)."""
        if isinstance(draft, ClosingDraft) and draft.begun:
            return translate(
                "Tripoli",
                "The chips on the board belong to nobody yet, so they are played for at poker. In how many pots?",
            )
        return ""

    def ready_text(self, draft: Draft, view: AnyView) -> str:
        """Return what five cards are worth that have been chosen, and how they are played."""
        if not isinstance(draft, SelectionDraft) or not draft.actions:
            return ""
        value = capital(hand_text(draft.chosen, draft.ace_low))
        return translate("Tripoli", "{hand}. Enter plays it.").format(hand=value)

    def waste_text(self, action: Action, view: AnyView) -> str:
        """Return what a better poker hand there would be."""
        return waste_text(action.cards, tripoli_view(view)) if isinstance(action, Select) else ""

    def amount_shortcuts(self, view: AnyView) -> Sequence[tuple[str, int | None]]:
        """Return half the pot, the pot and all that is allowed, for a bet or a raise."""
        shown = tripoli_view(view)
        if shown.facts.phase != "poker":
            return ()
        pot = shown.chips.get(BOARDS[shown.options.cosmo][-1], 0)
        return (
            (translate("Poker", "½ pot"), pot // 2),
            (translate("Poker", "Pot"), pot),
            (translate("Poker", "Max."), None),
        )

    def meant_cards(self, action: Action) -> tuple[Card, ...]:
        """Return the card that is led, or the five that are chosen."""
        return action.cards if isinstance(action, Select) else super().meant_cards(action)

    def act_text(self, action: Action, view: AnyView, names: Names) -> str:
        """Return an act in words where acts are listed; five poker cards by their names."""
        if not isinstance(action, Select):
            return super().act_text(action, view, names)
        hand = hand_text(action.cards, tripoli_view(view).options.ace_low_straight)
        return translate("Tripoli", "Put {cards}: {hand}").format(cards=cards_text(action.cards), hand=hand)

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        match action:
            case Say("keep") if tripoli_view(view).facts.traded:
                return translate("Tripoli", "Play with the spare hand; your old hand is dead.")
            case Say("close"):
                return _closing_hint(tripoli_view(view))
            case Bid():
                return translate("Tripoli", "The highest bid gets it and is paid in chips.")
            case Bet():
                return translate("Tripoli", "These chips go into the pot; the others must pay as much or fold.")
            case Raise():
                return translate("Tripoli", "Pay what the last bettor has paid, and this many chips on top of it.")
            case ClosePots():
                return translate(
                    "Tripoli", "End the partie; what lies on the board makes this many pots, a round of poker for each."
                )
            case NameSuit():
                return translate("Tripoli", "The five pay cards and king-queen will be of this suit.")
            case Select(cards):
                text = translate("Tripoli", "Bet on {cards}. They stay secret unless there is a showdown.")
                return text.format(cards=short_cards(cards))
        return super().action_hint(action, view, names)

    def status(self, view: AnyView, names: Names) -> StatusText:
        shown = tripoli_view(view)
        match shown.facts.phase:
            case "between" if shown.facts.deal_number:
                return results.deal_status(shown, names)
            case "over":
                return results.end_status(shown, names)
        return prompts.prompt(shown, names)

    def own_hand_text(self, view: AnyView, names: Names) -> str:
        """Return the own hand, and the five cards laid apart for the poker."""
        shown = tripoli_view(view)
        five = () if shown.seat is None else shown.known(APART[shown.seat])
        text = super().own_hand_text(view, names)
        if not five:
            return text
        value = hand_text(five, shown.options.ace_low_straight) if len(five) == POKER_SIZE else ""
        form = (
            translate("Tripoli", "For the poker: {cards}; {hand}.")
            if value
            else translate("Tripoli", "For the poker: {cards}.")
        )
        apart = form.format(cards=cards_text(five), hand=value)
        return f"{text} {apart}" if shown.seat is not None and shown.cards(HAND[shown.seat]) else apart

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return the chips in front of everybody."""
        return results.score_text(tripoli_view(view), names)

    def laid_by(self, view: AnyView, place: Place, number: int) -> Seat | None:
        return place.owner if place.kind == "laid" else None

    def card_title(
        self, face: Card | None, place: Place, names: Sequence[str], playable: bool, laid_by: str = ""
    ) -> str:
        """Return what assistive technology calls a card; of one kept apart for the poker also whose it is."""
        title = super().card_title(face, place, names, playable, laid_by)
        if place.kind == "apart" and 0 <= place.owner < len(names):
            return elided(translate("Tripoli", "{card} of {name}"), card=title, name=names[place.owner])
        return title


def _to_call(view: TripoliView) -> int:
    """Return what the seat of the view would pay to call."""
    if view.seat is None:
        return 0
    facts = view.facts
    return call_cost(facts.total, facts.put[view.seat], view.chips.get(PURSE[view.seat], 0))


def _call_label(view: TripoliView) -> str:
    cost = _to_call(view)
    if view.seat is not None and cost == view.chips.get(PURSE[view.seat], 0):
        return translate("Tripoli", "All in: {cost}").format(cost=cost)
    return translate("Tripoli", "Call {cost}").format(cost=cost)


def _closing_hint(view: TripoliView) -> str:
    """Return what comes after the end, and why (TRP-96 to TRP-99)."""
    if not any(view.chips.get(place, 0) for place in BOARDS[view.options.cosmo]):
        return translate("Tripoli", "End the partie.")
    if view.options.closing == "share":
        return translate("Tripoli", "End the partie. The chips on the board belong to nobody yet: they are shared.")
    return translate(
        "Tripoli", "End the partie. The chips on the board belong to nobody yet: a last poker for them follows."
    )
