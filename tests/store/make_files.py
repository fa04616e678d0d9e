"""`python -m tests.store.make_files`: write the file of the present version that later versions must still open."""

from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from ludo.games import GAMES
from ludo.nights.chips import Move, person_account, sheet_account
from ludo.nights.evenings import EventKind, Finish, FinishKind, HouseRules, Plan, Result
from ludo.nights.money import Way, Worth
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheet_records import SheetOutcome
from ludo.session.chairs import Chair
from ludo.session.losses import Loss
from ludo.session.ports import Header, KeptLuck, KeptReview
from ludo.session.retries import Mistake
from ludo.session.session import Session
from ludo.store.schema import VERSION
from ludo.store.store import Store
from tests.session.tables import AtOnce, computers, header

FILES: Final = Path(__file__).parent / "files"
ANNA, PAUL, LEA, HUGO = Chair("Anna"), Chair("Paul"), Chair("Léa"), Chair("Hugo", "simple")


def play(store: Store, head: Header, seed: int, *, stop: int | None = None, undo: bool = False) -> int:
    """Play a partie by random acts, or so many actions of it; its number. undo: take one action back."""
    luck, bots = Random(seed), AtOnce()
    session = Session(GAMES[head.game], head, store, luck, bots)
    while not session.over and (stop is None or session.ply < stop):
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
            undo = undo and not (session.ply > 30 and session.undo())
    return session.number


def write(path: Path) -> None:
    """Parties of several people for stakes, one with an undo, one unfinished; an evening with a sheet; settings."""
    minutes = count()
    store = Store(path, lambda: datetime(2026, 5, 1, 20, tzinfo=UTC) + timedelta(minutes=next(minutes)))
    play(store, header("trut", (ANNA, HUGO), truts_to_win=2, stake=5), 1)
    play(store, header("trut", (ANNA, PAUL, LEA, HUGO), truts_to_win=2, stake=2), 2, undo=True)
    play(store, header("trut", (PAUL, Chair("Anna", "random")), truts_to_win=3, stake=7), 3)
    play(store, header("trente_et_un", computers(3)), 4)
    play(store, header("trut", (LEA, ANNA), truts_to_win=3, stake=1), 5, stop=40)
    play_evening(store)
    play_for_money(store)
    store.reviews.keep(1, KeptReview(3, 0, "0" * 24, "null"))
    store.losses.keep(1, [Loss(0, "call", "partie", 2, 0.05, 0.0017, 0.0002, 0.04)], [(3, 0), (8, 0)])
    store.retries.answer(Mistake(1, 3, 0), right=True, act="say trut")
    store.lucks.keep(1, KeptLuck("0" * 24, "null"))
    store.put("theme", "dark")
    store.close()


def play_evening(store: Store) -> None:
    """An evening with a partie played here, a sheet with a corrected line, chips bought and paid, a merged entry."""
    nights = store.nights
    anna, paul, double = nights.people.add("Anna"), nights.people.add("Paul"), nights.people.add("Pol")
    evening = nights.evenings.start(Plan("Chez Anna", "Lyon", rules=HouseRules(buy_in=100)), [anna, paul])
    nights.evenings.assign("session", 2, evening)
    sheet = nights.sheets.create("tripoli", {}, [anna, paul, double], evening)
    for chips, reason in ((7, None), (9, "mistyped")):
        moves = {1: [Move(person_account(anna), sheet_account(sheet), chips)]}
        finish = Finish(FinishKind.PLAYED, (Result(3, -9), Result(1, 0), Result(1, 0)), counted=True)
        nights.sheets.write(sheet, 1, "{}", SheetOutcome(moves, finish), reason)
    nights.people.merge(double, paul)
    nights.chips.take_back(nights.chips.transfer(evening, anna, paul, 5), "never happened")
    nights.others.write(evening, Play("Belote", Unit.CHIPS, (Side((anna,), 30), Side((paul,), -30))))
    nights.others.expense(evening, anna, 20, [anna, paul], "Pizza")
    nights.seasons.write(Season(0, "Club", date(2025, 9, 1), date(2026, 6, 30), yearly=True))
    nights.evenings.record(evening, EventKind.CLOSED)
    mistake = nights.evenings.start(Plan("Trial"), [anna])
    nights.mending.annul("sheet", nights.sheets.create("trut", {}, [anna, paul], mistake), "mistyped")
    nights.mending.take_out("sheet", nights.sheets.create("trut", {}, [anna, paul], mistake))
    nights.mending.put_away(mistake, "a trial")


def play_for_money(store: Store) -> None:
    """An evening for money with chips lent, an expense, a revaluation, a count and a payment of a week later."""
    nights = store.nights
    lou, max_ = nights.people.add("Lou"), nights.people.add("Max")
    evening = nights.evenings.start(Plan("Poker", rules=HouseRules(buy_in=100), worth=Worth(1, 5, "EUR")), [lou, max_])
    nights.money.buy(evening, max_, 50, way=Way.ACCOUNT)
    nights.money.expense(evening, {lou: 3610}, "EUR", shares={lou: 1, max_: 2}, reason="Pizza")
    nights.money.revalue(evening, Worth(1, 10, "EUR"))
    nights.money.count(evening, {lou: 180, max_: 65})
    nights.evenings.record(evening, EventKind.CLOSED)
    nights.money.pay(None, person_account(max_), person_account(lou), 500, "EUR")


if __name__ == "__main__":
    target = FILES / f"version-{VERSION}.db"
    target.unlink(missing_ok=True)
    write(target)
    target.with_name(target.name + "-state").unlink()
