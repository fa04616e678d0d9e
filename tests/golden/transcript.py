"""The form of a transcript, and how one is written and played again.

The head is `name: value` lines. Then each action is a line `actor: action`; below it, indented, stand what was heard
(`*` everybody, else the seats that heard it so, `-` for an onlooker) and, after the end of a deal, the standing. A
line `actor? action -> code` is a try that was refused.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from ludo.bots.contract import DecisionRequest
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, AnyState, read_actor, write_actor
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Actor
from ludo.games import GAMES
from tests.contract.invariants import Pool
from tests.contract.playing import next_act, onlookers
from tests.contract.tables import Table
from tests.golden.wording import details_text, event_text, standing_text

TRIES = 0.3
"""How often something illegal is tried before an action."""
WILD = 0.3
"""How often a player does anything at all instead of something sensible."""
LONG = 250
"""Number of actions after which a partie is left at the end of a deal."""


@dataclass
class Script:
    """What is done and tried in a party: (actor, action, is it a try). `overrides` are options beside the preset's."""

    game: AnyGame
    preset: str
    players: int
    overrides: dict[str, object]
    acts: list[tuple[Actor, Action, bool]] = field(default_factory=list)

    def new(self) -> AnyState:
        values = {**self.game.presets[self.preset], **self.overrides, "players": self.players}
        return self.game.new(self.game.read_options(values))


def improvise(table: Table, overrides: dict[str, object], seed: str) -> Script:
    """A partie of computer players with some illegal tries in it.

    A long one is left at the end of the first deal after `LONG` actions.
    """
    script = Script(table.game, table.preset, table.players, overrides)
    luck = Random(seed)
    pool = Pool(table.game)
    state = script.new()
    while (act := _next_act(state, table, luck)) is not None:
        if act[0] != CHANCE and luck.random() < TRIES:
            tried = _illegal(table.game, state, table.players, luck, pool)
            script.acts += [(*tried, True)] if tried is not None else []
        script.acts.append((*act, False))
        events = state.apply(*act)
        if len(script.acts) > LONG and any(isinstance(event, DealEnded) for event in events):
            break
    return script


def _next_act(state: AnyState, table: Table, luck: Random) -> tuple[Actor, Action] | None:
    """What comes next: mostly something sensible."""
    act = next_act(state, luck)
    if act is None or act[0] == CHANCE or luck.random() < WILD:
        return act
    seat = act[0]
    request = DecisionRequest(state.view(seat), (), state.legal(seat), seat == state.turn().must, "simple")
    action = players_of(table.game.id).simple()(request, luck)
    return (seat, action) if action is not None else act


def _illegal(game: AnyGame, state: AnyState, players: int, luck: Random, pool: Pool) -> tuple[Actor, Action] | None:
    """Something that somebody at the table might try, and that is refused."""
    actions = pool.actions(state, players, luck)
    luck.shuffle(actions)
    for action in actions:
        actor = luck.randrange(players)
        if state.check(actor, action) is not None and _has_text(game, action):
            return actor, action
    return None


def _has_text(game: AnyGame, action: Action) -> bool:
    try:
        return game.read(game.write(action)) == action
    except (ValueError, IndexError):
        return False


def write(script: Script) -> str:
    """The whole transcript of a party."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    game = script.game
    yield f"game: {game.id}"
    yield f"preset: {script.preset}"
    yield f"players: {script.players}"
    yield f"options: {json.dumps(script.overrides)}"
    yield ""
    state = script.new()
    for actor, action, is_try in script.acts:
        text = game.write(action)
        if is_try:
            refusal = state.check(actor, action)
            assert refusal is not None, f"{actor} may {text}"
            yield f"{write_actor(actor)}? {text} -> {refusal.code}{details_text(refusal.details)}"
            continue
        yield f"{write_actor(actor)}: {text}"
        events = state.apply(actor, action)
        for event in events:
            yield from _heard(event, script.players)
        if any(isinstance(event, DealEnded) for event in events):
            yield f"    standing: {standing_text(state.standing())}"


def _heard(event: Event, players: int) -> Iterator[str]:
    """What an event sounds like, and to whom."""
    by_text: dict[str, list[Seat | None]] = {}
    for seat in onlookers(players):
        by_text.setdefault(event_text(event.seen_by(seat)), []).append(seat)
    for text, seats in by_text.items():
        who = "*" if len(by_text) == 1 else " ".join("-" if seat is None else str(seat) for seat in seats)
        yield f"    {who} | {text}"


def read(transcript: str) -> Script:
    """What was done and tried in a transcript."""
    head, _, body = transcript.partition("\n\n")
    given = dict(line.split(": ", 1) for line in head.splitlines())
    game = GAMES[given["game"]]
    script = Script(game, given["preset"], int(given["players"]), json.loads(given["options"]))
    for line in body.splitlines():
        if line.startswith(" "):
            continue
        actor, mark, rest = _parts(line)
        text = rest.rpartition(" -> ")[0] if mark == "?" else rest
        script.acts.append((read_actor(actor), game.read(text), mark == "?"))
    return script


def _parts(line: str) -> tuple[str, str, str]:
    for index, letter in enumerate(line):
        if letter in ":?":
            return line[:index], letter, line[index + 2 :]
    raise ValueError(f"no action stands in {line!r}")
