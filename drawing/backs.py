"""Backs: fine geometric patterns in two colours, the same upside down."""

from __future__ import annotations

from collections.abc import Callable

from drawing.shapes import star
from ludo.ui.art.svg import CARD_H, CARD_W, box, num, path, paths, polygon, ring

_RIM = 26.0
_GAP = 40.0
_W, _H = CARD_W - 2 * _GAP, CARD_H - 2 * _GAP

Motif = Callable[[float, float, float, float], str]
"""Path data for one cell: centre x and y, half its width and height; empty for none."""


def _cells(columns: int, rows: int, motif: Motif) -> list[str]:
    half_w, half_h = _W / columns / 2, _H / rows / 2
    cells = (
        motif(_GAP + half_w * (2 * i + 1), _GAP + half_h * (2 * j + 1), half_w, half_h)
        for j in range(rows)
        for i in range(columns)
    )
    return [cell for cell in cells if cell]


def _diagonals(columns: int, rows: int) -> list[str]:
    """Path data of the lines that cross in the middle of every cell, each from edge to edge."""
    wide, high = _W / columns, _H / rows
    lines = []
    for column, row in [(column, 0) for column in range(columns)] + [(0, row) for row in range(1, rows)]:
        cells = min(columns - column, rows - row)
        left, right = _GAP + column * wide, _GAP + (column + cells) * wide
        top, bottom = _GAP + row * high, _GAP + (row + cells) * high
        lines.append(f"M{num(left)} {num(top)} L{num(right)} {num(bottom)}")
        lines.append(f"M{num(CARD_W - left)} {num(top)} L{num(CARD_W - right)} {num(bottom)}")
    return lines


def _field(dark: str, pattern: str) -> str:
    rim = path(box(_RIM, _RIM, CARD_W - 2 * _RIM, CARD_H - 2 * _RIM, 14), stroke=dark, width=5)
    return path(box(_GAP, _GAP, _W, _H), dark) + pattern + path(box(_GAP, _GAP, _W, _H), stroke=dark, width=6) + rim


def lattice(dark: str, light: str) -> str:
    """Crossing double lines, a small star in every lozenge, a dot on every crossing."""
    columns, rows = 8, 13

    def stars(x: float, y: float, a: float, b: float) -> str:
        right = star(x + a, y, 15, 5.5, 4) if x + 2 * a < _GAP + _W else ""
        below = star(x, y + b, 15, 5.5, 4) if y + 2 * b < _GAP + _H else ""
        return f"{right} {below}".strip()

    lines = _diagonals(columns, rows)
    dots = _cells(columns, rows, lambda x, y, a, b: ring(x, y, 6))
    return _field(
        dark,
        paths(lines, stroke=light, width=9)
        + paths(lines, stroke=dark, width=3.4)
        + paths(_cells(columns, rows, stars), light)
        + paths(dots, light, dark, 2.4),
    )


def rosettes(dark: str, light: str) -> str:
    """Four-petalled flowers whose petals meet, with a lozenge between them."""
    columns, rows = 8, 13

    def petals(x: float, y: float, a: float, b: float) -> str:
        out = []
        for sx in (-1, 1):
            for sy in (-1, 1):
                cx, cy = x + sx * a, y + sy * b
                out.append(
                    f"M{num(x)} {num(y)} C{num(x + sx * a * 0.72)} {num(y + sy * b * 0.12)} "
                    f"{num(x + sx * a * 0.98)} {num(y + sy * b * 0.4)} {num(cx)} {num(cy)} "
                    f"C{num(x + sx * a * 0.4)} {num(y + sy * b * 0.98)} "
                    f"{num(x + sx * a * 0.12)} {num(y + sy * b * 0.72)} {num(x)} {num(y)} Z"
                )
        return " ".join(out)

    def veins(x: float, y: float, a: float, b: float) -> str:
        k = 0.62
        return (
            f"M{num(x - a * k)} {num(y - b * k)} L{num(x + a * k)} {num(y + b * k)} "
            f"M{num(x - a * k)} {num(y + b * k)} L{num(x + a * k)} {num(y - b * k)}"
        )

    def gems(x: float, y: float, a: float, b: float) -> str:
        spots = []
        if x + 2 * a < _GAP + _W:
            spots.append((x + a, y))
        if y + 2 * b < _GAP + _H:
            spots.append((x, y + b))
        return " ".join(polygon([(u, v - 8), (u + 8, v), (u, v + 8), (u - 8, v)]) for u, v in spots)

    return _field(
        dark,
        paths(_cells(columns, rows, petals), light)
        + paths(_cells(columns, rows, veins), stroke=dark, width=3)
        + paths(_cells(columns, rows, lambda x, y, a, b: ring(x, y, 7)), dark, light, 3)
        + paths(_cells(columns, rows, gems), light),
    )


def stars(dark: str, light: str) -> str:
    """Eight-pointed stars that touch, with crosses left between them."""
    columns, rows = 7, 11

    def eight(x: float, y: float, a: float, _b: float) -> str:
        return star(x, y, a * 0.98, a * 0.66, 8, turn=0)

    def inner(x: float, y: float, a: float, _b: float) -> str:
        return star(x, y, a * 0.74, a * 0.5, 8, turn=0)

    def core(x: float, y: float, a: float, _b: float) -> str:
        return star(x, y, a * 0.44, a * 0.16, 8, turn=22.5)

    def corners(x: float, y: float, a: float, b: float) -> str:
        inside = x + 2 * a < _GAP + _W and y + 2 * b < _GAP + _H
        return star(x + a, y + b, 17, 6, 4) if inside else ""

    return _field(
        dark,
        paths(_cells(columns, rows, eight), light)
        + paths(_cells(columns, rows, inner), dark)
        + paths(_cells(columns, rows, core), light)
        + paths(_cells(columns, rows, corners), light),
    )


def bold(dark: str, light: str) -> str:
    """Few large lozenges in pure colours, for high contrast."""

    def lozenge(size: float) -> Motif:
        return lambda x, y, a, b: polygon([(x, y - b * size), (x + a * size, y), (x, y + b * size), (x - a * size, y)])

    return _field(
        dark,
        paths(_cells(3, 5, lozenge(0.92)), light)
        + paths(_cells(3, 5, lozenge(0.6)), dark)
        + paths(_cells(3, 5, lozenge(0.28)), light),
    )


def backs() -> dict[str, str]:
    """Body of every back by its name."""
    return {
        "lattice-red": lattice("#a3182c", "#fbeedd"),
        "lattice-blue": lattice("#1f4785", "#f1f0e4"),
        "rosette-green": rosettes("#1d5a4a", "#f3ecd2"),
        "star-plum": stars("#5c2a5c", "#f4e6d6"),
        "bold": bold("#000000", "#ffffff"),
    }
