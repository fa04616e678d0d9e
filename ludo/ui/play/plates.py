"""Offers on the plates of the players to those who share the screen."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludo.engine.actions import Action
from ludo.engine.places import Seat
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.facts import Facts


class PlateOffer(NamedTuple):
    """A small button of a person who may step in (empty: none), and whether a person is asked to sit down."""

    label: str
    hint: str
    invites: bool


def plate_offers(facts: Facts) -> Iterator[PlateOffer]:
    """Return what each plate offers, seat by seat."""
    session, words = facts.now.session, facts.now.words
    for seat, chair in enumerate(session.chairs):
        action = plate_call(facts, seat)
        label = words.action_label(action, facts.view, facts.names) if action is not None else ""
        hint = words.action_hint(action, facts.view, facts.names) if action is not None else ""
        first = translate("Table", "{name} sits down first and sees their cards.").format(name=chair.name)
        free = facts.shared and chair.person and seat != facts.seat
        yield PlateOffer(label, joined([hint, first]) if label else "", free and facts.deciding)


def calls_through(facts: Facts) -> Sequence[int]:
    """Return the chairs of other persons who may step in while the curtain waits for whoever is on turn."""
    session = facts.now.session
    if facts.curtain is None or facts.curtain != facts.current or facts.state.secret.asked:
        return ()
    chairs = {session.chair_of(seat): seat for seat in session.turn().may}
    return [chair for chair in facts.persons if chair != facts.curtain and _call(facts, chairs.get(chair)) is not None]


def plate_call(facts: Facts, seat: Seat) -> Action | None:
    """Return how a person who does not sit before the screen may step in from the plate, None if that is not possible.

    The first way in which it is possible: it must not depend on the cards, which are not seen.
    """
    session = facts.now.session
    if not facts.shared or not facts.deciding or seat == facts.seat:
        return None
    return _call(facts, seat if session.chairs[seat].person else None)


def _call(facts: Facts, seat: Seat | None) -> Action | None:
    session = facts.now.session
    if seat is None or seat not in session.turn().may:
        return None
    return next(filter(session.game.steps_in, session.draft(seat).buttons), None)
