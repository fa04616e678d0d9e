"""Statistics of years of evenings: one chart at a time, its table beside it, and filters over both."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from ludo.nights.people import default_colour
from ludo.nights.statistics import Choices, Filter
from ludo.session.ports import StorageError
from ludo.ui.charts.figures import Chart
from ludo.ui.charts.plot_room import PlotRoom
from ludo.ui.dialogs.attempt import ProblemLabel
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.statistics.balances import balance_chart
from ludo.ui.pages.statistics.filters import Filters, KeptFilters
from ludo.ui.pages.statistics.only_people import OnlyPeople
from ludo.ui.pages.statistics.outcomes import duels_chart, games_chart, streaks_chart
from ludo.ui.pages.statistics.own_course import course_chart
from ludo.ui.pages.statistics.own_panel import OwnPanel
from ludo.ui.pages.statistics.own_play import own_chart
from ludo.ui.pages.statistics.own_source import OwnSource
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.pages.statistics.spreads import lengths_chart, ratings_chart, scores_chart
from ludo.ui.pages.statistics.table import TableView
from ludo.ui.services.destinations import ToTrial
from ludo.ui.services.store_types import StatisticsTable
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill

if TYPE_CHECKING:
    from ludo.ui.charts.plot import Plot

_text = texts("Statistics")

_CHARTS: Final[dict[str, tuple[Text, Callable[[Scope], Chart]]]] = {
    "balances": (_text("Balances"), balance_chart),
    "games": (_text("Results by game"), games_chart),
    "duels": (_text("Who beats whom"), duels_chart),
    "streaks": (_text("Streaks"), streaks_chart),
    "scores": (_text("Scores"), scores_chart),
    "lengths": (_text("Lengths"), lengths_chart),
    "ratings": (_text("Ratings"), ratings_chart),
}
_OWN_CHARTS: Final[dict[str, tuple[Text, Callable[[Scope], Chart]]]] = {
    "mine": (_text("My play"), own_chart),
    "course": (_text("My play over time"), course_chart),
}
"""What there is where decisions are priced."""
_EVERY: Final = {**_CHARTS, **_OWN_CHARTS}
_SETTLE: Final = 600
"""Milliseconds after which what was reviewed meanwhile is added up again."""
_SIDE_BY_SIDE: Final = 940
"""Pixels of the column from which the table stands beside the chart, not below it."""


class StatisticsPlace(NamedTuple):
    """The chart that is shown, one of the ids of the chips, and of what."""

    kind: str
    filters: KeptFilters


class StatisticsPage(Page):
    """Charts of what was played."""

    def __init__(
        self, statistics: StatisticsTable, chosen: Filter, kind: str = "", own: OwnSource | None = None
    ) -> None:
        """`chosen`: person, game and evening that the filters are set to at first. `kind`: the chart, results by game
        where there is no such one; `own`: what *My play* is made of, None: nothing of it."""
        super().__init__(1080, 1720)
        self._statistics = statistics
        self._own = own
        self._is_new = True
        self.chart: Chart | None = None
        """What is shown, None where it could not be read."""
        self.plot: Plot | None = None
        """The drawing of the chart; made after the page has been seen, since it loads much."""
        self.filters = Filters()
        self.kinds = Chips([(kind, text) for kind, (text, _) in _EVERY.items()], _text("Which chart"))
        self.kinds.offer(self._offered())
        self.kinds.set_value(kind if kind in self._offered() else "games")
        try:
            self._choices = statistics.choices()
        except StorageError:
            self._choices = Choices((), (), (), ())
        self.filters.set_choices(self._choices)
        self.filters.set_filter(chosen)
        self.table = TableView()
        self.column.setSpacing(UNIT + UNIT // 2)
        self.column.setContentsMargins(0, 2 * UNIT, 0, 2 * UNIT)
        fill(self.column, Label(self.title, "title"), self.filters, self.kinds)
        self._error = ProblemLabel()
        self._summary = Label(str)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._note = Label(str, "small", "quiet")
        self._panel = Panel()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(2 * UNIT)
        self._room = PlotRoom()
        self._room.placed.connect(self._fit_halves)
        picture = QVBoxLayout()
        picture.addWidget(self._room, 1)
        picture.addStretch(0)
        self._halves.addLayout(picture, 3)
        self._halves.addWidget(self.table, 2)
        for widget in (self._error, self._summary):
            self._panel.box.addWidget(widget)
        self._room.hide()
        self.table.hide()
        self._panel.box.addLayout(self._halves, 1)
        self._panel.box.addWidget(self._note)
        self.column.addWidget(self._panel, 1)
        self.own: OwnPanel | None = None
        """Below the charts of one's own play."""
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settle.timeout.connect(self._add_up)
        if own is not None:
            self._add_own(own)
        self.filters.changed.connect(self._show)
        self.filters.people_wanted.connect(self._ask_people)
        self.kinds.chosen.connect(lambda _: self._show())
        self.table.current.connect(self._point_at)
        begin_focus_at(self, self.kinds.chip(self.kinds.checked))

    def _add_own(self, own: OwnSource) -> None:
        self.own = OwnPanel(own)
        self.own.hide()
        self.own.answered.connect(self._settle.start)
        self.own.wanted.connect(lambda mistake: self.go.emit(ToTrial(*mistake)))
        self.column.addWidget(self.own)
        own.backlog.changed.connect(self._settle.start)
        own.coach.completed.connect(self._settle.start)

    def title(self) -> str:
        return translate("Statistics", "Statistics")

    @property
    def place(self) -> StatisticsPlace:
        """The chart on show; set before the page is shown."""
        return StatisticsPlace(self.kinds.checked, self.filters.save())

    @place.setter
    def place(self, place: StatisticsPlace) -> None:
        self.kinds.set_value(place.kind if place.kind in self._offered() else "games")
        self.filters.blockSignals(True)
        self.filters.restore(place.filters)
        self.filters.blockSignals(False)
        self._show_own()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the chart, and that of one's own play once more: some of it may have been reviewed meanwhile."""
        super().showEvent(event)
        if self._is_own:  # the page is up before years of decisions are added up
            QTimer.singleShot(0, self, self._show)
        elif self._is_new:
            self._make()
        self._is_new = False

    def show_chart(self, kind: str) -> None:
        """Show another chart: one of the ids of the chips."""
        self.kinds.set_value(kind)
        self._show()

    def _offered(self) -> list[str]:
        """Return the kinds of charts that there are: of one's own play only where decisions are priced."""
        possible = self._own is not None and bool(self._own.games)
        return [*_CHARTS, *(_OWN_CHARTS if possible else ())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the table beside the chart where there is room."""
        super().resizeEvent(event)
        self._fit_halves()

    def _fit_halves(self) -> None:
        """Put the table beside the chart where there is room, as wide as it needs but no wider than the chart."""
        wide = self.width() >= _SIDE_BY_SIDE
        self._halves.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        room = (self._panel.width() or self.width()) - 6 * UNIT
        seen = self.area.height() - self._panel.y() - self._halves.geometry().y() - 2 * UNIT
        self._room.limit(self._room.highest if wide else seen, self._room.lowest if wide else seen)
        beside = min(self.table.sizeHint().width(), room // 2)
        self.table.setMinimumWidth(beside if wide else 0)
        self.table.setMaximumWidth(beside if wide else room)

    def _show(self) -> None:
        self._show_own()
        self._make()

    def _make(self) -> None:
        """Make the chart and its table."""
        text, make = _EVERY[self.kinds.checked]
        self.chart = None
        with self._error.telling():
            shown = self.filters.shown
            statistics = OnlyPeople(self._statistics, shown) if shown else self._statistics
            own = self._own.figures(self._choices) if self._own is not None and self._is_own else None
            self.chart = make(Scope(statistics, self.filters.chosen(), self._choices, shown, own))
        chart = self.chart
        drawn = chart is not None and chart.figure is not None
        self.table.setVisible(drawn)
        self._summary.set_text("" if chart is None else chart.summary)
        self._note.set_text("" if chart is None else chart.note)
        self._note.setVisible(bool(chart and chart.note))
        self._room.setVisible(drawn)
        if self.own is not None:
            self.own.setVisible(self._is_own)
        if chart is not None and chart.figure is not None:
            self._room.keep_for(chart.figure)
            self.table.show_table(chart.table, translate("Statistics", "{chart}, table").format(chart=text()))
            self._fit_halves()
            QTimer.singleShot(0, self, self._draw)

    @property
    def _is_own(self) -> bool:
        """Is one's own play shown?"""
        return self.kinds.value in _OWN_CHARTS

    def _show_own(self) -> None:
        """Show what can be done about one's own play, where it is shown."""
        if self.own is None or self._own is None:
            return
        self.own.setVisible(self._is_own)
        if self._is_own:
            chosen = self.filters.chosen()
            person = chosen.person or self._own.oneself(self._choices) or None
            self.own.show_for(chosen, person, dict(self._choices.people))

    def _add_up(self) -> None:
        """Add up again what was reviewed meanwhile."""
        if self._is_own and self.isVisible():
            self._show()

    def _ask_people(self) -> None:
        """Ask who is shown in the charts."""
        from ludo.ui.forms.dialog import show_form
        from ludo.ui.forms.fields import note
        from ludo.ui.pages.nights.picker import Pick, people_of

        offered = [Pick(number, name, default_colour(number)) for number, name in self._choices.people]
        people = people_of(_text("People shown"), offered, tuple(self.filters.shown))

        everybody = note(_text("If nobody is chosen, everybody is shown."))
        show_form(
            self,
            [people, everybody],
            lambda: self.filters.show_people(frozenset(people.widget.persons())),
            heading=_text("Who is shown in the charts?"),
            done=_text("Show"),
        )

    def _draw(self) -> None:
        """Draw the chart; the first one of a run loads pyqtgraph and numpy."""
        if self.chart is None or self.chart.figure is None:
            return
        if self.plot is None:
            from ludo.ui.charts.plot import Plot

            self.plot = Plot()
            self.plot.hovered.connect(self.table.follow)
            self._room.hold(self.plot)
        self.plot.show_figure(self.chart.figure, self.chart.summary)

    def _point_at(self, row: int) -> None:
        if self.plot is not None:
            self.plot.point_at(row)
