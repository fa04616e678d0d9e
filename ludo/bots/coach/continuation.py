"""Playing a deal on from a moment of a partie, as the coach shows it: the Expert for a person, others as they were.

Everybody decides by what they were told. The hands are those of the partie; what luck still does is drawn anew, unless
it is asked what comes of an act: then every card lies as it lay.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ludo.bots.coach.luck_rollouts import OpenDeal, OpenTable
from ludo.bots.effort import Hurried, never
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.options import Value
from ludo.engine.turns import Actor
from ludo.engine.views import AnyView
from ludo.games import GAMES


@dataclass(frozen=True, slots=True)
class PlayOnRequest:
    """A deal to be played on: the partie so far, who plays for each chair (a level), and the number of its luck.

    act: what is done first, with the cards as they lay; None: whoever is asked decides.
    """

    game: str
    options: Mapping[str, Value]
    done: tuple[tuple[Actor, Action], ...]
    levels: tuple[str, ...]
    number: int
    act: tuple[Actor, Action] | None = None


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """How the deal ended: what an onlooker sees then."""

    view: AnyView


def played_on(request: PlayOnRequest, hurried: Hurried = never) -> PlayedOn | None:
    """Return how a deal ends that is played on; None where that was hurried."""
    game = GAMES[request.game]
    spot = OpenDeal(game.new(game.read_options(request.options)), [[] for _ in request.levels])
    for actor, action in request.done:
        spot.do(actor, action)
    spot.ended = False
    luck = Random(request.number)
    reshuffle = players_of(request.game).reshuffle
    if request.act is not None:
        spot.do(*request.act)
    elif reshuffle is not None:
        reshuffle()(spot.state, luck)
    OpenTable(game, request.levels, hurried).play_on(spot, luck)
    return None if hurried() else PlayedOn(spot.state.view(None))
