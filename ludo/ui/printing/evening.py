"""An evening on paper: who was there, balances with their curve, who pays whom, what was played, and score sheets."""

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QTextDocument

from ludo.nights.evenings import Played, Result, duration
from ludo.nights.statistics import Filter
from ludo.ui.charts.plot import Plot
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import enumerated, listed, translate
from ludo.ui.pages.nights.evening_data import EveningData, read_evening
from ludo.ui.pages.nights.evening_payments import payment_text, unfinished_text
from ludo.ui.pages.nights.evening_played import end_text
from ludo.ui.pages.nights.titles import date_text, duration_text, evening_title, moment_text
from ludo.ui.pages.statistics.balances import balance_chart
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.paper.document import document, table, write_pdf
from ludo.ui.printing.sheets import sheet_html
from ludo.ui.services.store_types import Nights
from ludo.ui.theme.palettes import LIGHT
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.evening_titles import local
from ludo.ui.wording.figures import OWED, STACK, WON, owed_text, stack_text

_CURVE: Final = "curve"
_PICTURE: Final = QSize(640, 270)
_PAPER: Final = LIGHT._replace(panel=QColor("white"))
_LAST: Final = Result(1 << 53, 0)
"""Stands for a result that was lost, behind all others."""
_SHARP: Final = 3.0
"""Pixels of the picture for each of its size: what a printer can use."""


def evening_name(nights: Nights, number: int) -> str:
    """Return what a file of an evening is called: its day, and its name. Raises StorageError, NightsError."""
    evening = nights.evenings.get(number)
    return f"{local(evening.started).date().toString(Qt.DateFormat.ISODate)} {evening.plan.name}".strip()


def print_evening(nights: Nights, number: int, path: Path) -> bool:
    """Write an evening as PDF; True once it is there. Raises StorageError, NightsError."""
    data = read_evening(nights, number)
    write_pdf(evening_document(nights, data), path, evening_title(data.evening))
    return True


def evening_document(nights: Nights, data: EveningData) -> QTextDocument:
    """Return an evening as a document."""
    statistics = nights.statistics
    chart = balance_chart(Scope(statistics, Filter(evening=data.number), statistics.choices()))
    pictures = {}
    if chart.figure is not None:
        plot = Plot(lambda: _PAPER, _SHARP)
        plot.show_figure(chart.figure, chart.summary)
        pictures[_CURVE] = plot.picture(_PICTURE, _SHARP)
        plot.deleteLater()
    parts = [_head(data), _balances(data)]
    if pictures:
        parts.append(f"<h2>{escape(translate('Print', 'The evening deal by deal'))}</h2>")
        parts.append(f'<p><img src="{_CURVE}" width="{_PICTURE.width()}"></p>')
        parts.append(f'<p class="quiet">{escape(chart.summary)}</p>')
    parts += [_payments(data), _played(data)]
    parts += [sheet_html(nights, partie.origin) for partie in data.played if partie.source == "sheet"]
    return document("".join(parts), pictures)


def _head(data: EveningData) -> str:
    evening = data.evening
    when = [date_text(evening.started), moment_text(evening.started, evening.started)]
    if evening.ended is not None:
        when.append(translate("Print", "until {moment}").format(moment=moment_text(evening.ended, evening.started)))
    lasted = duration_text(duration(data.events, evening.ended or data.events[-1].moment))
    lines = [enumerated(when) + f" · {lasted}"]
    if evening.plan.place:
        lines.append(translate("Print", "Place: {place}").format(place=evening.plan.place))
    people = [person.name for person in data.attended()]
    if people:
        lines.append(translate("Print", "Present: {names}.").format(names=listed(people)))
    if evening.plan.notes:
        lines.append(evening.plan.notes)
    paragraphs = "".join(f'<p class="quiet">{escape(text)}</p>' for text in lines)
    return f"<h1>{escape(evening_title(evening))}</h1>{paragraphs}"


def _balances(data: EveningData) -> str:
    people = sorted(data.attended(), key=lambda person: (-data.won_of(person), person.name))
    columns = [translate("Print", "Person"), WON(), STACK(), OWED()]
    rows = [
        [
            person.name,
            chips_text(data.won_of(person), sign=True),
            stack_text(data.before.get(person.number)),
            owed_text(data.owed_to(person), data.currency),
        ]
        for person in people
    ]
    return f"<h2>{escape(translate('Print', 'Balances'))}</h2>{table(columns, rows, 1)}"


def _payments(data: EveningData) -> str:
    lines = [payment_text(payment, data) for payment in data.payments]
    if not lines:
        lines = [translate("Evenings", "Nobody owes anybody anything.")]
    chips = data.unfinished()
    if chips:
        lines.append(unfinished_text(chips))
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in lines)
    return f"<h2>{escape(translate('Evenings', 'Who pays whom'))}</h2>{paragraphs}"


def _played(data: EveningData) -> str:
    heading = f"<h2>{escape(translate('Print', 'What was played'))}</h2>"
    if not data.played:
        return f"{heading}<p>{escape(translate('Evenings', 'No partie was begun at this evening.'))}</p>"
    columns = (
        translate("Print", "Partie"),
        translate("Print", "Person"),
        translate("Print", "Place"),
        translate("Print", "Score"),
        translate("Print", "Chips"),
    )
    return heading + table(columns, [row for partie in data.played for row in _partie(data, partie)], 2)


def _partie(data: EveningData, partie: Played) -> list[tuple[str, ...]]:
    """Return the rows of a partie: its game, when, where and how it ended beside place, score and chips of each."""
    results = partie.finish.results if partie.finish is not None and not partie.annulled else ()
    gains = [chips_text(chips, sign=True) if any(partie.chips) else "" for chips in partie.chips]
    if len(results) == len(partie.people):
        places = [result or _LAST for result in results]
        rows = [
            (data.people[person].name, _number(result, result.place), _number(result, result.score), gain)
            for result, person, gain in sorted(zip(places, partie.people, gains, strict=True))
        ]
    else:
        rows = [(data.people[person].name, "", "", gain) for person, gain in zip(partie.people, gains, strict=True)]
    rows += [(data.people[person].name, "", "", chips_text(chips, sign=True)) for person, chips in partie.joined]
    where = translate("Evenings", "in Ludo") if partie.source == "session" else translate("Evenings", "with real cards")
    about = [game_title(partie.game), f"{moment_text(partie.started, data.evening.started)}, {where}"]
    if partie.annulled:
        about.append(translate("Evenings", "annulled: counts nowhere"))
    else:
        about.append(end_text(partie, data) if partie.over else translate("Evenings", "not finished"))
    rows += [("", "", "", "")] * (len(about) - len(rows))
    about += [""] * (len(rows) - len(about))
    return [(said, *row) for said, row in zip(about, rows, strict=True)]


def _number(result: Result, value: int) -> str:
    """Return a figure of a result, a dash where it was lost."""
    return "–" if result is _LAST else number_text(value)
