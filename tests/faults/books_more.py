"""What a plain evening leaves empty: other games, seasons, guests, mistakes, what was taken out or put away."""

from datetime import date
from random import Random
from typing import Final

from ludo.nights.evenings import EventKind, Plan
from ludo.nights.money import Worth
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.store.store import Store

PUT_AWAY: Final = 2
"""Every such evening has another one beside it that was put away."""


def add_more(store: Store, evening: int, people: list[int], seed: int) -> None:
    """Write rows into every table that an evening with a partie, a sheet and chips does not need."""
    luck = Random(f"more {seed}")
    _play_others(store, evening, people, luck)
    _take_back(store, evening, people, luck)
    _change_chairs(store, evening, people)
    store.nights.people.tell_apart(*luck.sample(people, 2))
    store.nights.evenings.record(evening, EventKind.CAME, store.nights.people.add_guest(f"Guest of {seed}", evening))
    _leave_outside(store, people)
    _divide(store, seed)
    _begin_others(store, people, seed)
    _play_for_money(store, people, seed)


def _play_others(store: Store, evening: int, people: list[int], luck: Random) -> None:
    """Three parties of two other games and an expense; one of them is annulled."""
    others, chips = store.nights.others, luck.randrange(1, 40)
    for game, unit in (("Belote", Unit.CHIPS), (f"Skat {luck.randrange(3)}", Unit.POINTS), ("Belote", Unit.CHIPS)):
        sides = (Side(tuple(people[:2]), chips), Side(tuple(people[2:]), -chips))
        number = others.write(evening, Play(game, unit, sides))
    store.nights.mending.annul("play", number, "written twice")
    others.expense(evening, people[0], 12, people, "wine")


def _take_back(store: Store, evening: int, people: list[int], luck: Random) -> None:
    """A partie for a stake and a sheet are annulled, another sheet is taken out of the evening."""
    mending = store.nights.mending
    for session in store.sessions():
        if session.over and luck.random() < 0.1 and not mending.is_annulled("session", session.number):
            mending.annul("session", session.number, "the wrong stake")
            break
    for wrong in (True, False):
        number = store.nights.sheets.create("trut", {"stake": 5, "truts_to_win": 7}, people, evening)
        sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
        sheet.add(TrutLine("plain", luck.randrange(2)))
        if wrong:
            mending.annul("sheet", number, "the wrong table")
        else:
            mending.take_out("sheet", number)


def _change_chairs(store: Store, evening: int, people: list[int]) -> None:
    """Somebody leaves a sheet that goes on, and somebody else takes over."""
    number = store.nights.sheets.create("tripoli", {}, people[:3], evening)
    sheet: KeptSheet[object, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    sheet.take_over(1, people[3])


def _leave_outside(store: Store, people: list[int]) -> None:
    """A sheet of before that belongs to no evening: asked about, and left out."""
    number = store.nights.sheets.create("trut", {"stake": 5, "truts_to_win": 7}, people, None)
    with store._database.transaction():  # as a file of before has it
        books = store._database.books
        books.set_value(books.thing("sheet", number), "outside", True)
    store.nights.outside.leave_out([("sheet", number)])


def _divide(store: Store, seed: int) -> None:
    """Two seasons, of which one is forgotten."""
    seasons, first, last = store.nights.seasons, date(2025, 9, 1), date(2026, 6, 30)
    numbers = [seasons.write(Season(0, f"Season {seed} {which}", first, last)) for which in range(2)]
    seasons.remove(numbers[0])


def _play_for_money(store: Store, people: list[int], seed: int) -> None:
    """An evening for money, whose chips were counted at the end."""
    nights = store.nights
    evening = nights.evenings.start(Plan(f"For money {seed}", worth=Worth(1, 5, "EUR")), people[:2])
    nights.money.buy(evening, people[0], 40 + seed)
    nights.money.count(evening, {people[0]: 39 + seed, people[1]: 1})
    nights.evenings.record(evening, EventKind.CLOSED)


def _begin_others(store: Store, people: list[int], seed: int) -> None:
    """Another evening is deleted; every other time one more is put away with its chips."""
    nights = store.nights
    nights.mending.delete_evening(nights.evenings.start(Plan(f"Mistyped {seed}"), people[:2]))
    if seed // 6 % PUT_AWAY == 0:
        evening = nights.evenings.start(Plan(f"Twice {seed}"), people[:2])
        nights.chips.buy_in(evening, people[0], 30, "")
        nights.others.write(evening, Play("Belote", Unit.CHIPS, (Side((people[0],), 3), Side((people[1],), -3))))
        nights.evenings.record(evening, EventKind.CLOSED)
        nights.mending.put_away(evening, "written twice")
