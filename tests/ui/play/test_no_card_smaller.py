"""In letters of 200 % no card is smaller than in letters of the usual size, at no moment of any game."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.ui.table.card import CardWidget
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.gallery.scripts import Moment
from tests.ui.play.conftest import Open, put_away
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import _plain_cards, session_at

BAR = 28
"""Height of what a window has above the page."""
WINDOWS = ((900, 560), (1366, 768), (1920, 1080))
ROUNDED = 0.5

__all__ = ["_plain_cards"]


def widths(page: Moment, game: str, size: QSize, text: float, open_page: Open, qtbot: QtBot) -> dict[str, float]:
    """The narrowest card of each place that is seen; not the sign on a plate beside the number of cards of a hand."""
    set_base(QApplication.font(), text)
    mind = Mind()
    shown = open_page(session_at(game, page, mind), mind)
    shown.resize(size)
    shown.show()
    qtbot.waitUntil(lambda: not shown.table.busy)
    table, found = shown.table, dict[str, float]()
    assert table.room is not None
    plates = [seat.plate for seat in table.room.seats.values()]
    for card in table.findChildren(CardWidget):
        home = table.home_of(card)
        if home is None or not card.isVisibleTo(table) or any(each.contains(home.x, home.y) for each in plates):
            continue
        name = f"{card.place.kind} of {card.place.owner}"
        found[name] = min(home.width, found.get(name, home.width))
    put_away(shown)
    return found


@pytest.mark.parametrize(
    ("game", "window"),
    [
        pytest.param(game, window, marks=() if (game, window) == ("triomphe", WINDOWS[0]) else pytest.mark.long)
        for game in MOMENTS
        for window in WINDOWS
    ],
)
def test_no_card_is_smaller_in_large_letters(
    game: str, window: tuple[int, int], open_page: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, theme_for("light"))
    smaller, seen = [], dict[str, tuple[float, float]]()
    for moment in MOMENTS[game]:
        size = QSize(window[0], window[1] - BAR)
        usual, large = (widths(moment, game, size, text, open_page, qtbot) for text in (1.0, 2.0))
        for place, width in usual.items():
            kind, now = place.split(" of ")[0], large.get(place, width)  # a fan may be a number now
            seen[kind] = min(seen.get(kind, (width, now)), (width, now))
            if now < width - ROUNDED:
                smaller.append(f"{moment.name}, {place}: {width:.1f} at 100 %, {now:.1f} at 200 %")
    print(game, window, {kind: tuple(map(round, widths)) for kind, widths in seen.items()})
    assert not smaller, "\n".join(smaller)
