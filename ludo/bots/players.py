"""The player for a level: the one entry through which every computer player is asked."""

from random import Random

from ludo.bots.contract import Prompt, luck_of
from ludo.bots.simple import SIMPLE
from ludo.engine.actions import Action


def answer(prompt: Prompt) -> Action | None:
    """The action of a computer player, None if it lets the moment pass. Raises ValueError for an unknown level."""
    luck = luck_of(prompt)
    match prompt.level:
        case "random":
            return _random(prompt, luck)
        case "simple":
            return SIMPLE[prompt.view.game](prompt, luck)
        case _:
            raise ValueError(f"no level is called {prompt.level!r}")


def _random(prompt: Prompt, luck: Random) -> Action | None:
    """Anything legal; steps in once in ten times where it merely may."""
    if not prompt.must and luck.randrange(10):
        return None
    return prompt.offers.sample(luck)
