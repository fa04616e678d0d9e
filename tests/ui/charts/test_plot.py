"""Charts are drawn, and say exactly what the pointer is over."""

from itertools import pairwise
from typing import Literal

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.charts.canvas import Axis
from ludo.ui.charts.draw_lines import apart
from ludo.ui.charts.figures import (
    Bar,
    Bars,
    Bin,
    ChartSpot,
    Figure,
    Histogram,
    LazyRows,
    Lines,
    Mark,
    Matrix,
    MatrixCell,
    Range,
    Ranges,
    Run,
    Runs,
    Series,
)
from ludo.ui.charts.plot import Plot
from ludo.ui.theme import apply_theme, font, theme_for
from tests.languages.look import crossings


def spot(x: float, y: float, row: int) -> ChartSpot:
    return ChartSpot(x, y, lambda: f"point {row}", row)


def lines(count: int = 2) -> Lines:
    series = tuple(
        Series(f"Person {number}", (spot(0, 0, 2 * number), spot(10, number * 5 - 3, 2 * number + 1)), "+1", number)
        for number in range(count)
    )
    return Lines(series, (Mark(0, "first"), Mark(10, "second")), "steps", "chips", "steps")


FIGURES: dict[str, Figure] = {
    "lines": lines(),
    "one point": Lines((Series("Anna", (spot(5, 0, 0),), "0", 0),), (), "time", "chips"),
    "no change": Lines((Series("Anna", (spot(0, 0, 0), spot(1, 0, 1)), "0", 7),), (), "time", "chips"),
    "many marks": Lines(lines().series, tuple(Mark(at / 10, "") for at in range(100)), "steps", "chips"),
    "bars": Bars((Bar("Trut", 10, 4, "4 of 10", "Trut: 4 of 10", 3),), "parties", "won", "not won"),
    "no bar": Bars((Bar("Trut", 0, 0, "0", "nothing", 0),), "parties", "won", "not won"),
    "runs": Runs((Run("Anna", 3, 2, -1, "Anna's runs"), Run("Hugo", 0, 0, 0, "none")), "won", "lost", "now"),
    "matrix": Matrix(
        ("Anna", "Hugo"),
        (MatrixCell(0, 1, 1.0, "100 %", "always", 0), MatrixCell(1, 0, 0.0, "0 %", "never", 1)),
        "a",
        "b",
    ),
    "histogram": Histogram(
        (Bin(0, 1, 3, 1, "0: 3 times"), Bin(1, 2, 0, 0, "never")), "points", "results", 0.5, "m", "A", "B"
    ),
    "ranges": Ranges(
        (Range("Anna", 20, 25, 30, "25", "Anna: 25"), Range("Hugo", 20, 20, 20, "20", "sure", (20, 20))), "s"
    ),
}


@pytest.fixture
def plot(qtbot: QtBot) -> Plot:
    plot = Plot()
    qtbot.addWidget(plot)
    plot.resize(600, 360)
    plot.show()
    QApplication.processEvents()
    return plot


def colours_of(plot: Plot) -> set[str]:
    image = plot.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 5) for y in range(0, image.height(), 3)}


@pytest.mark.parametrize("what", FIGURES)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_figure_is_drawn_in_every_theme(plot: Plot, qapp: QApplication, what: str, theme: str) -> None:
    apply_theme(qapp, theme_for(theme))
    plot.show_figure(FIGURES[what], "summary")
    qapp.processEvents()
    colours = colours_of(plot)
    assert theme_for(theme).panel.name() in colours
    assert len(colours) > 3
    apply_theme(qapp, theme_for("light"))


def hover(plot: Plot, x: float, y: float) -> None:
    point = plot.canvas.pixels(x, y)
    QTest.mouseMove(plot.view.viewport(), QPoint(round(point.x()), round(point.y())))
    QApplication.processEvents()


def test_the_pointer_over_a_point_shows_its_words_and_tells_its_row(plot: Plot, qtbot: QtBot) -> None:
    plot.show_figure(lines(), "summary")
    QApplication.processEvents()
    rows: list[int] = []
    plot.hovered.connect(rows.append)
    hover(plot, 10, 2)
    assert plot.bubble.isVisible()
    assert plot.bubble.text() == "point 3"
    assert rows == [3]
    hover(plot, 5, -2.9)
    assert not plot.bubble.isVisible()


def test_the_pointer_anywhere_in_a_row_of_bars_shows_its_words(plot: Plot) -> None:
    plot.show_figure(FIGURES["bars"], "summary")
    QApplication.processEvents()
    hover(plot, 7, 0)
    assert plot.bubble.text() == "Trut: 4 of 10"


@pytest.mark.parametrize(("number", "left", "right"), [(0, -0.4, 0.4), (1, 0.6, 1.4)])
def test_the_bar_of_a_single_value_stands_above_its_number(plot: Plot, number: int, left: float, right: float) -> None:
    bins = (Bin(0, 1, 3, 3, "none: 3 times"), Bin(1, 2, 5, 5, "one: 5 times"))
    plot.show_figure(Histogram(bins, "lives", "results", 1.5, "median 1"), "summary")
    QApplication.processEvents()
    for x in (left, right):
        hover(plot, x, 1)
        assert plot.bubble.text() == bins[number].text


def test_the_words_stay_within_the_chart(plot: Plot) -> None:
    plot.show_figure(lines(), "summary")
    QApplication.processEvents()
    for row in range(4):
        plot.point_at(row)
        assert plot.bubble.isVisible()
        assert plot.rect().contains(plot.bubble.geometry())
    plot.point_at(-1)
    assert not plot.bubble.isVisible()


def test_the_wheel_is_left_to_the_page_and_changes_no_scale(plot: Plot) -> None:
    plot.show_figure(lines(), "summary")
    QApplication.processEvents()
    before = plot.canvas.pixels(10, 2)
    viewport = plot.view.viewport()
    middle = QPointF(viewport.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(viewport.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
    assert not event.isAccepted()
    assert plot.canvas.pixels(10, 2) == before


def test_the_names_at_the_ends_are_all_there_without_overlaps(plot: Plot) -> None:
    plot.show_figure(lines(8), "summary")
    QApplication.processEvents()
    assert plot.canvas.labels is not None
    labels = sorted(plot.canvas.labels.labels, key=lambda label: label.y)
    assert len(labels) == 8
    heights = [plot.canvas.pixels(label.x, label.y).y() for label in labels]
    assert all(one - other >= plot.canvas.metrics.height() - 1 for one, other in pairwise(heights))


@pytest.mark.parametrize(("width", "written"), [(900, "100\u00a0%"), (500, "100"), (250, "")])
def test_numbers_of_fields_are_shorter_where_they_would_stand_in_one_another(
    plot: Plot, width: int, written: str
) -> None:
    people = range(14)
    pairs = [(row, column) for row in people for column in people if row != column]
    cells = tuple(MatrixCell(row, column, 1.0, "100\u00a0%", "always", 0) for row, column in pairs)
    plot.show_figure(Matrix(tuple(f"P{number}" for number in people), cells, "a", "b"), "summary")
    plot.setMinimumWidth(1)
    for size in (1200, width):  # it follows the window
        plot.resize(size, 480)
        QApplication.processEvents()
    assert plot.canvas.labels is not None
    assert {label.text for label in plot.canvas.labels.labels} == {written}
    assert crossings(plot) == []


def test_numbers_that_stand_in_one_another_are_found(plot: Plot) -> None:
    plot.show_figure(FIGURES["matrix"], "summary")
    QApplication.processEvents()
    assert crossings(plot) == []
    assert plot.canvas.labels is not None
    one, other = plot.canvas.labels.labels
    other.x, other.y = one.x + 0.01, one.y
    assert crossings(plot) == ["'100 %' in '0 %'"]


def test_assistive_technology_reads_what_the_chart_comes_to(plot: Plot) -> None:
    plot.show_figure(lines(), "Anna leads with +60.")
    assert plot.accessibleName() == "Anna leads with +60."


def test_a_picture_for_paper_has_the_wanted_size(qtbot: QtBot) -> None:
    plot = Plot(lambda: theme_for("light"), 3.0)
    qtbot.addWidget(plot)
    plot.show_figure(lines(), "summary")
    picture = plot.picture(QSize(600, 250), 3.0)
    assert (picture.width(), picture.height()) == (1800, 750)
    right = {picture.pixelColor(x, y).name() for x in range(1500, 1800, 3) for y in range(0, 750, 3)}
    assert len(right) > 10, "the names at the ends are not on the picture"


@pytest.mark.parametrize("wanted", [[0.0], [0, 0, 0], [-10, -10, 10, 10], [9.5, 9.7, 9.9], [-9.9, -9.8, 0, 0.1, 9]])
def test_labels_are_moved_apart_within_bounds(wanted: list[float]) -> None:
    places = apart(wanted, 2.0, (-10, 10))
    assert places == sorted(places)
    assert all(later - one >= 2.0 - 1e-9 for one, later in pairwise(places))
    assert all(-10 <= place <= 10 for place in places)
    if len(wanted) == 1:
        assert places == wanted


def test_lazy_rows_are_written_when_they_are_looked_at() -> None:
    asked: list[int] = []

    def row(number: int) -> tuple[str, ...]:
        asked.append(number)
        return (str(number),)

    rows = LazyRows(1000, row)
    assert (len(rows), asked) == (1000, [])
    assert rows[-1] == ("999",)
    assert list(rows[2:4]) == [("2",), ("3",)]
    assert asked == [999, 2, 3]
    with pytest.raises(IndexError):
        rows[1000]


LONG = "1,234 · most wins: Anna and Bruno, 321 times"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("kind", ["time", "number"])
def test_no_two_ticks_stand_in_one_another(kind: Literal["time", "number"], scale: float, qapp: QApplication) -> None:
    apply_theme(qapp, theme_for("light"), scale)
    axis = Axis("bottom")
    axis.kind = kind
    low, high, size = 1_730_000_000.0, 1_731_300_000.0, 760.0
    ((_, ticks),) = axis.tickValues(low, high, size)
    texts = axis.tickStrings(ticks, 1.0, 1.0)
    metrics = QFontMetricsF(font("small"))
    ends = [
        ((at - low) / (high - low) * size, metrics.horizontalAdvance(text))
        for at, text in zip(ticks, texts, strict=True)
    ]
    assert len(ends) > 1
    for (left, wide), (right, next_wide) in pairwise(ends):
        assert left + wide / 2 < right - next_wide / 2
    apply_theme(qapp, theme_for("light"))


WIDE_FIGURES: dict[str, Figure] = {
    "bars": Bars((Bar("Trente-et-un", 3, 2, LONG, "", 0),), "parties", "won by who wins most", "won by the others"),
    "runs": Runs((Run("Anna", 3, 2, 3, ""),), "parties won one after the other", "not won one after the other", "now"),
    "ranges": Ranges((Range("Anna", 1, 2, 3, LONG, ""),), "points"),
}


@pytest.mark.parametrize("what", WIDE_FIGURES)
@pytest.mark.parametrize("width", [420, 820, 1400])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_key_and_labels_end_within_the_picture(
    what: str, width: int, scale: float, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"), scale)
    plot = Plot()
    qtbot.addWidget(plot)
    plot.resize(1600, 400)
    plot.show_figure(WIDE_FIGURES[what], "")
    plot.show()
    qtbot.waitExposed(plot)
    plot.resize(width, 400)
    QApplication.processEvents()
    canvas = plot.canvas
    title = canvas.item.titleLabel
    assert canvas.item.size().width() <= width + 1
    assert canvas.labels is not None
    for label in canvas.labels.labels:
        wide = canvas.metrics.horizontalAdvance(label.text)
        left = canvas.pixels(label.x, label.y).x() - label.anchor[0] * wide
        assert left >= 0, label.text
        assert left + wide <= width, label.text
    if title.isVisible() and title.text:
        shown = title.mapRectToScene(title.itemRect())
        assert shown.left() >= 0
        assert shown.right() <= width + 1
        assert title.itemRect().height() <= title.size().height() + 1
    apply_theme(qapp, theme_for("light"))
