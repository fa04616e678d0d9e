"""Readouts of Trio: the combinations on the table, who has opened, what was drawn and laid."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.events import Changed, Event, Moved
from ludo.engine.places import DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.views import AnyView
from ludo.games.trio.combinations import LARGEST_SET, SET, SMALLEST, Combination, Meld, wild_places
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.view import TrioView, trio_view
from ludo.ui.games.trio.combination_words import combination_text, contract_title, ranks_name, wilds_text
from ludo.ui.i18n import enumerated, full_stop, listed, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.names import Names, choose

_MELD: Final = "meld"


def heard_combination(combination: Combination, options: TrioOptions) -> str:
    """Return a combination with all that a listener needs: "three Kings with Two of clubs", what a wild stands for."""
    if combination.kind != SET:
        text, wilds = combination_text(combination), wilds_text(combination, options)
        return translate("Trio", "{combination}, {wilds}").format(combination=text, wilds=wilds) if wilds else text
    size, ranks = len(combination.cards), ranks_name(combination.of)
    if size == SMALLEST:
        text = translate("Trio", "three {ranks}").format(ranks=ranks)
    elif size == LARGEST_SET:
        text = translate("Trio", "four {ranks}").format(ranks=ranks)
    else:
        text = combination_text(combination)
    wild = [card_name(combination.cards[index]) for index in wild_places(combination, options)]
    if not wild:
        return text
    return translate("Trio", "{combination} with {wilds}").format(combination=text, wilds=listed(wild))


def table_text(view: AnyView, names: Names) -> str:
    """Return whose combinations lie on the table, what they are, and the uppermost discard."""
    shown = trio_view(view)
    parts = []
    for seat in range(len(names.names)):
        mine = [heard_combination(meld.combination, shown.options) for meld in shown.facts.melds if meld.owner == seat]
        if mine:
            parts.append(full_stop(with_head(names.of(seat), in_parts(mine))))
    if not parts:
        parts.append(translate("Trio", "No combination lies on the table."))
    discards = shown.known(DISCARD_PILE)
    if discards:
        parts.append(translate("Trio", "Discard: {card}.").format(card=card_name(discards[-1])))
    parts.append(translate("Trio", "%n card(s) in the stock.", None, len(shown.cards(STOCK))))
    return " ".join(parts)


def score_text(view: TrioView, names: Names) -> str:
    """Return for each player points, contract, whether they have opened, and how many cards they hold."""
    return " ".join(_standing(view, names, seat) for seat in range(len(names.names)))


def standing_text(view: TrioView, names: Names) -> str:
    """Return the points of everybody so far in a sentence; empty where those of the deal are the same."""
    facts = view.facts
    if facts.outcome is not None and tuple(facts.outcome.points) == tuple(facts.scores):
        return ""
    form = translate("Trio", "{name} {points}")
    points = (form.format(name=names.of(seat), points=facts.scores[seat]) for seat in range(len(names.names)))
    return translate("Trio", "In all: {points}.").format(points=enumerated(points))


def _standing(view: TrioView, names: Names, seat: Seat) -> str:
    facts = view.facts
    contract = facts.contracts[seat]
    parts = [translate("Trio", "%n point(s)", None, facts.scores[seat])]
    if facts.phase in ("draw", "play", "reshuffle"):
        title = contract_title(contract, view.options)
        form = translate("Trio", "has not opened; {contract}")
        if seat in facts.opened:
            form = translate("Trio", "has opened; {contract}")
        parts += [form.format(contract=title), translate("Trio", "%n card(s)", None, len(view.cards(hand(seat))))]
    return translate("Trio", "{name}: {standing}.").format(name=names.of(seat), standing=in_parts(parts))


def target_title(view: TrioView, place: Place, names: Names) -> str:
    """Return a combination as a place to bring a card to: what it is and who laid it; empty if there is none."""
    if place.kind != _MELD or place.number >= len(view.facts.melds):
        return ""
    meld = view.facts.melds[place.number]
    you, one = translate("Trio", "{combination}, your own"), translate("Trio", "{combination}, laid by {name}")
    return choose(names, (meld.owner,), you, one, combination=heard_combination(meld.combination, view.options))


def laid(events: Sequence[Event], target: Place) -> Combination | None:
    """Return the combination that was laid at a place by these events, None if it is not among them."""
    for event in events:
        match event:
            case Changed("melds", tuple() as melds) if target.number < len(melds):
                meld = melds[target.number]
                return meld.combination if isinstance(meld, Meld) else None
            case _:
                pass
    return None


def drawn_text(moved: Moved, names: Names) -> str | None:
    """Return that a card was drawn from the stock, or turned up from it; None for what else moved."""
    source, target, cards = moved.source, moved.target, moved.cards
    if source != STOCK or len(cards) != 1:
        return None
    face = cards[0]
    if target == DISCARD_PILE and face is not None:
        return translate("Trio", "Turned up: {card}").format(card=card_name(face))
    if target.kind != "hand":
        return None
    if face is None:
        you = translate("Trio", "You draw a card from the stock")
        return choose(names, (target.owner,), you, translate("Trio", "{name} draws a card from the stock"))
    you, one = translate("Trio", "You draw: {card}"), translate("Trio", "{name} draws: {card}")
    return choose(names, (target.owner,), you, one, card=card_name(face))
