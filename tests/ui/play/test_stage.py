"""How the cards lie at every game, in small and large windows and letters: wide enough, and nothing covers them."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Literal

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks.stage import BAR, PLAYERS, WINDOWS, measure, session_of
from ludo.engine.cards import RANK, read_card, suit_of
from ludo.ui.play.page import PlayPage
from ludo.ui.table.geometry import INDEX, STRIP
from ludo.ui.table.room_layout import LONG
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.ui.play.conftest import Open
from tests.ui.play.test_nothing_cut import _plain_cards

__all__ = ["_plain_cards"]

_WILD = RANK[read_card("2c")]
SHARE = 0.9
"""How much of the felt a long hand takes in a usual window."""


@pytest.fixture(autouse=True)
def _usual_letters(qapp: QApplication) -> Iterator[None]:
    yield
    set_base(qapp.font(), 1.0)


def _is_still(page: PlayPage) -> bool:
    return not page.table.busy


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, marks=() if players == max(counts) else pytest.mark.long)
        for game, counts in PLAYERS.items()
        for players in counts
    ],
)
def test_own_cards_are_seen_and_nothing_is_covered(
    game: str, players: int, open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"))
    for text in (1.0, 2.0):
        set_base(qapp.font(), text)
        page = open_page(session_of(game, players))
        for wide, high in WINDOWS:
            page.resize(wide, high - BAR)
            qtbot.waitUntil(partial(_is_still, page))
            found, name = measure(page), f"{wide}x{high} at {text:.0%}"
            assert not found.overlaps, name
            assert found.strip >= (STRIP - 0.5 if text == 1.0 else INDEX * found.width), name
            cards = len(page.table.hand_cards())
            if text == 1.0 and wide > WINDOWS[0][0] and cards >= LONG:
                assert found.share >= SHARE, name


@pytest.mark.parametrize("game", PLAYERS)
def test_ctrl_and_the_wheel_make_cards_larger_alone(game: str, open_page: Open) -> None:
    page = open_page(session_of(game, 4))
    page.resize(1366, 768 - BAR)
    table = page.table
    assert table.room is not None
    before, scale = measure(page).width, table.room.scale
    middle = QPointF(table.rect().center())
    turned = QWheelEvent(
        middle, table.mapToGlobal(middle), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table, turned)
    assert page.settings.value.card_size == 115
    assert measure(page).width > before
    assert table.room.scale == scale
    assert not measure(page).overlaps


@pytest.mark.parametrize(("game", "order"), [("tripoli", "suit"), ("trio", "suit"), ("trio", "groups")])
def test_groups_of_a_hand_lie_apart(game: str, order: Literal["suit", "groups"], open_page: Open) -> None:
    page = open_page(session_of(game, 4))
    page.resize(1366, 768 - BAR)
    page.sort_bar.sort(order)
    cards = page.table.hand_cards()
    steps = [after.spot.x - before.spot.x for before, after in pairwise(cards)]
    wide = [number for number, step in enumerate(steps, 1) if step > min(steps) + 5]
    faces = [card.face for card in cards if card.face is not None]
    begins = [n for n in range(1, len(faces)) if suit_of(faces[n]) != suit_of(faces[n - 1]) and RANK[faces[n]] != _WILD]
    assert wide
    assert order == "groups" or set(begins) <= set(wide)
