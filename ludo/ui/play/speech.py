"""Says of what happens each thing once, and cards that one player lays in a row as one sentence."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ludo.engine.cards import RANK, Card
from ludo.engine.events import DealEnded, Event, Moved, Said, Turned
from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.facts import Facts
from ludo.ui.play.state import VoiceState
from ludo.ui.services.settings import Settings
from ludo.ui.table.drafting import drafted
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.names import Names


def told_of(facts: Facts, batch: EventBatch, part: slice) -> tuple[str, VoiceState]:
    """Return what is said while a part of an action is shown, and what is still to be said after it."""
    session, words, reader = facts.now.session, facts.now.words, facts.reader
    if batch.ply > session.ply:  # it is shown to its end although it has been taken back
        return "", facts.state.voice
    _, lines = facts.now.lines.at(batch.ply, reader)
    gains = words.standing_has_gains
    said = _spoken(batch, part, lines, facts.seat, facts.now.settings, standing_has_gains=gains)
    before = session.record.view(batch.ply - 1, reader)
    texts, voice = run_of(facts, batch.events[part], said, before)
    if part.stop < len(batch.events):
        return joined(texts), voice
    if any(isinstance(event, DealEnded) for event in batch.events):
        end = words.end_text(facts.view, facts.names)
        return joined([*texts, *_standing(facts), end]), replace(voice, hand=())
    if not dealt(batch.events, facts.seat):
        return joined(texts), voice
    held = own_cards(facts.view)
    new = held - Counter(voice.hand)
    return joined([*texts, hand_text(facts) if new else ""]), replace(voice, hand=tuple(held.elements()))


def run_of(
    facts: Facts, events: Sequence[Event], said: Sequence[str | None], before: AnyView
) -> tuple[list[str], VoiceState]:
    """Return what is said now, and the voice after it. It holds the cards of a run back until somebody else lays one
    or it ends: "Léa: Four, Five of hearts; nobody has the Six.". said: the line of each event, None for what is not
    said."""
    voice, words, names = facts.state.voice, facts.now.words, facts.names
    told: list[str] = []
    for event, text in zip(events, said, strict=True):
        step = words.run_card(event)
        if step is not None and text:
            if voice.run and step != (voice.seat, voice.run[-1] + 1):
                told.append(rest_of_run(voice, names))
                voice = replace(voice, run=())
            voice = replace(voice, seat=step[0], run=(*voice.run, step[1]))
        elif text:
            why = words.run_end_text(event, before) if voice.run else ""
            told += [rest_of_run(voice, names, why), "" if why else text]
            voice = replace(voice, run=())
    return told, voice


def rest_of_run(voice: VoiceState, names: Names, why: str = "") -> str:
    """Return the cards that are held back as a sentence; empty if there are none. why: why the run ends."""
    if not voice.run:
        return ""
    *others, last = voice.run
    laid = enumerated([*(rank_name(RANK[card]) for card in others), card_name(last)])
    line = with_head(names.of(voice.seat), laid)
    return full_stop(in_parts([line, why]) if why else line)


def thinking_text(facts: Facts) -> str:
    """Return that somebody thinks for long; empty if nobody does, or that is not wanted."""
    seat = facts.thinker
    if seat is None or facts.now.settings.spoken == "short":
        return ""
    return translate("Table", "{name} is thinking.").format(name=facts.names.name(seat))


def hand_text(facts: Facts) -> str:
    """Return the own hand as it lies, and as the digits count it."""
    stage = facts.now.stage
    return facts.now.words.hand_text(drafted(stage.in_order(facts.view), stage.editor.draft), facts.names)


def _standing(facts: Facts) -> Iterator[str]:
    if facts.now.settings.spoken != "short":
        history = facts.now.session.record.history(facts.chair)
        yield facts.now.words.standing_text(facts.view, history, facts.names)


def dealt(events: Sequence[Event], seat: Seat | None) -> bool:
    """Have several cards come into the hand of a seat that it sees, or has it looked at them?"""
    if seat is None:
        return False
    own = hand(seat)
    seen = 0
    for event in events:
        match event:
            case Moved(cards, _, target) if target == own:
                seen += sum(card is not None for card in cards)
            case Turned(place, cards) if place == own:
                seen += sum(card is not None for card in cards)
            case _:
                pass
    return seen > 1


def own_cards(view: AnyView) -> Counter[Card]:
    """Return the faces that the seat of a view sees of its own hand, those kept apart included."""
    return Counter(
        face
        for place, faces in view.zones.items()
        if place.owner == view.seat and place.kind in ("hand", "apart")
        for face in faces
        if face is not None
    )


def _spoken(
    batch: EventBatch,
    part: slice,
    texts: Sequence[str | None],
    you: Seat | None,
    settings: Settings,
    *,
    standing_has_gains: bool = False,
) -> list[str | None]:
    """Return those lines of a part of an action that are said, else None; texts: the lines of the whole action.

    Short: not that another draws a card that nobody sees. Without an echo: not what the person has done themselves.
    Where the standing that follows says what the gains of a deal say, only that is said.
    """
    lines: list[str | None] = []
    for event, text in zip(batch.events[part], texts[part], strict=True):
        own = batch.actor == you and not settings.echo and _is_own(event, you)
        dull = settings.spoken == "short" and _is_dull(event, you)
        twice = standing_has_gains and settings.spoken == "full" and isinstance(event, DealEnded)
        lines.append(text if text and not (own or dull or twice) else None)
    return lines


def _is_own(event: Event, you: Seat | None) -> bool:
    """Is it what the person has chosen: a card from their hand, or something said?"""
    match event:
        case Moved(_, source, _):
            return source.kind == "hand" and source.owner == you
        case Said(seat):
            return seat == you
    return False


def _is_dull(event: Event, you: Seat | None) -> bool:
    """Is it that a card went by face down?"""
    return isinstance(event, Moved) and event.target.owner != you and all(card is None for card in event.cards)
