"""A position is set by hand: cards where they are wanted, at a score that play reaches, or it is refused."""

from collections import Counter
from random import Random

import pytest

from ludo.engine.cards import read_cards
from ludo.engine.places import Place, hand
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trente_et_un.view import TrenteEtUnFacts
from ludo.session.analysis import Analysis
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.replay import Replay
from ludo.session.set_position import PositionError, Wanted, pack_of, places_of, set_position
from ludo.session.timeline import write_step
from tests.session.tables import header

NAMES = (Chair("Anna"), Chair("Hugo"), Chair("Léa"))


def header_of(game: str) -> Header:
    count = 2 if game == "trut" else 3
    return header(game, NAMES[:count])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_cards_lie_where_they_are_wanted_and_the_rest_is_dealt(game: str) -> None:
    rules, made = GAMES[game], header_of(game)
    places, pack = places_of(rules, made), pack_of(rules, made)
    rng = Random(2)
    left = sorted(pack.elements())
    rng.shuffle(left)
    wanted = {place: [left.pop() for _ in range(count)] for place, count in places.items()}
    record = set_position(rules, made, Wanted(wanted), rng)
    assert record.turn(record.ply).must != CHANCE
    for chair in range(len(made.chairs)):
        zones = record.view(record.ply, chair).zones
        assert Counter(zones[hand(chair)]) == Counter(wanted[hand(chair)])
    again = Replay(rules, made, [write_step(rules, *record.done(ply)) for ply in range(record.ply)])
    assert again.damage is None
    assert again.view(record.ply, 0) == record.view(record.ply, 0)
    assert Analysis(record, record.ply).asked


def test_only_some_cards_may_be_wanted_and_who_begins() -> None:
    made = header_of("trut")
    for seat in (0, 1):
        record = set_position(GAMES["trut"], made, Wanted({hand(1): read_cards("7h 7d")}, (), seat), Random(4))
        held = record.view(record.ply, 1).zones[hand(1)]
        assert {*read_cards("7h 7d")} < {*held}
        assert record.turn(record.ply).must == seat


def test_a_score_is_played_to() -> None:
    made = header_of("trente_et_un")
    record = set_position(GAMES["trente_et_un"], made, Wanted({}, (1, None, 3)), Random(4))
    facts = record.view(record.ply, None).facts
    assert isinstance(facts, TrenteEtUnFacts)
    assert (facts.lives[0], facts.lives[2]) == (1, 3)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Wanted({hand(0): read_cards("7h 7d 8h 8d")}), "too-many"),
        (Wanted({hand(0): read_cards("7h"), hand(1): read_cards("7h")}), "twice"),
        (Wanted({Place("moon"): read_cards("7h")}), "too-many"),
        (Wanted({}, (99, 0)), "score"),
    ],
)
def test_what_cannot_be_is_refused(wanted: Wanted, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        set_position(GAMES["trut"], header_of("trut"), wanted, Random(4))
    assert caught.value.code == code
