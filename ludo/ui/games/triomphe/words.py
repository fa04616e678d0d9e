"""Triomphe in words. French terms are kept, and explained in the hints."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card, suit_of
from ludo.engine.events import Changed, DealEnded, Event, Happened, Moved, PartieEnded, Said
from ludo.engine.places import STOCK, TRICK, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.triomphe.actions import PACKETS, NameDealer, Pillage, Stake
from ludo.games.triomphe.rules import RANKS, TRICKS
from ludo.games.triomphe.teams import sides
from ludo.games.triomphe.view import GIVEN, TURN_UP, TURNED, triomphe_view
from ludo.session.record import EventBatch
from ludo.ui.games.triomphe import lines, moments, results, where
from ludo.ui.games.triomphe.hand_order import strongest_first
from ludo.ui.games.triomphe.sentences import SENTENCES
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.aids import Aid, rank_aid
from ludo.ui.wording.cards import card_name, suit_name
from ludo.ui.wording.common import capital
from ludo.ui.wording.details import Details, EventSentence, number_of, numbers_of, said_of
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.readouts import lying_text, tricks_text
from ludo.ui.wording.results import end_line, gains_line, partie_sentence, side_title
from ludo.ui.wording.values import gain_text

_text = texts("Triomphe")


def _fault(details: Details, names: Names) -> str:
    """Return what somebody did wrong at a strict table."""
    match details.get("code"):
        case "must-follow":
            you = translate("Triomphe", "A fault (renonce): you could follow suit.")
            one = translate("Triomphe", "A fault (renonce): {name} could follow suit.")
        case "must-ruff":
            you = translate("Triomphe", "A fault: you could play a trump.")
            one = translate("Triomphe", "A fault: {name} could play a trump.")
        case _:
            you = translate("Triomphe", "A fault: you could play higher.")
            one = translate("Triomphe", "A fault: {name} could play higher.")
    return choose(names, (number_of(details, "seat"),), you, one)


def _teams_drawn(details: Details, names: Names) -> str:
    red, black = (capital(names.all_of(numbers_of(details, colour))) for colour in ("red", "black"))
    return translate("Triomphe", "Red: {red}. Black: {black}.").format(red=red, black=black)


HAPPENED: Final[Mapping[str, EventSentence]] = {
    "trick-made": results.trick_line,
    "deal-marked": results.marked_line,
    "partie-won": lambda details, names: partie_sentence(numbers_of(details, "seats"), names),
    "fault": _fault,
    "draw-again": said_of(_text("Equal: they draw again.")),
    "draw-won": said_of(_text("Your card is the strongest."), _text("{name} has the strongest card.")),
    "teams-drawn": _teams_drawn,
}
"""What came about by the rules, by code."""


class TriompheWords(GameWords):
    """See GameWords."""

    sentences = SENTENCES
    status = staticmethod(lines.status)
    where_to_look = staticmethod(where.where_to_look)
    taught = staticmethod(where.taught)
    has_tricks = True
    moment = staticmethod(moments.moment)
    score_sheet = staticmethod(results.score_sheet)
    free_words = frozenset({"keep", "3-2", "2-3"})

    def aid(self, view: AnyView) -> Aid | None:
        """Return the order of the ranks (TRI-30, APP-03)."""
        held = () if view.seat is None else view.known(hand(view.seat))
        return rank_aid(RANKS[triomphe_view(view).options.variant], held)

    def said_text(self, said: Said) -> str:
        """Return what is said at the table, with the stake that it names."""
        chips = said.details.get("chips")
        if said.code == "stake" and isinstance(chips, int):
            return translate("Triomphe", "The next partie is for %n chip(s) each.", None, chips)
        return super().said_text(said)

    def action_key(self, action: Action) -> str:
        """Return the letter of an act; a dealer is named by the number of the seat."""
        if isinstance(action, NameDealer):
            return str(action.seat + 1)
        return super().action_key(action)

    def scores(self, view: AnyView, names: Names) -> Sequence[tuple[str, float]]:
        known = triomphe_view(view)
        return [
            (side_title(names, team), score)
            for team, score in zip(sides(known.options), known.facts.scores, strict=True)
        ]

    def gain_text(self, gain: float, view: AnyView) -> str:
        return gain_text("points", gain)

    def event_texts(self, events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
        """Return the lines of one action; a partie that is won is told once, by the last line of all."""
        over = any(isinstance(event, PartieEnded) for event in events)
        single = triomphe_view(before).options.parties == 1
        return [
            None if over and single and isinstance(event, Happened) and event.code == "partie-won"
            else self.event_text(event, names)
            for event in events
        ]  # fmt: skip

    def event_text(self, event: Event, names: Names) -> str | None:
        match event:
            case Changed("deal_number", number):
                return translate("Triomphe", "Deal {number}").format(number=number)
            case Moved((int() as face,), source, target):
                return _moved_line(face, source, target, names)
            case Said(seat, "dealer", {"seat": int() as named}):
                return lines.naming_line(seat, named, names)
            case Said(seat, "stake"):
                return translate("Triomphe", "{name}: {words}").format(name=names.of(seat), words=self.said_text(event))
            case Said(seat, code):
                return translate("Triomphe", "{name}: {words}").format(name=names.of(seat), words=self.speech(code))
            case Happened(code, details):
                return HAPPENED[code](details, names)
            case DealEnded():
                return gains_line(event.chips, names)
            case PartieEnded(winners):
                return end_line(winners, names)
        return None

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        known = triomphe_view(view)
        if isinstance(action, NameDealer):
            if action.seat == names.you:
                return translate("Triomphe", "I deal")
            return translate("Triomphe", "{name} deals").format(name=names.name(action.seat))
        if isinstance(action, Stake):
            return translate("Triomphe", "Next partie for %n chip(s)", None, action.chips)
        return lines.say_label(action.word, known, names) if isinstance(action, Say) else ""

    def act_text(self, action: Action, view: AnyView, names: Names) -> str:
        if isinstance(action, Pillage):
            return translate("Triomphe", "Plunder, and give {card} for it").format(card=card_name(action.card))
        return super().act_text(action, view, names)

    def makes_no_difference(self, action: Action) -> bool:
        return isinstance(action, NameDealer) or action in PACKETS

    def meant_cards(self, action: Action) -> tuple[Card, ...]:
        """Return the card that is laid or given up."""
        return (action.card,) if isinstance(action, Pillage) else super().meant_cards(action)

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        """Return what an act means, and the French word for it."""
        if isinstance(action, NameDealer):
            return translate("Triomphe", "The player on the dealer’s right leads to the first trick.")
        if isinstance(action, Stake):
            return translate("Triomphe", "Everybody stakes this many chips in each of the parties to come.")
        return super().action_hint(action, view, names)

    def progress(self, view: AnyView) -> str:
        known = triomphe_view(view)
        facts = known.facts
        parts = []
        if known.options.parties > 1:
            number = len(facts.winners) + (facts.winner is None and facts.phase != "over")
            parts.append(
                translate("Triomphe", "Partie {number} of {all}").format(number=number, all=known.options.parties)
            )
        if facts.deal_number:
            parts.append(translate("Triomphe", "Deal {number}").format(number=facts.deal_number))
        if facts.phase == "play":
            number = min(len(facts.takers) + 1, TRICKS)
            parts.append(translate("Triomphe", "trick {number} of 5").format(number=number))
        if facts.trump >= 0:
            parts.append(translate("Triomphe", "trumps: {suit}").format(suit=suit_name(facts.trump)))
        return " · ".join(parts)

    def sorted_hand(self, view: AnyView) -> Sequence[Card]:
        """Return the own hand, trumps first, each suit from its strongest card down."""
        return strongest_first(triomphe_view(view), super().sorted_hand(view))

    def table_text(self, view: AnyView, names: Names) -> str:
        """Return trumps, the trick and who laid which card, who took the tricks before, and the other open cards."""
        shown = triomphe_view(view)
        told = ("trick", "turn_up", "turned") if shown.facts.phase == "pillage" else ("trick",)
        lying = lying_text(view, lambda place: self.place_title(place, names.names), told)
        said = " ".join(filter(None, (lines.table_text(shown, names), lying)))
        return said or super().table_text(view, names)

    def place_title(self, place: Place, names: Sequence[str]) -> str:
        """Return what a place is called; of a card drawn to begin with, who drew it."""
        return names[place.owner] if place.kind == "drawn" else super().place_title(place, names)

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return the points of every side, and the tricks of this deal."""
        return lines.score_text(triomphe_view(view), names)

    def seat_text(self, view: AnyView, seat: Seat) -> str:
        """Return the tricks of a player in this deal."""
        takers = triomphe_view(view).facts.takers
        return tricks_text(takers.count(seat)) if takers else ""

    def standing_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return the points of every side: what wins the partie and the tricks only a key reads."""
        return lines.standing_text(triomphe_view(view), names)


def _moved_line(face: Card, source: Place, target: Place, names: Names) -> str | None:
    """Return the line of one open card that goes somewhere."""
    name = card_name(face)
    if target == TRICK:
        return translate("Triomphe", "{name}: {card}").format(name=names.of(source.owner), card=name)
    if target == TURN_UP:
        return translate("Triomphe", "Turn-up: {card}. Trumps are {suit}.").format(
            card=name, suit=suit_name(suit_of(face))
        )
    if target.kind == "drawn":
        return translate("Triomphe", "{name}: {card}").format(name=names.of(target.owner), card=name)
    if source in (TURN_UP, TURNED) and target.kind == "hand":
        return lines.taken_line(target.owner, name, names)
    if target == GIVEN:
        return lines.given_line(source.owner, name, names)
    if source == STOCK and target == TURNED:
        return translate("Triomphe", "The next card: {card}").format(card=name)
    return None
