"""Why an action of Trente-et-un is not legal. What the program offers, greys out or refuses is decided here."""

from collections.abc import Callable, Mapping
from typing import Final

from ludo.engine.actions import Action, Deal, Discard, Lot, Say, Shuffle
from ludo.engine.cards import Card
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.trente_et_un import actions, rules
from ludo.games.trente_et_un.base import TrenteEtUnBase
from ludo.games.trente_et_un.options import MOST_PLAYERS

Check = Callable[[TrenteEtUnBase, Action], Refusal | None]

_DRAW_WORDS: Final = frozenset(say.word for say in actions.DRAWS)
_MISDEAL: Final = Refusal("misdeal-cards")
_DRAW_FIRST: Final = Refusal("draw-first")
_THROW_FIRST: Final = Refusal("discard-first")
_TAKEN_STAYS: Final = Refusal("taken-stays")
_FROZEN: Final = Refusal("swapped-all")
_NOT_ON_TABLE: Final = Refusal("not-on-table")
_KNOCKED: Final = tuple(Refusal("knocked", {"seat": seat}) for seat in range(MOST_PLAYERS))
_CLOSED: Final = tuple(Refusal("closed", {"seat": seat}) for seat in range(MOST_PLAYERS))
_CLOSE_LATER: Final = Refusal("close-first-round")
_AFTER_DISCARD: Final = Refusal("knock-after-discard")
_FIRST_ROUND: Final = Refusal("knock-first-round")


def refusal(state: TrenteEtUnBase, actor: Actor, action: Action) -> Refusal | None:
    """Return the refusal of any action of an actor who is not the seat on turn, None if luck may do it."""
    if state.phase == "over":
        return PARTIE_OVER
    if state.phase not in BY_PHASE:
        return NOT_ASKED if actor != CHANCE else _by_luck(state, action)
    if 0 <= actor < len(state.hands):
        return Refusal("not-your-turn", {"seat": state.on_turn})
    return NOT_ASKED


def _by_luck(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat=seat):
            return None if seat in rules.seats_in(state.stage.lives, 0) else UNKNOWN_ACTION
        case "shuffle", Deal():
            return rules.misdeal(state.options, state.stage.lives, action)
        case ("shuffle" | "reshuffle") as phase, Shuffle():
            pack = rules.pack_of(state.options) if phase == "shuffle" else rules.renewed(state.middle)[1]
            return None if len(action.cards) == len(pack) and set(action.cards) == set(pack) else _MISDEAL
        case _:
            return UNKNOWN_ACTION


def knock_refusal(state: TrenteEtUnBase) -> Refusal | None:
    """Return why the seat on turn may not knock now (T31-32, T31-33, T31-34)."""
    if state.closer >= 0:
        return _KNOCKED[state.closer]
    setting = state.setting
    if setting.after_discard and state.phase == "draw":
        return _AFTER_DISCARD
    if not setting.knock_first_round and state.turns < len(rules.seats_in(state.stage.lives, 0)):
        return _FIRST_ROUND
    return None


def _draw(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    """Take a card, or knock instead (T31-24, T31-31)."""
    if isinstance(action, Say):
        if action.word in _DRAW_WORDS:
            return None
        return knock_refusal(state) if action == actions.KNOCK else UNKNOWN_ACTION
    return _DRAW_FIRST if isinstance(action, Discard) else UNKNOWN_ACTION


def discards(state: TrenteEtUnBase) -> tuple[Card, ...]:
    """Return the cards that the seat on turn may throw (T31-25 to T31-28)."""
    held = state.hands[state.on_turn]
    if state.taken < 0:
        return held
    bound = rules.bound_card(state.setting.turnup_returnable, state.taken, state.fresh)
    return tuple([card for card in held if card != bound])


def _discard(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    """Put a card on the discard pile (T31-25)."""
    if isinstance(action, Discard):
        if action.card in discards(state):
            return None
        return _TAKEN_STAYS if action.card in state.hands[state.on_turn] else NOT_HELD
    return _THROW_FIRST if action in actions.DRAWS or action == actions.KNOCK else UNKNOWN_ACTION


def _knock_or_end(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    """Knock, or let the turn pass on (T31-32)."""
    if action == actions.KNOCK:
        return knock_refusal(state)
    return None if action == actions.END_TURN else UNKNOWN_ACTION


def _choose(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    """The dealer keeps or refuses their packet (SCH-06, SCH-07)."""
    return None if action in actions.DEALER_CHOICES else UNKNOWN_ACTION


def _exchange(state: TrenteEtUnBase, action: Action) -> Refusal | None:
    """Pass, push, exchange one card or all three (SCH-12, SCH-41); who has exchanged all may only pass (SCH-18)."""
    if action == actions.PASS:
        return None if _may_close(state) else _CLOSE_LATER
    if action == actions.PUSH:
        return _push_refusal(state)
    if action not in actions.EXCHANGES and not isinstance(action, actions.Swap):
        return UNKNOWN_ACTION
    if state.on_turn in state.frozen:
        return _FROZEN
    if isinstance(action, actions.Swap):
        if action.held not in state.hands[state.on_turn]:
            return NOT_HELD
        return None if action.taken in state.middle else _NOT_ON_TABLE
    return None


def _may_close(state: TrenteEtUnBase) -> bool:
    """May the seat on turn pass, which closes the deal in the first round by option only (SCH-43)?"""
    return rules.may_close(state.setting.closes_first_round, state.closer, state.turns, state.stage.lives)


def _push_refusal(state: TrenteEtUnBase) -> Refusal | None:
    """Return why the seat on turn may not push: not at this table, bound, or somebody has closed (SCH-41)."""
    if not state.setting.pushes:
        return UNKNOWN_ACTION
    if state.closer >= 0:
        return _CLOSED[state.closer]
    return _FROZEN if state.on_turn in state.frozen else None


def turn_words(state: TrenteEtUnBase) -> tuple[Say, ...]:
    """Return the words that the seat on turn may say with 36 cards, if it is not bound."""
    setting = state.setting
    if setting.closes_first_round and not setting.pushes:
        return actions.EXCHANGES
    return tuple([say for say in actions.TURN_WORDS if _exchange(state, say) is None])


BY_PHASE: Final[Mapping[str, Check]] = {
    "draw": _draw,
    "discard": _discard,
    "knock_or_end": _knock_or_end,
    "dealer_choice": _choose,
    "turn": _exchange,
}
"""What judges an action of the seat on turn, by the phases in which a seat is on turn."""
