"""What the figures wear. In the paths x counts from the figure's middle; everything ends under the band."""

from __future__ import annotations

from typing import Final

from drawing.frame import CX, drape, lozenges, parting, scatter
from drawing.numbers import sign
from drawing.palette import GOLD, GOLD_DARK, INK, LINE, WHITE, Suit
from drawing.shapes import both
from ludo.ui.art.svg import Point, contains, num, path, place, polygon, ring

_EDGE = "L206 @ L-322 @ Z"
_KING = (
    f"M-322 368 L-202 368 L-202 354 C-158 326 -138 306 -84 292 C-60 326 60 326 84 292 C134 306 154 328 206 368 {_EDGE}"
)
_QUEEN = f"M-322 368 L-202 368 L-202 362 C-164 332 -128 318 -66 300 L66 300 C134 314 172 336 206 384 {_EDGE}"
_JACK = f"M-322 368 L-202 368 L-202 362 C-158 334 -126 314 -72 300 L72 300 C122 314 154 336 206 376 {_EDGE}"
_WITHIN: Final[tuple[Point, ...]] = (
    *((CX + x, y) for x, y in ((-196, 372), (-110, 326), (110, 326), (196, 392))),
    *((CX + x, y) for x, y in ((196, 500), (-316, 400), (-316, 376))),
)
"""Well inside every robe, for scattered patterns."""


def _trim(d: str, width: float = 10.0) -> str:
    """A gold edge between two ink lines along a path."""
    return path(d, stroke=INK, width=width + 7) + path(d, stroke=GOLD, width=width)


def _sprinkled(half_panel: float, colour: str) -> str:
    inner, outer = half_panel, half_panel + 26
    panel = [(CX - inner, 250), (CX + inner, 250), (CX + outer, 500), (CX - outer, 500)]
    return path(lozenges(scatter(_WITHIN, 27, avoid=panel), 4.6, 4.6), colour)


def king_robe(suit: Suit) -> str:
    """A mantle open over a panel, an ermine collar, a medal."""
    out = path(drape(_KING), suit.main, INK, LINE)
    out += path(drape("M66 330 C96 372 104 420 104 @ L204 @ L204 436 C170 420 130 372 108 318 Z"), suit.main_dark)
    out += path(
        drape("M-200 370 C-152 352 -120 344 -92 336 C-112 366 -124 396 -126 @ L-320 @ L-320 372 Z"), suit.main_dark
    )
    out += _sprinkled(62, GOLD_DARK if suit.main == GOLD else GOLD)
    out += path(drape("M-54 340 L54 340 L74 @ L-74 @ Z"), suit.second, INK, LINE)
    out += path(drape("M0 340 L54 340 L74 @ L0 @ Z"), suit.second_dark)
    for edge in ("M-50 318 C-58 370 -68 420 -74 @", "M50 318 C58 370 68 420 74 @"):
        out += _trim(drape(edge)) + path(drape(edge), stroke=GOLD_DARK, width=2)
    collar = drape(
        "M-84 288 C-112 300 -130 314 -136 328 C-96 380 -40 396 0 398 C40 396 96 384 140 332 "
        "C132 316 112 300 84 288 C60 322 -60 322 -84 288 Z"
    )
    shade = drape("M20 396 C70 390 110 368 138 332 L120 312 C94 350 56 374 20 380 Z")
    out += path(collar, WHITE) + path(shade, "#e4dccd") + path(collar, stroke=INK, width=LINE)
    tail = path("M0 -11 C3 -4 4 4 7 11 L0 7 L-7 11 C-4 4 -3 -4 0 -11 Z", INK)
    tails = "".join(
        place(tail, x, y, turn=turn)
        for x, y, turn in (
            (112, 328, -44),
            (78, 352, -34),
            (42, 372, -18),
            (94, 308, -44),
            (60, 332, -30),
            (24, 346, -10),
        )
    )
    return out + place(both(tails), CX, 0) + medal(suit, CX, 424)


def medal(suit: Suit, x: float, y: float) -> str:
    """A gold medal with the suit."""
    out = path(ring(x, y, 21), GOLD, INK, LINE * 0.8) + path(ring(x, y, 16), WHITE, GOLD_DARK, 2)
    return out + sign(suit.number, x, y, 20)


def queen_robe(suit: Suit) -> str:
    """A square neckline, a laced bodice, full sleeves, a necklace."""
    out = path(drape(_QUEEN), suit.main, INK, LINE)
    out += path(drape("M74 340 C110 380 100 430 92 @ L204 @ L204 440 C170 424 136 380 116 334 Z"), suit.main_dark)
    out += _sprinkled(74, suit.second if suit.main == GOLD else GOLD)
    for x in (96, 136, 172):
        out += path(drape(f"M{x} {334 + x * 0.18:.0f} C{x + 14} 380 {x + 14} 430 {x + 6} @"), stroke=INK, width=2)
    out += path(drape("M-74 318 L74 318 C66 370 56 410 54 @ L-54 @ C-56 410 -66 370 -74 318 Z"), suit.second, INK, LINE)
    out += path(drape("M14 340 L74 318 C66 370 56 410 54 @ L14 @ Z"), suit.second_dark)
    out += path(drape("M-60 296 L-50 346 C-24 362 24 362 50 346 L60 296 C20 280 -20 280 -60 296 Z"), suit.skin)
    out += path(drape("M20 290 L60 296 L50 346 C34 356 18 358 4 358 C24 340 28 312 20 290 Z"), suit.skin_dark)
    out += _trim(drape("M-62 292 L-51 347 C-24 363 24 363 51 347 L62 292"))
    beads = " ".join(ring(CX + x, 360 - x * x / 270, 3) for x in (-40, -24, -8, 8, 24, 40))
    out += path(beads, WHITE, INK, 1.4)
    lace = " ".join(f"M-18 {y} L18 {y + 14} M18 {y} L-18 {y + 14}" for y in range(382, 440, 19))
    return out + path(drape(lace), stroke=GOLD, width=3.4)


def necklace(suit: Suit) -> str:
    """Beads around a queen's neck, with a drop."""
    out = path(drape("M-40 300 C-26 326 26 326 40 300"), stroke=INK, width=2.4)
    for x in (-34, -23, -12, 12, 23, 34):
        out += path(ring(CX + x, 320.5 - x * x / 86, 4.8), WHITE, INK, 1.6)
    return out + path(ring(CX, 324, 8.4), GOLD, INK, 2.4) + path(ring(CX, 324, 3.8), suit.main)


def jack_tunic(suit: Suit) -> str:
    """A tunic of two colours with slashed sleeves, frogs down the front, a scalloped collar."""
    out = path(drape(_JACK), suit.main, INK, LINE)
    out += path(drape("M0 300 L72 300 C122 314 154 336 206 376 L206 @ L0 @ Z"), suit.second, INK, LINE)
    for x in (-162, -128, -94):
        slash = f"M{x} {350 - (x + 94) * 0.25:.0f} C{x - 1} 376 {x + 5} 400 {x + 9} @"
        out += path(drape(slash), stroke=suit.main_dark, width=10)
    for x in (96, 132):
        out += path(
            drape(f"M{x} {346 + (x - 96) * 0.4:.0f} C{x + 7} 390 {x + 2} 430 {x} @"),
            stroke=suit.second_dark,
            width=10,
        )
    for edge in ("M-60 330 C-66 380 -62 420 -60 @", "M60 330 C66 380 62 420 60 @"):
        out += _trim(drape(edge), 8)
    out += path(drape("M0 340 L0 @"), stroke=INK, width=LINE)
    for y in (384, 408, 432):
        out += path(drape(f"M-44 {y - 4} L-12 {y} M12 {y} L44 {y - 4}"), stroke=GOLD, width=4.6)
        out += path(ring(CX, y, 7), GOLD, INK, 2.6)
    return out + scalloped_collar(suit)


def scalloped_collar(suit: Suit) -> str:
    """Scallops that lie on the shoulders under a gold rim."""
    out = ""
    for i in (-2, 2, -1, 1, 0):
        leaf = path("M-24 -34 L24 -34 L24 2 C20 26 -20 26 -24 2 Z", WHITE if i % 2 else suit.second, INK, LINE * 0.9)
        out += place(leaf + path(ring(0, 4, 4.4), GOLD, INK, 1.6), CX + i * 37, 344 - i * i * 6, turn=-i * 14)
    return out + _trim(drape("M-92 288 C-60 330 60 330 92 288"))


def motley(suit: Suit) -> str:
    """The fool's coat of lozenges and his ruff with bells."""
    out = path(drape(_JACK), suit.main, INK, LINE)
    spots = [
        (x, y)
        for x, y in scatter(_WITHIN, 54)
        if all(contains(_WITHIN, x + dx, y + dy) for dx, dy in ((24, 0), (-24, 0), (0, 28), (0, -28)))
    ]
    out += path(lozenges(spots, 22, 26), suit.second, INK, LINE * 0.6)
    out += path(lozenges(spots, 7, 8), WHITE)
    out += _trim(drape("M0 330 L0 @"), 8)
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        point = path("M-24 -52 L24 -52 L0 26 Z", (suit.second, WHITE)[i % 2], INK, LINE * 0.9)
        out += place(point + path(ring(0, 30, 7), GOLD, INK, 2.4), CX + i * 27, 344 - i * i * 3.2, turn=-i * 13)
    return out + _trim(drape("M-84 288 C-56 322 56 322 84 288"))


def forearm(suit: Suit, hand: Point, *, lined: bool) -> str:
    """A raised forearm in a wide sleeve, with a cuff below the hand."""
    x, y = hand[0] - CX, hand[1]
    s = 1 if x > 0 else -1
    inner, outer = x - s * 46, min(206.0, x + 70) if s > 0 else x - 62

    def at(dx: float) -> str:
        return num(x + s * dx)

    mid = (y + 60 + parting(CX + x)) / 2
    sleeve = drape(
        f"M{at(-28)} {y + 44} C{at(-34)} {num(mid - 16)} {num(inner)} {num(mid)} {num(inner)} @ "
        f"L{num(outer)} @ C{num(outer)} {num(mid)} {at(48)} {num(mid - 16)} {at(31)} {y + 40} Z"
    )
    out = path(sleeve, suit.second if lined else suit.main, INK, LINE)
    fold = drape(f"M{at(6)} {y + 70} C{at(12)} {num(mid)} {at(16)} {num(mid + 8)} {at(18)} @")
    out += path(fold, stroke=suit.second_dark if lined else suit.main_dark, width=6)
    x += CX
    cuff = polygon([(x - 31, y + 32), (x + 31, y + 32), (x + 36, y + 60), (x - 36, y + 60)])
    line = f"M{num(x - 33)} {num(y + 46)} L{num(x + 33)} {num(y + 46)}"
    return out + path(cuff, WHITE, INK, LINE) + path(line, stroke=GOLD, width=6)
