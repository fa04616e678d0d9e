"""The line of words takes the room that it needs to be read."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludo.ui.play.choice import Choice
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.status_line import StatusShown
from ludo.ui.play.status_painting import fitting_font, status_height
from ludo.ui.table.fonts import scaled_font
from ludo.ui.wording.common import StatusText
from tests.ui.cuts import watched_writing

_LONG = "Paul has no cards left. The kitty, and a chip for each card still held: " + ", ".join(
    f"{name} 5" for name in ("Hugo", "Léa", "Marcel", "Inès", "Zoé", "Nora", "Tom")
)


def test_a_long_result_takes_a_second_row_above_its_place(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    panel = StatusPanel(table)
    panel.place(QRect(200, 300, 500, round(status_height(1.0, True))))
    foot = panel.geometry().bottom()
    panel.show_status(StatusShown(StatusText("Hugo plays.")), ())
    usual = panel.height()
    panel.show_status(StatusShown(StatusText(_LONG)), ())
    assert panel.height() > usual
    assert panel.geometry().bottom() == foot
    panel.show_status(StatusShown(StatusText("Hugo plays.")), ())
    assert panel.height() == usual


def test_words_reach_no_further_than_nothing_lies(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    panel = StatusPanel(table)
    home = QRect(200, 300, 500, round(status_height(1.0, True)))
    panel.place(home)
    panel.show_status(StatusShown(StatusText(_LONG)), ())
    needed = home.top() - panel.geometry().top()
    panel.free_above = lambda *_: needed - 2
    panel.place(home)
    assert home.top() - panel.geometry().top() == needed - 2
    panel.say_problem(_LONG, 10_000)
    assert home.top() - panel.geometry().top() == needed - 2


def test_a_refusal_that_has_no_room_beside_the_question_takes_its_place(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    panel = StatusPanel(table)
    panel.free_above = lambda *_: 0
    panel.place(QRect(200, 300, 500, round(status_height(1.0, True))))
    panel.show_status(StatusShown(StatusText("Follow or fold?")), [Choice("Follow", "", "F", None)])
    with watched_writing() as cut:
        panel.say_problem("Answer first: Follow or Fold", 10_000)
        panel.grab()
    assert not cut
    assert panel.spoken.accessibleName().endswith("Follow or fold?")


def test_two_rows_are_preferred_to_small_words(qtbot: QtBot) -> None:
    usual = scaled_font("body").pointSizeF()
    assert fitting_font(_LONG, 1.0, 470.0, 60.0).pointSizeF() >= 0.9 * usual
    assert fitting_font("Hugo plays.", 1.0, 470.0, 20.0).pointSizeF() == usual


def test_a_refusal_stands_beside_the_question(qtbot: QtBot) -> None:
    """Both are read, and the question is not gone for seconds; a note that was asked for takes its place."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    panel = StatusPanel(table)
    panel.place(QRect(200, 300, 500, round(status_height(1.0, True))))
    question = StatusText("Paul: je trute! Follow or fold?", "", "call")
    panel.show_status(StatusShown(question), [Choice("Follow", "", "F", None), Choice("Fold", "", "N", None)])
    usual = panel.height()
    panel.say_problem("Answer first: Follow or Fold", 10_000)
    assert panel.spoken.accessibleName() == f"Answer first: Follow or Fold. {question.line}"
    assert panel.height() > usual
    panel.say_problem("Your hand: 8 of diamonds.", 10_000, is_note=True)
    assert panel.spoken.accessibleName() == "Your hand: 8 of diamonds."
    panel.forget_problem()
    assert panel.spoken.accessibleName() == question.line
    assert panel.height() == usual
    panel.show_status(StatusShown(StatusText("Paul is thinking.")), ())
    panel.say_problem("It is the turn of Paul.", 10_000)
    assert panel.spoken.accessibleName() == "It is the turn of Paul.", "nothing is asked"


def test_a_plate_with_a_title_holds_its_buttons_wherever_they_keep_their_place(qtbot: QtBot) -> None:
    """The row of a question that had more to come begins further left, and stays there when the rest has gone."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    panel = StatusPanel(table)
    panel.place(QRect(100, 300, 700, round(status_height(1.0))))
    answers = [Choice("Next deal", "", "D", None), Choice("Stop here", "", "S", None)]
    for grows in (True, False):
        result = StatusText("You 1, Hugo 2.", "Léa is out first", "call")
        panel.show_status(StatusShown(result, question="payment", grows=grows), answers)
        plate = panel.plate().toAlignedRect()
        assert all(plate.contains(button.geometry().translated(panel.group.pos())) for button in panel.buttons)
