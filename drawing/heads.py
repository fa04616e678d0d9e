"""Faces, around the point between the eyes: 96 wide, hair line at -52, chin at 82. Light comes from the left."""

from __future__ import annotations

from drawing.palette import INK, LINE, LIP, WHITE, Hair, Suit
from drawing.shapes import both
from ludo.ui.art.svg import group, num, path, ring

MAN = (
    "M-48 -46 C-51 -10 -51 14 -45 38 C-39 60 -20 83 0 83 C20 83 39 60 45 38 C51 14 51 -10 48 -46 "
    "C40 -72 -40 -72 -48 -46 Z"
)
WOMAN = (
    "M-46 -46 C-49 -8 -48 14 -41 37 C-33 59 -15 81 0 81 C15 81 33 59 41 37 C48 14 49 -8 46 -46 "
    "C38 -72 -38 -72 -46 -46 Z"
)
_SIDE = "M46 -50 C50 -10 49 14 43 38 C36 60 18 82 0 82 C16 74 28 58 32 38 C37 14 37 -14 32 -54 Z"


def neck(suit: Suit, woman: bool) -> str:
    """Neck down to the collar."""
    half = 23 if woman else 29
    d = f"M{-half} 50 L{-half} 92 C{-half - 2} 112 {-half - 14} 118 {-half - 26} 122 "
    d += f"C-30 150 30 150 {half + 26} 122 C{half + 14} 118 {half + 2} 112 {half} 92 L{half} 50 Z"
    shade = f"M{-half} 62 C-14 92 14 92 {half} 62 L{half} 92 C14 108 -10 104 {-half} 84 Z"
    return path(d, suit.skin, INK, LINE * 0.8) + path(shade, suit.skin_dark)


def face(suit: Suit, hair: Hair, *, woman: bool, gaze: float, bearded: bool = False) -> str:
    """The face without hair; gaze from -1 (to the left) to 1 turns eyes, nose and mouth a little."""
    out = [path(WOMAN if woman else MAN, suit.skin), path(_SIDE, suit.skin_dark)]
    for x in (-29, 29):
        out.append(path(ring(x + 2 * gaze, 29, 10), suit.blush, opacity=0.55))
    out.append(path(WOMAN if woman else MAN, stroke=INK, width=LINE * 0.85))
    features = "".join(_eye(side, suit, hair, woman, gaze) for side in (-1, 1)) + _nose(suit, woman)
    if not bearded:
        features += _mouth(suit, woman)
    out.append(group(features, f"translate({num(3.2 * gaze)} 0)"))
    return "".join(out)


def _eye(side: int, suit: Suit, hair: Hair, woman: bool, gaze: float) -> str:
    lid = "M-13 2.5 C-8 -7.5 7 -9.5 13.5 1"
    out = path("M-12.5 2 C-8 -7 6 -8.5 12.5 1 C7 6.5 -6 7.5 -12.5 2 Z", WHITE)
    pupil = side * 2.8 * gaze
    out += path(ring(pupil + 0.4, -0.6, 5.6), INK) + path(ring(pupil - side * 1.2, -2.6, 1.6), WHITE)
    out += path(lid, stroke=INK, width=LINE * (0.95 if woman else 0.85))
    if woman:
        out += path("M12 0.5 L18 -4", stroke=INK, width=LINE * 0.6)
    out += path("M-8 7.5 C-3 9.5 4 9 9 6", stroke=suit.line, width=1.5)
    out += path("M-9 -9.5 C-2 -14 6 -13.5 12 -8.5", stroke=suit.line, width=1.6)
    if woman:
        brow = "M-14 -16 C-6 -25 8 -26 17 -17 C8 -21.5 -4 -20.5 -14 -16 Z"
    else:
        brow = "M-15 -13.5 C-12 -21 6 -27 18 -16 C8 -19 -4 -17.5 -13 -12 Z"
    out += path(brow, hair.dark, hair.dark, 1.4)
    return group(out, f"translate({22 * side} 0) scale({side} 1)")


def _nose(suit: Suit, woman: bool) -> str:
    shade = "M5 -6 C6 8 11 20 13 27 C13.5 33 6 34.5 0 33.5 C5 27 3 10 5 -6 Z"
    line = "M5 -8 C6 8 11 19 13 26 C14.5 33 8 35 4 33 M-2 34.5 C-6 35 -9.5 33 -9 29"
    if woman:
        line = "M5 -4 C6 8 9 18 10.5 25 C12 31.5 6 33 2.5 31.5 M-2 32.5 C-5 33 -7.5 31 -7 28"
    return path(shade, suit.skin_dark) + path(line, stroke=suit.line, width=2.4)


def _mouth(suit: Suit, woman: bool) -> str:
    if woman:
        upper = "M-13 50 C-9 45.5 -4 43.5 0 46 C4 43.5 9 45.5 13 50 C8 51.5 -8 51.5 -13 50 Z"
        lower = "M-12 50.5 C-6 59.5 6 59.5 12 50.5 C6 52.5 -6 52.5 -12 50.5 Z"
        return (
            path(upper, "#9e2c3a") + path(lower, "#c9515a") + path("M-14 50 C-7 52 7 52 14 50", stroke=INK, width=1.6)
        )
    out = path("M-12 51 C-6 47 -3 47 0 48.5 C3 47 6 47 12 51 C6 57.5 -6 57.5 -12 51 Z", LIP)
    out += path("M-15 50.5 C-8 53 8 53 15 50.5", stroke=INK, width=2.2)
    return out + path("M-7 62 C-3 63.5 3 63.5 7 62", stroke=suit.line, width=1.8)


def grin(suit: Suit) -> str:
    """A wide smile over the usual mouth: the fool's."""
    out = path("M-22 44 C-10 54 10 54 24 42 C20 64 -14 66 -22 44 Z", "#7c1f2b", INK, LINE * 0.7)
    out += path("M-18 47.5 C-8 54.5 10 54.5 20 46.5 C14 58 -10 58.5 -18 47.5 Z", WHITE)
    return out + path("M-27 40 C-25 43 -23 45 -20 46 M28 38 C27 41 25 43 22 44", stroke=suit.line, width=2.2)


def moustache(hair: Hair, *, curled: bool = False) -> str:
    """Two wings under the nose."""
    wing = "M1 38 C-8 34 -20 41 -30 43 C-38 45 -44 41 -45 35 C-50 46 -42 55 -30 55 C-18 55 -6 50 1 45 Z"
    if curled:
        wing = (
            "M1 38 C-8 34 -18 42 -28 42 C-38 42 -41 33 -36 28 C-46 27 -52 36 -48 45 C-44 54 -32 56 -22 53 "
            "C-12 51 -5 49 1 45 Z"
        )
    lines = path("M-6 43 C-16 45 -24 48.5 -34 48.5", stroke=hair.light, width=2)
    return both(path(wing, hair.dark, INK, LINE * 0.6) + lines)
