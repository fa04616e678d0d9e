"""Every card that is drawn, played or laid, and that the seat may know, is said: in all games."""

from random import Random

import pytest

from ludo.engine.cards import card_of, read_cards
from ludo.engine.events import Event, Moved
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.i18n import language, set_language
from ludo.ui.play.speech import dealt
from ludo.ui.wording.cards import SUITS, card_name, rank_name, suit_name
from ludo.ui.wording.names import names_of
from ludo.ui.wording.readouts import cards_text, held_text
from tests.session.tables import header
from tests.ui.play.tables import Notebook

ACTIONS = 120
ENOUGH = 5
NAMES = ("Anna", "Paul", "Inès", "Marc")
SAID_BEFORE = ("taken", "rotten", "box", "spare", "apart")
"""Places to which only cards go that have been said when they were played, picked or dealt."""
HEAD, STOP = {"en": ": ", "fr": "\xa0: "}, {"en": "; ", "fr": "\xa0; "}
LOT = "shown"
"""Cards turned up for the first dealer: only the one that decides is said."""

TABLES = [(game, preset) for game in SCREENS for preset in GAMES[game].presets if preset != "threes"]


def to_be_said(event: Event) -> list[int]:
    """Return the faces of a move that have not been said by an earlier one."""
    if not isinstance(event, Moved) or event.target.kind in (*SAID_BEFORE, LOT):
        return []
    if (event.source.kind, event.target.kind) in (("discard", "stock"), ("trick", "hand"), ("hand", "meld")):
        return []
    return [card for card in event.cards if card is not None]


@pytest.mark.parametrize(("game", "preset"), TABLES)
@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_card_goes_unsaid(game: str, preset: str, code: str, qapp: object) -> None:
    set_language(code)
    try:
        play(game, preset)
    finally:
        set_language("en")


def play(game: str, preset: str) -> None:
    """Play on by chance, and look for cards that moved in sight of the first chair without a word."""
    rules, words, luck = GAMES[game], words_of(game), Random(4)
    values = {name: value for name, value in rules.presets[preset].items() if name != "players"}
    session = Session(rules, header(game, tuple(map(Chair, NAMES)), **values), Notebook(), luck)
    for _ in range(ACTIONS):
        you = session.record.seat_of(session.ply, 0)
        before, must = session.view(you), session.turn().must
        if must is None:
            return
        if not session.step():
            assert session.submit(must, session.offers(must).sample(luck), session.ply) is None
        names = names_of(session.chairs, you)
        events = session.record.batch(session.ply, 0).events
        heard = [text for text in words.event_texts(events, before, names) if text]
        if dealt(events, you):
            view = session.view(you)
            heard.append(words.hand_text(view, names))
            heard.append(cards_text(read_back(heard[-1])))
        said = " ".join(heard).lower()
        unsaid = [(event, card_name(card)) for event in events for card in to_be_said(event)]
        assert [text for _, text in unsaid if text.lower() not in said] == [], (heard, unsaid)


def read_back(text: str) -> list[int]:
    """Return the cards that a hand read suit by suit names, as a listener would understand it."""
    found = []
    for suit in range(SUITS):
        head = f"{suit_name(suit).capitalize()}{HEAD[language()]}"
        for part in text.split(head)[1:]:
            ranks = part.split(STOP[language()])[0].split(".")[0].split(", ")
            found += [card_of(rank, suit) for rank in range(2, 15) if rank_name(rank) in ranks]
    return found


@pytest.mark.parametrize("preset", ["classic", "ecole"])
def test_a_combination_at_trio_is_said_with_its_wilds(preset: str, qapp: object) -> None:
    """What is laid is said by what it is, and F7 says whose it is."""
    rules, words, luck = GAMES["trio"], words_of("trio"), Random(4)
    values = {name: value for name, value in rules.presets[preset].items() if name != "players"}
    session = Session(rules, header("trio", tuple(map(Chair, NAMES)), **values), Notebook(), luck)
    seen = 0
    for _ in range(400):
        before, must = session.view(0), session.turn().must
        if must is None or seen >= ENOUGH:
            break
        if not session.step():
            assert session.submit(must, session.offers(must).sample(luck), session.ply) is None
        names = names_of(session.chairs, 0)
        events = session.record.batch(session.ply, 0).events
        lines = words.event_texts(events, before, names)
        table = words.table_text(session.view(0), names)
        for event, line in zip(events, lines, strict=True):
            match event:
                case Moved((_, _, _, *_) as cards, source, target) if source.kind == "hand" and target.kind == "meld":
                    seen += 1
                    assert line is not None
                    wilds = [
                        card_name(card) for card in cards if card is not None and card_name(card)[:3] in ("Two", "Jok")
                    ]
                    assert all(wild in line for wild in wilds), (line, wilds)
                    assert line.split(": ", 1)[1] in table
                    assert f"{names.of(source.owner)}: " in table
                case _:
                    pass
    assert seen >= ENOUGH


def test_a_large_hand_is_read_suit_by_suit_as_it_lies(qapp: object) -> None:
    cards = read_cards("As Ks 7s 2s Qh 9h 8h Jd 6d Tc 3c".replace("T", "10"))
    text = "Spades: Ace, King, Seven, Two; Hearts: Queen, Nine, Eight; Diamonds: Jack, Six; Clubs: Ten, Three"
    assert held_text(cards) == text
    assert held_text(cards[:9]) == cards_text(cards[:9])
    mixed = [cards[number * 4 % 11] for number in range(11)]
    assert held_text(mixed) == cards_text(mixed)
