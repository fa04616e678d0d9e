"""The words of Tripoli are complete, and say why."""

from collections.abc import Iterator

import pytest

from ludo.engine.cards import read_card, read_cards
from ludo.engine.drafts import Item
from ludo.engine.events import Happened, Said
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.actions import AFTER_A_BET, BEFORE_A_BET, CALL, EXCHANGE, KEEP, PASS, WORDS
from ludo.games.tripoli.drafts import TRAY
from ludo.games.tripoli.view import HAND
from ludo.ui.games.registry import words_of
from ludo.ui.games.tripoli import journal
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.i18n import set_language
from ludo.ui.wording.names import Names
from tests.games.tripoli.table import Table
from tests.ui.games.test_words import ROOT, codes

NAMES = Names(("Anna", "Paul", "Inès"), 0)


@pytest.fixture(params=["en", "fr"])
def each_language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.fixture
def _english(qapp: object) -> None:
    set_language("en")


def test_everything_that_happens_has_a_sentence(each_language: str) -> None:
    found = codes([ROOT / "games" / "tripoli"], "Happened")
    assert len(found) >= 8
    assert sorted(found - set(journal.HAPPENED)) == []


def test_every_word_can_be_said(each_language: str) -> None:
    for say in WORDS:
        assert journal.said_text(Said(0, say.word)) != say.word
    for code in ("bid", "bet", "raise"):
        assert "7" in journal.said_text(Said(0, code, {"chips": 7}))
    assert journal.said_text(Said(0, "suit", {"suit": 3}))


def test_acts_of_one_moment_have_letters_of_their_own(each_language: str) -> None:
    words = words_of("tripoli")
    for acts in ((KEEP, EXCHANGE), AFTER_A_BET, BEFORE_A_BET, (PASS,)):
        keys = [words.action_key(act) for act in acts]
        assert all(len(key) == 1 for key in keys)
        assert len(set(keys)) == len(keys)
    assert words.action_key(CALL)


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("As Ks Qs Js 10s", "royal flush"),
        ("5h 4h 3h 2h Ah", "straight flush, 5 high"),
        ("9c 9d 9h 9s 2c", "four Nines"),
        ("Kc Kd Kh 7s 7c", "full house, Kings over Sevens"),
        ("Ad 9d 7d 3d 2d", "flush, Ace high"),
        ("9c 8d 7d 6d 5d", "straight, 9 high"),
        ("Jc Jd Jh 6d 5d", "three Jacks"),
        ("Jc Jd 6h 6d 5d", "two pairs, Jacks and Sixes"),
        ("Kc Kd 6h 7d 5d", "pair of Kings"),
        ("Qc Kd 6h 7d 5d", "King high"),
    ],
)
@pytest.mark.usefixtures("_english")
@pytest.mark.clause("TRP-53")
def test_poker_hands_in_words(cards: str, text: str) -> None:
    """TRP-53: the classes, and what breaks ties between them."""
    assert hand_text(read_cards(cards), True) == text


@pytest.mark.usefixtures("_english")
def test_a_pot_says_which_hand_beat_which() -> None:
    kings, tens = read_cards("Kc Kd 6h 7d 5d"), read_cards("10c 10d 6s 7s 5s")
    assert journal.pot_reason((1,), {1: kings, 2: tens}, True) == "Pair of Kings beats pair of Tens."
    assert journal.pot_reason((1,), {}, True) == "All others have folded."
    both = read_cards("10h 10s 6c 7c 5c")
    assert "share" in journal.pot_reason((1, 2), {1: both, 2: tens}, True)
    better = read_cards("10h 10s Ac 7c 5c")
    assert "higher cards" in journal.pot_reason((1,), {1: better, 2: tens}, True)


@pytest.mark.usefixtures("_english")
def test_a_pay_card_says_what_it_takes() -> None:
    claim = Happened("claimed", {"seat": 1, "space": "ten", "chips": 6, "cards": read_cards("10h")})
    assert journal.event_text(claim, NAMES) == "Ten of hearts: 6 chips for Paul."
    run = Happened("claimed", {"seat": 0, "space": "sequence", "chips": 1, "cards": read_cards("8c 9c 10c")})
    assert journal.event_text(run, NAMES) == "8–9–10 of clubs: 1 chip for you."
    stopped = Happened("stopped", {"seat": 1, "card": read_cards("8c")[0]})
    assert "Eight of clubs" in str(journal.event_text(stopped, NAMES))


@pytest.mark.usefixtures("_english")
def test_the_best_five_are_one_button_with_their_suits_and_less_is_called_less() -> None:
    table = Table("stage_one", "2h 7h 9h Qh Ah Ac", "4c 6d 8h 10s Qc Kd", dealer=1)
    view = table.state.view(0)
    words, names = words_of("tripoli"), Names(("Anna", "Hugo"), 0)
    draft = TRIPOLI.draft(view, table.state.legal(0), lambda action: table.state.check(0, action))
    (best,) = draft.buttons
    assert table.state.check(0, best) is None
    assert words.action_label(best, view, names) == "Play my best five: A♥ Q♥ 9♥ 7♥ 2♥ (flush, Ace high)"
    for text in ("2h", "7h", "9h", "Ac", "Ah"):
        draft = draft.put(Item(HAND[0], read_card(text)), Item(TRAY))
    (chosen,) = draft.actions
    assert words.action_label(chosen, view, names) == "Play pair of Aces, less than your flush, Ace high"
    assert draft.buttons == (best,)
    draft = draft.take_back(TRAY, read_card("Ac")).put(Item(HAND[0], read_card("Qh")), Item(TRAY))
    assert draft.actions == (best,)
    assert draft.buttons == (), "one button for one act"
