"""Deeds with parties, other games, seasons, mistakes, and the books of another computer; see `tests.faults.deeds`."""

from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from ludo.nights.evenings import EventKind, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.seasons import Season
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.trut import TrutLine
from ludo.session.losses import Loss
from ludo.session.ports import KeptLuck, KeptReview
from ludo.session.retries import Mistake
from ludo.store.store import Store
from tests.faults.books import PEOPLE
from tests.faults.facts import Facts, Identity, Somebody
from tests.faults.files import parties

EVERYBODY: Final = range(1, len(PEOPLE) + 1)


def highest(store: Store, table: str) -> int:
    """Return the highest number in a table, 0 where it is empty."""
    return int(store._database.connection.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0])


def identity(store: Store, kind: str, number: int) -> str:
    """Return the identity of something."""
    query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
    return str(store._database.connection.execute(query, (kind, number)).fetchone()[0])


def play_partie(store: Store, luck: Random) -> Facts:
    """A partie is played to where it stands, in one go or in two."""
    partie = luck.choice(parties())
    number = highest(store, "sessions") + 1
    store.create(partie.head)
    cut = luck.randrange(len(partie.lines))
    for lines, paid, over, at in (
        (partie.lines[:cut], partie.paid[:cut], False, 0),
        (partie.lines[cut:], partie.paid[cut:], partie.over, cut),
    ):
        due = [settlement for line in paid for settlement in line]
        if lines:
            store.append(number, at, lines, due, over, partie.finish if over else None)
    told: Facts = {
        ("sessions", number): (None, partie.head.game, int(partie.over), 0),
        ("identities", "session", number): (Identity(),),
    }
    told |= {("log", number, place): (line,) for place, line in enumerate(partie.lines)}
    for place, chair in enumerate(partie.head.chairs):
        person: object = Somebody() if chair.level else 1 + PEOPLE.index(chair.name)
        told["chairs", number, place] = (person, chair.level)
    if partie.over:
        told["finished", "session", number] = ("played", 1)
    return told


def play_other(store: Store, luck: Random) -> Facts:
    """A partie of another game in one line; it may be annulled, and count again."""
    one, other = luck.sample(EVERYBODY, 2)
    chips, name = luck.randrange(1, 50), f"Belote {luck.randrange(1000)}"
    number = highest(store, "plays") + 1
    entry = 1 + _entries(store)
    others = store.nights.others
    others.write(1, Play(name, Unit.CHIPS, (Side((one,), chips), Side((other,), -chips))))
    sides = f"person {other}", f"person {one}"
    told: Facts = {
        ("plays", number): (name, 1),
        ("other_games", name): ("chips",),
        ("play_chairs", number, 0): (one, None),
        ("play_chairs", number, 1): (other, None),
        ("results", "play", number, 0): (one, 1, chips),
        ("results", "play", number, 1): (other, 2, -chips),
        ("finished", "play", number): ("imported", 1),
        ("identities", "play", number): (Identity(),),
        ("hand_entries", 1, entry): ("play",),
        ("entry_identities", 1, entry): (Identity(),),
        ("postings", "hand", 1, entry, 1, 0, 0): (*sides, chips, name),
    }
    if luck.random() < 0.5:
        store.nights.mending.annul("play", number, "a mistake")
        told["postings", "hand", 1, entry, 1, 0, 1] = (*sides[::-1], chips, "a mistake")
        told["annulled", "play", number] = ("a mistake",)
        if luck.random() < 0.5:
            store.nights.mending.count_again("play", number)
            told["postings", "hand", 1, entry, 1, 0, 1] = None
            told["annulled", "play", number] = None
    return told


def _entries(store: Store, evening: int = 1) -> int:
    query = "SELECT coalesce(max(number), 0) FROM hand_entries WHERE evening = ?"
    return int(store._database.connection.execute(query, (evening,)).fetchone()[0])


def write_seasons(store: Store, luck: Random) -> Facts:
    """Two seasons are written down, the second one is changed, and the first one is forgotten."""
    number, seasons = highest(store, "seasons") + 1, store.nights.seasons
    name = f"Season {luck.random()}"
    first, last = date(2025, 9, 1), date(2026, 6, 30)
    for which in range(2):
        seasons.write(Season(0, f"{name} {which}", first, last))
    seasons.write(Season(number + 1, f"{name}, changed", first, last))
    seasons.remove(number)
    return {
        ("seasons", number): None,
        ("seasons", number + 1): (f"{name}, changed", first.isoformat(), last.isoformat()),
        ("identities", "season", number + 1): (Identity(),),
    }


def _sheet(store: Store, luck: Random, evening: int | None = 1) -> tuple[int, list[int]]:
    people = luck.sample(EVERYBODY, 4)
    return store.nights.sheets.create("trut", {"stake": 5, "truts_to_win": 7}, people, evening), people


def mend(store: Store, luck: Random) -> Facts:
    """A sheet is annulled; another one is taken out of its evening, and may be put in again."""
    mending = store.nights.mending
    number, _ = _sheet(store, luck)
    sheet: KeptSheet[TrutLine, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    sheet.add(TrutLine("plain", 0))
    mending.annul("sheet", number, "the wrong table")
    out, _ = _sheet(store, luck)
    mending.take_out("sheet", out)
    told: Facts = {
        ("annulled", "sheet", number): ("the wrong table",),
        ("taken_out", 1, "sheet", out): (),
        ("sheets", out): ("trut", None, 0),
    }
    if luck.random() < 0.5:
        mending.put_in_again(1, "sheet", out)
        told |= {("taken_out", 1, "sheet", out): None, ("sheets", out): ("trut", 1, 0)}
    return told


def change_chairs(store: Store, luck: Random) -> Facts:
    """Somebody leaves a sheet that goes on, and somebody else takes over."""
    people = luck.sample(EVERYBODY, 5)
    number = store.nights.sheets.create("tripoli", {}, people[:4], 1)
    sheet: KeptSheet[object, object] = KeptSheet(store.nights.sheets, number)  # type: ignore[type-var]
    sheet.take_over(1, people[4])
    return {
        ("sheets", number): ("tripoli", 1, 0),
        ("chair_changes", number, 1, 1): (people[4],),
        ("sheet_chairs", number, 1): (people[1],),
    }


def review(store: Store, luck: Random) -> Facts:
    """What decisions of a partie cost is kept, one of them anew, and what it comes to; of another one it is forgotten.

    A mistake is none any more.
    """
    told = play_partie(store, luck) | play_partie(store, luck)
    number = highest(store, "sessions")
    digest = f"{luck.randrange(1 << 32):024x}"
    for ply, content in ((1, "null"), (2, "null"), (1, '{"unit":"chips"}')):
        store.reviews.keep(number, KeptReview(ply, 0, digest, content))
    store.reviews.keep(number - 1, KeptReview(7, 1, digest, "null"))
    store.reviews.forget(number - 1)
    loss = Loss(0, "play", "chips", 3, 0.5, 0.25, 0.125, 0.5)
    store.losses.keep(number, [Loss(1, "call", "chips", 1, 0.0, 0.0, 0.0, 0.0)], [(2, 0), (5, 1)])
    store.losses.keep(number, [loss], [(2, 0), (9, 0)])
    store.retries.drop(Mistake(number, 9, 0))
    store.lucks.keep(number, KeptLuck(digest, "{}"))
    return told | {
        ("reviewed", number): (),
        ("losses", number, 0, "play", "chips"): tuple(loss[3:]),
        ("losses", number, 1, "call", "chips"): None,
        ("retries", number, 2, 0): (0, None),
        ("retries", number, 5, 1): None,
        ("retries", number, 9, 0): None,
        ("lucks", number): (digest, "{}"),
        ("reviews", number, 1, 0): (digest, '{"unit":"chips"}'),
        ("reviews", number, 2, 0): (digest, "null"),
        ("reviews", number - 1, 7, 1): None,
    }


def tell_apart(store: Store, luck: Random) -> Facts:
    """Two people of the roster are not the same."""
    one, other = sorted(luck.sample(EVERYBODY, 2))
    store.nights.people.tell_apart(one, other)
    return {("distinct_people", one, other): ()}


def answer_outside(store: Store, luck: Random) -> Facts:
    """A sheet of before that lies outside of all evenings is asked about, and left out."""
    number, _ = _sheet(store, luck, None)
    with store._database.transaction():  # as a file of before has it
        books = store._database.books
        books.set_value(books.thing("sheet", number), "outside", True)
    store.nights.outside.leave_out([("sheet", number)])
    return {("outside", "sheet", number): (0,)}


def delete_evening(store: Store, luck: Random) -> Facts:
    """Two evenings begin, and the first one is deleted."""
    number = highest(store, "evenings") + 1
    for which in range(2):
        store.nights.evenings.start(Plan(f"Evening {luck.random()} {which}"), luck.sample(EVERYBODY, 2))
        store.nights.evenings.record(number + which, EventKind.CLOSED)
    store.nights.mending.delete_evening(number)
    return {
        ("evenings", number): None,
        ("evening_events", number, 1): None,
        ("event_identities", number, 1): None,
        ("identities", "evening", number + 1): (Identity(),),
    }


def take_in(store: Store, luck: Random) -> Facts:
    """The books of another computer: an evening with chips, another game, a sheet and a season."""
    name = f"{luck.random()}"
    with TemporaryDirectory(dir=store.path.parent) as folder:
        theirs = Store(Path(folder) / "theirs.db")
        nights = theirs.nights
        people = [nights.people.add(f"{who} {name}") for who in ("Xenia", "Yann")]
        nights.evenings.start(Plan(f"Brought {name}"), people)
        nights.chips.buy_in(1, people[0], 30, name)
        nights.others.write(1, Play(f"Skat {name}", Unit.POINTS, (Side((people[0],), 7), Side((people[1],), 3))))
        nights.sheets.create("tripoli", {}, people, 1)
        nights.seasons.write(Season(0, f"Season {name}", date(2025, 9, 1), date(2026, 6, 30)))
        kinds = ("evening", "play", "sheet", "season")
        known = {kind: identity(theirs, kind, 1) for kind in kinds}
        known["person"], known["other"] = (identity(theirs, "person", number) for number in people)
        book = Path(folder) / "theirs.ludobook"
        nights.merging.give_out(book)
        theirs.close()
        first = {table: highest(store, table) + 1 for table in ("people", "evenings", "plays", "sheets", "seasons")}
        store.nights.merging.take_in(book, {})
    evening, person, play = first["evenings"], first["people"], first["plays"]
    told: Facts = {
        ("evenings", evening): (f"Brought {name}", "", "", 0, 0),
        ("evening_events", evening, 1): ("started", None),
        ("hand_entries", evening, 1): ("buy-in",),
        ("plays", play): (f"Skat {name}", evening),
        ("other_games", f"Skat {name}"): ("points",),
        ("results", "play", play, 0): (Somebody(), 1, 7),
        ("sheets", first["sheets"]): ("tripoli", evening, 0),
        ("seasons", first["seasons"]): (f"Season {name}", "2025-09-01", "2026-06-30"),
        ("identities", "evening", evening): (known["evening"],),
        ("identities", "play", play): (known["play"],),
        ("identities", "sheet", first["sheets"]): (known["sheet"],),
        ("identities", "season", first["seasons"]): (known["season"],),
        ("identities", "person", person): (known["person"],),
        ("identities", "person", person + 1): (known["other"],),
        ("people", person): (f"Xenia {name}", None, 0, None, None, ""),
    }
    told["postings", "hand", evening, 1, 1, 0, 0] = ("bank", f"person {person}", 30, name)
    return told


def restore(store: Store, luck: Random) -> Facts:
    """A copy takes the place of everything: what came after it is gone, what was before is there."""
    before = f"{luck.random()}"
    copy = store.path.with_name("restored.ludo")
    store.put("restored", before)
    store.backup(copy)
    store.put("restored", "after")
    kept = store.restore(copy)
    if kept is not None:
        kept.unlink(missing_ok=True)
    return {("settings", "restored"): (before,)}


MORE: Final = (
    *(play_partie, play_other, write_seasons, mend, change_chairs, tell_apart, answer_outside, delete_evening),
    *(take_in, restore, review),
)
