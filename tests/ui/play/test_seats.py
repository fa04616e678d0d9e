"""A person is a chair: whoever is moved to another seat sees the table, and their cards, from there."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.ui.games.registry import words_of
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import GoTo, SeeAs
from ludo.ui.play.effects import Do
from ludo.ui.play.messages import Decided, GoBack, LiftCurtain, NextDeal
from ludo.ui.play.page import PlayPage
from ludo.ui.play.runner import Runner
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from tests.session.reseated import ReseatedGame
from tests.session.tables import header
from tests.ui.play.conftest import Open
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import Keys, Mind, Notebook
from tests.ui.table.plain import PlainLayout, PlainWords

NAMES = ("Anna", "Hugo", "Inès", "Marc")


def faces(table: TableWidget) -> set[int]:
    """Every face that any widget of a table has, seen or not."""
    return {card.face for card in table.pack.all() if card.face is not None}


def known(session: Session, chair: int | None) -> set[int]:
    """The faces that the player of a chair may know."""
    zones = session.view(session.seat_of(chair)).zones
    return {card for cards in zones.values() for card in cards if card is not None}


def settings() -> SettingsStore:
    store = SettingsStore(Keys())
    store.change(speed="none")
    return store


@pytest.mark.clause("TRI-10")
def test_who_is_drawn_to_another_seat_sees_the_table_from_there(qtbot: QtBot, at_once: None) -> None:
    """Triomphe, two against two: the draw for teams moves Anna to seat 2."""
    chairs = (Chair("Anna"), *(Chair(name, "random") for name in NAMES[1:]))
    for seed in range(200):
        mind = Mind()
        session = Session(GAMES["triomphe"], header("triomphe", chairs, teams="2x2"), Notebook(), Random(seed), mind)
        session.step()
        if session.seat_of(0) == 2:
            break
    session = Session(GAMES["triomphe"], header("triomphe", chairs, teams="2x2"), Notebook(), Random(seed), mind)
    table = TableWidget(settings(), PlainLayout(), PlainWords())
    qtbot.addWidget(table)
    table.resize(1024, 700)
    table.show()
    runner = Runner(session, words_of("triomphe"), table, settings())
    runner.start()
    assert table.perspective == 0
    qtbot.waitUntil(lambda: runner.facts.phase.name == "asking" and not table.busy)
    assert session.seat_of(0) == 2
    assert runner.facts.seat == 2
    assert table.perspective == 2
    assert {card.face for card in table.hand_cards()} == set(session.view(2).cards(hand(2)))
    assert [plate.name for plate in (table.seats.plates[seat] for seat in range(4))] == [
        chair.name for chair in session.chairs
    ]
    assert table.seats.plates[2].name == "Anna"
    assert table.seats.plates[2].chair == 0
    assert faces(table) <= known(session, 0)
    runner.stop()


def reseated(chairs: tuple[Chair, ...], order: list[int], after: int, seed: int) -> tuple[ReseatedGame, Header]:
    game = ReseatedGame(GAMES["trut"], tuple(order), after)
    return game, header("trut", chairs, first_dealer=seed % len(chairs))


@pytest.mark.parametrize("seed", range(4))
def test_no_screen_shows_what_its_person_may_not_see(open_page: Open, qtbot: QtBot, seed: int) -> None:
    """Four persons at one screen, who are moved to other seats in the middle of the deal."""
    luck = Random(seed)
    order = list(range(4))
    while order == list(range(4)):
        luck.shuffle(order)
    chairs = tuple(Chair(name) for name in NAMES)
    game, head = reseated(chairs, order, luck.randrange(3, 12), seed)
    notebook = Notebook()
    session = Session(game, head, notebook, Random(seed))
    page = open_page(session)
    while session.ply < 17 and not session.over:
        state = wait_for(qtbot, page, "curtain", "asking", "result", "over")
        shows_only_what_is_known(page)
        ply = session.ply
        if state == "curtain":
            assert page.curtain.shown.name == session.chairs[session.turn().must or 0].name
            assert page.facts.curtain == session.chair_of(session.turn().must or 0)
            page.send(LiftCurtain())
            continue
        if state == "result":
            page.send(NextDeal())
        else:
            seat = page.facts.seat
            assert seat is not None
            page.send(Decided(session.offers(seat).sample(luck)))
        qtbot.waitUntil(lambda before=ply: session.ply > before)  # type: ignore[misc]
    wait_for(qtbot, page, "curtain", "asking", "result", "over")
    assert [session.chair_of(seat) for seat in range(4)] == order
    text = [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    page.panel.write(page.facts.sole)
    assert text == [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]
    assert not any(line.startswith("You") for line in text)


def shows_only_what_is_known(page: PlayPage) -> None:
    session, facts, table = page.session, page.facts, page.table
    chair = None if facts.curtain is not None else facts.chair
    assert faces(table) <= known(session, chair)
    assert table.view == session.view(session.seat_of(chair))
    assert table.perspective == session.seat_of(facts.chair if facts.curtain is None else facts.curtain)
    assert [table.seats.plates[seat].name for seat in range(4)] == [player.name for player in session.chairs]
    assert page.names.you == session.seat_of(chair)


@pytest.mark.parametrize("seed", range(3))
def test_no_replay_shows_what_its_player_could_not_see(qtbot: QtBot, seed: int) -> None:
    luck = Random(seed)
    order = list(range(4))
    luck.shuffle(order)
    chairs = tuple(Chair(name) for name in NAMES)
    game, head = reseated(chairs, order, luck.randrange(3, 10), seed)
    notebook = Notebook()
    session = Session(game, head, notebook, Random(seed))
    while session.ply < 18 and not session.over:
        must = session.turn().must
        if must == CHANCE:
            session.step()
        elif must is not None:
            session.submit(must, session.offers(must).sample(luck), session.ply)
    replay = Replay(game, head, notebook.lines)
    page = ReplayPage(replay, settings())
    qtbot.addWidget(page)
    page.resize(1024, 700)
    for chair in (0, 3, None):
        page.send(SeeAs(chair))
        for ply in range(len(replay) + 1):
            page.send(GoTo(ply))
            page.table.skip()
            seat = replay.seat_of(ply, chair)
            zones = replay.view(ply, chair).zones
            seen = {card for cards in zones.values() for card in cards if card is not None}
            assert page.table.perspective == seat
            assert faces(page.table) <= seen
            assert [page.table.seats.plates[n].name for n in range(4)] == [c.name for c in replay.chairs(ply)]
            if seat is not None:
                assert page.table.seats.plates[seat].name == chairs[chair or 0].name


def test_the_only_person_is_followed_through_an_undo(open_page: Open, qtbot: QtBot) -> None:
    chairs = (Chair("Anna"), *(Chair(name, "simple") for name in NAMES[1:]))
    game, head = reseated(chairs, [2, 1, 0, 3], 4, 3)
    lines = ["luck shuffle " + " ".join(_pack()), "luck cut 5"]
    mind = Mind(lambda request: next(iter(request.offers)) if request.must else None)
    session = Session(game, head, Notebook(list(lines)), Random(1), mind, lines=lines)
    page = open_page(session, mind)
    wait_for(qtbot, page, "asking")
    seats = set()
    for _ in range(3):
        wait_for(qtbot, page, "asking", "result")
        if page.facts.phase.name == "result":
            break
        seat = session.seat_of(0)
        assert page.table.perspective == seat
        seats.add(seat)
        assert seat is not None
        ply = session.ply
        page.send(Decided(next(iter(session.offers(seat)))))
        qtbot.waitUntil(lambda before=ply: session.ply > before)  # type: ignore[misc]
    wait_for(qtbot, page, "asking", "result")
    assert seats == {0, 2}
    while session.undo_point() is not None:
        page.send(GoBack(Do.UNDO))
        wait_for(qtbot, page, "asking")
        assert page.table.perspective == session.seat_of(0)
        assert faces(page.table) <= known(session, 0)
        if session.ply <= len(lines):
            break


def _pack() -> list[str]:
    ranks, suits = ("7", "8", "9", "10", "J", "Q", "K", "A"), ("h", "d", "c", "s")
    return [rank + suit for rank in ranks for suit in suits]
