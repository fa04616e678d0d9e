"""When sentences begin, what is joined, shortened or withdrawn."""

from collections.abc import Callable

import pytest

from ludo.ui.platform.speech_model import Kind, SpeechModel, Utterance, always

SENTENCE = "one two three four five"
"""Two seconds at the usual speed."""


class Table:
    """A voice and a clock; `said`: what has begun."""

    def __init__(self) -> None:
        self.now = 100.0
        self.said: list[str] = []
        self.model = SpeechModel(lambda each: self.said.append(each.text), lambda: self.now)
        self.model.stepwise = True

    def event(self, text: str, holds: Callable[[], bool] = always, *, dull: bool = False) -> None:
        self.model.say(Utterance(text, Kind.EVENT, None, holds, dull))

    def answer(self, text: str) -> None:
        self.model.say(Utterance(text, Kind.ANSWER))

    def narrate(self, text: str) -> None:
        self.model.say(Utterance(text, Kind.NARRATION))

    def pass_time(self, seconds: float = 60.0) -> None:
        for _ in range(round(seconds * 10)):
            self.now += 0.1
            self.model.go_on()


@pytest.fixture
def table() -> Table:
    return Table()


def test_an_answer_cuts_what_is_said_and_the_rest_follows(table: Table) -> None:
    table.event(SENTENCE)
    table.event("Then this.")
    table.answer("The hand.")
    assert table.said == [SENTENCE, "The hand."]
    table.pass_time()
    assert table.said[2:] == ["Then this."]


def test_answers_to_one_key_follow_each_other_and_those_to_the_next_key_do_not_wait(table: Table) -> None:
    table.answer("King laid in: opening.")
    table.answer("You open.")
    assert table.said == ["King laid in: opening."]
    table.pass_time(0.5)
    table.answer("The score.")
    table.pass_time()
    assert table.said == ["King laid in: opening.", "The score."], "what was left of the key before is past"


def test_what_an_act_cuts_off_can_be_asked_for_until_the_next_act(table: Table) -> None:
    table.event("Paul plays a king.")
    table.event("Lea plays a queen.")
    table.model.act()
    table.model.say_own("You play an ace. It is your trick.")
    assert table.said[-1] == "You play an ace."
    assert table.model.missed == ["Paul plays a king.", "Lea plays a queen."]
    table.pass_time()
    assert table.said[-1] == "It is your trick."
    table.model.act()
    assert table.model.missed == []


def test_narration_comes_after_the_events_of_which_it_speaks(table: Table) -> None:
    table.event(SENTENCE)
    table.narrate("The deal is over.")
    table.event("Paul plays the last card.")
    table.pass_time()
    assert table.said == [SENTENCE, "Paul plays the last card.", "The deal is over."]


def test_what_is_no_longer_true_does_not_begin(table: Table) -> None:
    true = [True]
    table.event(SENTENCE)
    table.event("Do you follow?", lambda: true[0])
    true.clear()
    true.append(False)
    table.pass_time()
    assert table.said == [SENTENCE]


def test_what_waits_in_the_same_words_is_said_once_and_last(table: Table) -> None:
    for text in (SENTENCE, "Your turn now.", "Paul plays a king.", "Your turn now."):
        table.event(text)
    table.pass_time()
    assert table.said == [SENTENCE, "Paul plays a king.", "Your turn now."]


@pytest.mark.parametrize("patient", [True, False])
def test_where_the_game_goes_on_what_is_dull_is_left_out_then_what_is_oldest(patient: bool, table: Table) -> None:
    table.model.patient = patient
    table.event("Somebody is thinking.", dull=True)
    for number in range(9):
        table.event(f"{SENTENCE} {number}")
    table.event("Somebody draws face down.", dull=True)
    table.model.act()
    assert table.model.missed[-1] == "Somebody draws face down." if patient else f"{SENTENCE} 8"
    assert {f"{SENTENCE} {number}" for number in range(9)} <= {*table.model.missed}, "nothing is lost"
    assert table.said == ["Somebody is thinking."]


def test_narration_that_an_answer_has_read_is_not_said_again(table: Table) -> None:
    table.event(SENTENCE)
    table.narrate("Lead the Seven. Nothing beats it.")
    table.answer("Lesson: 4 of 12. Lead the Seven. Nothing beats it.")
    table.pass_time()
    assert table.said == [SENTENCE, "Lesson: 4 of 12. Lead the Seven. Nothing beats it."]


def test_a_long_text_keeps_its_beginning(table: Table) -> None:
    """The welcome of the first start, behind what the focus says."""
    table.event("Play now.")
    first, second = f"{'one ' * 20}two.", f"{'three ' * 20}four."
    table.event(f"{first} {second}")
    table.pass_time()
    assert table.said == ["Play now.", first, second]


@pytest.mark.parametrize(("pause", "again"), [(0.5, False), (2.5, True)])
def test_focus_and_announcement_are_one_text(pause: float, again: bool, table: Table) -> None:
    table.model.focused(["Choices: your turn. Do you follow?", "button"])
    table.model.focused(["I follow", "button"])
    table.now += pause
    table.event("Your turn. Do you follow?")
    assert bool(table.said) == again
    table.now += 60
    table.model.go_on()
    table.event("Statistics of all")
    table.now += pause
    assert table.model.focused(["Statistics of all"]) != again


def test_a_question_in_the_words_of_the_focus_is_not_put_again_what_happened_is_told(table: Table) -> None:
    table.model.focused(["Next deal", "button", "Deal the cards anew. [Enter]"])
    table.event("Enter: Next deal.", lambda: True)
    assert table.said == []
    table.event("Next cards.")
    table.event("Next deal: Space.", lambda: True)
    table.pass_time()
    assert table.said == ["Next cards.", "Next deal: Space."]


@pytest.mark.parametrize("waits", [False, True])
def test_a_reader_that_holds_sentences_lets_them_go_once_somebody_has_acted(waits: bool) -> None:
    """Where the program holds them itself, it drops them itself."""
    said: list[Utterance] = []
    model = SpeechModel(said.append, lambda: 100.0)
    model.stepwise = waits
    model.say(Utterance("Enter: Next deal.", Kind.EVENT, None, lambda: True))
    model.act()
    for text in ("Deal two.", "Your hand."):
        model.say(Utterance(text, Kind.EVENT))
    model.hurry()
    kinds = [each.kind for each in said]
    assert kinds == [Kind.EVENT, Kind.EVENT if waits else Kind.ANSWER, Kind.EVENT]


def test_what_the_focus_says_is_not_taken_for_an_announcement(table: Table) -> None:
    """Where it comes long after a key, it is said in its turn."""
    table.model.measured = True
    table.model.focused(["Evenings", "button"])
    table.model.say(Utterance("Evenings; button", Kind.NARRATION, None, lambda: True, of_focus=True))
    assert table.said == ["Evenings; button"]
