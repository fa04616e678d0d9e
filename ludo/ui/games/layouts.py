"""The table of each game: one line a game."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.games.trut.layout import TRUT_LAYOUT
from ludo.ui.table.contract import Layout

LAYOUTS: Final[Mapping[str, Layout]] = {"trut": TRUT_LAYOUT}
"""Every layout by the id of its game."""
