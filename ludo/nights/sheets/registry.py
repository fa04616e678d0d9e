"""The score sheets of the games, in one place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.nights.sheets.contract import AnySheet, any_sheet
from ludo.nights.sheets.trente_et_un import TRENTE_ET_UN_SHEET
from ludo.nights.sheets.trio import TRIO_SHEET
from ludo.nights.sheets.triomphe import TRIOMPHE_SHEET
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
from ludo.nights.sheets.trut import TRUT_SHEET

SHEETS: Final[Mapping[str, AnySheet | None]] = MappingProxyType(
    {
        "trut": any_sheet(TRUT_SHEET),
        "trente_et_un": any_sheet(TRENTE_ET_UN_SHEET),
        "triomphe": any_sheet(TRIOMPHE_SHEET),
        "tripoli": any_sheet(TRIPOLI_SHEET),
        "trio": any_sheet(TRIO_SHEET),
    }
)
"""By the id of the game its score sheet; None for a game that has none."""


def sheet_of(game: str) -> AnySheet:
    """Return the score sheet of a game. Raises KeyError if it has none."""
    sheet = SHEETS[game]
    if sheet is None:
        raise KeyError(game)
    return sheet
