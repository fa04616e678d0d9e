"""Two computers with books, and what their books say in words that are the same on both."""

from collections import Counter
from pathlib import Path

from ludo.nights.chips import AccountKind, Scope
from ludo.nights.evenings import EventKind
from ludo.nights.merging import Answers, Choice, Conflict, MergePreview
from ludo.nights.statistics import Filter
from ludo.store.counted_parties import COUNTS
from ludo.store.store import Store
from tests.session.tables import fresh_store


class Computer:
    """A computer with a file, which can be killed and started again."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder / name, name
        self.store: Store = fresh_store(self.folder)

    @property
    def book(self) -> Path:
        return self.folder / f"{self.name}.ludobook"

    def decide(self, conflict: Conflict) -> Choice:
        """A decision that is the same whoever takes in: people are the same; what the first computer says stands, and
        what was removed goes."""
        if conflict.kind == "same-name":
            return Choice.SAME
        if conflict.removes:
            return Choice.THEIRS
        return Choice.MINE if self.name == "one" else Choice.THEIRS

    def undo(self, kind: str, number: int) -> None:
        """Take something back, as if it had never been."""
        database = self.store._database
        with database.transaction():
            database.books.undo([database.books.thing(kind, number)])

    def restart(self) -> None:
        self.store.close()
        self.store = fresh_store(self.folder)
        assert self.store.notice is None

    def give(self, evenings: list[int] | None = None) -> Path:
        self.store.nights.merging.give_out(self.book, evenings)
        return self.book

    def take(self, path: Path, answers: Answers | None = None) -> MergePreview:
        """Take a book in; what is asked is decided by `decide`, or as `answers` says."""
        merging, decided = self.store.nights.merging, dict(answers or {})
        while True:
            preview = merging.preview(path, decided)
            new = {c.key: self.decide(c) for c in preview.conflicts if c.key not in decided}
            if not new:
                break
            decided |= new
        kept = rows(self.store)
        done = merging.take_in(path, decided)
        assert done == preview
        assert not done.keeps_all or not kept - rows(self.store)
        return done

    def accept(self, path: Path) -> MergePreview:
        """Take a book in with nothing decided but who is who."""
        merging = self.store.nights.merging
        preview = merging.preview(path, {})
        answers = {conflict.key: Choice.SAME for conflict in preview.undecided}
        return merging.take_in(path, answers)


STAYS = (
    "SELECT 'season', * FROM seasons",
    "SELECT 'evening', id, name, place, notes, carried, options, put_away FROM evenings",
    "SELECT 'event', identity, kind, person, moment FROM evening_events JOIN event_identities USING (evening, number)",
    "SELECT 'person', id, name, notes, colour, picture, merged_into, archived, guest FROM people",
    "SELECT 'chair', * FROM chairs",
    "SELECT 'sheet chair', * FROM sheet_chairs",
    "SELECT 'taken over', sheet, chair, line, person FROM chair_changes",
    "SELECT 'play', * FROM plays",
    "SELECT 'play chair', * FROM play_chairs",
    "SELECT 'game', * FROM other_games",
    "SELECT 'entry', * FROM hand_entries",
    "SELECT 'line', * FROM sheet_lines",
    "SELECT 'log', * FROM log",
    "SELECT 'annulled', source, origin FROM annulled",
    f"SELECT 'counts', source, origin, kind, counted FROM finished AS f WHERE {COUNTS}",
    "SELECT 'result', * FROM results",
)
"""What can be replaced or lost: of parties that go on only what does not change by that."""


def rows(store: Store) -> set[tuple[object, ...]]:
    return {row for query in STAYS for row in store._database.connection.execute(query)}


def postings(store: Store) -> list[tuple[object, ...]]:
    return store._database.connection.execute("SELECT * FROM postings ORDER BY id").fetchall()


def names(store: Store) -> dict[int, str]:
    return {person.number: person.name for person in store.nights.people.all()}


def chips(store: Store, scope: Scope = Scope.ALL, evening: int | None = None) -> dict[str, int]:
    """What everybody holds, by name; tables together."""
    who, found = names(store), Counter[str]()
    for (kind, key), held in store.nights.chips.balances(scope, evening):
        found[who[int(key)] if kind is AccountKind.PERSON else str(kind)] += held
    return {name: held for name, held in found.items() if held}


def books(store: Store) -> object:
    """All that the books say, without the numbers and the order in which a file happens to keep it."""
    nights, who, found = store.nights, names(store), []
    for summary in nights.evenings.summaries():
        number = summary.evening.number
        events = sorted(
            (event.kind.value, event.moment, who.get(event.person or 0, "")) for event in nights.evenings.events(number)
        )
        played = sorted(
            (
                partie.source,
                partie.game,
                partie.started,
                tuple(who[person] for person in partie.people),
                partie.chips,
                partie.annulled,
                str(partie.finish),
            )
            for partie in nights.evenings.played(number)
        )
        plan = summary.evening.plan
        found.append(
            (plan.name, plan.place, plan.carried, str(plan.rules), events, played, chips(store, Scope.EVENING, number))
        )
    statistics = [(each.name, each.game, each.played, each.won) for each in nights.statistics.games(Filter())]
    won = sorted((point.name, point.moment, point.change) for point in nights.statistics.balances(Filter()))
    return sorted(found, key=repr), chips(store), sorted(statistics), won


def close(store: Store, evening: int) -> None:
    store.nights.evenings.record(evening, EventKind.CLOSED)
