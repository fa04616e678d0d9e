"""Acts as sequences of tokens, of which a game has a fixed number whatever its acts are.

A token is a word of the game (`knock`), a verb (`play`), a card (`Kh`), a single letter, figure or mark, `end` where an
act could go on, or `pass` for letting the moment pass. An act is spelt as the log writes it; a token that is the only
one possible is not asked for, so that most acts are one or two steps.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from string import ascii_letters, digits
from typing import Final

from ludo.engine.actions import Action, CardsAction
from ludo.engine.cards import FACES, write_card
from ludo.engine.game import AnyGame
from ludo.games import GAMES

END: Final = "end"
PASS: Final = "pass "
"""Written with a space, for games have a word `pass` of their own."""
MOST: Final = 100_000
"""Acts of a seat that are told apart, more than random parties have shown; of more the last ones are left out."""
_MARKS: Final = " :/=-,.|"
_CARD: Final = re.compile(r"(?:10|[2-9JQKA])[cdhs](?![a-z])|Jo(?![a-z])")


@cache
def tokens(game: str) -> tuple[str, ...]:
    """Return the tokens of a game; an act of an environment is a place in them."""
    vocabulary = GAMES[game].vocabulary
    cards = (write_card(card) for card in range(FACES))
    words = (*vocabulary.verbs, *(say.word for say in vocabulary.words))
    return tuple(dict.fromkeys((END, PASS, *words, *cards, *ascii_letters, *digits, *_MARKS)))


@cache
def _numbers(game: str) -> dict[str, int]:
    return {token: number for number, token in enumerate(tokens(game))}


def spelt(game: AnyGame, action: Action) -> tuple[int, ...]:
    """Return an act as tokens."""
    numbers = _numbers(game.id)
    if isinstance(action, CardsAction):  # there may be ten thousands of them
        return (numbers[action.verb], *[numbers[write_card(card)] for card in action.cards])
    text = game.write(action)
    if text in numbers:
        return (numbers[text],)
    verb = action.verb
    found, at = ([numbers[verb]], len(verb)) if verb and text.startswith(verb) else ([], 0)
    while at < len(text):
        card = _CARD.match(text, at)
        token = card[0] if card is not None else text[at]
        found.append(numbers[token])
        at += len(token)
    return tuple(found)


class Spelling:
    """The choice of an act of a seat, token by token. optional: may it let the moment pass?"""

    def __init__(self, game: AnyGame, offers: Iterable[Action], *, optional: bool) -> None:
        numbers = _numbers(game.id)
        self._end = numbers[END]
        self._open: list[tuple[tuple[int, ...], Action | None]] = [
            (spelt(game, action), action) for action in islice(offers, MOST)
        ]
        if optional:
            self._open.append(((numbers[PASS],), None))
        self.so_far: list[int] = []

    def legal(self) -> list[int]:
        """Return the tokens that can come next, in ascending order."""
        at = len(self.so_far)
        return sorted({spelling[at] if at < len(spelling) else self._end for spelling, _ in self._open})

    def choose(self, token: int) -> bool:
        """Take a token, and those that follow from it; is the act known now? Raises ValueError."""
        if token not in self.legal():
            raise ValueError(f"token {token} cannot come next")
        while True:
            at = len(self.so_far)
            self._open = [each for each in self._open if _at(each[0], at, self._end) == token]
            self.so_far.append(token)
            if len(self._open) == 1:
                return True
            following = self.legal()
            if len(following) > 1:
                return False
            token = following[0]

    @property
    def action(self) -> Action | None:
        """The act, once it is known; None: the moment passes."""
        return self._open[0][1]


def _at(spelling: Sequence[int], place: int, end: int) -> int:
    return spelling[place] if place < len(spelling) else end
