"""Score sheets: plain tables of text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple


class Token(NamedTuple):
    """So many pieces of a kind, as a cell of a sheet can be drawn: small pictures with numbers, below each other."""

    kind: Literal["tile", "disc", "life", "chips", "trick"]
    number: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: what the columns are, and the rows, oldest first.

    tokens: cells (row, column) that are drawn as pieces with numbers; their text is what assistive technology reads.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    tokens: Mapping[tuple[int, int], tuple[Token, ...]] = field(default_factory=dict)
