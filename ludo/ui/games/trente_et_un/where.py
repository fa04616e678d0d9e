"""Where to look at Trente-et-un, and what its lesson teaches of a hand."""

from ludo.engine.actions import Action
from ludo.engine.places import DISCARD_PILE, hand
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.actions import DRAW_DISCARD, KNOCK
from ludo.games.trente_et_un.certain import certain
from ludo.games.trente_et_un.rules import POINTS, is_36
from ludo.games.trente_et_un.view import TABLE, trente_et_un_view
from ludo.ui.games.trente_et_un.values import own_worth
from ludo.ui.i18n import translate
from ludo.ui.wording.names import Names
from ludo.ui.wording.where import Where, longest_suit, usual_place

_GOOD = 29
"""Few hands are better."""


def where_to_look(view: AnyView, names: Names) -> Where:
    """Return where to look before one decides."""
    known = trente_et_un_view(view)
    held = () if view.seat is None else view.known(hand(view.seat))
    if not held or view.turn.must != view.seat:
        return usual_place(view, names)
    suit, closer = longest_suit(held, POINTS), known.facts.closer
    if is_36(known.options):
        text = translate("Trente-et-un", "Look at the three cards in the middle, and at the suit that counts for you.")
        return Where(text, (*view.known(TABLE), *suit))
    if known.facts.phase == "discard":
        return Where(translate("Trente-et-un", "Look at your four cards: which suit of them counts most?"), held)
    cards = (*view.known(DISCARD_PILE)[-1:], *suit)
    if closer >= 0 and closer != view.seat:
        text = translate("Trente-et-un", "{name} has knocked: look at the open card, and at what your hand is worth.")
        return Where(text.format(name=names.name(closer)), cards, closer)
    return Where(translate("Trente-et-un", "Look at the open card, and at the suit that counts for you."), cards)


def taught(view: AnyView) -> Action | None:
    """Return what the lesson does with such a hand: it knocks with 29, and takes an open card that makes 29."""
    known = trente_et_un_view(view)
    if is_36(known.options) or view.turn.must != view.seat:
        return None
    phase = known.facts.phase
    if phase in ("draw", "knock_or_end") and (own_worth(view) or 0) >= _GOOD:
        return KNOCK
    if phase != "draw" or not view.known(DISCARD_PILE):
        return None
    found = certain(known, DRAW_DISCARD)
    return DRAW_DISCARD if found is not None and found.value >= _GOOD else None
