"""The guided first deal of Tripoli."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from ludo.engine.views import AnyView
from ludo.games.tripoli.view import tripoli_view
from ludo.ui.games.guide import Anchor, GuideMoment, Step, at_result, before_cards, in_play, on_turn
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


def _stage(*phases: str) -> Callable[[GuideMoment], bool]:
    """Return whether one of these phases goes on, whoever has to act."""
    return lambda moment: in_play(moment) and tripoli_view(moment.view).facts.phase in phases


STEPS: Final = (
    Step(
        _text(
            "Before each deal everybody puts a chip on each space. Five spaces belong to cards, one to a pair, one to "
            "a sequence; the kitty goes to the first who is out of cards, the pot to the best poker hand."
        ),
        _board,
        before_cards,
    ),
    Step(
        _text(
            "One hand was dealt that belongs to nobody. The dealer may exchange their own for it, unseen, or sell it "
            "to the highest bidder. If your hand is good, keep it or pass."
        ),
        _strip,
        _stage("spare", "bid"),
    ),
    Step(
        _text(
            "Now the pay cards: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips "
            "of its space, king and queen together those of the pair. That goes by itself."
        ),
        _board,
        _stage("select"),
    ),
    Step(
        _text(
            "Now the poker: pull five cards into the frame, or click them. Pay cards may be among them. Your best five "
            "are shown below your name."
        ),
        Anchor.HAND,
        _asked_in("select"),
    ),
    Step(
        _text(
            "Everybody has put five cards apart. The bets go round until all who stay have put in the same; then the "
            "best five cards win the pot."
        ),
        _board,
        _stage("poker"),
    ),
    Step(
        _text(
            "Check to wait, bet to raise the price, fold to give up. You lose no cards: your whole hand comes back "
            "afterwards."
        ),
        Anchor.BUTTONS,
        _asked_in("poker"),
    ),
    Step(
        _text(
            "Last stage: get rid of your cards. Somebody leads the lowest card of a suit, and whoever has the next one "
            "lays it, up to the ace or to a card that nobody has. Who laid the last one leads again."
        ),
        _strip,
        _stage("michigan"),
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
"""From the antes to the first result."""
