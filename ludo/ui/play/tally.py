"""How those at a table stand against each other over all parties of a game, once one more has ended."""

from ludo.engine.places import Seat
from ludo.nights.statistics import Filter
from ludo.session.ports import StorageError
from ludo.session.session import Session
from ludo.ui.i18n import enumerated, translate
from ludo.ui.services.store_types import StatisticsTable

_STREAK = 2
"""So many parties in a row are a streak."""


def tally(session: Session, statistics: StatisticsTable) -> str:
    """Return how the first person stands against each opponent, and the streak; nothing before a second partie."""
    if session.record.practice:
        return translate("Ending", "Practice: this partie counts nowhere.")
    person = next((seat for seat, chair in enumerate(session.chairs) if chair.person), None)
    if person is None or session.gave_up is not None:
        return ""
    try:
        scores = [_score(session, statistics, person, other) for other in _opponents(session, person)]
        streak = _streak(session, statistics, person)
    except StorageError:
        return ""
    told = [score for score in scores if score]
    if not told:
        return ""
    form = translate("Ending", "{name} in all parties: {scores}.")
    head = form.format(name=session.chairs[person].name, scores=enumerated(told))
    return " ".join((head, streak)) if streak else head


def _opponents(session: Session, person: Seat) -> list[Seat]:
    """Return the seats of the other sides."""
    sides = session.game.sides(session.game.read_options(session.header.options))
    own = next(side for side in sides if person in side)
    return [seat for seat in range(len(session.chairs)) if seat not in own]


def _score(session: Session, statistics: StatisticsTable, person: Seat, other: Seat) -> str:
    """Return the parties won against one opponent and lost; nothing where this was the first."""
    me, they = session.chairs[person].name, session.chairs[other].name
    met = statistics.meetings(session.header.game, me, they)
    if len(met) < _STREAK:
        return ""
    form = translate("Ending", "{won} to {lost} against {other}")
    return form.format(won=met.count(1), lost=met.count(-1), other=they)


def _streak(session: Session, statistics: StatisticsTable, person: Seat) -> str:
    me = session.chairs[person].name
    chosen = Filter(game=session.header.game)
    now = next((each.current for each in statistics.streaks(chosen) if each.name == me), 0)
    if now >= _STREAK:
        return translate("Ending", "{name} has won %n in a row.", None, now).format(name=me)
    if now <= -_STREAK:
        return translate("Ending", "{name} has not won the last %n.", None, -now).format(name=me)
    return ""
