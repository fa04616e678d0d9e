"""`python -m tests.store.make_files`: write the file of the present version that later versions must still open."""

from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.store.schema import VERSION
from ludo.store.store import Store
from tests.session.tables import AtOnce, computers, header

FILES: Final = Path(__file__).parent / "files"
ANNA, PAUL, LEA, HUGO = Chair("Anna"), Chair("Paul"), Chair("Léa"), Chair("Hugo", "simple")


def play(store: Store, head: Header, seed: int, *, stop: int | None = None, undo: bool = False) -> int:
    """Play a partie by random acts, or so many actions of it; its number. undo: take one action back."""
    luck, bots = Random(seed), AtOnce()
    session = bots.session = Session(GAMES[head.game], head, store, luck, bots)
    while not session.over and (stop is None or session.ply < stop):
        seat = session.turn().must
        if not session.step() and seat is not None and session.chairs[seat].person:
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
            undo = undo and not (session.ply > 30 and session.undo())
    return session.number


def write(path: Path) -> None:
    """Parties of several people for stakes, one with an undo, one unfinished; a correction, a merge, settings."""
    minutes = count()
    store = Store(path, lambda: datetime(2026, 5, 1, 20, tzinfo=UTC) + timedelta(minutes=next(minutes)))
    play(store, header("trut", (ANNA, HUGO), truts_to_win=2, stake=5), 1)
    play(store, header("trut", (ANNA, PAUL, LEA, HUGO), truts_to_win=2, stake=2), 2, undo=True)
    play(store, header("trut", (PAUL, Chair("Anna", "random")), truts_to_win=3, stake=7), 3)
    play(store, header("trente_et_un", computers(3)), 4)
    play(store, header("trut", (LEA, ANNA), truts_to_win=3, stake=1), 5, stop=40)
    store.put("theme", "dark")
    store.close()


if __name__ == "__main__":
    target = FILES / f"version-{VERSION}.db"
    target.unlink(missing_ok=True)
    write(target)
    target.with_name(target.name + "-state").unlink()
