"""A partie for other programs: everything of it, with all that was done. Luck acts by itself, by the seed."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final, Self

from ludo.bots.contract import DecisionRequest, Player, luck_of
from ludo.bots.players import player_of
from ludo.bots.self_play import shares
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.game import AnyGame, Standing, arbitrate
from ludo.engine.offers import Offers
from ludo.engine.options import Value, write_options
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Turn
from ludo.engine.views import AnyView
from ludo.games import GAMES, understood
from ludo.moments import utc_now
from ludo.session.chairs import Chair, chair_of
from ludo.session.partie_text import read_partie, write_partie
from ludo.session.ports import Header
from ludo.session.questions import request_for
from ludo.session.record import PartieRecord
from ludo.session.timeline import Timeline, do, write_step

_OWN: Final = ""
"""The level of a player that is no level of the game."""


class State:
    """A partie as it stands, for programs that may know all of it; each seat may know its `view` and its `events`.

    game: its id; header: how it began; damage: why a text could be read no further, empty if it was read whole.
    """

    def __init__(
        self, game: AnyGame, header: Header, timeline: Timeline, players: Sequence[Player | None], seed: int
    ) -> None:
        self.game = game.id
        self.header = header
        self.damage = ""
        self._game = game
        self._timeline = timeline
        self._players = tuple(players)
        self._seed = seed
        self._lines: list[str] | None = []
        """The log, None where the beginning is not known."""

    def turn(self) -> Turn:
        """Return the seat that must act (`must`: None once the partie is over) and those that may step in before."""
        return self._timeline.state.turn()

    def current_player(self) -> Seat | None:
        """Return the seat that must act; None once the partie is over."""
        return self.turn().must

    def is_terminal(self) -> bool:
        """Is the partie over?"""
        return self._timeline.over

    def legal(self, seat: Seat | None = None) -> Offers:
        """Return what a seat (None: who must act) may do: to be gone through, or drawn from by `sample(rng)`."""
        return self._timeline.state.legal(self._actor(seat))

    def view(self, seat: Seat | None) -> AnyView:
        """Return what a seat sees: cards by place, chips, turn, public facts. None: an onlooker."""
        return self._timeline.state.view(seat)

    def events(self, seat: Seat) -> tuple[Event, ...]:
        """Return what a seat was told since the deal began."""
        return self.request(seat).history

    def request(self, seat: Seat | None = None, level: str = _OWN) -> DecisionRequest:
        """Return the question that the player on a seat (None: who must act) is asked now."""
        return request_for(self._timeline, len(self._timeline.steps), self._actor(seat), level)

    def write(self, action: Action | None) -> str:
        """Return an act as text, as `apply` reads it; None, letting the moment pass, as the empty text."""
        return "" if action is None else self._game.write(action)

    def apply(self, action: Action | str, seat: Seat | None = None) -> tuple[Event, ...]:
        """Do an act of a seat (None: who must act), and what luck does next; return all that happened.

        Raises IllegalActionError, and ValueError for a text that is no act.
        """
        before = len(self._timeline.steps)
        self._add(self._actor(seat), self._game.read(action) if isinstance(action, str) else action)
        self.draw()
        return tuple(event for step in self._timeline.steps[before:] for event in step.events)

    def draw(self) -> Self:
        """Do what luck does, as long as it is its turn, as it has done already but in a text that was read."""
        while self.turn().must == CHANCE and not self.is_terminal():
            drawn = sum(step.actor == CHANCE for step in self._timeline.steps)
            luck = Random(f"{self._seed}/{drawn}")
            self._add(CHANCE, self._timeline.state.legal(CHANCE).sample(luck))
        return self

    def step(self) -> bool:
        """Do the next act, as its player wants it; False where you have to do it, or the partie is over."""
        self.draw()
        turn, state = self.turn(), self._timeline.state
        if self.is_terminal() or turn.must is None or self._player(turn.must) is None:
            return False
        wishes = {}
        for seat in (turn.must, *turn.may):
            player = self._player(seat)
            if player is not None:
                request = self.request(seat, self._level(seat))
                wishes[seat] = player(request, luck_of(request))
        decided = arbitrate(turn, wishes, self._game.steps_in)
        if decided is None or decided[1] not in state.legal(decided[0]):
            raise ValueError(f"the player on seat {turn.must} did nothing that it may do")
        self.apply(decided[1], decided[0])
        return True

    def play(self, acts: int | None = None) -> Self:
        """Go on as the players want until the partie is over, one of you has to act, or so many acts are done."""
        for _ in islice(iter(self.step, False), acts):
            pass
        return self

    def clone(self) -> "State":
        """Return a copy, for which luck will do the same; `determinize` makes one with other luck."""
        twin = State(self._game, self.header, self._timeline.clone(), self._players, self._seed)
        twin.damage, twin._lines = self.damage, None if self._lines is None else [*self._lines]
        return twin

    def playout(self, seed: int = 0, acts: int | None = None) -> "State":
        """Return how it could end: a copy that is played on at random, to the end or for so many acts."""
        state = self._timeline.state.clone()
        state.playout(Random(seed), -1 if acts is None else acts)
        return _somewhere(self._game, self.header, Timeline(self._game, [state]), self._players, seed)

    def standing(self) -> Standing:
        """Return how the partie stands: who won, chips, and what the game counts."""
        return self._timeline.state.standing()

    def returns(self) -> tuple[float, ...]:
        """Return for each seat the share of the partie that its side has won; equal shares where nobody has."""
        sides = self._game.sides(self._game.read_options(self.header.options))
        by_side = shares(self.standing().winners, sides)
        side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
        return tuple(by_side[side_of[seat]] for seat in range(len(side_of)))

    @property
    def record(self) -> PartieRecord:
        """The partie at each of its moments, as reviews need it."""
        return PartieRecord(self._game, self.header, self._timeline)

    def log(self) -> tuple[str, ...]:
        """Return every act as a line of text. Raises ValueError for a partie whose beginning is not known."""
        if self._lines is None:
            raise ValueError("the beginning of this partie is not known")
        return tuple(self._lines)

    def _actor(self, seat: Seat | None) -> Seat:
        actor = self.turn().must if seat is None else seat
        if actor is None:
            raise ValueError("the partie is over")
        return actor

    def _add(self, actor: Seat, action: Action) -> None:
        self._timeline.add(*do(self._timeline.state, actor, action))
        if self._lines is not None:
            self._lines.append(write_step(self._game, actor, action))

    def _player(self, seat: Seat) -> Player | None:
        chair = chair_of(seat, self._timeline.state)
        return self._players[chair] if chair < len(self._players) else None

    def _level(self, seat: Seat) -> str:
        return self.header.chairs[chair_of(seat, self._timeline.state)].level or _OWN


def read_values(game: AnyGame, given: Mapping[str, Value] | str) -> Mapping[str, Value]:
    """Return every option by name, given some of them or the name of a preset. Raises OptionsError."""
    if isinstance(given, str):
        if given not in game.presets:
            raise ValueError(f"no preset {given!r}; there are {', '.join(game.presets)}")
        given = game.presets[given]
    return write_options(game.read_options(given))


def begin(game_id: str, given: Mapping[str, Value] | str, players: Sequence[str | Player | None], seed: int) -> State:
    """Return a partie at its first decision; see `ludo.api.new_partie`."""
    game = GAMES[game_id]
    values = read_values(game, given)
    read = game.read_options(values)
    if len(players) > read.players:
        raise ValueError(f"{len(players)} players, and only {read.players} seats")
    named = [*players, *[None] * (read.players - len(players))]
    chairs = tuple(Chair(f"Player {number}", _level_of(each)) for number, each in enumerate(named, 1))
    header = Header(game.id, game.rules_version, values, chairs, utc_now().isoformat(timespec="seconds"))
    who = [_at_level(game, each) if isinstance(each, str) else each for each in named]
    return State(game, header, Timeline(game, [game.new(read)]), who, seed).draw()


def _level_of(player: str | Player | None) -> str | None:
    return player if isinstance(player, str) else None


def _at_level(game: AnyGame, level: str) -> Player:
    """Return the player of a level, who is asked as at the table."""
    from ludo.bots.effort import never

    player = player_of(game.id, level)
    return lambda request, rng: player(request, rng, never)


def imagine(view: AnyView, seed: int) -> State:
    """Return a partie that looks the same to a view; see `ludo.api.determinize`."""
    game = GAMES[view.game]
    chairs = tuple(Chair(f"Player {number}") for number in range(1, view.options.players + 1))
    header = Header(game.id, game.rules_version, write_options(view.options), chairs, "")
    return _somewhere(game, header, Timeline(game, [game.determinize(view, Random(seed))]), (), seed)


def _somewhere(game: AnyGame, header: Header, timeline: Timeline, players: Sequence[Player | None], seed: int) -> State:
    """Return a partie whose beginning is not known."""
    state = State(game, header, timeline, players, seed)
    state._lines = None
    return state


def from_text(text: str) -> State:
    """Return a partie as far as a text of it can be played; see `ludo.api.read_text`."""
    header, lines = read_partie(text)
    game, options = understood(header.game, header.rules_version, header.options)
    state = State(game, header, Timeline(game, [game.new(options)]), [_known(game, each) for each in header.chairs], 0)
    damage = state._timeline.play(lines)
    state._lines = lines[: state._timeline.lines]
    state.damage = "" if damage is None else str(damage)
    return state


def _known(game: AnyGame, chair: Chair) -> Player | None:
    """Return who plays for a chair; None for a person, and for a level that the game has not."""
    try:
        return None if chair.level is None else _at_level(game, chair.level)
    except ValueError:
        return None


def to_text(state: State, names: Iterable[str]) -> str:
    """Return a partie as text; see `ludo.api.write_text`."""
    chairs = list(state.header.chairs)
    for number, name in enumerate(names):
        chairs[number] = chairs[number]._replace(name=name)
    return write_partie(state.header._replace(chairs=tuple(chairs)), state.log())
