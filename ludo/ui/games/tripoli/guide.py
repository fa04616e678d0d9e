"""The guided first deal of Tripoli."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.tripoli.options import forced_values
from ludo.games.tripoli.view import tripoli_view
from ludo.ui.games.guide import Anchor, ByRules, GuideMoment, Step, at_result, before_cards, in_play, on_turn
from ludo.ui.games.tripoli.plan import plan_for
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.table.geometry import Room

_text = texts("Tripoli guide")


def board(view: AnyView, room: Room) -> QRectF:
    """Return where the board is."""
    return plan_for(room).board


def strip(view: AnyView, room: Room) -> QRectF:
    """Return where the strip before the board is."""
    return plan_for(room).strip


def _asked_in(*phases: str) -> Callable[[GuideMoment], bool]:
    """Return whether the person has to act in one of these phases."""
    return lambda moment: on_turn(moment) and tripoli_view(moment.view).facts.phase in phases


def _stage(*phases: str) -> Callable[[GuideMoment], bool]:
    """Return whether one of these phases goes on, whoever has to act."""
    return lambda moment: in_play(moment) and tripoli_view(moment.view).facts.phase in phases


def _has_poker(view: AnyView) -> bool:
    return not tripoli_view(view).options.cosmo


def _claims(view: AnyView) -> bool:
    """Are pay cards paid for by showing them (TRP-40)?"""
    options = tripoli_view(view).options
    return forced_values(options).get("pay_collect", (options.pay_collect, ""))[0] == "stage_one"


def _antes(view: AnyView) -> str:
    options = tripoli_view(view).options
    if options.dealer_double_ante:
        ante = translate(
            "Tripoli guide", "Before each deal everybody puts a chip on each space of the board, and the dealer two."
        )
    else:
        ante = translate("Tripoli guide", "Before each deal everybody puts a chip on each space of the board.")
    spaces = translate(
        "Tripoli guide",
        "Five spaces belong to cards, one to a pair, one to a sequence; the kitty goes to the first who is out of "
        "cards, the pot to the best poker hand.",
    )
    if options.cosmo:
        spaces = translate(
            "Tripoli guide",
            "Five spaces belong to cards, one to a pair, one to a sequence, others with every deal; the kitty goes to "
            "the first who is out of cards.",
        )
    return joined([ante, spaces])


def _trade(view: AnyView) -> str:
    offer = translate(
        "Tripoli guide",
        "One hand was dealt that belongs to nobody. The dealer may exchange their own for it, unseen, or sell it to "
        "the highest bidder. If your hand is good, keep it or pass.",
    )
    if not tripoli_view(view).options.pay_card_bars_trade:
        return offer
    return joined([offer, translate("Tripoli guide", "Whoever holds a card that pays neither exchanges nor bids.")])


def _race(view: AnyView) -> str:
    race = translate(
        "Tripoli guide",
        "Now get rid of your cards. Somebody leads the lowest card of a suit, and whoever has the next one lays it, up "
        "to the ace or to a card that nobody has. Who laid the last one leads again.",
    )
    if _claims(view):
        return race
    return joined([race, translate("Tripoli guide", "Whoever plays a pay card takes the chips of its space.")])


def _end(view: AnyView) -> str:
    outcome = tripoli_view(view).facts.outcome
    if outcome is None or outcome.winner is not None:
        over = translate(
            "Tripoli guide",
            "The deal is over: the first without cards takes the kitty, and a chip for each card the others still "
            "hold.",
        )
    else:
        over = translate(
            "Tripoli guide",
            "The deal is over, for nobody can lead: everybody puts a chip for each card that is left into the kitty.",
        )
    return joined([over, translate("Tripoli guide", "What nobody has won stays on the board and grows.")])


STEPS: Final = (
    Step(
        ByRules(_antes),
        board,
        before_cards,
    ),
    Step(
        ByRules(_trade),
        strip,
        _stage("spare", "bid"),
    ),
    Step(
        _text(
            "Now the pay cards: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips "
            "of its space, king and queen together those of the pair. That goes by itself."
        ),
        board,
        _stage("select"),
        _claims,
    ),
    Step(
        _text(
            "Now the poker: pull five cards into the frame, or click them. Pay cards may be among them. Your best five "
            "are shown below your name."
        ),
        Anchor.HAND,
        _asked_in("select"),
        _has_poker,
        _text(
            "Now the poker: choose five cards, each with the arrows and Enter. Pay cards may be among them. F5 reads "
            "your best five."
        ),
    ),
    Step(
        _text(
            "Everybody has put five cards apart. The bets go round until all who stay have put in the same; then the "
            "best five cards win the pot."
        ),
        board,
        _stage("poker"),
        _has_poker,
    ),
    Step(
        _text(
            "Check to wait, bet to raise the price, fold to give up. You lose no cards: your whole hand comes back "
            "afterwards."
        ),
        Anchor.BUTTONS,
        _asked_in("poker"),
        _has_poker,
    ),
    Step(
        ByRules(_race),
        strip,
        _stage("michigan"),
    ),
    Step(
        ByRules(_end),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the antes to the first result."""
