"""The service that begins, continues and opens parties; the screen asks it and shows what comes.

The engine and the games are read by the first function that needs them, so that the first page is there before.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ludo.session.chairs import Chair
from ludo.session.json_values import json_value
from ludo.session.opening import USUAL, Opening, opening_of
from ludo.session.ports import ForeignError, Header, SessionRecord, Storage, StorageError
from ludo.session.removed_sessions import removed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from ludo.engine.actions import Action
    from ludo.engine.game import AnyGame
    from ludo.engine.offers import Rng
    from ludo.engine.options import Value
    from ludo.engine.views import AnyView
    from ludo.nights.evenings import Finish
    from ludo.session.asker import Asker
    from ludo.session.json_values import Json
    from ludo.session.replay import Replay
    from ludo.session.session import Session


class Archive(Storage, Protocol):
    """Where sessions are kept. Every call may raise StorageError."""

    def now(self) -> str:
        """Return the moment, in UTC, ISO 8601."""

    def sessions(
        self, limit: int | None = None, *, unfinished: bool = False, games: Collection[str] = ()
    ) -> Sequence[SessionRecord]:
        """Return sessions, the one played last first: at most so many, unfinished ones, ones of these games."""

    def session_count(self) -> int:
        """Return how many sessions there are."""

    def load(self, session: int, /) -> tuple[Header, list[str]]:
        """Return a session's header and log."""

    def unknown_finishes(self, games: Collection[str]) -> Sequence[int]:
        """Return the parties of these games that ended before results were kept."""

    def put_finish(self, session: int, finish: Finish) -> None:
        """Keep how such a partie ended."""

    def people(self) -> list[str]:
        """Return the names of persons who have played."""

    def get(self, key: str) -> str | None:
        """Return the text of a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Keep a text under a key, in place of what was there."""


class Setup(NamedTuple):
    """How a partie is begun: the options that differ from the defaults, who sits where, and what is settled first."""

    game: str
    values: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    opening: Opening = USUAL


class _Ending(NamedTuple):
    """How a session ended: who won, how the table looked then, or who gave up."""

    winners: tuple[str, ...] = ()
    view: AnyView | None = None
    gave_up: str | None = None


class PartieService:
    """Begins, continues and opens parties. Everything may raise StorageError.

    archive: where they are kept; games: ids of the games that can be shown; luck: random numbers for everything that
    chance does; bots: who asks the computer players.
    """

    def __init__(self, archive: Archive, games: Collection[str], luck: Rng, bots: Asker) -> None:
        self.archive = archive
        self.bots = bots
        self._games = tuple(games)
        self._luck = luck
        self._endings: dict[tuple[int, str], _Ending] = {}
        self._openings: dict[int, Opening] = {}
        self._unknown: list[int] | None = None

    def knows(self, game: str) -> bool:
        """Can a game be played here?"""
        return game in self._games

    def header_of(self, setup: Setup) -> Header:
        """Return how a session of a setup begins. Raises StorageError."""
        from ludo.engine.options import OptionsError, write_options

        game = self._game(setup.game)
        try:
            options = game.read_options({**setup.values, "players": len(setup.chairs)})
        except OptionsError as error:
            raise StorageError("bad-options", str(error)) from error
        return Header(game.id, game.rules_version, write_options(options), setup.chairs, self.archive.now())

    def begin(self, setup: Setup, *, cards_of: int | None = None, evening: int | None = None) -> Session:
        """Begin a session, write it down and remember its setup as the last of its game.

        cards_of: the session whose cards are dealt again. evening: the evening that it belongs to.
        """
        from ludo.session.session import Session

        game, header = self._game(setup.game), self.header_of(setup)
        deals = () if cards_of is None else self.replay(cards_of).chance
        session = Session(
            game, header, self.archive, self._luck, self.bots, deals=deals, evening=evening,
            opening=setup.opening,
        )  # fmt: skip
        if cards_of is not None:
            self.archive.put(_cards_key(session.number), str(cards_of))
        self.remember(setup, evening=evening is not None)
        return session

    def resume(self, number: int) -> Session:
        """Return a session that goes on where it was left; look at its `damage`."""
        from ludo.session.session import Session

        header, lines = self.archive.load(number)
        game = self._checked(header)
        deals = self._deals(game, self.archive.get(_cards_key(number)) or "")
        return Session(game, header, self.archive, self._luck, self.bots, number=number, lines=lines, deals=deals)

    def _deals(self, game: AnyGame, kept: str) -> Sequence[Action]:
        """Return what luck is to do again: as in another session, or as it is written down."""
        from ludo.session.branches import read_deals

        return self.replay(int(kept)).chance if kept.isdecimal() else read_deals(game, kept)

    def play_on(self, replay: Replay, ply: int, chairs: tuple[Chair, ...], source: int | None = None) -> Session:
        """Begin a partie for practice that is played on after so many actions of another one, with the same luck.

        chairs: who plays on; source: the number of the other one, None if it is in no file.
        """
        from ludo.session.branches import branch, write_deals
        from ludo.session.session import Session

        header, lines = branch(replay, ply, chairs, self.archive.now())
        number = self.archive.create(header)
        self.archive.append(number, 0, lines, [], False)
        self.archive.put(_cards_key(number), str(source) if source is not None else write_deals(replay))
        return Session(
            replay.game, header, self.archive, self._luck, self.bots, number=number, lines=lines, deals=replay.chance
        )

    def last_open(self) -> SessionRecord | None:
        """Return what was played last of what could be continued and was not taken off the list."""
        off = removed(self.archive)
        waiting = self.archive.sessions(len(off) + 1, unfinished=True, games=self._games)
        return next((record for record in waiting if record.number not in off), None)

    def all_open(self) -> list[SessionRecord]:
        """Return everything that could be continued and was not taken off the list, the one played last first."""
        off = removed(self.archive)
        return [each for each in self.archive.sessions(unfinished=True, games=self._games) if each.number not in off]

    def replay(self, number: int) -> Replay:
        """Return a session to look at."""
        return self._replay(*self.archive.load(number))

    def replay_text(self, text: str, path: Path, progress: Callable[[int, int], None] = lambda *_: None) -> Replay:
        """Return a partie to look at that was exported as text. path: where it stood. Raises StorageError.

        What `progress` raises ends it.
        """
        from ludo.nights.exchange import told
        from ludo.session.partie_text import read_partie

        try:
            header, lines = read_partie(text)
            return self._replay(header, told(lines, progress, 0, len(lines)))
        except StorageError:
            raise
        except (ValueError, LookupError, ArithmeticError, TypeError, RecursionError) as error:
            raise ForeignError("damaged", path) from error

    def export(self, number: int) -> tuple[Header, str]:
        """Return how a session began, and all of it as text."""
        from ludo.session.partie_text import write_partie

        header, lines = self.archive.load(number)
        return header, write_partie(header, lines)

    def winners(self, record: SessionRecord) -> tuple[str, ...]:
        """Return the names of those who won a session; none if it was drawn or given up."""
        return self._ending(record).winners

    def last_view(self, record: SessionRecord) -> AnyView | None:
        """Return how the table of a finished session looked at the end; None if it was given up."""
        return self._ending(record).view

    def gave_up(self, record: SessionRecord) -> str | None:
        """Return the name of who gave up a session, None if nobody did."""
        return self._ending(record).gave_up

    def opening(self, record: SessionRecord) -> Opening:
        """Return what was settled before a session began."""
        if record.number not in self._openings:
            self._openings[record.number] = opening_of(self.archive.load(record.number)[1])
        return self._openings[record.number]

    def _ending(self, record: SessionRecord) -> _Ending:
        """Return how a session ended. Plays its whole log, but only once."""
        key = record.number, record.changed
        if key not in self._endings:
            self._endings[key] = _ending(self.replay(record.number))
        return self._endings[key]

    def complete_results(self) -> bool:
        """Find out how one more partie ended that was over before results were kept; is there another one?

        Plays its whole log; one that cannot be played has no result.
        """
        from ludo.session.outcomes import outcome

        if self._unknown is None:
            self._unknown = list(self.archive.unknown_finishes(self._games))
        if self._unknown:
            number = self._unknown.pop(0)
            try:
                header, lines = self.archive.load(number)
                found = outcome(self._checked(header), header, lines)
            except StorageError as error:
                if error.code not in ("damaged", "newer-rules", "bad-options"):
                    raise
                found = None
            if found is not None and found.finish is not None and found.lines == len(lines):
                self.archive.put_finish(number, found.finish)
        return bool(self._unknown)

    def remember(self, setup: Setup, *, evening: bool = False) -> None:
        """Keep how a partie was begun, those of evenings apart; guests are nobody to be remembered."""
        chairs = [["" if chair.guest else chair.name, chair.level] for chair in setup.chairs]
        self.archive.put(_key(setup.game, evening), json.dumps({"values": dict(setup.values), "chairs": chairs}))

    def last_setup(self, game: str, *, evening: bool = False) -> Setup | None:
        """Return how the last partie of a game was begun; None if there was none, or if it makes no sense any more.

        evening: the last one that belonged to an evening, if any did.
        """
        from ludo.engine.options import OptionsError

        kept = self.archive.get(_key(game, True)) if evening else None
        match json_value(kept or self.setup_text(game)):
            case {"values": dict(values), "chairs": list(chairs)}:
                try:
                    setup = Setup(game, _values(values), tuple(_chair(entry) for entry in chairs))
                    self._game(game).read_options({**setup.values, "players": len(setup.chairs)})
                except (ValueError, OptionsError):
                    return None
                return setup
        return None

    def setup_text(self, game: str) -> str | None:
        """Return how the last partie of a game was begun as it is kept, None if none was begun; reads no game."""
        return self.archive.get(_key(game))

    def forget_results(self) -> None:
        """Forget what was read from the archive: it holds other sessions now."""
        self._endings.clear()
        self._openings.clear()
        self._unknown = None

    def _game(self, game: str) -> AnyGame:
        from ludo.games import GAMES

        if game not in self._games or game not in GAMES:
            raise StorageError("unknown-game", game)
        return GAMES[game]

    def _checked(self, header: Header) -> AnyGame:
        """Return the game of a partie that can be played by this program."""
        from ludo.games import NotUnderstoodError, understood

        self._game(header.game)
        try:
            game, options = understood(header.game, header.rules_version, header.options)
        except NotUnderstoodError as error:
            raise StorageError(error.code, error.detail) from error
        if len(header.chairs) != options.players:
            raise StorageError("damaged")
        return game

    def _replay(self, header: Header, lines: Iterable[str]) -> Replay:
        from ludo.session.replay import Replay

        return Replay(self._checked(header), header, lines)


def _ending(replay: Replay) -> _Ending:
    if replay.gave_up is not None:
        return _Ending(gave_up=replay.header.chairs[replay.gave_up].name)
    end = len(replay)
    chairs = replay.chairs(end)
    winners = tuple(chairs[seat].name for seat in replay.standing(end).winners)
    return _Ending(winners, replay.view(end, None))


def _values(kept: Mapping[str, Json]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, value in kept.items():
        if not (value is None or isinstance(value, bool | int | str)):
            raise ValueError(name)
        found[name] = value
    return found


def _chair(kept: Json) -> Chair:
    from ludo.bots.levels import LEVELS

    match kept:
        case [str(name), None]:
            return Chair(name)
        case [str(name), str(level)] if level in LEVELS:
            return Chair(name, level)
    raise ValueError(kept)


def _key(game: str, evening: bool = False) -> str:
    return f"last.evening.{game}" if evening else f"last.{game}"


def _cards_key(number: int) -> str:
    return f"cards.{number}"
