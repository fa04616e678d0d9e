"""Hints, and what the last decision cost, at a table: both go with the position in which they were asked for."""

from dataclasses import replace

from ludo.session.decisions import Decision
from ludo.ui.play import messages
from ludo.ui.play.effects import Do
from ludo.ui.play.explaining import Explaining
from ludo.ui.play.facts import Facts
from ludo.ui.play.state import Asking, CostState, Gap, HintState


def can_hint(facts: Facts) -> bool:
    """Is there anything that the person before the screen can decide now?"""
    return isinstance(facts.phase, Asking | Gap) and bool(facts.offers) and not facts.now.stage.busy


def last_decision(facts: Facts) -> Decision | None:
    """Return the last decision of the person before the screen; None if they have taken none, or none is reviewed."""
    decisions = () if facts.now.review is None else facts.now.review.decisions
    return next((each for each in reversed(decisions) if each.chair == facts.chair), None)


def can_price(facts: Facts) -> bool:
    """Is there a decision of which to say what it cost?"""
    return facts.curtain is None and not facts.now.stage.busy and last_decision(facts) is not None


class Advising(Explaining):
    """A table at which a person may ask for advice."""

    def advise(self, message: messages.TableMessage) -> None:
        """Follow a message about advice."""
        advice = self.state.advice
        match message:
            case messages.AskHint():
                self._ask_hint()
            case messages.AskCost():
                self._ask_cost()
            case messages.CloseHint():
                self.close_advice()
            case messages.HintCame(answer) if isinstance(advice, HintState) and not advice.answered:
                self.put(advice=replace(advice, answered=True, answer=answer))
                self._say_act(Do.COMPARE_ACTS)
            case messages.Compared(found) if isinstance(advice, HintState) and found is not None:
                self.put(advice=replace(advice, checked=found))
                self._say_act()
            case messages.OpenFigures(opened) if isinstance(advice, HintState):
                self.put(advice=replace(advice, figures=opened))
                self.do(*([Do.SAY_FIGURES] if opened else []))
            case messages.Priced() if isinstance(advice, CostState) and not advice.known:
                self._price(advice)
            case _:
                pass

    def _ask_hint(self) -> None:
        """Ask where to look; once more for what the strongest player would do, then for figures, then for the end."""
        advice = self.state.advice
        if isinstance(advice, HintState) and not advice.told:
            self.put(advice=replace(advice, told=True))
            self._say_act()
        elif isinstance(advice, HintState) and advice.has_figures and not advice.figures:
            self.put(advice=replace(advice, figures=True))
            self.do(Do.SAY_FIGURES)
        else:
            self.close_advice()
            if not isinstance(advice, HintState) and can_hint(self.facts) and self.facts.seat is not None:
                self.put(advice=HintState(self.now.session.ply, self.facts.chair))
                self.do(Do.SAY_HINT, Do.ASK_HINT)

    def _say_act(self, *more: Do) -> None:
        """Say the act of a hint once it was asked for and is known."""
        advice = self.state.advice
        told = isinstance(advice, HintState) and advice.told
        self.do(*([Do.NOTE_SEEN, Do.SAY_HINT] if told else []), *more)

    def _ask_cost(self) -> None:
        """Say what the last decision of the person before the screen cost; once more takes it away."""
        again, decision = isinstance(self.state.advice, CostState), last_decision(self.facts)
        if decision is None:
            return
        self.close_advice()
        if not again:
            asked = CostState(self.now.session.ply, self.facts.chair, decision[:2])
            self.put(advice=asked)
            self._price(asked)
            if self.state.advice == asked:
                self.do(Do.SAY_HINT)
            self.do(Do.REVIEW)

    def _price(self, asked: CostState) -> None:
        """Say what a decision cost once that is known, or that it cannot be."""
        review, key = self.now.review, asked.decision
        if review is not None and (key in review.found or key in review.failed):
            self.put(advice=replace(asked, known=True))
            self.do(Do.NOTE_SEEN, Do.SAY_HINT)

    def keep_advice(self) -> None:
        """Take advice away once the position is another one."""
        advice = self.state.advice
        if advice is None:
            return
        here = (advice.ply, advice.chair) == (self.now.session.ply, self.facts.chair)
        if not here or (isinstance(advice, HintState) and not can_hint(self.facts)):
            self.close_advice()

    def close_advice(self) -> None:
        """Take advice away, and want none any more."""
        if self.state.advice is not None:
            self.put(advice=None)
            self.effects[:0] = (Do.CANCEL_HINT, Do.FOCUS_PAGE)  # an act that is submitted may leave out what follows
