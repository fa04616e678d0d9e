"""Taking the discard to finish, and getting rid of all cards (rulebook sections 5 and 6)."""

from random import Random
from typing import Any

import pytest

from ludo.engine.actions import Action
from ludo.engine.cards import RANK, SUIT, Card
from ludo.games.trio import TRIO, checks, laying
from ludo.games.trio.actions import Discard
from ludo.games.trio.combinations import WILD, Meld, shape_of
from ludo.games.trio.context import EARLIER, NO_CARD, THIS_TURN, Opened, TurnContext
from ludo.games.trio.finishing import can_finish, finishing_line
from ludo.games.trio.laying import after, layoffs, new_melds, replacements
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import full_pack
from tests.games.trio.table import Table, context, options, put_on_stock, refused


def may_take(held: str, top: str, opened: Opened = EARLIER, **more: Any) -> bool:
    return refused(context(held, opened, top=top, **more), "draw_discard") is None


@pytest.mark.clause("TRO-44", "TRO-45")
def test_an_opener_takes_the_discard_only_to_finish() -> None:
    """Rulebook E8."""
    assert not may_take("9h 10h 9s Qc", "8h")
    assert may_take("9h 10h Qc", "8h")
    assert may_take("9h 10h 9s", "8h")
    assert may_take("9h 10h", "8h")
    assert may_take("9h 10h 9s Qc", "8h", others=["9c 9d 9h"])
    assert refused(context("9h 10h 9s Qc", top="8h"), "draw_discard") == "take-to-finish"
    assert refused(context("9h 10h 9s Qc", top="8h"), "draw_talon") is None


@pytest.mark.clause("TRO-33", "TRO-40")
def test_who_has_not_opened_takes_it_freely() -> None:
    """Rulebook E15."""
    assert may_take("4h 4s 6d 7c 8s 9h 10c Jd Qs Kh Kd As 3c", "Kc", "never")
    drawing = context("4h 4s", "never", top="Kc")._replace(top=NO_CARD)
    assert refused(drawing, "draw_discard") == "no-discard"
    assert refused(drawing, "discard:4h") == "draw-first"
    assert refused(drawing, "shuffle:4h") == "unknown-action"


@pytest.mark.clause("TRO-35", "TRO-45")
def test_the_taken_card_itself_must_be_laid() -> None:
    spades = ["3s 4s 5s"]
    assert not may_take("6s", "Kc", others=spades)
    assert may_take("6s", "Kc", others=spades, return_taken_discard=True)
    assert not may_take("Kc 6s", "Kc", others=[])


@pytest.mark.clause("TRO-45", "TRO-47")
def test_cards_that_can_be_laid_off_count() -> None:
    assert may_take("10c", "9c", mine=["6c 7c 8c"])
    assert not may_take("10c", "9c", mine=["6c 7c 8c"], layoff_own_melds=False)
    assert may_take("2s Kd", "10d", others=["7d 8d 2h=9d"], wild_limit_scope="at_laying")
    assert not may_take("2s Kd", "10d", others=["7d 8d 2h=9d"])


@pytest.mark.clause("ECO-06", "TRO-45")
def test_finishing_with_the_wilds_of_lecole() -> None:
    assert may_take("Jo 6s Kd", "2h", variant="ecole")
    assert not may_take("Jo 6s Kd", "2h", variant="ecole", ecole_free_wilds="long_only")


@pytest.mark.clause("TRO-45")
def test_who_took_it_must_finish() -> None:
    at = context("8h 9h 10h Qc 9s", taken="8h", others=["9c 9d 9h"])
    assert refused(at, "discard:Qc") == "must-finish"
    assert refused(at, "meld:tierce:8h 9h 10h") is None
    assert refused(context("8h 8d 8s 9h 10h Qc", taken="8h"), "meld:brelan:8d 8h 8s") == "turn-stuck"
    last = context("Qc", taken="8h")._replace(bound=NO_CARD)
    assert refused(last, "discard:Qc") is None
    assert refused(last, "draw_talon") == "draw-done"
    assert refused(last, "shuffle:Qc") == "unknown-action"


@pytest.mark.clause("TRO-35")
def test_the_taken_card_may_not_be_thrown_back() -> None:
    """Rulebook E15."""
    held = "4h 4s 6d Kc"
    assert refused(context(held, "never", taken="Kc"), "discard:Kc") == "taken-discard"
    assert refused(context(held, "never", taken="Kc"), "discard:4h") is None
    assert refused(context(held + " Kc", "never", taken="Kc"), "discard:Kc") is None
    assert refused(context(held, "never", taken="Kc", return_taken_discard=True), "discard:Kc") is None
    assert refused(context(held, "never"), "discard:Kc") is None
    assert refused(context(held, "never"), "discard:Qc") == "not-held"


@pytest.mark.clause("TRO-42", "TRO-50")
def test_getting_rid_of_all_cards() -> None:
    """Rulebook E12."""
    table = ["4s 5s 6s", "10c 10h 10h"]
    assert can_finish(context("7s 10d", others=table))
    assert can_finish(context("7s Kd", others=table))
    assert not can_finish(context("7s Kd Qc", others=table))
    assert can_finish(context("3c 3d 3h 8s 9s 10s Kd"))
    assert not can_finish(context("Kd Kh", others=["Ks Kc Kd Kh"]))
    assert not can_finish(context("9h 10h Jh Qc", taken="Qc"))


@pytest.mark.clause("TRO-42", "TRO-50")
def test_getting_rid_of_all_cards_in_the_opening_turn() -> None:
    held = "3c 3d 3h 4s 5s 6s 7s 8s 9s 10s Jd Qd Kh 5c"
    table = ["8d 9d 10d", "Kc Kd Ks"]
    at = context(held, "never", contract=7, others=table)
    line = finishing_line(at)
    assert line is not None
    assert TRIO.write(line[0]).startswith("open:")
    for action in line[:-1]:
        assert laying.refusal(at, action) is None
        at = after(at, action)
    assert [TRIO.write(line[-1])] == [f"discard:{TRIO.write(line[-1])[8:]}"]
    assert len(at.hand) == 1
    assert not can_finish(context(held, "never", contract=7, others=table, layoff_opening_turn="none"))
    own = "3c 3d 3h 4s 5s 6s 7s 8s 9s 10s Js Qs Ks 5c"
    assert not can_finish(context(own, "never", contract=7))
    assert can_finish(context(own, "never", contract=7, layoff_opening_turn="any"))


@pytest.mark.clause("TRO-30", "TRO-50")
def test_an_exchanged_wild_may_help_to_finish() -> None:
    assert can_finish(context("8h 6s 7s Kd", others=["5h 6h 7h 2c=8h"], wild_replacement=True))
    assert not can_finish(context("8h 6s 7s Kd", others=["5h 6h 7h 2c=8h"]))


@pytest.mark.clause("TRO-50")
def test_the_deal_ends_at_once_when_a_card_laid_was_the_last() -> None:
    table = Table("6c 6d 6h 9c 9d 9s 4c 4d 4h Js Qs Ks Kd").do("0 draw_talon; 0 open:6c 6d 6h / 9c 9d 9s")
    extra = table.hand(0).split()[-1]
    table.do(f"0 discard:{extra}")
    for seat in (1, 2):
        table.do(f"{seat} draw_talon").do(f"{seat} discard:{table.hand(seat).split()[-1]}")
    put_on_stock(table.state, "As")
    table.do("0 draw_talon; 0 meld:brelan:4c 4d 4h; 0 meld:tierce:Js Qs Ks; 0 layoff:As:3:high; 0 discard:Kd")
    assert table.facts.outcome is not None
    assert (table.facts.outcome.how, table.facts.outcome.out) == ("out", 0)
    assert table.facts.scores[0] == 0
    assert table.facts.current_turn == -1
    assert table.facts.contracts == (2, 1, 1)


def naive(at: TurnContext, seen: set[tuple[Any, ...]]) -> bool:
    """Every act in every order."""
    if not at.hand or (len(at.hand) == 1 and laying.discards(at)):
        return True
    key = (tuple(sorted(at.hand)), at.melds, at.bound, at.taken_laid)
    if key in seen:
        return False
    seen.add(key)
    return any(naive(after(at, action), seen) for action in (*new_melds(at), *layoffs(at), *replacements(at)))


def drawn_context(read: TrioOptions, luck: Random) -> TurnContext:
    """A table and a hand of cards that often fit together."""
    ranks = luck.sample(range(2, 15), luck.choice([4, 5, 6, 9]))
    suits = luck.sample(range(4), luck.choice([1, 2, 3]))

    def fits(card: Card) -> bool:
        return WILD[card] or ((RANK[card] in ranks or luck.random() < 0.15) and SUIT[card] in suits)

    pack = [card for card in full_pack(read) if fits(card)]
    luck.shuffle(pack)
    melds: list[Meld] = []
    for _ in range(luck.randrange(5)):
        found = list(new_melds(TurnContext(read, 0, False, tuple(pack[:10]), 1, EARLIER)))
        if found:
            combination = luck.choice(found).combination
            for card in combination.cards:
                pack.remove(card)
            melds.append(
                Meld(luck.randrange(2), combination, shape_of(combination.kind, len(combination.cards), read).limit)
            )
        luck.shuffle(pack)
    hand = tuple(pack[: luck.randrange(1, 8)])
    taken = luck.random() < 0.4 and bool(hand)
    bound = hand[-1] if taken and not read.return_taken_discard else NO_CARD
    card = hand[-1] if taken else NO_CARD
    return TurnContext(
        read, 0, False, hand, 1, luck.choice([EARLIER, THIS_TURN]), tuple(melds), NO_CARD, bound, taken, card
    )


def leads_out(at: TurnContext, line: tuple[Action, ...]) -> None:
    """Every act of the line is legal, and nothing is left."""
    for action in line:
        assert checks.laying_refusal(at, action) is None, (at, line)
        at = at._replace(hand=()) if isinstance(action, Discard) else after(at, action)
    assert not at.hand


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"layoff_own_melds": False, "later_sequences": "any"},
        {"wild_replacement": True, "natural_twos": True},
        {"wild_replacement": True, "layoff_own_melds": False},
        {"wild_replacement": True, "sequence_wrap": True, "wild_limit_scope": "at_laying"},
        {"wild_limit_scope": "at_laying", "layoff_opening_turn": "any"},
        {"wild_replacement": True, "later_sequences": "any", "return_taken_discard": True},
        {"variant": "ecole", "wild_replacement": True},
        {"variant": "ecole", "sequence_wrap": True},
        {"variant": "ecole", "ecole_free_wilds": "long_only", "later_sequences": "any", "wild_replacement": True},
        {"duplicates_in_sets": False, "trio_adjacent_wilds": False, "ace_rank": "high"},
    ],
)
def test_the_search_finds_a_line_exactly_if_there_is_one(values: dict[str, Any]) -> None:
    read, luck = options(**values), Random(str(values))
    found = []
    for _ in range(150):
        at = drawn_context(read, luck)
        line = finishing_line(at)
        found.append(line is not None)
        assert found[-1] == naive(at, set()), at
        if line is not None:
            leads_out(at, line)
    assert True in found
    assert False in found
