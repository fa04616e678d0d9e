"""The score sheets that exist, in one place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludo.nights.sheets.contract import AnySheet, any_sheet
from ludo.nights.sheets.trente_et_un import TRENTE_ET_UN_SHEET
from ludo.nights.sheets.trio import TRIO_SHEET
from ludo.nights.sheets.triomphe import TRIOMPHE_SHEET
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
from ludo.nights.sheets.trut import TRUT_SHEET

SHEETS: Final[Mapping[str, AnySheet]] = MappingProxyType(
    {
        sheet.game: sheet
        for sheet in (
            any_sheet(TRUT_SHEET),
            any_sheet(TRENTE_ET_UN_SHEET),
            any_sheet(TRIOMPHE_SHEET),
            any_sheet(TRIPOLI_SHEET),
            any_sheet(TRIO_SHEET),
        )
    }
)
"""Every score sheet by the id of its game."""
