"""What kings, queens and jacks wear. Absolute coordinates of the card; everything ends under the band."""

from __future__ import annotations

from ludo.ui.art.draw.frame import CX, LEFT, RIGHT, STEP_X, STEP_Y, dotted, parting, scatter
from ludo.ui.art.draw.numbers import sign
from ludo.ui.art.draw.palette import GOLD, GOLD_DARK, INK, LINE, WHITE, Suit
from ludo.ui.art.svg import Point, num, path, place, polygon, ring


def _down(x: float) -> str:
    return f"{num(x)} {num(parting(x))}"


def _shoulders(top: float, neck: float) -> str:
    """The outline of the robe from the left edge over both shoulders to the right edge."""
    return (
        f"M{num(LEFT)} {num(STEP_Y)} L{num(STEP_X)} {num(STEP_Y)} L{num(STEP_X)} {num(top + 62)} "
        f"C{num(STEP_X + 44)} {num(top + 34)} {num(CX - neck - 54)} {num(top + 14)} {num(CX - neck)} {num(top)} "
        f"L{num(CX + neck)} {num(top)} C{num(CX + neck + 50)} {num(top + 14)} {num(RIGHT - 52)} {num(top + 36)} "
        f"{num(RIGHT)} {num(top + 76)} L{_down(RIGHT)} L{_down(LEFT)} Z"
    )


def _spots(suit: Suit, panel: float, colour: str) -> str:
    robe: list[Point] = [
        (STEP_X + 4, 352),
        (262, 304),
        (434, 304),
        (548, 374),
        (548, 486),
        (LEFT, 392),
        (LEFT, 376),
        (STEP_X, 376),
    ]
    middle: list[Point] = [(CX - panel, 250), (CX + panel, 250), (CX + panel + 26, 500), (CX - panel - 26, 500)]
    return dotted(scatter(robe, 27, "", avoid=middle), colour, 4.6)


def _ermine(spots: tuple[tuple[float, float, float], ...]) -> str:
    tail = path("M0 -11 C3 -4 4 4 7 11 L0 7 L-7 11 C-4 4 -3 -4 0 -11 Z", INK)
    return "".join(place(tail, x, y, turn=turn) for x, y, turn in spots)


def king_robe(suit: Suit) -> str:
    """A mantle open over a panel, an ermine collar, a chain with a medal."""
    out = path(_shoulders(292, 84), suit.main, INK, LINE)
    out += path(
        f"M{num(CX + 66)} 330 C{num(CX + 96)} 372 {num(CX + 104)} 420 {_down(CX + 104)} L{_down(RIGHT)} L{num(RIGHT)} 436 C{num(CX + 170)} 420 {num(CX + 130)} 372 {num(CX + 108)} 318 Z",
        suit.main_dark,
    )
    out += path(
        f"M{num(STEP_X)} 372 C196 352 228 344 256 336 C236 366 224 396 {_down(222)} L{_down(LEFT)} L{num(LEFT)} 376 Z",
        suit.main_dark,
        opacity=0.55,
    )
    out += _spots(suit, 62, GOLD)
    panel = f"M{num(CX - 50)} 300 L{num(CX + 50)} 300 L{_down(CX + 74)} L{_down(CX - 74)} Z"
    out += path(panel, suit.second, INK, LINE)
    out += path(f"M{num(CX)} 320 L{num(CX + 50)} 300 L{_down(CX + 74)} L{_down(CX)} Z", suit.second_dark)
    for side in (-1, 1):
        edge = (
            f"M{num(CX + side * 50)} 318 C{num(CX + side * 58)} 370 {num(CX + side * 68)} 420 {_down(CX + side * 74)}"
        )
        out += path(edge, stroke=INK, width=17) + path(edge, stroke=GOLD, width=10)
        out += path(edge, stroke=GOLD_DARK, width=2)
    collar = (
        f"M{num(CX - 84)} 286 C{num(CX - 112)} 300 {num(CX - 130)} 314 {num(CX - 136)} 328 "
        f"C{num(CX - 96)} 380 {num(CX - 40)} 396 {num(CX)} 398 C{num(CX + 40)} 396 {num(CX + 96)} 384 {num(CX + 140)} 332 "
        f"C{num(CX + 132)} 316 {num(CX + 112)} 300 {num(CX + 84)} 286 Z"
    )
    out += path(collar, WHITE, INK, LINE)
    out += path(
        f"M{num(CX + 20)} 396 C{num(CX + 70)} 390 {num(CX + 110)} 368 {num(CX + 138)} 332 L{num(CX + 118)} 312 C{num(CX + 94)} 350 {num(CX + 56)} 374 {num(CX + 20)} 380 Z",
        "#e6dfd2",
    )
    out += path(collar, stroke=INK, width=LINE)
    out += _ermine(
        (
            (CX - 112, 326, 44),
            (CX - 78, 350, 34),
            (CX - 42, 370, 20),
            (CX + 42, 370, -20),
            (CX + 78, 350, -34),
            (CX + 112, 326, -44),
            (CX - 92, 310, 44),
            (CX + 92, 310, -44),
            (CX - 62, 330, 30),
            (CX + 62, 330, -30),
        )
    )
    return out + medal(suit, CX, 424)


def medal(suit: Suit, x: float, y: float) -> str:
    """A gold medal with the suit, hanging from its chain."""
    return (
        path(ring(x, y, 21), GOLD, INK, LINE * 0.8)
        + path(ring(x, y, 16), WHITE, GOLD_DARK, 2)
        + sign(suit.number, x, y, 20)
    )


def queen_robe(suit: Suit) -> str:
    """A square neckline with a necklace, a laced bodice, full sleeves and a standing lace collar."""
    out = path(_shoulders(306, 70), suit.main, INK, LINE)
    out += path(
        f"M{num(CX + 74)} 340 C{num(CX + 110)} 380 {num(CX + 100)} 430 {_down(CX + 92)} L{_down(RIGHT)} L{num(RIGHT)} 440 C{num(CX + 170)} 424 {num(CX + 136)} 380 {num(CX + 116)} 334 Z",
        suit.main_dark,
    )
    for x in (60, 110, 160, 208):
        out += path(
            f"M{num(CX + x)} {num(330 + x * 0.3)} C{num(CX + x + 18)} {num(370 + x * 0.3)} {num(CX + x + 14)} 430 {_down(CX + x - 4)}",
            stroke=INK,
            width=2,
        )
    out += _spots(suit, 74, GOLD if suit.main != GOLD else suit.second)
    bodice = f"M{num(CX - 74)} 318 L{num(CX + 74)} 318 C{num(CX + 66)} 370 {num(CX + 56)} 410 {_down(CX + 54)} L{_down(CX - 54)} C{num(CX - 56)} 410 {num(CX - 66)} 370 {num(CX - 74)} 318 Z"
    out += path(bodice, suit.second, INK, LINE)
    out += path(
        f"M{num(CX + 14)} 340 L{num(CX + 74)} 318 C{num(CX + 66)} 370 {num(CX + 56)} 410 {_down(CX + 54)} L{_down(CX + 14)} Z",
        suit.second_dark,
    )
    chest = f"M{num(CX - 60)} 296 L{num(CX - 50)} 346 C{num(CX - 24)} 362 {num(CX + 24)} 362 {num(CX + 50)} 346 L{num(CX + 60)} 296 C{num(CX + 20)} 280 {num(CX - 20)} 280 {num(CX - 60)} 296 Z"
    out += path(chest, suit.skin) + path(
        f"M{num(CX + 20)} 290 L{num(CX + 60)} 296 L{num(CX + 50)} 346 C{num(CX + 34)} 356 {num(CX + 18)} 358 {num(CX + 4)} 358 C{num(CX + 24)} 340 {num(CX + 28)} 312 {num(CX + 20)} 290 Z",
        suit.skin_dark,
    )
    edge = f"M{num(CX - 62)} 292 L{num(CX - 51)} 347 C{num(CX - 24)} 363 {num(CX + 24)} 363 {num(CX + 51)} 347 L{num(CX + 62)} 292"
    out += path(edge, stroke=INK, width=17) + path(edge, stroke=GOLD, width=10)
    pearls = [(CX + x, 351 + 9 - x * x / 270) for x in (-40, -24, -8, 8, 24, 40)]
    out += path(" ".join(ring(x, y, 3) for x, y in pearls), WHITE, INK, 1.4)
    lace = ""
    for i in range(4):
        y = 382 + i * 19
        lace += f"M{num(CX - 18)} {y} L{num(CX + 18)} {y + 14} M{num(CX + 18)} {y} L{num(CX - 18)} {y + 14} "
    out += path(lace.strip(), stroke=GOLD, width=3.4)
    return out


def necklace(suit: Suit) -> str:
    """Beads around the neck with a drop."""
    out = path(f"M{num(CX - 38)} 296 C{num(CX - 24)} 318 {num(CX + 24)} 318 {num(CX + 38)} 296", stroke=INK, width=2.4)
    for x in (-32, -20, -8, 8, 20, 32):
        out += path(ring(CX + x, 313 - x * x / 110, 4.6), WHITE, INK, 1.6)
    return out + path(ring(CX, 322, 8), GOLD, INK, 2.4) + path(ring(CX, 322, 3.6), suit.main)


def jack_tunic(suit: Suit) -> str:
    """A tunic of two colours, buttons down the middle, a scalloped collar."""
    out = path(_shoulders(300, 72), suit.main, INK, LINE)
    right = (
        f"M{num(CX)} 300 L{num(CX + 72)} 300 C{num(CX + 122)} 314 {num(RIGHT - 52)} 336 {num(RIGHT)} 376 "
        f"L{_down(RIGHT)} L{_down(CX)} Z"
    )
    out += path(right, suit.second, INK, LINE)
    for x in (-150, -118, -86):
        out += path(
            f"M{num(CX + x)} {num(340 - (x + 86) * 0.3)} C{num(CX + x + 4)} 380 {num(CX + x + 14)} 410 {_down(CX + x + 18)}",
            stroke=suit.main_dark,
            width=9,
        )
    for x in (86, 124, 162):
        out += path(
            f"M{num(CX + x)} {num(334 + (x - 86) * 0.34)} C{num(CX + x + 8)} 390 {num(CX + x + 2)} 430 {_down(CX + x)}",
            stroke=suit.second_dark,
            width=10,
        )
    for side, colour in ((-1, GOLD), (1, GOLD)):
        edge = (
            f"M{num(CX + side * 60)} 330 C{num(CX + side * 66)} 380 {num(CX + side * 62)} 420 {_down(CX + side * 60)}"
        )
        out += path(edge, stroke=INK, width=14) + path(edge, stroke=colour, width=8)
    front = f"M{num(CX)} 340 L{_down(CX)}"
    out += path(front, stroke=INK, width=LINE)
    for y in (380, 404, 428, 450):
        out += path(ring(CX, y, 7), GOLD, INK, 2.6)
        for side in (-1, 1):
            out += path(f"M{num(CX + side * 12)} {y} L{num(CX + side * 44)} {y - 5}", stroke=GOLD, width=4.6)
    return out + _collar(suit)


def _collar(suit: Suit) -> str:
    """Scallops that lie on the shoulders."""
    out = ""
    for i in (-3, 3, -2, 2, -1, 1, 0):
        x, y = CX + i * 32, 338 - i * i * 3.4
        scallop = "M-19 -34 L19 -34 L20 0 C18 20 -18 20 -20 0 Z"
        out += place(
            path(scallop, WHITE if i % 2 else suit.second, INK, LINE * 0.9) + path(ring(0, 1, 4), GOLD, INK, 1.6),
            x,
            y,
            turn=-i * 11,
        )
    rim = f"M{num(CX - 84)} 290 C{num(CX - 50)} 326 {num(CX + 50)} 326 {num(CX + 84)} 290"
    return out + path(rim, stroke=INK, width=17) + path(rim, stroke=GOLD, width=10)


def forearm(suit: Suit, hand: Point, *, lined: bool) -> str:
    """A raised forearm in a wide sleeve, ending in a cuff below the hand; right of the middle or left of it."""
    x, y = hand
    side = 1 if x > CX else -1
    low = parting(x)
    outer = min(RIGHT, x + 74) if side > 0 else max(LEFT + 80, x - 62)
    inner = x - side * 52
    sleeve = (
        f"M{num(x - side * 27)} {num(y + 44)} C{num(x - side * 36)} {num((y + low) / 2 + 24)} {num(inner)} {num(low - 30)} {_down(inner)} "
        f"L{_down(outer)} L{num(outer)} {num(low - 46)} C{num(x + side * 58)} {num((y + low) / 2 + 10)} {num(x + side * 44)} {num(y + 60)} {num(x + side * 31)} {num(y + 40)} Z"
    )
    out = path(sleeve, suit.second if lined else suit.main, INK, LINE)
    fold = f"M{num(x + side * 8)} {num(y + 66)} C{num(x + side * 20)} {num((y + low) / 2 + 24)} {num(x + side * 26)} {num(low - 24)} {_down(x + side * 30)}"
    out += path(fold, stroke=suit.second_dark if lined else suit.main_dark, width=6)
    cuff = polygon([(x - 31, y + 32), (x + 31, y + 32), (x + 36, y + 60), (x - 36, y + 60)])
    return (
        out
        + path(cuff, WHITE, INK, LINE)
        + path(f"M{num(x - 33)} {num(y + 46)} L{num(x + 33)} {num(y + 46)}", stroke=GOLD, width=6)
    )
