"""Lines can be told apart without colour vision, and seen on their ground."""

from itertools import combinations
from math import dist

import pytest
from PySide6.QtGui import QColor

from ludo.ui.charts.colours import CHART_COLOURS, DASHES, LINES, MARKERS, chart_colours, ink_on, mixed, text_on
from ludo.ui.theme.palettes import THEMES

Vector = tuple[float, float, float]

# Viénot, Brettel and Mollon 1999, for linear light; the middle one for deuteranopia, with full vision for comparison
_SEEN = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def linear(colour: QColor) -> Vector:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def seen(colour: QColor, by: str) -> Vector:
    """A colour in CIE L*a*b*, as somebody sees it."""
    light = linear(colour)
    red, green, blue = (
        max(0.0, sum(factor * part for factor, part in zip(row, light, strict=True))) for row in _SEEN[by]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: QColor, other: QColor, by: str) -> float:
    return dist(seen(one, by), seen(other, by))


def contrast(one: QColor, other: QColor) -> float:
    lights = sorted(
        sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("by", _SEEN)
def test_no_two_lines_look_alike(theme: str, by: str) -> None:
    alike = [
        (one.name(), other.name())
        for one, other in combinations(CHART_COLOURS[theme].series, 2)
        if apart(one, other, by) < 18
    ]
    assert alike == []


@pytest.mark.parametrize("theme", THEMES)
def test_each_line_has_a_marker_of_its_own_and_stands_out_from_the_panel(theme: str) -> None:
    colours = CHART_COLOURS[theme].series
    assert len(colours) == len(set(MARKERS)) == len(DASHES) == LINES
    assert all(contrast(colour, THEMES[theme].panel) >= 3 for colour in colours)


@pytest.mark.parametrize("theme", THEMES)
def test_the_name_of_each_line_is_read_in_its_colour(theme: str) -> None:
    colours = THEMES[theme]
    for colour in CHART_COLOURS[theme].series:
        ink = ink_on(colour, colours.panel, colours.text)
        assert contrast(ink, colours.panel) >= 4.5
        assert contrast(colour, colours.panel) < 4.5 or ink == colour
        assert apart(ink, colour, "all") < 25, "it is still the colour of its line"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("by", _SEEN)
def test_ahead_and_behind_are_told_apart(theme: str, by: str) -> None:
    colours = chart_colours(THEMES[theme])
    assert apart(colours.ahead, colours.behind, by) > 40
    assert apart(colours.filled, colours.rest, by) > 25


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_are_read_on_every_shade_between(theme: str) -> None:
    colours, ground = chart_colours(THEMES[theme]), THEMES[theme].hover
    for end in (colours.ahead, colours.behind):
        for share in range(11):
            fill = mixed(end, ground, share / 10)
            assert contrast(text_on(fill), fill) >= 4.5
