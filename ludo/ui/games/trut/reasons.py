"""Why things come out as they do at Trut, in sentences; and what the keys read out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ludo.engine.cards import RANK, Card
from ludo.engine.events import DealEnded, Event, Happened, Moved, PartieEnded
from ludo.engine.places import POT, TRICK, Seat
from ludo.engine.views import AnyView
from ludo.games.trut.rules import ROTTEN, STRENGTH, side_of, sides
from ludo.games.trut.stakes import deal_stake, is_fortial
from ludo.games.trut.view import TrutFacts, TrutView, trut_view
from ludo.ui.games.trut import results
from ludo.ui.i18n import Text, enumerated, full_stop, texts, translate
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import in_parts
from ludo.ui.wording.names import Names
from ludo.ui.wording.readouts import tricks_text
from ludo.ui.wording.results import side_title

_text = texts("Trut answers")

ANSWERS: Final[Mapping[str, Text]] = {
    "follow": _text("follow"),
    "fold": _text("fold"),
    "go": _text("go"),
    "no_go": _text("do not go"),
}
"""An answer within a sentence, by the word of the engine: what is at stake is on its button."""
_MARKED = ("trut-marked", "point-marked")


def event_texts(
    events: Sequence[Event], before: TrutView, names: Names, text: Callable[[Event, Names], str | None]
) -> list[str | None]:
    """Return the line of each event of one action; `text` is that of an event by itself."""
    trick = _trick_after(events, before)
    won = next((event for event in events if isinstance(event, DealEnded) and event.winners), None)
    over = any(isinstance(event, PartieEnded) for event in events)
    lines: list[str | None] = []
    for event in events:
        line = text(event, names)
        match event:
            case Happened("trick-made", {"seat": int() as seat}) if trick:
                line = _beats(trick, seat, names)
            case Happened("trick-rotten") if trick and line:
                best = max((card for _, card in trick), key=lambda card: STRENGTH[card])
                line = translate("Trut", "{rank} on both sides.").format(rank=rank_name(RANK[best])) + " " + line
            case Happened(code) if code in _MARKED and won is not None:
                line = f"{_reason(events, before, won)} {line}"
            case Happened("partie-won") if over and before.options.parties == 1:
                line = None
            case DealEnded() if won is not None and not any(_is_mark(other) for other in events):
                nothing = translate("Trut", "Nobody truted: it is worth nothing.")
                line = " ".join(filter(None, (_reason(events, before, won), nothing, line)))
            case _:
                pass
        lines.append(line)
    return lines


def _is_mark(event: Event) -> bool:
    return isinstance(event, Happened) and event.code in _MARKED


def _trick_after(events: Sequence[Event], before: TrutView) -> list[tuple[Seat, Card]]:
    """Return the trick with the card that this action lays; empty if it lays none."""
    cards = list(before.known(TRICK))
    for event in events:
        match event:
            case Moved((int() as card,), source, target) if target == TRICK:
                first = before.facts.leaders[-1] if cards else source.owner
                players = before.options.players
                return [((first + step) % players, laid) for step, laid in enumerate([*cards, card])]
            case _:
                pass
    return []


def _beats(trick: Sequence[tuple[Seat, Card]], winner: Seat, names: Names) -> str:
    """Return which card made a trick, against the best of the other side."""
    best = max((card for seat, card in trick if seat == winner), key=lambda card: STRENGTH[card])
    others = [card for seat, card in trick if side_of(seat) != side_of(winner)]
    beaten = max(others, key=lambda card: STRENGTH[card])
    if winner == names.you:
        sentence = translate("Trut", "{best} beats {other}: your trick.")
    else:
        sentence = translate("Trut", "{best} beats {other}: {name}’s trick.")
    return sentence.format(best=rank_name(RANK[best]), other=rank_name(RANK[beaten]), name=names.name(winner))


def _reason(events: Sequence[Event], before: TrutView, won: DealEnded) -> str:
    """Return why the deal is won that this action ends."""
    made = before.facts.results.count(side_of(won.winners[0]))
    made += sum(
        isinstance(event, Happened)
        and event.code == "trick-made"
        and event.details.get("side") == side_of(won.winners[0])
        for event in events
    )
    return results.won_by(won.how, made)


def table_text(view: AnyView, names: Names) -> str:
    """Return the trick, card by card with who laid it, who has made the tricks before, and what the deal is for."""
    shown = trut_view(view)
    parts = []
    if shown.known(TRICK):
        first, players = shown.facts.leaders[-1], shown.options.players
        laid = [
            translate("Trut", "{name}: {card}").format(name=names.of((first + step) % players), card=card_name(card))
            for step, card in enumerate(shown.known(TRICK))
        ]
        parts.append(translate("Trut", "The trick: {cards}.").format(cards=enumerated(laid)))
    else:
        parts.append(translate("Trut", "No card has been laid to this trick."))
    for number, side in enumerate(shown.facts.results):
        who = translate("Trut", "rotten") if side == ROTTEN else side_title(names, sides(shown.options.players)[side])
        parts.append(translate("Trut", "Trick {number}: {name}.").format(number=number + 1, name=who))
    if shown.facts.deal_number:
        parts += [full_stop(stake_text(shown)), pot_text(shown)]
    return " ".join(filter(None, parts))


def seat_text(view: AnyView, seat: Seat) -> str:
    """Return the tricks that a player, or their side, has made in this deal."""
    shown = trut_view(view)
    found = shown.facts.results
    return tricks_text(found.count(side_of(seat)), of_a_side=shown.options.players > 2) if found else ""


def stake_text(view: TrutView) -> str:
    """Return what this deal is played for, in a word or two."""
    if is_fortial(view):
        return translate("Trut", "Fortial")
    match deal_stake(view):
        case "trut":
            return translate("Trut", "For a trut")
        case "point":
            return translate("Trut", "For a point")
    return translate("Trut", "For nothing yet")


def pot_text(view: TrutView) -> str:
    """Return how many chips are played for; empty where there are none."""
    pot = view.chips.get(POT, 0)
    return translate("Trut", "%n chip(s) wait for the winners of the partie.", None, pot) if pot else ""


def parties_text(facts: TrutFacts, side: int) -> str:
    """Return how many parties of the match a side has won."""
    return translate("Trut", "%n partie(s) won", None, facts.winners.count(side))


def score_text(view: TrutView, names: Names) -> str:
    """Return truts and points of both sides, in a match also the parties that they have won."""
    parts = []
    for side, (team, score) in enumerate(zip(sides(view.options.players), view.facts.scores, strict=True)):
        text = translate("Trut", "{name}: {truts}, {points}").format(
            name=side_title(names, team),
            truts=translate("Trut", "%n trut(s)", None, score.truts),
            points=translate("Trut", "%n point(s)", None, score.points),
        )
        parts.append(text if view.options.parties == 1 else enumerated([text, parties_text(view.facts, side)]))
    return full_stop(in_parts(parts))
