"""The meanings of Enter, Space and the letters at the table, and since when: the guard against accidents asks."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from ludo.ui.play.choice import Choice
from ludo.ui.play.facts import Facts
from ludo.ui.play.state import Curtain
from ludo.ui.play.status import StatusPanel
from ludo.ui.widgets.press_guard import KeyMeaning, now


class KeyMeanings:
    """Keeps what each key means; `observe` is called whenever the buttons may have changed."""

    def __init__(self, panel: StatusPanel) -> None:
        self._panel = panel
        self._known: dict[str, KeyMeaning] = {}

    def observe(self, facts: Facts) -> None:
        """Notice which keys mean something else than before."""
        present = _meanings(facts, self._panel.choices)
        for key, act in present.items():
            if key not in self._known or self._known[key].act != act:
                self._known[key] = KeyMeaning(act, now())
        for key in self._known.keys() - present.keys():
            del self._known[key]

    def of(self, key: str, *, moving: bool) -> KeyMeaning | None:
        """Return what a key would do; None if it does nothing that counts, such as skipping what moves."""
        return None if moving and key in ("Enter", "Space") else self._known.get(key)

    def button(self, key: str) -> QWidget | None:
        """Return the button that a key would press."""
        buttons = self._panel.buttons
        if key in ("Enter", "Space"):
            return next((button for button in buttons if button.main), None)
        return next((button for button in buttons if button.key.upper() == key), None)


def question_of(facts: Facts) -> object:
    """Return what tells one question from the next."""
    if facts.now.stage.halted:
        return "halted", facts.now.session.ply
    if facts.deciding:
        return "deciding", facts.state.acts, facts.chair
    return type(facts.phase), facts.now.session.ply


def _meanings(facts: Facts, choices: Sequence[Choice]) -> Mapping[str, object]:
    if isinstance(facts.phase, Curtain):
        return {"Enter": ("curtain", facts.curtain)}
    question = question_of(facts)
    result: dict[str, object] = {}
    for choice in choices:
        if len(choice.key) == 1:
            result[choice.key.upper()] = (question, choice.text)
        if choice.main:
            result["Enter"] = result["Space"] = (question, _what(choice))
    return result


def _what(choice: Choice) -> str:
    """Return what a button does; what is composed is one act whatever the number is, for the person changes it."""
    return choice.part if choice.part == "confirm" else choice.text
