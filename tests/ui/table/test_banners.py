"""What appears on the table for a moment lies on it whole, and covers nobody's plate: bubbles, banners, badges."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.games.trente_et_un.signs import ValueBadge
from ludo.ui.table.bubble import Bubble
from ludo.ui.table.durations import DURATIONS
from ludo.ui.table.fitted_text import fitting
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import Room
from ludo.ui.table.moment_banner import MomentBanner
from ludo.ui.table.places import covers
from ludo.ui.theme.fonts import set_base
from ludo.ui.theme.interface_font import load_ui_font
from ludo.ui.wording.moments import Moment
from tests.ui.cuts import watched_writing
from tests.ui.table.test_room_sizes import NEEDS, SMALL_WINDOWS, WINDOWS, measure, write_large

__all__ = ["write_large"]

SAID = ("Non.", "Deux pareilles et une fausse !", "I open! Contract 7: a run of seven and three of a kind")
LOOKS = pytest.mark.parametrize("write_large", [1.0, 1.3], indirect=True)
PLACES = [
    pytest.param(size, seats, name, id=f"{size[0]}x{size[1]}-{seats}-{name}")
    for size, seats, name in product((*SMALL_WINDOWS, *WINDOWS[:2]), (2, 4, 6, 9), NEEDS)
    if name != "plots" or seats <= 7
]


def make_table(qtbot: QtBot, room: Room, size: tuple[int, int]) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*size)
    assert QRectF(table.rect()).contains(room.area)
    return table


@LOOKS
@pytest.mark.parametrize(("size", "seats", "name"), PLACES)
def test_a_bubble_lies_on_the_table_beside_the_plate_of_the_speaker(
    size: tuple[int, int], seats: int, name: str, write_large: float, qtbot: QtBot
) -> None:
    room = measure(size, seats, NEEDS[name])
    table = make_table(qtbot, room, size)
    plates = [where.plate for where in room.seats.values()]
    for text, (seat, where) in product(SAID, room.seats.items()):
        bubble = Bubble(table, seat)
        bubble.say(text, where, room.scale, DURATIONS["normal"], [(rect, 4.0) for rect in (*plates, room.status)])
        rect = QRectF(bubble.geometry())
        assert QRectF(table.rect()).contains(rect), (seat, text)
        others = [other.plate for number, other in room.seats.items() if number != seat]
        assert not any(covers(rect, other) for other in others), (seat, text)


@pytest.mark.usefixtures("_shipped_font")
def test_a_bubble_holds_its_words_at_every_scale(qtbot: QtBot) -> None:
    room = measure((900, 560), 2, NEEDS["few cards"])
    table = make_table(qtbot, room, (900, 560))
    bubble = Bubble(table, room.bottom)
    with watched_writing() as cut:
        for text, share in product(("I call.", "Je suis.", "I knock!", *SAID), range(80, 260, 3)):
            bubble.text = text
            bubble.stand_at(room.seats[room.bottom], share / 100)
            bubble.grab()
    assert not cut


@LOOKS
@pytest.mark.parametrize(("size", "seats", "name"), PLACES)
def test_a_banner_lies_between_the_plates(
    size: tuple[int, int], seats: int, name: str, write_large: float, qtbot: QtBot
) -> None:
    room = measure(size, seats, NEEDS[name])
    table = make_table(qtbot, room, size)
    banner = MomentBanner(table)
    for title in ("Thirty-one!", "Marguerite and Marie-Antoinette take the vole"):
        banner.show_moment(Moment(title, lambda painter, rect, share: None), room, 1000)
        rect = QRectF(banner.geometry())
        assert room.area.adjusted(-1, -1, 1, 1).contains(rect)
        assert rect.width() <= room.middle.width() + 1
        covered = [seat for seat, where in room.seats.items() if where.plate.adjusted(2, 2, -2, -2).intersects(rect)]
        assert name == "plots" or not covered, covered


@pytest.fixture
def _shipped_font(qapp: QApplication) -> Iterator[None]:
    """Write with the font of the program, as it is installed."""
    set_base(QFont(load_ui_font(), 10), 1.0)
    yield
    set_base(qapp.font(), 1.0)


@pytest.mark.usefixtures("_shipped_font")
@pytest.mark.parametrize("text", ["20 → 20", "30½ → 30½", "31"])
@pytest.mark.parametrize(("wide", "high"), [(110, 58), (80, 42), (60, 30)])
def test_the_number_of_a_badge_is_written_whole(text: str, wide: int, high: int, qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    badge = ValueBadge(table, 0)
    badge.show_text(text, "", QRectF(0, 0, wide, high), 1.0)
    written = badge.letters()
    assert QFontMetricsF(written).horizontalAdvance(text) <= wide - 6
    assert written.pointSizeF() >= fitting(scaled_font("number", 1.0, bold=True), text, wide - 9).pointSizeF() * 0.6
