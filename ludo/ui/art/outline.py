"""Path data of our own drawings turned into `QPainterPath`."""

import re
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[MLCZ]|-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "C": 6}


@cache
def painter_path(data: str, *, even_odd: bool = False) -> QPainterPath:
    """Return the path that `data` (absolute M, L, C and Z only) describes; it is shared, and not to be changed.

    Raises ValueError for any other command.
    """
    if set(re.findall(r"[A-Za-z]", data)) - set("MLCZ"):
        raise ValueError(f"unknown path command in {data[:40]!r}")
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.OddEvenFill if even_odd else Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(data)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at] in "MLCZ":
            command, at = tokens[at], at + 1
        if command == "Z":
            result.closeSubpath()
            continue
        v = [float(t) for t in tokens[at : at + _TAKES[command]]]
        at += len(v)
        if command == "M":
            result.moveTo(v[0], v[1])
        elif command == "L":
            result.lineTo(v[0], v[1])
        else:
            result.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
    return result
