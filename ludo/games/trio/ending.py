"""The end of a deal: everybody counts, the sheet gets a line, and the partie may be over."""

from ludo.engine.changes import change, change_stage
from ludo.engine.events import DealEnded, Event, PartieEnded, Turned
from ludo.engine.places import hand
from ludo.games.trio import rules, scoring
from ludo.games.trio.base import TrioBase
from ludo.games.trio.context import NO_CARD
from ludo.games.trio.view import Ending, Outcome


def end_deal(state: TrioBase, how: Ending, events: list[Event] | None) -> None:
    """Everybody shows and counts what they hold (TRO-52), the sheet gets a line (TRO-53); the partie may be over
    (TRO-56)."""
    stage, options = state.stage, state.options
    out = state.current_turn if how == "out" else -1
    state.known = state.hands
    if events is not None:
        events += [Turned(hand(seat), held) for seat, held in enumerate(state.hands) if held]
    gained = scoring.deal_points(state.hands)
    line = scoring.line_after(stage.scores, stage.contracts, state.opened, gained)
    result = scoring.partie_result(
        options, stage.contracts, state.opened, None if out < 0 else out, line.scores, gained
    )
    change_stage(state, events, outcome=Outcome(how, out, gained))
    change(state, events, "current_turn", -1)
    change_stage(state, events, scores=line.scores, contracts=line.contracts, sheet=(*stage.sheet, line))
    change(state, events, "bound", NO_CARD)
    if events is not None:
        winners = () if out < 0 else (out,)
        events.append(DealEnded(stage.deal_number, how, winners, (0,) * options.players))
    if result.over:
        change_stage(state, events, winners=result.winners)
        change(state, events, "phase", "over")
        if events is not None:
            events.append(PartieEnded(result.winners))
    else:
        change_stage(state, events, dealer=rules.next_seat(stage.dealer, options.players))
        change(state, events, "phase", "shuffle")
