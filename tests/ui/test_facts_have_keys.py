"""What is painted on a table has a key that reads it: where one plays, in a replay, at a problem and on a sheet."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.cards import JOKER, RANK, SUIT, Card
from ludo.engine.options import write_options
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.games.trio.view import TrioFacts, trio_view
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.games.registry import SCREENS
from ludo.ui.games.trio.ladder import Ladder
from ludo.ui.games.trio.meld_marks import MeldMark
from ludo.ui.games.trio.readouts import heard_combination
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.plate import PersonPlate
from ludo.ui.i18n import set_language
from ludo.ui.pages.problems_library import Library
from ludo.ui.pages.problems_opened import Wanted, problem_page
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.platform.keys import sequences_for
from ludo.ui.platform.shortcuts import READOUT_KEYS
from ludo.ui.play.page import PlayPage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.sheets.columns import ColumnHead
from ludo.ui.table.aid_strip import AidStrip
from ludo.ui.table.cached_painting import Painted, PaintedWidget
from ludo.ui.table.card import CardWidget
from ludo.ui.widgets.roles import Sign
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.common import capital
from tests.contract.tables import Table, tables_of
from tests.session.test_problems import Kept, problems
from tests.ui.games.test_readouts import play_on
from tests.ui.games.test_you import WRONG
from tests.ui.play.tables import Keys, Mind, Notebook

_PEOPLE = ("Anna", "Paul", "Inès", "Marc", "Léa", "Hugo", "Zoé", "Luc", "Eva")
_ACTIONS = 130
_MOMENTS = 5
"""Of each partie that are looked at again."""
_PAINTED = (Sign, Painted, PaintedWidget, ColumnHead, PersonPlate)
_SAME = ("Highest first", "Ace 11, courts and ten 10")
"""How aids begin that say nothing of a hand but what a partie never changes: the order of ranks, what cards count."""


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    set_language("en")


def usual(game: str) -> list[Table]:
    """Each preset, for four where four can play it."""
    found = {table.preset: table for table in tables_of(GAMES[game]) if table.players <= 4}
    return [*({table.preset: table for table in tables_of(GAMES[game])} | found).values()]


_played: dict[str, tuple[Header, tuple[str, ...]]] = {}


def played(table: Table) -> tuple[Header, tuple[str, ...]]:
    """A partie with random acts: a person and computer players."""
    if str(table) not in _played:
        _played[str(table)] = _play(table)
    return _played[str(table)]


def _play(table: Table) -> tuple[Header, tuple[str, ...]]:
    chairs = tuple(Chair(name, "simple" if seat else None) for seat, name in enumerate(_PEOPLE[: table.players]))
    header = Header(table.game.id, table.game.rules_version, write_options(table.options()), chairs, "")
    persons = tuple(Chair(chair.name) for chair in chairs)
    notebook, luck = Notebook(), Random(str(table))
    session = Session(table.game, header._replace(chairs=persons), notebook, luck)
    while session.ply < _ACTIONS and play_on(session, luck):
        pass
    return header, tuple(notebook.lines)


class Reader:
    """Presses every key that reads out, and keeps what is said."""

    def __init__(self, heard: list[str]) -> None:
        self._heard = heard

    def text(self, page: QWidget) -> str:
        said = []
        for keys, _ in READOUT_KEYS.values():
            del self._heard[:]
            QTest.keySequence(page, sequences_for(keys)[0])
            said += self._heard
        return " ".join(said)


def is_told(card: Card, text: str) -> bool:
    """By its name, or among others of its suit: "Hearts: King, Nine"."""
    if card_name(card) in text or card == JOKER:
        return card_name(card) in text
    suit, rank = capital(suit_name(SUIT[card])), rank_name(RANK[card])
    return re.search(rf"{suit}(?:, gone)?: [^;.:]*\b{rank}\b", text) is not None


def combinations(view: AnyView | None) -> Sequence[str]:
    """Combinations of Trio are told as such, card by card they would take minutes."""
    if view is None or not isinstance(view.facts, TrioFacts):
        return []
    return [heard_combination(meld.combination, trio_view(view).options) for meld in view.facts.melds]


def in_keys(name: str) -> str:
    """What a key says of what a sign shows: without who it is and what it is good for."""
    name = re.sub(r" on the board: (\d+) chips?$", r": \1", name)
    if name == "The fist of the knocker":
        return "knocked"
    said = name.split(". ")[1 if re.match(r"(Your |Pay cards\.|Lowest of each suit\.)", name) else 0]
    said = re.sub(r"^(You|[\w-]+) (have|has|offers?) ", "", said)
    return re.sub(r"^(?!.*–)(?:Your (?:best )?five|You|Us|Them|Hand|[A-ZÀ-Ý][\w ]*[a-zé]): (?=\d|[a-zA-Z])", "", said)


def told_of(sign: QWidget) -> str:
    """What a sign says; combinations are compared by themselves, and of the ladder only who stands where matters."""
    if isinstance(sign, MeldMark):
        return ""
    if isinstance(sign, Ladder):
        return sign.accessibleName().partition(": ")[2]
    return sign.accessibleName()


def untold(page: QWidget, text: str, view: AnyView | None = None) -> list[str]:
    """What is painted on a page, and no key says."""
    missing = [meld for meld in combinations(view) if meld not in text]
    for card in page.findChildren(CardWidget):
        if not card.isVisibleTo(page) or card.face is None or is_told(card.face, text):
            continue
        if card.place.kind != "meld":
            missing.append(f"{card_name(card.face)} ({card.place.kind})")
    kinds = chain(*(page.findChildren(kind) for kind in _PAINTED))
    for sign in {id(sign): sign for sign in kinds}.values():
        name = told_of(sign)
        if not sign.isVisibleTo(page) or not name or (name.startswith(_SAME) and isinstance(sign, AidStrip)):
            continue
        if name not in text and in_keys(name).rstrip(".").casefold() not in text.casefold():
            missing.append(f"{type(sign).__name__}: {name}")
    return missing


Look = Callable[[str], Iterator[tuple[QWidget, AnyView | None]]]


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Look:
    kinds = {"table": _tables, "replay": _replays, "problem": _problems, "sheet": _sheets}
    return kinds[request.param](qtbot, tmp_path)


def _seen(qtbot: QtBot, page: QWidget) -> None:
    qtbot.addWidget(page)
    page.resize(1100, 750)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()


def _tables(qtbot: QtBot, folder: Path) -> Look:
    def look(game: str) -> Iterator[tuple[QWidget, AnyView | None]]:
        for number, table in enumerate(usual(game)):
            header, lines = played(table)
            some = lines[: len(lines) * (number + 2) // (len(usual(game)) + 2)]
            mind = Mind()
            mind.held = True
            session = Session(table.game, header, Notebook(list(some)), Random(1), mind, lines=some)
            settings = SettingsStore(Keys())
            settings.change(speed="none", wait_for_me="never")
            page = PlayPage(session, settings)
            _seen(qtbot, page)
            yield page, page.facts.view
            page.close_session()

    return look


def _replays(qtbot: QtBot, folder: Path) -> Look:
    def look(game: str) -> Iterator[tuple[QWidget, AnyView | None]]:
        for table in usual(game):
            header, lines = played(table)
            settings = SettingsStore(Keys())
            settings.change(speed="none")
            page = ReplayPage(Replay(table.game, header, lines), settings)
            _seen(qtbot, page)
            for moment in range(1, _MOMENTS + 1):
                page.bar.slider.setValue(len(lines) * moment // _MOMENTS)
                qtbot.waitUntil(lambda page=page: not page.table.busy)  # type: ignore[misc]
                yield page, page.snapshot.view

    return look


def _problems(qtbot: QtBot, folder: Path) -> Look:
    def look(game: str) -> Iterator[tuple[QWidget, AnyView | None]]:
        library = Library(Kept())
        kinds = {problem.log[-1].split()[1]: number for number, problem in enumerate(problems(game))}
        for number in [*kinds.values()][:4]:
            page = problem_page(Wanted(library, game, number, [number]), SettingsStore(Keys()), print)
            _seen(qtbot, page)
            yield page, page.snapshot.view

    return look


def _sheets(qtbot: QtBot, folder: Path) -> Look:
    def look(game: str) -> Iterator[tuple[QWidget, AnyView | None]]:
        store = Store(folder / "ludo.db")
        people = [store.nights.people.add(name) for name in _PEOPLE[:4]]
        number = store.nights.sheets.create(game, {}, people)
        if SCREENS[game].sheet is None:
            page: QWidget = BoardPage(store.nights, number, SettingsStore(Keys()))
        else:
            page = SheetPage(store.nights, number)
        _seen(qtbot, page)
        yield page, None
        store.close()

    return look


@pytest.mark.parametrize("game", list(SCREENS))
@pytest.mark.parametrize("pages", ["table", "replay", "problem", "sheet"], indirect=True)
def test_every_painted_fact_has_a_key(game: str, pages: Look, heard: list[str]) -> None:
    reader, seen, missing = Reader(heard), 0, []
    for page, view in pages(game):
        seen += 1
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        text = reader.text(page)
        missing += untold(page, text, view)
        wrong = WRONG["en"].search(text)
        assert wrong is None, text[max(0, wrong.start() - 30) :]
    assert sorted(set(missing)) == []
    assert seen or not problems(game)
