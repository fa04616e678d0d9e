"""Setting up a game, by real clicks and keys."""

from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludo.bots.levels import GRADED, LEVELS
from ludo.engine.options import Options, Value, choice, number, options_of, switch
from ludo.games import GAMES
from ludo.nights.evenings import Plan
from ludo.nights.sheets.registry import SHEETS, sheet_of
from ludo.session.chairs import Chair
from ludo.session.opening import USUAL
from ludo.session.service import Setup
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages import new_game
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.option_row import WordOrNumber, control_for
from ludo.ui.pages.presets import OwnPreset
from ludo.ui.pages.setup_draft import NAMES, SetupDraft
from ludo.ui.services.destinations import Guests, ToNewGame
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import font
from ludo.ui.widgets.choices import Chips, Stepper, Switch
from ludo.ui.wording.commitments import grouped
from ludo.ui.wording.option_words import OptionText, OptionWords
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import choose, now, texts
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow) -> NewGame:
    window.open(ToNewGame("trut"))
    shown = window.navigator.page
    assert isinstance(shown, NewGame)
    return shown


def start(qtbot: QtBot, page: NewGame) -> Setup:
    """Press the button; what is begun."""
    window = page.window()
    assert isinstance(window, MainWindow)
    page.wanted.disconnect(window.playing.begin)
    with qtbot.waitSignal(page.wanted) as told:
        QTest.mouseClick(page.start, LEFT)
    assert told.args is not None
    setup = told.args[0]
    assert isinstance(setup, Setup)
    return setup


def chips(page: NewGame, option: str) -> Chips[Value]:
    control = page.options[option].control
    assert isinstance(control, Chips)
    return control


def test_two_clicks_play_against_the_computer(page: NewGame, qtbot: QtBot) -> None:
    setup = start(qtbot, page)
    assert setup.values == {}
    assert [chair.level for chair in setup.chairs] == [None, "amateur"]
    assert setup.chairs[0].name == ""
    assert page.seats.plates[0].name.placeholderText() == "Player 1"


def test_a_name_left_empty_follows_the_language(page: NewGame, window: MainWindow, qtbot: QtBot) -> None:
    for language, name in (("fr", "Joueur 1"), ("en", "Player 1")):
        window.services.settings.change(language=language)
        window.playing.begin_again("trut")
        assert window.playing.page is not None
        assert window.playing.page.session.chairs[0].name == name


def test_names_are_typed_in_place(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.seats.plates[0].name, LEFT)
    QTest.keyClicks(page.seats.plates[0].name, "  Anna   Maria ")
    assert start(qtbot, page).chairs[0] == Chair("Anna Maria")


def test_seats_come_and_go_with_the_number_of_players(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.sentence.words["names"], LEFT)
    QTest.mouseClick(page.count.chip(4), LEFT)
    assert [plate.isVisible() for plate in page.seats.plates] == [True] * 4
    assert any("Partners sit opposite each other" in text for text in texts(page))
    name = page.seats.plates[2].name
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    QTest.mouseClick(page.count.chip(2), LEFT)
    assert [plate.isVisible() for plate in page.seats.plates] == [True, True, False, False]
    QTest.mouseClick(page.count.chip(4), LEFT)
    setup = start(qtbot, page)
    assert len(setup.chairs) == 4
    assert setup.chairs[2].name == "Zoe"


def test_a_seat_is_a_person_or_a_computer_player_of_a_level(page: NewGame, qtbot: QtBot) -> None:
    choose(page.seats.plates[0].kind, "debutant")
    choose(page.seats.plates[1].kind, None)
    assert [chair.level for chair in start(qtbot, page).chairs] == ["debutant", None]


def test_two_players_with_one_name_are_told_so_beside_the_seat(page: NewGame, qtbot: QtBot) -> None:
    plate = page.seats.plates[1]
    plate.name.selectAll()
    QTest.keyClicks(plate.name, "Player 1")
    assert "Somebody else already has this name." in texts(plate)
    assert not page.start.isEnabled()
    QTest.keyClicks(plate.name, "0")
    assert page.start.isEnabled()


def test_presets_set_the_options(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.presets.chip("match"), LEFT)
    assert start(qtbot, page).values == {"parties": 3, "stake": 5}


def test_all_options_are_folded_at_first_and_each_is_explained(page: NewGame, qtbot: QtBot) -> None:
    assert page.options == {}
    QTest.mouseClick(page.fold, LEFT)
    expected = {option.name for option in page.draft.options()}
    assert set(page.options) == expected
    for entry in page.options.values():
        words = texts(entry)
        assert len(words) >= 3
        assert any(text.startswith("Default: ") for text in words)


def test_each_kind_of_option_can_be_set(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.fold, LEFT)
    QTest.mouseClick(chips(page, "trut_timing").chip("own_turn"), LEFT)
    QTest.mouseClick(page.options["stop_when_decided"].control, LEFT)
    stepper = page.options["truts_to_win"].control
    assert isinstance(stepper, Stepper)
    QTest.mouseClick(stepper.less, LEFT)
    QTest.keyClick(stepper.field, Qt.Key.Key_Down)
    stake = page.options["stake"].control
    assert isinstance(stake, Stepper)
    stake.field.selectAll()
    QTest.keyClicks(stake.field, "12")
    QTest.keyClick(stake.field, Qt.Key.Key_Return)
    assert start(qtbot, page).values == {
        "trut_timing": "own_turn",
        "stop_when_decided": False,
        "truts_to_win": 5,
        "stake": 12,
    }


def test_a_number_stays_within_its_limits(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.fold, LEFT)
    points = page.options["points_per_trut"].control
    assert isinstance(points, Stepper)
    for text, expected in (("0", 2), ("x", 2), ("", 2)):
        points.field.selectAll()
        QTest.keyClicks(points.field, text)
        QTest.keyClick(points.field, Qt.Key.Key_Return)
        assert points.value == expected
    assert not points.less.isEnabled()


def test_what_has_no_effect_cannot_be_set_and_says_why(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.fold, LEFT)
    bluff = page.options["announcement_bluff"]
    assert bluff.control.isEnabled()
    QTest.mouseClick(page.options["announcements"].control, LEFT)
    assert not bluff.control.isEnabled()
    assert any("Announcements" in text and "Only where" in text for text in texts(bluff))


def test_problems_stand_beside_their_option(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.fold, LEFT)
    dealer = page.options["first_dealer"]
    QTest.mouseClick(chips(page, "first_dealer").chip(3), LEFT)
    assert any("no player number 4" in text for text in texts(dealer))
    assert not page.start.isEnabled()
    QTest.mouseClick(page.count.chip(4), LEFT)
    assert not any("no player number" in text for text in texts(dealer))
    assert page.start.isEnabled()


def test_one_click_takes_an_option_back_to_its_default(page: NewGame, qtbot: QtBot) -> None:
    QTest.mouseClick(page.fold, LEFT)
    entry = page.options["fortial_stake"]
    QTest.mouseClick(chips(page, "fortial_stake").chip("donne"), LEFT)
    reset = next(b for b in entry.findChildren(QPushButton) if b.text() == "Back to the default")
    QTest.mouseClick(reset, LEFT)
    assert not reset.isVisible()
    assert start(qtbot, page).values == {}


def test_the_last_setup_comes_back_and_can_be_taken_again(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.playing.begin(Setup("trut", {"truts_to_win": 3}, (Chair("Zoé"), Chair("Marcel", "debutant"))))
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.seats.plates[0].name.text() == "Zoé"
    assert not page.again.isVisible()
    QTest.mouseClick(page.presets.chip("classic"), LEFT)
    QTest.mouseClick(page.again, LEFT)
    setup = start(qtbot, page)
    assert setup.values == {"truts_to_win": 3}
    assert setup.chairs == (Chair("Zoé"), Chair("Marcel", "debutant"))


def test_everything_can_be_done_by_keys_alone(page: NewGame, qtbot: QtBot) -> None:
    who = page.sentence.words["names"]
    who.setFocus()
    QTest.keyClick(who, Qt.Key.Key_Space)
    four = page.count.chip(2)
    four.setFocus()
    QTest.keyClick(four, Qt.Key.Key_Right)
    QTest.keyClick(page.count.chip(4), Qt.Key.Key_Space)
    name = page.seats.plates[0].name
    name.setFocus()
    QTest.keyClicks(name, "Anna")
    page.fold.setFocus()
    QTest.keyClick(page.fold, Qt.Key.Key_Space)
    fortial = page.options["fortial"].control
    fortial.setFocus()
    QTest.keyClick(fortial, Qt.Key.Key_Space)
    setup = page.draft.setup()
    assert len(setup.chairs) == 4
    assert setup.chairs[0].name == "Anna"
    assert setup.values == {"fortial": False}


def test_the_sentence_says_who_plays_by_which_rules_and_each_word_opens_its_choices(page: NewGame) -> None:
    words = page.sentence.words
    told = ["Hugo", "Amateur", "Classic", "9 minutes", "counts", "All 17 options"]
    shown = [word for word in words.values() if word.isVisible()]
    assert [word.text() for word in shown] == told
    assert words["level"].accessibleName() == "Level: Amateur"
    for word, inside in (
        ("names", page.seats),
        ("level", page.level),
        ("preset", page.presets),
        ("minutes", page.presets),
    ):
        QTest.mouseClick(words[word], LEFT)
        assert inside.isVisible()
        assert [name for name, each in words.items() if each.isChecked()] == [word], "one is open at a time"
    QTest.mouseClick(words["minutes"], LEFT)
    assert not page.presets.isVisible()


def test_one_level_for_all_or_each_its_own(page: NewGame, qtbot: QtBot) -> None:
    page.count.chip(4).click()
    QTest.mouseClick(page.level.chip("expert"), LEFT)
    assert [chair.level for chair in page.draft.chairs] == [None, "expert", "expert", "expert"]
    choose(page.seats.plates[2].kind, "debutant")
    assert page.sentence.words["level"].text() == "different levels"
    assert page.level.value is None
    assert [chair.level for chair in start(qtbot, page).chairs] == [None, "expert", "debutant", "expert"]


def test_the_words_of_the_sentence_are_reached_by_arrows(page: NewGame, window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    words = page.sentence.words
    words["names"].setFocus()
    QTest.keyClick(words["names"], Qt.Key.Key_Right)
    assert words["level"].hasFocus()
    QTest.keyClick(words["level"], Qt.Key.Key_Return)
    assert page.level.isVisible()
    QTest.keyClick(words["level"], Qt.Key.Key_Left)
    assert words["names"].hasFocus()
    page.level.chip("amateur").setFocus()
    QTest.keyClick(page.level.chip("amateur"), Qt.Key.Key_Down)
    assert page.draft.chairs[1].level == "fort"


def test_options_are_found_by_words_and_changed_ones_come_first(page: NewGame, qtbot: QtBot) -> None:
    page.take_rules({"stake": 5})
    QTest.mouseClick(page.fold, LEFT)
    qtbot.waitUntil(lambda: min(page.options.values(), key=lambda row: row.y()).option.name == "stake")
    QTest.keyClicks(page.list.search, "rotten")
    found = [name for name, row in page.options.items() if row.isVisible()]
    assert found
    assert len(found) < len(page.options)
    page.list.search.setText("xyz")
    assert "No option has these words." in texts(page)


def test_escape_leaves(page: NewGame, window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(page.seats.plates[0].name, Qt.Key.Key_Escape)
    assert window.navigator.page is window.home


@dataclass(frozen=True)
class _Options(Options):
    """Kinds of options that Trut has not."""

    seats: int | str = number("all", 1, 20, or_=("all",))
    small: int = number(2, 1, 4)
    word: str = choice("a", "b", "c")
    on: bool = switch(False)


@pytest.fixture
def control(request: pytest.FixtureRequest, qtbot: QtBot) -> QWidget:
    """The control of the option that the test names."""
    option = next(option for option in options_of(_Options) if option.name == request.param)
    text = OptionText(lambda: option.name, lambda: option.name)
    made = control_for(OptionWords({option.name: text}, {}, {}), option)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("control", "kind"),
    [("seats", WordOrNumber), ("small", Chips), ("word", Chips), ("on", Switch)],
    indirect=["control"],
)
def test_a_control_fits_its_option(control: QWidget, kind: type[QWidget]) -> None:
    assert type(control) is kind


@pytest.mark.parametrize("control", ["seats"], indirect=True)
def test_a_word_or_a_number(control: WordOrNumber, qtbot: QtBot) -> None:
    control.set_value("all")
    assert not control.stepper.isVisible()
    chosen: list[object] = []
    control.chosen.connect(chosen.append)
    control.chosen.connect(control.set_value)
    QTest.mouseClick(control.chips.findChildren(QPushButton)[-1], LEFT)
    assert control.stepper.isVisible()
    QTest.mouseClick(control.stepper.more, LEFT)
    QTest.mouseClick(control.chips.chip("all"), LEFT)
    assert chosen == [1, 2, "all"]


def test_a_name_is_not_longer_than_a_plate_can_show(page: NewGame) -> None:
    assert all(field.maxLength() <= 24 for field in page.seats.findChildren(QLineEdit))


def test_big_writing_in_the_smallest_window_fits(desk: Desk, qtbot: QtBot) -> None:
    """The column is as wide with a scroll bar as without one, or the two would take turns for ever."""
    window = desk.open("fr")
    window.playing.begin(Setup("trut", {"truts_to_win": 3}, (Chair("Anna"), Chair("Hugo", "simple"))))
    window.services.settings.change(text_scale=130)
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    window.resize(window.minimumSize())
    for count in (4, 2, 4):
        QTest.mouseClick(page.count.chip(count), LEFT)
        QTest.mouseClick(page.fold, LEFT)
        settle(window)
        column = page.area.widget()
        assert column is not None
        assert column.width() == page.area.viewport().width()
    page.sentence.open("names")
    settle(window)
    sides = next(label for label in page.findChildren(QLabel) if label.text().startswith("Les partenaires"))
    assert sides.isVisible()
    assert sides.font().pointSizeF() == font("body").pointSizeF()


def test_ones_own_rules_become_a_preset_that_stays(page: NewGame, desk: Desk, qtbot: QtBot) -> None:
    assert page.rules.save.isHidden()
    page.fold.click()
    stepper = page.options["truts_to_win"].control
    assert isinstance(stepper, Stepper)
    stepper.step(-2)
    assert not page.rules.save.isHidden()
    page.rules.name.setFocus()
    QTest.keyClicks(page.rules.name, "Chez Mamie")
    QTest.keyClick(page.rules.name, Qt.Key.Key_Return)
    page = now(page)
    assert page.presets.value == OwnPreset("Chez Mamie")
    assert page.rules.save.isHidden()
    QTest.mouseClick(page.presets.chip("classic"), LEFT)
    assert page.draft.values == {}
    window = desk.open()
    window.open(ToNewGame("trut"))
    again = window.navigator.page
    assert isinstance(again, NewGame)
    QTest.mouseClick(again.presets.chip(OwnPreset("Chez Mamie")), LEFT)
    assert again.draft.values == {"truts_to_win": 5}
    QTest.mouseClick(again.rules.forget, LEFT)
    settle(window)
    again = window.navigator.page
    assert isinstance(again, NewGame)
    assert again.presets.value is None
    assert not again.rules.save.isHidden()


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_preset_says_how_long_it_takes(game: str, window: MainWindow) -> None:
    window.open(ToNewGame(game))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    for preset in GAMES[game].presets:
        minutes = SCREENS[game].minutes[preset]
        assert page.presets.chip(preset).text().endswith(f"{minutes} min")
        assert 1 <= minutes <= 120


def test_the_first_dealer_is_one_of_those_who_play(page: NewGame, qtbot: QtBot) -> None:
    page.fold.click()
    dealer = chips(page, "first_dealer")
    assert [dealer.chip(seat).isHidden() for seat in range(4)] == [False, False, True, True]
    QTest.mouseClick(page.count.chip(4), LEFT)
    assert not any(dealer.chip(seat).isHidden() for seat in range(4))


def test_enter_starts_at_once(page: NewGame, window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.setFocus()
    with qtbot.waitSignal(page.wanted):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)


def test_rules_for_teams_bring_their_players() -> None:
    draft = SetupDraft("triomphe")
    draft.take_preset("threes")
    assert len(draft.chairs) == 6
    assert not draft.option_problems()
    assert draft.preset() == "threes"
    teams = next(option for option in draft.options() if option.name == "teams")
    draft.set_value(teams, "2x2")
    assert len(draft.chairs) == 4
    assert not draft.option_problems()


def test_levels_are_named_and_each_says_how_it_plays(window: MainWindow, qtbot: QtBot) -> None:
    window.open(ToNewGame("triomphe"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.seats.plates[1].kind.value == "amateur"
    QTest.mouseClick(page.sentence.words["level"], LEFT)
    told = texts(page.level)
    assert {"Beginner", "Amateur", "Strong", "Expert"} <= set(told)
    assert any(text.startswith("Counts what can still beat each card") for text in told)
    assert any(text.startswith("Imagines many hands, believes those that fit") for text in told)
    QTest.mouseClick(page.level.chip("expert"), LEFT)
    assert [chair.level for chair in start(qtbot, page).chairs] == [None, "expert"]


def test_opponents_of_each_level_have_names_of_their_own(page: NewGame, qtbot: QtBot) -> None:
    first, second = page.seats.plates[:2]
    first.name.clear()
    QTest.keyClicks(first.name, "Apolline")
    assert second.name.text() in NAMES["amateur"]
    choose(second.kind, "expert")
    assert second.name.text() in set(NAMES["expert"]) - {"Apolline"}
    choose(second.kind, "debutant")
    assert second.name.text() in NAMES["debutant"]
    second.name.clear()
    QTest.keyClicks(second.name, "Robot")
    choose(second.kind, "fort")
    assert [chair.name for chair in start(qtbot, page).chairs] == ["Apolline", "Robot"]


def test_no_name_of_a_computer_player_stands_for_two_levels() -> None:
    names = [name for level in GRADED for name in NAMES[level]]
    assert len(set(names)) == len(names) == 9 * len(GRADED)
    assert set(NAMES) == set(LEVELS)


def test_a_level_that_is_no_longer_offered_becomes_one_that_is(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    window.playing.begin(Setup("triomphe", {}, (Chair("Zoé"), Chair("Marcel", "simple"))))
    window.open(ToNewGame("triomphe"))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.seats.plates[1].kind.value == "amateur"
    assert not page.again.isVisible()


def test_people_of_an_evening_find_every_number_of_seats_for_their_sheet() -> None:
    """Also where the last partie was one of computer players, whose seats had been filled before."""
    last = Setup("trio", {}, tuple(Chair(name, "amateur") for name in NAMES["amateur"][:6]))
    draft = SetupDraft("trio", last, persons=True)
    draft.seat_people([])
    for count in draft.counts():
        draft.set_count(count)
        assert draft.chairs == [Chair("")] * count


def set_up(window: MainWindow, qtbot: QtBot, game: str, *, table: bool) -> NewGame:
    """Set up a game, or (`table`) the score sheet of one."""
    page = NewGame(window.services.parties, game, table=table)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize("game", [game for game, sheet in SHEETS.items() if sheet is not None and sheet.options])
def test_setting_up_a_sheet_shows_only_options_that_matter_to_it(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = set_up(window, qtbot, game, table=True)
    page.fold.click()
    wanted = sheet_of(game).options
    assert wanted is not None
    assert set(page.options) == wanted
    assert len(page.options) < len(SetupDraft(game).options())


@pytest.mark.clause("TRI-93")
def test_what_a_fault_costs_can_be_chosen_for_a_sheet_whatever_the_cards_of_the_program_need() -> None:
    option = next(option for option in SetupDraft("triomphe").options() if option.name == "renonce_penalty")
    assert SetupDraft("triomphe").bound(option).reason is not None
    assert SetupDraft("triomphe", persons=True).bound(option).reason is None


@pytest.mark.clause("TRI-10", "TRU-03")
@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("game", ["trut", "triomphe", "trio"])
def test_the_seats_are_drawn_by_lot(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, table: bool
) -> None:
    page = set_up(window, qtbot, game, table=table)
    page.count.chip(4).click()
    page.draft.chairs = [Chair(name) for name in ("Anna", "Paul", "Inès", "Marc")]
    orders = set()
    for seed in range(12):
        monkeypatch.setattr(new_game, "SystemRandom", lambda seed=seed: Random(seed))
        QTest.mouseClick(page.draw, LEFT)
        names = [plate.name.text() for plate in page.seats.plates[:4]]
        assert sorted(names) == ["Anna", "Inès", "Marc", "Paul"]
        orders.add(tuple(names))
    assert len(orders) > 6


@pytest.mark.clause("TRI-06", "TRI-10")
def test_the_teams_of_a_sheet_are_those_of_the_seats_and_are_shown(window: MainWindow, qtbot: QtBot) -> None:
    page = set_up(window, qtbot, "triomphe", table=True)
    page.draft.take_preset("partners")
    page.draft.chairs = [Chair(name) for name in ("Anna", "Paul", "Inès", "Marc")]
    page.place = page.draft, ""
    shown = next(label.text() for label in page.findChildren(QLabel) if "Partners" in label.text())
    assert shown == "Partners sit side by side: Anna and Paul against Inès and Marc."


def test_practice_belongs_to_no_evening_and_is_marked_where_it_is_seen(qtbot: QtBot, window: MainWindow) -> None:
    number = window.services.store.nights.evenings.start(Plan("Friday"))
    guests = Guests(number, (Chair("Anna"), Chair("Paul")))
    window.open(ToNewGame("trut", guests))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    assert page.evening == number
    page.opening.practice.click()
    assert page.evening is None
    QTest.mouseClick(page.start, LEFT)
    table = window.playing.page
    assert table is not None
    assert table.session.record.practice
    assert table.top.marked.text() == "Practice"
    assert "Practice · Trut: " in window.windowTitle()
    assert window.services.store.nights.evenings.evening_of("session", table.session.number) is None
    window.navigator.home()
    assert any(text.startswith("Practice · Trut: ") for text in texts(window.navigator.page))


def test_a_number_is_added_only_after_its_seal_was_shown(qtbot: QtBot, page: NewGame) -> None:
    choice = page.opening
    assert choice.opening == USUAL
    page.sentence.open("counts")
    choice.own.click()
    shown = [text for text in texts(page) if text.startswith("Seal: ")]
    assert not page.start.isEnabled()
    QTest.keyClicks(choice.number, "12a3")
    assert choice.number.text() == "123"
    assert page.start.isEnabled()
    setup = start(qtbot, page)
    own = setup.opening.own
    assert own is not None
    assert (own.number, [f"Seal: {grouped(own.seal)}"]) == ("123", shown)
    choice.own.click()
    choice.own.click()
    assert choice.number.text() == ""
    assert [text for text in texts(page) if text.startswith("Seal: ")] != shown
