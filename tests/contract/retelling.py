"""Telling a deal again with imagined cards: the table must hear what it heard.

Every card of a deal is a token that is followed through the events. A state imagined from a seat's view puts other
faces on the tokens that the seat does not know; with those faces the deal is dealt and played again, and whoever looks
on must hear the same, word for word. So an imagined world agrees with everything that was public, whether or not the
view shows it still.

What is left out: a deal after its end, and after its stock was made anew (a view does not say who has drawn since).
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from ludo.engine.actions import Action, Deal, Shuffle
from ludo.engine.cards import Card
from ludo.engine.events import Event, Moved, Turned, knows
from ludo.engine.game import AnyGame, AnyState
from ludo.engine.offers import Rng
from ludo.engine.places import DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.turns import Actor
from ludo.games.triomphe.actions import NO_PILLAGE, Pillage
from ludo.games.triomphe.view import GIVEN
from ludo.games.tripoli.actions import Bid, Select
from ludo.games.tripoli.view import apart
from tests.contract.playing import Step

Act: TypeAlias = tuple[Actor, Action]


@dataclass(eq=False)
class Token:
    """A card of a deal: its face, and whether everybody has seen it."""

    face: Card
    seen: bool = False


class Told:
    """The deal that is being played: the state before it, what was done and heard, and where its cards lie."""

    def __init__(self) -> None:
        self.before: AnyState | None = None
        self.number = 0
        self.acts: list[tuple[Actor, Action, list[Token]]] = []
        self.heard: list[Event] = []
        self.piles: dict[Place, list[Token]] = defaultdict(list)
        self.dealt: list[Token] = []
        self.laid_out: list[list[Token]] = []

    def add(self, before: AnyState, step: Step) -> None:
        """Add an action, and follow the cards that it moved. before: the state before it."""
        facts: Any = step.state.view(None).facts
        if isinstance(step.action, Shuffle | Deal) and facts.deal_number != self.number:
            self.__init__()  # type: ignore[misc]
            self.before, self.number = before, facts.deal_number
        elif isinstance(step.action, Shuffle):
            self.before = None  # a stock made anew
        if self.before is None:
            return
        held = self.piles[hand(step.actor)]
        named = step.action.cards if isinstance(step.action, Select) else ()
        tokens = [token for card in named for token in held if token.face == card]
        self._follow(step.events)
        if not self.acts:
            rest = self.piles[DISCARD_PILE] + self.piles[STOCK]
            self.laid_out = [*(self.piles[hand(seat)][:] for seat in range(len(step.state.standing().chips))), rest]
        self.acts.append((step.actor, step.action, tokens))
        self.heard += step.events

    def lasts(self, state: AnyState) -> bool:
        """Can the deal be told up to now?"""
        facts: Any = state.view(None).facts
        dealt = any(pile for place, pile in self.piles.items() if place.kind == "hand")
        return self.before is not None and dealt and facts.outcome is None

    def _follow(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case Moved(cards, source, target):
                    tokens = [self._take(source, card) for card in cards]
                    self.piles[target] += tokens
                case Turned(place, cards):
                    tokens = self.piles[place]
                case _:
                    continue
            if knows(event.known_to, None):
                for token in tokens:
                    token.seen = token.seen or token.face in cards

    def _take(self, place: Place, card: Card | None) -> Token:
        """A token with this face, rather one that all know, and the one next to the top (a stock's top comes first).

        It is a new one, if it comes out of the box.
        """
        assert card is not None
        pile = self.piles[place]
        found = [token for token in (pile if place == STOCK else pile[::-1]) if token.face == card]
        if not found:
            self.dealt.append(Token(card))
            return self.dealt[-1]
        token = next((token for token in found if token.seen), found[0])
        pile.remove(token)
        return token


def retell(told: Told, game: AnyGame, state: AnyState, seat: Seat | None, luck: Rng) -> bool:
    """Imagine a state from a seat's view, tell the deal again with its cards, and compare what the table heard.

    Return False where a view does not say enough: who threw which card at Trente-et-un, so that an imagined thirty-one
    may have ended the deal before a card of it was thrown; who else bid where pay cards bar from it (TRPV-28).
    """
    world = game.determinize(state.view(seat), luck)
    faces = _faces(told, state, world)
    assert told.before is not None
    again = told.before.clone()
    heard: list[Event] = []
    for actor, action in _acts(told, world, faces):
        heard += _in_silence(again, actor, action)
        if action == NO_PILLAGE and _asked_in_secret(again) != actor and _phase(again) != "pillage":
            continue
        if game.id == "trente_et_un" and heard and again.view(None).facts.outcome is not None:  # type: ignore[attr-defined]
            return False
        refusal = again.check(actor, action)
        if isinstance(action, Bid) and refusal is not None and refusal.code == "trade-barred":
            return False
        assert refusal is None, (seat, actor, game.write(action), refusal)
        heard += again.apply(actor, action)
    if _phase(state) != "pillage":
        heard += _in_silence(again, None, Action())
    for true, imagined in zip(told.heard, heard, strict=False):
        assert true.seen_by(None) == imagined.seen_by(None), (seat, true, imagined)
    assert len(told.heard) == len(heard)
    assert again.view(None) == state.view(None)
    return True


def _phase(state: AnyState) -> str:
    facts: Any = state.view(None).facts
    return str(facts.phase)


def _asked_in_secret(state: AnyState) -> Actor | None:
    """The holder of the ace of trumps who is asked without anybody hearing it (APP-15)."""
    turn = state.turn()
    return turn.must if state.view(None).turn != turn else None


def _in_silence(state: AnyState, actor: Actor | None, action: Action) -> list[Event]:
    """Let an imagined holder of the ace of trumps stay silent, unless it is him who acts next."""
    holder = _asked_in_secret(state)
    if holder is None or (holder == actor and (isinstance(action, Pillage) or action == NO_PILLAGE)):
        return []
    return state.apply(holder, NO_PILLAGE)


def _acts(told: Told, world: AnyState, faces: Mapping[Token, Card]) -> Iterator[Act]:
    """What was done, with the imagined faces."""
    piles = _piles(world)
    given = list(piles.get(GIVEN, ()))
    by_face = {token.face: faces.get(token, token.face) for token in told.dealt}
    several = len(by_face) < len(told.dealt)
    for actor, action, tokens in told.acts:
        match action:
            case Shuffle() if several:
                parts = [tuple(faces.get(token, token.face) for token in part) for part in told.laid_out]
                yield actor, Deal(tuple(parts[:-1]), parts[-1])
            case Shuffle(cards):
                yield actor, Shuffle(tuple(by_face[card] for card in cards))
            case Deal(hands, rest):
                *imagined, left = [tuple(by_face[card] for card in part) for part in (*hands, rest)]
                yield actor, Deal(tuple(imagined), left)
            case Pillage():
                yield actor, Pillage(given.pop(0))
            case Select():
                five = piles.get(apart(actor)) or [faces[token] for token in tokens]
                yield actor, Select(tuple(sorted(five)))
            case _:
                yield actor, action


def _faces(told: Told, state: AnyState, world: AnyState) -> dict[Token, Card]:
    """The imagined face of every token: what all have seen keeps its own, wherever they have lost sight of it."""
    plunderer = getattr(state.view(None).facts, "plunderer", -1)
    faces: dict[Token, Card] = {}
    imagined = _together(_piles(world), plunderer)
    for place, tokens in _together(told.piles, plunderer).items():
        left = imagined.get(place, [])
        assert len(left) == len(tokens), place
        free = []
        for token in tokens:
            if token.seen:
                assert token.face in left, ("seen here, and imagined elsewhere", place, token.face)
                left.remove(token.face)
                faces[token] = token.face
            else:
                free.append(token)
        faces.update(zip(free, left, strict=True))
    return faces


def _piles(state: Any) -> dict[Place, list[Card]]:
    """Every place with cards, faces and all."""
    return {place: list(cards) for place, cards in state.piles()}


def _together(piles: Mapping[Place, list[Any]], plunderer: Seat) -> dict[Place, list[Any]]:
    """Piles by place, those in one that only their owner can tell apart."""
    joined: dict[Place, list[Any]] = defaultdict(list)
    for place in sorted(piles):
        own = place.kind == "apart" or (place == GIVEN and plunderer >= 0)
        joined[hand(plunderer if place == GIVEN else place.owner) if own else place] += piles[place]
    return joined
