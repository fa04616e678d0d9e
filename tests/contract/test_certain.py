"""What is said to be certain of an act is so: played on by the engine, with every card that others may hold."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ludo.engine.actions import Action, Discard, Play
from ludo.engine.cards import PACK_32, RANK, SUIT
from ludo.engine.certain import Certain
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.masks import mask_of
from ludo.engine.places import Seat, hand
from ludo.engine.poker import poker_value
from ludo.games import GAMES
from ludo.games.trente_et_un.rules import hand_value
from ludo.games.trente_et_un.view import trente_et_un_view
from ludo.games.trio.view import trio_view
from ludo.games.triomphe.rules import RANKS
from ludo.games.triomphe.view import triomphe_view
from ludo.games.tripoli.actions import Select
from ludo.games.tripoli.view import tripoli_view
from ludo.games.trut.rules import ROTTEN, side_of
from ludo.games.trut.view import trut_view
from tests.contract.playing import next_act
from tests.contract.tables import TABLES, Table

DECISIONS = 150
OFFERS = 12
WORLDS = 4
WAYS = 60
TRICKS = ("triomphe", "trut")

SMALL = [table for number, table in enumerate(TABLES) if number % 3 == 0 or table.game.id in TRICKS]
"""Tables played: those of games with tricks, where most is said, and every third of the others."""


def decisions(table: Table, luck: Random) -> Iterator[tuple[AnyState, Seat, Action, Certain]]:
    """Acts of a random partie of which something is certain."""
    state, asked = table.new(), 0
    while asked < DECISIONS and (act := next_act(state, luck, 0.02)) is not None:
        seat = state.turn().must
        if seat is not None and seat >= 0:
            asked += 1
            view = state.view(seat)
            for action in islice(state.legal(seat), OFFERS):
                found = table.game.certain(view, action)
                if found is not None:
                    yield state, seat, action, found
        state.apply(*act)


def after(state: AnyState, seat: Seat, action: Action) -> tuple[AnyState, list[object]]:
    """The state after an act, and what happened."""
    twin = state.clone()
    return twin, list(twin.apply(seat, action))


def outcomes(game: AnyGame, state: AnyState, tricks: int, left: int) -> Iterator[AnyState]:
    """Every way in which the trick can be completed by the cards of a state, up to a limit."""
    facts = state.view(None).facts
    if len(_done(game, facts)) > tricks or getattr(facts, "outcome", None) is not None:
        yield state
        return
    must = state.turn().must
    assert must is not None
    for action in list(state.legal(must)):
        if isinstance(action, Play):
            twin = state.clone()
            twin.apply(must, action)
            yield from outcomes(game, twin, tricks, left - 1)


def _done(game: AnyGame, facts: object) -> tuple[int, ...]:
    done: tuple[int, ...] = facts.takers if game.id == "triomphe" else facts.results  # type: ignore[attr-defined]
    return done


def ends(game: AnyGame, state: AnyState, seat: Seat, action: Action, luck: Random) -> Iterator[int]:
    """Who takes the trick (at Trut which side), in every way that the seat cannot exclude."""
    tricks = len(_done(game, state.view(None).facts))
    for _ in range(WORLDS):
        world = game.determinize(state.view(seat), luck)
        world.apply(seat, action)
        for end in islice(outcomes(game, world, tricks, 8), WAYS):
            done = _done(game, end.view(None).facts)
            if len(done) > tricks:
                yield done[tricks]


def check_triomphe(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    view = triomphe_view(state.view(seat))
    match found.code:
        case "fault":
            _, events = after(state, seat, action)
            assert any(getattr(event, "code", "") == "fault" for event in events)
        case "only":
            assert [one for one in state.legal(seat) if isinstance(one, Play)] == [action]
        case "takes" | "unbeaten":
            assert set(ends(game, state, seat, action, luck)) <= {seat}
        case "loses":
            assert seat not in set(ends(game, state, seat, action, luck))
        case "taken":
            twin, _ = after(state, seat, action)
            assert found.card in twin.view(seat).known(hand(seat))
        case "beaten-by":
            assert isinstance(action, Play)
            seen = {card for cards in view.zones.values() for card in cards}
            ranks, trump = RANKS[view.options.variant], view.facts.trump
            unseen = [card for card in PACK_32 if card not in seen]

            def beats(card: int) -> bool:
                if SUIT[card] == SUIT[action.card]:
                    return ranks.index(RANK[card]) < ranks.index(RANK[action.card])
                return SUIT[card] == trump

            assert (found.number, found.of) == (sum(map(beats, unseen)), len(unseen))
        case _:
            assert found.code == "open-hand"


def check_trut(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    side = side_of(seat)
    results = set(ends(game, state, seat, action, luck))
    two = trut_view(state.view(seat)).options.players == 2
    match found.code:
        case "takes" | "unbeaten":
            assert results <= {side}
        case "rotten-by":
            assert results <= {side, ROTTEN}
        case "rots":
            assert results <= {ROTTEN}
        case "loses" | "level":
            assert not two or side not in results
        case _:
            assert found.code == "beaten-by"
            assert 0 < found.number <= found.of


def check_trente_et_un(
    game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random
) -> None:
    twin, events = after(state, seat, action)
    view = trente_et_un_view(twin.view(seat))
    options, held = view.options, view.known(hand(seat))
    throws = [
        hand_value(options, tuple(card for card in held if card != one.card))
        for one in twin.legal(seat)
        if isinstance(one, Discard)
    ]
    match found.code:
        case "thirty-one":
            assert view.facts.outcome is not None
            assert all(
                lost or other == seat or not before
                for other, (lost, before) in enumerate(
                    zip(view.facts.outcome.losses, trente_et_un_view(state.view(seat)).facts.lives, strict=True)
                )
                if before >= 0
            )
        case "stops":
            assert any(isinstance(event, DealEnded) for event in events)
        case "least":
            assert not throws or max(throws) >= found.value
        case "reaches":
            kept = [
                hand_value(options, tuple(card for card in held if card != one.card))
                for one in twin.legal(seat)
                if isinstance(one, Discard) and one.card != found.card
            ]
            assert max(kept) == found.value
        case _:
            assert view.facts.outcome is not None or hand_value(options, held) == found.value


def check_tripoli(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    twin, events = after(state, seat, action)
    facts = tripoli_view(twin.view(None)).facts
    match found.code:
        case "best-five":
            low = tripoli_view(state.view(seat)).options.ace_low_straight
            assert isinstance(action, Select)
            others = [poker_value(mask_of(one.cards), low) for one in state.legal(seat) if isinstance(one, Select)]
            assert poker_value(mask_of(action.cards), low) == max(others)
        case "out":
            assert any(isinstance(event, DealEnded) for event in events)
        case "goes-on":
            assert (seat, found.card) in facts.plays
        case "ends":
            assert isinstance(action, Play)
            assert facts.plays[-1] == (seat, action.card)
        case "passes":
            holder = [other for other in range(4) if found.card in _held(state, other)]
            assert not holder or (holder[0], found.card) in facts.plays


def _held(state: AnyState, seat: Seat) -> tuple[int, ...]:
    view = tripoli_view(state.view(None))
    return state.view(seat).known(hand(seat)) if seat < view.options.players else ()


def check_trio(game: AnyGame, state: AnyState, seat: Seat, action: Action, found: Certain, luck: Random) -> None:
    before = Counter(state.view(seat).known(hand(seat)))
    twin, events = after(state, seat, action)
    view = trio_view(twin.view(seat))
    held = view.known(hand(seat))
    match found.code:
        case "out":
            assert any(isinstance(event, DealEnded) for event in events) or not held
        case "taken":
            assert Counter(held) - before == Counter([found.card])
        case _:
            assert len(held) == found.number


CHECKS = {
    "triomphe": check_triomphe,
    "trut": check_trut,
    "trente_et_un": check_trente_et_un,
    "tripoli": check_tripoli,
    "trio": check_trio,
}


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_what_is_certain_is_so(table: Table) -> None:
    luck = Random(f"certain {table}")
    said = Counter[str]()
    for state, seat, action, found in decisions(table, luck):
        CHECKS[table.game.id](table.game, state, seat, action, found, luck)
        said[found.code] += 1
    assert said


def test_everything_that_can_be_certain_comes_up() -> None:
    said: dict[str, set[str]] = {game: set() for game in GAMES}
    for table in TABLES:
        luck = Random(f"codes {table}")
        said[table.game.id] |= {found.code for *_, found in decisions(table, luck)}
    said["trut"].add("unbeaten")  # seldom: all equal cards have been seen
    assert said == {
        "triomphe": {"fault", "only", "takes", "loses", "unbeaten", "open-hand", "beaten-by", "taken"},
        "trut": {"takes", "loses", "rots", "level", "unbeaten", "rotten-by", "beaten-by"},
        "trente_et_un": {"thirty-one", "stops", "worth", "reaches", "least", "final"},
        "tripoli": {"best-five", "out", "goes-on", "ends", "passes"},
        "trio": {"out", "left", "taken"},
    }
