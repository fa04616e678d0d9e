"""How the cards lie on the table: `python -m benchmarks.stage [GAME ...] [--detail]`.

For every game, number of players, window and size of letters, at the first decision of a full hand: width of the own
cards, the narrowest strip that is seen of one of them, the share of the felt that the hand takes, and how often
something that lies over the table covers something else, at rest, while each one speaks and while an act is refused:
plates, bubbles, words, buttons, labels, cards whose face is up.
`--detail` names what covers what. Ends with 1 where anything does.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ludo.engine.options import OptionsError, write_options
from ludo.engine.places import hand
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.session.timeline import write_step
from tests.ui.play.tables import Keys, Mind, Notebook

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludo.ui.play.page import PlayPage

_MOST: Final = 9
WINDOWS: Final = ((900, 560), (1366, 768), (1920, 1080), (3840, 2160))
LETTERS: Final = (1.0, 1.5, 2.0)
BAR: Final = 28
"""Height of what a window has above the page."""
_NAMES: Final = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Tom", "Inès", "Paul", "Rose")


def _can_play(game: str) -> tuple[int, ...]:
    """Return as few players as a game can have, four, and as many as it can have."""
    found = []
    for players in range(2, _MOST + 1):
        with suppress(OptionsError):
            found.append(GAMES[game].read_options({"players": players}).players)
    return tuple(sorted({found[0], 4, found[-1]}))


PLAYERS: Final = {game: _can_play(game) for game in GAMES}


class Measures(NamedTuple):
    """Pixels of the own cards, how much of the felt their hand takes, and what covers what."""

    width: float
    strip: float
    share: float
    overlaps: Sequence[str]


def session_of(game: str, players: int) -> Session:
    """Return a partie that stands at the first decision of a person, who holds a full hand."""
    rules, luck, lines = GAMES[game], Random(5), list[str]()
    options = rules.read_options({"players": players})
    state = rules.new(options)
    while state.turn().must != 0 or not state.view(0).known(hand(0)):
        actor = state.turn().must
        assert actor is not None
        offers = state.legal(actor)
        action = offers.sample(luck)
        lines.append(write_step(rules, actor, action))
        state.apply(actor, action)
    chairs = tuple(Chair(name, "simple" if number else None) for number, name in enumerate(_NAMES[:players]))
    header = Header(game, rules.rules_version, write_options(options), chairs, "2026-01-01")
    mind = Mind()
    mind.held = True
    return Session(rules, header, Notebook(lines), Random(1), mind, lines=lines)


def measure(page: "PlayPage", *, speaking: bool = False) -> Measures:
    """Measure what is on the table of a page where nothing moves; `speaking`: also while anybody says something."""
    from tests.ui.play.overlays import faults_of, overlaps

    table = page.table
    own = table.pack.at(hand(0))
    rows = sorted({round(card.spot.y) for card in own})
    strips = []
    for row in rows:
        line = sorted((card.spot for card in own if round(card.spot.y) == row), key=lambda spot: spot.x)
        strips += [after.x - before.x for before, after in pairwise(line)]
    left, right = (min(card.outline().left() for card in own), max(card.outline().right() for card in own))
    width = own[0].spot.width
    share = (right - left) / table.width()
    states = [found for _, found in faults_of(page)] if speaking else [overlaps(table)]
    faults = sorted({f"{one} x {other}" for found in states for one, other in found})
    return Measures(width, min([width, *strips]), share, faults)


def tables(app: "QApplication", games: Sequence[str]) -> "Iterator[tuple[str, Measures]]":
    """Yield the name of every table and its measures."""
    from shiboken6 import delete

    from ludo.ui.play.page import PlayPage
    from ludo.ui.services.settings import SettingsStore
    from ludo.ui.theme.fonts import set_base

    base = app.font()
    for game in games:
        for players in PLAYERS[game]:
            for text in LETTERS:
                set_base(base, text)
                settings = SettingsStore(Keys())
                settings.change(speed="none", wait_for_me="never")
                page = PlayPage(session_of(game, players), settings)
                for wide, high in WINDOWS:
                    page.resize(wide, high - BAR)
                    page.show()
                    for _ in range(40):
                        app.processEvents()
                    yield f"{game:13} {players} {wide:4}x{high:<4} {text:4.0%}", measure(page, speaking=True)
                page.close_session()
                page.close()
                delete(page)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stage", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PLAYERS), metavar="GAME")
    parser.add_argument("--detail", action="store_true", help="name what covers what")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ludo.ui.theme import apply_theme, theme_for

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    apply_theme(app, theme_for("light"), 1.0)
    worst = 0
    print(f"{'table':32}  card strip share overlaps")
    for name, found in tables(app, given.games):
        worst += len(found.overlaps)
        print(f"{name:32} {found.width:5.0f} {found.strip:5.0f} {found.share:5.0%} {len(found.overlaps):8}")
        for line in found.overlaps if given.detail else ():
            print(f"    {line}")
    print(f"{worst} overlaps")
    return 1 if worst else 0


if __name__ == "__main__":
    sys.exit(main())
