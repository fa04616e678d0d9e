"""Score sheets: plain tables of text."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: what the columns are, and the rows, oldest first."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
