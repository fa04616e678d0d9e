"""What the figures hold, drawn around the hand: the shaft runs through the origin, up is negative."""

from __future__ import annotations

import math

from drawing.numbers import sign
from drawing.palette import (
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    LINE,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    Suit,
)
from ludo.ui.art.shapes import CAP
from ludo.ui.art.svg import Point, box, num, oval, path, place, polygon, ring


def fist(suit: Suit, *, mirror: bool = False, scale: float = 1.0) -> str:
    """A hand closed around a shaft, knuckles to the viewer's left."""
    out = path("M8 -36 C28 -34 34 -14 32 10 C30 30 22 38 6 38 L-8 36 L-6 -34 Z", suit.skin_dark, INK, LINE * 0.9)
    for i in range(4):
        y = -34 + i * 17.5
        reach = (-23, -25, -24, -20)[i]
        out += path(box(reach, y, 42 - i * 1.5, 18, 8.6), suit.skin, INK, LINE * 0.8)
        out += path(f"M{reach + 7} {num(y + 5)} L{reach + 7} {num(y + 12)}", stroke=suit.skin_dark, width=2.4)
    thumb = "M24 -24 C24 -42 6 -52 -10 -48 C-18 -45 -16 -36 -8 -35 C2 -34 6 -28 10 -22 Z"
    return place(out + path(thumb, suit.skin, INK, LINE * 0.85), 0, 0, scale=scale, mirror=mirror)


def _shaft(top: float, bottom: float, width: float = 11.0, colour: str = GOLD, dark: str = GOLD_DARK) -> str:
    half = width / 2
    return (
        path(box(-half, top, width, bottom - top), colour)
        + path(box(half * 0.2, top, half * 0.8, bottom - top), dark)
        + path(box(-half, top, width, bottom - top), stroke=INK, width=LINE * 0.8)
    )


def _knop(y: float, rx: float = 11.0, ry: float = 7.0) -> str:
    return path(oval(0, y, rx, ry), GOLD, INK, LINE * 0.75)


def sceptre(suit: Suit) -> str:
    """A gold staff whose cup bears the suit."""
    out = _shaft(-226, 108) + _knop(-218, 14) + _knop(-120) + _knop(-60)
    cup = "M-28 -270 C-26 -240 -12 -226 0 -224 C12 -226 26 -240 28 -270 C16 -252 -16 -252 -28 -270 Z"
    out += path(cup, GOLD, INK, LINE)
    return out + sign(suit.number, 0, -286, 62) + path(ring(0, -240, 5), WHITE, INK, 1.8)


def sword(suit: Suit) -> str:
    """A broad sword held upright."""
    out = path("M-15 -70 L-13 -276 L0 -306 L13 -276 L15 -70 Z", STEEL, INK, LINE)
    out += path("M0 -300 L13 -275 L15 -70 L0 -70 Z", STEEL_DARK) + path(
        "M-15 -70 L-13 -276 L0 -306 L13 -276 L15 -70 Z", stroke=INK, width=LINE
    )
    out += path("M0 -278 L0 -76", stroke=INK, width=2)
    guard = (
        "M-56 -58 C-44 -72 -24 -70 0 -70 C24 -70 44 -72 56 -58 C58 -46 46 -42 42 -50 C28 -56 -28 -56 "
        "-42 -50 C-46 -42 -58 -46 -56 -58 Z"
    )
    out += path("M-8 -60 L8 -60 L8 54 L-8 54 Z", suit.second, INK, LINE * 0.8)
    out += path(guard, GOLD, INK, LINE) + path(ring(0, -60, 8), suit.second, INK, 2.4)
    return out + path(ring(0, 58, 15), GOLD, INK, LINE * 0.9)


def axe(suit: Suit) -> str:
    """A battle-axe, its blade towards the edge of the card."""
    out = _shaft(-262, 108, 13, "#8a5a2b", "#643d18")
    blade = "M4 -236 L20 -240 C34 -258 46 -268 52 -282 C64 -236 64 -186 50 -148 C42 -164 32 -174 18 -182 L4 -184 Z"
    out += path(blade, STEEL, INK, LINE) + path(
        "M50 -272 C60 -234 60 -190 49 -156 C44 -166 42 -170 38 -174 C46 -204 46 -232 42 -262 Z", WHITE, INK, 1.8
    )
    out += path(
        ("M-4 -228 L-20 -232 L-38 -246 C-34 -220 -34 -202 -38 -176 L-20 -190 L-4 -192 Z"), STEEL_DARK, INK, LINE
    )
    out += path(box(-12, -238, 24, 58, 5), GOLD, INK, LINE * 0.9) + sign(suit.number, 0, -209, 26)
    return out + path("M-9 -262 L0 -300 L9 -262 Z", STEEL, INK, LINE * 0.9) + _knop(-262) + _knop(-110) + _knop(-64)


def orb(suit: Suit) -> str:
    """A globe with a cross, carried on the hand."""
    out = path(ring(0, -76, 54), suit.second, INK, LINE)
    out += path("M30 -121 C58 -104 62 -56 34 -34 C16 -20 -10 -20 -26 -30 C20 -30 44 -70 30 -121 Z", suit.second_dark)
    out += path("M-36 -100 C-32 -110 -24 -116 -14 -118", stroke=WHITE, width=5)
    for d in ("M-54 -80 C-30 -64 30 -64 54 -80", "M0 -130 C-8 -110 -8 -86 -2 -70"):
        out += path(d, stroke=INK, width=15) + path(d, stroke=GOLD, width=9)
    out += path(ring(0, -70, 6), WHITE, INK, 2)
    out += path(ring(0, -76, 54), stroke=INK, width=LINE)
    arms = "M-7 -132 L-4 -168 L-30 -164 L-30 -184 L-4 -180 L-8 -208 L8 -208 L4 -180 L30 -184 L30 -164 L4 -168 L7 -132 Z"
    return out + path(arms, GOLD, INK, LINE) + path(ring(0, -174, 7), suit.main, INK, 2) + _knop(-132, 15, 8)


def palm(suit: Suit) -> str:
    """A hand that carries something round: fingers in front of it."""
    out = ""
    for x, top, turn in ((-24, -40, -26), (-9, -47, -9), (7, -48, 8), (22, -42, 24)):
        out += place(path(box(-8, -4, 16, 46, 8), suit.skin, INK, LINE * 0.8), x, top, turn=turn)
    out += path(
        "M-33 -10 C-34 14 -26 34 -12 44 L14 44 C28 34 34 14 33 -10 C16 2 -16 2 -33 -10 Z", suit.skin, INK, LINE * 0.85
    )
    thumb = "M-30 -2 C-46 -14 -52 -32 -46 -44 C-38 -50 -34 -42 -33 -34 C-30 -24 -24 -14 -14 -6 Z"
    return (
        out + path("M-27 -8 C-14 2 14 2 27 -8 L20 14 L-20 14 Z", suit.skin) + path(thumb, suit.skin, INK, LINE * 0.85)
    )


def rose(_: Suit) -> str:
    """A rose on its stem."""
    out = path("M0 34 C-4 0 6 -40 0 -92", stroke=INK, width=11) + path("M0 34 C-4 0 6 -40 0 -92", stroke=GREEN, width=6)
    leaf = path("M0 0 C10 -18 32 -22 48 -14 C38 2 18 8 0 0 Z", GREEN, INK, LINE * 0.8) + path(
        "M4 -1 C16 -10 28 -12 40 -12", stroke=GREEN_DARK, width=2.2
    )
    out += place(leaf, 3, -50, turn=-14) + place(leaf, 1, -62, turn=10, mirror=True, scale=0.85)
    for i in range(5):
        out += place(
            path("M0 -12 C24 -18 32 -44 14 -56 C8 -60 -8 -60 -14 -56 C-32 -44 -24 -18 0 -12 Z", RED, INK, LINE * 0.9),
            0,
            -128,
            turn=72 * i,
        )
    for i in range(5):
        out += place(
            path("M0 -4 C14 -8 18 -24 8 -31 C4 -33 -4 -33 -8 -31 C-18 -24 -14 -8 0 -4 Z", "#d9545c", INK, LINE * 0.7),
            0,
            -128,
            turn=72 * i + 36,
        )
    return out + path(ring(0, -128, 10), GOLD, INK, 2.6) + path(ring(0, -128, 4), RED_DARK)


def mirror(suit: Suit) -> str:
    """A round mirror on a gold handle."""
    out = _shaft(-66, 40, 13) + _knop(-62, 13, 7)
    out += path(oval(0, -122, 48, 56), GOLD, INK, LINE) + path(oval(0, -122, 36, 44), "#dbe6ee", INK, LINE * 0.8)
    out += path("M-20 -110 C-20 -136 -6 -152 12 -156 M-8 -102 C-6 -122 6 -138 24 -144", stroke=WHITE, width=6)
    for i in range(10):
        a = math.radians(36 * i)
        out += path(ring(42 * math.sin(a), -122 - 50 * math.cos(a), 3.4), suit.second, INK, 1.3)
    return out + _knop(-180, 9, 9)


def fan(suit: Suit) -> str:
    """An open fan."""
    out = ""
    ribs = 9

    def at(r: float, degrees: float) -> Point:
        return r * math.sin(math.radians(degrees)), -26 - r * math.cos(math.radians(degrees))

    for i in range(ribs):
        a, b = (-46 + 92 * (i + k) / ribs for k in (0, 1))
        middle = (a + b) / 2
        leaf = polygon([at(32, a), at(92, a), at(100, middle), at(92, b), at(32, b)])
        out += path(leaf, suit.second if i % 2 else WHITE, INK, LINE * 0.7)
        out += path(ring(*at(76, middle), 4), GOLD, INK, 1.4)
        x, y = at(36, middle)
        rib = f"M0 -14 L{num(x)} {num(y)}"
        out += path(rib, stroke=INK, width=6.4) + path(rib, stroke=GOLD, width=3)
    return out + path(ring(0, -12, 7), GOLD, INK, 2.4)


def bird(suit: Suit) -> str:
    """A falcon on the hand, looking at its mistress."""
    out = path("M-14 -40 C-28 -20 -34 6 -30 34 L-18 28 L-12 40 L-4 26 C-2 4 0 -20 6 -36 Z", "#6f4a2c", INK, LINE)
    body = (
        "M-8 -150 C-40 -140 -46 -96 -36 -66 C-30 -46 -12 -36 8 -38 C30 -42 38 -66 34 -94 C32 -118 30 "
        "-128 24 -138 C16 -150 2 -154 -8 -150 Z"
    )
    out += path(body, "#f2e3c4", INK, LINE)
    specks = " ".join(
        polygon([(x, y - 5), (x + 3.4, y), (x, y + 5), (x - 3.4, y)])
        for x, y in ((16, -100), (22, -84), (10, -84), (16, -68), (4, -66), (24, -66), (10, -52))
    )
    out += path(specks, "#6f4a2c")
    wing = (
        "M-14 -124 C-44 -112 -52 -70 -38 -22 C-30 -30 -26 -38 -24 -44 C-18 -40 -14 -46 -12 -54 C-6 "
        "-52 -2 -62 -2 -70 C4 -90 0 -114 -14 -124 Z"
    )
    out += path(wing, "#93633a", INK, LINE) + path(
        "M-18 -104 C-32 -90 -36 -66 -34 -44 M-10 -98 C-20 -84 -22 -66 -20 -54", stroke="#6f4a2c", width=3
    )
    out += path(
        "M-12 -128 C-22 -146 -12 -170 10 -170 C30 -170 36 -150 26 -134 C14 -124 -2 -122 -12 -128 Z",
        "#93633a",
        INK,
        LINE,
    )
    out += path("M26 -158 C38 -158 44 -148 40 -138 C36 -142 32 -144 26 -144 Z", GOLD, INK, LINE * 0.8)
    out += path("M4 -134 C14 -126 24 -130 28 -140 C22 -146 12 -146 4 -134 Z", "#f2e3c4")
    out += path(ring(16, -153, 5.6), GOLD, INK, 2) + path(ring(17, -153, 2.6), INK)
    feet = path("M0 -40 L-2 -22 M16 -42 L16 -22", stroke=INK, width=10) + path(
        "M0 -40 L-2 -22 M16 -42 L16 -22", stroke=GOLD, width=5
    )
    return place(out + feet + path(box(-12, -30, 40, 9, 4), suit.second, INK, 2.4), 0, -13)


def halberd(suit: Suit) -> str:
    """A halberd: spike, axe and hook."""
    out = _shaft(-250, 108, 12, "#8a5a2b", "#643d18")
    out += path("M0 -324 L11 -262 L0 -246 L-11 -262 Z", STEEL, INK, LINE) + path("M0 -316 L0 -254", stroke=INK, width=2)
    out += path(
        ("M5 -238 C20 -232 34 -240 46 -256 C60 -226 60 -190 46 -160 C36 -176 22 -184 5 -182 Z"), STEEL, INK, LINE
    )
    out += path(
        "M44 -246 C53 -222 53 -194 44 -170 C40 -176 37 -179 34 -180 C40 -200 40 -220 36 -240 Z", WHITE, INK, 1.6
    )
    out += path("M-5 -226 C-22 -224 -34 -232 -44 -244 C-42 -220 -34 -200 -5 -194 Z", STEEL_DARK, INK, LINE)
    out += path(box(-10, -242, 20, 64, 4), GOLD, INK, LINE * 0.9)
    tassel = path(
        "M-8 0 C-16 24 -18 44 -14 62 L-6 52 L0 66 L6 52 L14 62 C18 44 16 24 8 0 Z", suit.second, INK, LINE * 0.8
    )
    return out + place(tassel, 0, -166) + _knop(-168, 12)


def pennon(suit: Suit) -> str:
    """A lance with a swallow-tailed flag."""
    flag = "M-4 -246 C-20 -252 -38 -238 -62 -244 L-50 -222 L-64 -200 C-40 -192 -22 -206 -4 -200 Z"
    out = _shaft(-256, 108, 11) + path(flag, suit.second, INK, LINE)
    out += path(ring(-25, -223, 15), WHITE, INK, 2.2) + sign(suit.number, -25, -223, 19)
    out += path("M0 -318 C16 -296 14 -276 0 -260 C-14 -276 -16 -296 0 -318 Z", STEEL, INK, LINE)
    out += path("M0 -308 L0 -264", stroke=INK, width=2)
    return out + _knop(-258, 10, 6) + _knop(-110) + _knop(-64)


def bow(_: Suit) -> str:
    """A bow, strung, with an arrow beside it."""
    out = path("M-8 -250 L-8 104", stroke=INK, width=2.6)
    stave = "M-8 -252 C40 -220 18 -150 4 -70 L4 70 C8 84 10 96 10 108"
    out += (
        path(stave, stroke=INK, width=17)
        + path(stave, stroke="#a5682f", width=10.5)
        + path(stave, stroke="#7a481b", width=2.6)
    )
    for y in (-50, 50):
        out += path(box(-6, y - 5, 20, 10, 3), GOLD, INK, 2.4)
    out += path(ring(-8, -252, 8), GOLD, INK, 2.6)
    arrow = path("M0 -210 L0 120", stroke=INK, width=8) + path("M0 -210 L0 120", stroke=GOLD, width=4)
    arrow += path("M0 -262 L15 -206 L0 -216 L-15 -206 Z", STEEL, INK, LINE)
    return place(arrow, -30, 0) + out


def horn(suit: Suit) -> str:
    """A hunting horn with its cord."""
    cord = "M-20 -144 C-60 -146 -72 -100 -32 -90"
    out = path(cord, stroke=INK, width=9) + path(cord, stroke=suit.second, width=5)
    tube = (
        "M18 22 C-34 0 -50 -60 -34 -118 C-24 -154 6 -190 44 -206 L60 -160 C30 -150 8 -128 -2 -100 C-14 -62 0 -14 34 4 Z"
    )
    out += path(tube, "#efe2c6", INK, LINE) + path(
        "M44 2 C6 -14 -14 -62 -2 -100 C8 -128 30 -150 60 -160 L54 -176 C22 -164 -4 -138 -14 -106 "
        "C-26 -64 -8 -10 24 14 Z",
        "#cdb788",
    )
    out += path(tube, stroke=INK, width=LINE)
    out += path("M38 -212 L66 -154 L54 -148 L26 -204 Z", GOLD, INK, LINE)
    out += path("M-42 -84 L-10 -76 L-8 -92 L-39 -102 Z", GOLD, INK, LINE * 0.8) + path(
        "M-24 -142 L4 -120 L14 -132 L-13 -156 Z", GOLD, INK, LINE * 0.8
    )
    return out + path("M14 26 L38 2 L46 10 L24 34 Z", GOLD, INK, LINE * 0.8)


def marotte(suit: Suit) -> str:
    """The fool's staff with a small head of himself."""
    out = _shaft(-196, 108, 11) + _knop(-110) + _knop(-64)
    ruff = "".join(
        place(
            path("M-10 -10 L10 -10 L0 20 Z", (suit.second, WHITE)[i % 2], INK, 2.4),
            i * 13,
            -190 - i * i * 1.6,
            turn=-i * 18,
        )
        for i in (-2, 2, -1, 1, 0)
    )
    face = (
        path(oval(0, -226, 21, 25), suit.skin, INK, LINE * 0.8)
        + path(ring(-7, -228, 2.6), INK)
        + path(ring(8, -228, 2.6), INK)
    )
    face += path("M-8 -216 C-4 -210 4 -210 8 -216", stroke=INK, width=2.4)
    cap = path(CAP, suit.main, INK, 5, even_odd=True, transform="translate(-33 -301) scale(.66)")
    return out + ruff + face + cap
