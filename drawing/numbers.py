"""Number cards and aces: pips in the classic arrangement, one large ornamented sign on an ace."""

from __future__ import annotations

import math

from ludo.ui.art.colours import PAPER
from ludo.ui.art.shapes import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_DATA
from ludo.ui.art.svg import CARD_H, CARD_W, Point, fine, num, path, place, polygon, ring

LEFT, MIDDLE, RIGHT = 208.0, CARD_W / 2, CARD_W - 208.0
TOP, BOTTOM = 116.0, CARD_H - 116.0

_PAIRS = {"two": (0.0, 1.0), "three": (0.0, 0.5, 1.0), "four": (0.0, 1 / 3, 2 / 3, 1.0)}
_COLUMNS: dict[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    2: ((), (0.0, 1.0)),
    3: ((), (0.0, 0.5, 1.0)),
    4: (_PAIRS["two"], ()),
    5: (_PAIRS["two"], (0.5,)),
    6: (_PAIRS["three"], ()),
    7: (_PAIRS["three"], (0.25,)),
    8: (_PAIRS["three"], (0.25, 0.75)),
    9: (_PAIRS["four"], (0.5,)),
    10: (_PAIRS["four"], (1 / 6, 5 / 6)),
}
"""By rank: heights of the pips in each side column, and of those in the middle (0 top, 1 bottom)."""

_SIZES = {2: 146.0, 3: 146.0, 4: 128.0, 5: 128.0, 6: 128.0, 9: 108.0, 10: 108.0}
_SIZE = 116.0


def sign(suit: int, x: float, y: float, size: float, fill: str = "currentColor", *, turned: bool = False) -> str:
    """A suit's sign centred on (x, y), `size` tall."""
    k = -size / 100 if turned else size / 100
    return path(
        SUIT_DATA[suit],
        fill,
        transform=f"translate({num(x - 50 * k)} {num(y - 50 * k)}) scale({fine(k)})",
    )


def number(rank: int, suit: int) -> str:
    """The pips of a card from 2 to 10."""
    sides, middle = _COLUMNS[rank]
    size = _SIZES.get(rank, _SIZE)
    spots: list[Point] = [(x, share) for share in sides for x in (LEFT, RIGHT)]
    spots += [(MIDDLE, share) for share in middle]
    return "".join(sign(suit, x, TOP + (BOTTOM - TOP) * at, size, turned=at > 0.5) for x, at in spots)


def ace(suit: int) -> str:
    """One large sign with an ornament inside, between two sprays."""
    x, y, size = MIDDLE, CARD_H / 2, 284.0
    d, k = SUIT_DATA[suit], size / 100
    at = f"translate({num(x - 50 * k)} {num(y - 50 * k)}) scale({fine(k)})"
    out = [
        path(d, stroke="currentColor", width=32 / k, transform=at),
        path(d, stroke=PAPER, width=22 / k, transform=at),
    ]
    out.append(sign(suit, x, y, size))
    heart_y = {CLUBS: y - 6, DIAMONDS: y, HEARTS: y - 12, SPADES: y + 16}[suit]
    petals = 8
    for i in range(petals):
        turn = 360 * i / petals
        leaf = "M0 -14 C14 -26 14 -44 0 -62 C-14 -44 -14 -26 0 -14 Z"
        out.append(place(path(leaf, PAPER), x, heart_y, turn=turn))
        dot = math.radians(turn + 180 / petals)
        out.append(path(ring(x + 52 * math.sin(dot), heart_y - 52 * math.cos(dot), 5), PAPER))
    out.append(path(ring(x, heart_y, 9), PAPER))
    spray = _spray()
    out.append(place(spray, x, y - size / 2 - 26))
    out.append(place(spray, x, y + size / 2 + 26, turn=180))
    return "".join(out)


def _spray() -> str:
    """Two curling branches with leaves, drawn upwards from the origin."""
    stem = "M0 0 C-8 -26 -46 -20 -58 -46 C-64 -62 -48 -74 -38 -62 C-32 -52 -44 -46 -46 -52"
    leaves = (
        "M-22 -18 C-26 -40 -18 -54 -4 -64 C-2 -44 -6 -30 -22 -18 Z M-34 -24 C-50 -18 -66 -22 -78 -34 "
        "C-60 -42 -46 -38 -34 -24 Z"
    )
    half = path(stem, stroke="currentColor", width=5) + path(leaves, "currentColor")
    top = polygon([(0, -92), (9, -76), (0, -60), (-9, -76)])
    return half + f'<g transform="scale(-1 1)">{half}</g>' + path(top, "currentColor")
