"""A few words of SVG: numbers, paths, groups. No text, no clipping and no style sheet is ever written."""

import math
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]

CARD_W, CARD_H = 580, 890
"""Card in drawing units: tenths of a millimetre of the French format, 58 by 89."""

_ARC = 0.5523


def num(value: float) -> str:
    """`value` with at most one decimal, as short as it gets."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def fine(value: float) -> str:
    """`value` with at most four decimals, for scales."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(
    d: str,
    fill: str = "none",
    stroke: str = "",
    width: float = 3.0,
    *,
    even_odd: bool = False,
    opacity: float = 1.0,
    transform: str = "",
) -> str:
    """One path element; strokes have round joins and ends."""
    parts = [f'<path d="{d}" fill="{fill}"']
    if stroke:
        parts.append(f' stroke="{stroke}" stroke-width="{fine(width)}" stroke-linejoin="round" stroke-linecap="round"')
    if even_odd:
        parts.append(' fill-rule="evenodd"')
    if opacity < 1:
        parts.append(f' opacity="{fine(opacity)}"')
    if transform:
        parts.append(f' transform="{transform}"')
    return "".join(parts) + "/>"


def paths(parts: Iterable[str], fill: str = "none", stroke: str = "", width: float = 3.0) -> str:
    """A path element for each part, which Qt draws several times faster than one element with many parts."""
    return "".join(path(part, fill, stroke, width) for part in parts)


def group(body: str, transform: str = "") -> str:
    """`body` moved as one."""
    return f'<g transform="{transform}">{body}</g>' if transform else f"<g>{body}</g>"


def place(body: str, x: float, y: float, *, turn: float = 0.0, scale: float = 1.0, mirror: bool = False) -> str:
    """`body`, drawn around the origin, put at (x, y): mirrored, scaled, turned (degrees clockwise), moved."""
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if mirror or scale != 1:
        across = -scale if mirror else scale
        steps.append(f"scale({fine(across)} {fine(scale)})" if mirror else f"scale({fine(scale)})")
    return group(body, " ".join(steps))


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def ring(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return oval(x, y, r, r)


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of an ellipse."""
    kx, ky = rx * _ARC, ry * _ARC
    return (
        f"M{num(x)} {num(y - ry)} C{num(x + kx)} {num(y - ry)} {num(x + rx)} {num(y - ky)} {num(x + rx)} {num(y)}"
        f" C{num(x + rx)} {num(y + ky)} {num(x + kx)} {num(y + ry)} {num(x)} {num(y + ry)}"
        f" C{num(x - kx)} {num(y + ry)} {num(x - rx)} {num(y + ky)} {num(x - rx)} {num(y)}"
        f" C{num(x - rx)} {num(y - ky)} {num(x - kx)} {num(y - ry)} {num(x)} {num(y - ry)} Z"
    )


def rounded(points: Sequence[Point], radius: float) -> str:
    """Path data of a closed polygon whose corners are rounded by `radius`."""
    out: list[str] = []
    count = len(points)
    for i, corner in enumerate(points):
        a = _towards(corner, points[i - 1], radius)
        b = _towards(corner, points[(i + 1) % count], radius)
        c1 = _towards(corner, points[i - 1], radius * (1 - _ARC))
        c2 = _towards(corner, points[(i + 1) % count], radius * (1 - _ARC))
        out.append(
            f"{'L' if out else 'M'}{num(a[0])} {num(a[1])}"
            f" C{num(c1[0])} {num(c1[1])} {num(c2[0])} {num(c2[1])} {num(b[0])} {num(b[1])}"
        )
    return " ".join(out) + " Z"


def box(x: float, y: float, w: float, h: float, radius: float = 0.0) -> str:
    """Path data of a rectangle, its corners rounded if `radius` is positive."""
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return rounded(corners, radius) if radius > 0 else polygon(corners)


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    t = min(0.5, distance / length) if length else 0.0
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


def keep(points: Sequence[Point], inside: Callable[[Point], float]) -> list[Point]:
    """Return the part of a polygon where the linear function `inside` is not negative (Sutherland-Hodgman)."""
    out: list[Point] = []
    for i, b in enumerate(points):
        a = points[i - 1]
        fa, fb = inside(a), inside(b)
        if (fa >= 0) != (fb >= 0):
            t = fa / (fa - fb)
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        if fb >= 0:
            out.append(b)
    return out


def contains(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether (x, y) lies inside the polygon."""
    result = False
    for i, (bx, by) in enumerate(points):
        ax, ay = points[i - 1]
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            result = not result
    return result


def document(body: str) -> str:
    """A whole card as an SVG file."""
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} viewBox="0 0 {CARD_W} {CARD_H}">\n{body}\n</svg>\n'
