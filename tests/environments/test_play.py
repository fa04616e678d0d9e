"""What every environment is made of: vectors that leak nothing, acts spelt by tokens, one seat after the other."""

import ast
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from ludo.engine.places import Place
from ludo.environments import vectors
from ludo.environments.play import Play, Terms
from ludo.environments.tokens import END, PASS, Spelling, spelt, tokens
from ludo.games import GAMES
from tests.house.sources import python_files, tree_of


class Table(NamedTuple):
    """A preset with a number of players."""

    game: str
    preset: str
    players: int

    def terms(self, **changed: str) -> Terms:
        values = {**GAMES[self.game].presets[self.preset], "players": self.players}
        return Terms(self.game, values, length="deal" if changed else "partie")


TABLES = [
    Table(game, preset, players)
    for game, each in GAMES.items()
    for preset, values in each.presets.items()
    for players in sorted({min(each.player_counts(values)), max(each.player_counts(values))})
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def moments(play: Play, luck: Random, steps: int) -> Iterator[Play]:
    """A partie at each question, as it is played at random."""
    for _ in range(steps):
        while play.luck_is_due:
            play.draw(luck)
        if play.over:
            return
        yield play
        play.choose(luck.choice(play.legal()))


@every_table
def test_what_is_hidden_from_a_seat_changes_nothing_of_its_vector(table: Table) -> None:
    luck, terms = Random(3), table.terms()
    differ = False
    for number, play in enumerate(moments(Play(terms), luck, 40)):
        if number % 4:
            continue
        for seat in range(terms.players):
            twin = play.clone()
            twin.state = terms.game.determinize(play.state.view(seat), luck)
            assert (twin.observe(seat) == play.observe(seat)).all()
            assert len(twin.observe(seat)) == len(terms.labels)
            differ |= any((twin.observe(other) != play.observe(other)).any() for other in range(terms.players))
            if seat == play.seat:
                assert sorted(map(terms.game.write, twin.state.legal(seat))) == sorted(
                    map(terms.game.write, play.state.legal(seat))
                )
    assert differ, "other cards would have been seen by who holds them"


@every_table
def test_every_act_has_a_spelling_of_its_own(table: Table) -> None:
    terms = table.terms()
    for play in moments(Play(terms), Random(5), 40):
        assert play.seat is not None
        if play._spelling is not None and play._spelling.so_far:
            continue  # the act has begun
        offers = list(play.state.legal(play.seat))
        spellings = {spelt(terms.game, action) for action in offers}
        assert len(spellings) == len(offers)
        for action in Random(1).sample(offers, min(3, len(offers))):
            choice, wanted = Spelling(terms.game, offers, optional=False), spelt(terms.game, action)
            done = False
            while not done:
                assert choice.legal()
                at = len(choice.so_far)
                done = choice.choose(wanted[at] if at < len(wanted) else terms.tokens.index(END))
            assert choice.action == action


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("length", ["partie", "deal"])
def test_a_partie_ends_and_its_returns_sum_to_nothing(game: str, length: str) -> None:
    terms = Terms(game, length="deal" if length == "deal" else "partie")
    play = Play(terms)
    done = sum(1 for _ in moments(play, Random(1), 20_000))
    assert play.over
    assert done > 3
    assert sum(play.returns()) == pytest.approx(0)
    assert any(play.returns())
    assert play.seat is None
    with pytest.raises(ValueError, match="nobody is asked"):
        play.choose(0)


def test_a_copy_goes_on_by_itself_also_within_an_act() -> None:
    play, luck = Play(Terms("trente_et_un", {"variant": "schwimmen36", "players": 2})), Random(2)
    within = next(each for each in moments(play, luck, 400) if each._spelling is not None and each._spelling.so_far)
    before = (within.legal(), within.observe(0).tolist())
    twin = within.clone()
    twin.choose(twin.legal()[-1])
    assert (within.legal(), within.observe(0).tolist()) == before


def test_a_call_out_of_turn_is_a_wish_that_comes_first() -> None:
    """At Trut a seat may call before the card that another one has to lay."""
    terms = Terms("trut")
    names = {name: number for number, name in enumerate(tokens("trut"))}
    play = Play(terms)
    luck = Random(1)
    while play.luck_is_due:
        play.draw(luck)
    first = play.seat
    assert first is not None
    card = next(token for token in play.legal() if tokens("trut")[token] not in ("trut", "deux_pareilles", "brelan"))
    play.choose(card)
    if play.seat == first:  # the verb, then the card
        play.choose(play.legal()[0])
    assert play.seat == 1 - first, "nothing has been laid yet"
    assert names[PASS] in play.legal()
    assert not play.state.view(None).zones.get(Place("trick"))
    play.choose(names["trut"])
    assert play.seat == first, "who has to answer"
    with pytest.raises(ValueError, match="cannot come next"):
        play.choose(names["brelan"])


def test_every_kind_of_place_of_every_game_has_numbers() -> None:
    """What random parties may not show."""
    known = {*vectors.OWNED, *vectors.COMMON, *vectors.CHIPS, "purse", "bank"}
    named = {
        node.args[0].value
        for path in python_files("ludo/games")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Place"
        and node.args and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    assert len(named) > 10
    assert named - known == set()
