"""Where to look at Trio, and what its lesson teaches of a hand."""

from ludo.engine.actions import Action
from ludo.engine.places import DISCARD_PILE, hand
from ludo.engine.views import AnyView
from ludo.games.trio.actions import Open
from ludo.games.trio.ready import contract_is_ready
from ludo.games.trio.view import trio_view
from ludo.ui.games.trio.combination_words import contract_text
from ludo.ui.i18n import translate
from ludo.ui.wording.names import Names
from ludo.ui.wording.where import Where, usual_place


def where_to_look(view: AnyView, names: Names) -> Where:
    """Return where to look before one decides."""
    known = trio_view(view)
    facts, seat = known.facts, view.seat
    if seat is None or not view.known(hand(seat)) or view.turn.must != seat:
        return usual_place(view, names)
    if seat in facts.opened:
        text = translate("Trio", "Look at the combinations on the table: which of your cards go with them?")
        return Where(text, view.known(hand(seat)))
    if contract_is_ready(known):
        text = translate("Trio", "Your contract is ready in your hand: look for its combinations.")
        if facts.phase == "draw":
            text = translate("Trio", "Your contract is ready: you can open after any card.")
        return Where(text, view.known(hand(seat)))
    contract = contract_text(facts.contracts[seat], known.options)
    if facts.phase == "draw":
        text = translate("Trio", "Look at the open card. Is it what you lack for {contract}?")
        return Where(text.format(contract=contract), view.known(DISCARD_PILE)[-1:])
    after = (seat + 1) % known.options.players
    text = translate("Trio", "Look at the cards that go with no other, and at {name}, who may take what you throw.")
    return Where(text.format(name=names.name(after)), view.known(hand(seat)), after)


def taught(view: AnyView) -> Action | None:
    """Return what the lesson does with such a hand: whoever can open does."""
    known = trio_view(view)
    return Open(()) if known.facts.phase == "play" and contract_is_ready(known) else None
