"""The room on the table: how large a card is, where each seat is, what is left for the game in the middle.

Everything is in pixels of the table; sizes go by the width of a card.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSizeF

from ludo.engine.places import Seat
from ludo.ui.table.fonts import LARGE_LETTERS
from ludo.ui.table.seat_places import SeatRoom

TALL: Final = 89 / 58
"""Height of a card by its width."""
SMALLEST: Final = 56.0
USUAL: Final = 94.0
"""Width of a card at which plates and writing have their usual size."""
EDGE: Final = 14.0
"""From things to the rim of the table."""
BACK: Final = 0.5
"""Width of the cards in other people's fans."""
OWN: Final = 1.25
"""Width of the cards in the own hand."""
RISE: Final = 0.2
"""How far a card under pointer or focus rises, by its height."""
INDEX: Final = 0.24
"""How much of the width of a card must be seen so that its index can be read."""
TALL_INDEX: Final = 0.32
"""The same where the index is written in large letters."""
STRIP: Final = 22.0
"""So many pixels of each own card are seen, whatever its width."""
CROWDED: Final = 0.34
"""Cards of a hand that show less of their width than this lie in two rows."""

_ROW_SHOWN: Final = 0.46
"""How much of the upper row of a hand in two rows is seen, by the height of a card."""
_TALL_ROW_SHOWN: Final = 0.59
"""The same where the index is written in large letters."""

NOTHING: Final = QSizeF(0, 0)

StatusHeight: TypeAlias = Callable[[float, bool], float]
"""How tall the line of words and the buttons are, by the scale; True where room is scarce."""


def no_status(scale: float, compact: bool) -> float:
    """Keep no room for words and buttons."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Needs:
    """Needs of a game for room; they depend on the options only, so that the room is the same during a partie.

    hand: most cards in the own hand; own: width of its cards by that of a card in the middle.
    fans: are the hands of others shown as fans of backs (else as a number on the plate); back: width of their cards by
    that of a card in the middle; fan: width of a whole fan by that of its cards; narrow: where room is scarce, 0 for no
    less; shown: they are laid open there, so that no large letters make a number of them.
    middle: least height of the middle by that of the playing area; cards and plates shrink for it; close: how much
    of it is enough in large letters, where what lies there lies nearer to each other.
    plots: does every seat have a plot for melds? Plates lie in a grid then, and `middle` is one cell of it.
    """

    hand: int = 5
    own: float = OWN
    fans: bool = True
    back: float = BACK
    fan: float = 2.0
    narrow: float = 0.0
    shown: bool = False
    middle: float = 0.3
    close: float = 0.86
    plots: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """The whole table. `unit`: width of a card in the middle; `own`: in the own hand; `back`: in the hands of others.

    area: the playing area, in the middle of the table; scale: size of plates and writing; words: of the line of words
    and buttons; small: plates are shrunk to picture, name and number; compact: so is the line of words; fans: hands of
    others are fans, else numbers on plates.
    hand: the own hand, lying; rows: in how many rows; status: the line of words and buttons; middle: what is left for
    the game; aid: where the ranks are shown; corner: free cloth to the right of the hand; usual: the same room in
    letters of the usual size, where they are larger; far: it is looked at from afar; cards: how large they are by the
    usual size; strip: how many pixels of each own card are seen if that can be.
    """

    area: QRectF
    unit: float
    own: float
    back: float
    scale: float
    small: bool
    compact: bool
    fans: bool
    seats: Mapping[Seat, SeatRoom]
    bottom: Seat
    hand: QRectF
    rows: int
    status: QRectF
    middle: QRectF
    aid: QRectF
    corner: QRectF
    words: float
    usual: "Room | None" = None
    far: bool = False
    cards: float = 1.0
    strip: float = 0.0

    @property
    def card(self) -> QSizeF:
        """Size of a card in the middle."""
        return QSizeF(self.unit, self.unit * TALL)


def index_share(text: float) -> float:
    """Return how much of the width of a card must be seen so that its index can be read."""
    return TALL_INDEX if text >= LARGE_LETTERS else INDEX


def row_share(text: float) -> float:
    """Return how much of the height of a card must be seen above the next row, so that its index can be read."""
    return _TALL_ROW_SHOWN if text >= LARGE_LETTERS else _ROW_SHOWN
