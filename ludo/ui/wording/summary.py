"""The payments of a deal, as a table of words."""

from typing import NamedTuple


class Summary(NamedTuple):
    """Rows of what was paid for and to whom, each a label and its value.

    rows: short ones; longer: those below them; total: the sum, which stands out.
    """

    rows: tuple[tuple[str, str], ...]
    longer: tuple[tuple[str, str], ...]
    total: tuple[str, str]
