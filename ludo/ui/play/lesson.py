"""A lesson at the table: its words one after the other, the learner's acts, and why another act is wrong."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from ludo.engine.refusals import Refusal
from ludo.session.lessons import ANOTHER_WAY, LessonSession
from ludo.ui.games.lesson import Act, Lesson, Others, Part, Read
from ludo.ui.i18n import Text, language_signals, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.shortcuts import NEXT_KEYS
from ludo.ui.platform.waker import Waker
from ludo.ui.play import messages
from ludo.ui.play.anchors import WORDS, Anchors
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.messages import Send
from ludo.ui.play.state import Asking, Result, Sent, Showing
from ludo.ui.widgets.shortcuts import add_window_shortcut

_text = texts("Lesson")
_NEXT, _FOR_ME, _PLAY, _LEAVE = _text("Next"), _text("Do it for me"), _text("Play now"), _text("Leave")

PATIENCE: Final = 3
"""After so many other acts in one place the lesson does the right one itself."""


class Teacher(QObject):
    """Leads through a lesson.

    Signals: `again`: the learner wants to play a partie now; `rested`: the game is theirs again.
    """

    again = Signal()
    rested = Signal()

    def __init__(
        self, card: GuideCard, anchors: Anchors, look: Look, send: Send, session: LessonSession, lesson: Lesson
    ) -> None:
        super().__init__(card)
        self._anchors = anchors
        self._look = look
        self._send = send
        self._session = session
        self._lesson = lesson
        self._number = 0
        """Of the part that is due."""
        self._done = len(lesson.opening)
        """So many lines of the log belong to parts that are done."""
        self._told = 0
        self._shown: Part | None = None
        self._why: Text = str
        self._tries = 0
        self._ended = False
        self.card = card
        card.words_of_buttons = ((_NEXT, _FOR_ME, _PLAY), (_LEAVE,))
        self.card.next.clicked.connect(self.go_on)
        self.card.skip.clicked.connect(lambda: send(messages.Leave("home")))
        self.card.later.connect(self.rested)
        add_window_shortcut(card, NEXT_KEYS, self.go_on)
        Waker(session.scripted, self)
        send(messages.WaitForNobody())
        look().now.explainer = self
        language_signals().changed.connect(self._name)
        self.card.skip.set_text(_LEAVE)
        send(messages.Rested())
        self.refresh()

    @property
    def part(self) -> Part | None:
        """The part that is due, None at the end."""
        return self._lesson.parts[self._number] if self._number < len(self._lesson.parts) else None

    @property
    def ended(self) -> bool:
        """Has everything been said and done?"""
        return self._ended

    @property
    def reading(self) -> bool:
        """Is there something that waits to be read?"""
        return isinstance(self._shown, Read) or self._ended

    @property
    def message(self) -> str:
        """Return the text there is to read or to do."""
        return self.card.accessibleName() if self.reading or isinstance(self._shown, Act) else ""

    @property
    def speaks_of_line(self) -> bool:
        """Does it speak of the line above the hand?"""
        return isinstance(self._shown, Read | Act) and self._shown.at in WORDS

    # what comes next

    def _advance(self) -> None:
        """Go past the parts whose acts have been done."""
        while isinstance(self.part, Act | Others):
            count = len(self.part.lines) if isinstance(self.part, Others) else 1
            if self._session.ply < self._done + count:
                return
            self._done += count
            self._next_part()

    def _next_part(self) -> None:
        self._told += not isinstance(self.part, Others)
        self._number += 1
        self._why, self._tries = str, 0

    def speaks_first(self, facts: Facts) -> bool:
        """Show what is to be read before anything comes next; return whether there is anything."""
        self._advance()
        if self.part is None:
            self._end()
        elif isinstance(self.part, Read):
            self._show(self.part)
        return self.reading

    def refresh(self) -> None:
        """Show what the learner is to do, once they are asked; begin the next deal by itself."""
        state = self._look().phase
        if isinstance(state, Result) and not self.reading:
            self._send(messages.NextDeal())
        elif isinstance(state, Asking) and isinstance(self.part, Act):
            self._show(self.part)
        elif isinstance(state, (Showing, Sent)) and isinstance(self._shown, Act):
            self._wait()
        self.place()

    # what is shown

    def _show(self, part: Read | Act) -> None:
        if self._shown is part:
            return
        self._shown = part
        asked = isinstance(part, Act)
        self.card.next.set_text(_FOR_ME if asked else _NEXT)
        self.card.next.show()
        self.card.show_words(self._caption, part.text, self._why)
        self._name()
        announce(self.card, self.card.accessibleName(), at_once=True)
        if not asked:
            announce(self.card, translate("Guide", "Enter goes on."))
            self.card.next.setFocus()

    def _end(self) -> None:
        """Say that the lesson is over, and what can be done now."""
        if self._ended:
            return
        self._ended, self._shown = True, None
        self.card.next.set_text(_PLAY)
        self.card.show_words(self._caption, _text("That was the lesson. Now play: the guide will tell the rest."))
        self._name()
        announce(self.card, self.card.accessibleName(), at_once=True)
        self.card.next.setFocus()

    def _wait(self) -> None:
        """Leave the words where they are while cards move; there is nothing to press."""
        self._shown = None
        self.card.next.hide()
        self.rested.emit()

    def _caption(self) -> str:
        count = self._lesson.told
        return translate("Lesson", "Lesson: {number} of {count}").format(number=min(count, self._told + 1), count=count)

    def _name(self) -> None:
        card = self.card
        self.card.setAccessibleName(joined([card.caption.text(), card.why.text(), card.words.text()]))

    def place(self) -> None:
        """Put the ring around what is spoken of."""
        if isinstance(self._shown, Read | Act):
            rect = self._anchors.rect_of(self._shown.at, self._look().view)
            self.card.ring.show_around(rect, self._anchors.plain_to_see())
        else:
            self.card.ring.hide()

    # what the learner does

    def put_off(self) -> bool:
        """Put nothing off: a lesson goes on, or is left."""
        return False

    def go_on(self) -> None:
        """Go on after something was read; do for the learner what is to be done; at the end play a partie."""
        if self._ended:
            self.again.emit()
        elif isinstance(self._shown, Read):
            self._shown = None
            self._next_part()
            self.rested.emit()
            self._send(messages.WasRead())
        elif isinstance(self._shown, Act):
            self._do()

    def _do(self) -> None:
        """Do what the lesson asks for in the learner's place."""
        expected = self._session.expected
        if expected is not None and isinstance(self._look().phase, Asking):
            self._send(messages.StartAgain())
            self._send(messages.Decided(expected[1]))

    def refused(self, refusal: Refusal) -> None:
        """Explain an act that was not done: by what it costs, or by the rule."""
        if self._look().held:
            return  # the page says that there is something to read
        why = self._explain(refusal)
        if not isinstance(self._shown, Act):
            self.card.show_why(why)
            announce(self.card, why(), at_once=True)
            return
        self._tries += 1
        if self._tries >= PATIENCE:
            done = _text("So the lesson does it for you this time.")
            self._why = lambda: joined([why(), done()])
        else:
            self._why = why
        self.card.show_words(self._caption, self._shown.text, self._why)
        self._name()
        announce(self.card, self._why(), at_once=True)
        if self._look().now.stage.editor.edited:
            self._send(messages.StartAgain())
        if self._tries >= PATIENCE:
            self._do()

    def _explain(self, refusal: Refusal) -> Text:
        """Return why an act was not done."""
        tried, part = self._session.tried, self.part
        if refusal == ANOTHER_WAY and tried is not None:
            if not isinstance(part, Act):
                return _text("Wait a moment: here the others act first.")
            return part.why_not(self._session.game.write(tried))
        words, names = self._look().now.words, self._look().names
        rule: Callable[[], str] = lambda: words.refusal_text(refusal, names)  # noqa: E731
        return rule
