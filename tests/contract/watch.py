"""Somebody who watches a whole party: is everything kept, at every action, and closely now and then."""

from collections import Counter
from random import Random

from ludo.engine.actions import Action, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyState
from ludo.engine.turns import Actor
from ludo.engine.views import follow
from tests.contract import invariants as keep
from tests.contract.playing import Step, onlookers, playing
from tests.contract.tables import Table


class Watch:
    """Watches one party of a table. `close` is the share of the actions that is looked at closely, 0 to 1."""

    def __init__(self, table: Table, luck: Random, close: float) -> None:
        self.table = table
        self._luck = luck
        self._close = close
        self._start = table.new().view(None)
        self._views = {seat: table.new().view(seat) for seat in onlookers(table.players)}
        self._told: list[Event] = []
        self._log: list[tuple[Actor, Action]] = []
        self._chips = [0] * table.players
        self._pack: Counter[Card] = Counter()
        self._pool = keep.Pool(table.game)

    def look(self, step: Step) -> None:
        """Look at one action: what it did, what everybody heard, and how things stand now."""
        state, players = step.state, self.table.players
        self._log.append((step.actor, step.action))
        text = self.table.game.write(step.action)
        assert self.table.game.read(text) == step.action
        keep.check_events(state, step.events, players)
        keep.check_codes(step.events)
        turn = state.turn()
        keep.check_turn(turn, players, state.standing().over)
        if turn.must is not None:
            assert state.legal(turn.must)
        for event in step.events:
            if isinstance(event, DealEnded):
                self._chips = [before + gain for before, gain in zip(self._chips, event.chips, strict=True)]
        if isinstance(step.action, Shuffle) and len(step.action.cards) > self._pack.total():
            self._pack = Counter(step.action.cards)
        self._told += step.events
        keep.check_conserved(state.view(None), self._start)
        if self._luck.random() < self._close:
            self._look_closely(state)

    def _look_closely(self, state: AnyState) -> None:
        game, players, luck = self.table.game, self.table.players, self._luck
        self._follow(state)
        pool = self._pool.actions(state, players, luck)
        keep.check_faces(state, players, self._pack)
        keep.check_asked(game, state, players)
        keep.check_legal(state, players, pool, luck)
        keep.check_texts(game, state, players)
        keep.check_clone(state, luck)
        keep.check_determinized(game, state, players, luck, luck.sample(pool, 10))
        keep.check_whispers(game, state, players, luck)

    def _follow(self, state: AnyState) -> None:
        """What everybody heard since the last close look brings their view up to date."""
        for seat, view in self._views.items():
            self._views[seat] = follow(view, (event.seen_by(seat) for event in self._told))
            assert self._views[seat] == state.view(seat)
        self._told.clear()

    def end(self, state: AnyState) -> None:
        """The partie is over, everybody was told how, its chips add up, its log gives the same end without events."""
        self._follow(state)
        standing = state.standing()
        assert standing.over
        assert tuple(self._chips) == standing.chips
        again = self.table.new()
        for actor, action in self._log:
            again.do(actor, action)
        assert again == state


def watch_party(table: Table, seed: str, close: float) -> int:
    """Play one random party to its end under watch; the number of its actions."""
    luck = Random(seed)
    watch = Watch(table, Random(f"watch {seed}"), close)
    state = table.new()
    actions = 0
    for step in playing(state, luck, table.bound()):
        watch.look(step)
        actions += 1
    watch.end(state)
    return actions
