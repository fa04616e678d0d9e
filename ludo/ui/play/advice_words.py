"""Words of the advice that a person has asked for: a hint, or what their last decision cost."""

from typing import NamedTuple

from ludo.session.decisions import Decision
from ludo.session.reviewing import Moment, Review
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.platform.keys import native_text
from ludo.ui.play.facts import Facts
from ludo.ui.play.hint_words import Asked, Hint, act_text, checked_hint, hint_of, where_of
from ludo.ui.play.review_text import asked_of
from ludo.ui.play.review_words import moment_words
from ludo.ui.play.state import CostState, HintState
from ludo.ui.wording.where import Where


class AdviceWords(NamedTuple):
    """A hint in words, or instead of it why there is none.

    title: what stands there; best: does it say what was best? figures: are they open? where: where to look, as long
    as no act was asked for.
    """

    title: str
    hint: Hint | None
    none: str = ""
    best: bool = True
    figures: bool = False
    where: Where | None = None

    def spoken(self) -> str:
        """Return what is read aloud."""
        if self.where is not None:
            more = translate("Hint", "{keys} says what to do.").format(keys=native_text("Ctrl+I"))
            return joined([self.where.text, more])
        return self.none if self.hint is None else self.hint.spoken()


def advice_words(facts: Facts) -> AdviceWords | None:
    """Return what the panel of hints says; None if it is not shown."""
    match facts.state.advice, facts.now.review:
        case HintState() as advice, _:
            return _of_hint(facts, advice)
        case CostState(decision=key), Review() as review:
            decision = next((each for each in review.decisions if each[:2] == key), None)
            return None if decision is None else _of_cost(review, decision)
    return None


def _of_hint(facts: Facts, advice: HintState) -> AdviceWords:
    title, session = translate("Hint", "Hint"), facts.now.session
    must = session.turn().must == facts.seat
    asked = Asked(session.game, facts.now.words, facts.view, facts.names, must, facts.offers)
    if not advice.told:
        where = where_of(asked)
        return AdviceWords(translate("Hint", "Hint: where to look"), None, where.text, best=False, where=where)
    if not advice.answered:
        return AdviceWords(title, None, translate("Hint", "The Expert is thinking…"), best=False)
    hint = hint_of(asked, advice.answer)
    if advice.checked is not None:
        hint = checked_hint(asked, advice.checked, None if hint is None else hint.action)
    none = translate("Hint", "The Expert did not answer. Ask once more.")
    return AdviceWords(title, hint, none, figures=advice.figures and hint is not None and bool(hint.summary))


def _of_cost(review: Review, decision: Decision) -> AdviceWords:
    title, asked = translate("Table", "What did it cost?"), asked_of(review.record, decision)
    caption = translate("Hint", "Your last decision: {act}").format(act=act_text(asked, decision.done))
    appraisal = review.found.get(decision[:2])
    if appraisal is not None:
        said = moment_words(asked, Moment(decision, appraisal))
        better = translate("Review", "Better: {act}.").format(act=said.better) if said.better else ""
        rest = [better, said.verdict if said.mark else "", said.why, said.more]
        return AdviceWords(title, Hint(caption, said.mark or said.verdict, joined([*filter(None, rest)]), None))
    known = decision[:2] in review.found or decision[:2] in review.failed
    text = translate("Hint", "Ludo is working it out…")
    if known:
        text = translate("Hint", "Ludo cannot price this decision.")
    return AdviceWords(title, Hint(caption, text, "", None), best=False)
