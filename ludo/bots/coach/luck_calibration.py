"""For which forms of games, and between which levels, luck makes a result more exact than it is: as measured.

What was measured stands in `luck_model.py` of each game.
"""

from collections.abc import Mapping, Sequence
from math import log

from ludo.bots.contract import SHARES, LuckCalibration, Unit
from ludo.bots.registry import players_of
from ludo.engine.options import Value
from ludo.games import GAMES


def players_for(form: LuckCalibration, levels: Sequence[str]) -> tuple[str, ...]:
    """Return who plays on for players of these levels."""
    return tuple(form.stand_in.get(level, level) for level in levels)


def drift_of(form: LuckCalibration, levels: Sequence[str], unit: Unit) -> tuple[float, ...]:
    """Return by how much each of those who play on is stronger than equals, by chair.

    It is the logarithm of by how much odds are greater, or chips a deal. What was not measured is taken to be equal.
    """
    for own, others in ((own, others) for own in levels for others in levels if own != others):
        start = form.starts.get((own, others))
        ours = levels.count(own)
        rivals = len(levels) - ours
        if start is None or ours > rivals or levels.count(others) != rivals:
            continue
        if unit in SHARES:
            more, less = log(start / (1 - start) * rivals / ours), 0.0
        else:
            more, less = start, -start * ours / rivals
        return tuple(more if level == own else less for level in levels)
    return (0.0,) * len(levels)


def form_of(game: str, options: Mapping[str, Value]) -> LuckCalibration | None:
    """Return the form that is played by these options; None if luck was not measured for it."""
    luck_model = players_of(game).luck_model
    played = GAMES[game].in_force(options)
    for form in () if luck_model is None else luck_model().forms:
        measured = GAMES[game].in_force(form.options)
        if all(measured[name] == value for name, value in played.items() if name not in form.free):
            return form
    return None


def gain_of(form: LuckCalibration, own: str, others: Sequence[str]) -> float | None:
    """Return of how many more parties a result is worth without luck; None if it was not found to be worth more."""
    return form.gains.get((own, others[0])) if len(set(others)) == 1 else None


def nearest_level(form: LuckCalibration, loss: float) -> str:
    """Return the level whose decisions cost most nearly as much."""
    return min(form.losses, key=lambda level: abs(form.losses[level] - loss))
