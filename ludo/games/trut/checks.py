"""Why an action of Trut is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import TYPE_CHECKING

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import PACK_32
from ludo.engine.offers import Shuffles, deal_refusal
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.trut.actions import ANSWERS, CALLS, FORTIAL_ANSWERS
from ludo.games.trut.rules import HAND_SIZE, HOLDS

if TYPE_CHECKING:
    from ludo.games.trut.state import TrutState


def refusal(state: "TrutState", actor: Actor, action: Action) -> Refusal | None:
    """The refusal of any action of any actor, None if it is legal."""
    match state.phase:
        case "over":
            return PARTIE_OVER
        case "play":
            return _in_play(state, actor, action)
        case "answer" | "fortial":
            if actor != state.asked[0]:
                return Refusal("answer-first", {"seat": state.asked[0]}) if actor >= 0 else NOT_ASKED
            words = ANSWERS if state.phase == "answer" else FORTIAL_ANSWERS
            return None if action in words else UNKNOWN_ACTION
        case _:
            return NOT_ASKED if actor != CHANCE else _by_luck(state, action)


def _by_luck(state: "TrutState", action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat):
            return None if 0 <= seat < state.options.players else UNKNOWN_ACTION
        case "shuffle", Deal():
            return deal_refusal(action, PACK_32, state.options.players, HAND_SIZE)
        case "shuffle", Shuffle():
            return None if action in Shuffles(PACK_32) else Refusal("misdeal-cards")
        case "cut", Cut(count):
            return None if 0 <= count < len(PACK_32) else UNKNOWN_ACTION
        case _:
            return UNKNOWN_ACTION


def _in_play(state: "TrutState", actor: Actor, action: Action) -> Refusal | None:
    if not 0 <= actor < state.options.players:
        return NOT_ASKED
    if isinstance(action, Say) and action in CALLS:
        return call_refusal(state, actor, action)
    if not isinstance(action, Play):
        return UNKNOWN_ACTION
    if actor != state.on_turn:
        return Refusal("not-your-turn", {"seat": state.on_turn})
    return None if action.card in state.hands[actor] else NOT_HELD


def no_trut(state: "TrutState") -> Refusal | None:
    """Why nobody at all may trut in this gap (TRU-33, TRU-34, TRU-83); asked during the play only."""
    if state.fortial is not None:
        return Refusal("trut-fortial")
    if state.truter >= 0:
        return Refusal("trut-already", {"seat": state.truter})
    if state.options.trut_timing == "between_tricks" and len(state.tricks) > len(state.results):
        return Refusal("trut-in-trick")
    return None


def call_refusal(state: "TrutState", seat: Seat, call: Say) -> Refusal | None:
    """Why this seat may not trut with this word now (TRU-34, TRU-35, TRU-70 to TRU-73)."""
    nobody = no_trut(state)
    if nobody is not None:
        return nobody
    if state.options.trut_timing == "own_turn" and seat != state.on_turn:
        return Refusal("trut-own-turn")
    held = state.hands[seat]
    if not held:
        return Refusal("trut-no-cards")
    holds = HOLDS.get(call.word)
    if holds is None:
        return None
    if not state.options.announcements:
        return Refusal("announce-off")
    if state.tricks:
        return Refusal("announce-late")
    if not (state.options.announcement_bluff or holds(held)):
        return Refusal("announce-untrue", {"call": call.word})
    return None
