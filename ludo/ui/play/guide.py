"""The guide: what a game explains at its table, one thing after the other, while everything waits."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from ludo.ui.games.guide import GuideMoment, Step
from ludo.ui.i18n import Text, language_signals, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import native_text
from ludo.ui.platform.shortcuts import NEXT_KEYS
from ludo.ui.play.anchors import WORDS, Anchors
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.messages import Rested, Send, WasRead
from ludo.ui.play.state import Asking, Gap, Held, Luck, Over, Result, Sent, Showing
from ludo.ui.widgets.shortcuts import add_window_shortcut

_text = texts("Guide")
_NEXT, _DONE, _SHOW = _text("Next"), _text("Done"), _text("Show me")
_SKIP, _NO = _text("Skip the rest"), _text("No, thanks")

_PATIENT = (Asking, Result, Over)
"""States in which the table waits for the person."""


class Guide(QObject):
    """Shows the steps of a game at its table; what was not said in one deal comes in the next ones.

    Signals: `said`: the number of a step was shown and read; `rested`: the game is left to the person again; `ended`:
    there is nothing more to show, or the person has had enough.
    """

    said = Signal(int)
    rested = Signal()
    ended = Signal()

    def __init__(
        self,
        card: GuideCard,
        anchors: Anchors,
        look: Look,
        send: Send,
        steps: Sequence[Step],
        offer: Text | None = None,
        known: Collection[int] = (),
    ) -> None:
        """`offer`: a question that is asked first; `known`: the numbers of the steps that were read before."""
        super().__init__(card)
        self._offer = offer
        self._anchors = anchors
        self._look = look
        self._send = send
        concerned = [(number, step) for number, step in enumerate(steps) if step.concerns(look().view)]
        self._all = len(concerned)
        self._rest = [(number, step) for number, step in concerned if number not in known]
        self._shown: tuple[int, Step] | None = None
        self._silent_until_result = False
        self._over = False
        self._resting = True
        self._first_deal = True
        """Is it the first deal of the partie? After that the card comes only with its words."""
        self.card = card
        card.words_of_buttons = ((_NEXT, _DONE, _SHOW), (_SKIP, _NO))
        self.card.next.clicked.connect(self.go_on)
        self.card.skip.clicked.connect(self.finish)
        self.card.later.connect(self.put_off)
        self._keys = add_window_shortcut(card, NEXT_KEYS, self.go_on)
        look().now.explainer = self
        language_signals().changed.connect(self._name)

    @property
    def step(self) -> Step | None:
        """The step that is shown, None if none is."""
        return None if self._shown is None else self._shown[1]

    @property
    def reading(self) -> bool:
        """Is there something to read?"""
        return self._shown is not None or (self._offer is not None and not self.card.isHidden())

    @property
    def message(self) -> str:
        """Return the text there is to read."""
        return self.card.accessibleName() if self.reading else ""

    @property
    def speaks_of_line(self) -> bool:
        """Does it speak of the line above the hand?"""
        return self._shown is not None and self._shown[1].at in WORDS

    def start(self) -> None:
        """Begin where the partie stands."""
        if not self._rest:
            self.finish()
            return
        if isinstance(self._look().phase, (Luck, Gap)):
            self._send(Rested())
        self.refresh()

    # what is shown

    def speaks_first(self, facts: Facts) -> bool:
        """Show what is to be said before anything comes next; return whether there is anything."""
        if self._over or facts.curtain is not None or facts.expected is not None:
            return False
        if facts.state.secret.asked or facts.at_result:
            return False
        self._silent_until_result &= not self._look().now.session.deal_ended
        self._first_deal &= not self._look().now.session.deal_ended
        return self._show_for(GuideMoment(self._look().view, None, deciding=False, result=False))

    def refresh(self) -> None:
        """Show the step whose moment has come while the person decides; drop one whose moment has passed."""
        if self._over or isinstance(self._look().phase, Held):
            return
        moment = self._moment()
        if moment is None:
            if self._shown is not None and isinstance(self._look().phase, (Sent, Showing)):
                self._drop()
                self._send(WasRead())
            return
        if self._shown is not None and not self._shown[1].when(moment):
            self._drop()
        if not self._show_for(moment):
            self._rest_now()

    def _moment(self) -> GuideMoment | None:
        """Return what the person looks at, None if something moves or the table does not wait for them."""
        facts = self._look()
        waiting = isinstance(facts.phase, _PATIENT) or facts.waits_for_key
        if not waiting or facts.now.stage.busy:
            return None
        result = isinstance(facts.phase, (Result, Over))
        deciding = isinstance(facts.phase, Asking)
        return GuideMoment(facts.view, self._look().now.stage.editor.draft, deciding, result)

    def _show_for(self, moment: GuideMoment) -> bool:
        """Show what there is to say at a moment; return whether there is anything."""
        if self._offer is not None:
            self._ask(self._offer)
        elif self._shown is None and not self._silent_until_result:
            self._shown = next((entry for entry in self._rest if entry[1].when(moment)), None)
            if self._shown is not None:
                self._show(self._shown[1])
        if not self.reading:
            return False
        self.place()
        return True

    def _show(self, step: Step) -> None:
        number = self._all - len(self._rest) + 1
        last = len(self._rest) == 1
        self.card.next.set_text(_DONE if last else _NEXT)
        self.card.next.set_hint(lambda: translate("Guide", "Enter, or {keys}").format(keys=native_text(NEXT_KEYS)))
        self.card.skip.set_text(_SKIP)
        self.card.skip.set_hint(_text("Escape: not in this deal, but in the next one"))
        self.card.skip.setVisible(not last)
        self.card.next.show()
        caption = lambda: translate("Guide", "Guide: {number} of {count}").format(number=number, count=self._all)  # noqa: E731
        self.card.show_words(caption, step.words(self._look().view))
        self._tell()

    def _ask(self, offer: Text) -> None:
        """Ask whether anything is to be explained."""
        if not self.card.isHidden():
            return
        self.card.next.set_text(_SHOW)
        self.card.skip.set_text(_NO)
        self.card.show_words(_caption, offer)
        self._tell()

    def _tell(self) -> None:
        """Have the words spoken, and let Enter bring the next ones."""
        self._resting = False
        self._name()
        announce(self.card, self.card.accessibleName(), at_once=True)
        announce(self.card, translate("Guide", "Enter goes on."))
        if not self._look().now.stage.editor.edited:
            self.card.next.setFocus()

    def _name(self) -> None:
        self.card.setAccessibleName(joined((self.card.caption.text(), self.card.words.text())))

    def _rest_now(self) -> None:
        """Leave the game to the person until there is something to say again."""
        if self._resting:
            return
        self._resting = True
        if not self._first_deal or self._silent_until_result:
            self.card.put_away()
            return
        self.card.ring.hide()
        self.card.next.hide()
        self.card.skip.show()
        self.card.show_words(_caption, _text("Play on: more comes when it is time."))

    def place(self) -> None:
        """Put the ring around what is spoken of."""
        if self._shown is not None:
            rect = self._anchors.rect_of(self._shown[1].at, self._look().view)
            self.card.ring.show_around(rect, self._anchors.plain_to_see())
        else:
            self.card.ring.hide()

    # what the person does

    def go_on(self) -> None:
        """Show the next words after some were read."""
        if not self.reading:
            return
        if self._offer is not None:
            self._offer = None
            self._go_on_with_game()
            return
        self._drop()
        if self._rest:
            self._go_on_with_game()
        else:
            self.finish()

    def put_off(self) -> bool:
        """Say nothing more in this deal; an offer is declined."""
        if self._offer is not None:
            self.finish()
        elif self._shown is not None:
            self._shown = None
            self._silent_until_result = True
            self._go_on_with_game()
        return True

    def _drop(self) -> None:
        """Do not show the present step again."""
        if self._shown is not None:
            self._rest.remove(self._shown)
            self.said.emit(self._shown[0])
            self._shown = None

    def _go_on_with_game(self) -> None:
        """Say what else there is to say now, or let the table go on."""
        moment = self._moment()
        held = isinstance(self._look().phase, Held)
        reads = not held and moment is not None and self._show_for(moment)
        if not reads:
            self._send(WasRead())  # from a table that is held it asks again what is said first
            if not self.reading:
                self._rest_now()
                self._give_focus_back()

    def _give_focus_back(self) -> None:
        self.rested.emit()

    def finish(self) -> None:
        """Say nothing more."""
        if self._over:
            return
        self._over = True
        self._rest = []
        self._shown = self._offer = None
        self.card.dismiss()
        self._keys.setEnabled(False)
        self._look().now.explainer = None
        self._send(WasRead())
        self._give_focus_back()
        self.ended.emit()
        self.deleteLater()


def _caption() -> str:
    return translate("Guide", "Guide")
