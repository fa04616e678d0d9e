"""What a session does for those who sit at it."""

from random import Random

import pytest

from ludo.engine.actions import PLAYS, Say
from ludo.engine.cards import read_card
from ludo.engine.events import Moved, Said
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games import GAMES
from ludo.games.trut.view import trut_view
from ludo.session.chairs import Chair
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.replay import Replay
from ludo.session.session import LATE, NOT_A_PERSON, Session
from tests.session.tables import Memory, computers, header, open_session, thinker_of

ANNA = Chair("Anna")
PAUL = Chair("Paul")
HUGO = Chair("Hugo", "random")

_DEAL = "luck deal 8d Qh 10s / Kc 7s 9h /"


def two_persons(storage: Memory, *more: str, **options: object) -> Session:
    """Anna and Paul at the table of example TRU-E01, after more lines of the log."""
    head = header("trut", (ANNA, PAUL), first_dealer=1, **options)  # type: ignore[arg-type]
    lines = [_DEAL, *more]
    storage.lines = list(lines)
    return Session(GAMES["trut"], head, storage, Random(1), number=1, lines=lines)


def test_an_answer_to_an_old_question_is_refused() -> None:
    session = two_persons(Memory())
    ply = session.ply
    assert session.submit(0, PLAYS[read_card("Qh")], ply) is None
    assert session.submit(1, PLAYS[read_card("Kc")], ply) == LATE
    assert session.submit(1, PLAYS[read_card("Kc")], session.ply) is None


def test_a_computer_seat_cannot_be_played_by_a_person() -> None:
    head = header("trut", (ANNA, HUGO), first_dealer=0)
    storage = Memory()
    storage.lines = [_DEAL]
    session = Session(GAMES["trut"], head, storage, Random(1), number=1, lines=[_DEAL])
    assert session.turn().must == 1
    assert session.submit(1, PLAYS[read_card("Kc")], session.ply) == NOT_A_PERSON
    assert session.submit(7, PLAYS[read_card("Kc")], session.ply) == NOT_A_PERSON


def test_a_refused_action_changes_nothing() -> None:
    storage = Memory()
    session = two_persons(storage)
    before = session.view(0), list(storage.lines)
    refusal = session.submit(0, PLAYS[read_card("Ah")], session.ply)
    assert refusal is not None
    assert refusal.code == "not-held"
    assert (session.view(0), storage.lines) == before


def test_what_cannot_be_written_has_not_happened() -> None:
    storage = Memory()
    session = two_persons(storage)
    heard: list[EventBatch] = []
    session.watch(0, heard.append)
    before = session.view(0)
    storage.broken = StorageError("disk-full")
    with pytest.raises(StorageError):
        session.submit(0, PLAYS[read_card("Qh")], session.ply)
    assert session.view(0) == before
    assert not heard
    storage.broken = None
    assert session.submit(0, PLAYS[read_card("Qh")], session.ply) is None
    assert storage.lines[-1] == "0 play Qh"


def test_an_action_is_written_before_anybody_is_told() -> None:
    storage = Memory()
    session = two_persons(storage)
    written: list[str] = []
    session.watch(None, lambda told: written.append(storage.lines[-1]))
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    assert written == ["0 play Qh"]


def test_each_watcher_hears_what_his_seat_may_know() -> None:
    session = open_session(Memory(), header("trut", (ANNA, PAUL), first_dealer=0))
    heard: dict[int | None, list[EventBatch]] = {0: [], 1: [], None: []}
    for seat, told in heard.items():
        session.watch(seat, told.append)
    while session.step():
        pass
    for seat in (0, 1, None):
        dealt = [event for told in heard[seat] for event in told.events if isinstance(event, Moved)]
        for owner in (0, 1):
            faces = [card for event in dealt if event.target == hand(owner) for card in event.cards]
            assert len(faces) == 3
            assert all((card is not None) == (owner == seat) for card in faces)


def test_a_watcher_that_stops_hears_no_more() -> None:
    session = two_persons(Memory())
    heard: list[EventBatch] = []
    stop = session.watch(0, heard.append)
    stop()
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    assert not heard


def test_a_partie_of_computer_players_runs_to_its_end() -> None:
    storage = Memory()
    session = open_session(storage, header("trut", computers(4), truts_to_win=2, stake=3))
    while session.step():
        pass
    assert session.over
    assert storage.over
    assert session.step() is False
    gains = [sum(column) for column in zip(*(entry.gains for entry in storage.settlements), strict=True)]
    assert tuple(gains) == session.standing().chips
    assert sorted(gains) == [-3, -3, 3, 3]


def test_computer_players_are_asked_with_nothing_but_their_view() -> None:
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=0), held=True)
    while session.turn().must == CHANCE:
        session.step()
    assert session.step() is False
    (request,) = thinker_of(session).requests
    assert request.view == session.view(1)
    assert request.must
    assert request.history == tuple(event for told in session.record.history(1) for event in told.events)
    assert session.thinking() == (1,)


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=0), held=True)
    while session.turn().must == CHANCE:
        session.step()
    session.step()
    thinker, ply = thinker_of(session), session.ply
    session.set_player(1, "simple")
    assert not session.step()
    thinker.say(Say("trut"))
    assert session.thinking() == ()
    assert session.ply == ply
    thinker.take()
    assert session.step()
    assert session.ply == ply + 1


def test_questions_that_nobody_asks_any_more_are_cancelled() -> None:
    """Once a person plays for the chair, its computer player need not think on."""
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=0), held=True)
    while session.turn().must == CHANCE:
        session.step()
    session.step()
    assert thinker_of(session).requests
    session.set_player(1, None)
    assert thinker_of(session).requests == []
    assert session.thinking() == ()


def test_computer_players_can_be_hurried() -> None:
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=0), held=True)
    while session.turn().must == CHANCE:
        session.step()
    session.step()
    assert session.thinking() == (1,)
    session.hurry()
    thinker_of(session).take()
    assert session.thinking() == ()
    assert session.step()


def test_a_card_waits_until_a_computer_player_has_said_whether_it_truts() -> None:
    """TRU-34: the call belongs to whoever steps in; the card that would have closed the gap is not laid."""
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=1), held=True)
    while session.turn().must == CHANCE:
        session.step()
    offer = next(iter(session.offers(0)))
    ply = session.ply
    assert session.submit(0, offer, ply) is None
    assert session.ply == ply
    (request,) = thinker_of(session).requests
    assert not request.must
    thinker_of(session).say(Say("trut"))
    assert session.ply == ply + 1
    assert session.turn().must == 0
    assert Say("follow") in session.offers(0)
    assert len(session.view(0).known(hand(0))) == 3


def test_a_card_is_laid_once_the_computer_player_lets_the_moment_pass() -> None:
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=1), held=True)
    while session.turn().must == CHANCE:
        session.step()
    assert session.submit(0, next(iter(session.offers(0))), session.ply) is None
    thinker_of(session).say(None)
    assert len(session.view(0).known(hand(0))) == 2


def test_of_two_who_want_to_trut_the_first_from_the_seat_on_turn_does() -> None:
    """TRU-34: in order of play, starting from the player on turn."""
    chairs = (ANNA, HUGO, Chair("Inès", "random"), PAUL)
    session = open_session(Memory(), header("trut", chairs, first_dealer=0), held=True)
    while session.turn().must == CHANCE:
        session.step()
    assert session.turn().must == 1
    assert session.submit(3, Say("trut"), session.ply) is None
    assert [request.view.seat for request in thinker_of(session).requests] == [1, 2]
    thinker_of(session).say(next(iter(session.offers(1))))
    thinker_of(session).say(Say("trut"))
    assert trut_view(session.view(None)).facts.truter == 2


def test_a_person_may_call_before_the_computer_player_on_turn_plays() -> None:
    session = open_session(Memory(), header("trut", (ANNA, HUGO), first_dealer=0))
    while session.turn().must == CHANCE:
        session.step()
    assert session.turn().must == 1
    assert session.submit(0, Say("trut"), session.ply) is None
    assert trut_view(session.view(None)).facts.truter in (0, 1)


def test_undo_takes_back_a_persons_card_before_anything_else_is_shown() -> None:
    storage = Memory()
    session = two_persons(storage)
    before = session.view(0)
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    heard: list[EventBatch] = []
    session.watch(1, heard.append)
    assert session.undo()
    assert session.view(0) == before
    assert heard[-1].jumped
    assert session.record.marked
    assert session.can_redo
    assert session.redo()
    assert session.view(0).known(hand(0)) == (read_card("8d"), read_card("10s"))
    assert storage.lines[-2:] == ["undo 1", "0 play Qh"]


def test_undo_stops_where_a_hidden_card_was_shown() -> None:
    """Anna's card cannot come back once the computer player has shown one of its own in answer to it."""
    head = header("trut", (ANNA, HUGO), first_dealer=1)
    storage = Memory()
    lines = [_DEAL, "0 play Qh", "1 play Kc"]
    storage.lines = list(lines)
    session = Session(GAMES["trut"], head, storage, Random(1), number=1, lines=lines)
    assert session.undo_point() is None
    assert session.undo() is False


def test_undo_of_a_call_that_was_answered_by_word_is_possible() -> None:
    head = header("trut", (ANNA, HUGO), first_dealer=1)
    storage = Memory()
    lines = [_DEAL, "0 trut", "1 follow"]
    storage.lines = list(lines)
    session = Session(GAMES["trut"], head, storage, Random(1), number=1, lines=lines)
    assert session.undo_point() == 1


def test_undo_does_not_reach_behind_settled_chips() -> None:
    lines = [_DEAL, "0 trut", "1 fold"]
    head = header("trut", (ANNA, PAUL), first_dealer=1, stake=5)
    session = Session(GAMES["trut"], head, Memory(), Random(1), number=1, lines=lines)
    assert trut_view(session.view(None)).facts.outcome is not None
    assert session.undo_point() is None


def test_another_decision_forgets_what_was_undone() -> None:
    session = two_persons(Memory())
    session.submit(0, PLAYS[read_card("Qh")], session.ply)
    session.undo()
    session.submit(0, PLAYS[read_card("8d")], session.ply)
    assert not session.can_redo
    assert session.redo() is False


def test_undo_after_resuming_can_still_be_redone() -> None:
    session = two_persons(Memory(), "0 play Qh", "undo 1")
    assert session.record.marked
    assert session.can_redo
    assert session.redo()
    assert session.turn().must == 1


def test_a_damaged_log_opens_up_to_the_damage() -> None:
    session = two_persons(Memory(), "0 play Qh", "1 play Qh", "1 play Kc")
    assert session.damage is not None
    assert session.damage.number == 2
    assert session.damage.line == "1 play Qh"
    assert session.ply == 2


@pytest.mark.parametrize("line", ["", "0", "nobody trut", "0 jump", "undo 9", "undo x", "luck cut 99"])
def test_a_line_that_makes_no_sense_is_named(line: str) -> None:
    session = two_persons(Memory(), line)
    assert session.damage is not None
    assert session.damage.line == line


def test_a_replay_shows_every_moment_as_it_was() -> None:
    storage = Memory()
    head = header("trut", computers(2), truts_to_win=1)
    session = open_session(storage, head)
    views = [session.view(0)]
    session.watch(0, lambda told: views.append(session.view(0)))
    while session.step():
        pass
    replay = Replay(GAMES["trut"], head, storage.lines)
    assert replay.damage is None
    assert len(replay) == len(views) - 1
    assert [replay.view(moment, 0) for moment in range(len(views))] == views
    said = [event for moment in range(1, len(views)) for event in replay.batch(moment, 1).events]
    assert said == [event for told in session.record.history(1) for event in told.events]
    assert replay.standing(len(replay)) == session.standing()
    assert any(isinstance(event, Said) for event in said)
