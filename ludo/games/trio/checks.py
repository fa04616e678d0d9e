"""Why an action of Trio is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import Final

from ludo.engine.actions import Action, Deal, Lot, Say, Shuffle
from ludo.engine.cards import FACES
from ludo.engine.offers import Shuffles, deal_refusal
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.trio import laying
from ludo.games.trio.actions import DRAW_DISCARD, DRAW_TALON, Discard
from ludo.games.trio.base import TrioBase
from ludo.games.trio.context import NEVER, NO_CARD, TurnContext, with_discard
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards
from ludo.games.trio.rules import HAND_SIZE, full_pack


def refusal(state: TrioBase, actor: Actor, action: Action) -> Refusal | None:
    """Return the refusal of any action of any actor, None if it is legal."""
    if state.phase == "over":
        return PARTIE_OVER
    if state.phase not in ("draw", "play"):
        return NOT_ASKED if actor != CHANCE else _by_luck(state, action)
    if not 0 <= actor < state.options.players:
        return NOT_ASKED
    if actor != state.current_turn:
        return Refusal("not-your-turn", {"seat": state.current_turn})
    if state.phase == "draw" and _draws_from_stock(action):
        return None
    return player_refusal(state.context(), action)


def _by_luck(state: TrioBase, action: Action) -> Refusal | None:
    options = state.options
    match state.phase, action:
        case "lot", Lot(seat=seat):
            return None if 0 <= seat < options.players else UNKNOWN_ACTION
        case "shuffle", Deal():
            return deal_refusal(action, full_pack(options), options.players, HAND_SIZE)
        case (("seek" | "shuffle"), Shuffle()):
            return None if action in Shuffles(full_pack(options)) else Refusal("misdeal-cards")
        case "reshuffle", Shuffle():
            return None if action in Shuffles(state.discards[:-1]) else Refusal("misdeal-cards")
        case _:
            return UNKNOWN_ACTION


def _draws_from_stock(action: Action) -> bool:
    """Return whether this is a draw from the stock: whoever has to draw may always do so (TRO-33)."""
    return isinstance(action, Say) and action.word == DRAW_TALON.word


def player_refusal(context: TurnContext, action: Action) -> Refusal | None:
    """Return why a player whose turn it is may not do this."""
    if not context.drawing:
        return laying_refusal(context, action)
    if _draws_from_stock(action):
        return None
    if action == DRAW_DISCARD:
        return take_refusal(context)
    return Refusal("draw-first") if laying.is_of_play(action) else UNKNOWN_ACTION


_TAKE_TO_FINISH: Final = tuple(Refusal("take-to-finish", {"card": card}) for card in range(FACES))
"""By the top card of the discard pile."""


def take_refusal(context: TurnContext) -> Refusal | None:
    """Return why the top discard may not be taken: who has opened may only to finish (TRO-33, TRO-44, TRO-45)."""
    if context.top == NO_CARD:
        return Refusal("no-discard")
    if context.opened == NEVER or can_finish(with_discard(context)):
        return None
    return _TAKE_TO_FINISH[context.top]


def laying_refusal(context: TurnContext, action: Action) -> Refusal | None:
    """Why a player who has drawn may not do this; an act after which the turn cannot be completed is refused (10.3)."""
    found = laying.refusal(context, action)
    if found is not None or isinstance(action, Discard):
        return found
    return None if can_complete(laying.after(context, action)) else Refusal("turn-stuck")


def can_complete(context: TurnContext) -> bool:
    """Has this player, who has drawn, a legal way to end their turn?"""
    return not context.hand or bool(discards(context)) or can_finish(context)
