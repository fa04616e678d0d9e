"""The guided first deal of Trio and L'École."""

from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.trio.view import trio_view
from ludo.ui.games.guide import Anchor, ByRules, GuideMoment, Step, at_result, before_cards, holds_cards
from ludo.ui.games.trio.cloth import ground_for
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.table.geometry import Room

_text = texts("Trio guide")


def ladder(view: AnyView, room: Room) -> QRectF:
    """Return where the ladder of contracts is."""
    return ground_for(room).ladder


def _piles(view: AnyView, room: Room) -> QRectF:
    ground = ground_for(room)
    return ground.stock.united(ground.discard)


def own_plot(view: AnyView, room: Room) -> QRectF:
    """Return where the cloth before the viewer is."""
    return ground_for(room).frames[room.bottom]


def _drawing(moment: GuideMoment) -> bool:
    return holds_cards(moment) and trio_view(moment.view).facts.phase == "draw"


def _composing(moment: GuideMoment) -> bool:
    view = trio_view(moment.view)
    return moment.deciding and view.facts.phase == "play" and view.seat not in view.facts.opened


def _opened(moment: GuideMoment) -> bool:
    view = trio_view(moment.view)
    return moment.deciding and view.facts.phase == "play" and view.seat in view.facts.opened


def _jokers(view: AnyView) -> bool:
    options = trio_view(view).options
    return options.variant == "ecole" and options.jokers_per_pack > 0


def _cards(view: AnyView) -> str:
    cards = translate(
        "Trio guide",
        "Your thirteen cards. Pull them to where you like them, or let the buttons sort them. Three of a kind are "
        "cards of one rank, so are four; a run follows on in one suit.",
    )
    wild = translate("Trio guide", "Twos stand for any card.")
    if _jokers(view):
        wild = translate("Trio guide", "Twos and jokers stand for any card.")
    return joined([cards, wild])


def _laying_off(view: AnyView) -> str:
    options = trio_view(view).options
    opened = translate("Trio guide", "You have opened: the contract is yours. Now get rid of your cards.")
    at_once = options.layoff_opening_turn
    if at_once == "none" and options.layoff_own_melds:
        how = translate("Trio guide", "From your next turn on pull them to combinations on the table, or lay new ones.")
    elif at_once == "none":
        how = translate("Trio guide", "From your next turn on pull them to combinations of others, or lay new ones.")
    elif not options.layoff_own_melds:
        how = translate("Trio guide", "Pull them to combinations of others, or, from your next turn on, lay new ones.")
    elif at_once == "others":
        how = translate(
            "Trio guide",
            "Pull them to combinations of others; from your next turn on also to your own, or lay new ones.",
        )
    else:
        how = translate(
            "Trio guide", "Pull them to combinations on the table, or, from your next turn on, lay new ones."
        )
    return joined([opened, how])


def _end(view: AnyView) -> str:
    outcome = trio_view(view).facts.outcome
    if outcome is None or outcome.out >= 0:
        over = translate("Trio guide", "Somebody has no card left: the deal is over.")
    else:
        over = translate("Trio guide", "The deal is over, and nobody has got rid of all cards.")
    rest = translate(
        "Trio guide",
        "What is left in a hand counts against its owner; whoever has opened goes on to the next contract.",
    )
    return joined([over, rest])


STEPS: Final = (
    Step(
        _text(
            "Everybody climbs this ladder, one contract a deal at most. The golden step is yours: what it asks for is "
            "written above."
        ),
        ladder,
        before_cards,
    ),
    Step(
        ByRules(_cards),
        Anchor.HAND,
        holds_cards,
    ),
    Step(
        _text("Each turn begins with a draw: press the stock, or the open card beside it if you need it."),
        _piles,
        _drawing,
    ),
    Step(
        _text(
            "In these trays you compose your contract, whenever you like; they say what is missing. Nothing is laid "
            "before you press Open. To end the turn pull a card to the discard pile."
        ),
        own_plot,
        _composing,
        heard=_text(
            "In trays you compose your contract, whenever you like: Enter picks a card up, the arrows lead to the "
            "trays, F7 says what is missing. Nothing is laid before you press Open. To end the turn bring a card to "
            "the discard pile."
        ),
    ),
    Step(
        ByRules(_laying_off),
        own_plot,
        _opened,
    ),
    Step(
        ByRules(_end),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first card to the first result."""
