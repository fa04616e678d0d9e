"""Trio at its table: an opening composed by mouse or by keys, combinations, lay-offs, the order of the hand."""

from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.engine.cards import read_card
from ludo.engine.drafts import Item, tray_place
from ludo.engine.options import Value, write_options
from ludo.engine.places import DISCARD_PILE, STOCK, Place
from ludo.games import GAMES
from ludo.games.trio.view import TrioFacts, meld_place, trio_view
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.games.trio.meld_marks import MeldMark
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.gallery import trio as moments
from tests.gallery.scripts import Script
from tests.ui.play.conftest import Open
from tests.ui.play.hands import button, card, click, drag, press, wait_for
from tests.ui.play.tables import Mind, Notebook

NAMES = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Tom", "Inès")
OPENING = "9h 9c 9s Kd Kc 2d 4s 5s 7d 8c Jh Qh 3c"


def open_session(players: int, *hands: str, contracts: int = 0, **values: Value) -> Session:
    """A partie in which Anna is asked first; the others are computer players that never answer."""
    chairs = tuple(Chair(name, None if not number else "simple") for number, name in enumerate(NAMES[:players]))
    script = Script("trio", values, chairs)
    moments.begin(script)
    moments.deal(script, *hands, turn_up="Ac")
    return session_of(script, values)


def session_of(script: Script, values: Mapping[str, Value]) -> Session:
    game = GAMES["trio"]
    options = game.read_options({**values, "players": len(script.chairs)})
    header = Header("trio", game.rules_version, write_options(options), script.chairs, "2026-01-01T00:00:00+00:00")
    mind = Mind()
    mind.held = True
    session = Session(game, header, Notebook(list(script.lines)), Random(1), mind, lines=script.lines)
    assert session.damage is None, session.damage
    return session


def facts(page: PlayPage) -> TrioFacts:
    return trio_view(page.session.view(0)).facts


def target_point(page: PlayPage, place: Place) -> QPoint:
    area = page.table.drafts.area_of(Item(place))
    assert area is not None
    return area.center().toPoint()


def to_tray(page: PlayPage, text: str, tray: int) -> None:
    drag(card(page, text), target_point(page, tray_place(tray)))


def hand_texts(page: PlayPage) -> list[int]:
    return [found.face for found in page.table.hand_cards() if found.face is not None]


@pytest.fixture
def opening(open_page: Open, qtbot: QtBot) -> PlayPage:
    """Anna has drawn and holds her contract."""
    page = open_page(open_session(3, OPENING))
    wait_for(qtbot, page, "asking")
    click(page.table.pack.at(STOCK)[-1])
    qtbot.waitUntil(lambda: facts(page).phase == "play")
    wait_for(qtbot, page, "asking")
    return page


def test_an_opening_is_composed_by_dragging_and_laid_by_a_button(opening: PlayPage, qtbot: QtBot) -> None:
    page = opening
    assert [frame.title for frame in page.table.drafts.trays.frames.values()] == ["Three of a kind", "Three of a kind"]
    for text in ("9h", "9c", "9s"):
        to_tray(page, text, 0)
    assert "2 more" not in page.status_panel.text()
    for text in ("Kd", "Kc"):
        to_tray(page, text, 1)
    assert "1 more King or wild" in page.status_panel.text()
    to_tray(page, "2d", 1)
    click(button(page, "Open"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))
    wait_for(qtbot, page, "asking")
    assert len(facts(page).melds) == 2
    assert len(page.table.pack.at(meld_place(0, 0))) == 3


def test_a_card_that_does_not_fit_its_tray_is_told_so_at_once(opening: PlayPage) -> None:
    page = opening
    to_tray(page, "9h", 0)
    to_tray(page, "Jh", 0)
    frame = page.table.drafts.trays.frames[tray_place(0)]
    assert "one rank" in frame.note


def test_a_card_comes_back_out_of_its_tray(opening: PlayPage) -> None:
    page = opening
    to_tray(page, "9h", 0)
    held = len(page.table.hand_cards())
    laid = page.table.pack.at(tray_place(0))[0]
    click(laid)
    assert page.table.pack.at(tray_place(0)) == []
    assert len([found for found in page.table.hand_cards() if found.place.kind == "hand"]) == held + 1


def test_a_turn_ends_with_a_card_dragged_to_the_discard_pile(opening: PlayPage, qtbot: QtBot) -> None:
    page = opening
    drag(card(page, "3c"), target_point(page, DISCARD_PILE))
    qtbot.waitUntil(lambda: facts(page).turns == 1)
    assert page.session.view(0).known(DISCARD_PILE)[-1] == read_card("3c")


def test_the_whole_turn_goes_by_keys_alone(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(3, OPENING))
    wait_for(qtbot, page, "asking")
    press(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: facts(page).phase == "play")
    wait_for(qtbot, page, "asking")
    for text, tray in (("9h", 0), ("9c", 0), ("9s", 0), ("Kd", 1), ("Kc", 1), ("2d", 1)):
        card(page, text).setFocus()
        press(page, Qt.Key.Key_Return)
        targets = page.table.drafts.targets.buttons
        if targets:
            chosen = next(found for found in targets if found.target.place == tray_place(tray))
            chosen.setFocus()
            press(page, Qt.Key.Key_Return)
    button(page, "Open").setFocus()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: facts(page).opened == (0,))
    wait_for(qtbot, page, "asking")
    card(page, "3c").setFocus()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: facts(page).turns == 1)


def test_the_hand_is_sorted_by_buttons_and_by_dragging_and_stays_so(opening: PlayPage, qtbot: QtBot) -> None:
    page = opening
    suit, rank = (page.sort_bar.by_order[order] for order in ("suit", "rank"))
    click(rank)
    ranks = [face % 13 for face in hand_texts(page) if face % 13]
    assert ranks == sorted(ranks)
    click(suit)
    first = page.table.hand_cards()[0]
    last = page.table.hand_cards()[-1]
    face = first.face
    drag(first, QPoint(round(last.spot.x), round(last.spot.y)))
    assert hand_texts(page)[-1] == face
    drag(card(page, "3c"), target_point(page, DISCARD_PILE))
    qtbot.waitUntil(lambda: facts(page).turns == 1)
    assert hand_texts(page)[-1] == face


@pytest.mark.parametrize("name", ["many", "ecole"])
def test_a_card_is_laid_off_by_dragging_it_to_a_combination(open_page: Open, qtbot: QtBot, name: str) -> None:
    moment = next(each for each in moments.MOMENTS if each.name == name)
    page = open_page(session_of(moment.script("trio"), moment.values))
    wait_for(qtbot, page, "asking")
    draft = page.table.editor
    found = next(
        (source, target) for source in draft.sources for target in draft.fitting(source) if target.place.kind == "meld"
    )
    before = len(page.session.view(0).cards(found[1].place))
    held = next(each for each in page.table.hand_cards() if each.face == found[0].card)
    drag(held, target_point(page, found[1].place))
    qtbot.waitUntil(lambda: len(page.session.view(0).cards(found[1].place)) == before + 1)


def test_a_wild_carries_what_it_stands_for(opening: PlayPage, qtbot: QtBot) -> None:
    page = opening
    for text, tray in (("9h", 0), ("9c", 0), ("9s", 0), ("Kd", 1), ("Kc", 1), ("2d", 1)):
        to_tray(page, text, tray)
    click(button(page, "Open"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))
    wait_for(qtbot, page, "asking")
    marks = [mark for mark in page.table.findChildren(MeldMark) if mark.isVisible()]
    assert [mark.accessibleName() for mark in marks] == ["You: Three of a kind, Kings"]
    assert [len(mark.wilds) for mark in marks] == [1]


SIZES = [(900, 560), (1024, 700), (1366, 768), (1920, 1080), (1080, 1880)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("players", "variant"), [(3, "trio"), (6, "trio"), (7, "ecole")])
def test_nothing_overlaps_at_any_size(
    open_page: Open, qtbot: QtBot, size: tuple[int, int], players: int, variant: str
) -> None:
    page = open_page(open_session(players, OPENING, variant=variant))
    page.resize(*size)
    wait_for(qtbot, page, "asking")
    room = page.table.room
    assert room is not None
    plots = [where.plot for where in room.seats.values() if where.plot is not None]
    things = [*plots, room.middle, room.status, room.hand]
    assert len(plots) == players
    table = QRectF(page.table.rect())
    for number, one in enumerate(things):
        assert table.adjusted(-1, -1, 1, 1).contains(one), (number, one)
        for other in things[number + 1 :]:
            shared = one.intersected(other)
            assert shared.width() < 1 or shared.height() < 1, (one, other)


@pytest.mark.parametrize("size", [(900, 560), (1280, 800)], ids=str)
def test_every_index_on_the_table_can_be_read(open_page: Open, qtbot: QtBot, size: tuple[int, int]) -> None:
    moment = next(each for each in moments.MOMENTS if each.name == "ecole")
    page = open_page(session_of(moment.script("trio"), moment.values))
    page.resize(*size)
    wait_for(qtbot, page, "asking")
    laid: dict[Place, list[CardWidget]] = {}
    for found in page.table.pack.all():
        if found.place.kind == "meld":
            laid.setdefault(found.place, []).append(found)
    assert len(laid) >= 20
    boxes = []
    for cards in laid.values():
        spots = sorted(found.spot.x for found in cards)
        if not cards[0].spot.down:
            assert all(right - left >= 0.24 * cards[0].spot.width for left, right in pairwise(spots))
        box = QRectF()
        for found in cards:
            box = box.united(found.outline())
        boxes.append(box)
    for number, one in enumerate(boxes):
        assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for other in boxes[number + 1 :])


@pytest.mark.parametrize("preset", sorted(GAMES["trio"].presets))
def test_every_preset_is_played_through_a_deal_of_computer_players(open_page: Open, qtbot: QtBot, preset: str) -> None:
    values = {**GAMES["trio"].presets[preset], "turn_limit": 12}
    game = GAMES["trio"]
    chairs = tuple(Chair(name, "random") for name in NAMES[:3])
    options = game.read_options({**values, "players": 3})
    header = Header("trio", game.rules_version, write_options(options), chairs, "2026-01-01T00:00:00+00:00")
    mind = Mind()
    page = open_page(Session(game, header, Notebook(), Random(2), mind), mind)
    assert wait_for(qtbot, page, "result", "over") in ("result", "over")
    view = page.session.view(None)
    for place, cards in view.zones.items():
        if place.kind == "meld" and cards:
            assert [found.face for found in page.table.pack.at(place)] == list(cards)


def test_the_keyboard_moves_a_card_within_the_hand(opening: PlayPage) -> None:
    page = opening
    before = hand_texts(page)
    page.table.hand_cards()[0].setFocus()
    QTest.keyClick(page.table.hand_cards()[0], Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hand_texts(page)[:2] == before[1::-1]


def test_a_card_pressed_twice_goes_to_the_tray_that_wants_it(opening: PlayPage) -> None:
    page = opening
    to_tray(page, "9h", 1)
    for text in ("9c", "9s"):
        click(card(page, text))
        click(card(page, text))
    assert len(page.table.pack.at(tray_place(1))) == 3
    click(card(page, "Kd"))
    click(card(page, "Kd"))
    assert len(page.table.pack.at(tray_place(0))) == 1


def test_up_and_down_go_between_the_rows_of_a_hand(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(open_session(3, OPENING))
    page.resize(760, 560)
    wait_for(qtbot, page, "asking")
    cards = page.table.hand_cards()
    heights = sorted({found.spot.y for found in cards})
    assert len(heights) == 2
    upper = [found for found in cards if found.spot.y == heights[0]]
    lower = [found for found in cards if found.spot.y == heights[1]]
    lower[2].setFocus()
    press(page, Qt.Key.Key_Up)
    assert QApplication.focusWidget() in upper
    near = min(upper, key=lambda found: abs(found.spot.x - lower[2].spot.x))
    assert QApplication.focusWidget() is near
    press(page, Qt.Key.Key_Down)
    assert QApplication.focusWidget() in lower
    press(page, Qt.Key.Key_Down)
    assert QApplication.focusWidget() not in cards


def press_card(page: PlayPage, text: str) -> None:
    """Press a card as assistive technology does."""
    card(page, text).click()


def test_picking_a_card_up_is_said_and_two_trays_of_one_name_are_told_apart(
    opening: PlayPage, heard: list[str]
) -> None:
    page = opening
    press_card(page, "9h")
    assert any(text.startswith("Nine of hearts picked up. It can go to: ") for text in heard), heard
    names = [found.accessibleName() for found in page.table.drafts.targets.buttons]
    assert len(names) == len(set(names))
    assert {"To: Three of a kind 1", "To: Three of a kind 2"} <= set(names)
    press(page, Qt.Key.Key_Escape)
    assert "Nine of hearts put down." in heard
    to_tray(page, "9h", 0)
    assert "Nine of hearts laid in: Three of a kind 1." in heard
    assert any("2 more Nines or wilds." in text for text in heard)


def test_a_press_that_picked_up_a_moment_before_throws_nothing(opening: PlayPage) -> None:
    """With both trays begun a King goes to one of them; a Four fits neither: it is picked up, not thrown."""
    page = opening
    to_tray(page, "9h", 0)
    to_tray(page, "Kd", 1)
    press_card(page, "4s")
    assert facts(page).phase == "play"
    assert page.table.editor.picked_up is not None
    names = [found.accessibleName() for found in page.table.drafts.targets.buttons]
    assert names == ["To: The discard pile"]
    press_card(page, "4s")
    assert page.table.editor.picked_up is None
    assert facts(page).phase == "play"


def test_the_table_and_the_score_are_read_with_whose_and_what(
    opening: PlayPage, qtbot: QtBot, heard: list[str]
) -> None:
    page = opening
    for text, tray in (("9h", 0), ("9c", 0), ("9s", 0), ("Kd", 1), ("Kc", 1), ("2d", 1)):
        to_tray(page, text, tray)
    click(button(page, "Open"))
    qtbot.waitUntil(lambda: facts(page).opened == (0,))
    wait_for(qtbot, page, "asking")
    press(page, Qt.Key.Key_F7)
    assert heard[-1].startswith("You: three Nines; three Kings with Two of diamonds.")
    press(page, Qt.Key.Key_F8)
    assert "You: 0 points; has opened; Contract 1: two threes of a kind; 8 cards." in heard[-1]
    assert "Hugo: 0 points; has not opened; Contract 1: two threes of a kind; 13 cards." in heard[-1]
