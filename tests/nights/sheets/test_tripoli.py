"""The Tripoli board with real cards: it moves the same chips as the engine does in play."""

import pytest

from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.options import PRESETS, TripoliOptions
from ludo.games.tripoli.state import TripoliState
from ludo.nights.sheets.contract import fill, mark_text
from ludo.nights.sheets.tripoli import TRIPOLI_SHEET
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
