"""Contests between levels, as the arena plays them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.bots.arena import measure
from ludo.bots.estimates import Estimate
from ludo.bots.self_play import Contest, Unit
from ludo.engine.options import Value, write_options
from ludo.games import GAMES

NO_VALUES: Final[Mapping[str, Value]] = MappingProxyType({})


def contest(game: str, values: Mapping[str, Value] = NO_VALUES, unit: Unit = "partie", seed: int = 0) -> Contest:
    options = GAMES[game].read_options(values)
    return Contest(game, write_options(options), unit, seed)


def advantage(played: Contest, a: str, b: str, units: int) -> Estimate:
    """How much more a side of level A wins alone than one of level B does, on the same places with the same luck."""
    found, _ = measure(played, a, b, units)
    return found.share_difference
