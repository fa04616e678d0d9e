"""Acts that are read by need are judged like those of the whole log."""

import sqlite3
from contextlib import closing

import pytest

from ludo.store.books.act import Stamp, make_act
from ludo.store.books.log import append
from ludo.store.books.needed import Needed, ends_of, latest_acts, latest_stamp, write_order
from ludo.store.books.standing import Standing
from ludo.store.schema import SCHEMA
from tests.store.books.computers import Computer
from tests.store.books.test_histories import ALL_HISTORIES, HISTORIES, History, histories

DAY = "2026-05-01T20:00:00+00:00"


def judged(standing: Standing, name: str) -> tuple[object, ...]:
    """All that can be asked of an act."""
    undo = standing.undone_by(name)
    fields = {field: [act.id for act in standing.heads(name, field)] for field in standing.fields(name)}
    values = {field: [act.id for act in standing.values(name, field)] for field in fields}
    members = set(standing.members(name))
    uses = {act.id for act in standing.uses(name)}
    return standing.stands(name), undo and undo.id, standing.current(name), members, fields, values, uses


def check(history: History) -> None:
    """Write what all have into a file in their order, go on there, and ask for every act by itself."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript(SCHEMA)
        here = Computer("E")
        here.standing = Standing(history.everything())
        append(connection, history.luck.sample(here.standing.order, len(here.standing.order)))
        write_order(connection, here.standing.order)
        assert sorted(ends_of(connection)) == sorted(here.standing.ends())
        before = len(here.standing.order)
        for step in range(history.luck.randint(0, 20)):
            history.act(here, f"e{step}")
        append(connection, here.standing.order[before:])
        assert sorted(ends_of(connection)) == sorted(here.standing.ends())
        latest = here.standing.latest()
        assert latest is None or latest_stamp(connection) >= latest
        told = [act.id for act in here.standing.order]
        if history.luck.random() < 0.5:
            write_order(connection, here.standing.order)
        assert latest_acts(connection, len(told)) == told[::-1]
        for act in here.standing.order:
            needed = Needed(connection, lambda: Standing(history.everything()))
            needed.read([act.id])
            part = needed.standing()
            for name in part.acts:
                if needed.has([name]):
                    assert judged(part, name) == judged(here.standing, name), name
            assert [each.id for each in part.order] == [
                each.id for each in here.standing.order if each.id in part.acts
            ], "in the same order"


def test_what_is_read_by_need_is_judged_as_in_the_whole_log() -> None:
    for history in histories(HISTORIES // 2):
        check(history)


@pytest.mark.long
def test_what_is_read_by_need_is_judged_as_in_the_whole_log_in_many_histories() -> None:
    for history in histories(ALL_HISTORIES):
        check(history)


def test_what_is_said_to_be_one_with_an_act_that_is_lost_is_looked_for_once() -> None:
    """A damaged file, or a book of one evening: reading ended only once all was found."""
    person = make_act("person", {"name": "Anna"}, stamp=Stamp(1, 0), happened=DAY, saw=())
    lost = make_act("person", {"name": "Anne"}, stamp=Stamp(2, 0), happened=DAY, saw=(person.id,))
    same = make_act("same", {"pairs": [[person.id, lost.id]]}, stamp=Stamp(3, 0), happened=DAY, saw=(lost.id,))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript(SCHEMA)
        append(connection, [person, same])
        needed = Needed(connection, lambda: Standing([person, same]))
        needed.read([person.id])
        assert needed.standing().stands(person.id)
