"""Large letters make no card smaller: what is around the table takes more room then, and so do the words on it."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.places import Place
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.page import PlayPage
from ludo.ui.table.geometry import RISE, TALL
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.renewing import renew_all
from tests.gallery.camera import MOMENTS
from tests.games.facts import part_of
from tests.ui.play.conftest import Open, _english_and_light, at_once, open_page  # noqa: F401
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import session_at
from tests.ui.table.seen import SIZES, counts
from tests.ui.table.test_pointing import At, at  # noqa: F401

K = TypeVar("K")
TEXTS = (1.0, 1.3, 1.5, 2.0)


@pytest.fixture
def written(qapp: QApplication) -> Iterator[None]:
    """Write as large as usual again."""
    yield
    apply_theme(qapp, theme_for("light"))


def in_suite(game: str, players: int, size: str) -> bool:
    """Is this table looked at every time?"""
    return (players, size) in part_of(game, "sizes").TIGHT or (
        size in ("900x560", "1366x768") and players == min(counts(game))
    )


def write(qapp: QApplication, page: PlayPage, text: float) -> None:
    """Write this many times as large as usual, and renew the page as the navigator does."""
    apply_theme(qapp, theme_for("light"), text)
    renew_all(page)
    for _ in range(5):
        QApplication.processEvents()


def widths(page: PlayPage) -> dict[str, float]:
    """Return how wide the cards of a table are: in hands, in the middle, before the seats."""
    room, view = page.table.room, page.table.view
    assert room is not None
    assert view is not None
    found = {
        "unit": room.unit,
        "own": page.table.hand_cards()[0].outline().width(),
        "pack": room.seats[room.bottom].pack,
    }
    if room.fans:  # else each is a number on a plate
        found["fans"] = room.back
    laid: dict[str, float] = part_of(view.game, "sizes").widths(room, view)
    return found | laid


@pytest.mark.parametrize(
    ("game", "players", "size"),
    [
        pytest.param(game, players, size, marks=() if in_suite(game, players, size) else pytest.mark.long)
        for game in SCREENS
        for players in counts(game)
        for size in SIZES
    ],
)
def test_no_card_is_smaller(
    at: At,  # noqa: F811
    written: None,
    qapp: QApplication,
    game: str,
    players: int,
    size: str,
) -> None:
    page = at(game, players, size)
    usual = widths(page)
    for text in TEXTS[1:]:
        write(qapp, page, text)
        assert smaller(usual, widths(page)) == {}, text
        assert_free(page, text)


def smaller(usual: Mapping[K, float], large: Mapping[K, float]) -> dict[K, tuple[float, float]]:
    """Return what is narrower in large letters than in usual ones, and both widths."""
    return {what: (usual[what], wide) for what, wide in large.items() if wide < usual.get(what, 0.0) - 0.01}


def assert_free(page: PlayPage, text: float) -> None:
    """Assert that the own cards are whole and may rise, and that the words cover nothing of the game."""
    room, words = page.table.room, QRectF(page.status_panel.geometry())
    assert room is not None
    assert words.top() >= room.middle.bottom() - 1, text
    assert room.words * text / room.scale >= 1, "no smaller than usual"
    for outline in (card.outline() for card in page.table.hand_cards()):
        assert page.table.rect().contains(outline.toAlignedRect().adjusted(1, 1, -1, -1)), text
        risen = outline.adjusted(1, 1 - room.own * TALL * RISE, -1, -1)
        assert not risen.intersects(words), text
        assert not [plate for plate in page.table.seats.plates.values() if risen.intersects(plate.geometry())], text


@pytest.mark.parametrize(
    ("game", "name", "size"),
    [
        pytest.param(
            game,
            moment.name,
            size,
            marks=() if (moment.name, size) in part_of(game, "sizes").MOMENTS else pytest.mark.long,
        )
        for game, moments in MOMENTS.items()
        for moment in moments
        for size in SIZES
    ],
)
def test_no_card_that_lies_is_smaller(
    qapp: QApplication,
    qtbot: QtBot,
    written: None,
    open_page: Open,  # noqa: F811
    game: str,
    name: str,
    size: str,
) -> None:
    """At a moment of the gallery; the backs that another seat holds may become a number on its plate."""
    mind = Mind()
    page = open_page(session_at(game, next(each for each in MOMENTS[game] if each.name == name), mind), mind)
    page.resize(SIZES[size])
    qtbot.waitUntil(lambda: not page.table.busy)
    usual = lying(page)
    for text in TEXTS[1:]:
        write(qapp, page, text)
        assert smaller(usual, lying(page)) == {}, text


def lying(page: PlayPage) -> dict[tuple[Place, int], float]:
    """Return how wide each card is, by where it lies."""
    room, places, view = page.table.room, page.table.pack.places, page.table.view
    assert room is not None
    assert view is not None
    on_plates = {
        place
        for place in places
        if place.owner not in (room.bottom, None) and (place.kind == "hand" or not view.known(place))
    }
    return {
        (place, number): card.spot.width
        for place, cards in places.items()
        for number, card in enumerate(cards)
        if room.fans or place not in on_plates
    }
