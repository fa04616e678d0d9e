"""Why an action of Trio is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import TYPE_CHECKING

from ludo.engine.actions import Action, Deal, Lot, Shuffle
from ludo.engine.offers import Shuffles, deal_refusal
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.trio import laying
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, Discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards
from ludo.games.trio.moment import NEVER, NO_CARD, Moment, with_discard
from ludo.games.trio.rules import HAND_SIZE, full_pack

if TYPE_CHECKING:
    from ludo.games.trio.state import TrioState


def refusal(state: "TrioState", actor: Actor, action: Action) -> Refusal | None:
    """The refusal of any action of any actor, None if it is legal."""
    if state.phase == "over":
        return PARTIE_OVER
    if state.phase not in ("draw", "play"):
        return NOT_ASKED if actor != CHANCE else _by_luck(state, action)
    if not 0 <= actor < state.options.players:
        return NOT_ASKED
    if actor != state.on_turn:
        return Refusal("not-your-turn", {"seat": state.on_turn})
    return player_refusal(state.moment(), action)


def _by_luck(state: "TrioState", action: Action) -> Refusal | None:
    options = state.options
    match state.phase, action:
        case "lot", Lot(seat):
            return None if 0 <= seat < options.players else UNKNOWN_ACTION
        case "shuffle", Deal():
            return deal_refusal(action, full_pack(options), options.players, HAND_SIZE)
        case (("seek" | "shuffle"), Shuffle()):
            return None if action in Shuffles(full_pack(options)) else Refusal("misdeal-cards")
        case "reshuffle", Shuffle():
            return None if action in Shuffles(tuple(state.discards[:-1])) else Refusal("misdeal-cards")
        case _:
            return UNKNOWN_ACTION


def player_refusal(moment: Moment, action: Action) -> Refusal | None:
    """Why a player whose turn it is may not do this."""
    if not moment.drawing:
        return laying_refusal(moment, action)
    if action == DRAW_TALON:
        return None
    if action == DRAW_DISCARD:
        return take_refusal(moment)
    return Refusal("draw-first") if laying.is_of_play(action) else UNKNOWN_ACTION


def take_refusal(moment: Moment) -> Refusal | None:
    """Why the top discard may not be taken: who has opened may only to finish (TRO-33, TRO-44, TRO-45)."""
    if moment.top == NO_CARD:
        return Refusal("no-discard")
    if moment.opened == NEVER or can_finish(with_discard(moment)):
        return None
    return Refusal("take-to-finish", {"card": moment.top})


def laying_refusal(moment: Moment, action: Action) -> Refusal | None:
    """Why a player who has drawn may not do this; an act after which the turn cannot be completed is refused (10.3)."""
    found = laying.refusal(moment, action)
    if found is not None or isinstance(action, Discard):
        return found
    return None if can_complete(laying.after(moment, action)) else Refusal("turn-stuck")


def can_complete(moment: Moment) -> bool:
    """Has this player, who has drawn, a legal way to end his turn?"""
    return not moment.hand or bool(discards(moment)) or can_finish(moment)
