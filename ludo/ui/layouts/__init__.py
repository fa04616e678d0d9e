"""The table of each game: one layout file a game."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.layouts.trut import TRUT_LAYOUT
from ludo.ui.table.contract import Layout

LAYOUTS: Final[Mapping[str, Layout]] = {"trut": TRUT_LAYOUT}
"""Every layout by the id of its game."""
