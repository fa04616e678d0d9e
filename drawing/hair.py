"""Hair and beards, in the coordinates of the head."""

from __future__ import annotations

from drawing.palette import INK, LINE, LIP, Hair
from drawing.shapes import both
from ludo.ui.art.svg import path, ring


def _locks(shape: str, strands: str, hair: Hair) -> str:
    return both(path(shape, hair.base, INK, LINE) + path(strands, stroke=hair.light, width=2.6))


def curled_locks(hair: Hair) -> str:
    """To the shoulder, turned outwards at the end: kings."""
    return _locks(
        "M-40 -56 C-66 -44 -72 -8 -69 24 C-67 48 -86 56 -88 76 C-90 98 -66 108 -48 98 C-34 90 -34 74 -38 60 "
        "C-42 44 -42 10 -38 -20 Z",
        "M-55 -36 C-62 -12 -60 16 -58 36 C-57 56 -72 62 -74 78 M-48 -20 C-53 10 -51 34 -49 52 C-48 70 -56 76 -58 88",
        hair,
    )


def rolled_locks(hair: Hair) -> str:
    """A page's bob, rolled inwards at the jaw: jacks."""
    return _locks(
        "M-36 -60 C-66 -52 -76 -14 -74 22 C-73 44 -82 58 -70 70 C-56 82 -38 74 -36 56 C-35 40 -42 10 -38 -24 Z",
        "M-56 -38 C-66 -10 -66 18 -64 38 C-63 50 -68 58 -60 64 M-48 -24 C-56 4 -54 28 -51 44 C-50 54 -52 60 -48 64",
        hair,
    )


def curls(hair: Hair) -> str:
    """Short curls around the ears."""
    spots = ((-50, -44, 17), (-60, -22, 19), (-62, 4, 20), (-60, 30, 20), (-52, 54, 18))
    out = "".join(path(ring(x, y, r), hair.base, INK, LINE) for x, y, r in spots)
    out += "".join(path(ring(x + 6, y, r - 2), hair.base) for x, y, r in spots)
    arcs = " ".join(f"M{x - 9} {y + 5} C{x - 10} {y - 9} {x + 8} {y - 10} {x + 7} {y + 3}" for x, y, _ in spots)
    return both(out + path(arcs, stroke=hair.light, width=2.6))


def long_waves(hair: Hair) -> str:
    """Waves that fall over the shoulders: queens."""
    return _locks(
        "M-30 -64 C-64 -58 -78 -24 -74 12 C-72 36 -88 48 -86 74 C-84 96 -98 112 -92 136 C-84 158 -50 154 -40 134 "
        "C-30 112 -42 98 -38 78 C-34 56 -46 20 -40 -24 Z",
        "M-54 -44 C-66 -18 -62 14 -62 34 C-62 54 -74 66 -72 86 C-71 102 -82 114 -78 132 "
        "M-48 -20 C-54 10 -50 34 -50 52 C-50 72 -60 84 -56 100 C-54 114 -62 124 -58 138",
        hair,
    )


def braids(hair: Hair) -> str:
    """Two braids that hang before the shoulders."""
    out = path(
        "M-32 -64 C-62 -58 -72 -24 -68 8 C-66 30 -64 44 -60 52 L-40 44 C-44 24 -44 -4 -40 -26 Z",
        hair.base,
        INK,
        LINE,
    )
    out += path("M-54 -44 C-62 -20 -58 10 -55 34 M-47 -24 C-52 4 -49 24 -48 40", stroke=hair.light, width=2.6)
    for i in range(5):
        y = 48 + i * 19
        x = -52 - i * 2.4
        out += path(
            f"M{x:.0f} {y + 22} C{x - 20:.0f} {y + 16} {x - 19:.0f} {y - 6} {x - 1:.0f} {y - 8} "
            f"C{x + 17:.0f} {y - 6} {x + 18:.0f} {y + 16} {x:.0f} {y + 22} Z",
            hair.base,
            INK,
            LINE * 0.75,
        )
        out += path(
            f"M{x - 9:.0f} {y + 1} C{x - 2:.0f} {y + 4} {x + 1:.0f} {y + 9} {x:.0f} {y + 16}",
            stroke=hair.light,
            width=2.2,
        )
    return both(out)


def side_buns(hair: Hair) -> str:
    """Hair gathered in two coiled buns over the ears."""
    bun = path("M-50 -34 C-86 -36 -94 12 -78 34 C-68 48 -46 46 -40 30 Z", hair.base, INK, LINE)
    bun += path(
        "M-54 -22 C-76 -20 -80 12 -68 24 C-58 32 -48 24 -50 12 C-52 0 -64 0 -62 10 M-50 -30 C-66 -30 -76 -20 -80 -6",
        stroke=hair.light,
        width=2.6,
    )
    top = path("M-30 -64 C-54 -60 -62 -30 -52 -18 L-38 -22 Z", hair.base, INK, LINE)
    return both(bun + top)


def fringe(hair: Hair) -> str:
    """Hair over the forehead, parted in the middle, under crown or cap."""
    side = "M0 -56 C-6 -40 -24 -34 -46 -22 C-50 -34 -50 -54 -40 -68 L0 -74 Z"
    return both(
        path(side, hair.base, INK, LINE * 0.75) + path("M-8 -50 C-18 -42 -30 -38 -42 -32", stroke=hair.light, width=2.2)
    )


def bangs(hair: Hair) -> str:
    """A straight fringe: a jack's."""
    side = "M0 -34 C-18 -30 -36 -28 -48 -20 C-52 -34 -50 -56 -40 -68 L0 -76 Z"
    out = path(side, hair.base) + path(
        "M-10 -58 L-11 -40 M-22 -58 L-25 -36 M-34 -54 L-38 -32", stroke=hair.light, width=2.2
    )
    edge = path("M0 -34 C-18 -30 -36 -28 -48 -20", stroke=INK, width=LINE * 0.75)
    return both(out + edge)


def _mouth_in_beard() -> str:
    return path("M-13 53 C-6 49.5 6 49.5 13 53 C7 61 -7 61 -13 53 Z", LIP, INK, 1.6)


def full_beard(hair: Hair) -> str:
    """Broad and wavy."""
    shape = (
        "M-49 4 C-54 34 -56 64 -50 84 C-44 104 -30 112 -22 122 C-14 130 -6 132 0 138 C6 132 14 130 22 122 "
        "C30 112 44 104 50 84 C56 64 54 34 49 4 C46 24 38 38 24 40 C14 41 8 39 0 39 C-8 39 -14 41 -24 40 "
        "C-38 38 -46 24 -49 4 Z"
    )
    strands = (
        "M-44 36 C-44 58 -42 74 -36 88 M-33 54 C-34 74 -30 92 -22 106 M-20 64 C-20 84 -16 104 -9 120 "
        "M20 64 C20 84 16 104 9 120 M33 54 C34 74 30 92 22 106 M44 36 C44 58 42 74 36 88 M0 74 L0 126"
    )
    return path(shape, hair.base, INK, LINE) + path(strands, stroke=hair.light, width=2.4) + _mouth_in_beard()


def forked_beard(hair: Hair) -> str:
    """Long, in two points."""
    half = (
        "M-49 4 C-54 34 -54 66 -48 90 C-42 112 -40 128 -30 146 C-16 136 -4 116 0 96 L0 39 C-8 39 -14 41 -24 40 "
        "C-38 38 -46 24 -49 4 Z"
    )
    strands = (
        "M-43 40 C-44 66 -40 94 -32 126 M-32 56 C-33 80 -30 104 -27 132 M-19 66 C-20 88 -20 108 -22 "
        "126 M-8 72 C-8 90 -11 104 -15 114"
    )
    return both(path(half, hair.base, INK, LINE) + path(strands, stroke=hair.light, width=2.4)) + _mouth_in_beard()


def short_beard(hair: Hair) -> str:
    """Trimmed along the jaw to a rounded point."""
    shape = (
        "M-48 8 C-50 34 -46 60 -34 78 C-24 92 -10 104 0 106 C10 104 24 92 34 78 C46 60 50 34 48 8 "
        "C44 28 38 42 26 44 C16 45 8 40 0 40 C-8 40 -16 45 -26 44 C-38 42 -44 28 -48 8 Z"
    )
    strands = (
        "M-40 46 C-38 62 -32 74 -24 84 M-27 58 C-26 74 -20 86 -13 96 M27 58 C26 74 20 86 13 96 M40 "
        "46 C38 62 32 74 24 84 M0 74 L0 98 M-13 68 L-8 90 M13 68 L8 90"
    )
    return path(shape, hair.base, INK, LINE) + path(strands, stroke=hair.light, width=2.2) + _mouth_in_beard()


def long_beard(hair: Hair) -> str:
    """Straight and very long, cut square: the oldest king."""
    shape = (
        "M-49 4 C-55 40 -56 90 -46 130 C-40 150 -26 156 -14 152 C-8 158 8 158 14 152 C26 156 40 150 46 130 "
        "C56 90 55 40 49 4 C46 24 38 38 24 40 C14 41 8 39 0 39 C-8 39 -14 41 -24 40 C-38 38 -46 24 -49 4 Z"
    )
    strands = (
        "M-44 36 C-46 72 -44 104 -36 138 M-32 54 C-34 88 -30 116 -25 142 M-18 64 C-20 96 -16 120 -13 "
        "146 M0 74 L0 148 "
        "M18 64 C20 96 16 120 13 146 M32 54 C34 88 30 116 25 142 M44 36 C46 72 44 104 36 138"
    )
    return path(shape, hair.base, INK, LINE) + path(strands, stroke=hair.dark, width=2.2) + _mouth_in_beard()
