"""Guide and lesson at a table: which words come when; everything waits while they are read."""

from dataclasses import replace
from typing import Final

from ludo.engine.refusals import Refusal
from ludo.session.lessons import LessonSession
from ludo.ui.games.guide import GuideMoment
from ludo.ui.games.lesson import Act, Others, Part, Read
from ludo.ui.play.effects import Compose, Do, Refuse, Remember
from ludo.ui.play.flow import TableFlow
from ludo.ui.play.state import Asking, Gap, GuideState, Held, LessonCard, Luck, Over, Result, Showing

PATIENCE: Final = 3
"""After so many other acts in one place the lesson does the right one itself."""


class Explaining(TableFlow):
    """A table at which something may be explained."""

    def explain_first(self) -> bool:
        """Show what is to be read before anything comes next; return whether there is anything."""
        facts, guide = self.facts, self.state.guide
        if self.state.lesson is not None:
            self._advance()
            return self.facts.reading
        if guide is None or facts.curtain is not None or facts.expected is not None:
            return False
        if self.state.secret.asked or facts.at_result:
            return False
        fresh = not self.now.session.deal_ended
        self._set_guide(silent=guide.silent and fresh, first_deal=guide.first_deal and fresh)
        self._tell(GuideMoment(facts.view, None, deciding=False, result=False))
        return self.facts.reading

    def explain(self) -> None:
        """Show what there is to say at this moment; drop what has passed."""
        if self.state.guide is not None and not isinstance(self.state.phase, Held):
            self._follow_guide()
        elif self.state.lesson is not None:
            self._follow_lesson()

    def read_on(self) -> None:
        """Go on after something was read; in a lesson, do for the learner what is to be done."""
        if self.state.lesson is not None:
            self._go_on_with_lesson()
        elif self.state.guide is not None and self.facts.reading:
            if self.state.guide.offers:
                self._set_guide(offers=False)
            else:
                self._drop()
            if self.state.guide.left:
                self._go_on_with_game()
            else:
                self.end_guide()

    def put_off(self) -> None:
        """Say nothing more in this deal; an offer is declined."""
        guide = self.state.guide
        if guide is None:
            self.do(Do.FOCUS_PAGE)
        elif guide.offers:
            self.end_guide()
        elif guide.shown is not None:
            self._set_guide(shown=None, silent=True)
            self._go_on_with_game()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible; in a lesson explain an act that was not done."""
        self.do(Refuse(refusal))
        lesson, session = self.state.lesson, self.now.session
        if lesson is None or lesson.card is None or self.facts.held:
            return
        tried = session.tried if isinstance(session, LessonSession) else None
        asked = lesson.shown and isinstance(self._part, Act)
        tries = lesson.tries + asked
        done = asked and tries >= PATIENCE
        card = replace(lesson.card, why=(refusal, tried), since=session.ply, done=done)
        self._set_lesson(tries=tries, card=card)
        if asked and self.now.stage.editor.edited:
            self.do(Do.RESET_DRAFT)
        if done:
            self._do_it()

    # a guide

    def begin_guide(self, known: tuple[int, ...], offers: bool) -> None:
        """Begin where the partie stands; known: the steps that were read before."""
        view = self.facts.view
        about = [number for number, step in enumerate(self.now.steps) if step.concerns(view)]
        left = tuple(number for number in about if number not in known)
        self.put(guide=GuideState(left, len(about), offers=offers))
        if not left:
            self.end_guide()
        elif isinstance(self.state.phase, (Luck, Gap)):
            self.go_on()

    def end_guide(self) -> None:
        """Say nothing more."""
        if self.state.guide is not None:
            self.put(guide=None)
            self.resume()
            self.do(Do.FOCUS_PAGE, Do.END_GUIDE)

    def _set_guide(self, **values: object) -> None:
        assert self.state.guide is not None
        self.put(guide=replace(self.state.guide, **values))  # type: ignore[arg-type]

    def _follow_guide(self) -> None:
        guide, moment, reading = self.state.guide, self._moment(), self.facts.reading
        assert guide is not None
        if moment is None:
            if guide.shown is not None and isinstance(self.state.phase, Showing):
                self._drop()
                self.resume()
            return
        if guide.shown is not None and not self.now.steps[guide.shown].when(moment):
            self._drop()
        self._tell(moment)
        if not self.facts.reading:
            self._rest()
            if reading:
                self.resume()

    def _moment(self) -> GuideMoment | None:
        """Return what the person looks at, None if something moves or the table does not wait for them."""
        facts = self.facts
        if not facts.waits_for_person or self.now.stage.busy:
            return None
        deciding = isinstance(self.state.phase, Asking)
        composed = [effect.draft for effect in self.effects if isinstance(effect, Compose)]
        draft = composed[-1] if composed else self.now.stage.editor.draft
        return GuideMoment(facts.view, draft, deciding, isinstance(self.state.phase, (Result, Over)))

    def _tell(self, moment: GuideMoment) -> None:
        """Show what there is to say at a moment, if there is anything."""
        guide = self.state.guide
        assert guide is not None
        if guide.offers:
            self._set_guide(card="words")
        elif guide.shown is None and not guide.silent:
            shown = next((number for number in guide.left if self.now.steps[number].when(moment)), None)
            if shown is not None:
                self._set_guide(shown=shown, card="words")

    def _drop(self) -> None:
        """Do not show the present step again."""
        guide = self.state.guide
        if guide is not None and guide.shown is not None:
            self.do(Remember(guide.shown))
            self._set_guide(left=tuple(number for number in guide.left if number != guide.shown), shown=None)

    def _rest(self) -> None:
        """Leave the game to the person until there is something to say again."""
        guide = self.state.guide
        if guide is not None and guide.card == "words":
            self._set_guide(card="rest" if guide.first_deal and not guide.silent else "")

    def _go_on_with_game(self) -> None:
        """Say what else there is to say now, or let the table go on."""
        moment = None if isinstance(self.state.phase, Held) else self._moment()
        if moment is not None:
            self._tell(moment)
        if not self.facts.reading:
            self.resume()  # from a table that is held it asks again what is said first
            if not self.facts.reading:
                self._rest()
                self.do(Do.FOCUS_PAGE)

    # a lesson

    @property
    def _part(self) -> Part | None:
        """The part of the lesson that is due, None at its end."""
        return self.facts.part

    def _set_lesson(self, **values: object) -> None:
        assert self.state.lesson is not None
        self.put(lesson=replace(self.state.lesson, **values))  # type: ignore[arg-type]

    def _advance(self) -> None:
        """Go past the parts whose acts have been done; show what is to be read then."""
        while (lesson := self.state.lesson) is not None and isinstance(part := self._part, Act | Others):
            count = len(part.lines) if isinstance(part, Others) else 1
            if self.now.session.ply < lesson.done + count:
                return
            self._set_lesson(done=lesson.done + count)
            self._next_part()
        if not isinstance(self._part, Others):
            self._show_part()

    def _next_part(self) -> None:
        lesson = self.state.lesson
        assert lesson is not None
        told = lesson.told + (not isinstance(self._part, Others))
        self._set_lesson(part=lesson.part + 1, told=told, tries=0, shown=False)

    def _show_part(self) -> None:
        lesson = self.state.lesson
        if lesson is not None and not lesson.shown:
            self._set_lesson(shown=True, card=LessonCard(lesson.part, lesson.told + 1))

    def _follow_lesson(self) -> None:
        """Show what the learner is to do, once they are asked; begin the next deal by itself."""
        phase, lesson = self.state.phase, self.state.lesson
        act = isinstance(self._part, Act)
        card = None if lesson is None else lesson.card
        if card is not None and self.now.session.ply > card.since + card.done:
            self._set_lesson(card=replace(card, why=None))
        if isinstance(phase, Result) and not self.facts.reading:
            self.next_deal()
        elif isinstance(phase, Asking) and act:
            self._show_part()
        elif isinstance(phase, Showing) and act and lesson is not None and lesson.shown:
            self._set_lesson(shown=False)
            self.do(Do.FOCUS_PAGE)

    def _go_on_with_lesson(self) -> None:
        lesson = self.state.lesson
        if lesson is None or not lesson.shown:
            return
        if self._part is None:
            self.do(Do.PLAY_NOW)
        elif isinstance(self._part, Read):
            self._next_part()
            self.do(Do.FOCUS_PAGE)
            self.resume()
        else:
            self._do_it()

    def _do_it(self) -> None:
        """Do what the lesson asks for in the learner's place."""
        session = self.now.session
        expected = session.expected if isinstance(session, LessonSession) else None
        if expected is not None and isinstance(self.state.phase, Asking):
            self.do(Do.RESET_DRAFT)
            self.act(expected[1])
