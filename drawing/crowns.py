"""What is worn on the head, in the coordinates of the head: the brow is at -44."""

from __future__ import annotations

from drawing.numbers import sign
from drawing.palette import BLUE, GOLD, GOLD_DARK, GREEN, INK, LINE, RED, WHITE, Suit
from drawing.shapes import both
from ludo.ui.art.svg import path, place, polygon, ring

_BAND = "M-55 -66 C-30 -54 30 -54 55 -66 L52 -43 C28 -31 -28 -31 -52 -43 Z"


def _gem(x: float, y: float, size: float, colour: str) -> str:
    d = polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])
    return path(d, colour, INK, 2.2)


def _band(first: str, second: str) -> str:
    out = path(_BAND, GOLD, INK, LINE) + path(
        "M22 -58 C34 -60 46 -63 55 -66 L52 -43 C42 -38 32 -36 22 -35 Z", GOLD_DARK
    )
    out += path(_BAND, stroke=INK, width=LINE)
    out += _gem(0, -45.5, 8, first)
    for x in (-26.0, 26.0):
        out += path(ring(x, -48, 4.6), second, INK, 2)
    for x, y in ((-44, -53.5), (44, -53.5), (-13, -46), (13, -46)):
        out += path(ring(x, y, 2.6), WHITE, INK, 1.5)
    return out


def _pearl(x: float, y: float, r: float = 6.0) -> str:
    return path(ring(x, y, r), WHITE, INK, 2.6)


def pointed_crown(suit: Suit) -> str:
    """Five tall points with pearls, the suit on the middle one."""
    points = (
        "M-54 -62 L-62 -104 C-54 -92 -44 -86 -36 -112 C-30 -92 -12 -88 0 -118 C12 -88 30 -92 36 -112 "
        "C44 -86 54 -92 62 -104 L54 -62 C30 -50 -30 -50 -54 -62 Z"
    )
    out = path("M-46 -62 C-44 -100 44 -100 46 -62 Z", suit.second_dark, INK, LINE)
    out += path(points, GOLD, INK, LINE)
    out += path(
        ("M0 -114 C12 -88 30 -90 36 -108 C44 -86 52 -92 60 -100 L53 -64 C36 -56 18 -54 0 -53 Z"),
        GOLD_DARK,
        opacity=0.55,
    )
    out += _band(suit.main, suit.second)
    for x, y in ((-62, -107), (-36, -115), (36, -115), (62, -107)):
        out += _pearl(x, y)
    return out + path(ring(0, -124, 15), GOLD, INK, 2.6) + sign(suit.number, 0, -124, 19)


def arched_crown(suit: Suit) -> str:
    """Closed, with arches over a cap and an orb on top."""
    out = path("M-50 -62 C-62 -112 -20 -122 0 -112 C20 -122 62 -112 50 -62 Z", suit.main, INK, LINE)
    out += path("M10 -66 C40 -90 30 -112 14 -115 C40 -120 60 -104 49 -62 Z", suit.main_dark)
    for d in ("M-53 -62 C-72 -112 -24 -124 0 -110", "M53 -62 C72 -112 24 -124 0 -110", "M0 -56 L0 -110"):
        out += path(d, stroke=INK, width=15) + path(d, stroke=GOLD, width=9.5)
    for x, y in ((-57, -84), (57, -84), (-44, -106), (44, -106), (0, -78), (0, -96)):
        out += path(ring(x, y, 3.2), WHITE, INK, 1.5)
    out += _band(suit.second, suit.main)
    return out + path(ring(0, -122, 15), GOLD, INK, 3) + sign(suit.number, 0, -122, 19)


def trefoil_crown(suit: Suit) -> str:
    """Leaves of clover and low points between them."""
    out = path("M-46 -62 C-44 -94 44 -94 46 -62 Z", suit.second_dark, INK, LINE)
    base = (
        "M-54 -62 L-58 -92 C-48 -88 -44 -80 -40 -78 C-34 -76 -26 -80 -22 -86 C-14 -80 -8 -82 0 -96 "
        "C8 -82 14 -80 22 -86 "
        "C26 -80 34 -76 40 -78 C44 -80 48 -88 58 -92 L54 -62 C30 -50 -30 -50 -54 -62 Z"
    )
    out += path(base, GOLD, INK, LINE)
    leaf = path(ring(-7.5, 0, 7.5), GOLD, INK, 2.6) + path(ring(7.5, 0, 7.5), GOLD, INK, 2.6)
    leaf += path(ring(0, -10, 7.5), GOLD, INK, 2.6) + path(ring(0, -2, 5), GOLD)
    out += both(place(leaf, -58, -95, turn=-14))
    out += both(place(leaf, -24, -92, turn=-4, scale=0.85))
    out += _band(suit.main, suit.second)
    return out + path(ring(0, -112, 17), GOLD, INK, 2.8) + sign(suit.number, 0, -112, 22)


def lily_crown(suit: Suit) -> str:
    """Three flower-de-luce and two points."""
    out = path("M-46 -62 C-44 -94 44 -94 46 -62 Z", suit.second_dark, INK, LINE)
    base = (
        "M-54 -62 L-58 -84 C-44 -74 -34 -76 -28 -94 C-22 -76 -12 -72 0 -78 C12 -72 22 -76 28 -94 C34 "
        "-76 44 -74 58 -84 L54 -62 C30 -50 -30 -50 -54 -62 Z"
    )
    out += path(base, GOLD, INK, LINE)
    lily = path(
        "M0 -40 C10 -30 12 -18 6 -6 C14 -18 26 -20 28 -8 C29 0 22 4 18 0 C18 8 8 8 5 2 L5 12 L-5 12 L-5 2 "
        "C-8 8 -18 8 -18 0 C-22 4 -29 0 -28 -8 C-26 -20 -14 -18 -6 -6 C-12 -18 -10 -30 0 -40 Z",
        GOLD,
        INK,
        3,
    )
    out += both(place(lily, -57, -92, turn=-16, scale=0.72)) + place(lily, 0, -84, scale=0.92)
    out += both(_pearl(-28, -97, 5.5))
    return out + _band(suit.second, suit.main)


def coronet(suit: Suit) -> str:
    """A queen's light crown: slender points, pearls between."""
    base = (
        "M-50 -66 L-54 -92 C-44 -84 -36 -80 -30 -80 C-22 -80 -14 -84 0 -112 C14 -84 22 -80 30 -80 "
        "C36 -80 44 -84 54 -92 "
        "L50 -66 C28 -54 -28 -54 -50 -66 Z"
    )
    out = path(base, GOLD, INK, LINE)
    out += path(
        "M0 -106 C14 -84 22 -79 30 -79 C36 -79 43 -83 52 -88 L49 -67 C32 -59 16 -57 0 -57 Z", GOLD_DARK, opacity=0.55
    )
    out += path("M-50 -68 C-28 -56 28 -56 50 -68 L48 -50 C28 -39 -28 -39 -48 -50 Z", GOLD, INK, LINE * 0.9)
    out += sign(suit.number, 0, -84, 20)
    for x, y in ((-26, -54.5), (26, -54.5)):
        out += _gem(x, y, 5.5, suit.main)
    out += path(ring(0, -50.5, 4), suit.second, INK, 1.8)
    out += both(_pearl(-55, -96, 5.5) + _pearl(-29, -85, 4.5))
    return out + _pearl(0, -117, 6.5)


def circlet(suit: Suit) -> str:
    """A narrow ring of flowers over the hair."""
    out = path("M-49 -58 C-52 -102 52 -102 49 -58 C30 -46 -30 -46 -49 -58 Z", suit.second, INK, LINE)
    net = "M-40 -78 L-10 -50 M-26 -90 L14 -50 M-6 -92 L36 -56 M40 -78 L10 -50 M26 -90 L-14 -50 M6 -92 L-36 -56"
    out += path(net, stroke=GOLD, width=2.6) + path("M-49 -58 C-52 -102 52 -102 49 -58", stroke=INK, width=LINE)
    out += path("M-51 -66 C-28 -52 28 -52 51 -66 L49 -50 C28 -38 -28 -38 -49 -50 Z", GOLD, INK, LINE * 0.9)
    for x, y in ((-42, -56), (-22, -49.5), (22, -49.5), (42, -56)):
        out += path(ring(x, y, 5), WHITE, INK, 1.8) + path(ring(x, y, 1.7), suit.main)
    spike = path("M-16 -52 L-14 -78 C-8 -82 -4 -88 0 -104 C4 -88 8 -82 14 -78 L16 -52 Z", GOLD, INK, LINE * 0.8)
    return out + spike + sign(suit.number, 0, -66, 20) + _pearl(0, -108, 5.5)


def feathered_cap(suit: Suit) -> str:
    """A soft flat cap with one long plume."""
    plume = "M30 -84 C44 -120 84 -132 104 -112 C118 -96 108 -70 84 -66 C92 -78 90 -88 82 -92 C72 -84 54 -76 34 -70 Z"
    ribs = "M38 -78 C56 -100 78 -112 96 -104 M58 -92 L62 -112 M72 -100 L80 -118 M64 -94 L80 -90 M80 -104 L98 -92"
    out = path(plume, WHITE, INK, LINE) + path(ribs, stroke=suit.second, width=2.6)
    cap = "M-58 -54 C-82 -82 -50 -112 -4 -106 C40 -112 78 -90 58 -54 C30 -66 -30 -66 -58 -54 Z"
    out += path(cap, suit.main, INK, LINE) + path(
        "M14 -104 C48 -104 72 -84 56 -56 C46 -60 36 -62 28 -63 C46 -78 38 -98 14 -104 Z", suit.main_dark
    )
    out += path(
        ("M-44 -66 C-58 -84 -36 -98 -20 -100 M-20 -68 C-26 -84 -14 -94 -6 -98"), stroke=suit.main_dark, width=2.6
    )
    out += path("M-58 -56 C-30 -69 30 -69 58 -56 L54 -40 C30 -52 -30 -52 -54 -40 Z", suit.second, INK, LINE)
    return out + path(ring(38, -66, 15), GOLD, INK, 3) + sign(suit.number, 38, -66, 18)


def brimmed_hat(suit: Suit) -> str:
    """A turned-up brim with a notch, a plume lying back."""
    plume = (
        "M-36 -92 C-60 -120 -98 -116 -106 -92 C-110 -76 -96 -62 -80 -66 C-88 -76 -82 -84 -74 -84 "
        "C-64 -80 -50 -76 -38 -74 Z"
    )
    ribs = (
        "M-44 -86 C-62 -100 -84 -104 -98 -90 M-62 -96 L-66 -112 M-80 -99 L-88 -110 M-66 -94 L-76 -84 M-84 -97 L-94 -82"
    )
    out = path(plume, RED if suit.main != RED else BLUE, INK, LINE) + path(ribs, stroke=WHITE, width=2.4)
    out += path("M-42 -62 C-46 -112 -20 -124 4 -116 C34 -120 46 -104 42 -62 Z", suit.main, INK, LINE)
    out += path("M14 -114 C36 -116 44 -100 41 -64 L26 -64 C32 -84 28 -104 14 -114 Z", suit.main_dark)
    brim = "M-62 -44 C-74 -66 -62 -80 -48 -74 C-24 -64 24 -64 48 -74 C62 -80 74 -66 62 -44 C36 -56 -36 -56 -62 -44 Z"
    out += path(brim, suit.second, INK, LINE) + path("M-58 -50 C-34 -62 34 -62 58 -50", stroke=GOLD, width=3.4)
    return out + path(ring(0, -80, 16), GOLD, INK, 3) + sign(suit.number, 0, -80, 20)


def tall_cap(suit: Suit) -> str:
    """A tall cap falling to one side, with a jewelled band."""
    body = (
        "M-50 -58 C-52 -92 -34 -122 0 -124 C44 -126 92 -112 96 -70 C97 -52 84 -44 76 -54 C78 -70 68 "
        "-80 52 -78 L50 -58 Z"
    )
    out = path(body, suit.second, INK, LINE)
    out += path("M30 -122 C62 -120 92 -106 95 -70 C96 -54 84 -46 77 -55 C80 -84 58 -112 30 -122 Z", suit.second_dark)
    out += path("M-30 -72 C-32 -92 -18 -108 0 -112 M0 -74 C4 -90 16 -100 34 -100", stroke=suit.second_dark, width=2.8)
    out += path(ring(80, -44, 9), GOLD, INK, 2.8)
    out += path("M-54 -64 C-30 -76 30 -76 54 -64 L52 -42 C28 -54 -28 -54 -52 -42 Z", suit.main, INK, LINE)
    for x, y in ((-36, -58), (36, -58)):
        out += _gem(x, y, 6, WHITE)
    return out + path(ring(0, -66, 16), GOLD, INK, 3) + sign(suit.number, 0, -66, 20)


def laurel_hood(suit: Suit) -> str:
    """A round cap under a wreath of leaves."""
    out = path(
        "M-50 -56 C-60 -112 -26 -120 0 -118 C26 -120 60 -112 50 -56 C30 -66 -30 -66 -50 -56 Z", suit.second, INK, LINE
    )
    out += path("M18 -117 C44 -116 58 -100 50 -58 L36 -62 C44 -86 40 -106 18 -117 Z", suit.second_dark)
    out += path(ring(0, -122, 8), GOLD, INK, 2.8)
    leaves = ""
    for i in range(5):
        x, y, turn = -10 - i * 10.5, -58 + i * 0.4 + (i * i) * 0.55, -70 + i * 9
        leaves += place(
            path("M0 0 C9 -8 10 -22 0 -30 C-10 -22 -9 -8 0 0 Z", GREEN if suit.main != GREEN else GOLD, INK, 2.4),
            x,
            y,
            turn=turn,
            scale=0.92,
        )
        leaves += place(
            path("M0 0 C8 -6 9 -16 0 -22 C-9 -16 -8 -6 0 0 Z", GOLD, INK, 2.2), x - 3, y + 2, turn=turn - 62, scale=0.7
        )
    out += both(leaves)
    return out + path(ring(0, -62, 15), GOLD, INK, 3) + sign(suit.number, 0, -62, 18)
