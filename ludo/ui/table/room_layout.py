"""Laying out the room on the table: several densities are tried, from roomy to dense.

The first in which everything fits is taken.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, product
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludo.engine.places import Seat
from ludo.ui.table.fonts import LARGE_LETTERS
from ludo.ui.table.geometry import (
    CROWDED,
    EDGE,
    INDEX,
    NOTHING,
    RISE,
    SMALLEST,
    STRIP,
    TALL,
    TALL_INDEX,
    USUAL,
    Needs,
    Room,
    StatusHeight,
    index_share,
    no_status,
    row_share,
)
from ludo.ui.table.seat_places import Plots, Rim, SeatRoom, card_on_plate, grid_seats

_USUAL_NEEDS: Final = Needs()
_WIDEST: Final = 1.6
"""Width of the playing area by its height, at most."""
_WIDEST_LARGE: Final = 2.0
"""The same in large letters, which take height from it and need width."""
_FEW: Final = 6
"""With more seats than this fans below plates need the height, and plates are no wider in such an area."""
_TALLEST: Final = 1.5
"""Height of the playing area by its width, at most."""
_BY_HEIGHT: Final = 0.128
_BY_WIDTH: Final = 0.115
_DROOP: Final = 0.03
"""How much further down the ends of a fan reach than its row, by the width of its cards."""
_TEXT_SHARES: Final = (1.0, 0.85, 0.7, 0.55)
_WORD_SHARES: Final = (1.0, 0.85, 0.7, 0.65, 0.6, 0.55)
"""How large plates, and at last the line of words, are written where not everything fits: no card shrinks for them."""
_BEFORE_TIGHT: Final = 0.7
"""Rather than to write words smaller than this, plates are small, or the fans of others are numbers on them."""
_OWN_FAR: Final = 0.85
"""Width of the cards in the hand of the nearest, where the table is looked at from afar."""
_FAR_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
LONG: Final = 8
"""A hand that may hold at least so many cards is long: it takes all the width, and can be sorted."""
_STEP: Final = 0.05
"""By how much less larger cards are tried that do not fit."""
_SORTING: Final = 0.72
"""Width kept for the buttons that sort, beside a long hand, by that of a plate."""
_LEAST_WORDS: Final = 540.0
"""The line of words is at least so wide, in letters of the usual size, between plate and buttons."""
_LESS: Final = 11.0
"""How much lower a plot may be than it is in letters of the usual size: so much of it need not be free."""
_NEARER: Final = 0.6
_NARROWEST: Final = 0.9
_LONG: Final = 3.0
"""How much less room the cards in a plot may take then, for they lie nearer to each other; how much less wide it may be
if it is not so many cards wide."""


class _Density(NamedTuple):
    """How densely a table is laid out: a plate of this size, and the cards of hands so much smaller than usual."""

    plate: QSizeF
    back: float
    own: float
    compact: bool
    shrink: tuple[float, ...]


_DENSITIES: Final = (
    _Density(QSizeF(186, 58), 1.0, 1.0, False, (1.0, 0.93, 0.86)),
    _Density(QSizeF(132, 46), 1.0, 1.0, False, (1.0, 0.93, 0.86)),
    _Density(QSizeF(132, 46), 0.8, 0.9, True, (1.0, 0.9, 0.8, 0.7)),
    _Density(QSizeF(112, 40), 0.64, 0.82, True, (1.0, 0.85, 0.7, 0.6)),
    _Density(QSizeF(116, 50), 0.0, 0.8, True, (1.0, 0.8, 0.7)),
    _Density(QSizeF(104, 38), 0.0, 0.8, True, (1.0, 0.8, 0.6)),
)
_ROOMY, _TIGHT = _DENSITIES[:4], _DENSITIES[4:]
"""Those with fans in letters of the usual size, and those without."""
_FAR: Final = (
    _Density(QSizeF(116, 42), 1.0, 1.0, True, ()),
    _Density(QSizeF(110, 38), 0.8, 1.0, True, ()),
    _Density(QSizeF(110, 38), 0.0, 1.0, True, ()),
)
"""The same where the table is looked at from afar; letters keep their size, and cards give way."""


def room_for(
    size: QSizeF,
    seats: int,
    bottom: Seat,
    clockwise: bool,
    status: StatusHeight = no_status,
    text: float = 1.0,
    needs: Needs = _USUAL_NEEDS,
    taken: QSizeF = NOTHING,
    cards: float = 1.0,
    strip: float = 0.0,
) -> Room:
    """Return the room on a table of this size.

    `bottom`: the seat that sits nearest; `text`: how large writing is wanted; `taken`: how much larger the table would
    be if what is around it were written as usual. No card of a hand is smaller for either. `cards`: how large cards
    are wanted; they are as large as there is room for. `strip`: so many pixels of each own card are wanted.
    """
    area = playing_area(size, _WIDEST if text < LARGE_LETTERS else _WIDEST_LARGE)
    if text > 1.0:
        high = _usual_height(status, text)
        usual = room_for(size + taken, seats, bottom, clockwise, high, 1.0, needs, NOTHING, cards, strip)
        return _with_large_letters(_Builder(
            area, seats, bottom, clockwise, status, text, needs, _DENSITIES[0], usual.unit, usual,
            index_share(text), row_share(text), largest=text, cards=usual.cards, strip=strip,
        ), usual)  # fmt: skip
    wanted = max(SMALLEST, min(area.height() * _BY_HEIGHT, area.width() * _BY_WIDTH))
    room = room_for(size, seats, bottom, clockwise, status, text, needs, strip=strip) if cards > 1.0 else None
    least = 0.0 if room is None else room.own
    steps = max(1, round((cards - 1.0) / _STEP))
    for larger in (cards - _STEP * number for number in range(steps)):
        for density in _DENSITIES:
            for shrink in density.shrink if cards <= 1.0 else (1.0,):
                unit = max(SMALLEST, wanted * larger * shrink)
                tried, fits = _Builder(
                    area, seats, bottom, clockwise, status, text, needs, density, unit, cards=larger, strip=strip
                ).build()
                if fits and tried.own >= least:
                    return tried
                room = tried if cards <= 1.0 else room
    assert room is not None
    return room


def far_room(size: QSizeF, seats: int, bottom: Seat, clockwise: bool, scale: float, needs: Needs) -> Room:
    """Return the room on all of a table that is looked at from afar: writing has its scale, cards give way to it."""
    area, room = QRectF(0, 0, size.width(), size.height()), None
    needs = replace(needs, own=min(needs.own, _OWN_FAR))
    wanted = max(SMALLEST, min(area.height() * _BY_HEIGHT, area.width() * _BY_WIDTH))
    for density, share in product(_FAR, _FAR_SHARES):
        unit = max(SMALLEST, wanted * share)
        room, fits = _Builder(area, seats, bottom, clockwise, no_status, 1.0, needs, density, unit, far=scale).build()
        if fits:
            return room
    assert room is not None
    return room


def _usual_height(status: StatusHeight, text: float) -> StatusHeight:
    """Return how tall words and buttons would be in letters of the usual size."""
    return lambda scale, compact: status(scale / text, compact)


def _with_large_letters(wanted: "_Builder", usual: Room) -> Room:
    """Return the room with cards as large as in letters of the usual size: plates and words give way."""
    kinds: list[tuple[bool, tuple[_Density, ...]]] = [(False, _DENSITIES)]
    if usual.fans:
        kinds = [(True, _ROOMY), (True, _TIGHT), (False, _TIGHT)][: 2 if wanted.needs.shown else 3]
    ways = sorted(product(_WORD_SHARES, kinds), key=lambda way: (way[0] < _BEFORE_TIGHT, kinds.index(way[1])))
    builder = wanted
    for words, (fans, densities) in ways:
        for share, density in product(_TEXT_SHARES, densities):
            text = max(1.0, wanted.text * share)
            builder = replace(
                wanted,
                density=density,
                text=text,
                words=max(1.0 / wanted.text, words),
                fans=fans,
                tight=densities is _TIGHT,
            )
            room, fits = builder.build()
            if fits:
                return room
    return replace(builder, fans=usual.fans).build()[0]


def playing_area(size: QSizeF, widest: float = _WIDEST) -> QRectF:
    """Return the part of the table that is played on: neither much wider nor much taller than a table is."""
    width = min(size.width(), size.height() * widest)
    height = min(size.height(), width * _TALLEST)
    return QRectF((size.width() - width) / 2, (size.height() - height) / 2, width, height)


@dataclass(frozen=True, slots=True)
class _Builder:
    """Lays a table out in one density."""

    area: QRectF
    seats: int
    bottom: Seat
    clockwise: bool
    status_height: StatusHeight
    text: float
    needs: Needs
    density: _Density
    unit: float
    usual: Room | None = None
    """The room in letters of the usual size: no card is smaller than there."""
    index: float = INDEX
    row_shown: float = row_share(1.0)
    words: float = 1.0
    """How large the line of words is written, by the letters that are wanted."""
    fans: bool = True
    """Are the hands of others fans as in letters of the usual size?"""
    tight: bool = False
    """May those fans lie beside plates at the sides?"""
    largest: float = 1.0
    """How large letters are wanted."""
    far: float | None = None
    """The scale of writing where the table is looked at from afar; then there are no words and no ranks."""
    cards: float = 1.0
    """How large cards are wanted; writing goes by their usual size."""
    strip: float = 0.0
    """How many pixels of each own card are wanted."""

    def build(self) -> tuple[Room, bool]:
        """Return the room, and whether everything fits."""
        area, needs, density = self.area, self.needs, self.density
        scale = max(1.0, self.unit / self.cards / USUAL) if self.far is None else self.far
        edge = EDGE if not density.compact else EDGE / 2
        fans = self.fans if self.usual else needs.fans and density.back > 0 and not needs.plots
        wide = 1 + 0.35 * ((self.largest if self._roomy and not (fans and self.seats > _FEW) else self.text) - 1)
        plate = QSizeF(density.plate.width() * scale * wide, density.plate.height() * scale * self.text)
        least = self.usual.back if self.usual and fans == self.usual.fans else 0.0
        back = least or self.unit * needs.back * density.back if fans else max(least, card_on_plate(plate))
        own = max(self.usual.own if self.usual else 0.0, self.unit * max(0.85, needs.own * density.own))
        above = self._above(plate, scale, edge)
        hand, rows = self._hand(plate, own, edge, whole=above)
        pack = back if fans else self.unit * 0.4
        highest = hand.top() - own * TALL * RISE - 4
        aid, rect = self._nearest(plate, scale, edge, highest if above else area.bottom() - edge)
        status = self._status(highest, rect, scale, edge, above=above)
        corner = QRectF(hand.right() + edge, hand.top(), area.right() - 2 * edge - hand.right(), hand.height())
        if above:
            corner = QRectF(area.right() - edge - plate.width(), status.top(), plate.width(), status.height())
        room = Room(
            area, self.unit, own, back, scale, density.plate.width() < _DENSITIES[0].plate.width(), density.compact,
            fans, {}, self.bottom, hand, rows, status, QRectF(), aid, corner, scale * self.words, self.usual,
            self.far is not None, self.cards, self.strip,
        )  # fmt: skip
        apart = plate.width() + 2 * edge
        beside = not above and status.left() >= area.left() + apart and status.right() <= area.right() - apart
        free = hand.top() if beside else status.top() - pack * TALL if above else status.bottom()
        nearest = _with_pack(rect, hand, pack, free, self.usual)
        if needs.plots:
            grid = self._middle(status, area.top() + edge, 0.0, edge)
            tall = density.plate.height() * scale * self.largest
            plots, fits = self._plots(grid_seats(grid, self.seats, plate, tall, pack, least))
            around, middle, back = plots.seats, plots.middle, max(least, card_on_plate(plots.seats[0].plate.size()))
            nearest = replace(nearest, plot=plots.own)
        else:
            lowest = status.bottom() if beside else status.top() - (pack * TALL if above else 0.0)
            fan, tight = needs.narrow or needs.fan if self.tight else needs.fan, self.tight and needs.shown
            rim = Rim(area, plate, back, pack, fan if fans else 0.0, edge, lowest, tight=tight)
            around = rim.places(self.seats - 1)
            fits = rim.fits(self.seats - 1)
            sides = any(seat.side in ("left", "right") for seat in around)
            droop = _DROOP * back if self.usual else 0.0
            apart += rim.beside(self.seats - 1)
            kept = apart if sides else pack + 2 * edge if above else edge
            middle = self._middle(status, area.top() + rim.row + droop + 2 * edge, kept, edge)
        enough = needs.middle * area.height() * (needs.close if self.usual else 1.0)
        fits = fits and (needs.plots or middle.height() >= enough)
        fits = fits and self._step(hand.width(), own, rows) >= max(self.index * own, self.strip)
        fits = fits and (rows == 1 or density.plate.width() < _DENSITIES[0].plate.width())  # smaller plates first
        people = dict(zip(self._order(), (nearest, *around), strict=True))
        return replace(room, seats=people, middle=middle, back=back), fits

    @property
    def _roomy(self) -> bool:
        """Is the area as wide as it is in large letters alone?"""
        return self.area.width() > _WIDEST * self.area.height()

    def _order(self) -> list[Seat]:
        """Return the seats in the order of play, from the nearest on."""
        return [(self.bottom + (step if self.clockwise else -step)) % self.seats for step in range(self.seats)]

    def _plots(self, grids: Iterator[Plots]) -> tuple[Plots, bool]:
        """Return the best division, in large letters the first in which cards are as large; and whether it fits."""
        best = next(grids)
        if self.far is not None:
            best = next((plots for plots in chain((best,), grids) if plots.fits), best)
        if self.usual is None:
            return best, best.fits
        holding = next((plots for plots in chain((best,), grids) if plots.fits and self._hold(plots)), None)
        return holding or best, holding is not None

    def _hold(self, plots: Plots) -> bool:
        """Have cards as large as usual room in every plot?"""
        assert self.usual is not None
        usual = [self.usual.middle, *(self.usual.seats[seat].plot or QRectF() for seat in self._order())]
        large = [plots.middle, plots.own, *(where.plot or QRectF() for where in plots.seats)]
        return all(self._holds(before, after) for before, after in zip(usual, large, strict=True))

    def _holds(self, before: QRectF, after: QRectF) -> bool:
        """Have cards that lay in a plot room in another one, lying nearer to each other?"""
        tall = min(self.unit * TALL, before.height() - _LESS)
        if after.width() < min(_NARROWEST * before.width(), _LONG * tall / TALL):
            return False

        def line(plot: QRectF, shown: float) -> float:
            """Return how long a line the cards have room for, in rows that show so much of each other."""
            return plot.width() * (1 + (plot.height() - tall) // (tall * shown))

        return after.height() >= tall and line(after, self.row_shown) >= _NEARER * line(before, 1.0)

    def _above(self, plate: QSizeF, scale: float, edge: float) -> bool:
        """Do plate and buttons of the nearest lie beside the line of words, so that a long hand has the whole width?"""
        wide = self.area.width() - 2 * (plate.width() + 2 * edge)
        long = self.needs.hand >= LONG and self.far is None and not self.density.compact
        return long and wide >= _LEAST_WORDS * scale * self.words * self.text

    def _hand(self, plate: QSizeF, own: float, edge: float, *, whole: bool) -> tuple[QRectF, int]:
        """Return the own hand, and in how many rows it lies; `whole`: it has the whole width."""
        area = self.area
        left = right = plate.width() + 3 * edge
        if self.needs.hand >= LONG:
            left, right = plate.width() + 2 * edge, _SORTING * plate.width() + 2 * edge
        if whole:
            left = right = edge
        width = area.width() - left - right
        crowded = TALL_INDEX if self.index == TALL_INDEX else CROWDED  # two rows would leave words too little
        least = max(crowded * own, self.strip, 0.0 if self.usual or self.far else STRIP)
        rows = 1 if self._step(width, own, 1) >= least else 2
        height = own * TALL * (1 + (rows - 1) * self.row_shown)
        return QRectF(area.left() + left, area.bottom() - edge - height, width, height), rows

    def _step(self, width: float, own: float, rows: int) -> float:
        """Return how much of each card of a full hand is seen."""
        cards = -(-self.needs.hand // rows)
        return (width - own) / max(1, cards - 1)

    def _status(self, bottom: float, plate: QRectF, scale: float, edge: float, *, above: bool) -> QRectF:
        """Return the line of words and the buttons: above the hand, and above the nearest plate where it is as wide.

        `above`: between the plate and the buttons that sort.
        """
        height = self.status_height(scale * self.words, self.density.compact)
        wide = self.text if self._roomy else 1 + 0.5 * (self.text - 1)
        width = min(self.area.width() - 2 * edge, 720.0 * scale * wide)
        if above:
            width = min(width, self.area.width() - 2 * (plate.width() + 2 * edge))
        left = self.area.center().x() - width / 2
        if left < plate.right() + 4:
            bottom = min(bottom, plate.top() - 4)
        return QRectF(left, bottom - height, width, height)

    def _middle(self, status: QRectF, top: float, beside: float, edge: float) -> QRectF:
        left, right = self.area.left() + max(beside, edge), self.area.right() - max(beside, edge)
        return QRectF(left, top, right - left, status.top() - 8 - top)

    def _nearest(self, plate: QSizeF, scale: float, edge: float, bottom: float) -> tuple[QRectF, QRectF]:
        """Return the place of the ranks at the left, as low as `bottom`, and above it the plate of the nearest."""
        left = self.area.left() + edge
        tall = 34.0 * scale * (1 + 0.6 * (self.text - 1)) if self.far is None else 0.0
        aid = QRectF(left, bottom - tall, plate.width(), tall)
        return aid, QRectF(left, aid.top() - 6 - plate.height(), plate.width(), plate.height())


def _with_pack(plate: QRectF, hand: QRectF, pack: float, highest: float, usual: Room | None) -> SeatRoom:
    """Return the seat at the bottom; the pack lies above its plate, and is smaller where it would reach too high.

    In large letters it is as large as usual, and looks out from behind the plate.
    """
    width = max(12.0, min(pack, (plate.top() - 12 - highest) / TALL))
    lower = 0.0
    if usual is not None:
        width = max(width, usual.seats[usual.bottom].pack)
        lower = max(0.0, highest + 12 + width * TALL - plate.top())
    deck = QPointF(plate.left() + width / 2 + 4, plate.top() - width * TALL / 2 - 8 + lower)
    return SeatRoom("bottom", plate, hand.center(), QPointF(0, -1), deck, width)
