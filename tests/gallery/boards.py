"""The Tripoli board of people with real cards, at every step."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from ludo.engine.options import Value
from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet
from ludo.games.tripoli.options import PRESETS
from ludo.games.tripoli.reports import (
    BoardShows,
    Dealer,
    NextDeal,
    PaySuit,
    Report,
    Showdown,
    Shown,
    SpareHand,
    Wager,
    WentOut,
)
from ludo.games.tripoli.rules import Layout
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.store.nights.nights import Nights
from ludo.store.store import Store
from ludo.ui.games.tripoli.real_table.model import BoardModel
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.state import Correct, Reported, ShowTab
from ludo.ui.services.destinations import ToSheet
from ludo.ui.shell.window import MainWindow
from tests.gallery.nights import Scene

_NAMES: Final = ("Anna", "Paul", "Zoé", "Marc-Antoine", "Léa", "Jean", "Inès", "Hugo", "Camille")
_BOARDS: Final[dict[str, tuple[int, str, str, int]]] = {
    "board-dealer": (5, "classic", "dealer", 0),
    "board-spare": (5, "classic", "spare", 2),
    "board-claims": (5, "classic", "claims", 2),
    "board-claims-of-nine": (9, "classic", "claims", 2),
    "board-bets": (5, "classic", "betting", 2),
    "board-bets-of-two": (2, "classic", "betting", 2),
    "board-showdown": (4, "classic", "showdown", 2),
    "board-out": (9, "classic", "play", 2),
    "board-pay-suit": (4, "pay_suit", "pay_suit", 2),
    "board-windows": (4, "cosmo", "windows", 1),
    "board-stakes": (4, "cosmo", "play", 2),
    "board-between": (5, "classic", "between", 3),
    "board-lines": (5, "classic", "between", 3),
    "board-correction": (5, "classic", "between", 3),
}
"""Players, preset, step and least number of deals of each board, in the order of their sheets."""


def fill_boards(path: Path) -> None:
    """A board for each picture."""
    store = Store(path)
    for players, preset, step, deals in _BOARDS.values():
        people = [store.nights.people.add(name) for name in _NAMES[:players]]
        values: dict[str, Value] = dict(PRESETS[preset])
        play(store.nights, store.nights.sheets.create("tripoli", values, people), step, deals)
    store.close()


def play(nights: Nights, number: int, step: str, deals: int) -> None:
    """Report what might have happened, until a step of a later deal."""
    model = BoardModel(nights, number)
    luck = Random(1)
    while model.position.step != step or model.position.deal_number < deals:
        model.add(_report(model.position, luck))


def _report(position: TripoliPosition, luck: Random) -> Report:
    """Return something that may happen next."""
    facts, players = position.facts, position.options.players
    match position.step:
        case "dealer":
            return Dealer(1)
        case "windows":
            return BoardShows(Layout(tuple(luck.sample(range(52), 5)), (45, 46), 10))
        case "spare":
            return SpareHand((facts.dealer + 1) % players, 2) if luck.random() < 0.5 else SpareHand(None, 0)
        case "pay_suit":
            return PaySuit(0, 3, 1)
        case "claims":
            holders = tuple(luck.choice([*range(players), None]) for _ in range(5))
            return Shown(holders, (luck.choice([None, players - 1]), None, None, None))
        case "betting":
            choice = luck.choice([CALL, CALL, CALL, FOLD]) if facts.total else luck.choice([CHECK, Bet(3)])
            return Wager(facts.asked[0], choice)
        case "showdown":
            best = position.table.undecided({})[0]
            return Showdown(tuple(None if seat in facts.folded else 1 + (seat != best) for seat in range(players)))
        case "play":
            out = luck.randrange(players)
            return WentOut(out, tuple(0 if seat == out else luck.randrange(1, 6) for seat in range(players)))
        case _:
            return NextDeal()


def _touch(page: BoardPage, what: str) -> None:
    """Do what people at the board are about to do."""
    first = min(page.form.marks().choosable, default=0)
    match what:
        case "board-claims" | "board-claims-of-nine":
            for seat in (2, 0, 0):
                page.form.touch_seat(seat)
        case "board-spare" | "board-showdown" | "board-pay-suit" | "board-out":
            page.form.touch_seat(first)
        case "board-stakes":
            page.form.touch_space(6)
        case "board-lines":
            page.send(ShowTab("lines"))
        case "board-correction":
            line = next(marked for marked in page.model.filled.lines if isinstance(marked.line, WentOut))
            assert isinstance(line.line, WentOut)
            out = line.line.seat
            page.send(Correct(line.number))
            page.send(Reported(WentOut(out, tuple(0 if seat == out else 7 for seat in range(5)))))


def _show(what: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.open(ToSheet(1 + list(_BOARDS).index(what)))
        page = window.navigator.page
        assert isinstance(page, BoardPage)
        _touch(page, what)

    return show


SCENES: Final[dict[str, Scene]] = {what: Scene("boards", _show(what)) for what in _BOARDS}
"""The board at its steps, by name."""
