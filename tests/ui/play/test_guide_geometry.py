"""Nothing that a guide or a lesson shows covers what it explains, or is cut: in every size, language and text size.

The suite looks in one way at the guides, in another at the lessons; `--long` in every way at both.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.lesson import Act
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.play import messages
from ludo.ui.play.anchors import Anchors
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.page import PlayPage
from ludo.ui.play.state import Asking, Over, Result
from ludo.ui.table.card import CardWidget
from ludo.ui.theme import apply_theme, theme_for
from tests.ui.play.conftest import Open
from tests.ui.play.hands import at_rest
from tests.ui.play.tables import Mind, Notebook
from tests.ui.play.test_lessons import LESSONS, other_acts, session_of

_MENU = 34
"""Pixels of the bar above a page."""
_NAMES = ("Anna", "Paul", "Inès", "Marc", "Hugo", "Zoé", "Lou", "Max", "Léa")


class Look(NamedTuple):
    """A window, a language, a size of writing (1.0: usual)."""

    width: int
    height: int
    language: str
    scale: float


SIZES = ((900, 560), (1024, 700), (1280, 800), (1366, 768), (1920, 1080))
ALL = {
    size: [Look(*size, language, scale) for language, scale in product(("fr", "en"), (1.0, 1.3, 2.0))] for size in SIZES
}


def looks(sample: Look) -> pytest.MarkDecorator:
    """Run a test with one look; the thorough tests with all."""
    thorough = [pytest.param(each, marks=pytest.mark.long, id=f"{size[0]}x{size[1]}") for size, each in ALL.items()]
    return pytest.mark.parametrize("each", [pytest.param([sample], id="sample"), *thorough])


@contextmanager
def seen_as(page: PlayPage, look: Look) -> Iterator[None]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if page.property("look") != str(look):
        page.setProperty("look", str(look))
        set_language(look.language)
        apply_theme(app, theme_for("light"), look.scale)
        page.resize(look.width, look.height - _MENU)
    for _ in range(6):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        app.processEvents()
    yield


def _rect(page: PlayPage, widget: QWidget) -> QRect:
    """Return where a widget is on a page; of a card, without its shadow."""
    if isinstance(widget, CardWidget):
        return widget.outline().toRect().translated(page.table.mapTo(page, QPoint(0, 0)))
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def faults(page: PlayPage, card: GuideCard) -> list[str]:
    """What is covered or cut."""
    found = []
    shown, table = _rect(page, card), _rect(page, page.table)
    if not page.rect().contains(shown):
        found.append(f"the card {shown} is not inside the page {page.rect()}")
    covered = {"table": table, "bar": _rect(page, page.top)}
    if page.panel.isVisible():
        covered["panel"] = _rect(page, page.panel)
    found += [f"the card {shown} covers the {name} {rect}" for name, rect in covered.items() if rect.intersects(shown)]
    for label in (card.caption, card.words, card.why):
        if label.isVisible() and label.heightForWidth(label.width()) > label.height():
            found.append(f"{label.text()!r} needs {label.heightForWidth(label.width())} of {label.height()}")
    for button in (card.next, card.skip):
        wanted = button.sizeHint()
        if button.isVisible() and (button.width() < wanted.width() or button.height() < wanted.height()):
            found.append(f"{button.text()!r} needs {wanted.toTuple()} of {button.size().toTuple()}")
    found += [
        f"the ring crosses {rect}"
        for rect in Anchors(page, page.table, page.status_panel).plain_to_see()
        if crosses(card.ring, page, rect)
    ]
    on_table: dict[str, QWidget] = {"prompt": page.status_panel}
    on_table |= {f"button {button.text()}": button for button in page.status_panel.buttons}
    on_table |= {f"hand {number}": widget for number, widget in enumerate(page.table.hand_cards())}
    on_table |= {f"plate {seat}": plate for seat, plate in page.table.seats.plates.items()}
    for name, widget in on_table.items():
        if not table.adjusted(-1, -1, 1, 1).contains(_rect(page, widget)):
            found.append(f"{name} {_rect(page, widget)} is cut by the table {table}")
    return found


def crosses(ring: QWidget, page: PlayPage, rect: QRectF) -> bool:
    """Does the edge of a ring go through a rectangle?"""
    if not ring.isVisible():
        return False
    outside = QRectF(_rect(page, ring))
    inside, core = outside.adjusted(9, 9, -9, -9), rect.adjusted(2, 2, -2, -2)
    return outside.intersects(core) and not inside.contains(core) and not inside.intersects(core)


def looked_at(page: PlayPage, card: GuideCard, each: Sequence[Look], places: dict[Look, QRect]) -> None:
    for look in each:
        with seen_as(page, look):
            assert not faults(page, card), (look, card.words.text(), faults(page, card))
            if card.next.isVisible():
                rect = _rect(page, card.next)
                places[look] = common = places.get(look, rect).intersected(rect)
                assert common.width() > 40, f"the button jumped to {rect} at {look}"
                assert common.height() > rect.height() - 4, f"the button jumped to {rect}"


@looks(Look(1366, 768, "en", 1.3))
@pytest.mark.parametrize("game", list(SCREENS))
def test_guides(open_page: Open, qtbot: QtBot, game: str, each: Sequence[Look]) -> None:
    rules, mind, luck = GAMES[game], Mind(), Random(3)
    options = rules.read_options(dict(next(iter(rules.presets.values()))))
    chairs = [Chair(name, "simple" if number else None) for number, name in enumerate(_NAMES[: options.players])]
    header = Header(game, rules.rules_version, write_options(options), tuple(chairs), "")
    page = open_page(Session(rules, header, Notebook(), Random(5), mind), mind, speed="slow", panel_open=True)
    page.extras.add_guide(SCREENS[game].guide(), lambda: "Shall I explain it?")
    guide = page.explainer
    ended: list[bool] = []
    page.runner.guide_ended.connect(lambda: ended.append(True))
    page.settings.change(speed="none")
    steps = 0
    places: dict[Look, QRect] = {}
    while not ended and not isinstance(page.facts.phase, Over):
        states = (Asking, Result, Over)
        qtbot.waitUntil(
            lambda states=states: (
                bool(ended)  # type: ignore[misc]
                or (at_rest(page) and (page.facts.reading or isinstance(page.facts.phase, states)))
            )
        )
        if ended:
            break
        if page.facts.reading:
            looked_at(page, guide.card, each, places)
            steps += 1
            guide.card.next.click()
        elif isinstance(page.facts.phase, Result):
            page.send(messages.NextDeal())
        elif isinstance(page.facts.phase, Asking):
            page.send(messages.Decided(page.facts.offers.rollout_action(luck)))
    assert steps >= 5


@looks(Look(900, 560, "fr", 2.0))
@pytest.mark.parametrize("game", list(LESSONS))
def test_lessons(open_page: Open, qtbot: QtBot, game: str, each: Sequence[Look]) -> None:
    lesson = LESSONS[game]
    session = session_of(game, lesson)
    page = open_page(session, session.scripted, panel_open=True)
    page.extras.add_lesson(session, lesson)
    teacher = page.explainer
    places: dict[Look, QRect] = {}
    while True:
        asked = Asking
        qtbot.waitUntil(
            lambda asked=asked: (
                at_rest(page)  # type: ignore[misc]
                and (page.facts.reading or (isinstance(page.facts.phase, asked) and isinstance(page.facts.part, Act)))
            )
        )
        looked_at(page, teacher.card, each, places)
        if page.facts.part is None and page.facts.reading:
            break
        if page.facts.reading:
            teacher.card.next.click()
            continue
        other = next(other_acts(session), None)
        if other is not None:
            page.send(messages.Decided(other))
            looked_at(page, teacher.card, each, places)
        assert session.expected is not None
        page.send(messages.Decided(session.expected[1]))
