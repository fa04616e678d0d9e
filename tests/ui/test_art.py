"""The drawings: what a player sees of cards, counters, cloth and icons."""

import itertools
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from drawing.__main__ import drawings
from ludo.engine.cards import FACES, JOKER, card_of, rank_of, suit_of
from ludo.resource_paths import resource
from ludo.ui.art import tokens
from ludo.ui.art.cache import PixmapCache
from ludo.ui.art.cached_bitmaps import paint_kept
from ludo.ui.art.cloth import cloth_colour, paint_cloth
from ludo.ui.art.colours import CLOTHS, suit_colour
from ludo.ui.art.compose import back_svg, face_svg
from ludo.ui.art.faces import CARD_CACHE, CardStyle, card_height, card_pixmap, card_room
from ludo.ui.art.icons import icon_pixmap
from ludo.ui.art.names import BACKS
from ludo.ui.art.pictures import paint_picture
from ludo.ui.art.shadow import paint_card_shadow, shadow_reach
from ludo.ui.art.suits import suit_path
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.game_picture import NIGHTS, picture_of

pytestmark = pytest.mark.usefixtures("qapp")

STYLES = [
    CardStyle(indices, four, high_contrast=high)
    for indices, four, high in itertools.product(("RDV", "KQJ", "KDB"), (False, True), (False, True))
]


@pytest.fixture(autouse=True)
def _fresh(qtbot: QtBot) -> None:
    CARD_CACHE.clear()


def image(card: int | None, width: float, style: CardStyle | None = None) -> QImage:
    return card_pixmap(card, width, 1.0, style or CardStyle()).toImage()


def near(a: QColor, b: QColor, within: int = 12) -> bool:
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) < within


def pixels(picture: QImage) -> bytes:
    held = picture.convertToFormat(QImage.Format.Format_RGBA8888)  # its buffer dies with it
    return bytes(held.constBits())


def count(picture: QImage, colour: QColor, box: tuple[int, int, int, int] | None = None) -> int:
    left, top, right, bottom = box or (0, 0, picture.width(), picture.height())
    return sum(near(picture.pixelColor(x, y), colour) for x in range(left, right) for y in range(top, bottom))


def painted(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def test_the_committed_drawings_are_what_the_script_makes() -> None:
    made = drawings()
    for name, text in made.items():
        assert resource(name).read_text(encoding="utf-8") == text, f"run python -m drawing for {name}"
    assert {path.name for path in resource("cards").iterdir()} == {
        Path(name).name for name in made if name.startswith("cards/")
    }


@pytest.mark.parametrize("folder", ["cards", "icons"])
def test_drawings_use_nothing_that_qt_would_leave_out(folder: str) -> None:
    for path in sorted(resource(folder).glob("*.svg")):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"<([A-Za-z]+)", text)) <= {"svg", "g", "path", "use"}, path.name
        assert not re.search(r"style=|class=|clip|filter|mask|url\(", text), path.name


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_face_shows_its_suit_colour_on_paper(style: CardStyle) -> None:
    for card in range(FACES):
        face = image(card, 58, style)
        suit = suit_of(card)
        ink = QColor(suit_colour(suit, four_colours=style.four_colours, high_contrast=style.high_contrast))
        assert count(face, ink) > 60, card
        assert face.pixelColor(52, 8).lightness() > 240, card
        assert face.pixelColor(0, 0).alpha() < 40, "rounded corners are transparent"


def test_large_faces_differ_all_from_one_another() -> None:
    for style in (CardStyle(), CardStyle(four_colours=True)):
        seen = {pixels(image(card, 100, style)) for card in range(FACES)}
        assert len(seen) == FACES


def test_red_suits_are_red_and_four_colours_are_four() -> None:
    middle = {suit: image(card_of(14, suit), 200).pixelColor(70, 150) for suit in range(4)}
    assert near(middle[2], QColor("#c4192d"))
    assert count(image(card_of(9, 1), 120), QColor("#c4192d")) > 300
    for rank in (9, 13):
        inks = {suit_colour(suit, four_colours=True) for suit in range(4)}
        assert len(inks) == 4
        for suit in range(4):
            face = image(card_of(rank, suit), 120, CardStyle(four_colours=True))
            assert count(face, QColor(suit_colour(suit, four_colours=True))) > 250


def _lab(rgb: tuple[float, float, float]) -> tuple[float, float, float]:
    r, g, b = rgb
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# Machado, Oliveira and Fernandes 2009, full protanopia, deuteranopia and tritanopia, on linear RGB.
_SEEN_BY = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("eyes", sorted(_SEEN_BY))
def test_four_colours_are_told_apart_without_red_and_green(eyes: str, high_contrast: bool) -> None:
    labs, lights = [], []
    for suit in range(4):
        colour = QColor(suit_colour(suit, four_colours=True, high_contrast=high_contrast))
        linear = [((v / 255 + 0.055) / 1.055) ** 2.4 for v in (colour.red(), colour.green(), colour.blue())]
        r, g, b = (sum(k * v for k, v in zip(row, linear, strict=True)) for row in _SEEN_BY[eyes])
        r, g, b = max(0.0, r), max(0.0, g), max(0.0, b)
        labs.append(_lab((r, g, b)))
        lights.append(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    for one, other in itertools.combinations(labs, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 20
    for light, dark in itertools.pairwise(sorted(lights, reverse=True)):
        assert light / dark >= (1.35 if high_contrast else 1.15), "also in grey they are told apart"


@pytest.mark.parametrize("width", [70, 200])
@pytest.mark.parametrize("rank", range(2, 15))
def test_letter_and_sign_show_whole_in_a_quarter_of_the_width(rank: int, width: int) -> None:
    """The index is at least 0.36 of the width tall, its suit under it, both within 0.24 of the width."""
    face = image(card_of(rank, 2), width)
    ink = QColor(suit_colour(2))
    strip = round(width * 0.24)
    rows = [count(face, ink, (0, y, strip, y + 1)) > 0 for y in range(round(face.height() * 0.44))]
    edges = [y for y, (above, here) in enumerate(itertools.pairwise([False, *rows])) if above != here]
    letter, gap, sign, bottom = (*edges, len(rows))[:4]
    assert gap - letter >= 0.355 * width
    assert bottom - sign >= 0.11 * width
    assert count(face, ink, (strip - 1, 0, strip, bottom)) == 0, "nothing is cut at the edge of the strip"


def test_letters_of_the_courts_follow_the_setting() -> None:
    def corner(rank: int, indices: str) -> bytes:
        picture = image(card_of(rank, 3), 200, CardStyle(indices)).copy(0, 0, 46, 90)
        return pixels(picture)

    for rank in (11, 12, 13):
        letters = {indices: corner(rank, indices) for indices in ("RDV", "KQJ", "KDB")}
        same = {("KQJ", "KDB")} if rank == 13 else {("RDV", "KDB")} if rank == 12 else set()
        for one, other in itertools.combinations(letters, 2):
            assert (letters[one] == letters[other]) == ((one, other) in same)
    assert corner(10, "RDV") == corner(10, "KQJ")


def test_backs_differ_and_read_the_same_upside_down() -> None:
    pictures = {}
    for name in BACKS:
        back = image(None, 290, CardStyle(back=name))
        upside = back.transformed(QTransform().rotate(180))
        points = [(x, y) for x in range(4, 286, 7) for y in range(4, 441, 7)]
        differ = sum(not near(back.pixelColor(x, y), upside.pixelColor(x, y), 40) for x, y in points)
        assert differ <= len(points) // 200, f"{name}: more than what smoothing makes of the edges"
        pictures[name] = pixels(back)
    assert len(set(pictures.values())) == len(BACKS) >= 5
    assert back_svg(CardStyle(back="unknown")) == back_svg(CardStyle(back=BACKS[0]))


def test_high_contrast_is_white_paper_with_a_black_edge_and_the_large_index() -> None:
    face = image(card_of(13, 3), 180, CardStyle(high_contrast=True))
    assert face.pixelColor(150, 20) == QColor("#ffffff")
    assert face.pixelColor(1, 140) == QColor("#000000")
    ink = [
        count(image(card_of(8, 3), 180, CardStyle(high_contrast=high)), QColor("#000000"), (6, 6, 43, 100))
        for high in (False, True)
    ]
    assert ink[0] == 0 < ink[1]
    assert face_svg(JOKER, CardStyle(high_contrast=True)) != face_svg(JOKER, CardStyle())


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_pictures_have_the_size_of_the_card(dpr: float) -> None:
    style = CardStyle()
    upright = card_pixmap(5, 90, dpr, style)
    assert upright.width() == 90 * dpr
    assert upright.height() == pytest.approx(card_height(90) * dpr, abs=1)
    assert upright.devicePixelRatio() == dpr
    room = card_room(90, tilt=-2)
    assert room.width() > 90
    assert room.height() > card_height(90)


def test_pictures_are_kept_and_kept_within_bounds() -> None:
    style = CardStyle()
    assert card_pixmap(3, 64, 1.0, style).cacheKey() == card_pixmap(3, 64, 1.0, style).cacheKey()
    assert card_pixmap(3, 64, 1.0, style).cacheKey() != card_pixmap(3, 65, 1.0, style).cacheKey()
    cache = PixmapCache(10 * 20 * 20 * 4)
    for i in range(50):
        cache.get(i, lambda: painted(20, 20))
        cache.get(0, lambda: painted(20, 20))
    assert len(cache) == 10
    assert cache.used <= cache.limit
    made: list[int] = []

    def again(key: int) -> None:
        cache.get(key, lambda: made.append(key) or painted(20, 20))  # type: ignore[func-returns-value]

    again(0)
    again(49)
    again(1)
    assert made == [1], "what is used often stays, what was not used for long has gone"


def test_suit_signs_fill_the_unit_square() -> None:
    for suit in range(4):
        box = suit_path(suit).boundingRect()
        assert box.height() > 0.94
        assert QRectF(-0.01, -0.01, 1.02, 1.02).contains(box)


@pytest.mark.parametrize("lift", [0.0, 1.0])
def test_a_shadow_lies_around_its_card_and_not_further_than_it_says(lift: float) -> None:
    pixmap = painted(220, 280)
    painter = QPainter(pixmap)
    rect = QRectF(60, 60, 100, card_height(100))
    paint_card_shadow(painter, rect, lift)
    painter.end()
    picture = pixmap.toImage()
    reach = shadow_reach(100, lift)
    assert picture.pixelColor(110, 130).alpha() > 60
    assert picture.pixelColor(110, round(rect.bottom() + 1)).alpha() > 8
    for x in range(220):
        for y in range(280):
            if not rect.adjusted(-reach - 1, -reach - 1, reach + 1, reach + 1).contains(x, y):
                assert picture.pixelColor(x, y).alpha() == 0


def test_cloths_are_darker_towards_the_edge_and_keep_their_colour() -> None:
    for name in CLOTHS:
        pixmap = painted(400, 300)
        painter = QPainter(pixmap)
        paint_cloth(painter, QRectF(0, 0, 400, 300), name)
        painter.end()
        picture = pixmap.toImage()
        middle, corner = picture.pixelColor(200, 140), picture.pixelColor(2, 297)
        if name == "plain":
            assert middle == corner == cloth_colour("plain")
        else:
            assert middle.lightness() > corner.lightness() + 5
            assert abs(middle.hslHue() - cloth_colour(name).hslHue()) < 15


TOKENS = {
    "disc": tokens.paint_disc,
    "tile": tokens.paint_tile,
    "no disc": lambda p, r: tokens.paint_disc(p, r, outline=True),
    "no tile": lambda p, r: tokens.paint_tile(p, r, outline=True),
    "chip": tokens.paint_chip,
    "stack": lambda p, r: tokens.paint_chip_stack(p, r, 38),
    "life": tokens.paint_life,
    "lost life": lambda p, r: tokens.paint_life(p, r, lost=True),
    "dealer": tokens.paint_dealer,
    "fist": tokens.paint_fist,
}


@pytest.mark.parametrize("name", TOKENS)
def test_counters_stay_inside_their_rectangle(name: str) -> None:
    pixmap = painted(80, 80)
    painter = QPainter(pixmap)
    TOKENS[name](painter, QRectF(20, 20, 40, 40))
    painter.end()
    picture = pixmap.toImage()
    inked = [(x, y) for x in range(80) for y in range(80) if picture.pixelColor(x, y).alpha() > 20]
    assert len(inked) > 100
    assert all(18 <= x <= 61 and 18 <= y <= 61 for x, y in inked)


@pytest.mark.parametrize("amount", [0, 1, 4, 17, 38, 99, 250])
def test_chips_are_worth_what_they_stand_for(amount: int) -> None:
    chips = tokens.chips_for(amount)
    assert sum(chips) == amount
    assert chips == sorted(chips, reverse=True)


def test_icons_take_the_colour_of_the_theme() -> None:
    colour = QColor("#a03070")
    for path in sorted(resource("icons").glob("*.svg")):
        picture = icon_pixmap(path.stem, colour, 24, 2.0).toImage()
        assert (picture.width(), picture.height()) == (48, 48)
        solid = [
            picture.pixelColor(x, y) for x in range(48) for y in range(48) if picture.pixelColor(x, y).alpha() > 250
        ]
        assert solid, path.stem
        if path.stem != "ludo":
            assert all(near(pixel, colour) for pixel in solid), path.stem


@pytest.mark.parametrize("game", [*SCREENS, NIGHTS])
def test_game_pictures_stay_inside_their_rectangle(game: str) -> None:
    pixmap = painted(260, 180)
    painter = QPainter(pixmap)
    drawn = picture_of(game)
    assert drawn is not None
    paint_picture(painter, QRectF(10, 10, 240, 160), drawn, CardStyle())
    painter.end()
    picture = pixmap.toImage()
    edge = [picture.pixelColor(x, y) for x in (2, 257) for y in range(180)]
    edge += [picture.pixelColor(x, y) for x in range(260) for y in (2, 177)]
    assert all(pixel.alpha() < 20 for pixel in edge)
    assert count(picture, QColor("#fffdf7")) > 2000, "cards are the most of it"


def test_a_card_says_its_rank_in_the_corner() -> None:
    corners = {}
    for card in range(13):
        picture = image(card, 200).copy(0, 0, 46, 90)
        corners[rank_of(card)] = pixels(picture)
    assert len(set(corners.values())) == 13


def test_the_scripts_that_draw_are_neither_imported_nor_shipped() -> None:
    root = Path(__file__).parents[2]
    build = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert build["wheel"]["only-include"] == ["ludo", "resources"]
    sources = [path for folder in build["wheel"]["only-include"] for path in (root / folder).rglob("*.py")]
    importing = re.compile(r"^\s*(from|import) drawing\b", re.MULTILINE)
    assert [path.name for path in sources if importing.search(path.read_text(encoding="utf-8"))] == []


def test_a_counter_looks_the_same_from_its_bitmap(qtbot: QtBot) -> None:
    def painted(paint: Callable[[QPainter, QRectF], None]) -> QImage:
        picture = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(10, 10, 40, 40))
        painter.end()
        return picture

    key = object()
    calls: list[QRectF] = []

    def paint(painter: QPainter, rect: QRectF) -> None:
        calls.append(rect)
        painter.setBrush(QColor("red"))
        painter.drawEllipse(rect)

    usual = painted(paint)
    assert painted(lambda painter, rect: paint_kept(painter, rect, key, paint)) == usual
    assert painted(lambda painter, rect: paint_kept(painter, rect, key, paint)) == usual
    assert len(calls) == 2, "the second time it is painted from the bitmap"
