"""Trut in words. French terms are kept, and explained in the hints."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.actions import Action, Say
from ludo.engine.events import Changed, DealEnded, Event, Happened, Moved, PartieEnded, Said
from ludo.engine.places import TRICK, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trut.certain import gives_away
from ludo.games.trut.rules import RANKS, TRICKS, sides
from ludo.games.trut.scoring import Score
from ludo.games.trut.stakes import partie_number, refused_seats
from ludo.games.trut.view import TrutFacts, trut_view
from ludo.session.record import EventBatch
from ludo.ui.games.trut import moments, reasons, results, where
from ludo.ui.games.trut.sentences import SENTENCES
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.aids import Aid, rank_aid
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.details import EventSentence, number_of, numbers_of, said_of
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names
from ludo.ui.wording.results import end_line, partie_sentence, side_title

_text = texts("Trut")


def _facts(view: AnyView) -> TrutFacts:
    return trut_view(view).facts


def _team(view_or_count: AnyView | int, side: int) -> tuple[Seat, ...]:
    """Return the seats of a side."""
    players = view_or_count if isinstance(view_or_count, int) else view_or_count.options.players
    return sides(players)[side]


HAPPENED: Final[Mapping[str, EventSentence]] = {
    "trick-made": said_of(_text("You make the trick."), _text("{name} makes the trick.")),
    "trick-rotten": said_of(
        _text("A rotten trick (pourri). You made it rotten: you lead."),
        _text("A rotten trick (pourri). {name} made it rotten and leads."),
    ),
    "trut-marked": said_of(
        _text("You mark a trut."),
        _text("{name} marks a trut."),
        _text("Your side marks a trut."),
        _text("{name} mark a trut."),
    ),
    "point-marked": said_of(
        _text("You mark a point."),
        _text("{name} marks a point."),
        _text("Your side marks a point."),
        _text("{name} mark a point."),
    ),
    "transformed": said_of(_text("The points become a trut.")),
    "partie-won": lambda details, names: partie_sentence(numbers_of(details, "seats"), names),
    "fortial": said_of(
        _text("You are at the fortial: one point is missing."),
        _text("{name} is at the fortial: one point is missing."),
        _text("Your side is at the fortial: one point is missing."),
        _text("{name} are at the fortial: one point is missing."),
    ),
}
"""What came about by the rules, by code."""


class TrutWords(GameWords):
    """See GameWords."""

    sentences = SENTENCES
    seat_text = staticmethod(reasons.seat_text)
    table_text = staticmethod(reasons.table_text)
    has_tricks = True
    strongest = len(RANKS) - 1
    moment = staticmethod(moments.moment)
    score_sheet = staticmethod(results.score_sheet)
    where_to_look = staticmethod(where.where_to_look)
    taught = staticmethod(where.taught)

    def strength_name(self, strength: int) -> str:
        return rank_name(RANKS[len(RANKS) - 1 - strength])

    def aid(self, view: AnyView) -> Aid | None:
        """Return the order of the ranks (TRU-20)."""
        held = () if view.seat is None else view.known(hand(view.seat))
        return rank_aid(RANKS, held)

    def scores(self, view: AnyView, names: Names) -> Sequence[tuple[str, float]]:
        """Return the truts of both sides, points as parts of one."""
        known = trut_view(view)
        teams = sides(known.options.players)
        return [
            (side_title(names, team), score.truts + score.points / known.options.points_per_trut)
            for team, score in zip(teams, known.facts.scores, strict=True)
        ]

    def score_words(self, score: float, view: AnyView) -> str:
        """Return truts and points."""
        truts, part = divmod(score, 1)
        return results.score_words(Score(int(truts), round(part * trut_view(view).options.points_per_trut)))

    def gain_text(self, gain: float, view: AnyView) -> str:
        """Return truts and points, with a sign."""
        return results.gain_words(gain, trut_view(view).options.points_per_trut)

    def laid_by(self, view: AnyView, place: Place, number: int) -> Seat | None:
        leaders = _facts(view).leaders
        return (leaders[-1] + number) % view.options.players if place == TRICK and leaders else None

    def event_texts(self, events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
        """Return the lines of one action, with reasons: which card made the trick, how the deal was won."""
        return reasons.event_texts(events, trut_view(before), names, self.event_text)

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return truts and points of both sides."""
        return reasons.score_text(trut_view(view), names)

    def event_text(self, event: Event, names: Names) -> str | None:
        match event:
            case Changed("deal_number", number):
                return translate("Trut", "Deal {number}").format(number=number)
            case Moved((face,), source, target) if target == TRICK and face is not None:
                return translate("Trut", "{name}: {card}").format(name=names.of(source.owner), card=card_name(face))
            case Said(seat, code):
                return translate("Trut", "{name}: {words}").format(name=names.of(seat), words=self.speech(code))
            case Happened(code, details):
                team = _team(len(names.names), number_of(details, "side"))
                return HAPPENED[code]({"seats": team, **details}, names)
            case DealEnded():
                return results.ended_line(event, names)
            case PartieEnded(winners):
                return end_line(winners, names)
        return None

    def ended_unplayed(self, how: str) -> bool:
        """Return whether a trut was not followed (TRU-31); of a fortial nobody has seen the cards that decide."""
        return how == "fold"

    def answer_text(self, action: Action, view: AnyView, names: Names) -> str:
        short = reasons.ANSWERS.get(action.word) if isinstance(action, Say) else None
        return super().answer_text(action, view, names) if short is None else short()

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        if not isinstance(action, Say):
            return ""
        facts = _facts(view)
        after = names.name(facts.asked[1]) if len(facts.asked) > 1 else ""
        match action.word:
            case "fold" if after:
                return translate("Trut", "Fold: {name} decides").format(name=after)
            case "fold" if gives_away(trut_view(view), action) and view.options.players > 2:
                return translate("Trut", "Fold: a point and the partie for them")
            case "fold" if gives_away(trut_view(view), action):
                winner = names.name(facts.truter)
                return translate("Trut", "Fold: a point and the partie for {name}").format(name=winner)
            case "fold" if view.options.players > 2:
                return translate("Trut", "Fold: a point for them")
            case "fold":
                return translate("Trut", "Fold: a point for {name}").format(name=names.name(facts.truter))
            case "go" if trut_view(view).options.fortial_stake == "trut":
                return translate("Trut", "Go: a trut is at stake")
            case "no_go" if after:
                return translate("Trut", "Do not go: {name} decides").format(name=after)
            case "no_go" if view.options.players > 2:
                return translate("Trut", "Do not go: a point for them")
            case "no_go":
                other = (facts.asked[0] + 1) % 2 if facts.asked else 0
                return translate("Trut", "Do not go: a point for {name}").format(name=names.name(other))
        return super().action_label(action, view, names)

    def status(self, view: AnyView, names: Names) -> StatusText:
        facts = _facts(view)
        match facts.phase:
            case "play":
                return StatusText(_play_line(view, facts, names))
            case "answer":
                return StatusText(_answer_line(view, facts, names), _call_title(facts, names), "call")
            case "fortial":
                return StatusText(_fortial_line(view, facts, names), translate("Trut", "Fortial"), "call")
            case "over":
                return results.end_status(view, names)
            case _ if facts.outcome is not None:
                return results.deal_status(view, names)
            case _ if facts.dealer >= 0:
                if facts.dealer == names.you:
                    return StatusText(translate("Trut", "You deal."))
                return StatusText(translate("Trut", "{name} deals.").format(name=names.name(facts.dealer)))
        return StatusText(translate("Trut", "The first dealer is drawn by lot."))

    def progress(self, view: AnyView) -> str:
        facts = _facts(view)
        parts = []
        if trut_view(view).options.parties > 1:
            parts.append(
                translate("Trut", "Partie {number} of {all}").format(
                    number=partie_number(trut_view(view)), all=trut_view(view).options.parties
                )
            )
        if facts.deal_number:
            parts.append(translate("Trut", "Deal {number}").format(number=facts.deal_number))
        if facts.phase in ("play", "answer"):
            number = min(len(facts.results) + 1, TRICKS)
            parts.append(translate("Trut", "trick {number} of 3").format(number=number))
        return " · ".join(parts)


def _call_title(facts: TrutFacts, names: Names) -> str:
    who = names.of(facts.truter)
    match facts.call:
        case "brelan":
            return translate("Trut", "{name}: three of a kind, je trute!").format(name=who)
        case "deux_pareilles":
            return translate("Trut", "{name}: two alike and an odd one, je trute!").format(name=who)
    return translate("Trut", "{name}: je trute!").format(name=who)


def _play_line(view: AnyView, facts: TrutFacts, names: Names) -> str:
    seat = facts.on_turn
    leads = not view.cards(TRICK)
    if seat == names.you and leads and not facts.results:
        return translate("Trut", "Your turn: you open the deal.")
    if seat == names.you:
        if leads:
            return translate("Trut", "Your turn: you lead to the next trick.")
        return translate("Trut", "Your turn: lay any card.")
    name = names.name(seat)
    if names.you is not None and names.you in view.turn.may:
        return translate("Trut", "{name} is about to lay a card. You may trut first.").format(name=name)
    return translate("Trut", "{name} is about to lay a card.").format(name=name)


def _answer_line(view: AnyView, facts: TrutFacts, names: Names) -> str:
    seat = facts.asked[0]
    refused = refused_seats(trut_view(view))
    if seat == names.you and refused:
        return translate("Trut", "{name} folds. You decide: follow or fold?").format(name=names.name(refused[0]))
    if seat == names.you:
        return translate("Trut", "Follow or fold?")
    if refused:
        return (
            translate("Trut", "{name} folds, now {next} decides.").format(
                name=names.of(refused[0]), next=names.name(seat)
            )
            if refused[0] != names.you
            else translate("Trut", "You fold, now {next} decides.").format(next=names.name(seat))
        )
    return translate("Trut", "{name} has to answer: follow or fold?").format(name=names.name(seat))


def _fortial_line(view: AnyView, facts: TrutFacts, names: Names) -> str:
    seat = facts.asked[0]
    blind = names.you is not None and names.you not in facts.looked
    if seat == names.you and blind:
        return translate("Trut", "One point is missing for the partie. Do you go, without looking?")
    if seat == names.you:
        return translate("Trut", "One point is missing for the partie. Do you go?")
    if blind:
        return translate(
            "Trut", "{name} lacks one point for the partie and decides. You may not look at your cards yet."
        ).format(name=names.name(seat))
    return translate("Trut", "{name} lacks one point for the partie and decides.").format(name=names.name(seat))
