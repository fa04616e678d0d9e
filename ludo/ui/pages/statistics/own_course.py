"""*My play* over time: what decisions at a game cost a person, by evening and by season."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import NamedTuple

from ludo.bots.contract import Unit
from ludo.moments import day_here
from ludo.nights.seasons import Season, span
from ludo.session.losses import ALL
from ludo.session.own_play import PartieLoss, together
from ludo.ui.charts.figures import Chart, ChartSpot, Column, LazyRows, Lines, Row, Series, Table
from ludo.ui.charts.ticks import day_text, number_text, seconds
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.own_play import main_unit, nothing_text, own_losses, person_note
from ludo.ui.pages.statistics.own_words import amount_text, in_hundred, interval_text, unit_text
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.platform.announce import joined
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import elided


class _Span(NamedTuple):
    """Parties that are shown as one: of an evening, a season or a year."""

    name: str
    loss: PartieLoss
    last: str


def course_chart(scope: Scope) -> Chart:
    """Return what decisions at the chosen game, or the one with most of them, cost in each evening and season."""
    losses = own_losses(scope, ALL)
    if not losses or scope.own is None:
        return Chart(None, Table(_columns(), ()), nothing_text())
    first = max(losses, key=lambda each: each.decisions)
    unit = main_unit([each for each in losses if each.game == first.game])
    chosen = replace(scope.chosen, person=first.person, game=first.game)
    parties = scope.own.play.course(chosen, unit)
    if not parties:
        return Chart(None, Table(_columns(), ()), nothing_text())
    evenings = _evenings(scope, parties)
    seasons = _seasons(scope.own.seasons, parties)
    rows = [*reversed(seasons), *reversed(evenings)]
    table = Table(_columns(), LazyRows(len(rows), lambda number: _row(rows[number], unit)))
    lines = [
        _line(translate("MyPlay", "Evenings"), evenings, len(rows) - 1, unit, 0),
        _line(_seasons_text(scope.own.seasons, parties), seasons, len(seasons) - 1, unit, 1),
    ]
    if len(seasons) < 2:
        del lines[1]
    figure = Lines(tuple(lines), (), "time", unit_text(unit))
    summary = elided(
        translate("MyPlay", "{game}: decisions cost {name} {interval}."),
        game=game_title(first.game),
        name=first.name,
        interval=interval_text(together(parties), unit),
    )
    note = translate("MyPlay", "A single evening says little: look at its interval in the table.")
    game = "" if scope.chosen.game is not None else translate("MyPlay", "One game at a time: choose another one above.")
    return Chart(figure, table, summary, joined([*filter(None, (person_note(scope), game, note))]))


def _columns() -> tuple[Column, ...]:
    return (
        Column(translate("MyPlay", "Day"), number=False),
        Column(translate("MyPlay", "Evening or season"), number=False),
        Column(translate("MyPlay", "Lost in 100")),
        Column(translate("MyPlay", "At least")),
        Column(translate("MyPlay", "At most")),
        Column(translate("MyPlay", "Decisions")),
    )


def _row(each: _Span, unit: Unit) -> Row:
    cost = in_hundred(each.loss)
    return (
        day_text(each.loss.moment),
        each.name,
        amount_text(unit, cost.value),
        number_text(cost.low, 1),
        number_text(cost.high, 1),
        number_text(each.loss.decisions),
    )


def _line(name: str, spans: Sequence[_Span], last: int, unit: Unit, colour: int) -> Series:
    """Return a line of spans, the first of which stands in row `last` of the table, the others above it."""

    def text(each: _Span) -> str:
        return with_head(each.name, interval_text(each.loss, unit))

    spots = tuple(
        ChartSpot(seconds(each.last), in_hundred(each.loss).value, partial(text, each), last - number)
        for number, each in enumerate(spans)
    )
    return Series(name, spots, number_text(spots[-1].y, 1), colour)


def _evenings(scope: Scope, parties: Iterable[PartieLoss]) -> list[_Span]:
    """Return the evenings, and days outside of any, in order of time."""
    groups: dict[object, list[PartieLoss]] = {}
    for each in parties:
        groups.setdefault(day_here(each.moment) if each.evening is None else each.evening, []).append(each)
    spans = [_Span(scope.evening_text(group[0].evening), together(group), group[0].moment) for group in groups.values()]
    return sorted(spans, key=lambda each: each.last)


def _seasons(seasons: Sequence[Season], parties: Iterable[PartieLoss]) -> list[_Span]:
    """Return seasons in order of time; what lies in none belongs to its year."""
    groups: dict[tuple[str, int], list[PartieLoss]] = {}
    for each in sorted(parties, key=lambda partie: partie.moment):
        groups.setdefault(_season_of(seasons, day_here(each.moment)), []).append(each)
    return [
        _Span(_season_text(name, year), together(group), group[-1].moment) for (name, year), group in groups.items()
    ]


def _season_of(seasons: Sequence[Season], day: date) -> tuple[str, int]:
    """Return the name of the season of a day and the year in which it began; no name: that year itself."""
    for season in seasons:
        first, last = span(season, day)
        if first <= day <= last:
            return season.name, first.year
    return "", day.year


def _seasons_text(seasons: Sequence[Season], parties: Iterable[PartieLoss]) -> str:
    if any(_season_of(seasons, day_here(each.moment))[0] for each in parties):
        return translate("MyPlay", "Seasons")
    return translate("MyPlay", "Years")


def _season_text(name: str, year: int) -> str:
    return translate("MyPlay", "{season} {year}").format(season=name, year=year) if name else str(year)
