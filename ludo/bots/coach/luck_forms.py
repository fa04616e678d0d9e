"""For which forms of games, and between which levels, luck makes a result more exact than it is: as measured.

`python -m benchmarks.luck` measures it; what stands here was printed by it (`docs/coach.md`).
"""

from collections.abc import Mapping, Sequence
from math import log
from types import MappingProxyType
from typing import Final, NamedTuple, Never

from ludo.bots.contract import SHARES, Unit
from ludo.engine.options import Value
from ludo.games import GAMES


class Form(NamedTuple):
    """A form of a game for which luck was measured.

    options: what it differs in from the usual table; free: options that may be any. lines: how many times a deal is
    played on after an act; fresh: how many fresh deals are tried. stand_in: by level that thinks too long to play many
    deals on, who does so in its place. starts: by own level and level of all others, of those who play on, the chance
    with which a partie begins, or chips a deal; equals have none. losses: what the coach says that a level loses with a
    decision. gains: by own level and level of all others, of how many more parties a result is worth without luck, at
    least.
    """

    game: str
    options: Mapping[str, Value]
    free: frozenset[str]
    lines: int
    fresh: int
    stand_in: Mapping[str, str]
    starts: Mapping[tuple[str, str], float]
    losses: Mapping[str, float]
    gains: Mapping[tuple[str, str], float]


def players_for(form: Form, levels: Sequence[str]) -> tuple[str, ...]:
    """Return who plays on for players of these levels."""
    return tuple(form.stand_in.get(level, level) for level in levels)


def drift_of(form: Form, levels: Sequence[str], unit: Unit) -> tuple[float, ...]:
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


def form_of(game: str, options: Mapping[str, Value]) -> Form | None:
    """Return the form that is played by these options; None if luck was not measured for it."""
    played = GAMES[game].in_force(options)
    for form in FORMS:
        if form.game != game:
            continue
        measured = GAMES[game].in_force(form.options)
        if all(measured[name] == value for name, value in played.items() if name not in form.free):
            return form
    return None


def gain_of(form: Form, own: str, others: Sequence[str]) -> float | None:
    """Return of how many more parties a result is worth without luck; None if it was not found to be worth more."""
    return form.gains.get((own, others[0])) if len(set(others)) == 1 else None


def nearest_level(form: Form, loss: float) -> str:
    """Return the level whose decisions cost most nearly as much."""
    return min(form.losses, key=lambda level: abs(form.losses[level] - loss))


_NONE: Final[Mapping[str, Never]] = MappingProxyType({})

_AMATEURS: Final = MappingProxyType({"fort": "amateur", "expert": "amateur"})

FORMS: Final[tuple[Form, ...]] = (
    Form(
        "trut",
        {"players": 2},
        free=frozenset({"first_dealer", "direction"}),
        lines=8,
        fresh=16,
        stand_in=_NONE,
        starts={("amateur", "debutant"): 0.69, ("fort", "amateur"): 0.65, ("expert", "amateur"): 0.82},
        losses=_NONE,
        gains={},
    ),
    Form(
        "triomphe",
        {},
        free=frozenset({"first_dealer"}),
        lines=3,
        fresh=24,
        stand_in=_AMATEURS,
        starts={("amateur", "debutant"): 0.6},
        losses=_NONE,
        gains={},
    ),
    Form(
        "trente_et_un",
        {},
        free=frozenset(),
        lines=2,
        fresh=16,
        stand_in={"fort": "expert"},
        starts={("debutant", "amateur"): 0.1, ("expert", "amateur"): 0.6},
        losses=_NONE,
        gains={},
    ),
    Form(
        "trente_et_un",
        {"variant": "schwimmen36"},
        free=frozenset(),
        lines=2,
        fresh=24,
        stand_in=_AMATEURS,
        starts={("debutant", "amateur"): 0.34},
        losses=_NONE,
        gains={},
    ),
    Form(
        "tripoli",
        {},
        free=frozenset(),
        lines=6,
        fresh=12,
        stand_in=_AMATEURS,
        starts={("debutant", "amateur"): -2.0},
        losses=_NONE,
        gains={},
    ),
)
