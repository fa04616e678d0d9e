"""The program's own icon: two fanned cards on a plum ground."""

from __future__ import annotations

from drawing.numbers import sign
from drawing.palette import GOLD
from ludo.ui.art.colours import INK, PAPER
from ludo.ui.art.shapes import HEARTS, SPADES
from ludo.ui.art.svg import box, group, path


def app_icon() -> str:
    """The whole SVG file, 256 by 256."""
    ground = path(box(8, 8, 240, 240, 54), "#4d2a4f") + path(box(17, 17, 222, 222, 46), stroke=GOLD, width=5)
    card = path(box(-49, -75, 98, 150, 11), PAPER, INK, 4)
    behind = group(card + sign(HEARTS, -24, -50, 30, "#c4192d"), "translate(104 128) rotate(-16)")
    front = group(card + sign(SPADES, 0, 2, 84, INK), "translate(151 134) rotate(10)")
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n' + ground + behind + front + "\n</svg>\n"
