"""A rules page as text: all that it says of what is played."""

from collections.abc import Mapping

from ludo.engine.options import Value
from ludo.ui.rules.in_force import InForce, blocks_in_force, foreign_text, read_page
from ludo.ui.rules.markup import Figures, Heading, Paragraph
from ludo.ui.wording.option_words import OptionWords


def page_text(game: str, words: OptionWords, language_code: str, options: Mapping[str, Value] | None) -> str:
    """Return all that a page says of what is played, in Markdown, figures and their captions included."""
    in_force = InForce(game, words, options)
    foreign = foreign_text(game, language_code)
    lines = [foreign] if foreign else []
    for block in blocks_in_force(read_page(game, language_code), in_force):
        match block:
            case Heading(level, text):
                lines.append(f"{'#' * level} {in_force.text(text)}")
            case Paragraph(markdown):
                lines.append(in_force.text(markdown))
            case Figures(figures):
                lines += [f"![{figure.caption}]({figure.kind}:{figure.content})" for figure in figures]
            case _:
                pass
    return "\n\n".join(lines)
