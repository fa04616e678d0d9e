"""The level `simple`: sound rules of thumb, one file a game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.bots.contract import Player
from ludo.bots.simple import trente_et_un, trio, triomphe, tripoli, trut

SIMPLE: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "trente_et_un": trente_et_un.choose,
        "trio": trio.choose,
        "triomphe": triomphe.choose,
        "tripoli": tripoli.choose,
        "trut": trut.choose,
    }
)
"""The simple player of each game, by the game's id."""
