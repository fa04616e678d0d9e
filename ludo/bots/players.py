"""The player for a level: the one entry through which every computer player is asked."""

from dataclasses import replace
from random import Random

from ludo.bots.contract import Answer, DecisionRequest, Evaluation, GradedPlayer, Valued, luck_of
from ludo.bots.effort import Hurried, never
from ludo.bots.levels import BASELINE, SIMPLE
from ludo.bots.registry import players_of
from ludo.engine.actions import Action
from ludo.engine.offers import Listed
from ludo.games import GAMES


def player_of(game: str, level: str) -> GradedPlayer:
    """Return who plays a game at a level, its code read. Raises ValueError for an unknown level."""
    players = players_of(game)
    if level in players.levels and players.graded is not None:
        return _keeping(players.graded())
    if level in (SIMPLE, BASELINE):
        simple = players.simple()
        return lambda request, rng, hurried: simple(request, rng)
    if level == "random":
        return _random
    raise ValueError(f"{game} has no level that is called {level!r}")


def _keeping(graded: GradedPlayer) -> GradedPlayer:
    """Return a player who gives no partie away for certain (`Game.gives_away`) while something else keeps a chance.

    Who would is asked once more, without what does so.
    """

    def kept(request: DecisionRequest, rng: Random, hurried: Hurried) -> Action | None:
        view, action = request.view, graded(request, rng, hurried)
        gives_away = GAMES[view.game].gives_away
        if action is None or not gives_away(view, action):
            return action
        left = tuple([offer for offer in request.offers if not gives_away(view, offer)])
        if len(left) < 2:
            return left[0] if left else action
        again = graded(replace(request, offers=Listed(left)), rng, hurried)
        return again if again in left else left[0]

    return kept


def read_players(game: str) -> None:
    """Read the code of the players of a game, so that no first answer waits for it."""
    players = players_of(game)
    players.simple()
    if players.graded is not None:
        players.graded()
    if players.oracle is not None:
        players.oracle()
    if players.evaluator is not None:
        players.evaluator()


def answer(request: DecisionRequest, hurried: Hurried = never) -> Action | None:
    """Return a computer player's action, None if it lets the moment pass. Raises ValueError for an unknown level.

    hurried: asked between the iterations of a search, which ends once it says so.
    """
    return player_of(request.view.game, request.level)(request, luck_of(request), hurried)


def evaluate(request: DecisionRequest, hurried: Hurried = never) -> Evaluation | None:
    """Return what each offer is worth to the seat asked, whatever level the request names, by what it was told alone.

    None for a game, or for a question, of which the strongest player makes no numbers.
    """
    request = replace(request, level="expert")
    oracle = players_of(request.view.game).oracle
    found = None if oracle is None else oracle()(request, luck_of(request), hurried)
    return None if found is None else found._replace(offers=_keeping_first(request, found.offers))


def _keeping_first(request: DecisionRequest, offers: tuple[Valued, ...]) -> tuple[Valued, ...]:
    """Return offers with what gives the partie away for certain behind all that seem as good as the best one."""
    gives_away = GAMES[request.view.game].gives_away
    equal = [offer for offer in offers if offer.value.value == offers[0].value.value]
    behind = [offer for offer in equal if offer.action is not None and gives_away(request.view, offer.action)]
    return (*[offer for offer in equal if offer not in behind], *behind, *offers[len(equal) :])


def advise(request: DecisionRequest, hurried: Hurried = never) -> Answer:
    """Return what each offer is worth; where there are no figures, what the strongest player does by rule of thumb."""
    found = evaluate(request, hurried)
    return found if found is not None and found.offers else answer(replace(request, level="expert"), hurried)


def _random(request: DecisionRequest, luck: Random, hurried: Hurried) -> Action | None:
    """Choose any legal action by which a partie ends some day; step in once in ten times where it merely may."""
    if not request.must and luck.randrange(10):
        return None
    return request.offers.rollout_action(luck)
