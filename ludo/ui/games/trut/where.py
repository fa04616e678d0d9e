"""Where to look at Trut, and what its lesson teaches of a hand."""

from ludo.engine.actions import Action
from ludo.engine.cards import JACK, RANK
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games.trut.actions import FOLD, TRUT_CALL
from ludo.games.trut.rules import HAND_SIZE, RANKS, STRENGTH
from ludo.games.trut.view import trut_view
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.names import Names
from ludo.ui.wording.where import Where, usual_place


def where_to_look(view: AnyView, names: Names) -> Where:
    """Return where to look before one decides."""
    facts = trut_view(view).facts
    held = () if view.seat is None else view.known(hand(view.seat))
    trick = view.known(TRICK)
    if facts.phase == "fortial":
        return Where(translate("Trut", "One point is missing for the partie: look at the points of both sides."), held)
    if facts.phase == "answer" and facts.truter != view.seat:
        text = translate("Trut", "Look at {name}, who truts, and at how high your cards are.")
        return Where(text.format(name=names.name(facts.truter)), held, facts.truter)
    if not held or view.turn.must != view.seat:
        return usual_place(view, names)
    if trick:
        best = max(trick, key=lambda card: STRENGTH[card])
        text = translate("Trut", "Look at the highest card of the trick: {card}.")
        return Where(text.format(card=card_name(best)), (best,))
    return Where(translate("Trut", "Look at how high your cards are: how many tricks can they make?"), held)


def taught(view: AnyView) -> Action | None:
    """Return what the lesson does with such a hand: it truts with a Seven and an Eight, and folds low ranks."""
    facts = trut_view(view).facts
    held = () if view.seat is None else view.known(hand(view.seat))
    if len(held) < HAND_SIZE:
        return None
    if facts.phase == "answer":
        low = all(RANK[card] in RANKS[RANKS.index(JACK) :] for card in held)
        return FOLD if low and facts.asked[:1] == (view.seat,) else None
    best = {RANK[card] for card in held}
    return TRUT_CALL if facts.phase == "play" and not facts.call and best.issuperset(RANKS[:2]) else None
