"""The place at which a lesson was left, and that it was taken to its end."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ludo.session.ports import StorageError
from ludo.ui.pages.hero import place_key
from ludo.ui.pages.home import lesson_key

if TYPE_CHECKING:
    from ludo.ui.games.lesson import Lesson
    from ludo.ui.play.facts import Look
    from ludo.ui.services.store_types import Store


def part_of(store: Store, game: str, lesson: Lesson) -> int:
    """Return the part at which the lesson of a game was left, 0 if it begins anew."""
    try:
        kept = store.get(place_key(game)) or ""
    except StorageError:
        return 0
    return int(kept) if kept.isdecimal() and int(kept) < len(lesson.parts) else 0


def keep(store: Store, game: str, look: Look, over: bool) -> None:
    """Keep how far a lesson was taken, and that it was to its end; over: its log is."""
    state = look().state.lesson
    part = "" if over or state is None or not state.part else str(state.part)
    with suppress(StorageError):
        if state is not None and (store.get(place_key(game)) or "") != part:
            store.put(place_key(game), part)
        if over and store.get(lesson_key(game)) is None:
            store.put(lesson_key(game), "taken")
