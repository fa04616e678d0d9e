"""What was paid in a deal, as a table of words."""

from typing import NamedTuple


class Summary(NamedTuple):
    """Rows of what was paid for and to whom: short ones, and below them longer ones; the sum comes last, and stands out.

    A row is a label and its value.
    """

    rows: tuple[tuple[str, str], ...]
    longer: tuple[tuple[str, str], ...]
    total: tuple[str, str]
