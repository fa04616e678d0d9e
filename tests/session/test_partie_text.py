"""A single partie as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.games import GAMES
from ludo.nights.people import clean_name, folded_name
from ludo.session.chairs import Chair
from ludo.session.partie_text import PartieTextError, read_partie, write_partie
from ludo.session.replay import Replay
from tests.session.tables import Memory, computers, header, open_session

NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), min_size=1, max_size=30).filter(clean_name)


@given(name=NAMES, level=st.sampled_from([None, "simple", "random"]))
def test_header_and_log_come_back(name: str, level: str | None) -> None:
    head = header("trut", (Chair(" ".join(name.split()) or "x", level), Chair("Paul")), stake=5, trut_timing="own_turn")
    lines = ["luck lot 1", "undo 0", "luck lot 0"]
    read, log = read_partie(write_partie(head, lines))
    assert log == lines
    assert (read.options, read.chairs[1].name.startswith("Paul")) == (head.options, True)
    assert (read.chairs[0].name, read.chairs[0].level) == (clean_name(name), level)


def test_nobody_sits_at_a_table_twice() -> None:
    """Names that are the same to people are told apart, however they were typed elsewhere."""
    names = ("Zoé", "ZOE\u0301", "Anna", "Zoé 2")
    text = write_partie(header("trut", tuple(Chair(name) for name in names)), [])
    found = [chair.name for chair in read_partie(text)[0].chairs]
    assert (found[0], found[2]) == ("Zoé", "Anna")
    assert len({folded_name(name) for name in found}) == len(names)


def test_a_whole_partie_can_be_looked_at_again() -> None:
    storage = Memory()
    head = header("trut", computers(4), truts_to_win=1)
    session = open_session(storage, head)
    while session.step():
        pass
    read, lines = read_partie(write_partie(head, storage.lines))
    replay = Replay(GAMES["trut"], read, lines)
    assert replay.damage is None
    assert replay.view(len(replay), 3) == session.view(3)


def test_the_text_can_be_read_by_a_person() -> None:
    text = write_partie(header("trut", (Chair("Anna"), Chair("Hugo", "simple"))), ["0 play Kh"])
    assert text.startswith(f"Ludo partie 1\ngame trut {GAMES['trut'].rules_version}\n")
    assert "\nperson Anna\ncomputer simple Hugo\n\n0 play Kh\n" in text


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not-a-partie", 1),
        ("hello", "not-a-partie", 1),
        ("Ludo partie 2\n", "newer-version", 1),
        ("Ludo partie 1\n", "bad-header", 1),
        ("Ludo partie 1\ngame trut\n", "bad-header", 2),
        ("Ludo partie 1\ngame trut 1\noption stake [1]\n", "bad-header", 3),
        ("Ludo partie 1\ngame trut 1\noption stake\n", "bad-header", 3),
        pytest.param("Ludo partie 1\ngame trut 1\noption stake " + "[" * 100_000, "bad-header", 3, id="brackets"),
        ("Ludo partie 1\ngame trut 1\nperson \n", "bad-header", 3),
        ("Ludo partie 1\ngame trut 1\ncomputer simple\n", "bad-header", 3),
        ("Ludo partie 1\ngame trut 1\nwhat ever\n", "bad-header", 3),
        ("Ludo partie 1\ngame trut 1\n\n0 trut", "bad-header", 3),
        ("Ludo partie 1\ngame trut 1\n" + "person A\n" * 10, "bad-header", 12),
    ],
)
def test_what_is_no_partie_is_refused_with_the_line(text: str, code: str, line: int) -> None:
    with pytest.raises(PartieTextError) as caught:
        read_partie(text)
    assert (caught.value.code, caught.value.line) == (code, line)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        head, lines = read_partie("Ludo partie 1\ngame trut 1\nperson A\n" + text)
    except PartieTextError:
        return
    assert read_partie(write_partie(head, lines)) == (head, lines)
