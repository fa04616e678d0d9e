"""The journal of a partie that is looked at again, as the player of a chair knows it."""

from PySide6.QtWidgets import QListWidgetItem

from ludo.session.replay import Replay
from ludo.ui.play.journal import journal_item, seal_item
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import names_of
from ludo.ui.wording.people import people_lines


def journal_items(
    replay: Replay, words: GameWords, ply: int, chair: int | None, *, seals: bool = False, own: bool = False
) -> list[QListWidgetItem]:
    """Return what is said of the action that led to a ply, and of the players from there on.

    seals: show their sums; own: speak to the player of the chair.
    """
    items = []
    if ply:
        seat = replay.seat_of(ply - 1, chair) if own else None
        names = names_of(replay.chairs(ply - 1), seat)
        batch, before = replay.batch(ply, chair), replay.view(ply - 1, chair)
        texts = words.event_texts(batch.events, before, names)
        sealed = batch.commitment if seals else None
        items = [] if sealed is None else [seal_item(sealed)]
        items += [journal_item(event, text) for event, text in zip(batch.events, texts, strict=True) if text]
    return [*items, *(QListWidgetItem(text) for text in people_lines(replay, ply) if text)]
