"""The card that is seen is the card that pointer and button mean, at every table."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.cards import Card, read_cards
from ludo.engine.drafts import Item, tray_place
from ludo.engine.places import hand
from ludo.ui.art.style import CardStyle
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot
from ludo.ui.table.table import TableWidget
from ludo.ui.table.targets import TargetButton
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open, _english_and_light, at_once, open_page  # noqa: F401
from tests.ui.play.hands import card, click, drag, move_held, take_up
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import session_at
from tests.ui.play.test_trio import OPENING, target_point
from tests.ui.play.test_trio_comfort import drawn
from tests.ui.table.seen import SIZES, Picture, counts, meant, open_table, point_to, settle, window_of

LEFT = Qt.MouseButton.LeftButton
At = Callable[..., PlayPage]


@pytest.fixture
def at(qtbot: QtBot, qapp: QApplication, at_once: None) -> Iterator[At]:  # noqa: F811
    """Open a table at which the person is asked for the first time."""
    pages: list[PlayPage] = []

    def open_at(game: str, players: int, size: str, text: float = 1.0) -> PlayPage:
        apply_theme(qapp, theme_for("light"))
        set_base(qapp.font(), text)
        page = open_table(game, players, SIZES[size])
        pages.append(page)
        qtbot.addWidget(page)
        settle(page)
        return page

    yield open_at
    for page in pages:
        page.close_session()
    set_base(qapp.font(), 1.0)


def at_moment(open_page: Open, qtbot: QtBot, game: str, name: str) -> PlayPage:  # noqa: F811
    """Open a small table at a moment of the gallery."""
    mind = Mind()
    page = open_page(session_at(game, next(each for each in MOMENTS[game] if each.name == name), mind), mind)
    page.resize(SIZES["900x560"])
    qtbot.waitUntil(lambda: not page.table.busy)
    page.setFocus()
    return page


def owners(table: TableWidget, step: int) -> list[str]:
    """Return where another card than the one that is seen would rise, or none; `step`: pixels from point to point."""
    picture, wrong = Picture(table), []
    for seen in picture.cards:
        for point in picture.points(seen, step):
            point_to(table, point)
            owner = meant(table)
            if owner is not (seen if seen.takeable else None):
                wrong.append(f"{point.toTuple()}: {seen.face} is seen, {owner and owner.face} has the pointer")
    return wrong


def held(table: TableWidget) -> list[str]:
    """Return which cards of the hand are not taken up at the left, in the middle or at the right of what is seen."""
    wrong = []
    for number in range(len(table.hand_cards())):
        for share in (0.2, 0.75):
            table.window().setFocus()  # no ring around any card
            point_to(table, QPoint(-1, -1))
            seen, picture = table.hand_cards()[number], Picture(table)
            points = sorted(picture.points(seen), key=lambda point: point.x())
            point = points[round(share * (len(points) - 1))]
            point_to(table, point)
            QTest.mousePress(window_of(table), LEFT, pos=table.mapTo(table.window(), point))
            move_held(table, point - QPoint(0, 30))
            if table.gestures.held is not seen:
                wrong.append(f"{point.toTuple()}: {seen.face} is seen, {table.gestures.held} is taken up")
            table.gestures.call_off()
            QTest.mouseRelease(window_of(table), LEFT, pos=table.mapTo(table.window(), point))
            table.mover.finish()
    return wrong


@pytest.mark.parametrize("size", ["900x560", "1366x768"])
@pytest.mark.parametrize("game", SCREENS)
def test_the_card_that_is_seen_rises_and_is_taken_up(at: At, game: str, size: str) -> None:
    table = at(game, min(counts(game)), size).table
    assert len(table.hand_cards()) > 2
    assert not owners(table, 11)
    assert not held(table)


@pytest.mark.long
@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in SCREENS for players in counts(game)])
def test_the_card_that_is_seen_is_meant_at_every_table(at: At, game: str, players: int, size: str, text: float) -> None:
    table = at(game, players, size, text).table
    assert not owners(table, 5)
    assert not held(table)


SHOWN = {("trio", "many"), ("tripoli", "showdown"), ("triomphe", "middle")}


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, moment.name, marks=() if (game, moment.name) in SHOWN else pytest.mark.long)
        for game, moments in MOMENTS.items()
        for moment in moments
    ],
)
def test_the_card_that_is_seen_is_meant_in_every_situation(
    open_page: Open,  # noqa: F811
    qtbot: QtBot,
    game: str,
    name: str,
) -> None:
    assert not owners(at_moment(open_page, qtbot, game, name).table, 11)


@pytest.mark.parametrize("glows", [False, True], ids=["", "glows"])
@pytest.mark.parametrize("angle", [0.0, 3.0, 90.0, 213.0])
def test_a_card_covers_what_is_painted_of_it(qtbot: QtBot, angle: float, glows: bool) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 300)
    lying = CardWidget(ground, CardStyle(), Card(12), hand(0))
    lying.lie(Spot(150, 150, 100.0, angle))
    lying.set_best(glows)
    ground.show()
    picture = Picture(ground)
    painted = {point.toTuple() for point in picture.points(lying)}
    around = [(x, y) for x in range(-1, 2) for y in range(-1, 2)]
    inside = {(x, y) for x, y in painted if painted.issuperset((x + dx, y + dy) for dx, dy in around)}
    assert len(inside) > 13_000
    covered = {(x, y) for x in range(300) for y in range(300) if lying.covers(QPointF(x + 0.5, y + 0.5))}
    assert inside <= covered
    assert len(covered) < len(inside) + 2_400, "no more than the pixels at its edge"


def test_a_risen_card_keeps_the_pointer_where_it_lay(open_page: Open, qtbot: QtBot) -> None:  # noqa: F811
    table = drawn(open_page, qtbot, OPENING).table
    picture, moved = Picture(table), []
    risen = table.hand_cards()[-2]
    column = picture.middle(risen).x()
    rows = [point.y() for point in picture.points(risen) if point.x() == column]
    risen.hover_changed.connect(lambda: moved.append(risen.spot))
    point_to(table, QPoint(column, rows[-1]))
    assert table.drafts.raised() is risen
    assert Picture(table).at(QPoint(column, rows[-1])) is not risen, "it has risen from there"
    for row in [*reversed(rows), *rows]:
        QTest.mouseMove(window_of(table), table.mapTo(table.window(), QPoint(column, row)))
    assert len(moved) == 1, "the pointer came and did not go"
    assert table.drafts.raised() is risen


def test_the_right_button_takes_back_the_card_that_is_seen(open_page: Open, qtbot: QtBot) -> None:  # noqa: F811
    page = drawn(open_page, qtbot, OPENING)
    for text in ("9h", "9c", "9s"):
        drag(card(page, text), target_point(page, tray_place(0)))
    first = page.table.pack.at(tray_place(0))[0]
    points = Picture(page.table).points(first)
    point = max(points, key=lambda point: point.x())
    point_to(page.table, point)
    QTest.mouseClick(window_of(page), Qt.MouseButton.RightButton, pos=page.table.mapTo(page.window(), point))
    assert first.face is not None
    assert sorted(page.table.editor.trays[0].cards) == sorted({*read_cards("9h 9c 9s")} - {first.face})


def test_a_card_that_is_a_target_is_one_where_it_is_seen(open_page: Open, qtbot: QtBot) -> None:  # noqa: F811
    page = at_moment(open_page, qtbot, "triomphe", "plunder")
    table, picture, aimed = page.table, Picture(page.table), []
    (offered,) = (found for found in table.pack.all() if found.takeable and found not in table.hand_cards())
    source = table.drafts.source_of(offered)
    assert source is not None
    wanted = [(Item(found.place, found.face), picture.points(found, 5)) for found in table.hand_cards()]
    click(offered)
    for target, points in wanted:
        for point in points:
            point_to(table, point)
            button = QApplication.widgetAt(table.mapToGlobal(point))
            fits = table.editor.fits(source, target)
            assert (button.target if isinstance(button, TargetButton) else None) == (target if fits else None), point
    table.editor.put_down()
    table.gestures.glow_changed.connect(lambda _areas, under: aimed.append(under))
    start = take_up(offered)
    move_held(table, start + QPoint(0, 30))
    grip = start + QPoint(0, 30) - QPointF(offered.spot.x, offered.spot.y).toPoint()
    for target, points in [(target, points) for target, points in wanted if table.editor.fits(source, target)]:
        for point in [point for point in points if table.felt().contains(QPointF(point + grip))]:
            move_held(table, point + grip)
            assert aimed[-1] == table.drafts.area_of(target), point
    table.gestures.call_off()
    QTest.mouseRelease(window_of(table), LEFT)  # no page is built anew while a button is held, in no later test either
