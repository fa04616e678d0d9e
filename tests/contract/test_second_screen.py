"""What another screen is given holds no card that anybody at the table does not see, and leads to nothing else."""

from collections import Counter
from random import Random

import pytest

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.play.onlooker import public_table
from tests.contract.scan import named_cards, outsiders
from tests.contract.tables import TABLES, Table
from tests.session.tables import Memory

MOST = 300
"""So many acts of a partie are played."""


def look(session: Session) -> None:
    """Look at what the other screen is given after an act: only what every seat sees is shown there."""
    record, ply = session.record, session.ply
    given = public_table(record, ply, batch=record.batch(ply, ply % len(session.chairs)))
    assert given.view.seat is None
    assert given.batch is not None
    assert not outsiders((given.view, given.batch.events))
    views = [session.view(seat) for seat in range(len(session.chairs))]
    for place in given.view.zones:
        shown = Counter(given.view.known(place))
        assert all(shown <= Counter(view.known(place)) for view in views), place
    asked = public_table(record, ply, ply).view
    for chair in range(len(session.chairs)):
        known = record.question_view(ply, chair)
        assert all(Counter(asked.known(place)) <= Counter(known.known(place)) for place in asked.zones)
    every = [record.batch(ply, chair).events for chair in range(len(session.chairs))]
    for number, event in enumerate(given.batch.events):
        assert all(named_cards(event) <= named_cards(told[number]) for told in every), event


def play(table: Table, seed: str) -> int:
    """Play a random partie, and look at it now and then; return how often."""
    luck, game = Random(seed), table.game
    chairs = tuple(Chair(f"P{number}") for number in range(table.players))
    header = Header(game.id, game.rules_version, write_options(table.options()), chairs, "2026-01-01T20:00:00+00:00")
    session, looked = Session(game, header, Memory(), luck), 0
    while not session.over and session.ply < MOST:
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
        if luck.random() < 0.25:
            look(session)
            looked += 1
    return looked


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_what_somebody_may_not_see(game: str) -> None:
    tables = [table for table in TABLES if table.game.id == game]
    assert sum(play(Random(f"{game} {number}").choice(tables), f"{game} {number}") for number in range(4)) > 20


@pytest.mark.long
def test_nobody_is_shown_it_in_a_thousand_parties() -> None:
    for number in range(1000):
        play(TABLES[number % len(TABLES)], f"party {number}")


def test_the_watch_is_awake() -> None:
    """An act that only its seat may see is noticed where another screen would be given it."""
    table = next(table for table in TABLES if table.game.id == "trut")
    luck = Random(1)
    chairs = tuple(Chair(f"P{number}") for number in range(table.players))
    header = Header("trut", table.game.rules_version, write_options(table.options()), chairs, "2026-01-01")
    session = Session(table.game, header, Memory(), luck)
    while session.step():
        pass
    hidden = named_cards(session.view(0)) - named_cards(session.view(None))
    assert hidden
    assert not named_cards(public_table(session.record, session.ply).view) & hidden
