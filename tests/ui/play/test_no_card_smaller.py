"""In letters of 200 % no card is smaller than in letters of the usual size, at no moment of any game."""

from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.ui.table.card import CardWidget
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.gallery.camera import MOMENTS
from tests.gallery.scripts import Moment, Script
from tests.ui.play.conftest import Open, put_away
from tests.ui.play.tables import Mind
from tests.ui.play.test_nothing_cut import _plain_cards, session_at

BAR = 28
"""Height of what a window has above the page."""
WINDOWS = ((900, 560), (1024, 700), (1366, 768), (1920, 1080))
ROUNDED = 0.5
ACTS = (4, 16)
"""So many acts by chance lead to moments of the smallest and the largest table, besides those of the gallery."""

__all__ = ["_plain_cards"]


def at_chance(acts: int) -> Moment:
    """A moment after so many acts by chance, fewer where the partie would be over."""

    def moves(script: Script) -> None:
        luck = Random(acts)
        for _ in range(acts):
            script.luck()
            actor = script.state.turn().must
            if actor is None or actor == CHANCE:
                return
            script.act(actor, script.game.write(script.state.legal(actor).sample(luck)))
        script.luck()

    return Moment(f"{acts} acts", (), moves)


def moments(game: str) -> list[Moment]:
    """The moments of the gallery, and two of the smallest and of the largest table each."""
    counts = GAMES[game].player_counts({})
    chairs = [
        (Chair("Anna"), *(Chair(f"Hugo {n}", "simple") for n in range(1, count))) for count in (counts[0], counts[-1])
    ]
    extremes = [(at_chance(acts), around) for around in chairs for acts in ACTS]
    return [
        *MOMENTS[game],
        *(Moment(f"{len(around)} players, {each.name}", around, each.moves) for each, around in extremes),
    ]


def widths(page: Moment, game: str, size: QSize, text: float, open_page: Open, qtbot: QtBot) -> dict[str, float]:
    """The narrowest card of each place that is seen, and of those whose face is; not the sign on a plate for a hand."""
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
        if home is None or not card.isVisibleTo(table):
            continue
        open_card = card.face is not None and not home.down
        if not open_card and any(each.contains(home.x, home.y) for each in plates):
            continue
        name = f"{'open ' if open_card else ''}{card.place.kind} of {card.place.owner}"
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
    for moment in moments(game):
        size = QSize(window[0], window[1] - BAR)
        usual, large = (widths(moment, game, size, text, open_page, qtbot) for text in (1.0, 2.0))
        for place, width in usual.items():
            kind, open_card = place.split(" of ")[0], place.startswith("open ")
            now = large.get(place, 0.0 if open_card else width)  # a fan of backs may be a number now
            seen[kind] = min(seen.get(kind, (width, now)), (width, now))
            if now < width - ROUNDED:
                smaller.append(f"{moment.name}, {place}: {width:.1f} at 100 %, {now:.1f} at 200 %")
    print(game, window, {kind: tuple(map(round, widths)) for kind, widths in seen.items()})
    assert not smaller, "\n".join(smaller)
