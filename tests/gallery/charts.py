"""The page of statistics with nothing, with three evenings, and with ten years."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from ludo.ui.pages.statistics.page import StatisticsPage
from ludo.ui.services.destinations import ToStatistics
from ludo.ui.shell.window import MainWindow
from tests.gallery.nights import Scene
from tests.nights.club import Club
from tests.nights.fill import Amounts, fill
from tests.nights.reviewed import fill_reviewed
from tests.ui.pages.thinkers import Appraiser

_ROUNDS: Final = 5
"""The chart is drawn after the page; what it brings is laid out after that."""
KINDS: Final = ("balances", "games", "duels", "streaks", "scores", "lengths", "ratings")


def fill_few(path: Path) -> None:
    """Three evenings of four people."""
    club = Club(path, (datetime.now(UTC) - timedelta(days=21)).isoformat())
    for week, (name, place) in enumerate((("", "Lyon"), ("", "chez Hugo"), ("Anniversaire de Léa", ""))):
        evening = club.evening("Anna", "Hugo", "Paul", "Léa", name=name, place=place)
        club.sheet("trut", [("Anna", 1), ("Hugo", 2)], evening=evening, chips=[5, -5], scores=[7, 3 + week])
        if week != 1:
            gains = [30, -3 - week, -10, -17 + week]
            places = [("Paul", 1), ("Anna", 2), ("Hugo", 3), ("Léa", 4)]
            club.sheet("tripoli", places, evening=evening, chips=gains, scores=gains, minutes=55)
        thirty_one = [("Léa", 1), ("Anna", 2), ("Hugo", 2)]
        club.sheet("trente_et_un", thirty_one, evening=evening, chips=[8, -4, -4], scores=[2, 0, 0])
        club.close(evening)
        club.wait(days=7)
    club.store.close()


def fill_years(path: Path) -> None:
    """Ten years, with fewer parties than there may be."""
    fill(path, Amounts(evenings=400, results=8_000, postings=40_000))


def _chart(
    kind: str, *, evening: int | None = None, game: str | None = None, pointed: int = -1
) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.open(ToStatistics(evening=evening))
        page = window.navigator.page
        assert isinstance(page, StatisticsPage)
        if game is not None:
            page.filters.game.set_value(game)
        page.show_chart(kind)
        page.setFocus()
        for _ in range(_ROUNDS):
            QCoreApplication.processEvents()
        if pointed >= 0:
            page.table.setFocus()
            page.table.selectRow(pointed)

    return show


def _own(kind: str, *, game: str | None = None, down: bool = False) -> Callable[[MainWindow], None]:
    """One's own play, as where somebody prices decisions; down: what stands below the chart."""

    def show(window: MainWindow) -> None:
        window.coach._asker = Appraiser(held=True)
        window.open(ToStatistics(kind="mine"))
        page = window.navigator.page
        assert isinstance(page, StatisticsPage)
        page.filters.game.set_value(game)
        page.show_chart(kind)
        for _ in range(_ROUNDS):
            QCoreApplication.processEvents()
        bar = page.area.verticalScrollBar()
        bar.setValue(bar.maximum() if down else 0)

    return show


FILES: Final = {"few": fill_few, "years": fill_years, "reviewed": fill_reviewed}
SCENES: Final[dict[str, Scene]] = {
    "statistics-none": Scene("none", _chart("balances")),
    **{f"statistics-few-{kind}": Scene("few", _chart(kind)) for kind in KINDS},
    **{f"statistics-years-{kind}": Scene("years", _chart(kind)) for kind in KINDS},
    **{f"my-play-{kind}": Scene("reviewed", _own(kind)) for kind in ("mine", "course")},
    "my-play-trut": Scene("reviewed", _own("mine", game="trut")),
    "my-play-down": Scene("reviewed", _own("mine", down=True)),
    "statistics-few-pointed": Scene("few", _chart("balances", pointed=2)),
    "statistics-years-evening": Scene("years", _chart("balances", evening=200)),
    "statistics-years-trut": Scene("years", _chart("games", game="trut")),
}
