"""What somebody who looks at a table would type into the score sheet when a deal of the engine has ended."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from ludo.engine.events import DealEnded
from ludo.engine.game import AnyState, Standing
from ludo.engine.places import Seat
from ludo.games.trente_et_un.state import TrenteEtUnState
from ludo.games.trio.rules import points
from ludo.games.trio.state import TrioState
from ludo.games.triomphe.actions import Stake
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.teams import teams_of
from ludo.games.trut.state import TrutState
from ludo.nights.sheets.registry import SHEETS, sheet_of
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.nights.sheets.trio import TrioLine
from ludo.nights.sheets.triomphe import TriompheLine
from ludo.nights.sheets.trut import TrutLine
from tests.contract.playing import Step, playing
from tests.contract.tables import Table

BY_LINE = ("tripoli",)
"""Games whose sheets have many lines a deal."""
GAMES_BY_DEAL = tuple(game for game, sheet in SHEETS.items() if sheet is not None and game not in BY_LINE)
"""The games whose sheets have one line a deal."""


@dataclass(frozen=True)
class TypedDeal:
    """A deal as typed, and what the engine makes of it: the standing after it, and what it brought each seat."""

    text: str
    standing: Standing
    chips: tuple[int, ...]


def typed_deals(table: Table, luck: Random, step_in: float = 0.1) -> Iterator[TypedDeal]:
    """Play a random partie to its end and type every deal."""
    sheet = sheet_of(table.game.id)
    agreed: int | None = None
    for step in playing(table.new(), luck, table.bound(), step_in):
        agreed = step.action.chips if isinstance(step.action, Stake) else agreed
        for event in step.events:
            if isinstance(event, DealEnded):
                line = line_of(step)
                if agreed is not None and isinstance(line, TriompheLine):
                    line, agreed = replace(line, stake=agreed), None
                yield TypedDeal(sheet.write(line), step.state.standing(), event.chips)


def line_of(step: Step) -> object:
    """Return the line of the deal that a step has ended."""
    state: AnyState = step.state
    match state:
        case TrioState():
            return _trio(state)
        case TrutState():
            return _trut(state)
        case TriompheState():
            return _triomphe(state, step.actor)
        case TrenteEtUnState():
            return _trente_et_un(state, step.actor)
        case _:
            raise TypeError(type(state))


def _trio(state: TrioState) -> TrioLine:
    outcome = state.stage.outcome
    assert outcome is not None
    counted = tuple(points(held) for held in state.hands)
    return TrioLine(None if outcome.out < 0 else outcome.out, state.opened, counted)


def _trut(state: TrutState) -> TrutLine:
    outcome = state.stage.outcome
    assert outcome is not None
    match outcome.how:
        case "fold":
            return TrutLine("declined", outcome.winner)
        case "no_go":
            return TrutLine("stayed", outcome.winner)
        case "nul":
            return TrutLine("void", None)
    if state.stage.went:
        return TrutLine("went", outcome.winner)
    return TrutLine("followed" if state.followed else "plain", outcome.winner)


def _triomphe(state: TriompheState, actor: Seat) -> TriompheLine:
    stage = state.stage
    outcome = stage.outcome
    assert outcome is not None
    side_of = teams_of(state.options).side_of
    if outcome.how == "fault":
        return TriompheLine("fault", side=side_of[actor])
    if outcome.how == "conceded":
        return TriompheLine("conceded", side=1 - side_of[stage.conceder])
    taken = [side_of[seat] for seat in state.takers]
    tricks = tuple(taken.count(side) for side in range(len(outcome.tricks)))
    if stage.refused:
        return TriompheLine("refused", tricks, side=1 - side_of[stage.conceder])
    return TriompheLine("played", tricks, _first(taken, tricks, state))


def _first(taken: list[int], tricks: tuple[int, ...], state: TriompheState) -> int | None:
    """Of several sides with the most tricks, who had so many first, where somebody would ask for it."""
    options = state.options
    most = max(tricks)
    leading = [side for side, count in enumerate(tricks) if count == most]
    if len(leading) == 1 or len(tricks) == 2 or options.multi_scoring == "min_tricks":
        return None
    reached = [(taken[:end].count(side), end) for end in range(1, 6) for side in (taken[end - 1],)]
    return next(taken[end - 1] for count, end in reached if count == most)


def _trente_et_un(state: TrenteEtUnState, actor: Seat) -> TrenteEtUnLine:
    outcome = state.stage.outcome
    assert outcome is not None
    knocker = None if state.closer < 0 else state.closer
    if outcome.how == "fire":
        return TrenteEtUnLine("fire", holders=outcome.holders)
    if state.setting.is_36 and outcome.how == "thirty_one" and state.options.sch_thirty_one_losers == "all_others":
        return TrenteEtUnLine("thirty_one", outcome.values, holders=outcome.holders)
    if state.setting.is_36:
        return TrenteEtUnLine("compared", outcome.values)
    if outcome.how == "thirty_one":
        return TrenteEtUnLine("thirty_one", (), knocker, outcome.holders, actor != outcome.holders[0])
    return TrenteEtUnLine("showdown" if knocker is not None else "compared", outcome.values, knocker)
