"""The knowledge of a computer player when it was asked, in words; the table beside shows the same."""

from itertools import islice
from typing import Final

from ludo.engine.events import Event
from ludo.engine.places import Seat
from ludo.session.questions import Asked
from ludo.session.replay import Replay
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.common import level_name
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import elided, names_of
from ludo.ui.wording.readouts import cards_text

_MOST_ACTS: Final = 24
"""So many acts are named; there may be thousands."""


def known_text(replay: Replay, words: GameWords, ply: int, asked: Asked) -> str:
    """Return all that a computer player was told when it was asked after so many actions, and what it then did."""
    chairs = replay.chairs(ply)
    names = names_of(chairs, None)
    view = asked.request.view
    chair = chairs[asked.seat]
    level = chair.level or ""
    parts = [
        " ".join((f"{chair.name} ({level_name(level)}).", words.level_text(level))).strip(),
        _cards(asked, words, names.names),
        words.table_text(view, names),
        _acts(asked, words, replay, ply),
        _heard(replay, words, ply, asked.seat),
        _done(replay, words, ply, asked.seat),
    ]
    return "\n\n".join(part for part in parts if part)


def _cards(asked: Asked, words: GameWords, names: tuple[str, ...]) -> str:
    """Return the cards that it saw in hands, and how many it did not see."""
    view = asked.request.view
    lines = [translate("Known", "Its hand: {cards}.").format(cards=cards_text(words.sorted_hand(view)) or "–")]
    hidden = 0
    for place, faces in view.zones.items():
        if place.kind != "hand":
            continue
        seen = [face for face in faces if face is not None]
        hidden += len(faces) - len(seen)
        if seen and place.owner != asked.seat:
            text = translate("Known", "Of the hand of {name} it knew: {cards}.")
            lines.append(elided(text, name=names[place.owner], cards=cards_text(seen)))
    if hidden:
        lines.append(translate("Known", "%n card(s) in hands were hidden from it.", None, hidden))
    return "\n".join(lines)


def _acts(asked: Asked, words: GameWords, replay: Replay, ply: int) -> str:
    """Return what it could do."""
    names = names_of(replay.chairs(ply), asked.seat)
    offers = list(islice(iter(asked.request.offers), _MOST_ACTS + 1))
    texts = dict.fromkeys(words.act_text(action, asked.request.view, names) for action in offers[:_MOST_ACTS])
    acts = enumerated([*texts, "…"] if len(offers) > _MOST_ACTS else texts)
    if asked.request.must:
        return translate("Known", "It had to choose: {acts}.").format(acts=acts)
    return translate("Known", "It could step in, or let the moment pass: {acts}.").format(acts=acts)


def _heard(replay: Replay, words: GameWords, ply: int, seat: Seat) -> str:
    """Return what it had been told since the deal began."""
    lines = []
    for batch in replay.heard(ply, seat):
        lines += _lines(replay, words, batch.ply, batch.events, replay.chair_of(ply, seat))
    if not lines:
        return ""
    return translate("Known", "What it had heard and seen in this deal:") + "\n" + "\n".join(lines)


def _done(replay: Replay, words: GameWords, ply: int, seat: Seat) -> str:
    """Return what was done then, as it was told of it."""
    if ply == len(replay):
        return ""
    batch = replay.batch(ply + 1, replay.chair_of(ply, seat))
    lines = _lines(replay, words, ply + 1, batch.events, replay.chair_of(ply, seat))
    if not lines:
        return ""
    return translate("Known", "What happened then:") + "\n" + "\n".join(lines)


def _lines(replay: Replay, words: GameWords, ply: int, events: tuple[Event, ...], chair: int) -> list[str]:
    """Return an action in words, to nobody in particular."""
    names = names_of(replay.chairs(ply - 1), None)
    return [text for text in words.event_texts(events, replay.view(ply - 1, chair), names) if text]
