"""A partie as environments play it: one seat after the other, token by token; luck comes from outside.

Where seats may step in, each of them is asked for its wish before anybody acts, and what comes of the wishes is what
comes of them at a table (`ludo.engine.game.arbitrate`). Nobody sees the wishes of the others.
"""

from collections.abc import Mapping
from copy import copy
from typing import Literal, TypeAlias

import numpy as np

from ludo.bots.self_play import shares
from ludo.engine.actions import Action
from ludo.engine.events import DealEnded
from ludo.engine.game import AnyState, arbitrate
from ludo.engine.offers import Rng
from ludo.engine.options import Value
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE
from ludo.environments.tokens import Spelling, tokens
from ludo.environments.vectors import Encoder, Vector
from ludo.games import GAMES

Length: TypeAlias = Literal["partie", "deal"]


class Terms:
    """The terms of an environment: a game with all its options, a whole partie or its first deal."""

    def __init__(self, game: str, options: Mapping[str, Value] | str = "classic", length: Length = "partie") -> None:
        self.game = GAMES[game]
        values = self.game.presets[options] if isinstance(options, str) else options
        self.options = self.game.read_options(values)
        self.length = length
        self.players = self.options.players
        self.sides = self.game.sides(self.options)
        self.tokens = tokens(game)
        self.encoder = Encoder(self.players, type(self.game.new(self.options).view(0).facts))
        self.labels = (*self.encoder.labels, *(f"spelt of the act: {token.strip() or token}" for token in self.tokens))
        """The meaning of each number of an observation."""


class Play:
    """A partie or deal in progress."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.state: AnyState = terms.game.new(terms.options)
        self.over = False
        self._winners: tuple[Seat, ...] = ()
        self._waiting: list[Seat] = []
        self._wishes: dict[Seat, Action | None] = {}
        self._spelling: Spelling | None = None

    @property
    def luck_is_due(self) -> bool:
        """Does luck act now?"""
        return not self.over and self.state.turn().must == CHANCE

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None once it is over, or while luck is due."""
        return self._waiting[0] if self._waiting else None

    def draw(self, rng: Rng) -> None:
        """Do what luck does once."""
        self._act(CHANCE, self.state.legal(CHANCE).sample(rng))

    def legal(self) -> list[int]:
        """Return the tokens that the seat asked can choose, in ascending order."""
        return [] if self._spelling is None else self._spelling.legal()

    def choose(self, token: int) -> None:
        """Take a token of the seat that is asked. Raises ValueError for one that it cannot choose."""
        if self._spelling is None:
            raise ValueError("nobody is asked")
        if not self._spelling.choose(token):
            return
        turn, seat = self.state.turn(), self._waiting.pop(0)
        self._wishes[seat] = self._spelling.action
        wish = self._wishes[seat]
        if self._waiting and not (wish is not None and self.terms.game.steps_in(wish)):
            self._ask()
            return
        decided = arbitrate(turn, self._wishes, self.terms.game.steps_in)
        assert decided is not None
        self._act(*decided)

    def observe(self, seat: Seat) -> Vector:
        """Return what a seat sees, and what it has spelt of its act, as numbers (`Terms.labels`)."""
        spelt = np.zeros(len(self.terms.tokens), np.float32)
        if self._spelling is not None and seat == self.seat:
            for token in self._spelling.so_far:
                spelt[token] += 1
        return np.concatenate((self.terms.encoder.encode(self.state.view(seat)), spelt))

    def returns(self) -> list[float]:
        """Return what each seat has won: so much that all seats sum to 0, 0 while it lasts."""
        if not self.over:
            return [0.0] * self.terms.players
        won, sides = shares(self._winners, self.terms.sides), self.terms.sides
        of_seat = {seat: len(sides) * won[side] - 1 for side, seats in enumerate(sides) for seat in seats}
        return [of_seat[seat] for seat in range(self.terms.players)]

    def clone(self) -> "Play":
        """Return a copy that goes on by itself."""
        twin = copy(self)
        twin.state = self.state.clone()
        twin._waiting, twin._wishes = [*self._waiting], dict(self._wishes)
        if self._spelling is not None:
            twin._spelling = copy(self._spelling)
            twin._spelling.so_far = [*self._spelling.so_far]
        return twin

    def __deepcopy__(self, memo: object) -> "Play":
        return self.clone()

    def _act(self, actor: int, action: Action) -> None:
        events = self.state.apply(actor, action)
        self._waiting, self._wishes, self._spelling = [], {}, None
        turn = self.state.turn()
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        of_deal = ended is not None and self.terms.length == "deal"
        if turn.must is None or of_deal:
            self.over = True
            self._winners = ended.winners if ended is not None and of_deal else self.state.standing().winners
            return
        if turn.must != CHANCE:
            self._waiting = [turn.must, *(seat for seat in turn.may if self.state.legal(seat))]
            self._ask()

    def _ask(self) -> None:
        seat = self._waiting[0]
        optional = seat != self.state.turn().must
        self._spelling = Spelling(self.terms.game, self.state.legal(seat), optional=optional)
