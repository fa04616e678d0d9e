"""What every game keeps, at every table: each preset with each number of players, over random parties.

The suite plays each preset with the fewest and with the most players, `--long` with those between as well.
"""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Deal, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import DealEnded, Event
from ludo.engine.game import read_actor, write_actor
from ludo.engine.places import purse
from ludo.engine.refusals import PARTIE_OVER, IllegalActionError
from ludo.engine.views import follow
from ludo.games import GAMES
from tests.contract import invariants as keep
from tests.contract.playing import Step, everybody, onlookers, playing
from tests.contract.scan import named_cards, outsiders
from tests.contract.tables import TABLES, Table


def between(table: Table) -> bool:
    """Do fewer players play this preset, too, and more?"""
    counts = table.game.player_counts(table.values)
    return min(counts) < table.players < max(counts)


pytestmark = pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=pytest.mark.long if between(table) else (), id=str(table)) for table in TABLES],
)

LOOKS = 60
"""About how many moments of a party are looked at by tests that look closely."""
PARTIES = 3
"""How many parties they look at."""
ENOUGH = 1000
"""Number of actions of a party after which no other one is looked at."""

_lengths: dict[str, int] = {}


def party(table: Table, number: int = 0) -> Iterator[Step]:
    """A random party to its end, the same again for the same number."""
    return playing(table.new(), Random(f"{table} {number}"), table.bound())


def length(table: Table, number: int = 0) -> int:
    """Number of actions of that party."""
    name = f"{table} {number}"
    if name not in _lengths:
        _lengths[name] = sum(1 for _ in party(table, number))
    return _lengths[name]


def numbers(table: Table) -> Iterator[int]:
    """Which parties are looked at: fewer if they are long."""
    actions = 0
    for number in range(PARTIES):
        if actions <= ENOUGH:
            yield number
            actions += length(table, number)


def moments(table: Table, luck: Random, looks: int = LOOKS) -> Iterator[Step]:
    """Moments of random parties, spread over all of each; the last ones too."""
    for number in numbers(table):
        actions = length(table, number)
        for count, step in enumerate(party(table, number), 1):
            if count == actions or luck.random() < looks / actions:
                yield step


def test_a_party_comes_to_an_end(table: Table) -> None:
    for number in numbers(table):
        *_, last = party(table, number)
        assert last.state.turn().must is None
        assert last.state.standing().over
        for actor in everybody(table.players):
            assert not last.state.legal(actor)
            assert last.state.check(actor, table.game.vocabulary.words[0]) == PARTIE_OVER


def test_a_playout_does_what_one_offered_action_after_the_other_does(table: Table) -> None:
    state = table.new()
    twin = state.clone()
    luck, again, bounds = Random(f"{table}"), Random(f"{table}"), Random(6)
    left = table.bound()
    while left > 0 and twin.turn().must is not None:
        done = state.playout(luck, min(left, bounds.randrange(1, 40)))
        assert done
        left -= done
        for _ in range(done):
            actor = twin.turn().must
            assert actor is not None
            action = twin.rollout_action(actor, again)
            assert action in twin.legal(actor)
            twin.do(actor, action)
        assert state == twin
    assert state.playout(luck, 0) == 0


def test_cards_and_chips_are_conserved(table: Table) -> None:
    state = table.new()
    start = state.view(None)
    pack: Counter[Card] = Counter()
    luck = Random(1)
    for step in party(table):
        keep.check_conserved(step.state.view(None), start)
        match step.action:
            case Shuffle(cards) if len(cards) > pack.total():
                pack = Counter(cards)
            case Deal(hands, rest):
                pack |= Counter(card for part in (*hands, rest) for card in part)
        if luck.random() < 0.1:
            keep.check_faces(step.state, table.players, pack)


def test_the_chips_of_the_deals_add_up_to_the_standing(table: Table) -> None:
    total = [0] * table.players
    for step in party(table):
        for event in step.events:
            if isinstance(event, DealEnded):
                total = [before + gain for before, gain in zip(total, event.chips, strict=True)]
                assert all(0 <= seat < table.players for seat in event.winners)
    assert tuple(total) == step.state.standing().chips


def test_deals_are_counted_from_one(table: Table) -> None:
    deals = [event.deal for step in party(table) for event in step.events if isinstance(event, DealEnded)]
    assert deals == list(range(1, len(deals) + 1))
    assert deals


def test_the_turn_is_told_last_and_the_end_when_it_comes(table: Table) -> None:
    for step in party(table):
        keep.check_events(step.state, step.events, table.players)
        keep.check_codes(step.events)
        keep.check_turn(step.state.turn(), table.players, step.state.standing().over)


def test_who_is_not_asked_has_no_offers(table: Table) -> None:
    keep.check_asked(table.game, table.new(), table.players)
    for step in moments(table, Random(2), 4 * LOOKS):
        keep.check_asked(table.game, step.state, table.players)


def test_offers_checks_and_deeds_agree(table: Table) -> None:
    luck = Random(3)
    pool = keep.Pool(table.game)
    state = table.new()
    keep.check_legal(state, table.players, pool.actions(state, table.players, luck), luck)
    for step in moments(table, luck):
        keep.check_legal(step.state, table.players, pool.actions(step.state, table.players, luck), luck)


def test_a_clone_leaves_the_original_alone(table: Table) -> None:
    luck = Random(4)
    keep.check_clone(table.new(), luck)
    for step in moments(table, luck):
        keep.check_clone(step.state, luck)


def test_every_action_is_a_text_and_back(table: Table) -> None:
    for step in moments(table, Random(5)):
        keep.check_texts(table.game, step.state, table.players)
    for step in party(table):
        text = table.game.write(step.action)
        assert table.game.read(text) == step.action
        assert read_actor(write_actor(step.actor)) == step.actor


def test_the_log_played_again_gives_the_same_state(table: Table) -> None:
    log: list[tuple[str, str]] = []
    told: list[list[Event]] = []
    stops = {}
    for step in party(table):
        log.append((write_actor(step.actor), table.game.write(step.action)))
        told.append(step.events)
        if len(log) % 97 == 1:
            stops[len(log)] = step.state.clone()
    stops[len(log)] = step.state
    state = table.new()
    for number, (actor, text) in enumerate(log, 1):
        assert state.apply(read_actor(actor), table.game.read(text)) == told[number - 1]
        if number in stops:
            assert state == stops[number]
            assert state.standing() == stops[number].standing()


def test_views_are_pictures_of_plain_frozen_values(table: Table) -> None:
    options = table.options()
    for step in moments(table, Random(6)):
        for seat in onlookers(table.players):
            keep.check_view(step.state.view(seat), seat, table.game, options)


def test_an_imagined_state_looks_the_same(table: Table) -> None:
    luck = Random(7)
    pool = keep.Pool(table.game)
    keep.check_determinized(table.game, table.new(), table.players, luck, ())
    for step in moments(table, luck):
        some = pool.actions(step.state, table.players, luck)
        keep.check_determinized(table.game, step.state, table.players, luck, some)


def test_nobody_hears_anything_of_where_hidden_cards_lie(table: Table) -> None:
    luck = Random(8)
    for step in moments(table, luck, 2 * LOOKS):
        keep.check_whispers(table.game, step.state, table.players, luck)


def test_a_view_followed_by_what_was_heard_is_the_view(table: Table) -> None:
    state = table.new()
    views = {seat: state.view(seat) for seat in onlookers(table.players)}
    for step in playing(state, Random(f"{table}"), 600):
        for seat, view in views.items():
            views[seat] = follow(view, step.history(seat))
            assert views[seat] == step.state.view(seat)


def test_what_a_seat_is_given_leads_nowhere_else_and_can_be_sent(table: Table) -> None:
    """A view, what was heard and the offers hold plain values only, and survive the way into another process."""
    heard: dict[int, list[Event]] = {seat: [] for seat in range(table.players)}
    luck = Random(9)
    share = LOOKS / 2 / length(table)
    for step in party(table):
        for seat, told in heard.items():
            told += step.history(seat)
        if any(isinstance(event, DealEnded) for event in step.events):
            heard = {seat: [] for seat in range(table.players)}
        if luck.random() > share:
            continue
        for seat, told in heard.items():
            view, offers = step.state.view(seat), step.state.legal(seat)
            prompt = DecisionRequest(view, tuple(told), offers, seat == step.state.turn().must, "simple")
            assert outsiders(prompt) == set()
            sent = pickle.loads(pickle.dumps(prompt))
            assert (sent.view, sent.history) == (prompt.view, prompt.history)
            assert keep.same_offers(keep.offered(step.state, seat), list(sent.offers)[: keep.MANY])
            if offers:
                assert named_cards(keep.offered(step.state, seat)) <= named_cards((view, told))


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    state = table.new()
    before = state.clone()
    with pytest.raises(IllegalActionError):
        state.apply(table.players, table.game.vocabulary.words[0])
    assert state == before


def test_the_preset_is_a_set_of_possible_options(table: Table) -> None:
    options = table.options()
    seats = sorted(seat for side in table.game.sides(options) for seat in side)
    assert seats == list(range(table.players))
    assert table.game.presets["classic"] == {}
    assert GAMES[table.game.id] is table.game


def test_chips_are_counted_from_the_start(table: Table) -> None:
    start = table.new().view(None).chips
    for number in numbers(table):
        *_, last = party(table, number)
        chips = last.state.view(None).chips
        gains = [chips.get(purse(seat), 0) - start.get(purse(seat), 0) for seat in range(table.players)]
        assert tuple(gains) == last.state.standing().chips
