"""What holds at every moment of every game. Each function looks at one moment and asserts one thing."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludo.engine.actions import PLAYS, Action, Cut, Deal, Lot, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import SOMEBODY_ASKED, Asked, Event, Happened, Moved, PartieEnded, Turned
from ludo.engine.frozen import slots_of
from ludo.engine.game import AnyGame, AnyState, State
from ludo.engine.places import Place, Seat
from ludo.engine.refusals import IllegalActionError, Refusal
from ludo.engine.turns import CHANCE, SOMEBODY, Turn
from ludo.engine.views import AnyView, zones_of
from tests.contract.playing import everybody, next_act, onlookers

MANY = 40
"""How many offers are looked at where there may be millions."""
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TELLING = {"lead-passed", "fault"}
"""Codes of what happens by the rules and says something about a hand without showing a card of it (TRP-88, TRI-90)."""
FOREIGN: tuple[Action, ...] = (
    *PLAYS, Cut(0), Cut(31), Cut(99), Lot(0), Lot(99), Shuffle(()), Shuffle((0, 0)), Shuffle(tuple(range(52))),
    Deal(()), Deal(((), ())), Deal(((0, 0, 0), (0, 0, 0))), Say(""), Say("xyzzy"), Action(),
)  # fmt: skip
"""Actions that mostly make no sense; a game refuses them and never stumbles."""


class Pool:
    """Actions to try on everybody: the game's words, nonsense, and what was offered to somebody lately."""

    def __init__(self, game: AnyGame) -> None:
        self._words = game.vocabulary.words
        self._recent: dict[Action, None] = {}

    def actions(self, state: AnyState, players: int, luck: Random) -> list[Action]:
        """All words and a random part of the rest, never more than a few dozens."""
        for actor in (CHANCE, *range(players)):
            for action in islice(state.legal(actor), MANY):
                self._recent[action] = None
        while len(self._recent) > 10 * MANY:
            del self._recent[next(iter(self._recent))]
        some = [*FOREIGN, *self._recent]
        return [*self._words, *luck.sample(some, min(len(some), MANY))]


def check_conserved(view: AnyView, start: AnyView) -> None:
    """No card and no chip comes or goes; an onlooker sees how many lie where."""
    assert sum(map(len, view.zones.values())) == sum(map(len, start.zones.values()))
    assert sum(view.chips.values()) == sum(start.chips.values())


def check_faces(state: AnyState, players: int, pack: Counter[Card]) -> None:
    """What all seats know together is part of the pack, once that is known: no face lies twice or is known wrongly."""
    known: dict[Place, Counter[Card]] = {}
    for seat in onlookers(players):
        for place, cards in state.view(seat).zones.items():
            seen = Counter(card for card in cards if card is not None)
            known[place] = known.get(place, Counter()) | seen
    assert not pack or sum(known.values(), Counter()) <= pack


def check_turn(turn: Turn, players: int, over: bool) -> None:
    """Seats exist, nobody is named twice, and nobody acts when the party is over."""
    assert turn.must is None or turn.must == CHANCE or 0 <= turn.must < players
    assert (turn.must is None) == over
    assert len(set(turn.may)) == len(turn.may)
    assert turn.must not in turn.may
    assert all(0 <= seat < players for seat in turn.may)
    assert not turn.may or turn.must is not None


def check_asked(game: AnyGame, state: AnyState, players: int) -> None:
    """Who is asked has offers, who may step in has offers to do so, and nobody else has any."""
    turn = state.turn()
    for actor in everybody(players):
        offers = state.legal(actor)
        if actor == turn.must:
            assert offers
        elif actor in turn.may:
            assert offers
            assert all(game.steps_in(action) for action in islice(offers, MANY))
        else:
            assert not offers
            assert next(iter(offers), None) is None


def check_legal(state: AnyState, players: int, pool: Iterable[Action], luck: Random, applied: int = 3) -> None:
    """`action in legal`, `check` and `apply` agree, for what is offered and for anything else."""
    pool = list(pool)
    for actor in everybody(players):
        offers = state.legal(actor)
        listed = list(islice(offers, MANY))
        assert bool(offers) == bool(listed)
        assert all(action in offers for action in listed)
        assert len(set(map(repr, listed))) == len(listed)
        tried = [*listed, *([offers.sample(luck), offers.rollout_action(luck)] if listed else []), *pool]
        for action in tried:
            assert (state.check(actor, action) is None) == (action in offers), (actor, action)
        for action in (*luck.sample(listed, min(len(listed), applied)), *luck.sample(tried, min(len(tried), applied))):
            check_applies(state, actor, action)


def check_applies(state: AnyState, actor: int, action: Action) -> None:
    """`apply` and `do` do what `check` lets through; `apply` refuses the rest likewise, changing nothing."""
    refusal = state.check(actor, action)
    twin = state.clone()
    if refusal is None:
        quiet = state.clone()
        quiet.do(actor, action)
        twin.apply(actor, action)
        assert quiet == twin
        return
    with pytest.raises(IllegalActionError) as caught:
        twin.apply(actor, action)
    assert caught.value.refusal == refusal
    assert twin == state
    check_refusal(refusal)


def check_refusal(refusal: Refusal) -> None:
    """A refusal is a code that can be looked up, with plain details."""
    assert KEBAB.fullmatch(refusal.code)
    for name, value in refusal.details.items():
        assert isinstance(name, str)
        values = value if isinstance(value, tuple) else (value,)
        assert all(entry is None or isinstance(entry, int | str | bool) for entry in values)


def check_codes(events: Iterable[Event]) -> None:
    """Everything said or told has a code that can be looked up."""
    for event in events:
        code = getattr(event, "code", None)
        assert code is None or re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)*", code)


def mutable(thing: Any) -> Iterable[Any]:
    """The changing objects that a state's slots lead to."""
    todo = [getattr(thing, name) for name in slots_of(type(thing)) if hasattr(thing, name)]
    while todo:
        found = todo.pop()
        if isinstance(found, list | set | dict | bytearray):
            yield found
        if isinstance(found, dict):
            todo += found.values()
        elif isinstance(found, list | set | tuple):
            todo += found
        elif isinstance(found, State):
            yield found
            todo += mutable(found)


def check_clone(state: AnyState, luck: Random, actions: int = 5) -> None:
    """A clone is equal, shares nothing that changes, and what is done to it does not touch the original."""
    twin = state.clone()
    assert type(twin) is type(state)
    assert twin == state
    assert not {id(thing) for thing in mutable(state)} & {id(thing) for thing in mutable(twin)}
    before = state.clone()
    for _ in range(actions):
        act = next_act(twin, luck, 0.3)
        if act is None:
            break
        twin.apply(*act)
        assert twin != state or act is None
    assert state == before


def check_texts(game: AnyGame, state: AnyState, players: int) -> None:
    """Every offer is written as one line and read back as itself."""
    for actor in (CHANCE, *range(players)):
        for action in islice(state.legal(actor), MANY):
            text = game.write(action)
            assert game.read(text) == action
            assert "\n" not in text
            assert text == text.strip()


def offered(state: AnyState, actor: int) -> list[Action]:
    """What an actor is offered, as far as it is looked at."""
    return list(islice(state.legal(actor), MANY))


def check_determinized(game: AnyGame, state: AnyState, players: int, luck: Random, pool: Iterable[Action]) -> None:
    """A state imagined from a view looks the same: same picture, same offers, same refusals; and it can be played."""
    pool = list(pool)
    for seat in onlookers(players):
        view = state.view(seat)
        other = game.determinize(view, luck)
        assert other.view(seat) == view
        assert other.turn() == state.turn() or view.turn.must == SOMEBODY
        if seat is not None:
            assert same_offers(offered(state, seat), offered(other, seat))
            assert [state.check(seat, action) for action in pool] == [other.check(seat, action) for action in pool]
        act = next_act(other, luck)
        if act is not None:
            other.apply(*act)
            other.view(seat)


def same_offers(one: list[Action], other: list[Action]) -> bool:
    """Are these the same offers, in whatever order? Long lists are cut off, so only their lengths are compared."""
    if len(one) < MANY and len(other) < MANY:
        return sorted(map(repr, one)) == sorted(map(repr, other))
    return len(one) == len(other)


def check_whispers(game: AnyGame, state: AnyState, players: int, luck: Random) -> None:
    """Two worlds that look the same to a seat sound the same, up to the first face that one of them shows it.

    The worlds are the true one and an imagined one in which hidden cards lie elsewhere. Acts of luck are left out:
    what they bring is new in either world.
    """
    act = next_act(state, luck, 0.3)
    if act is None or act[0] == CHANCE:
        return
    for seat in onlookers(players):
        here, there = state.clone(), game.determinize(state.view(seat), luck)
        if there.check(*act) is not None:
            continue
        told_here = [event.seen_by(seat) for event in here.apply(*act)]
        told_there = [event.seen_by(seat) for event in there.apply(*act)]
        for one, other in zip(told_here, told_there, strict=False):
            if one != other:
                assert shows_a_face(one) or shows_a_face(other), (seat, act, one, other)
                break
        else:
            assert len(told_here) == len(told_there)
            assert here.view(seat) == there.view(seat)


def shows_a_face(event: Event) -> bool:
    """Does this event, as it was heard, show a card, or tell what somebody does not hold?"""
    if isinstance(event, Happened):
        return event.code in TELLING
    return isinstance(event, Moved | Turned) and any(card is not None for card in event.cards)


def check_view(view: AnyView, seat: Seat | None, game: AnyGame, options: Any) -> None:
    """A view says whose it is and of what, without empty places; nothing but frozen values is in it."""
    assert (view.game, view.seat) == (game.id, seat)
    assert view.options == options
    assert view.zones == zones_of(view.zones.items())
    assert all(view.chips.values())
    assert mutable_fields(view.facts) == []


def mutable_fields(facts: Any) -> list[str]:
    """Names of fields of a frozen dataclass that could be changed in place."""
    names = []
    for entry in fields(facts):
        todo = [getattr(facts, entry.name)]
        while todo:
            value = todo.pop()
            if isinstance(value, list | set | dict | bytearray):
                names.append(entry.name)
            elif isinstance(value, tuple):
                todo += value
    return names


def check_events(state: AnyState, events: list[Event], players: int) -> None:
    """The turn is told last, to who must act as it is; the end of the party is told when it comes, with its winners.

    Before, there may be a question that was put to nobody, without anybody hearing that (`SOMEBODY_ASKED`).
    """
    turn = state.turn()
    assert events[-1] == state.turn_event()
    assert events[-1].seen_by(turn.must if turn.must != CHANCE else None) == Asked(*turn)
    assert [event for event in events[:-1] if isinstance(event, Asked)] in ([], [SOMEBODY_ASKED])
    standing = state.standing()
    ended = [event for event in events if isinstance(event, PartieEnded)]
    assert ended == ([PartieEnded(standing.winners)] if standing.over else [])
    assert len(standing.chips) == players
    assert set(standing.winners) <= set(range(players))
    assert standing.over or not standing.winners
