"""What becomes of the table of a partie in Ludo, and stacks of an evening."""

from pathlib import Path
from random import Random

import pytest

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.nights.chips import AccountKind, Scope
from ludo.nights.errors import NightsError
from ludo.nights.evenings import FinishKind, HouseRules, Plan
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.resigning import give_up_kept
from ludo.session.session import Session
from tests.nights.club import Club


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path / "ludo.db")


def play(club: Club, game: str, evening: int, *names: str, actions: int, **options: int) -> int:
    """Play so many actions of a partie; its number."""
    rules = GAMES[game]
    values = write_options(rules.read_options({"players": len(names), **options}))
    chairs = tuple(Chair(name, identity=club.person(name)) for name in names)
    header = Header(game, rules.rules_version, values, chairs, club.store.now())
    luck = Random(1)
    session = Session(rules, header, club.store, luck, evening=evening)
    while session.ply < actions and not session.over:
        seat = session.turn().must
        if not session.step() and seat is not None:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
    return session.number


def balances(club: Club, evening: int) -> dict[AccountKind, int]:
    found: dict[AccountKind, int] = {}
    for account, chips in club.store.nights.chips.balances(Scope.EVENING, evening):
        found[account.kind] = found.get(account.kind, 0) + abs(chips)
    return found


def first_board(club: Club, evening: int) -> int:
    """Play Tripoli in Ludo until chips lie on its board after a deal."""
    for actions in range(40, 400, 20):
        number = play(club, "tripoli", evening, "Anna", "Bruno", "Chloé", actions=actions)
        if balances(club, evening).get(AccountKind.SESSION):
            return number
        club.store.nights.mending.annul("session", number, "too short")
    raise AssertionError("no deal ended")


def test_a_partie_that_is_given_up_gives_its_table_back(club: Club) -> None:
    people = [club.person(name) for name in ("Anna", "Bruno", "Chloé")]
    evening = club.store.nights.evenings.start(Plan(), people)
    number = first_board(club, evening)
    (table,) = [table for table in club.store.nights.closing.account(evening).unfinished if table.chips]
    assert int(table.account.key) == number
    give_up_kept(club.store, number)
    club.store.nights.closing.give_back(evening, number, "given back")
    account = club.store.nights.closing.account(evening)
    assert account.on_tables == 0
    assert account.difference == 0
    assert sum(account.of(person).chips for person in people) == 0
    assert sum(account.of(person).given for person in people) == table.chips
    partie = next(each for each in club.store.nights.evenings.played(evening) if each.origin == number)
    assert partie.finish is not None
    assert partie.finish.kind is FinishKind.GIVEN_UP
    with pytest.raises(NightsError, match="no-chips"):
        club.store.nights.closing.give_back(evening, number, "once more")


def test_stacks_are_held_by_who_has_bought(club: Club) -> None:
    nights = club.store.nights
    anna, bruno, chloe = (club.person(name) for name in ("Anna", "Bruno", "Chloé"))
    first = nights.evenings.start(Plan(rules=HouseRules(buy_in=50)), [anna, bruno])
    nights.chips.transfer(first, anna, bruno, 20)
    nights.others.expense(first, bruno, 90, [anna, bruno, chloe], "Pizza")
    assert nights.closing.stacks([anna, bruno, chloe], first) == {anna: 30, bruno: 70}
    club.wait(days=7)
    second = nights.evenings.start(Plan(), [anna, bruno, chloe])
    assert nights.closing.stacks([anna, bruno, chloe], second) == {}
    assert nights.closing.stacks([anna], None) == {}
