"""Shapes that only the drawings of this folder have."""

import math

from ludo.ui.art.svg import group, polygon


def both(body: str) -> str:
    """`body` and its mirror image about the vertical axis."""
    return body + group(body, "scale(-1 1)")


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90.0) -> str:
    """Path data of a star with its first point at `turn` degrees."""
    corners = []
    for i in range(2 * points):
        r = inner if i % 2 else outer
        a = math.radians(turn + 180 * i / points)
        corners.append((x + r * math.cos(a), y + r * math.sin(a)))
    return polygon(corners)
