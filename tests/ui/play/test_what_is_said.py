"""Random parties, keys and speeds, without a window: acts are answered at once, nothing false or lost."""

from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import Final

import pytest

from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.platform.speech_model import Kind, SpeechModel, Utterance, always, sentences
from ludo.ui.play import messages
from ludo.ui.play.effects import Do, Effect, Say
from ludo.ui.play.state import Asking, Result
from tests.ui.play.bench import Bench
from tests.ui.play.tables import Notebook
from tests.ui.play.test_reduce import bench_of, random_message

SPEEDS: Final = (100, 150, 200, 400, 600)
SOON: Final = 0.3
"""Seconds within which an act is answered."""
STEPS: Final = 400
"""Messages of a partie."""


class Ear:
    """A table and the voice beside it: what begins when, and whether it is true then."""

    def __init__(self, bench: Bench, luck: Random) -> None:
        self.bench = bench
        self.luck = luck
        self.now = 0.0
        self.begun: list[tuple[float, Utterance]] = []
        self.false: list[str] = []
        self.put: set[str] = set()
        """Sentences of the table that were to be said."""
        self.kept: set[str] = set()
        """Those that can be asked for, or are taken back."""
        self.late: list[tuple[float, str]] = []
        self.truths: dict[str, Callable[[], bool]] = {}
        self.model = SpeechModel(self.begin, lambda: self.now)
        self.model.stepwise = True
        self.model.speed = luck.choice(SPEEDS)
        self.model.patient = luck.random() < 0.5
        self.model.measured = luck.random() < 0.5
        self.ends = float("-inf")
        self.prompted = (-1, -1)
        self.lost: list[str] = []
        self.unheard: set[str] = set()
        """Sentences that were cut off since the last act."""
        self.since: set[str] = set()
        """Sentences that were to be said since the last act."""
        bench.heed = self.say

    def cut(self) -> None:
        """See that what was cut off can be asked for."""
        last = self.begun[-1][1] if self.begun and self.ends > self.now else None
        if last is not None and last.kind is Kind.EVENT and last.holds is always:
            self.unheard.add(last.text)
        self.ends = float("-inf")

    def begin(self, utterance: Utterance) -> None:
        if utterance.kind is Kind.ANSWER:
            self.cut()
        self.begun.append((self.now, utterance))
        last = self.now if self.model.measured else max(self.now, self.ends)
        faster = self.luck.uniform(0.7, 1.5) if self.model.measured else 1.0
        self.ends = last + self.model.seconds(utterance.words) * faster
        if not self.truths.get(utterance.text, always)():
            self.false.append(utterance.text)

    def say(self, effect: Effect) -> None:
        """Do what the runner does."""
        model, before = self.model, len(self.begun)
        match effect:
            case Say(text, own=True) if text:
                model.say_own(text)
                self.note(list(sentences(text))[1:])
                answers = [each for each in self.begun[before:] if each[1].kind is Kind.ANSWER]
                if not answers or answers[0][0] - self.now > SOON:
                    self.late.append((self.now, text))
            case Say(text, passing=True) if text:
                thinker = self.bench.facts.thinker
                self.truths[text] = lambda: self.bench.facts.thinker == thinker
                model.say(Utterance(text, Kind.EVENT, None, self.truths[text], dull=True))
            case Say(text, kind) if text:
                model.say(Utterance(text, kind))
                self.note(sentences(text) if kind is Kind.EVENT else ())
            case Do.FALL_SILENT:
                self.act()
            case Do.SPEAK_NOW:
                model.hurry()
            case Do.SPEAK_NO_MORE:
                self.kept |= self.since  # F4 reads what happened since the last act, heard or not
                model.forget(lambda each: True)
                self.unheard.clear()

    def act(self) -> None:
        """Fall silent, and see that everything that was not heard can be asked for."""
        self.cut()
        self.model.act()
        self.lost += self.unheard - {*self.model.missed}
        self.unheard.clear()
        self.since.clear()
        self.kept |= {*self.model.missed}

    def note(self, texts: Iterable[str]) -> None:
        """Keep that these are to be said."""
        new = {*texts}
        self.put |= new
        self.since |= new

    def prompt(self) -> None:
        """Say what is asked, as the page does."""
        facts = self.bench.facts
        batches, ply = facts.state.told.batches, self.bench.session.ply
        if not isinstance(facts.phase, Asking | Result) or self.prompted == (batches, ply) or self.bench.stage.busy:
            return
        self.prompted = batches, ply
        text = f"What do you do after action {batches}?"
        self.truths[text] = lambda: self.bench.session.ply == ply
        self.model.say(Utterance(text, Kind.EVENT, None, lambda: self.bench.facts.state.told.batches == batches))

    def pass_time(self) -> None:
        """Let a moment go by, and the voice speak."""
        until = self.now + self.luck.choice((0.15, 0.6, 3.0))
        while self.now < until:
            at = (self.ends if self.ends > self.now else None) if self.model.measured else self.model.next_at()
            self.now = min(until, self.now + 0.1 if at is None else max(at, self.now + 0.001))
            if self.model.measured and self.now >= self.ends > 0:
                self.ends = float("-inf")
                self.model.ended()
            else:
                self.model.go_on()


def listen(game: str, seed: int) -> Ear:
    """Go through the messages of a part of a partie, and hear everything that begins."""
    luck = Random(seed)
    set_language(luck.choice(("en", "fr")))
    bench = bench_of(game, luck, ("Anna",), Notebook())
    ear = Ear(bench, luck)
    for _ in range(STEPS):
        bench.answer()
        message = random_message(bench, luck)
        if isinstance(message, messages.Rested):
            bench.come_to_rest()
        if isinstance(message, messages.TimeOver):
            bench.timers.discard(message.name)
        bench.send(message)
        if isinstance(message, messages.Decided) and bench.unshown and (shown := bench.show(1)) is not None:
            bench.send(shown)
        ear.prompt()
        if bench.session.over:
            break
        if luck.random() < 0.1:
            ear.model.say(Utterance("The hand is read by a key.", Kind.ANSWER))
            assert ear.begun[-1][0] == ear.now
        ear.pass_time()
    return ear


def judge(ear: Ear) -> None:
    assert ear.late == []
    assert ear.false == []
    ear.act()
    assert ear.lost == []
    heard = " ".join([each.text for _, each in ear.begun] + [*ear.kept])
    assert [text for text in ear.put if text not in heard] == []


@pytest.mark.parametrize("game", SCREENS)
@pytest.mark.parametrize("seed", range(8))
def test_an_act_is_answered_at_once_and_nothing_false_begins(game: str, seed: int) -> None:
    judge(listen(game, seed))


@pytest.mark.long
@pytest.mark.parametrize("game", SCREENS)
def test_no_party_out_of_a_thousand_is_told_wrongly(game: str) -> None:
    luck = SystemRandom()
    for _ in range(200):
        seed = luck.randrange(1 << 30)
        try:
            judge(listen(game, seed))
        except AssertionError as error:
            raise AssertionError(f"seed {seed}") from error
