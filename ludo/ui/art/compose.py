"""A whole face as SVG: paper, the drawing from its file, the indices of the style."""

from functools import cache
from typing import Final

from ludo.engine.cards import JOKER, rank_of, suit_of
from ludo.resource_paths import resource
from ludo.ui.art.colours import EDGE, INK, PAPER, suit_colour
from ludo.ui.art.names import BACKS, card_file
from ludo.ui.art.shapes import CAP, CROWNS, GLYPHS, SUIT_DATA
from ludo.ui.art.style import CardStyle
from ludo.ui.art.svg import CARD_H, CARD_W, box, document, fine, group, num, path

INDEX_HEIGHT: Final = 0.366
"""Height of the index by the card's width; the small face has a larger one still."""

_LARGE_INDEX: Final = 0.41
TALL_INDEX: Final = 0.65
"""That of people who want large letters: 1.5 times the large one."""
_CENTRE: Final = 73.0
"""Middle of the index column: letter and sign both end before 0.24 of the width."""

_TURN: Final = f"rotate(180 {num(CARD_W / 2)} {num(CARD_H / 2)})"


def index_of(card: int, style: CardStyle) -> str:
    """Return the text in the corner: "7", "10", "A", the letter of a court card, "*" for the joker."""
    if card == JOKER:
        return "*"
    rank = rank_of(card)
    if 11 <= rank <= 13:
        return style.indices[13 - rank]
    return "A" if rank == 14 else str(rank)


def face_svg(card: int, style: CardStyle, *, large: bool = False) -> str:
    """Return the whole face of `card`; `large` is the plain face with the large index."""
    suit = suit_of(card)
    colour = suit_colour(suit, four_colours=style.four_colours, high_contrast=style.high_contrast)
    letter = index_of(card, style)
    if style.large_index:
        inset = 6 if style.high_contrast else 0
        body = group(_tall_corner(letter, suit, colour), f"translate({inset} {inset})") + _emblem(card, colour)
    elif large or style.high_contrast:
        # The thick edge of high contrast takes from the paper what the index needs around it.
        inset = 6 if style.high_contrast else 0
        body = group(_corner(letter, suit, colour, _LARGE_INDEX), f"translate({inset} 0)") + _emblem(card, colour)
    else:
        corner = _corner(letter, suit, colour, INDEX_HEIGHT)
        body = drawing(card_file(rank_of(card), suit)).replace("currentColor", colour) + corner + group(corner, _TURN)
    return document(_paper(style) + body + _edge(style))


def back_svg(style: CardStyle) -> str:
    """Return the back of the style; an unknown name gives the first."""
    usual = BACKS[-1] if style.high_contrast else BACKS[0]
    name = style.back if style.back in BACKS else usual
    return document(_paper(style) + drawing(f"back-{name}.svg") + _edge(style))


@cache
def drawing(name: str) -> str:
    """Body of a file of ``resources/cards``, without the svg element around it."""
    text = resource("cards", name).read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def _paper(style: CardStyle) -> str:
    return path(box(1.5, 1.5, CARD_W - 3, CARD_H - 3, 23), "#ffffff" if style.high_contrast else PAPER)


def _edge(style: CardStyle) -> str:
    if style.high_contrast:
        return path(box(5, 5, CARD_W - 10, CARD_H - 10, 20), stroke="#000000", width=10)
    return path(box(1.5, 1.5, CARD_W - 3, CARD_H - 3, 23), stroke=EDGE, width=3)


def _corner(letter: str, suit: int, colour: str, share: float) -> str:
    height = share * CARD_W
    scale = height / 100
    width, data = GLYPHS[letter]
    top = 30.0
    place = f"translate({num(_CENTRE - width * scale / 2)} {num(top)}) scale({fine(scale)})"
    sign = 0.92 if share > INDEX_HEIGHT else 0.84
    under = f"translate({num(_CENTRE - 50 * sign)} {num(top + height + 18)}) scale({fine(sign)})"
    # Small letters need a little more weight to be read from afar.
    weight = 2.2 if share > INDEX_HEIGHT else 0.0
    letter_path = path(data, colour, colour if weight else "", weight, even_odd=True, transform=place)
    return letter_path + path(CAP if suit < 0 else SUIT_DATA[suit], colour, even_odd=suit < 0, transform=under)


def _tall_corner(letter: str, suit: int, colour: str) -> str:
    """Return the index in large letters, all of it within 0.32 of the width and 0.56 of the height."""
    height, left, top = TALL_INDEX * CARD_W, 8.0, 14.0
    scale = height / 100
    _, data = GLYPHS[letter]
    place = f"translate({num(left)} {num(top)}) scale({fine(scale)})"
    under = f"translate({num(left + 20)} {num(top + height + 14)}) scale(1.0)"
    letter_path = path(data, colour, even_odd=True, transform=place)
    return letter_path + path(CAP if suit < 0 else SUIT_DATA[suit], colour, even_odd=suit < 0, transform=under)


def _emblem(card: int, colour: str) -> str:
    """Return the one large sign of the plain face; a court card wears its crown, the joker its cap."""
    suit = suit_of(card)
    if suit < 0:
        return path(CAP, colour, even_odd=True, transform="translate(200 480) scale(3.3)")
    out = path(SUIT_DATA[suit], colour, transform="translate(226 522) scale(3.1)")
    crown = CROWNS.get(rank_of(card))
    if crown:
        out += path(crown, "#e2a93b", INK, 3, even_odd=True, transform="translate(256 356) scale(2.5)")
    return out
