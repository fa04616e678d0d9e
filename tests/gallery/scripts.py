"""Parties written down action by action, up to a moment worth a picture."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from ludo.engine.options import Value, write_options
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.timeline import write_step
from ludo.store.store import Store

ANNA = Chair("Anna")
HUGO = Chair("Hugo", "simple")
LEA = Chair("Léa", "simple")
MARCEL = Chair("Marcel", "simple")


class Script:
    """A partie in the making; its log as lines."""

    def __init__(self, game: str, values: Mapping[str, Value], chairs: tuple[Chair, ...], seed: int = 1) -> None:
        self.game = GAMES[game]
        self.chairs = chairs
        self.options = self.game.read_options({**values, "players": len(chairs)})
        self.state = self.game.new(self.options)
        self.lines: list[str] = []
        self._luck = Random(seed)

    def act(self, actor: int, text: str) -> None:
        """Somebody, or luck, does something. Raises IllegalActionError, ValueError."""
        action = self.game.read(text)
        self.lines.append(write_step(self.game, actor, action))
        self.state.apply(actor, action)

    def play(self, *acts: str) -> None:
        """Several acts of seats, each written as in a log: `0 play Kh`."""
        for text in acts:
            seat, _, act = text.partition(" ")
            self.act(int(seat), act)

    def luck(self) -> None:
        """Luck does what it does until a seat is asked."""
        while self.state.turn().must == CHANCE:
            action = self.state.legal(CHANCE).sample(self._luck)
            self.act(CHANCE, self.game.write(action))

    def save(self, store: Store) -> int:
        """Write it down; its number."""
        options = write_options(self.options)
        number = store.create(Header(self.game.id, self.game.rules_version, options, self.chairs, store.now()))
        store.append(number, 0, self.lines, [], self.state.turn().must is None)
        return number


Moves: TypeAlias = Callable[[Script], None]


@dataclass(frozen=True)
class Moment:
    """A moment of a game: who plays by which options, and what has happened.

    laid: cards that the person before the screen has laid into each tray of the draft; pressed: an act whose button
    they pressed and that leads on to a question; hinted: a hint is shown.
    """

    name: str
    chairs: tuple[Chair, ...]
    moves: Moves
    values: Mapping[str, Value] = field(default_factory=dict)
    laid: tuple[str, ...] = ()
    pressed: str = ""
    hinted: bool = False

    def script(self, game: str) -> Script:
        """The partie up to here."""
        script = Script(game, self.values, self.chairs)
        self.moves(script)
        return script
