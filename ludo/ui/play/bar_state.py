"""The state of the bar above a table: where one is in the partie, and what can be done."""

from typing import NamedTuple

from ludo.session.opening import USUAL, Opening
from ludo.session.session import Session
from ludo.ui.play.advising import can_hint, can_price
from ludo.ui.play.facts import Facts


class BarState(NamedTuple):
    """Where one is in the partie, and what can be done. marked: something has been taken back."""

    place: str
    can_undo: bool = False
    can_redo: bool = False
    can_skip: bool = False
    can_hint: bool = False
    can_price: bool = False
    marked: bool = False
    panel_open: bool = False
    opening: Opening = USUAL


def bar_state(session: Session, facts: Facts, place: str, *, panel_open: bool) -> BarState:
    """Return the state of the bar; place: where one is, in words."""
    return BarState(
        place=place,
        can_undo=facts.error is None and session.undo_point() is not None,
        can_redo=facts.error is None and session.can_redo,
        can_skip=facts.can_skip,
        can_hint=can_hint(facts),
        can_price=can_price(facts),
        marked=session.record.marked,
        panel_open=panel_open,
        opening=session.record.opening,
    )
