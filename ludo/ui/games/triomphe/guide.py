"""The guided first deal of Triomphe."""

from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.cards import ACE, rank_of
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TURN_UP, TriompheView, triomphe_view
from ludo.ui.games.guide import Anchor, ByRules, GuideMoment, Step, at_result, before_cards, holds_cards
from ludo.ui.games.triomphe.option_words import OPTION_WORDS
from ludo.ui.games.triomphe.packets import open_hand
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.table.contract import hull
from ludo.ui.table.geometry import Room

_text = texts("Triomphe guide")


def _deciding_in(moment: GuideMoment, *phases: str) -> bool:
    return moment.deciding and triomphe_view(moment.view).facts.phase in phases


def _is_triomphe(view: AnyView) -> bool:
    return triomphe_view(view).options.variant == "triomphe"


def _is_as_qui_pille(view: AnyView) -> bool:
    return not _is_triomphe(view)


def _draw(view: AnyView) -> str:
    if triomphe_view(view).options.first_dealer == "draw_deals":
        return translate(
            "Triomphe guide",
            "First everybody draws a card from the pack: the strongest deals. Then everybody gets five cards, for five "
            "tricks.",
        )
    return translate(
        "Triomphe guide",
        "First everybody draws a card from the pack: the strongest says who deals. Then everybody gets five cards, for "
        "five tricks.",
    )


def _draws(view: AnyView) -> bool:
    return triomphe_view(view).options.first_dealer != "random"


def _plunder(view: AnyView) -> str:
    known = triomphe_view(view)
    if any(rank_of(card) == ACE for card in known.known(TURN_UP)):
        right = translate("Triomphe guide", "You deal, and an ace was turned up: you may plunder.")
        duty = translate("Triomphe guide", "You deal, and an ace was turned up: you have to plunder.")
    else:
        right = translate("Triomphe guide", "You hold the ace of trumps: you may plunder.")
        duty = translate("Triomphe guide", "You hold the ace of trumps: you have to plunder.")
    how = translate(
        "Triomphe guide", "Pull a card of your hand onto the card that is offered, and you have exchanged them."
    )
    if known.options.pillage_optional:
        return joined([right, how, translate("Triomphe guide", "Or leave it.")])
    return joined([duty, how])


def _duties(view: AnyView) -> str:
    options = triomphe_view(view).options
    match options.beat_rule:
        case "winning":
            duty = translate(
                "Triomphe guide",
                "This line says what you have to do: follow suit, and beat the card that is winning if you can; "
                "without the suit, play a trump.",
            )
        case "suit":
            duty = translate(
                "Triomphe guide",
                "This line says what you have to do: follow suit, higher than all other cards of it if you can; "
                "without the suit, play a trump.",
            )
        case _:
            duty = translate(
                "Triomphe guide",
                "This line says what you have to do: follow suit, and beat the card just before yours if you can; "
                "without the suit, play a trump.",
            )
    if options.strict_table:
        return joined([duty, translate("Triomphe guide", "Anything else is a fault and ends the deal.")])
    return joined([duty, translate("Triomphe guide", "Cards that are not allowed are veiled.")])


def _points(view: AnyView) -> str:
    options = triomphe_view(view).options
    if options.multi_scoring == "most" and len(teams_of(options).sides) > 2:
        point = translate("Triomphe guide", "The card that is winning glows. The most tricks make a point.")
    elif options.min_tricks == 3:
        point = translate("Triomphe guide", "The card that is winning glows. Three tricks of the five make a point.")
    else:
        point = translate("Triomphe guide", "The card that is winning glows. Four tricks of the five make a point.")
    goal = translate("Triomphe guide", "All five make two; the partie is won with {target}.")
    return joined([point, goal.format(target=OPTION_WORDS.value("target", options.target))])


def _can_concede(view: AnyView) -> bool:
    options = triomphe_view(view).options
    return options.concession == "before_play" and len(teams_of(options).sides) == 2


def _partner(view: TriompheView) -> int | None:
    """Return the seat of a partner whose hand lies open."""
    if view.seat is None:
        return None
    mates = teams_of(view.options).mates[view.seat]
    return next((seat for seat in sorted(mates) if seat != view.seat and view.known(hand(seat))), None)


def _partner_hand(view: AnyView, room: Room) -> QRectF:
    known = triomphe_view(view)
    seat = _partner(known)
    if seat is None:
        return QRectF()
    return hull(open_hand(room, seat, len(known.known(hand(seat)))))


STEPS: Final = (
    Step(
        ByRules(_draw),
        Anchor.TABLE,
        before_cards,
        _draws,
    ),
    Step(
        _text(
            "These are your five cards. Mind the order: King, Queen and Jack are the highest, then comes the Ace, then "
            "Ten to Seven. The strip under your name shows it."
        ),
        Anchor.HAND,
        holds_cards,
        _is_triomphe,
    ),
    Step(
        _text(
            "These are your five cards. In L’As qui pille the Ace is the highest, then King, Queen, Jack, Ten to "
            "Seven. "
            "The strip under your name shows it."
        ),
        Anchor.HAND,
        holds_cards,
        _is_as_qui_pille,
    ),
    Step(
        _text(
            "This card was turned up after the deal. Its suit is trumps: each of them beats every card of other suits."
        ),
        TURN_UP,
        lambda moment: holds_cards(moment) and bool(moment.view.cards(TURN_UP)),
    ),
    Step(
        _text("Your partner’s cards lie open to you, as yours to your partner. Your tricks are added up."),
        _partner_hand,
        lambda moment: holds_cards(moment) and _partner(triomphe_view(moment.view)) is not None,
        lambda view: triomphe_view(view).options.teams != "individual",
    ),
    Step(
        ByRules(_plunder),
        Anchor.STATUS,
        lambda moment: _deciding_in(moment, "pillage"),
        _is_as_qui_pille,
    ),
    Step(
        _text(
            "With a poor hand you can give the deal up for one point: the others accept, and no card is played, or "
            "they refuse and need all five tricks. With a fair hand, play."
        ),
        Anchor.BUTTONS,
        lambda moment: _deciding_in(moment, "concession"),
        _can_concede,
    ),
    Step(
        ByRules(_duties),
        Anchor.STATUS,
        lambda moment: _deciding_in(moment, "play"),
    ),
    Step(
        ByRules(_points),
        TRICK,
        lambda moment: bool(moment.view.cards(TRICK) or triomphe_view(moment.view).facts.takers),
    ),
    Step(
        _text("The deal is over: here is who marks, and why. Journal, score and rules are beside the table."),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first card to the first result; some are for one variant, for teams or for two sides only."""
