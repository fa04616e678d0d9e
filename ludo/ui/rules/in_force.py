"""Which passages of a rules page hold, and the values in its texts: of a partie, or of the game in general."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from ludo.engine.options import Option, Value, idle_by_needs, options_of
from ludo.games import GAMES
from ludo.languages import SOURCE
from ludo.resource_paths import resource
from ludo.ui.i18n import translate
from ludo.ui.rules.markup import VALUE, Block, Condition, Paragraph, Passage, parse
from ludo.ui.wording.common import with_head
from ludo.ui.wording.option_words import OptionWords

PLAYERS: Final = "players"
SIDES: Final = "sides"
"""How many sides play: no option, but a passage may depend on it."""
_LIST: Final = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
_OF_TABLE: Final = frozenset({PLAYERS, SIDES})


class InForce:
    """The options that a page follows. `options`: those of a partie, None of the game in general.

    In general the page is for every number of players: what depends on it holds, and its text says for how many.
    """

    def __init__(self, game: str, words: OptionWords, options: Mapping[str, Value] | None) -> None:
        self.in_general = options is None
        self._game = GAMES[game]
        self._words = words
        self._options = {option.name: option for option in options_of(self._game.options_type)}
        self.values = self._game.in_force(options or {})
        read = self._game.read_options(self.values)
        self._sides = len(self._game.sides(read))
        idle = idle_by_needs(read) if self.in_general else self._game.idle(read)
        self.idle = idle - frozenset(self._game.forced(read))
        """The options that change nothing."""

    def listed(self) -> list[Option]:
        """Return the options of which something is to be said: those that have an effect, in general all."""
        return [option for option in self._options.values() if self.in_general or option.name not in self.idle]

    def differs(self, option: Option) -> bool:
        """Return whether an option is otherwise than in the rulebook; the number of players is not of the rules."""
        return option.name != PLAYERS and self.values[option.name] != option.default

    def holds(self, passage: Passage) -> bool:
        """Return whether a passage is about what is played (in general: about the rulebook's usual game)."""
        return all(self._holds(condition) for condition in passage.conditions)

    def _holds(self, condition: Condition) -> bool:
        name = condition.option
        if name in _OF_TABLE and self.in_general:
            return True
        if name == SIDES:
            return (str(self._sides) in condition.values) is not condition.other
        if name in self.idle:
            return False
        return (self.values[name] in values_of(self._options[name], condition.values)) is not condition.other

    def can_be_agreed(self, passage: Passage) -> bool:
        """Return whether a page in general shows a passage that does not hold: what is agreed has a known value."""
        return self.in_general and all(self._holds(entry) or not entry.other for entry in passage.conditions)

    def mark(self, passage: Passage) -> str:
        """Return by which agreement a passage holds that is not about the usual game."""
        rules = dict.fromkeys(self._agreed(entry) for entry in passage.conditions if not self._holds(entry))
        return translate("Rules", "{rule} – can be agreed").format(rule=" · ".join(rules))

    def _agreed(self, condition: Condition) -> str:
        """Return an option and the values that a condition asks for; of an idle one the option that it needs."""
        option = self._options[condition.option]
        wanted = values_of(option, condition.values)
        if self.values[option.name] in wanted and option.needs is not None:
            needed, value = option.needs
            option, wanted = self._options[needed], (value,)
        values = [self._words.value(option.name, value) for value in wanted]
        return with_head(self._words.options[option.name].label(), " / ".join(values))

    def text(self, markdown: str) -> str:
        """Return a text with the values in the place of `{option}`."""
        return VALUE.sub(self._value, markdown)

    def _value(self, found: re.Match[str]) -> str:
        name, less = found[1], int(found[2] or 0)
        value = self.values[name]
        if name == PLAYERS:
            return self._players()
        return self._words.value(name, value - less if less and isinstance(value, int) else value)

    def _players(self) -> str:
        if not self.in_general:
            return translate("Rules", "%n player(s)", None, int(self.values[PLAYERS] or 0))
        counts = self._game.player_counts({})
        text = translate("Rules", "{least} to {most} players")
        if len(counts) == 2:
            text = translate("Rules", "{least} or {most} players")
        return text.format(least=counts[0], most=counts[-1])


@cache
def read_page(game: str, language_code: str) -> tuple[Block, ...]:
    """Return the rules page of a game, the English one where a language has none."""
    return parse(resource("rules", f"{game}.{_page_language(game, language_code)}.md").read_text(encoding="utf-8"))


def foreign_text(game: str, language_code: str) -> str:
    """Return a sentence that says in which language the rules page is, empty if it is in this one."""
    if _page_language(game, language_code) == language_code:
        return ""
    return translate("Rules", "These rules have not been translated yet; they are shown in English.")


def _page_language(game: str, language_code: str) -> str:
    return language_code if resource("rules", f"{game}.{language_code}.md").exists() else SOURCE


def blocks_in_force(blocks: Sequence[Block], in_force: InForce) -> list[Block]:
    """Return what holds, without the passages around it; a sentence that depends on options follows on the last one."""
    shown: list[Block] = []
    for block in blocks:
        if not isinstance(block, Passage):
            shown.append(block)
        elif in_force.holds(block):
            before = shown[-1] if shown else None
            match before, block.blocks:
                case Paragraph(said), (Paragraph(sentence),) if _in_one(said, sentence):
                    shown[-1] = Paragraph(f"{said} {sentence}")
                case _:
                    shown += block.blocks
    return shown


def _in_one(before: str, after: str) -> bool:
    """Return whether two paragraphs can be one: neither is a list, nor leads to one."""
    return not (_LIST.search(before) or _LIST.match(after) or before.endswith(":"))


def values_of(option: Option, written: Sequence[str]) -> tuple[Value, ...]:
    """Return the values of an option that a page names. Raises ValueError for one that it cannot have."""
    return tuple(_value_of(option, text) for text in written)


def _value_of(option: Option, text: str) -> Value:
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    if text.isascii() and text.isdigit() and option.accepts(int(text)):
        return int(text)
    raise ValueError(f"option {option.name!r} is never {text!r}")
