"""The table itself, whatever the game."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from ludo.engine.actions import PLAYS
from ludo.engine.cards import read_card
from ludo.engine.events import Moved
from ludo.engine.places import TRICK, Place, hand
from ludo.engine.turns import CHANCE
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.games.registry import words_of
from ludo.ui.games.trut.layout import TrutLayout
from ludo.ui.play.messages import NextDeal
from ludo.ui.play.runner import Runner
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.contract import Seating, Spot
from ludo.ui.table.geometry import Room
from ludo.ui.table.table import TableWidget
from tests.session.tables import header
from tests.ui.play.tables import EIGHT_QUEEN_TEN, TWO, Keys, Notebook, open_session
from tests.ui.table.plain import PlainLayout, PlainWords

SEATING = Seating(TWO, (0, 1))


class CountingLayout(TrutLayout):
    """The layout of Trut, and how often it was asked for spots."""

    def __init__(self) -> None:
        self.asked = 0

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        self.asked += 1
        return super().spots(view, room)


@pytest.fixture
def store() -> SettingsStore:
    kept = SettingsStore(Keys())
    kept.change(speed="none")
    return kept


@pytest.fixture
def layout() -> CountingLayout:
    return CountingLayout()


@pytest.fixture
def table(qtbot: QtBot, store: SettingsStore, layout: CountingLayout) -> TableWidget:
    shown = TableWidget(store, layout, words_of("trut"))
    qtbot.addWidget(shown)
    shown.resize(900, 640)
    shown.show()
    return shown


def show(table: TableWidget, session: Session) -> None:
    table.show_view(session.view(0), SEATING, perspective=0)


def press(widget: QWidget) -> None:
    """Do what assistive technology does; the button goes down for a moment and acts when it comes up."""
    actions = QAccessible.queryAccessibleInterface(widget).actionInterface()
    actions.doAction(QAccessibleActionInterface.pressAction())


def batches(session: Session) -> list[EventBatch]:
    told: list[EventBatch] = []
    session.watch(0, told.append)
    return told


def play(table: TableWidget, session: Session, told: Sequence[EventBatch]) -> None:
    table.play(told[-1], session.view(0), SEATING, perspective=0)


def test_spots_are_worked_out_once_for_each_view(qtbot: QtBot, table: TableWidget, layout: CountingLayout) -> None:
    session = open_session(lines=[EIGHT_QUEEN_TEN])
    show(table, session)
    told = batches(session)
    table.set_draft(session.draft(0), 0)
    layout.asked = 0
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    with qtbot.waitSignal(table.idle):
        play(table, session, told)
    assert layout.asked == 1
    table.set_draft(None, 0)
    table.go_home()
    assert layout.asked == 1


def test_events_that_do_not_fit_the_view_are_an_error_and_the_view_is_shown(qtbot: QtBot, table: TableWidget) -> None:
    session = open_session(lines=[EIGHT_QUEEN_TEN])
    show(table, session)
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    wrong = Moved((read_card("Kc"),), TRICK, hand(1))
    batch = EventBatch(session.ply, 0, (wrong, Moved((read_card("Qh"),), hand(0), TRICK)))
    with capture_exceptions() as raised, qtbot.waitSignal(table.idle):
        table.play(batch, session.view(0), SEATING, perspective=0)
    assert [error[0] for error in raised] == [ValueError]
    assert table.view == session.view(0)
    assert [card.face for card in table.pack.at(TRICK)] == [read_card("Qh")]
    assert not table.busy


def test_a_press_by_assistive_technology_acts_once(qtbot: QtBot, table: TableWidget) -> None:
    session = open_session(lines=[EIGHT_QUEEN_TEN])
    show(table, session)
    table.set_draft(session.draft(0), 0)
    decided: list[object] = []
    table.editor.completed.connect(decided.append)
    queen = next(card for card in table.hand_cards() if card.face == read_card("Qh"))
    press(queen)
    qtbot.waitUntil(lambda: not queen.isDown() and bool(decided))
    assert decided == [PLAYS[read_card("Qh")]]


def test_an_impossible_press_by_assistive_technology_is_explained_once(qtbot: QtBot, table: TableWidget) -> None:
    session = open_session(lines=[EIGHT_QUEEN_TEN, "0 trut"])
    show(table, session)
    table.set_draft(session.draft(0), 0)
    refusals: list[object] = []
    table.editor.illegal_attempt.connect(refusals.append)
    press(table.hand_cards()[0])
    qtbot.waitUntil(lambda: bool(refusals))
    assert len(refusals) == 1


def test_the_end_of_a_deal_is_looked_at_although_a_seat_acts_next(qtbot: QtBot, store: SettingsStore) -> None:
    """Tripoli: the next dealer, not luck, acts after a deal."""
    chairs = tuple(Chair(name) for name in ("Anna", "Paul", "Inès"))
    session = Session(GAMES["tripoli"], header("tripoli", chairs), Notebook(), Random(4))
    luck = Random(4)
    while not session.deal_ended and session.ply < 400:
        must = session.turn().must
        if must == CHANCE:
            session.step()
        elif must is not None:
            assert session.submit(must, session.offers(must).sample(luck), session.ply) is None
    assert session.deal_ended
    assert session.turn().must != CHANCE
    table = TableWidget(store, PlainLayout(), PlainWords())
    qtbot.addWidget(table)
    runner = Runner(session, words_of("trut"), table, store)
    runner.start()
    assert runner.facts.phase.name == "result"
    runner.send(NextDeal())
    assert runner.facts.phase.name == "asking", "between deals nothing is hidden that a curtain would have to cover"
    runner.stop()
