"""Large letters make no card smaller: what is around the table takes more room then, and so do the words on it."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.games.arrangements import trick_width
from ludo.ui.games.registry import SCREENS
from ludo.ui.games.trio.cloth import ground_for, laid_fans
from ludo.ui.games.trio.plots import Fan
from ludo.ui.games.triomphe.middle import middle_of
from ludo.ui.games.tripoli.plan import plan_for
from ludo.ui.play.page import PlayPage
from ludo.ui.table.geometry import RISE, TALL, Room
from ludo.ui.theme import apply_theme, theme_for
from tests.gallery.camera import MOMENTS
from tests.ui.play.conftest import Open, _english_and_light, at_once, open_page  # noqa: F401
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import session_at
from tests.ui.table.seen import SIZES, counts
from tests.ui.table.test_pointing import At, at  # noqa: F401

TEXTS = (1.0, 1.3, 2.0)


@pytest.fixture
def written(qapp: QApplication) -> Iterator[None]:
    """Write as large as usual again."""
    yield
    apply_theme(qapp, theme_for("light"))


def in_suite(game: str, players: int, size: str) -> bool:
    """Is this table looked at every time?"""
    return size in ("900x560", "1366x768") and players == min(counts(game))


def write(qapp: QApplication, page: PlayPage, text: float) -> None:
    """Write this many times as large as usual."""
    apply_theme(qapp, theme_for("light"), text)
    for _ in range(5):
        QApplication.processEvents()


def shown(page: PlayPage, kind: str) -> float:
    """Return the width of the smallest card at places of a kind."""
    return min(
        card.spot.width for place, cards in page.table.pack.places.items() if place.kind == kind for card in cards
    )


def every_table(games: Iterable[str], quick: Callable[[str, int, str], bool]) -> pytest.MarkDecorator:
    """Every game, number of players and size; those that are not quick are long."""
    return pytest.mark.parametrize(
        ("game", "players", "size"),
        [
            pytest.param(game, players, size, marks=() if quick(game, players, size) else pytest.mark.long)
            for game in games
            for players in counts(game)
            for size in SIZES
        ],
    )


@every_table(SCREENS, in_suite)
def test_no_card_of_a_hand_is_smaller(
    at: At,  # noqa: F811
    written: None,
    qapp: QApplication,
    game: str,
    players: int,
    size: str,
) -> None:
    page = at(game, players, size)
    found = []
    for text in TEXTS:
        write(qapp, page, text)
        room = page.table.room
        assert room is not None
        hand = [card.outline() for card in page.table.hand_cards()]
        found.append((hand[0].width(), room.unit))
        for outline in hand:
            assert page.table.rect().contains(outline.toAlignedRect().adjusted(1, 1, -1, -1)), text
            risen = outline.adjusted(1, 1 - room.own * TALL * RISE, -1, -1)
            assert not risen.intersects(QRectF(page.status_panel.geometry())), text
            assert not [plate for plate in page.table.seats.plates.values() if risen.intersects(plate.geometry())], text
    for large in found[1:]:
        assert all(after >= before - 0.01 for before, after in zip(found[0], large, strict=True)), found


WIDTHS: Mapping[str, Callable[[Room], tuple[float, ...]]] = {
    "trut": lambda room: (trick_width(room),),
    "triomphe": lambda room: (middle_of(room).width, middle_of(room).side),
    "tripoli": lambda room: (plan_for(room).card, plan_for(room).small),
}
"""Width of the cards in the middle, by game."""
TIGHT = {("trut", 4, "900x560"), ("triomphe", 6, "900x560"), ("triomphe", 6, "1920x1080"), ("tripoli", 6, "1280x800")}


@every_table(WIDTHS, lambda *table: table in TIGHT)
def test_no_card_in_the_middle_is_smaller(
    at: At,  # noqa: F811
    written: None,
    qapp: QApplication,
    game: str,
    players: int,
    size: str,
) -> None:
    assert_never_smaller(at(game, players, size), qapp, WIDTHS[game])


@pytest.mark.parametrize("size", ["1024x640", "1920x1080"])
def test_no_card_in_a_plot_that_is_tall_enough_is_smaller(
    at: At,  # noqa: F811
    written: None,
    qapp: QApplication,
    size: str,
) -> None:
    assert_never_smaller(at("trio", 3, size), qapp, of_plots)


def of_plots(room: Room) -> tuple[float, ...]:
    """Return the width of the cards of the stock and of combinations."""
    return (
        ground_for(room).stock.width(),
        *(laid_fans(room, seat, fans)[0][0].width for seat in room.seats for fans in ([Fan(5)], [Fan(3), Fan(4)])),
    )


def assert_never_smaller(page: PlayPage, qapp: QApplication, widths: Callable[[Room], tuple[float, ...]]) -> None:
    """Assert that no card is narrower in large letters than in usual ones."""
    found = []
    for text in TEXTS:
        write(qapp, page, text)
        assert page.table.room is not None
        found.append(widths(page.table.room))
    for large in found[1:]:
        assert all(after >= before - 0.01 for before, after in zip(found[0], large, strict=True)), found


@pytest.mark.parametrize("size", ["1366x768", "1920x1080"])
@pytest.mark.parametrize(("game", "name"), [("triomphe", "middle"), ("triomphe", "partners"), ("trut", "four")])
def test_no_card_of_a_trick_is_smaller(
    qapp: QApplication,
    qtbot: QtBot,
    written: None,
    open_page: Open,  # noqa: F811
    game: str,
    name: str,
    size: str,
) -> None:
    mind = Mind()
    page = open_page(session_at(game, next(each for each in MOMENTS[game] if each.name == name), mind), mind)
    page.resize(SIZES[size])
    qtbot.waitUntil(lambda: not page.table.busy)
    found = []
    for text in TEXTS:
        write(qapp, page, text)
        found.append(shown(page, "trick"))
    assert all(width >= found[0] - 0.1 for width in found), found
