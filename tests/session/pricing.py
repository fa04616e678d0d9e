"""A reviewer for tests, whose prices are made up: what is offered first is best, others cost 4 in 100 more each."""

from dataclasses import replace
from itertools import islice
from random import Random

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.continuation import PlayOnRequest, played_on
from ludo.bots.coach.prices import Mark
from ludo.bots.coach.typical_deals import Typical
from ludo.bots.contract import DecisionRequest, Hands, ReviewRequest
from ludo.bots.estimates import Estimate
from ludo.bots.questions import A, Compare, PlayOn, Question
from ludo.engine.actions import Action
from ludo.engine.cards import PACK_32
from ludo.session.pending import Pending
from tests.session.tables import InProcess

COST = 0.04


def made_up(request: ReviewRequest) -> Appraisal:
    """Return a price that any test can work out: the first two offers are equal, the others cost more and more."""
    decision = request.decision
    acts: list[Action | None] = [*islice(decision.offers, 12)]
    if not decision.must:
        acts.insert(0, None)
    acts += [act for act in request.done if act not in acts]
    rows = [
        ActPrice(act, _around(0.6 - cost, 0.05), _around(cost, cost * 0.3))
        for act, cost in ((act, COST * max(0, place - 1)) for place, act in enumerate(acts))
    ]
    done = acts.index(request.done[0]) if request.done else None
    lowest = 0.0 if done is None else rows[done].cost.low
    marks: list[tuple[float, Mark]] = [(0.08, "blunder"), (0.03, "mistake"), (0.01, "slip")]
    mark = next((mark for least, mark in marks if lowest >= least), None)
    equal = tuple(range(len(rows)))[:2]
    typical = Typical() if mark is None else Typical((1, 2), (3,), tuple(hands(decision, luck) for luck in (1, 2, 3)))
    return Appraisal("partie", tuple(rows), 64, done, mark, None if mark is None else True, equal, typical=typical)


def hands(decision: DecisionRequest, luck: int) -> Hands:
    """Deal what the seat does not see to the hands that it does not see."""
    zones = decision.view.zones
    seen = {card for cards in zones.values() for card in cards}
    left = [card for card in PACK_32 if card not in seen]
    Random(luck).shuffle(left)
    unseen = {place: cards for place, cards in zones.items() if place.kind == "hand" and None in cards}
    return {place: tuple(left.pop() for _ in cards) for place, cards in unseen.items()}


def _around(value: float, half: float) -> Estimate:
    return Estimate(*(round(each, 6) for each in (value, value - half, value + half)))


class MadeUp(InProcess):
    """Prices at once, or when told to (`held`); asked: every decision it was asked about; played: every deal that it
    was to play on, which it does at random. Of luck it knows nothing, of what players do neither."""

    def __init__(self, *, held: bool = False) -> None:
        super().__init__(self.find, held=held)
        self.asked: list[ReviewRequest] = []
        self.played: list[PlayOnRequest] = []
        self.failing = False

    def prices(self, game: str, /) -> bool:
        return True

    def weighs(self, game: str, /) -> bool:
        return False

    def ask(self, question: Question[A], /) -> Pending[A]:
        match question:
            case PlayOn(request):
                self.played.append(request)
            case Compare(request):
                self.asked.append(request)
            case _:
                pass
        return super().ask(question)

    def find(self, question: Question[object]) -> object:
        """What is found out."""
        if self.failing:
            raise ValueError("no idea")
        match question:
            case PlayOn(request):
                return played_on(replace(request, levels=("random",) * len(request.levels)))
            case Compare(request):
                return made_up(request)
            case _:
                return None
