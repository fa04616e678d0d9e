"""Actions and their texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.engine.actions import PLAYS, Action, Cut, Deal, Lot, Play, Say, Shuffle, Vocabulary, read_number
from ludo.engine.cards import FACES, read_card, read_cards
from ludo.engine.game import read_actor, write_actor
from ludo.engine.turns import CHANCE

WORDS = Vocabulary(("knock", "no_go"), (Play, Shuffle, Cut, Deal, Lot))
COLONS = Vocabulary(("knock",), (Play, Shuffle), ":")

CARDS = st.lists(st.integers(0, FACES - 1), max_size=6).map(tuple)
ACTIONS = st.one_of(
    st.sampled_from([Say("knock"), Say("no_go")]),
    st.sampled_from(PLAYS),
    st.builds(Shuffle, CARDS),
    st.builds(Cut, st.integers(0, 200)),
    st.builds(Lot, st.integers(0, 9)),
    st.builds(Deal, st.lists(CARDS, min_size=1, max_size=4).map(tuple), CARDS),
)


@given(ACTIONS)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    text = WORDS.write(action)
    assert WORDS.read(text) == action
    assert WORDS.write(WORDS.read(text)) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Say("knock"), "knock"),
        (Play(read_card("Kh")), "play Kh"),
        (Shuffle(read_cards("Kh 10s")), "shuffle Kh 10s"),
        (Cut(5), "cut 5"),
        (Lot(2), "lot 2"),
        (Deal((read_cards("Kh 7c"), read_cards("8d 8h")), read_cards("As")), "deal Kh 7c / 8d 8h / As"),
        (Deal((read_cards("Kh"),)), "deal Kh /"),
        (Shuffle(()), "shuffle"),
    ],
)
def test_texts_are_those_of_the_rulebooks(action: Action, text: str) -> None:
    assert WORDS.write(action) == text
    assert WORDS.read(text) == action


def test_a_game_may_have_another_mark_between_verb_and_arguments() -> None:
    assert COLONS.write(Play(read_card("Kh"))) == "play:Kh"
    assert COLONS.read("play:Kh") == Play(read_card("Kh"))


@pytest.mark.parametrize(
    "text",
    ["", "fold", "Knock", "knock Kh", "play", "play 1h", "play  Kh", "play Kh 7c", "cut", "cut -1", "cut 05", "cut ²",
     "lot x", "deal", "deal Kh", "shuffle  Kh", "shuffle Kh ", "play:Kh"],
)  # fmt: skip
def test_any_other_text_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"written|takes no|needs"):
        WORDS.read(text)


def test_an_action_without_arguments_takes_none() -> None:
    class Wait(Action):
        verb = "wait"

    vocabulary = Vocabulary((), (Wait,))
    assert vocabulary.write(Wait()) == "wait"
    with pytest.raises(ValueError, match="takes no"):
        vocabulary.read("wait long")


def test_plays_are_made_once() -> None:
    assert [play.card for play in PLAYS] == list(range(FACES))
    assert WORDS.read("play Kh") == PLAYS[read_card("Kh")]


def test_the_words_can_be_listed() -> None:
    assert WORDS.words == (Say("knock"), Say("no_go"))


@given(st.text(max_size=4))
def test_a_number_is_plain_digits(text: str) -> None:
    if text.isascii() and text.isdigit():
        assert read_number(text) == int(text)
    else:
        with pytest.raises(ValueError, match="no number"):
            read_number(text)


def test_actors_are_written_in_a_log() -> None:
    assert [write_actor(actor) for actor in (CHANCE, 0, 12)] == ["luck", "0", "12"]
    assert [read_actor(text) for text in ("luck", "0", "12")] == [CHANCE, 0, 12]


@pytest.mark.parametrize("text", ["", "-1", "Luck", "0 ", "x", "²"])
def test_any_other_actor_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="no actor"):
        read_actor(text)
