"""Which decisions make problems: what is cheap to know is asked first, and the dear evidence last."""

from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from ludo.bots.coach.appraisal import Appraisal, appraisal_of, evidence_of
from ludo.bots.coach.principles import Explanation
from ludo.bots.coach.typical_deals import Typical, shown
from ludo.bots.contract import DecisionRequest, Evidence, ReviewRequest
from ludo.bots.estimates import Estimate
from ludo.bots.players import answer, evaluate
from ludo.engine.actions import Action
from ludo.session.problems import CLEAR
from solving.problems.parties import EXPERT, Disputed

LIKELY: Final = 0.8
"""So much of it must be seen in a few deals, or no more are imagined."""
FEW: Final = (24, 96)
"""How many deals these are, first and then."""
PICKED: Final = ("trio",)
"""Games at which not all acts are priced but some, and those that are asked about, which the Expert confirms."""
EFFORTS: Final = (1, 2)
"""How many times as many deals as for a review are imagined there; so many more where it is not sure then."""
LONGER: Final = (1, 4, 16)
"""In how many times as many deals as for a review all acts are compared at other games, until it is sure of each."""
CONFIRMED: Final = 4
"""In how many times as many the Expert plays on at last."""
APART: Final = 4.0
"""Points by which the Expert's formula tells an act from the best one there, or it is not reviewed."""
MISSED: Final = 2
"""By so many levels."""
SEEDS: Final = (1, 2)
"""Other random numbers with which the levels are asked again."""
NOTICED: Final = 0.4
"""Such a part of what a trap must surely cost any act that is not right costs at least."""
RIGHT: Final = 0.5
"""The largest part of the acts that may be right."""
MANY: Final = 20
"""So many acts are all priced, also where a review prices some."""


@dataclass(frozen=True)
class Chosen:
    """A decision that makes a problem.

    appraisal: with the act that most levels fall for as what was done; tried: the same of the others that are surely
    worse; missed: the levels that miss it.
    """

    disputed: Disputed
    appraisal: Appraisal
    tried: tuple[Appraisal, ...]
    missed: tuple[str, ...]


class _Looked(NamedTuple):
    """The act that most levels fall for, and what all acts come to."""

    tempting: Action | None
    evidence: Evidence


def chosen(disputed: Disputed) -> Chosen | None:
    """Return the problem that a decision makes, if it makes one."""
    acts = tuple(dict.fromkeys(disputed.acts.values()))
    picked = disputed.request.view.game in PICKED
    looked = _staged(disputed, acts) if picked else _at_once(disputed, acts)
    if looked is None:
        return None
    tempting, evidence = looked
    prices = {
        act: found for act in evidence.acts if (found := appraisal_of(evidence, (act,), disputed.request)) is not None
    }
    least = CLEAR[evidence.unit]
    if tempting not in prices or not _is_wrong(prices[tempting], least) or not prices[tempting].reasons:
        return None
    right = _perhaps_right(prices[tempting])
    missed = tuple(level for level, act in disputed.acts.items() if act in prices and _is_wrong(prices[act], least))
    if len(missed) < MISSED or not _is_clear(prices[tempting], least, picked):
        return None
    others = [found for act, found in prices.items() if act != tempting and _is_wrong(found, least)]
    missed = tuple(level for level in missed if _misses(level, disputed, right))
    if len(missed) < MISSED or (picked and not _is_marked(disputed, tempting)):
        return None
    tried = tuple(_refuted(found, disputed) for found in others)
    return Chosen(disputed, _refuted(prices[tempting], disputed), tried, missed)


def _at_once(disputed: Disputed, acts: tuple[Action | None, ...]) -> _Looked | None:
    """Return the act that most levels fall for, and what all acts come to; None where no two are likely to miss the
    best one."""
    few = _first_look(disputed)
    if few is None:
        return None
    every = tuple(dict.fromkeys((*few.acts, *acts)))
    evidence = few if few.weights else _long_enough(disputed, every)  # all is known otherwise
    return None if evidence is None else _Looked(_most(_missing(few, disputed)), evidence)


def _long_enough(disputed: Disputed, acts: tuple[Action | None, ...]) -> Evidence | None:
    """Return what acts come to, in more deals where it is not sure of all if they are as good as the best one."""
    for effort in LONGER:
        evidence = evidence_of(ReviewRequest(disputed.request, acts, effort))
        found = None if evidence is None else appraisal_of(evidence)
        if found is None or not has_open(found):
            break
    return evidence


def _staged(disputed: Disputed, acts: tuple[Action | None, ...]) -> _Looked | None:
    """Return the same where deals are dear: acts that the Expert's formula does not like are reviewed one by one first,
    which gives up early what hardly matters."""
    likely = [act for act in _disliked(disputed, acts) if _seems_wrong(disputed, act)]
    missing = [act for act in disputed.acts.values() if act in likely]
    if len(missing) < MISSED:
        return None
    tempting = _most(missing)
    for effort in EFFORTS:
        found = _reviewed(disputed, acts, effort, tempting)
        if found is None or _cost(found).value < CLEAR[found.unit]:
            return None
        if _is_wrong(found, CLEAR[found.unit]):
            break
    else:
        return None
    if not found.reasons:
        return None
    every = tuple(islice(disputed.request.offers, MANY + 1))
    evidence = evidence_of(ReviewRequest(disputed.request, acts if len(every) > MANY else every, effort))
    return None if evidence is None else _Looked(tempting, evidence)


def _disliked(disputed: Disputed, acts: tuple[Action | None, ...]) -> list[Action | None]:
    """Return the acts that are worse than the best one by the Expert's formula; none where two levels are not."""
    weighed = evaluate(disputed.request)
    if weighed is None:
        return []
    worths: dict[Action | None, float] = {offer.action: offer.value.value for offer in weighed.offers}
    likely = max(worths.values()) - APART
    worse = [act for act in acts if worths.get(act, likely) <= likely]
    return worse if sum(act in worse for act in disputed.acts.values()) >= MISSED else []


def _most(acts: list[Action | None]) -> Action | None:
    """Return the act that most levels do."""
    return max(acts, key=acts.count)


def _seems_wrong(disputed: Disputed, act: Action | None) -> bool:
    """Does an act about cost what a trap does, as far as a review can tell?"""
    found = _reviewed(disputed, (act,), 1, act)
    return found is not None and _cost(found).value >= CLEAR[found.unit] * LIKELY


def _reviewed(
    disputed: Disputed, acts: tuple[Action | None, ...], effort: int, done: Action | None
) -> Appraisal | None:
    """Return what an act cost among others that are tried as long as it."""
    evidence = evidence_of(ReviewRequest(disputed.request, acts, effort))
    return None if evidence is None else appraisal_of(evidence, (done,), disputed.request)


def _cost(found: Appraisal) -> Estimate:
    """Return what the act that was done cost."""
    assert found.done is not None
    return found.acts[found.done].cost


def _first_look(disputed: Disputed) -> Evidence | None:
    """Return what acts come to in a few deals; None where two levels have hardly missed the best act.

    What the Expert does is taken for what was done: then no other way of playing on is tried.
    """
    own = (disputed.acts[EXPERT],)
    found: Evidence | None = None
    for deals in FEW:
        found = evidence_of(ReviewRequest(replace(disputed.request, budget=deals), own))
        if found is None or len(_missing(found, disputed)) < MISSED:
            return None
        if found.weights:
            break
    return found


def _missing(few: Evidence, disputed: Disputed) -> list[Action | None]:
    """Return what each level does that may have missed the best act, as far as a few deals tell."""
    found = appraisal_of(few)
    if found is None:
        return []
    worths = {row.act: row.worth.value for row in found.acts}
    likely = found.acts[0].worth.value - CLEAR[few.unit] * LIKELY
    return [act for act in disputed.acts.values() if worths.get(act, likely + 1) <= likely]


def _is_marked(disputed: Disputed, act: Action | None) -> bool:
    """Would the coach mark an act, every other way of playing on asked, and say why?"""
    found = _reviewed(disputed, (act,), CONFIRMED, act)
    return found is not None and _is_wrong(found, CLEAR[found.unit]) and bool(found.reasons)


def _is_wrong(found: Appraisal, least: float) -> bool:
    return found.mark is not None and _cost(found).low >= least


def _is_clear(found: Appraisal, least: float, dear: bool) -> bool:
    """Is every act either shown to be as good as the best one or noticeably worse, and are most of them worse?

    Where deals are dear, it may be open of some: these count neither as right nor as worse.
    """
    worse = [row for place, row in enumerate(found.acts) if found.is_worse(place)]
    few_right = sum(map(found.is_right, range(len(found.acts)))) <= len(found.acts) * RIGHT
    return few_right and (dear or not has_open(found)) and all(row.cost.value >= least * NOTICED for row in worse)


def has_open(found: Appraisal) -> bool:
    """Was an act not compared long enough to tell if it is as good as the best one?"""
    return any(map(found.is_open, range(len(found.acts))))


def _misses(level: str, disputed: Disputed, right: list[Action | None]) -> bool:
    """Does a level miss what is right with other random numbers, too? A slip of the hand is not taken for a trap."""
    asked = [answer(replace(disputed.request, level=level, seed=seed)) for seed in SEEDS]
    return not all(act in right for act in asked)


def _perhaps_right(found: Appraisal) -> list[Action | None]:
    """Return the acts that are not surely worse than the best one."""
    return [row.act for place, row in enumerate(found.acts) if not found.is_worse(place)]


def _refuted(found: Appraisal, disputed: Disputed) -> Appraisal:
    """Return what an act cost with a deal where that matters, and one where not: of the hands what the seat does not
    see."""
    typical = shown(Typical(found.typical.matters[:1], found.typical.otherwise[:1]), disputed.request)
    view = disputed.request.view
    hidden = tuple({place: held[place] for place in held if None in view.cards(place)} for held in typical.hands)
    return found._replace(typical=typical._replace(hands=hidden))


def principle_of(request: DecisionRequest, best: Action | None, act: Action | None) -> Explanation | None:
    """Return the principle that explains why an act is worse, by a usual review; None if another act is best."""
    evidence = evidence_of(ReviewRequest(request, (act,)))
    found = None if evidence is None else appraisal_of(evidence, (act,), request)
    return found.principle if found is not None and found.acts[0].act == best else None
