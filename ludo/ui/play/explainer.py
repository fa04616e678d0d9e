"""The card beside the table on which a guide or a lesson speaks, and the ring around what it speaks of."""

from PySide6.QtCore import QObject

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import answer, joined, narrate
from ludo.ui.platform.shortcuts import NEXT_KEYS
from ludo.ui.play.anchors import Anchors
from ludo.ui.play.explained import BUTTONS_OF_GUIDE, BUTTONS_OF_LESSON, Explained, explained
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.messages import PutOff, ReadOn, Send
from ludo.ui.widgets.shortcuts import add_window_shortcut


class Explainer(QObject):
    """Shows and says what is explained."""

    def __init__(self, card: GuideCard, anchors: Anchors, look: Look, send: Send) -> None:
        super().__init__(card)
        self.card = card
        self._anchors = anchors
        self._look = look
        card.next.clicked.connect(lambda: send(ReadOn()))
        card.skip.clicked.connect(lambda: None if (now := explained(look())) is None else send(now.leave))
        card.later.connect(lambda: send(PutOff()))
        self._keys = add_window_shortcut(card, NEXT_KEYS, lambda: send(ReadOn()))

    def show_facts(self, facts: Facts, now: Explained | None, before: Explained | None) -> None:
        """Show what there is to say now, and say what is new; before: what there was when this was last called."""
        self._keys.setEnabled(facts.state.guide is not None or facts.teaching)
        if now is None:
            if before is not None:
                self.card.put_away()
            return
        if before is None or now.key != before.key:
            self._write(facts, now)
            if now.key != "rest":
                self._tell(facts, now)
        elif now.reason != before.reason:
            self.card.show_why(now.why)
            answer(self.card, now.why())
        self.card.next.setVisible(now.next is not None)
        self.place()

    def _write(self, facts: Facts, now: Explained) -> None:
        card = self.card
        card.words_of_buttons = BUTTONS_OF_GUIDE if not facts.teaching else BUTTONS_OF_LESSON
        if now.next is not None:
            card.next.set_text(now.next)
            card.next.set_hint(now.next_hint)
        if now.skip is not None:
            card.skip.set_text(now.skip)
            card.skip.set_hint(now.skip_hint)
        card.skip.setVisible(now.skip is not None)
        card.next.setVisible(now.next is not None)
        card.show_words(now.caption, now.words, now.why)

    def _tell(self, facts: Facts, now: Explained) -> None:
        """Have the words spoken, and let Enter bring the next ones."""
        if facts.reading and (facts.teaching or not facts.now.stage.editor.edited):
            self.card.next.setFocus()
        goes_on = translate("Guide", "Enter goes on.") if facts.reading and now.key != "end" else ""
        narrate(self.card, joined([now.spoken(), goes_on]), lambda: self._explains(now.key))

    def _explains(self, key: object) -> bool:
        """Is that still explained?"""
        now = explained(self._look())
        return now is not None and now.key == key

    def place(self) -> None:
        """Name the card, whose words follow language and look by themselves; put the ring around what it speaks of."""
        now = explained(self._look())
        if now is not None:
            self.card.setAccessibleName(now.spoken())
        at = None if now is None else now.at
        if at is None:
            self.card.ring.hide()
        else:
            self.card.ring.show_around(self._anchors.rect_of(at, self._look().view), self._anchors.plain_to_see())
