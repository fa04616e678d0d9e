"""The rules of a game on paper, as they were chosen: a booklet with drawn figures, and the options at its end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ludo.engine.options import Value
from ludo.ui.art.style import CardStyle
from ludo.ui.games.registry import game_title, option_words_of
from ludo.ui.i18n import language, translate
from ludo.ui.printing.booklet import CAPTION, INCH, POINT, Booklet, Piece, entry_piece, letters, text_piece
from ludo.ui.rules.figures import figure_drawing
from ludo.ui.rules.in_force import PLAYERS, InForce, blocks_in_force, foreign_text, read_page
from ludo.ui.rules.markup import Block, Figure, Figures, Heading, Paragraph, Passage
from ludo.ui.theme import on_paper
from ludo.ui.wording.common import with_head
from ludo.ui.wording.option_words import OptionWords

_CARD: Final = 0.56 * INCH
"""Width of the cards in figures."""
_CAPTION: Final = 1.3 * INCH
"""Width that a caption may take below a narrower picture before it wraps."""
_BETWEEN: Final = 0.12 * INCH
_TOP: Final = 2
_TOGETHER: Final = 3
"""So many options stay with their heading."""


def rules_booklet(game: str, values: Mapping[str, Value] | None, style: CardStyle, name: str = "") -> Booklet:
    """Return a booklet of the rules in force; without values of the game in general. name: what they are called."""
    title = with_head(game_title(game), name) if name else game_title(game)
    return Booklet(partial(_pieces, title, game, values, replace(style, large_index=False)), title)


def _pieces(
    title: str, game: str, values: Mapping[str, Value] | None, style: CardStyle, width: float, pages: dict[int, int]
) -> Iterator[Piece]:
    words = option_words_of(game)
    in_force = InForce(game, words, values)
    yield text_piece(title, width, 20, bold=True)
    if foreign := foreign_text(game, language()):
        yield text_piece(foreign, width, 8.5, ink="quiet")
    blocks: list[tuple[Block, bool]] = list(_shown(read_page(game, language()), in_force))
    headings = [in_force.text(block.text) for block, _ in blocks if isinstance(block, Heading) and block.level <= _TOP]
    headings.append(_options_heading(in_force))
    for entry, heading in enumerate(headings):
        yield entry_piece(heading, width, entry, pages)
    entry, above = 0, 10.0
    for block, quiet in blocks:
        match block:
            case Heading(level, text) if level <= _TOP:
                yield _heading(in_force.text(text), width, entry)
                entry += 1
            case Heading(_, text):
                yield text_piece(in_force.text(text), width, 10, bold=True, above=6, stays=True)
            case Paragraph(markdown):
                ink, leads = ("quiet" if quiet else "plain"), markdown.endswith((":", "*"))
                yield text_piece(in_force.text(markdown), width, markdown=True, ink=ink, above=above, stays=leads)
            case Figures(figures):
                yield from _rows(figures, width, style)
            case Passage():
                raise ValueError("a passage stands inside of another one")
        above = 3.0
    yield _heading(headings[-1], width, entry)
    yield from _options(words, in_force, width)


def _shown(blocks: Sequence[Block], in_force: InForce) -> Iterator[tuple[Block, bool]]:
    """Yield what is printed, and whether it can only be agreed."""
    if not in_force.in_general:
        yield from ((block, False) for block in blocks_in_force(blocks, in_force))
        return
    marked = ""
    for block in blocks:
        if not isinstance(block, Passage):
            yield block, False
        elif in_force.holds(block):
            yield from ((inner, False) for inner in block.blocks)
        elif in_force.can_be_agreed(block):
            if in_force.mark(block) != marked:
                yield Paragraph(f"*{in_force.mark(block)}*"), False
            yield from ((inner, True) for inner in block.blocks)
        marked = in_force.mark(block) if isinstance(block, Passage) and not in_force.holds(block) else ""


def _heading(text: str, width: float, entry: int) -> Piece:
    return text_piece(text, width, 13, ink="accent", bold=True, above=11, stays=True, entry=entry)


def _options_heading(in_force: InForce) -> str:
    if in_force.in_general:
        return translate("Rules", "What can be agreed, and what holds if nothing is")
    return translate("Rules", "What holds in your game")


def _options(words: OptionWords, in_force: InForce, width: float) -> Iterator[Piece]:
    """Yield every option with the value that holds; what differs from the rulebook is in bold, with what it says."""
    for number, option in enumerate(in_force.listed()):
        if in_force.in_general and option.name == PLAYERS:
            continue
        value, differs = in_force.values[option.name], in_force.differs(option)
        said = with_head(words.options[option.name].label(), words.value(option.name, value))
        yield text_piece(said, width, 9, bold=differs, above=4, stays=differs or number < _TOGETHER)
        if differs:
            usual = words.value(option.name, option.default)
            text = translate("Rules", "In the rulebook: {value}").format(value=usual)
            yield text_piece(text, width, 8, ink="quiet", above=1)


def _rows(figures: Sequence[Figure], width: float, style: CardStyle) -> Iterator[Piece]:
    """Yield figures side by side, in as many rows as they need."""
    line: list[Piece] = []
    drawn = [_figure(figure, width, style) for figure in figures]
    used, between = 0.0, _BETWEEN / 2 if all(figure.kind == "card" for figure in figures) else _BETWEEN
    closer = (width - sum(wide for wide, _ in drawn)) / len(drawn)
    if between / 4 < closer < between:  # rather than one of them alone in a row
        between = closer
    for wide, piece in drawn:
        if line and used + wide > width:
            yield _row(line)
            line, used = [], 0.0
        line.append(piece._replace(above=used))
        used += wide + between
    yield _row(line)


def _row(line: Sequence[Piece]) -> Piece:
    """Return figures side by side as one piece; `above` of each is how far to the right it stands."""
    height = max(piece.height for piece in line)

    def paint(painter: QPainter) -> None:
        for piece in line:
            painter.save()
            painter.translate(piece.above, height - piece.height)
            piece.paint(painter)
            painter.restore()

    return Piece(height, paint, 4 * POINT)


def _figure(figure: Figure, width: float, style: CardStyle) -> tuple[float, Piece]:
    """Return the width of a figure with its caption, and the two of them."""
    with on_paper():
        drawing = figure_drawing(figure, _CARD, style)
        if drawing.size.width() > width:
            drawing = figure_drawing(figure, _CARD * width / drawing.size.width(), style)
    wide = drawing.size.width()
    caption = None
    if figure.caption:
        said = QFontMetricsF(letters(CAPTION)).horizontalAdvance(figure.caption) + POINT
        wide = max(wide, min(width, _CAPTION, said))
        caption = text_piece(figure.caption, wide, CAPTION, ink="quiet", centred=True)
    left = (wide - drawing.size.width()) / 2

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(left, 0)
        with on_paper():
            drawing.paint(painter, QRectF(QPointF(0, 0), drawing.size))
        painter.restore()
        if caption is not None:
            painter.translate(0, drawing.size.height() + caption.above)
            caption.paint(painter)

    return wide, Piece(drawing.size.height() + (caption.above + caption.height if caption else 0), paint)
