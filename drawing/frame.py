"""The stepped frame of a court card, the ground behind the figure and the band between the halves.

The frame leaves the corner of the index free, and the band runs from step to step, so that the figure may be as wide
as the card.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from drawing.palette import GOLD, GOLD_DARK, INK, LINE, WHITE, Suit
from ludo.ui.art.svg import CARD_H, CARD_W, Point, contains, keep, num, path, paths, polygon, ring, rounded

LEFT, TOP, RIGHT = 26.0, 26.0, CARD_W - 26.0
STEP_X, STEP_Y = 146.0, 368.0
SLOPE = 0.2
BAND = 16.0
"""Half the height of the band."""

CX, EYES = 348.0, 178.0
"""Where the head is: middle and eye level."""

OUTLINE: tuple[Point, ...] = (
    (STEP_X, TOP),
    (RIGHT, TOP),
    (RIGHT, CARD_H - STEP_Y),
    (CARD_W - STEP_X, CARD_H - STEP_Y),
    (CARD_W - STEP_X, CARD_H - TOP),
    (LEFT, CARD_H - TOP),
    (LEFT, STEP_Y),
    (STEP_X, STEP_Y),
)


def parting(x: float) -> float:
    """Height of the line between the two halves."""
    return CARD_H / 2 + SLOPE * (x - CARD_W / 2)


def drape(d: str) -> str:
    """Path data whose x counts from the figure's middle; "@" for y means: down to the line between the halves."""
    out: list[str] = []
    x: float | None = None
    for word in re.findall(r"[MLCZ]|@|-?[\d.]+", d):
        if word in "MLCZ":
            out.append(word)
        elif x is None:
            x = CX + float(word)
        else:
            out.append(f"{num(x)} {num(parting(x) if word == '@' else float(word))}")
            x = None
    return " ".join(out)


def upper() -> list[Point]:
    """The upper half of the frame's inside."""
    return [
        (STEP_X, TOP),
        (RIGHT, TOP),
        (RIGHT, parting(RIGHT)),
        (LEFT, parting(LEFT)),
        (LEFT, STEP_Y),
        (STEP_X, STEP_Y),
    ]


def ground(suit: Suit, rank: int) -> str:
    """Behind the figure: rays for a king, a diaper of lozenges for a queen, stripes for a jack."""
    return path(polygon(upper()), suit.ground) + {11: _stripes, 12: _diaper, 13: _rays}[rank](suit)


def _rays(suit: Suit) -> str:
    out = []
    for i in range(36):
        a, b = (2 * math.pi * (i + k) / 36 for k in (0.0, 0.5))
        far = 620.0
        tip = [
            (CX, EYES),
            (CX + far * math.cos(a), EYES + far * math.sin(a)),
            (CX + far * math.cos(b), EYES + far * math.sin(b)),
        ]
        piece = _inside(tip)
        if len(piece) > 2:
            out.append(polygon(piece))
    return paths(out, suit.ray)


def _stripes(suit: Suit) -> str:
    out = []
    for i in range(12):
        x = STEP_X + 10 + i * 36
        piece = _inside([(x, TOP), (x + 14, TOP), (x + 14, 520), (x, 520)])
        if len(piece) > 2:
            out.append(polygon(piece))
    return paths(out, suit.ray)


def _diaper(suit: Suit) -> str:
    out = []
    step = 34.0
    for row in range(14):
        for column in range(14):
            x = STEP_X + column * step + (step / 2 if row % 2 else 0)
            y = TOP + row * step * 0.86
            piece = _inside([(x, y - 12), (x + 10, y), (x, y + 12), (x - 10, y)])
            if len(piece) > 2:
                out.append(polygon(piece))
    return paths(out, suit.ray)


def _inside(points: list[Point]) -> list[Point]:
    """What of a convex shape lies right of the step and inside the frame."""
    for rule in (
        lambda p: p[0] - STEP_X,
        lambda p: RIGHT - p[0],
        lambda p: p[1] - TOP,
        lambda p: parting(p[0]) - p[1],
    ):
        points = keep(points, rule)
        if not points:
            break
    return points


def mirrored(half: str) -> str:
    """The half figure and the same turned by half a turn."""
    turn = f"rotate(180 {num(CARD_W / 2)} {num(CARD_H / 2)})"
    return f'<g id="half">{half}</g><use xlink:href="#half" transform="{turn}"/>'


def band(suit: Suit) -> str:
    """The band across the middle, the same upside down."""
    a, b = LEFT, RIGHT

    def strip(top: float, bottom: float) -> str:
        return polygon(
            [(a, parting(a) + top), (b, parting(b) + top), (b, parting(b) + bottom), (a, parting(a) + bottom)]
        )

    out = path(strip(-BAND, BAND), GOLD, INK, LINE)
    out += path(strip(-BAND + 6, BAND - 6), suit.second_dark, INK, LINE * 0.5)
    beads, gems = [], []
    for i in range(-7, 8):
        x = CARD_W / 2 + i * 35
        y = parting(x)
        if i % 2:
            beads.append(ring(x, y, 4))
        else:
            gems.append(polygon([(x - 11, y - 2.2), (x, y - 7), (x + 11, y + 2.2), (x, y + 7)]))
    return out + path(" ".join(beads), WHITE) + path(" ".join(gems), GOLD, INK, 1.4)


def border() -> str:
    """The frame itself: an ink line and a gold one outside it."""
    outer = [_grown(p) for p in OUTLINE]
    return path(rounded(outer, 8), stroke=GOLD_DARK, width=2.4) + path(
        rounded(OUTLINE, 4), stroke=INK, width=LINE + 0.6
    )


def _grown(point: Point) -> Point:
    x, y = point
    by = 7.0
    dx = -by if x in (LEFT, STEP_X) else by
    dy = -by if y in (TOP, STEP_Y) else by
    return x + dx, y + dy


def scatter(shape: Sequence[Point], step: float, *, avoid: Sequence[Point] = ()) -> list[Point]:
    """Places in rows set off by half a step, inside `shape`, outside `avoid` and clear of the band."""
    spots = []
    for row in range(40):
        for column in range(40):
            x = LEFT + column * step + (step / 2 if row % 2 else 0)
            y = 250 + row * step * 0.8
            if contains(shape, x, y) and not contains(avoid, x, y) and y < parting(x) - 20:
                spots.append((x, y))
    return spots


def lozenges(spots: Sequence[Point], wide: float, high: float) -> str:
    """Path data of a lozenge on every spot; the sizes are half the diagonals."""
    return " ".join(polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)]) for x, y in spots)
