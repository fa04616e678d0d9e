"""The Tripoli board as people with real cards use it."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from ludo.games.tripoli.actions import CALL, CHECK, FOLD, Bet, Raise
from ludo.games.tripoli.reports import Dealer, Laid, Leave, NextDeal, Showdown, Shown, SpareHand, Wager, WentOut
from ludo.games.tripoli.rules import KITTY, PAIR_SPACE, POT, SEQUENCE_SPACE
from ludo.ui.games.tripoli.real_table.before_play import ClaimsForm, DealerForm, SpareForm, SuitForm, WindowsForm
from ludo.ui.games.tripoli.real_table.history import CorrectionPanel
from ludo.ui.games.tripoli.real_table.page import BoardPage
from ludo.ui.games.tripoli.real_table.play_forms import BetweenForm, OverForm, PlayForm
from ludo.ui.games.tripoli.real_table.poker_forms import BettingForm, ShowdownForm
from ludo.ui.games.tripoli.real_table.state import Correct, ShowTab, TakeBackLast
from ludo.ui.widgets.choices import Stepper
from tests.ui.games.tripoli.real_table.conftest import Table, report, touch, touch_space
from tests.ui.pages.finding import only
from tests.ui.waiting import settle, stays

NOBODY = Shown((None,) * 5, (None,) * 4)


def button(page: BoardPage, text: str) -> QPushButton:
    """Return the button that is called so; a long text may be shown in part."""
    buttons = [found for found in page.findChildren(QPushButton) if found.isVisibleTo(page)]
    (found,) = [button for button in buttons if text in (button.text(), button.accessibleName())]
    return found


def words(page: BoardPage) -> str:
    """Return everything that is written beside the board."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page))


def spaces(page: BoardPage) -> tuple[int, ...]:
    return page.model.position.board


def purses(page: BoardPage) -> list[int]:
    return list(page.model.position.standing.balances)


def play_first_deal(page: BoardPage) -> None:
    """Anna deals; Paul shows ace and king, Marc wins the pot, Zoé is out."""
    report(page, Dealer(0), SpareHand(None, 0), Shown((1, 1, None, None, None), (None,) * 4))
    report(page, Wager(1, Bet(2)), Wager(2, CALL), Wager(3, CALL), Wager(0, FOLD))
    report(page, Showdown((None, 2, 2, 1)), WentOut(2, (3, 4, 0, 5)))


def test_a_whole_deal_by_touch(table: Table) -> None:
    page = table.begin(4)
    assert isinstance(page.form, DealerForm)
    touch(page, "Anna")
    assert spaces(page) == (4,) * 9
    assert purses(page) == [91] * 4

    assert isinstance(page.form, SpareForm)
    touch(page, "Anna")  # the dealer cannot buy
    assert not page.form.marks().chosen
    touch(page, "Zoé")
    page.form.price.step(2)
    button(page, "Zoé pays 3 to Anna").click()
    assert purses(page) == [94, 91, 88, 91]

    assert isinstance(page.form, ClaimsForm)
    touch(page, "Paul", "Paul")  # ace and king
    touch_space(page, SEQUENCE_SPACE)
    touch(page, "Marc")
    button(page, "Pay the claims").click()
    assert purses(page) == [94, 99, 88, 95]
    assert spaces(page) == (0, 0, 4, 4, 4, 4, 0, 4, 4)

    assert isinstance(page.form, BettingForm)
    only(page.form, Stepper).set_value(3)
    button(page, "Check").click()
    only(page.form, Stepper).step(2)
    button(page, "Bet 3").click()
    button(page, "Call 3").click()
    button(page, "Fold").click()
    button(page, "Call 3").click()

    assert isinstance(page.form, ShowdownForm)
    assert set(page.form.marks().choosable) == {1, 2, 3}
    touch(page, "Marc")
    button(page, "Marc wins").click()
    assert purses(page) == [94, 96, 85, 95 - 3 + 13]

    assert isinstance(page.form, PlayForm)
    touch(page, "Zoé")
    for stepper, left in zip((page.form.cards[0], page.form.cards[1], page.form.cards[3]), (3, 4, 5), strict=True):
        stepper.step(left)
    button(page, "Pay Zoé").click()
    assert purses(page) == [91, 92, 101, 100]
    assert spaces(page) == (0, 0, 4, 4, 4, 4, 0, 0, 0)
    assert isinstance(page.form, BetweenForm)
    assert table.balances() == [-9, -8, 1, 0]


def test_a_whole_deal_by_keyboard(table: Table) -> None:
    page = table.begin(3)

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(page.focusWidget() or page, key)
            settle(page)

    table.qtbot.waitUntil(lambda: page.focusWidget() is not None)
    press(Qt.Key.Key_1)
    assert isinstance(page.form, SpareForm)
    table.qtbot.waitUntil(lambda: page.focusWidget() is page.form.main)
    press(Qt.Key.Key_Return)
    assert isinstance(page.form, ClaimsForm)
    page.setFocus()
    press(Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_2)  # ace and queen for Paul, nobody has the king
    assert page.form.report() == Shown((1, None, 1, None, None), (None,) * 4)
    page.form.main.setFocus()
    press(Qt.Key.Key_Return)
    assert isinstance(page.form, BettingForm)
    page.setFocus()
    press(Qt.Key.Key_P)  # check
    page.setFocus()
    press(Qt.Key.Key_P)
    page.setFocus()
    press(Qt.Key.Key_P)
    assert isinstance(page.form, ShowdownForm)
    page.setFocus()
    press(Qt.Key.Key_3)
    page.form.main.setFocus()
    press(Qt.Key.Key_Return)
    assert isinstance(page.form, PlayForm)
    page.setFocus()
    press(Qt.Key.Key_1)
    for digit in (Qt.Key.Key_4, Qt.Key.Key_6):
        assert page.focusWidget() is not None
        press(digit, Qt.Key.Key_Return)
    assert isinstance(page.form, BetweenForm)
    assert purses(page) == [91 + 3 + 4 + 6, 91 + 6 - 4, 91 + 3 - 6]


def test_side_pots_are_asked_one_after_the_other(table: Table) -> None:
    page = table.begin(3, starting_chips=12)
    report(page, Dealer(2), SpareHand(1, 2), NOBODY, Wager(0, Bet(1)), Wager(1, CALL), Wager(2, Raise(1)))
    report(page, Wager(0, Raise(1)), Wager(2, CALL))
    assert isinstance(page.form, ShowdownForm)
    assert "Pot of 6: Anna, Paul and Zoé" in words(page)
    assert "Side pot of 4: Anna and Zoé" in words(page)
    touch(page, "Paul")
    button(page, "Paul wins").click()
    assert set(page.form.marks().choosable) == {0, 2}
    touch(page, "Anna")
    button(page, "Anna wins").click()
    assert purses(page) == [4, 6, 2]


def test_stakes_are_taken_by_playing(table: Table) -> None:
    page = table.begin(3, pay_collect="by_play")
    report(page, Dealer(0), SpareHand(None, 0), *[Wager(seat, CHECK) for seat in (1, 2, 0)], Showdown((1, None, None)))
    assert isinstance(page.form, PlayForm)
    touch_space(page, 2)
    touch(page, "Zoé")
    touch_space(page, 1)
    touch(page, "Zoé")  # queen and king in a row pay the pair too
    assert spaces(page)[PAIR_SPACE] == 0
    assert purses(page)[2] == 91 + 9
    touch_space(page, SEQUENCE_SPACE)
    assert not page.form.marks().choosable  # of which suit?
    page.form.suits.widget.chip(0).click()
    touch(page, "Paul")
    assert purses(page)[1] == 91 + 3


def test_cosmo_turns_its_windows(table: Table) -> None:
    page = table.begin(3, preset="cosmo")
    touch(page, "Paul")
    assert isinstance(page.form, WindowsForm)
    button(page, "Turn them").click()
    assert spaces(page) == (3,) * 8 + (0,)
    assert isinstance(page.form, SpareForm)


def test_the_pay_suit_is_bought(table: Table) -> None:
    page = table.begin(3, pay_suit="auction")
    report(page, Dealer(0), SpareHand(None, 0))
    assert isinstance(page.form, SuitForm)
    touch(page, "Anna")
    page.form.price.step(3)
    page.form.suits.widget.chip(3).click()
    button(page, "Anna: 4 for spades").click()
    assert spaces(page)[KITTY] == 3 + 4
    assert page.model.position.facts.pay_suit == 3


def test_what_cannot_be_is_said_and_not_written(table: Table) -> None:
    page = table.begin(3)
    report(page, Dealer(0))
    touch(page, "Paul")
    assert isinstance(page.form, SpareForm)
    page.form.price.set_value(400)
    page.form.update_main()
    assert not page.form.main.isEnabled()
    assert "only 91" in words(page)
    assert len(page.model.filled.lines) == 1


def test_a_card_is_held_by_one_person(table: Table) -> None:
    page = table.begin(3)
    report(page, Dealer(0), SpareHand(None, 0), Shown((None, None, None, None, 1), (None, None, 2, None)))
    assert "Two people cannot hold the same card: Ten of hearts." in words(page)


def test_the_last_line_is_taken_back_at_once(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    before = table.balances()
    report(page, NextDeal())
    assert table.balances() != before
    page.undo.click()
    assert table.balances() == before
    assert isinstance(page.form, BetweenForm)


def test_a_correction_says_what_it_changes(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    page.send(ShowTab("lines"))
    last = page.history.list.count() - 1
    assert page.history.list.item(last).text() == "9. Zoé is out.\nAnna −3, Paul −4, Zoé +16, Marc −5"
    page.history.list.setCurrentRow(last)
    page.history.correct_button.click()
    assert isinstance(page.form, PlayForm)
    assert page.form.cards[3].value == 5
    page.form.cards[3].step(2)
    button(page, "Pay Zoé").click()
    panel = page.findChild(CorrectionPanel)
    assert panel is not None
    assert "Chips: Zoé 105 → 107 (+2), Marc 94 → 92 (−2)" in words(page)
    panel.reason.setText("miscounted")
    panel.save.click()
    assert purses(page)[2:] == [107, 92]
    revisions = [(line.revision, line.reason) for line in table.store.nights.sheets.lines(page.model.number)][-2:]
    assert revisions == [(0, None), (1, "miscounted")]
    assert table.balances() == [chips - 100 for chips in purses(page)]


def test_lines_that_fit_no_more_are_named_and_count_for_nothing(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    page.send(Correct(4))  # Paul's bet
    button(page, "Check").click()
    assert "5 later lines fit no more and count for nothing: 5, 6, 7, 8, 9." in words(page)
    page.findChildren(CorrectionPanel)[-1].save.click()
    assert page.model.filled.refused
    assert isinstance(page.form, BettingForm)
    assert table.balances() == [chips - 100 for chips in purses(page)]


def test_nothing_can_be_touched_while_a_correction_waits(table: Table) -> None:
    page = table.begin(4, pay_collect="by_play")
    report(page, Dealer(0), SpareHand(None, 0))
    page.send(Correct(2))
    page.form.main.click()
    stays(lambda: not any(plate.isEnabled() for plate in page.cloth.plates))
    page.send(ShowTab("lines"))
    page.send(ShowTab("now"))
    page.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_P):
        QTest.keyClick(page, key)
    touch_space(page, 0)
    page.findChildren(CorrectionPanel)[-1].cancel.click()
    assert isinstance(page.form, BettingForm)
    assert len(page.model.filled.lines) == 2


def test_a_correction_can_be_dropped(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    lines = len(table.store.nights.sheets.lines(page.model.number))
    page.send(Correct(3))
    assert isinstance(page.form, ClaimsForm)
    assert set(page.form.marks().chosen) == {1}
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(page.form, BetweenForm)
    assert len(table.store.nights.sheets.lines(page.model.number)) == lines


def test_the_board_goes_on_after_a_restart(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    again = table.open(page.model.number)
    assert again.model.position == page.model.position
    assert isinstance(again.form, BetweenForm)


def test_chips_left_on_the_board_go_on_to_the_next_evening(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    left = spaces(page)
    kept = sum(left)
    button(page, f"Stop: {kept} chips stay there").click()
    assert isinstance(page.form, OverForm)
    first = table.balances()
    assert sum(first) == -kept

    following = table.begin(4)
    assert isinstance(following.form, DealerForm)
    following.form.carry.click()
    assert spaces(following) == left
    assert table.balances() == first
    assert table.store.nights.sheets.kept_tables("tripoli") == []
    touch(following, "Anna")
    assert spaces(following) == tuple(chips + 4 for chips in left)

    others = table.begin(3)
    assert not hasattr(others.form, "carry")


def test_a_carried_board_that_is_taken_back_is_offered_again(table: Table) -> None:
    page = table.begin(3)
    report(page, Dealer(0), SpareHand(None, 0), NOBODY, *[Wager(seat, CHECK) for seat in (1, 2, 0)])
    report(page, Showdown((1, None, None)), WentOut(0, (0, 1, 1)), Leave())
    following = table.begin(3)
    assert isinstance(following.form, DealerForm)
    following.form.carry.click()
    following.undo.click()
    assert isinstance(following.form, DealerForm)
    assert following.form.carry.isVisibleTo(following)


def test_people_and_spaces_have_names(table: Table) -> None:
    page = table.begin(3)
    report(page, Dealer(0))
    assert page.cloth.plates[0].accessibleName() == "Anna, 91 chips, deals"
    labels = [label.accessibleName() for label in page.cloth.board.labels]
    assert labels[POT] == "Pot on the board: 3 chips"
    assert page.history.list.accessibleName() or page.tabs.accessibleName()


def test_a_photo_stands_in_for_initials(table: Table) -> None:
    page = table.begin(2)
    plate = page.cloth.plates[0]
    before = plate.grab().toImage()
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(written, "PNG")  # type: ignore[call-overload]
    table.store.nights.people.set_picture(table.people[0], bytes(written.data().data()))
    again = table.open(page.model.number).cloth.plates[0]
    shown = again.grab().toImage()
    assert shown != before
    colours = {shown.pixelColor(x, shown.height() // 2).name() for x in range(shown.width() // 4)}
    assert "#123456" in colours


def test_each_line_is_spoken_and_what_is_asked_next(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("ludo.ui.games.tripoli.real_table.page.announce", lambda _, text: spoken.append(text))
    page = table.begin(3)
    report(page, Dealer(0))
    asked = page.form.question.text()
    report(page, SpareHand(2, 4))
    assert spoken[0].startswith(f"Anna deals first; everybody stakes. everybody −9. {asked}")
    assert spoken[1].startswith("Zoé buys a hand from Anna for 4 chips. Anna +4, Zoé −4. ")
    assert page.form.question.text() in spoken[1]
    page.send(TakeBackLast())
    assert spoken[2].startswith(f"taken back at once. {asked}")
    page.send(Correct(1))
    assert "Correction of line 1" in spoken[3]
    assert page.form.question.text() in spoken[3]


@pytest.mark.parametrize("players", [2, 9])
@pytest.mark.parametrize(("width", "height"), [(900, 520), (1920, 1000)])
def test_plates_and_board_lie_within_the_cloth_and_apart(table: Table, players: int, width: int, height: int) -> None:
    page = table.begin(players)
    page.resize(width, height)
    settle(page)
    areas = [plate.geometry() for plate in page.cloth.plates] + [page.cloth.board.geometry()]
    for area in areas:
        assert page.cloth.rect().contains(area)
    for number, area in enumerate(areas):
        assert not any(area.intersects(other) for other in areas[number + 1 :])


def test_laid_cards_of_a_report_are_shown_in_the_lines(table: Table) -> None:
    page = table.begin(3, pay_collect="by_play")
    report(page, Dealer(0), SpareHand(None, 0), *[Wager(seat, CHECK) for seat in (1, 2, 0)], Showdown((1, None, None)))
    report(page, Laid(1, (page.model.position.facts.layout.cards[0],)))
    page.send(ShowTab("lines"))
    assert "Paul lays Ace of hearts and takes A♥." in page.history.list.item(page.history.list.count() - 1).text()


def test_a_line_that_fits_no_more_is_asked_again_as_what_comes_now(table: Table) -> None:
    page = table.begin(4)
    play_first_deal(page)
    for number, seat in ((5, 2), (6, 3)):  # all but Paul fold, so that no hands are shown
        page.model.revise(number, Wager(seat, FOLD), "corrected")
    page.send(Correct(8))
    settle(page)
    assert isinstance(page.form, PlayForm)
    assert "Who is first to have no cards?" in words(page)
