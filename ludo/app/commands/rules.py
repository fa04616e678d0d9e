"""`ludo rules GAME`: the rules as they are with some options, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.app.commands.command_line import DONE
from ludo.app.commands.words import options_given, qt_sentences, write_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludo.engine.options import Value
    from ludo.ui.rules.in_force import InForce
    from ludo.ui.rules.markup import Block

FORMAT: Final = "ludo-rules"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""


def rules(game: str, preset: str, settings: Sequence[str], language: str | None, *, as_json: bool) -> int:
    """Print the rules of a game with some options. Raises RefusedError."""
    values = options_given(game, preset, settings)
    with qt_sentences(language):
        from ludo.ui.i18n import language as spoken_now

        text, code = rules_text(game, values), spoken_now()
    if as_json:
        write_json(
            {
                "format": FORMAT,
                "version": VERSION,
                "game": game,
                "language": code,
                "options": dict(values),
                "text": text,
            }
        )
    else:
        print(text, end="")
    return DONE


def rules_text(game: str, values: Mapping[str, Value]) -> str:
    """Return the rules in force as Markdown, in the present language; a figure is its cards and its caption."""
    from ludo.ui.games.registry import game_title, option_words_of
    from ludo.ui.i18n import language
    from ludo.ui.rules.in_force import InForce, blocks_in_force, foreign_text, read_page

    in_force = InForce(game, option_words_of(game), values)
    blocks = blocks_in_force(read_page(game, language()), in_force)
    head = filter(None, [f"# {game_title(game)}", foreign_text(game, language())])
    return "\n\n".join([*head, *(_text(block, in_force) for block in blocks)]) + "\n"


def _text(block: Block, in_force: InForce) -> str:
    from ludo.ui.rules.markup import Figures, Heading, Paragraph

    match block:
        case Heading(level, text):
            return f"{'#' * level} {in_force.text(text)}"
        case Paragraph(markdown):
            return in_force.text(markdown)
        case Figures(figures):
            said = (": ".join(filter(None, [figure.caption, figure.content])) for figure in figures)
            return "\n".join(f"    [{each}]" for each in said)
        case _:
            raise ValueError("a passage stands inside of another one")
