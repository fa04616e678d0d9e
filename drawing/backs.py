"""Backs: fine geometric patterns in two colours, the same upside down."""

from __future__ import annotations

from collections.abc import Callable

from ludo.ui.art.svg import CARD_H, CARD_W, box, num, path, polygon, ring, star

_RIM = 26.0
_GAP = 40.0
_W, _H = CARD_W - 2 * _GAP, CARD_H - 2 * _GAP

Motif = Callable[[float, float, float, float], str]
"""Path data for one cell: centre x and y, half its width and height."""


def _cells(columns: int, rows: int, motif: Motif) -> str:
    half_w, half_h = _W / columns / 2, _H / rows / 2
    return " ".join(
        motif(_GAP + half_w * (2 * i + 1), _GAP + half_h * (2 * j + 1), half_w, half_h)
        for j in range(rows)
        for i in range(columns)
    )


def _field(dark: str, pattern: str) -> str:
    rim = path(box(_RIM, _RIM, CARD_W - 2 * _RIM, CARD_H - 2 * _RIM, 14), stroke=dark, width=5)
    return path(box(_GAP, _GAP, _W, _H), dark) + pattern + path(box(_GAP, _GAP, _W, _H), stroke=dark, width=6) + rim


def lattice(dark: str, light: str) -> str:
    """Crossing double lines, a small star in every lozenge, a dot on every crossing."""
    columns, rows = 8, 13

    def lines(x: float, y: float, a: float, b: float) -> str:
        return (
            f"M{num(x - a)} {num(y - b)} L{num(x + a)} {num(y + b)} "
            f"M{num(x - a)} {num(y + b)} L{num(x + a)} {num(y - b)}"
        )

    def stars(x: float, y: float, a: float, b: float) -> str:
        right = star(x + a, y, 15, 5.5, 4) if x + 2 * a < _GAP + _W else ""
        below = star(x, y + b, 15, 5.5, 4) if y + 2 * b < _GAP + _H else ""
        return f"{right} {below}".strip()

    data = _cells(columns, rows, lines)
    dots = _cells(columns, rows, lambda x, y, a, b: ring(x, y, 6))
    return _field(
        dark,
        path(data, stroke=light, width=9)
        + path(data, stroke=dark, width=3.4)
        + path(_cells(columns, rows, stars), light)
        + path(dots, light, dark, 2.4),
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
        path(_cells(columns, rows, petals), light)
        + path(_cells(columns, rows, veins), stroke=dark, width=3)
        + path(_cells(columns, rows, lambda x, y, a, b: ring(x, y, 7)), dark, light, 3)
        + path(_cells(columns, rows, gems), light),
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
        path(_cells(columns, rows, eight), light)
        + path(_cells(columns, rows, inner), dark)
        + path(_cells(columns, rows, core), light)
        + path(_cells(columns, rows, corners), light),
    )


def bold(dark: str, light: str) -> str:
    """Few large lozenges in pure colours, for high contrast."""

    def lozenge(size: float) -> Motif:
        return lambda x, y, a, b: polygon([(x, y - b * size), (x + a * size, y), (x, y + b * size), (x - a * size, y)])

    return _field(
        dark,
        path(_cells(3, 5, lozenge(0.92)), light)
        + path(_cells(3, 5, lozenge(0.6)), dark)
        + path(_cells(3, 5, lozenge(0.28)), light),
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
