"""Words of a review: of a decision, of all decisions of a person, of a mark."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.prices import MARKS, Mark
from ludo.bots.contract import Unit
from ludo.bots.estimates import Estimate
from ludo.engine.actions import Action, Say
from ludo.session.decisions import Kind
from ludo.session.luck_reviews import LuckAccount, Shares
from ludo.session.reviewing import Moment, Review
from ludo.session.session import Session
from ludo.ui.i18n import listed, translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.hint_words import (
    Asked,
    act_text,
    acts_text,
    as_good_names,
    counts_text,
    open_names,
    open_text,
    why_text,
)
from ludo.ui.play.luck_words import luck_text
from ludo.ui.wording.common import with_head
from ludo.ui.wording.values import amount_text, cost_text, sum_text

_MOST_EQUAL: Final = 4
"""So many acts that are as good are named; of more it is said how many."""


class MomentWords(NamedTuple):
    """A decision in words. better: what would have been better, empty if nothing; verdict: what it cost; more: what
    else is to be said; why: the reasons, empty where none could be checked."""

    where: str
    mark: str
    chosen: str
    better: str
    verdict: str
    more: str = ""
    why: str = ""

    def spoken(self) -> str:
        """Return everything as sentences, to be read aloud."""
        sentences = [self.mark, self.where, translate("Review", "Chosen: {act}.").format(act=self.chosen)]
        if self.better:
            sentences.append(translate("Review", "Better: {act}.").format(act=self.better))
        return joined([*filter(None, sentences), self.verdict, self.why, self.more])


def mark_text(mark: Mark | None) -> str:
    """Return what a mark is called; empty for none."""
    match mark:
        case "slip":
            return translate("Review", "Slip")
        case "mistake":
            return translate("Review", "Mistake")
        case "blunder":
            return translate("Review", "Blunder")
    return ""


def kind_text(kind: Kind) -> str:
    """Return what decisions of a kind are called."""
    match kind:
        case "play":
            return translate("Review", "Cards played")
        case "throw":
            return translate("Review", "Cards thrown")
        case "draw":
            return translate("Review", "Cards drawn")
        case "call":
            return translate("Review", "Calls")
        case "bid":
            return translate("Review", "Bids and bets")
    return translate("Review", "Others")


def moment_words(asked: Asked, moment: Moment) -> MomentWords:
    """Return what is said of a decision; `asked`: how the game speaks of it."""
    appraisal = moment.appraisal
    assert appraisal.done is not None
    done = appraisal.acts[appraisal.done]
    where = asked.words.progress(asked.view)
    chosen = act_text(asked, done.act)
    if is_as_good(appraisal):
        verdict = translate("Review", "Nothing was better, as far as Ludo can tell.")
        return MomentWords(where, "", chosen, "", verdict, _others_text(asked, appraisal, done.act))
    if appraisal.is_open(appraisal.done):
        verdict = cost_text(appraisal.unit, done.cost)
        return MomentWords(where, "", chosen, "", verdict, _perhaps_text(as_good_names(asked, appraisal, done.act)))
    best = appraisal.acts[0].act
    better, more = act_text(asked, best), _others_text(asked, appraisal, best)
    if appraisal.agrees is False:
        return MomentWords(where, "", chosen, better, depends_text(asked, best, done.act), more)
    verdict, mark = cost_text(appraisal.unit, done.cost), mark_text(appraisal.mark)
    more = joined([*filter(None, [counts_text(asked, appraisal), more])])
    return MomentWords(where, mark, chosen, better, verdict, more, why_text(asked, appraisal))


def depends_text(asked: Asked, best: Action | None, done: Action | None) -> str:
    """Return on whom it depends which of two acts is better."""
    depends = asked.words.sentences.depends if asked.alone else {}
    for place, act in enumerate((best, done)):
        if isinstance(act, Say) and act.word in depends:
            return depends[act.word][place]()
    if asked.alone:
        return translate("Review", "Which of the two is better depends on how your opponent plays.")
    return translate("Review", "Which of the two is better depends on how the others play.")


def is_as_good(appraisal: Appraisal) -> bool:
    """Is what was done shown to be as good as the best act?"""
    return appraisal.done is None or appraisal.is_right(appraisal.done)


def trial_text(appraisal: Appraisal, place: int) -> str:
    """Return what is said of an act that somebody tries: it is right, it costs something, or nobody can tell."""
    if appraisal.is_right(place):
        return translate("Review", "Right. Nothing is better, as far as Ludo can tell.")
    said = cost_text(appraisal.unit, appraisal.acts[place].cost)
    if appraisal.is_open(place):
        return joined([said, translate("Review", "That counts neither as right nor as wrong.")])
    return said


def cost_of(moment: Moment) -> Estimate:
    """Return what a decision cost."""
    appraisal = moment.appraisal
    return appraisal.acts[appraisal.done or 0].cost


def _others_text(asked: Asked, appraisal: Appraisal, but: Action | None) -> str:
    """Return which other acts but one are as good as the best one, and of which nobody can tell."""
    texts = [_equal_text(as_good_names(asked, appraisal, but)), open_text(open_names(asked, appraisal, but))]
    return joined([*filter(None, texts)])


def _perhaps_text(names: Sequence[str]) -> str:
    """Return what may have been better."""
    return translate("Review", "Perhaps better: {acts}.").format(acts=acts_text(names[:_MOST_EQUAL])) if names else ""


def _equal_text(names: Sequence[str]) -> str:
    if not names:
        return ""
    if len(names) > _MOST_EQUAL:
        return translate("Review", "%n other act(s) are as good.", None, len(names))
    return translate("Review", "As good: {acts}.").format(acts=acts_text(names))


def short_text(moment: Moment) -> str:
    """Return the mark and the price of a decision, in few words."""
    appraisal = moment.appraisal
    if is_as_good(appraisal):
        return translate("Review", "nothing better")
    if appraisal.done is not None and appraisal.is_open(appraisal.done):
        return translate("Review", "not compared long enough")
    if appraisal.agrees is False:
        return translate("Review", "depends on the others")
    cost = cost_of(moment)
    amount = amount_text(appraisal.unit, max(cost.value, 0.0))
    if appraisal.mark is None:
        return translate("Review", "perhaps {amount}").format(amount=amount)
    return translate("Review", "{mark}: {amount}").format(mark=mark_text(appraisal.mark), amount=amount)


def total(moments: Iterable[Moment]) -> Estimate | None:
    """Return what decisions cost together; None if there are none."""
    costs = [cost_of(moment) for moment in moments]
    if not costs:
        return None
    value = sum(cost.value for cost in costs)
    half = sqrt(sum(((cost.high - cost.low) / 2) ** 2 for cost in costs))
    return Estimate(value, value - half, value + half)


def total_text(moments: Sequence[Moment]) -> str:
    """Return what decisions cost together, in a sentence; empty if there are none."""
    if not moments:
        return ""
    if lost := _lost(moments):
        return translate("Review", "Your decisions cost about {amount}.").format(amount=lost)
    if marked := _lost_by_marked(moments):
        text = translate("Review", "Your marked decisions cost about {amount}; what all of them cost is not certain.")
        return text.format(amount=marked)
    return translate("Review", "Your decisions cost nothing that Ludo can measure.")


def _lost(moments: Sequence[Moment]) -> str:
    """Return what decisions cost together, in each unit; empty if nothing that can be measured."""
    found: list[str] = []
    for unit in dict.fromkeys(moment.appraisal.unit for moment in moments):
        cost = total([moment for moment in moments if moment.appraisal.unit == unit])
        if cost is not None and cost.low > 0:
            found.append(sum_text(unit, cost.value))
    return listed(found)


def _lost_by_marked(moments: Sequence[Moment]) -> str:
    return _lost([moment for moment in moments if moment.appraisal.mark is not None])


def marks_text(moments: Sequence[Moment]) -> str:
    """Return how many marks there are, and what all prices suppose; empty if there are none."""
    counts = {mark: sum(moment.appraisal.mark == mark for moment in moments) for mark in MARKS}
    named: list[str] = []
    if counts["blunder"]:
        named.append(translate("Review", "%n blunder(s)", None, counts["blunder"]))
    if counts["mistake"]:
        named.append(translate("Review", "%n mistake(s)", None, counts["mistake"]))
    if counts["slip"]:
        named.append(translate("Review", "%n slip(s)", None, counts["slip"]))
    if not named:
        return ""
    supposed = translate("Review", "A cost supposes that all go on from there as well as the coach can.")
    return joined([translate("Review", "{marks}.").format(marks=listed(named)), supposed])


def measured_text(unit: Unit) -> str:
    """Return what is measured in a unit, short."""
    if unit == "year":
        return translate("Review", "Chance of the year")
    return translate("Review", "Chance of the partie") if unit == "partie" else translate("Review", "Gain")


def progress_text(review: Review) -> str:
    """Return how far a review is."""
    done, of = len(review.decisions) - len(review.open), len(review.decisions)
    return translate("Review", "{done} of {all} decisions reviewed").format(done=done, all=of)


def alone_at(session: Session) -> int | None:
    """Return the chair of the only person at a table; None where there are several or none."""
    persons = [number for number, chair in enumerate(session.header.chairs) if chair.person]
    return persons[0] if len(persons) == 1 else None


def ended_text(review: Review, chair: int, account: LuckAccount | None) -> str:
    """Return what a partie came to, at its end; chair: of the only person, to whom it speaks."""
    if not review.moments:
        return ""
    own = [moment for moment in review.moments if moment.decision.chair == chair]
    texts = [result_text(own, None if account is None else account.shares(chair))]
    if review.open:
        texts.append(progress_text(review))
    return joined(texts)


def result_text(moments: Sequence[Moment], shares: Shares | None, name: str = "") -> str:
    """Return what a partie came to, else what decisions cost: the same in all places.

    name: of whom, if not of who reads it.
    """
    if shares is not None:
        return luck_text(shares, name)
    return total_of_text(name, moments) if name else total_text(moments)


def total_of_text(name: str, moments: Sequence[Moment]) -> str:
    """Return what the decisions of somebody cost together; empty if there are none."""
    if not moments:
        return ""
    if lost := _lost(moments):
        return with_head(name, translate("Review", "about {amount} lost").format(amount=lost))
    if marked := _lost_by_marked(moments):
        text = translate("Review", "about {amount} lost by marked decisions, by all of them nothing certain")
        return with_head(name, text.format(amount=marked))
    return with_head(name, translate("Review", "nothing measurable lost"))
