"""The ends of parties, written within a transaction."""

from typing import Final

TABLES: Final = {"session": ("sessions", "chairs"), "sheet": ("sheets", "sheet_chairs")}
"""By source of a result: the table of what was played, and that of who sat there."""
CHAIRS: Final = {source: chairs for source, (_, chairs) in TABLES.items()} | {"play": "play_chairs"}
"""By source of a result: the table of who took part; `play` is a partie of another game."""
