"""Taking back, doing again, and looking at cards that have gone, at a table."""

from typing import Literal

from ludo.session.ports import StorageError
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.platform.speech_model import Kind
from ludo.ui.play import messages
from ludo.ui.play.advising import Advising
from ludo.ui.play.cards_shown import cards_shown, trick_shown
from ludo.ui.play.choices import ended_unplayed
from ludo.ui.play.effects import Do, Effect, Say, Tell, Timer
from ludo.ui.play.state import Failed
from ludo.ui.wording.errors import storage_text


class LookingBack(Advising):
    """A table at which a person may look back, or go back."""

    def look_back(self, message: messages.TableMessage) -> None:
        """Follow a message about what has been."""
        match message:
            case messages.Undo():
                self._undo()
            case messages.Redo() if self.now.session.can_redo and self.facts.error is None:
                self._go_back(Do.REDO)  # what happens is said as it happens
            case messages.Redo():
                self.do(Tell(translate("Table", "There is nothing to do again.")))
            case messages.GoBack(move):
                self._go_back(move)
            case messages.ShowTrick():
                self._show_trick()
            case messages.BackOrTrick() if self.facts.curtain is None and not self.now.stage.busy:
                self._back_or_trick()
            case messages.ShowHands():
                self._show_hands()
            case messages.SeeHands():
                self.put(agreed=True)
                if ended_unplayed(self.facts):
                    self.do(Do.SHOW_HANDS)
            case messages.HandsSeen(error):
                self._see_hands(error)
            case messages.CardsRead() | messages.TimeOver("cards"):
                self.show_cards("")
            case _:
                pass

    def show_cards(self, cards: Literal["", "trick", "hands"]) -> None:
        """Show cards in the middle of the table, or take them away."""
        self.put(cards=cards)
        shown = cards_shown(self.facts)
        if shown is not None:
            self.do(Say(shown.words, Kind.ANSWER))
        self.do(Timer("cards", self.now.stage.durations.notice if cards == "trick" else None))

    def _undo(self) -> None:
        """Take back the last decision of a person, and say which it was."""
        facts, session = self.facts, self.now.session
        ply = session.undo_point()
        if ply is None or facts.error is not None:
            self.do(Tell(translate("Table", "Nothing can be taken back now.")))
            return
        lines = self.now.lines.at(ply + 1, facts.chair)[1] if ply < session.ply else []
        done = joined([*filter(None, lines)][:1])
        form = translate("Table", "Taken back: {done}") if done else translate("Table", "Taken back.")
        self.do(Say(form.format(done=done), Kind.ANSWER))
        self._go_back(Do.UNDO)

    def _go_back(self, move: Effect) -> None:
        if not isinstance(self.state.phase, Failed):
            if self.now.stage.busy:
                self.do(Do.SKIP)
            self.do(move)

    def _show_trick(self) -> None:
        """Show the last trick for a while, or take it away; say it, or that there is none."""
        if self.state.cards == "trick":
            self.show_cards("")
        elif trick_shown(self.facts) is None:
            self.do(Tell(translate("Table", "No trick has been made in this deal.")))
        else:
            self.show_cards("trick")

    def _back_or_trick(self) -> None:
        """Put down what was picked up, take back the last act where that is possible, else show the last trick."""
        session, editor = self.now.session, self.now.stage.editor
        if editor.picked_up is not None:
            self.do(Do.PUT_DOWN)
        elif editor.edited:
            pass
        elif self.state.cards == "trick":
            self.show_cards("")
        elif self.now.words.has_tricks and (session.undo_point() is None or self.facts.error is not None):
            self._show_trick()
        else:
            self._undo()

    def _show_hands(self) -> None:
        """Show the cards, or take them away; where several persons sit at the table, ask first whether all agree."""
        if self.state.cards == "hands":
            self.show_cards("")
        elif self.state.agreed or not self.facts.shared:
            self.look_back(messages.SeeHands())
        else:
            self.do(Do.ASK_ALL)

    def _see_hands(self, error: StorageError | None) -> None:
        """Show what everybody held, now that it is kept that it has been seen: for the rest of the partie."""
        if error is not None:
            self.do(Tell(storage_text(error)))
        elif ended_unplayed(self.facts):
            self.show_cards("hands")
