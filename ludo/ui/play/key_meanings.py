"""The meanings of Enter, Space and the letters at the table, and since when: the guard against accidents asks."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from ludo.ui.play.choice import Choice
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.state import Curtain
from ludo.ui.widgets.press_guard import KeyMeaning, now


class KeyMeanings:
    """Keeps what each key means; `observe` is called whenever the buttons may have changed."""

    def __init__(self, page: PlayParts) -> None:
        self._page = page
        self._own_acts = 0
        self._known: dict[str, KeyMeaning] = {}

    def count_act(self) -> None:
        """Count an act of the person: what is asked next is another question."""
        self._own_acts += 1

    def question(self) -> object:
        """Return what tells one question from the next."""
        facts = self._page.facts
        if self._page.table.halted:
            return "halted", self._page.session.ply
        if facts.deciding:
            return "deciding", self._own_acts, facts.chair
        return type(facts.phase), self._page.session.ply

    def observe(self) -> None:
        """Notice which keys mean something else than before."""
        present = self._present()
        for key, act in present.items():
            if key not in self._known or self._known[key].act != act:
                self._known[key] = KeyMeaning(act, now())
        for key in self._known.keys() - present.keys():
            del self._known[key]

    def of(self, key: str) -> KeyMeaning | None:
        """Return what a key would do; None if it does nothing that counts, such as skipping what moves."""
        moving = self._page.table.busy and not self._page.table.halted
        return None if moving and key in ("Enter", "Space") else self._known.get(key)

    def button(self, key: str) -> QWidget | None:
        """Return the button that a key would press."""
        panel = self._page.status_panel
        if key in ("Enter", "Space"):
            return next((button for button in panel.buttons if button.main), None)
        return next((button for button in panel.buttons if button.key.upper() == key), None)

    def _present(self) -> Mapping[str, object]:
        facts, question = self._page.facts, self.question()
        if isinstance(facts.phase, Curtain):
            return {"Enter": ("curtain", facts.curtain)}
        result: dict[str, object] = {}
        for choice in self._page.status_panel.choices:
            if len(choice.key) == 1:
                result[choice.key.upper()] = (question, choice.text)
            if choice.main:
                result["Enter"] = result["Space"] = (question, _what(choice))
        return result


def _what(choice: Choice) -> str:
    """Return what a button does; what is composed is one act whatever the number is, for the person changes it."""
    return choice.part if choice.part == "confirm" else choice.text
