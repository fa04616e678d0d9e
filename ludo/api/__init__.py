"""The engine for other programs: games, parties, computer players, reviews.

`docs/library.md` shows how, and says what stays. Nothing here needs Qt or any other package, and no file is read or
written. Modules are imported by the functions that need them, so that importing this one takes no time.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in `typing`, which would take ten times as long to import as all of this
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, Final

    from ludo.api.state import State
    from ludo.bots.arena import Measurement
    from ludo.bots.contract import DecisionRequest, Evaluation, Player
    from ludo.engine.actions import Action
    from ludo.engine.cards import read_cards, write_cards
    from ludo.engine.options import OptionsError, Value
    from ludo.engine.places import hand
    from ludo.engine.refusals import IllegalActionError
    from ludo.engine.views import AnyView
    from ludo.session.reviewing import Moment

__all__ = [
    "Action",
    "DecisionRequest",
    "IllegalActionError",
    "OptionsError",
    "State",
    "determinize",
    "evaluate",
    "games",
    "hand",
    "levels",
    "measure",
    "new_partie",
    "options",
    "players",
    "presets",
    "read_cards",
    "read_text",
    "review",
    "write_cards",
    "write_text",
]

_ELSEWHERE: Final = {
    "Action": "ludo.engine.actions",
    "DecisionRequest": "ludo.bots.contract",
    "IllegalActionError": "ludo.engine.refusals",
    "OptionsError": "ludo.engine.options",
    "State": "ludo.api.state",
    "hand": "ludo.engine.places",
    "read_cards": "ludo.engine.cards",
    "write_cards": "ludo.engine.cards",
}
"""Names that are read from their modules when somebody asks for them."""


def __getattr__(name: str) -> Any:
    if name not in _ELSEWHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_ELSEWHERE[name]), name)


def games() -> tuple[str, ...]:
    """Return the ids of all games.

    >>> games()
    ('trut', 'trente_et_un', 'triomphe', 'tripoli', 'trio')
    """
    from ludo.bots.registry import PLAYERS

    return tuple(PLAYERS)


def presets(game: str) -> tuple[str, ...]:
    """Return the names of the presets of a game; `classic` is the rulebook's.

    >>> presets("trut")
    ('classic', 'quiet', 'bluffers', 'short', 'match')
    """
    from ludo.games import GAMES

    return tuple(GAMES[game].presets)


def options(game: str, preset: str = "classic") -> dict[str, Value]:
    """Return every option of a game, with its value in a preset.

    >>> options("trut", "short")["truts_to_win"]
    3
    """
    from ludo.games import GAMES

    return GAMES[game].in_force(GAMES[game].presets[preset])


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of computer players of a game, weakest first; `baseline` is a measure that never changes.

    >>> levels("trut")
    ('random', 'simple', 'baseline', 'debutant', 'amateur', 'fort', 'expert')
    """
    from ludo.bots.registry import played_levels

    return played_levels(game)


def new_partie(
    game: str,
    options: Mapping[str, Value] | str = "classic",
    players: Sequence[str | Player | None] = (),
    seed: int = 0,
) -> State:
    """Return a partie at its first decision; everything that luck does in it follows from the seed.

    options: values by name, the rulebook's for the others, or the name of a preset. players: who sits on each seat: a
    level, a function as `players` returns it, or None for you, who act by `State.apply`. Raises OptionsError.

    >>> partie = new_partie("trut", "short", ["expert", "simple"], seed=1)
    >>> partie.play().returns()
    (0.0, 1.0)
    """
    from ludo.api.state import begin

    return begin(game, options, players, seed)


def determinize(view: AnyView, seed: int = 0) -> State:
    """Return a partie that looks the same to a view: what the view does not show is drawn at random.

    >>> partie = new_partie("trut", seed=1)
    >>> imagined = determinize(partie.view(0), seed=7)
    >>> imagined.view(0) == partie.view(0), imagined.view(1) == partie.view(1)
    (True, False)
    """
    from ludo.api.state import imagine

    return imagine(view, seed)


def players(game: str, level: str) -> Player:
    """Return the computer player of a level: a function from a `DecisionRequest` and random numbers to an act.

    It returns None where it lets the moment pass. Raises ValueError for an unknown level.

    >>> from random import Random
    >>> partie = new_partie("trut", seed=1)
    >>> partie.write(players("trut", "simple")(partie.request(), Random(1)))
    'play Ac'
    """
    from dataclasses import replace

    from ludo.bots.effort import never
    from ludo.bots.players import player_of

    player = player_of(game, level)
    return lambda request, rng: player(replace(request, level=level), rng, never)


def evaluate(state: State, seat: int | None = None) -> Evaluation | None:
    """Return what the Expert thinks each act of a seat is worth, best first, by what that seat knows.

    None where it makes no numbers of it.

    >>> partie = new_partie("trut", seed=1)
    >>> best = evaluate(partie).offers[0]
    >>> partie.write(best.action), best.value.low <= best.value.value <= best.value.high
    ('play Ac', True)
    """
    from ludo.bots.players import evaluate

    return evaluate(state.request(seat))


def measure(
    game: str,
    player: str | Player,
    against: str | Player = "baseline",
    parties: int = 100,
    seed: int = 0,
    options: Mapping[str, Value] | str = "classic",
    processes: int = 1,
) -> Measurement:
    """Return how a player does alone against others, and how they do alone against it, by the arena.

    Every partie is played with it on each seat in turn, with the same cards; `share_difference` says how much more it
    wins, with a 95 % interval. With several processes an own player has to be a function of a module.

    >>> found = measure("trut", "simple", against="random", parties=8, options="short")
    >>> found.a_alone.units, found.share_difference.value > 0
    (8, True)
    """
    from ludo.api.measuring import measured

    return measured(game, player, against, parties, seed, options, processes)


def review(state: State, told: Callable[[int, int], None] | None = None) -> list[Moment]:
    """Return what the decisions of persons (of seats without a level) cost, priced from what they could know.

    told: called with how many decisions are reviewed, and of how many.

    >>> from random import Random
    >>> partie = new_partie("trut", {"truts_to_win": 1}, [None, "simple"], seed=3)
    >>> while not partie.play().is_terminal():
    ...     events = partie.apply(partie.legal().sample(Random(1)))
    >>> {moment.appraisal.unit for moment in review(partie)}
    {'partie'}
    """
    from ludo.api.reviewing import reviewed

    return reviewed(state, told)


def read_text(text: str) -> State:
    """Return a partie as a saved game (`.ludogame`) holds it, as far as it can be played (`State.damage`).

    Raises ValueError for what is no partie, or one of a later version.

    >>> read_text(write_text(new_partie("trut"))).game
    'trut'
    """
    from ludo.api.state import from_text

    return from_text(text)


def write_text(state: State, names: Iterable[str] = ()) -> str:
    """Return a partie as text, which Ludo opens as a saved game. names: of who sits on the seats.

    >>> write_text(new_partie("trut"), ["Anna", "Hugo"]).splitlines()[0]
    'Ludo partie 1'
    """
    from ludo.api.state import to_text

    return to_text(state, names)
