"""Nothing of Triomphe overlaps or is cut, from the smallest window with large writing to 4K, with two and with six."""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.game import AnyState
from ludo.engine.options import Value
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.games.triomphe.view import triomphe_view
from ludo.session.chairs import Chair
from ludo.ui.games.triomphe.furniture import TriompheFurniture, TrumpSign
from ludo.ui.games.triomphe.layout import TriompheLayout
from ludo.ui.i18n import set_language
from ludo.ui.play.status_painting import status_height
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.geometry import INDEX, TALL, Room
from ludo.ui.table.room_layout import room_for
from ludo.ui.theme.fonts import set_base

SIZES = [
    ((628, 478), 1.3),
    ((900, 478), 1.3),
    ((752, 558), 1.0),
    ((1008, 718), 1.0),
    ((1008, 718), 2.0),
    ((1648, 998), 1.0),
    ((3568, 2078), 1.0),
    ((808, 1798), 1.0),
]
"""Tables beside an open panel, and one without, and how large writing is."""
TABLES: Mapping[str, Mapping[str, Value]] = {
    "two": {"players": 2, "stake": 5},
    "three": {"players": 3},
    "four": {"players": 4},
    "partners": {"players": 4, "teams": "2x2"},
    "five": {"players": 5, "stake": 5},
    "six": {"players": 6},
    "threes": {"players": 6, "teams": "2x3", "two_packs": True},
    "plunder": {"players": 4, "variant": "as_qui_pille"},
}


@pytest.fixture
def write_large(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    """The size of writing."""
    set_base(qapp.font(), request.param)
    yield request.param
    set_base(qapp.font(), 1.0)


def in_the_fourth_trick(values: Mapping[str, Value]) -> AnyState:
    """Return a deal with three tricks taken and the last card of the fourth missing, or plundering."""
    game = GAMES["triomphe"]
    state = game.new(game.read_options({**values, "concession": "off"}))
    luck = Random(3)
    while True:
        facts = triomphe_view(state.view(None)).facts
        actor = state.turn().must
        assert actor is not None
        players = state.view(None).options.players
        laid = len([card for card in state.view(None).zones.items() if card[0].kind == "trick" for _ in card[1]])
        if len(facts.takers) == 3 and laid == players - 1:
            return state
        state.apply(actor, state.legal(actor).sample(luck))


def card_rect(spot: Spot) -> QRectF:
    high = spot.width * TALL
    return QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)


def measure(size: tuple[int, int], view: AnyView, seat: int) -> Room:
    layout = TriompheLayout()
    return room_for(QSizeF(*size), view.options.players, seat, False, status_height, text_scale(), layout.needs(view))


@pytest.mark.parametrize("values", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize(
    ("size", "write_large"), SIZES, indirect=["write_large"], ids=[f"{w}x{h}-{text}" for (w, h), text in SIZES]
)
def test_nothing_overlaps_and_nothing_is_cut(
    size: tuple[int, int], write_large: float, values: Mapping[str, Value]
) -> None:
    state = in_the_fourth_trick(values)
    view = state.view(0)
    room = measure(size, view, 0)
    spots = TriompheLayout().spots(view, room)
    table = QRectF(0, 0, *size)
    plates = {f"plate {seat}": where.plate for seat, where in room.seats.items()}
    parts = {**plates, "status": room.status}
    for place, ends in spots.items():
        area = QRectF()
        for spot in ends:
            area = area.united(card_rect(spot))
        assert table.adjusted(-8, -8, 8, 8).contains(area), (place, area)
        if place.kind == "trick" or (place.kind == "hand" and room.fans):
            for name, part in parts.items():
                assert not area.adjusted(3, 3, -3, -3).intersects(part), (place, name, area, part)
    trick = [spot for place, ends in spots.items() if place.kind == "trick" for spot in ends]
    beside = [card_rect(s) for place, ends in spots.items() if place.kind in ("stock", "turn_up") for s in ends]
    for number, spot in enumerate(trick):
        card = card_rect(spot)
        index = QRectF(card.left(), card.top(), card.width() * INDEX, card.width() * 0.36)
        above = [card_rect(other) for n, other in enumerate(trick) if (other.depth, n) > (spot.depth, number)]
        assert not any(other.adjusted(1, 1, -1, -1).intersects(index) for other in above)
        assert not any(other.adjusted(1, 1, -1, -1).intersects(card) for other in beside)


@pytest.mark.parametrize(
    ("size", "write_large"), SIZES, indirect=["write_large"], ids=[f"{w}x{h}-{text}" for (w, h), text in SIZES]
)
@pytest.mark.parametrize("name", ["partners", "threes"])
def test_every_index_of_an_open_hand_can_be_read(size: tuple[int, int], write_large: float, name: str) -> None:
    game = GAMES["triomphe"]
    state = game.new(game.read_options({**TABLES[name], "team_draw": "agreed", "concession": "off"}))
    luck = Random(1)
    while triomphe_view(state.view(None)).facts.phase != "play":
        actor = state.turn().must
        assert actor is not None
        state.apply(actor, state.legal(actor).sample(luck))
    for seat in range(state.view(None).options.players):
        view = state.view(seat)
        room = measure(size, view, seat)
        spots = TriompheLayout().spots(view, room)
        for place, ends in spots.items():
            if place.kind == "hand" and place.owner != seat and None not in view.cards(place):
                steps = [right.x - left.x for left, right in pairwise(ends)]
                assert all(step >= INDEX * ends[0].width - 0.01 for step in steps), (place, steps, ends[0].width)
                assert ends[0].width >= 24


@pytest.mark.parametrize("values", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize(
    ("size", "write_large"), SIZES, indirect=["write_large"], ids=[f"{w}x{h}-{text}" for (w, h), text in SIZES]
)
def test_sign_and_score_board_cover_nothing(
    qapp: QApplication, size: tuple[int, int], write_large: float, values: Mapping[str, Value]
) -> None:
    state = in_the_fourth_trick(values)
    view = state.view(0)
    room = measure(size, view, 0)
    parent = QWidget()
    parent.resize(*size)
    furniture = TriompheFurniture(parent)
    furniture.arrange(room, view, tuple(Chair(f"Player {number}") for number in range(view.options.players)))
    shown = [
        QRectF(child.geometry()) for child in parent.children() if isinstance(child, QWidget) and not child.isHidden()
    ]
    assert shown
    spots = TriompheLayout().spots(view, room)
    cards = [card_rect(s) for place, ends in spots.items() if place.kind in ("hand", "trick", "stock") for s in ends]
    plates = [where.plate for where in room.seats.values()]
    for rect in shown:
        assert QRectF(0, 0, *size).contains(rect)
        assert not any(rect.adjusted(2, 2, -2, -2).intersects(other) for other in (*cards, *plates, room.status))
    for first, second in combinations(shown, 2):
        assert not first.intersects(second)
    furniture.remove()
    parent.deleteLater()


@pytest.mark.parametrize("wide", [56, 72, 90, 120, 200])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_kitty_below_the_trump_sign_is_not_cut(qtbot: QtBot, wide: int, language: str) -> None:
    set_language(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    sign = TrumpSign(parent)
    sign.suit, sign.pot = 2, 130
    sign.resize(wide, wide + 44)
    picture = QImage(sign.size(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    sign.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
    set_language("en")
    foot = range(sign.height() - 18, sign.height())
    assert any(picture.pixelColor(x, y).alpha() for x in range(wide) for y in foot)
    assert not any(picture.pixelColor(x, y).alpha() for x in (0, wide - 1) for y in foot)
