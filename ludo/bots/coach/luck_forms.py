"""For which forms of games, and between which levels, luck makes a result more exact than it is: as measured.

`python -m benchmarks.luck` measures it; what stands here was printed by it (`docs/coach.md`).
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ludo.bots.registry import players_of
from ludo.engine.options import Value
from ludo.games import GAMES


class Form(NamedTuple):
    """A form of a game for which luck was measured.

    options: what it differs in from the usual table; free: options that may be any. lines: how many times a deal is
    played on after an act; fresh: how many fresh deals are tried. strengths: by level what one of them is stronger than
    a beginner: the logarithm of by how much its odds of a partie are greater, or chips a deal. losses: what the coach
    says that a level loses with a decision. gains: by own level and level of all others, of how many more parties a
    result is worth without luck, at least.
    """

    game: str
    options: Mapping[str, Value]
    free: frozenset[str]
    lines: int
    fresh: int
    strengths: Mapping[str, float]
    losses: Mapping[str, float]
    gains: Mapping[tuple[str, str], float]


def drift_of(form: Form, levels: Sequence[str]) -> tuple[float, ...]:
    """Return by how much players of these levels are stronger than all of them are on average, by chair."""
    stand_in = _stand_in(form.game)
    strengths = [form.strengths.get(stand_in.get(level, level), 0.0) for level in levels]
    return tuple(strength - sum(strengths) / len(strengths) for strength in strengths)


def _stand_in(game: str) -> Mapping[str, str]:
    fortune = players_of(game).fortune
    return {} if fortune is None else fortune().stand_in


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


_NONE: Final[Mapping[str, float]] = MappingProxyType({})

FORMS: Final[tuple[Form, ...]] = (
    Form("trut", {"players": 2}, frozenset({"first_dealer", "direction"}), 3, 12, _NONE, _NONE, {}),
    Form("trut", {"players": 4}, frozenset({"first_dealer", "direction"}), 3, 12, _NONE, _NONE, {}),
    Form("triomphe", {}, frozenset({"first_dealer"}), 3, 24, _NONE, _NONE, {}),
    Form("triomphe", {"players": 4, "teams": "2x2"}, frozenset({"first_dealer"}), 3, 24, _NONE, _NONE, {}),
    Form("triomphe", {"variant": "as_qui_pille"}, frozenset({"first_dealer"}), 3, 24, _NONE, _NONE, {}),
    Form("trente_et_un", {}, frozenset(), 2, 24, _NONE, _NONE, {}),
    Form("trente_et_un", {"variant": "schwimmen36"}, frozenset(), 2, 24, _NONE, _NONE, {}),
    Form("tripoli", {}, frozenset(), 6, 12, _NONE, _NONE, {}),
    Form("trio", {}, frozenset(), 2, 8, _NONE, _NONE, {}),
)
