"""The guided first deal of Tripoli."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.tripoli.view import tripoli_view
from ludo.ui.games.guide import Anchor, GuideMoment, Step, at_result, on_turn
from ludo.ui.games.tripoli.plan import plan_for
from ludo.ui.i18n import texts
from ludo.ui.table.room import Room

_text = texts("Tripoli guide")


def _board(view: AnyView, room: Room) -> QRectF:
    return plan_for(room).board


def _strip(view: AnyView, room: Room) -> QRectF:
    return plan_for(room).strip


def _asked_in(*phases: str) -> Callable[[GuideMoment], bool]:
    """Return whether the person has to act in one of these phases."""
    return lambda moment: on_turn(moment) and tripoli_view(moment.view).facts.phase in phases


STEPS: Final = (
    Step(
        _text(
            "Everybody has put a chip on each space of the board. Five spaces belong to cards, one to a pair, one to "
            "a sequence; the kitty goes to the first who is out of cards, the pot to the best poker hand."
        ),
        _board,
    ),
    Step(
        _text(
            "One hand was dealt that belongs to nobody. The dealer may exchange their own for it, unseen, or sell it "
            "to the highest bidder. If your hand is good, keep it or pass."
        ),
        _strip,
        _asked_in("spare", "bid"),
    ),
    Step(
        _text(
            "Now the poker: pull five cards into the frame, or click them. Pay cards have been paid already. Your best "
            "five are shown below your name."
        ),
        Anchor.HAND,
        _asked_in("select"),
    ),
    Step(
        _text(
            "The best five cards win the pot. Check to wait, bet to raise the price, fold to give up. You lose no "
            "cards: your whole hand comes back afterwards."
        ),
        Anchor.BUTTONS,
        _asked_in("poker"),
    ),
    Step(
        _text(
            "Last stage: get rid of your cards. You lead the lowest card of a suit, and whoever has "
            "the next one lays it at once, up to the ace or to a card that nobody has. Whoever laid "
            "the last one leads again."
        ),
        _strip,
        _asked_in("michigan"),
    ),
    Step(
        _text(
            "The deal is over: the first without cards takes the kitty, and a chip for each card the others still "
            "hold. What nobody has won stays on the board and grows."
        ),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first decision to the first result."""
