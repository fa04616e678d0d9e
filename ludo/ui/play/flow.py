"""How a table goes on: who is asked, who waits, and what happens when nothing moves any more.

The next thing comes only after what happened has been shown and, where a person may step in, after a gap. The computer
players are asked at the beginning of that gap, so that they think while it lasts.
"""

from dataclasses import replace
from typing import Final

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.ui.play.effects import AskPlayers, Compose, Do, Effect, Submit, Timer
from ludo.ui.play.facts import Facts, Now
from ludo.ui.play.state import (
    Asking,
    Curtain,
    Failed,
    Gap,
    Held,
    Luck,
    Nothing,
    Over,
    Phase,
    Result,
    Secret,
    Sent,
    Showing,
    TableState,
    Viewer,
)

OPENING_MS: Final = 3500
"""How long a first partie waits for others at most, from its start or the last words of its guide: then it skips to
the person's first decision, which so comes within five seconds."""
ALONE: Final = 3
"""How long what is looked at is shown where the next deal comes by itself, in gaps before a computer player acts."""
LOOKING_ON: Final = ("watch", "end")
"""How fast those who are out have the partie go on."""


class TableFlow:
    """The state of a table on its way to another one, and what is to be done meanwhile, in its order."""

    def __init__(self, state: TableState, now: Now) -> None:
        self.state = state
        self.now = now
        self.effects: list[Effect] = []

    @property
    def facts(self) -> Facts:
        """Return the facts at this point."""
        return Facts(self.state, self.now)

    def do(self, *effects: Effect) -> None:
        """Have this done."""
        self.effects += effects

    def put(self, **parts: object) -> None:
        """Change parts of the state; nothing else does."""
        self.state = replace(self.state, **parts)  # type: ignore[arg-type]

    def set_pace(self, **values: object) -> None:
        """Change how the partie goes on by itself."""
        self.put(pace=replace(self.state.pace, **values))  # type: ignore[arg-type]

    def set_phase(self, phase: Phase) -> None:
        """Wait for something else."""
        self.put(phase=phase)

    def set_viewer(self, **values: object) -> None:
        """Change who is before the screen."""
        self.put(viewer=replace(self.state.viewer, **values))  # type: ignore[arg-type]

    def explain_first(self) -> bool:
        """Return whether somebody explains something first: nobody does here."""
        return False

    # what comes next

    def go_on(self) -> None:
        """Ask whose turn it is, now that nothing moves any more."""
        facts = self.facts
        if isinstance(self.state.phase, Failed) or self.now.stage.busy:
            return
        if self.explain_first():
            self.do(Timer("gap"))
            self.enter(Held())
        elif self.now.session.over:
            self.enter(Over())
        elif facts.at_result:
            draft = facts.beside_result
            self.enter(Result(), draft)
            if self.state.pace.fast == "end":
                self.next_deal()
            elif self.state.pace.fast or (
                self.now.settings.next_deal_alone and (draft is None or draft.amount is None)
            ):
                self.do(Timer("gap", ALONE * self.now.stage.durations.gap))
        elif self.state.secret.asked:
            self.put_question()
        elif facts.current is None:
            self.enter(Luck())
            self.do(Timer("gap", facts.luck))
        elif facts.expected is not None:
            self.let_see(facts.expected)
        else:
            self.ask()

    def enter(self, phase: Phase, draft: Draft | None = None) -> None:
        """Wait for something else; draft: what the person before the screen may compose meanwhile."""
        self.set_phase(phase)
        watching = self.state.pace.fast in LOOKING_ON and isinstance(phase, Result | Gap)
        if not isinstance(phase, Luck) and not watching:
            self.set_pace(fast="")
        if not isinstance(phase, (Gap, Failed)):
            self.do(Compose(draft, self.facts.seat))

    def put_question(self) -> None:
        """Ask each person behind the curtain, so that nobody learns who could answer; then go on after a gap."""
        secret, facts = self.state.secret, self.facts
        if secret.guest is not None and secret.guest != facts.chair:
            self.draw_curtain(secret.guest)
        elif secret.guest is not None and not (facts.answerable and facts.on_turn):
            self.enter(Nothing())
        elif secret.guest is None and secret.waiting:
            guest, *waiting = secret.waiting
            self.put(secret=replace(secret, guest=guest, waiting=tuple(waiting)))
            self.draw_curtain(guest)
        elif facts.answerable:
            self.ask()
        elif all(chair.person for chair in self.now.session.players):
            self.let_question_pass()
        else:
            self.do(Compose(None, facts.seat))
            self.enter(Gap())
            self.do(Timer("gap", self.facts.gap))

    def let_question_pass(self) -> None:
        """Go on after a secret question that nobody answers."""
        self.put(secret=Secret())
        self.do(Do.SHOW_TABLE)
        self.go_on()

    def ask(self) -> None:
        """Ask whoever is before the screen, and the computer players."""
        facts = self.facts
        asking = facts.current in facts.persons
        self.set_phase(Asking() if asking else Gap())
        if asking or (self.state.pace.fast == "decision" and facts.offers):
            self.set_pace(fast="")
        if asking and not self.facts.draws_for_person:
            self.set_pace(opening=False)
            self.do(Timer("opening"))
        seat = facts.seat
        if asking and self.go_on_with_series():
            return
        draft = None if seat is None or (facts.declined and not asking) else self.now.session.draft(seat)
        self.do(Compose(draft, seat), AskPlayers())

    def go_on_with_series(self) -> bool:
        """Do the next of several acts that were decided on together; return whether it is possible."""
        action, *later = self.state.series or (None,)
        self.put(series=tuple(later))
        if action is None or action not in self.facts.offers:
            return False
        self.act(action)
        return True

    def wait_for_players(self) -> None:
        """Wait a while for those who may step in, or who are on turn."""
        facts = self.facts
        if isinstance(self.state.phase, Asking):
            self.do(Timer("gap", self.now.stage.durations.gap))
            self.await_forced()
        elif facts.waits_for_key:
            self.set_pace(has_waited=self.state.pace.has_waited or facts.waits)
        else:
            self.do(Timer("gap", facts.luck if facts.declined else facts.gap))

    def await_forced(self) -> None:
        """Do after a moment what the person before the screen cannot but do."""
        if isinstance(self.state.phase, Asking) and self.facts.forced is not None:
            self.do(Timer("forced", self.now.stage.durations.gap))

    def play_forced(self) -> None:
        """Do for the person what they cannot but do."""
        facts = self.facts
        wait, action = facts.voice, facts.forced
        if facts.reading or wait:
            self.do(Timer("forced", max(self.now.stage.durations.gap, wait)))
        elif action is not None and isinstance(self.state.phase, Asking) and not self.now.stage.editor.edited:
            self.act(action)

    # gaps and answers

    def gap_over(self) -> None:
        """Go on after a gap, unless somebody speaks, explains or looks."""
        phase, gap = self.state.phase, self.now.stage.durations.gap
        if wait := self.facts.voice:
            self.do(Timer("gap", wait))
        elif self.facts.reading:
            self.set_pace(missed=True)
        elif self.now.stage.halted:
            self.look_on()
        elif isinstance(phase, Result) and self.now.stage.editor.edited:
            self.do(Timer("gap", ALONE * gap))
        elif isinstance(phase, Result):
            self.next_deal()
        elif isinstance(phase, Luck):
            self.do(Do.STEP)
        elif isinstance(phase, Showing):
            self.leave_screen()
        else:
            self.wait_no_more()
            self.step_if_ready()

    def wait_no_more(self) -> None:
        """Have waited for those who may step in."""
        if isinstance(self.state.phase, (Asking, Gap)):
            self.set_phase(replace(self.state.phase, waited=True))

    def step_if_ready(self) -> None:
        """Step on once all have answered who were waited for."""
        phase = self.state.phase
        if not isinstance(phase, (Asking, Gap)) or not phase.waited:
            return
        if self.facts.passing:
            self.let_question_pass()
        elif not self.now.session.thinking():
            self.do(Do.STEP)

    def resume(self) -> None:
        """Let things happen again that have waited until something was read."""
        if self.state.pace.opening:
            self.do(Timer("opening", OPENING_MS))
        missed = self.state.pace.missed
        self.set_pace(missed=False)
        if isinstance(self.state.phase, Held):
            self.go_on()
        elif missed:
            self.gap_over()

    # what persons do

    def act(self, action: Action) -> None:
        """Act for the person before the screen: nobody else is known to be there."""
        if self.facts.seat is not None and not isinstance(self.state.phase, (Failed, Sent, Showing)):
            self.set_phase(Sent(action, self.state.phase))
            self.do(Submit(action), Do.LOCK_DRAFT)

    def look_on(self) -> None:
        """Show what comes after that which was looked at."""
        if self.now.stage.halted:
            self.do(Timer("gap"), Do.LOOK_ON)

    def next_deal(self) -> None:
        """Begin the next deal: the person has seen the result."""
        if not isinstance(self.state.phase, Result):
            return
        self.set_pace(confirmed=self.now.session.ply)
        self.do(Do.SPEAK_NO_MORE, Timer("gap"))
        if self.now.stage.editor.draft is not None:
            self.decline()
        self.go_on()

    def decline(self) -> None:
        """Note that the person before the screen lets their chance to step in go by."""
        self.set_pace(declined=(*self.state.pace.declined, self.facts.chair))

    # who is before the screen

    def let_see(self, chair: int) -> None:
        """Pass the screen on once whoever is before it has had time to see how their act ended."""
        gap, told = self.now.stage.durations.gap, self.state.told
        shown = isinstance(self.state.phase, Showing) and told.since <= told.ply and not self.state.pace.fast
        if gap and shown and self.facts.seat is not None and self.facts.reveals(chair):
            self.do(Timer("gap", gap))
        else:
            self.pass_screen(chair)

    def pass_screen(self, chair: int) -> None:
        """Change the viewer to this person; in their turn with a curtain only if they see what others may not."""
        if chair != self.facts.current or self.facts.reveals(chair):
            self.draw_curtain(chair)
            return
        self.do(Timer("gap"))
        self.sit_down(chair, openly=True)
        self.go_on()

    def leave_screen(self) -> None:
        """Pass the screen to the person on turn, if nothing moves any more."""
        if self.facts.expected is not None and not self.now.stage.busy:
            self.pass_screen(self.facts.expected)

    def draw_curtain(self, chair: int) -> None:
        """Hide everything until this person sits before the screen."""
        self.set_viewer(chair=None, curtain=chair, openly=False)
        self.put(voice=replace(self.state.voice, hand=()), cards="")
        self.do(Do.SPEAK_NO_MORE, Timer("gap"), Do.WATCH, Do.SHOW_TABLE)
        self.enter(Curtain())

    def sit_down(self, chair: int, openly: bool = False) -> None:
        """Change the viewer to this person."""
        viewer = Viewer(chair, None, openly, self.facts.current != chair)
        self.put(viewer=viewer, voice=replace(self.state.voice, hand=()))
        self.do(Do.WATCH, Do.SHOW_TABLE)
