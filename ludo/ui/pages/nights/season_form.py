"""Writing down a season: its name, its span and its rules of standing."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from ludo.nights.amounts import read_figure
from ludo.nights.errors import NightsError
from ludo.nights.other_games import Unit
from ludo.nights.seasons import Basis, Season, StandingRules
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import choice_of, line_of, number_of, select_of
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import Words, texts, translate
from ludo.ui.pages.nights.moment_fields import day_of
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.plain_text import literal
from ludo.ui.widgets.removal_focus import taking_away

_text = texts("Seasons")

_MOST: Final = 99
_MOST_POINTS: Final = 9999


def write_season(page: QWidget, nights: Nights, season: Season, changed: Callable[[int], object]) -> Form:
    """Ask what a season is. changed: called with its number after it was kept, with 0 after it was forgotten."""
    seasons, rules = nights.seasons, season.rules
    units = {game: SCREENS[game].counted for game in SCREENS} | {each.name: each.unit for each in nights.others.games()}
    known = dict.fromkeys((*units, *([rules.game] if rules.game else ())))
    games: dict[str, Words] = {"": _text("all games"), **{name: literal(game_title(name)) for name in known}}
    game = select_of(_text("Which games count"), games, rules.game, _text("Which games count"))
    name = line_of(_text("Name"), season.name)
    since, until = day_of(_text("First day"), season.since), day_of(_text("Last day"), season.until)
    yearly = choice_of(_text("When"), {False: _text("only these days"), True: _text("every year")}, season.yearly)
    basis = choice_of(
        _text("What is counted"),
        {
            Basis.PLACES: _text("points by place"),
            Basis.SCORES: _text("points scored in the game"),
            Basis.CHIPS: _text("chips won"),
            Basis.WINS: _text("parties won"),
        },
        rules.basis,
    )
    points = line_of(_text("Points for the first, second, third place…"), ", ".join(map(str, rules.points)))
    points.enabled = lambda: basis.value is Basis.PLACES
    best = number_of(_text("Best evenings that count (0: all)"), 0, _MOST, rules.best)
    least = number_of(_text("Evenings needed to be ranked"), 0, _MOST, rules.least)

    def write() -> str | None:
        places = [_points(part) for part in re.split(r"[,;\s]+", points.widget.text()) if part]
        if basis.value is Basis.PLACES and not any(places):
            return translate("Seasons", "How many points does the first place bring?")
        if basis.value is Basis.SCORES and units.get(game.value, Unit.POINTS if game.value else "") != Unit.POINTS:
            return translate("Seasons", "Points compare within one game in which the most points win: choose it.")
        counted = StandingRules(basis.value, tuple(places) or rules.points, best.value, least.value, game.value)
        span = replace(season, since=since.value, until=until.value, yearly=yearly.value)
        changed(seasons.write(replace(span, name=name.value, rules=counted)))
        return None

    def forget() -> None:
        seasons.remove(season.number)
        changed(0)
        form.reject()

    drop = taking_away(Button(_text("Forget this season (its evenings stay)"), "plain", does=forget))
    form = show_form(
        page,
        [name, since, until, yearly, game, basis, points, best, least, *([drop] if season.number else ())],
        write,
        heading=lambda: season.name if season.number else translate("Seasons", "A new season"),
        done=_text("Save"),
    )
    return form


def _points(text: str) -> int:
    """Return the points of a place. Raises NightsError for what is no number, or one that is too large."""
    points = read_figure(text)
    if points is None or points > _MOST_POINTS:
        raise NightsError("not-a-number", text)
    return points
