"""The chart of balances: over evenings, or over the deals and lines of one evening."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from ludo.nights.statistics import BalancePoint, BalanceStep
from ludo.ui.charts.colours import LINES
from ludo.ui.charts.figures import Chart, ChartSpot, Column, LazyRows, Lines, Mark, Row, Series, Table
from ludo.ui.charts.ticks import day_text, number_text, seconds, signed_text
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.wording.common import with_head

EntryT = TypeVar("EntryT", BalancePoint, BalanceStep)

_DAY = 86_400.0
_FEW = 12
"""Among so many moments at most, lines begin a day earlier at what was there before, so that the first one is seen."""


def balance_chart(scope: Scope) -> Chart:
    """Return what play has brought people: over all evenings, or within the chosen one."""
    if scope.chosen.evening is not None:
        return _within(scope, scope.chosen.evening)
    points = scope.statistics.balances(scope.chosen)
    evenings = {point.evening for point in points}
    if len(evenings) == 1 and (evening := points[0].evening) is not None and scope.chosen.since is None:
        return _within(scope, evening)
    return _over_time(scope, points)


def _over_time(scope: Scope, points: Sequence[BalancePoint]) -> Chart:
    def row(number: int) -> Row:
        point = points[len(points) - 1 - number]
        place = scope.evening_text(point.evening)
        return day_text(point.moment), place, point.name, signed_text(point.change), signed_text(point.balance)

    table = Table(
        (
            Column(translate("Statistics", "Day"), number=False),
            Column(translate("Statistics", "Evening"), number=False),
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Change")),
            Column(translate("Statistics", "Won so far")),
        ),
        LazyRows(len(points), row),
    )
    if not points:
        return _nothing(table)
    lines = _by_person(points)
    few = len({point.moment for point in points}) <= _FEW
    begin = min(seconds(point.moment) for point in points) - _DAY

    def text(point: BalancePoint) -> str:
        return translate("Statistics", "{name}, {day}, {evening}: {balance} ({change})").format(
            name=point.name,
            day=day_text(point.moment),
            evening=scope.evening_text(point.evening),
            balance=signed_text(point.balance),
            change=signed_text(point.change),
        )

    def spot(at: int, point: BalancePoint) -> ChartSpot:
        return ChartSpot(seconds(point.moment), point.balance, lambda: text(point), len(points) - 1 - at)

    def before(point: BalancePoint) -> ChartSpot | None:
        value = point.balance - point.change
        return ChartSpot(begin, value, lambda: with_head(point.name, signed_text(value))) if few else None

    marks = {seconds(point.moment): point.evening for point in points if point.evening is not None}
    figure = Lines(
        _series(lines, _moments_before([seconds(point.moment) for point in points]), None, spot, before),
        tuple(Mark(moment, scope.evening_text(evening)) for moment, evening in sorted(marks.items())),
        "time",
        translate("Statistics", "chips"),
    )
    return Chart(figure, table, _summary(lines), _note(len(lines)))


def _within(scope: Scope, evening: int) -> Chart:
    """Return the curve of one evening, a step for each deal, line or entry by hand."""
    steps = scope.statistics.steps(evening, scope.chosen)

    def row(number: int) -> Row:
        step = steps[len(steps) - 1 - number]
        words = number_text(step.step), step_text(step), step.name
        return *words, signed_text(step.change), signed_text(step.balance)

    table = Table(
        (
            Column(translate("Statistics", "Step")),
            Column(translate("Statistics", "What"), number=False),
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Change")),
            Column(translate("Statistics", "Won so far")),
        ),
        LazyRows(len(steps), row),
    )
    if not steps:
        return _nothing(table)
    lines = _by_person(steps)
    last = max(step.step for step in steps)

    def text(step: BalanceStep) -> str:
        return translate("Statistics", "{name}, {what}: {balance} ({change})").format(
            name=step.name,
            what=step_text(step),
            balance=signed_text(step.balance),
            change=signed_text(step.change),
        )

    def spot(at: int, step: BalanceStep) -> ChartSpot:
        return ChartSpot(step.step, step.balance, lambda: text(step), len(steps) - 1 - at)

    before = {at: step.step - 1.0 for at, step in enumerate(steps)}
    series = _series(lines, before, last, spot, lambda step: ChartSpot(0, 0, lambda: with_head(step.name, "0")))
    unit = translate("Statistics", "chips")
    figure = Lines(series, (), "steps", unit, translate("Statistics", "deals and lines of the evening"))
    return Chart(figure, table, _summary(lines), _note(len(lines)))


def step_text(step: BalanceStep) -> str:
    """Return what a step of an evening was."""
    if step.game is None:
        return translate("Statistics", "from a file")
    if step.source == "hand":
        return game_title(step.game)
    form = (
        translate("Statistics", "{game}, deal {number}")
        if step.source == "deal"
        else translate("Statistics", "{game}, line {number}")
    )
    return form.format(game=game_title(step.game), number=step.number)


def _by_person(entries: Sequence[EntryT]) -> dict[int, list[tuple[int, EntryT]]]:
    """Return the entries of each person with their places, those who have most of them first."""
    lines: dict[int, list[tuple[int, EntryT]]] = {}
    for at, entry in enumerate(entries):
        lines.setdefault(entry.person, []).append((at, entry))
    return dict(sorted(lines.items(), key=lambda line: (-len(line[1]), line[1][0][1].name)))


def _series(
    lines: dict[int, list[tuple[int, EntryT]]],
    places: Mapping[int, float],
    last: float | None,
    spot: Callable[[int, EntryT], ChartSpot],
    before: Callable[[EntryT], ChartSpot | None],
) -> tuple[Series, ...]:
    """Return the lines that can be told apart; a person keeps a colour as long as the same people are shown.

    places: by entry, x of the moment before it, up to which a line that has no entry there stays level. last: where
    all lines end, None for where their own entries do.
    """
    series = []
    for colour, person in enumerate(sorted(list(lines)[:LINES])):
        entries = lines[person]
        first = before(entries[0][1])
        spots = [] if first is None else [first]
        for at, entry in entries:
            made = spot(at, entry)
            if spots and spots[-1].x < places[at] < made.x:
                spots.append(spots[-1]._replace(x=places[at], row=-1))
            spots.append(made)
        if last is not None and spots[-1].x < last:
            spots.append(spots[-1]._replace(x=last, row=-1))
        end = entries[-1][1]
        series.append(Series(end.name, tuple(spots), signed_text(end.balance), colour))
    return tuple(series)


def _moments_before(moments: Sequence[float]) -> dict[int, float]:
    """Return by number of a moment, all in rising order, which different one comes before it."""
    found: dict[int, float] = {}
    for at, moment in enumerate(moments):
        same = at > 0 and moments[at - 1] == moment
        found[at] = found[at - 1] if same else moments[at - 1] if at else moment
    return found


def _summary(lines: dict[int, list[tuple[int, EntryT]]]) -> str:
    ends = sorted(((entries[-1][1].balance, entries[-1][1].name) for entries in lines.values()), reverse=True)
    if len(ends) == 1:
        return translate("Statistics", "{name} has won {balance} so far.").format(
            name=ends[0][1], balance=signed_text(ends[0][0])
        )
    return translate("Statistics", "{first} leads with {most}; {last} is last with {least}.").format(
        first=ends[0][1], most=signed_text(ends[0][0]), last=ends[-1][1], least=signed_text(ends[-1][0])
    )


def _note(people: int) -> str:
    note = translate(
        "Statistics",
        "What play has brought: chips that were bought, cashed in, given, corrected or paid with money are left out.",
    )
    if people <= LINES:
        return note
    drawn = translate(
        "Statistics", "The chart shows the %n people who were there most often; the table lists everybody.", None, LINES
    )
    return f"{note} {drawn}"


def _nothing(table: Table) -> Chart:
    return Chart(
        None,
        table,
        translate(
            "Statistics",
            "No chips of people of the list have moved here yet: they do in parties for stakes, played here or on "
            "score sheets.",
        ),
    )
