"""The player of `benchmarks.decisions`: answers requests with whatever `ludo` its surroundings lead to.

Started as a script by it, for each package one. It is told line by line what to do: `gather` makes the requests of a
form of a game, `answer` has one of them answered, and what comes back is processor time and a digest of the answer.
"""

import json
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from random import Random
from time import process_time
from typing import Final

from ludo.bots.coach.appraisal import evidence_of
from ludo.bots.contract import DecisionRequest, ReviewRequest
from ludo.bots.players import answer, evaluate
from ludo.bots.registry import played_levels
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import AnyGame, arbitrate
from ludo.engine.runtime import is_compiled
from ludo.engine.turns import CHANCE
from ludo.games import GAMES

COACH: Final = "coach"
"""What is asked in place of a level for the evidence of a review."""
HINT: Final = "hint"
"""The same for what all offers are worth."""
EVERY: Final = 3
"""One in so many decisions is asked: they are to come from many deals."""


def gathered(game: AnyGame, values: dict[str, object], number: int) -> list[DecisionRequest]:
    """Return decisions of parties that players by rules of thumb play, in which there is a choice."""
    found: list[DecisionRequest] = []
    partie = 0
    while len(found) < number:
        found += _choices(game, values, partie, number - len(found))
        partie += 1
    return found


def _choices(game: AnyGame, values: dict[str, object], partie: int, most: int) -> list[DecisionRequest]:
    luck, options = Random(partie), game.read_options(values)
    state = game.new(options)
    heard: list[list[Event]] = [[] for _ in range(options.players)]
    found: list[DecisionRequest] = []
    deals = seen = 0
    while len(found) < most and deals < 4 and (turn := state.turn()).must is not None:
        actor, action = turn.must, None
        if actor == CHANCE:
            action = state.legal(CHANCE).sample(luck)
        else:
            wishes = {}
            for seat in (actor, *turn.may):
                asked = DecisionRequest(
                    state.view(seat), tuple(heard[seat]), state.legal(seat), seat == actor, "baseline"
                )
                wishes[seat] = answer(asked)
                if asked.must and _is_choice(asked):
                    seen += 1
                    if seen % EVERY == 1:
                        found.append(asked)
            decided = arbitrate(turn, wishes, game.steps_in)
            assert decided is not None
            actor, action = decided
        events = state.apply(actor, action)
        for seat, told in enumerate(heard):
            told += [event.seen_by(seat) for event in events]
        if any(isinstance(event, DealEnded) for event in events):
            heard = [[] for _ in heard]
            deals += 1
    return found


def _is_choice(request: DecisionRequest) -> bool:
    """Is there more than one offer?"""
    return len(list(islice(request.offers, 2))) > 1


def answered(request: DecisionRequest, level: str) -> str:
    """Return what a level answers to a request, as text."""
    if level == COACH:
        return repr(evidence_of(ReviewRequest(request)))
    if level == HINT:
        return repr(evaluate(request))
    return repr(answer(replace(request, level=level)))


def main() -> None:
    """Do what the lines on the standard input tell."""
    requests: list[DecisionRequest] = []
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "gather":
            game = GAMES[told["game"]]
            requests = gathered(game, told["options"], told["number"])
            views = "\n".join(repr((request.view, request.history, tuple(request.offers))) for request in requests)
            back: dict[str, object] = {
                "digest": _digest(views),
                "levels": played_levels(game.id),
                "compiled": is_compiled(),
            }
        else:
            request = requests[told["number"]]
            began = process_time()
            text = answered(request, told["level"])
            back = {"seconds": process_time() - began, "digest": _digest(text), "none": text == "None"}
        print(json.dumps(back), flush=True)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    main()
