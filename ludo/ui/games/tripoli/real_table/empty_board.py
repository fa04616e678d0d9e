"""A Tripoli board on paper, to lay chips on, and a sheet for everybody's chips: for an evening without a computer."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtGui import QImage, QTextDocument

from ludo.engine.cards import HEARTS, write_cards
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE, ante, chips_a_space, layout, staked_spaces
from ludo.ui.art.style import CardStyle
from ludo.ui.games.tripoli.spaces import space_rule, space_title
from ludo.ui.i18n import translate
from ludo.ui.paper.document import document
from ludo.ui.paper.empty_sheet import date_line, empty_grid
from ludo.ui.rules.figures import figure_pixmap
from ludo.ui.rules.markup import Figure

_ORDER: Final = (0, 1, 2, POT, KITTY, 3, SEQUENCE_SPACE, PAIR_SPACE, 4)
"""The spaces as they lie, line by line: as on the board of the game, with the kitty in the middle."""
_CARD: Final = 46
_HIGH: Final = 78
"""Width of a card, and height of its picture, in pixels."""
_SHARP: Final = 4.0
"""Pixels of a picture for each of its size: what a printer can use."""
_ROOM: Final = 118
"""Pixels below the words of a space, for chips."""
_DEALS: Final = 18


def empty_board(options: TripoliOptions, names: Sequence[str], style: CardStyle) -> QTextDocument:
    """Return the board of these options on one page, and on another a grid for the chips of people."""
    spaces = [_space(space, options) for space in _ORDER]
    lines = "".join(f"<tr>{''.join(spaces[at : at + 3])}</tr>" for at in (0, 3, 6))
    board = (
        f"<h1>{escape(translate('Print', 'Tripoli board'))}</h1>"
        f'<p class="quiet">{escape(_stakes(options))}</p>'
        f'<table cellspacing="0" width="100%" style="border-collapse: collapse">{lines}</table>'
    )
    heading = escape(translate("Print", "Chips of everybody"))
    how = translate("Print", "After each deal write down how many chips everybody has; the others lie on the board.")
    chips = f'<h1 style="page-break-before: always">{heading}</h1>{date_line()}<p class="quiet">{escape(how)}</p>'
    start = translate("Print", "At the start: {chips}").format(chips=options.starting_chips)
    rows = [start, *map(str, range(1, _DEALS + 1)), translate("Print", "At the end")]
    return document(board + chips + empty_grid(names, rows), _pictures(options, style))


def _space(space: int, options: TripoliOptions) -> str:
    """Return a space: its cards, its name, and who takes the chips that lie there."""
    picture = f'<img src="{space}" height="{_HIGH}"><br>' if space <= PAIR_SPACE and not options.cosmo else ""
    return (
        '<td width="33%" align="center" style="border: 1px solid #8a8478; padding: 8px 10px '
        f'{_ROOM}px 10px">{picture}<b>{escape(_title(space, options))}</b><br>'
        f'<span class="quiet">{escape(space_rule(space, options))}</span></td>'
    )


def _title(space: int, options: TripoliOptions) -> str:
    if not options.cosmo or space >= KITTY:
        return space_title(space, layout(options, HEARTS))
    if space < PAIR_SPACE:
        return translate("Print", "Window {number}: lay a card here").format(number=space + 1)
    if space == PAIR_SPACE:
        return translate("Print", "Window of a pair: lay two neighbours of a suit here")
    return translate("Print", "Window of a sequence: lay its three ranks here")


def _stakes(options: TripoliOptions) -> str:
    """Return what everybody stakes before a deal."""
    parts = [
        translate("Print", "Before each deal everybody lays a chip on each of {spaces} spaces: {chips} in all.").format(
            spaces=len(staked_spaces(options)), chips=ante(options, False)
        )
    ]
    if chips_a_space(options, True) > 1:
        parts.append(translate("Print", "The dealer lays {chips}.").format(chips=ante(options, True)))
    if options.pay_suit == "auction":
        parts.append(translate("Print", "The suit named at each deal counts instead of hearts."))
    return " ".join(parts)


def _pictures(options: TripoliOptions, style: CardStyle) -> dict[str, QImage]:
    """Return the cards of the spaces that are cards, by the number of the space."""
    printed = layout(options, HEARTS)
    shown = {space: (card,) for space, card in enumerate(printed.cards)} | {PAIR_SPACE: printed.pair}
    pictures = {}
    for space, cards in shown.items():
        figure = Figure("meld", write_cards(cards), "")
        pictures[str(space)] = figure_pixmap(figure, _CARD, _SHARP, style).toImage()
    return pictures
