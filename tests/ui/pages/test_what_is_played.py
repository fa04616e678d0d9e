"""New game shows what will be played: forced values, idle options, and a preset that is left by a choice against it."""

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.engine.options import Option, OptionsError, Value
from ludo.games import GAMES
from ludo.ui.games.registry import option_words_of
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.option_row import WordOrNumber, values_of
from ludo.ui.pages.rules import Rules
from ludo.ui.pages.setup_draft import SetupDraft
from ludo.ui.services.destinations import ToNewGame
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips, Stepper, Switch
from tests.ui.pages.finding import texts

LEFT = Qt.MouseButton.LeftButton


def option_of(draft: SetupDraft, name: str) -> Option:
    return next(option for option in draft.options() if option.name == name)


def presets() -> Iterator[tuple[str, str]]:
    for game in GAMES.values():
        for name in game.presets:
            yield game.id, name


def shown(control: QWidget) -> object:
    """What a control shows."""
    if isinstance(control, WordOrNumber):
        return control.stepper.value if control.stepper.isVisibleTo(control) else control.chips.value
    assert isinstance(control, Chips | Stepper | Switch)
    return control.value


def played(page: NewGame) -> Mapping[str, Value]:
    """Every option as the partie would have it, read by the game from what the page would begin."""
    setup = page.draft.setup()
    return page.draft.game.in_force({**setup.values, "players": len(setup.chairs)})


def open_page(window: MainWindow, game: str) -> NewGame:
    window.open(ToNewGame(game))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    page.fold.setChecked(True)
    return page


@pytest.mark.parametrize("game", list(GAMES))
def test_every_row_shows_what_is_played_in_every_preset(game: str, window: MainWindow) -> None:
    page = open_page(window, game)
    for preset in GAMES[game].presets:
        page.presets.chip(preset).click()
        values = played(page)
        assert page.presets.value == preset
        for name, row in page.options.items():
            assert shown(row.control) == values[name], (preset, name)
            if isinstance(row.control, Chips):
                chosen = row.control.chip(values[name])
                assert chosen.isVisibleTo(row.control), (preset, name)


@pytest.mark.parametrize(
    ("game", "preset", "option", "by"),
    [
        ("tripoli", "cosmo", "lead_rule", "“Changing board” decides this: Black and red in turn."),
        ("tripoli", "cosmo", "pay_collect", "“Changing board” decides this"),
        ("tripoli", "cosmo", "michigan_opener", "“Changing board” decides this: The player on the dealer’s left."),
        ("tripoli", "pay_suit", "pay_collect", "“Pay suit” decides this"),
        ("trente_et_un", "schwimmen", "three_kind_30_5", "“The game” decides this: Yes."),
        ("trente_et_un", "schwimmen", "two_suited_sum", "“The game” decides this: Yes."),
    ],
)
def test_a_forced_value_says_by_what(game: str, preset: str, option: str, by: str, window: MainWindow) -> None:
    page = open_page(window, game)
    page.presets.chip(preset).click()
    row = page.options[option]
    assert any(text.startswith(by) for text in texts(row))
    assert row.control.isEnabled() == (option == "michigan_opener")
    page.presets.chip("classic").click()
    assert not any("decides this" in text for text in texts(row))
    assert row.control.isEnabled()


def test_an_opener_that_a_board_without_poker_cannot_have_is_not_offered(window: MainWindow) -> None:
    page = open_page(window, "tripoli")
    page.presets.chip("cosmo").click()
    control = page.options["michigan_opener"].control
    assert isinstance(control, Chips)
    assert not control.chip("poker_winner").isVisibleTo(control)
    QTest.mouseClick(control.chip("dealer"), LEFT)
    assert played(page)["michigan_opener"] == "dealer"
    page.presets.chip("classic").click()
    assert control.chip("poker_winner").isVisibleTo(control)


def test_a_value_that_a_preset_forbids_leaves_the_preset(window: MainWindow) -> None:
    page = open_page(window, "tripoli")
    page.presets.chip("cosmo").click()
    switch = page.options["cosmo"].control
    assert isinstance(switch, Switch)
    assert switch.value
    QTest.mouseClick(switch, LEFT)
    assert not switch.value
    assert not played(page)["cosmo"]
    assert page.presets.value == "classic"
    assert shown(page.options["preset"].control) == "tripoli"
    QTest.mouseClick(switch, LEFT)
    assert switch.value
    assert page.presets.value is None
    page.presets.chip("rummoli").click()
    control = page.options["pay_collect"].control
    assert isinstance(control, Chips)
    QTest.mouseClick(control.chip("stage_one"), LEFT)
    assert page.presets.value == "classic"


def test_a_board_is_chosen_over_what_it_sets(window: MainWindow) -> None:
    """Its values come, also where another one had been chosen before."""
    page = open_page(window, "tripoli")
    page.draft.take_values({"pay_collect": "stage_one", "bet_limit": 3, "cosmo": False})
    board = page.options["preset"].control
    assert isinstance(board, Chips)
    QTest.mouseClick(board.chip("rummoli"), LEFT)
    assert (played(page)["preset"], played(page)["pay_collect"], played(page)["bet_limit"]) == ("rummoli", "by_play", 3)
    QTest.mouseClick(board.chip("tripoli"), LEFT)
    assert page.draft.values == {"bet_limit": 3}


def test_what_changes_nothing_with_two_players_says_so(window: MainWindow) -> None:
    page = open_page(window, "trut")
    row = page.options["response_order"]
    assert not row.control.isEnabled()
    assert "This changes nothing with these players and rules." in texts(row)
    page.count.chip(4).click()
    assert row.control.isEnabled()
    assert "This changes nothing with these players and rules." not in texts(row)


def test_rules_of_ones_own_count_what_is_played_otherwise(window: MainWindow) -> None:
    page = open_page(window, "tripoli")
    page.presets.chip("cosmo").click()
    switch = page.options["dealer_double_ante"].control
    QTest.mouseClick(switch, LEFT)
    page.sentence.open("preset")
    assert any(text.startswith("Your own rules: 6 of them") for text in texts(page))


def test_the_rules_that_are_set_up_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(window, "tripoli")
    page.presets.chip("family").click()
    learn = next(button for button in page.findChildren(QWidget) if getattr(button, "text", str)() == "How to play")
    QTest.mouseClick(learn, LEFT)
    rules = window.navigator.page
    assert isinstance(rules, Rules)
    assert "Nobody bets" in rules.rules.text
    assert "check, or bet" not in rules.rules.text


@pytest.mark.parametrize(("game", "preset"), list(presets()), ids=lambda value: str(value))
def test_what_is_offered_is_played_when_it_is_chosen(game: str, preset: str) -> None:
    """No choice on the page is shown and ignored, in whatever preset it is made."""
    words = option_words_of(game)
    for name in [option.name for option in SetupDraft(game).options()]:
        draft = SetupDraft(game, None, "Anna")
        draft.take_preset(preset)
        option = option_of(draft, name)
        if draft.bound(option).fixed:
            reason = draft.bound(option).reason
            assert reason is not None
            assert words.problem(reason) != words.problem(reason._replace(code="none"))
            continue
        for value in values_of(option) if option.maximum is not None or option.minimum is None else option.choices:
            if not draft.possible(option, value):
                continue
            tried = SetupDraft(game, draft.setup())
            tried.set_value(option, value)
            assert tried.value(option) == value, (name, value)
            if not tried.option_problems():
                assert tried.game.in_force({**tried.values, "players": len(tried.chairs)})[name] == value


def names_seats(game: str, option: Option) -> bool:
    """Are the numbers of an option seats? Then one that nobody has is refused as such."""
    if option.minimum is None:
        return False
    most = SetupDraft(game).counts()[-1]
    for number in (most, option.maximum if option.maximum is not None else most):
        try:
            GAMES[game].read_options({option.name: number, "players": SetupDraft(game).counts()[0]})
        except OptionsError as error:
            if any(problem.code == "no-such-seat" for problem in error.problems):
                return True
    return False


@pytest.mark.parametrize("game", list(GAMES))
def test_no_stepper_shows_an_index(game: str, window: MainWindow) -> None:
    """A seat is chosen by the name of who sits there; seats that nobody has are not offered."""
    page = open_page(window, game)
    page.presets.chip("classic").click()
    found = [option for option in page.draft.options() if names_seats(game, option)]
    assert found or game not in ("trut", "tripoli")
    assert found == [option for option in page.draft.options() if option.names_seat]
    for option in found:
        control = page.options[option.name].control
        assert isinstance(control, Chips)
        QTest.keyClicks(page.seats.plates[1].name, "x")
        people = [chair.name for chair in page.draft.named_chairs()]
        offered = [control.chip(value) for value in values_of(option)]
        assert [chip.text() for chip in offered if chip.isVisibleTo(control)][1:] == people
        assert people[1].endswith("x")
        QTest.mouseClick(control.chip(1), LEFT)
        assert played(page)[option.name] == 1
        assert control.chip(1).accessibleName() == people[1]
