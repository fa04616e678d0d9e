"""All sentences about the games: codes of the engine in, words of the language of the moment out.

Every function takes the id of the game first where its answer depends on it. The words of a game are in `words.py` and
`option_words.py` of its folder below `ludo/ui/games/`; what they have in common is `GameWords`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from ludo.ui.errors import storage_text
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_hint, card_name, card_title
from ludo.ui.wording.common import PROBLEMS, REFUSALS, StatusText, level_name, seat_title
from ludo.ui.wording.names import Names, listed, names_of
from ludo.ui.wording.sheets import Sheet
from ludo.ui.wording.titles import game_sentence, game_title, has_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.engine.actions import Action
    from ludo.engine.events import Event
    from ludo.engine.options import Problem, Value
    from ludo.engine.refusals import Refusal
    from ludo.engine.views import AnyView
    from ludo.session.ports import StorageError
    from ludo.session.session import EventBatch

__all__ = [
    "Names",
    "Sheet",
    "StatusText",
    "action_hint",
    "action_key",
    "action_label",
    "between_deals",
    "card_hint",
    "card_name",
    "card_title",
    "event_text",
    "game_sentence",
    "game_title",
    "has_words",
    "level_name",
    "listed",
    "names_of",
    "option_label",
    "option_rule",
    "option_value_label",
    "preset_label",
    "preset_rule",
    "problem_text",
    "refusal_text",
    "seat_title",
    "sheet_of",
    "speech",
    "status_for",
    "storage_error_text",
    "where_text",
]  # fmt: skip


class GameWords(Protocol):
    """The words of one game; a module has them all."""

    def speech(self, code: str) -> str:
        """What is said at the table."""
        ...

    def event(self, event: Event, names: Names) -> str | None:
        """A line of the journal, None for what needs none."""
        ...

    def label(self, action: Action, view: AnyView, names: Names) -> str:
        """A button: the act and what it costs."""
        ...

    def hint(self, action: Action, view: AnyView, names: Names) -> str:
        """What an act means, in a sentence or two."""
        ...

    def key(self, action: Action) -> str:
        """The letter of an act, empty if it has none."""
        ...

    def status(self, view: AnyView, names: Names) -> StatusText:
        """What is going on."""
        ...

    def where(self, view: AnyView) -> str:
        """Where in the partie one is, for the bar on top."""
        ...

    def between_deals(self, view: AnyView) -> bool:
        """Has a deal ended that people may want to look at before the next one?"""
        ...

    def refusal(self, refusal: Refusal, names: Names) -> str | None:
        """Why something is refused, if it is this game's own reason."""
        ...

    def sheet(self, told: Sequence[EventBatch], names: Names) -> Sheet:
        """The score sheet of what was told so far."""
        ...


class OptionWords(Protocol):
    """The words of one game's options; a module has them all."""

    def label(self, name: str) -> str:
        """An option in a few words."""
        ...

    def rule(self, name: str) -> str:
        """The rule in one sentence."""
        ...

    def value(self, name: str, value: Value) -> str:
        """A value in a few words."""
        ...

    def preset(self, name: str) -> str:
        """A preset in a word or two."""
        ...

    def preset_rule(self, name: str) -> str:
        """A preset in one sentence."""
        ...


@cache
def _words(game: str) -> GameWords:
    """The words of a game, read when they are needed: the first page shows its title only."""
    return cast(GameWords, import_module(f"ludo.ui.games.{game}.words"))


@cache
def _options(game: str) -> OptionWords:
    return cast(OptionWords, import_module(f"ludo.ui.games.{game}.option_words"))


def speech(game: str, code: str) -> str:
    """What is said at the table, as a bubble shows it."""
    return _words(game).speech(code)


def event_text(game: str, event: Event, names: Names) -> str | None:
    """A line of the journal, None for what needs none."""
    return _words(game).event(event, names)


def action_label(game: str, action: Action, view: AnyView, names: Names) -> str:
    """A button: the act and what it costs."""
    return _words(game).label(action, view, names)


def action_hint(game: str, action: Action, view: AnyView, names: Names) -> str:
    """What an act means, in a sentence or two."""
    return _words(game).hint(action, view, names)


def action_key(game: str, action: Action) -> str:
    """The letter of an act, empty if it has none."""
    return _words(game).key(action)


def status_for(view: AnyView, names: Names) -> StatusText:
    """What is going on, for the line above the hand."""
    return _words(view.game).status(view, names)


def where_text(view: AnyView) -> str:
    """Where in the partie one is."""
    return _words(view.game).where(view)


def between_deals(view: AnyView) -> bool:
    """Has a deal ended that people may want to look at before the next one?"""
    return _words(view.game).between_deals(view)


def refusal_text(game: str, refusal: Refusal, names: Names) -> str:
    """Why something is refused; names the rule."""
    own = _words(game).refusal(refusal, names)
    if own is not None:
        return own
    common = REFUSALS.get(refusal.code)
    return translate("Refusals", "That is not possible now.") if common is None else common(refusal, names)


def sheet_of(game: str, told: Sequence[EventBatch], names: Names) -> Sheet:
    """The score sheet of what was told so far."""
    return _words(game).sheet(told, names)


def option_label(game: str, name: str) -> str:
    """An option in a few words."""
    return _options(game).label(name)


def option_rule(game: str, name: str) -> str:
    """What an option is about: the rule in one sentence."""
    return _options(game).rule(name)


def option_value_label(game: str, name: str, value: Value) -> str:
    """A value of an option in a few words."""
    return _options(game).value(name, value)


def preset_label(game: str, name: str) -> str:
    """A preset in a word or two."""
    return _options(game).preset(name)


def preset_rule(game: str, name: str) -> str:
    """A preset in one sentence."""
    return _options(game).preset_rule(name)


def problem_text(game: str, problem: Problem) -> str:
    """What is wrong with a set of options."""
    text = PROBLEMS.get(problem.code)
    return translate("Problems", "This does not go together.") if text is None else text(problem)


def storage_error_text(error: StorageError) -> str:
    """Why something could not be written or read."""
    return storage_text(error)
