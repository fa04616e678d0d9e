"""The Tripoli board with real cards: it moves the same chips as the engine does in play."""

from random import Random

import pytest

from ludo.engine.events import Paid
from ludo.engine.places import purse
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.options import PRESETS, TripoliOptions
from ludo.games.tripoli.reports import Carried, Dealer, SpareHand
from ludo.games.tripoli.state import TripoliState
from ludo.nights.chips import Move, sheet_account
from ludo.nights.sheets.contract import STRUCK, Brought, fill, mark_text
from ludo.nights.sheets.outcome import outcome
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET, payments
from tests.nights.sheets.tripoli_scribe import played


def options_of(preset: str, players: int, **more: object) -> TripoliOptions:
    return TRIPOLI.read_options({**PRESETS[preset], "players": players, **more})


def chips(state: TripoliState) -> tuple[object, ...]:
    return tuple(state.balances), tuple(state.board), state.stage.later_pots, state.stage.bought


def same_chips(options: TripoliOptions, seed: int, deals: int) -> list[str]:
    """Play a random partie, report it line by line, and compare all chips after each action; return the lines."""
    position = TRIPOLI_SHEET.start(options)
    texts: list[str] = []
    for state, reports in played(options, seed, deals):
        for report in reports:
            text = TRIPOLI_SHEET.write(report)
            assert TRIPOLI_SHEET.read(text) == report
            texts.append(text)
            marked = mark_text(TRIPOLI_SHEET, position, len(texts), text)
            assert marked.refusal is None, (text, marked.refusal)
            position = marked.position
        if state.phase == "suit" or (state.phase == "shuffle" and state.stage.closing):
            continue  # one line says who bid and which suit, and the board gathers the closing pot at once
        assert chips(position.table.state) == chips(state)
        if state.phase == "between":
            assert position.table.state.next_dealer() == state.next_dealer()
            assert position.standing == state.standing()
    assert position.step == "over"
    assert fill(TRIPOLI_SHEET, options, enumerate(texts, 1)).position == position
    return texts


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 10))
def test_reported_line_by_line_a_random_partie_moves_the_same_chips(preset: str, players: int) -> None:
    for seed in range(3):
        same_chips(options_of(preset, players), seed, deals=4)


@pytest.mark.parametrize("seed", range(24))
def test_a_partie_with_options_drawn_at_random_moves_the_same_chips(seed: int) -> None:
    rng = Random(seed)
    drawn = {
        name: rng.choice(values)
        for name, values in {
            "pay_collect": ("stage_one", "by_play"),
            "pay_suit": ("hearts", "auction"),
            "sequence": ("8-9-10", "10-J-Q", "2-3-4"),
            "poker_opener": ("left_of_dealer", "dealer"),
            "michigan_opener": ("poker_winner", "dealer", "left_of_dealer"),
            "spare_trade": (True, False),
            "lead_rule": ("free", "lowest_first", "alternate_colours", "any_suit", "opposite_colour"),
            "cosmo": (False, False, True),
            "bet_limit": (3, 10, None),
            "closing": ("poker", "share"),
            "starting_chips": (9, 20, 100),
            "spare_position": ("last", "first"),
            "sequence_share": ("by_player", "by_sequence"),
            "shortfall": ("credit", "buy_in", "sit_out"),
            "closing_betting": (True, False),
            "lead_pass_fine": (0, 2),
            "dealer_double_ante": (False, True),
            "poker_mode": ("betting", "showdown"),
        }.items()
    }
    same_chips(TRIPOLI.read_options({**drawn, "players": rng.randrange(2, 10)}), seed, deals=3)


def test_lines_that_were_tampered_with_are_refused_and_nothing_else() -> None:
    options = options_of("rummoli", 4, lead_pass_fine=1)
    texts = same_chips(options, 3, deals=3)
    rng = Random(5)
    for _ in range(1000):
        number = rng.randrange(len(texts))
        letters = list(texts[number])
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(letters))
            letters[place] = rng.choice('0123456789-,:{}[]"nulltrue ')
        tampered = "".join(letters)
        position = fill(TRIPOLI_SHEET, options, enumerate(texts[:number], 1)).position
        marked = mark_text(TRIPOLI_SHEET, position, 1, tampered)
        before, after = position.standing, marked.position.standing
        assert sum(before.balances) + position.on_table == 400 + sum(before.bought)
        assert sum(after.balances) + marked.position.on_table == 400 + sum(after.bought)


def test_a_line_that_fits_no_more_counts_for_nothing_until_it_does() -> None:
    options = options_of("classic", 4)
    texts = dict(enumerate(same_chips(options, 1, deals=2), 1))
    whole = fill(TRIPOLI_SHEET, options, texts.items())
    first = next(number for number, text in texts.items() if '"claims"' in text)
    without = fill(TRIPOLI_SHEET, options, {**texts, first: STRUCK}.items())
    assert without.lines[first - 1].struck
    assert without.lines[first].refusal is not None
    assert without.lines[first].chips == (0,) * 4
    assert sum(without.position.standing.balances) + without.position.on_table == 400
    assert fill(TRIPOLI_SHEET, options, texts.items()) == whole


def test_a_carried_board_brings_its_chips_from_the_sheet_it_lay_on() -> None:
    line = Carried(12, (0, 0, 0, 0, 0, 9, 5, 0, 1))
    assert TRIPOLI_SHEET.brought(line) == Brought(12, 15)
    options = options_of("classic", 3)
    filled = fill(TRIPOLI_SHEET, options, [(1, TRIPOLI_SHEET.write(line))])
    assert filled.position.board == line.board
    moves = outcome(TRIPOLI_SHEET, 30, (1, 2, 3), TRIPOLI.sides(options), filled).moves
    assert moves[1] == (Move(sheet_account(12), sheet_account(30), 15),)


def test_the_payments_of_a_line_are_told_in_order() -> None:
    options = options_of("classic", 2)
    position = fill(TRIPOLI_SHEET, options, [(1, TRIPOLI_SHEET.write(Dealer(0)))]).position
    assert payments(position, SpareHand(1, 4)) == (Paid(4, purse(1), purse(0)),)
