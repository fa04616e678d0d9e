"""The joker (*Fou*): a fool in motley, in the same frame as the courts."""

from __future__ import annotations

from drawing import attributes, garments, hair, heads
from drawing.frame import CX, EYES, band, border, ground, mirrored
from drawing.palette import AMBER, AMBER_DARK, AUBURN, GOLD, GREEN, GREEN_DARK, INK, LINE, WHITE, Suit
from drawing.shapes import both
from ludo.ui.art.shapes import CAP
from ludo.ui.art.svg import path, place, ring

MOTLEY = Suit(-1, "#6b2a63", "#451a41", AMBER, AMBER_DARK, "#f8efe6", "#ead9e2")
_HAND = (490.0, 366.0)


def joker() -> str:
    """The whole card without paper and index."""
    head = hair.curls(AUBURN) + heads.face(MOTLEY, AUBURN, woman=False, gaze=1) + heads.grin(MOTLEY) + _cap()
    out = ground(MOTLEY, 12) + path(CAP, "currentColor", even_odd=True, transform="translate(160 44) scale(.74)")
    out += place(heads.neck(MOTLEY, woman=False), CX, EYES) + garments.motley(MOTLEY)
    out += place(head, CX, EYES, turn=4) + garments.forearm(MOTLEY, _HAND, lined=True)
    out += place(attributes.marotte(MOTLEY) + attributes.fist(MOTLEY), *_HAND)
    return mirrored(out) + band(MOTLEY) + border()


def _cap() -> str:
    """Three horns in three colours, each with a bell."""
    horn = "M-50 -50 C-56 -78 -74 -86 -92 -58 C-108 -96 -66 -128 -22 -100 L-8 -56 Z"
    left = (
        path(horn, MOTLEY.main, INK, LINE)
        + path(ring(-94, -46, 11), GOLD, INK, LINE * 0.7)
        + path("M-100 -43 L-88 -43", stroke=INK, width=2.4)
    )
    shade = path("M-54 -60 C-60 -84 -76 -92 -90 -72 C-80 -84 -62 -76 -54 -60 Z", MOTLEY.main_dark)
    right = path(horn, GREEN, INK, LINE) + path(
        ("M-54 -60 C-60 -84 -76 -92 -90 -72 C-80 -84 -62 -76 -54 -60 Z"), GREEN_DARK
    )
    right += path(ring(-94, -46, 11), GOLD, INK, LINE * 0.7) + path("M-100 -43 L-88 -43", stroke=INK, width=2.4)
    middle = path("M-34 -56 C-42 -92 -30 -112 0 -124 C30 -112 42 -92 34 -56 Z", MOTLEY.second, INK, LINE)
    middle += path("M8 -120 C30 -110 41 -92 34 -57 L16 -57 C26 -80 24 -102 8 -120 Z", MOTLEY.second_dark)
    middle += path(ring(0, -132, 11), GOLD, INK, LINE * 0.7) + path("M-6 -129 L6 -129", stroke=INK, width=2.4)
    edge = "M-56 -60 C-30 -72 30 -72 56 -60 L52 -40 C28 -51 -28 -51 -52 -40 Z"
    studs = both(path(ring(-34, -55, 4), MOTLEY.main) + path(ring(-14, -58, 4), GREEN))
    return left + shade + place(right, 0, 0, mirror=True) + middle + path(edge, WHITE, INK, LINE) + studs
