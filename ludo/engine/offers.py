"""Offers: the acts open to a seat, asked lazily, counted only where somebody counts."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, MutableSequence, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from ludo.engine.actions import Action, Deal, Shuffle
from ludo.engine.cards import Card
from ludo.engine.frozen import slots_of
from ludo.engine.refusals import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

ItemT = TypeVar("ItemT")


class Rng(Protocol):
    """The part of a generator of random numbers that the engine asks its callers for (`random.Random` fits)."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""
        ...

    def shuffle(self, x: MutableSequence[Card], /) -> None:
        """Bring a list into a random order."""
        ...


class Offers(ABC):
    """The legal actions of one actor: iterable, `in`, true if there are any; made only from what the actor sees."""

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[Action]: ...

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __bool__(self) -> bool: ...

    def __reduce__(self) -> tuple[object, ...]:
        """Return how it is made anew in another process: `__init__` takes the slots by their names."""
        return _made_from, (type(self), {name: getattr(self, name) for name in slots_of(type(self))})

    @abstractmethod
    def sample(self, rng: Rng) -> Action:
        """One of them at random. Raises ValueError if there is none."""

    def rollout_action(self, rng: Rng) -> Action:
        """Return one of them for playing on at random. Where parties of fair draws would have no end, one of those that
        bring it nearer."""
        return self.sample(rng)


def _made_from(cls: type[Offers], values: dict[str, object]) -> Offers:
    return cls(**values)


def below(count: int, rng: Rng) -> int:
    """A number from 0 to `count` - 1, each with the same chance."""
    return int(rng.random() * float(count))  # compiled, a product with a whole number makes objects of both


class Listed(Offers):
    """Offers that are simply a list."""

    __slots__ = ("actions",)

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __bool__(self) -> bool:
        return bool(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def sample(self, rng: Rng) -> Action:
        """Each with the same chance."""
        if not self.actions:
            raise ValueError("nothing is offered")
        return self.actions[below(len(self.actions), rng)]


NOTHING: Final = Listed(())
"""No offer at all."""


_NUMBERS: Final = float(1 << 53)
"""How many different numbers `Rng.random` draws from."""
_CARDS_TO_ONE_NUMBER: Final = 5


def shuffled(cards: tuple[ItemT, ...], rng: Rng) -> tuple[ItemT, ...]:
    """Return the cards in a random order: each goes to a random place among those before it.

    One random number of 53 bits serves five cards; of three packs all orders still have the same chance, to less than
    a ten-thousandth. What the cards are does not matter: compiled, none is unpacked and packed again.
    """
    draw = rng.random
    order: list[ItemT] = []
    number: i64 = 0
    for before, card in enumerate(cards):
        if before % _CARDS_TO_ONE_NUMBER == 0:
            number = int(draw() * _NUMBERS)
        places: i64 = before + 1
        order.insert(number % places, card)
        number //= places
    return tuple(order)


def deal_refusal(deal: Deal, pack: tuple[Card, ...], seats: int, size: int) -> Refusal | None:
    """Why a supplied deal is a misdeal (*maldonne*): not `size` cards each, or cards that the pack does not hold."""
    if len(deal.hands) != seats or any(len(held) != size for held in deal.hands):
        return Refusal("misdeal-sizes", {"size": size})
    dealt = [card for part in (*deal.hands, deal.rest) for card in part]
    if any(dealt.count(card) > pack.count(card) for card in set(dealt)):
        return Refusal("misdeal-cards")
    return None


def orders(pack: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every order of these cards, each once although some may be equal, from the sorted one on."""
    order = sorted(pack)
    while True:
        yield tuple(order)
        rising = len(order) - 2
        while rising >= 0 and order[rising] >= order[rising + 1]:
            rising -= 1
        if rising < 0:
            return
        higher = len(order) - 1
        while order[higher] <= order[rising]:
            higher -= 1
        order[rising], order[higher] = order[higher], order[rising]
        order[rising + 1 :] = reversed(order[rising + 1 :])


class Shuffles(Offers):
    """Every order of a pack, and every deal supplied instead (`size` cards to each of `seats`; none if 0)."""

    __slots__ = ("pack", "seats", "size")

    def __init__(self, pack: tuple[Card, ...], seats: int = 0, size: int = 0) -> None:
        self.pack = pack
        self.seats = seats
        self.size = size

    def __iter__(self) -> Iterator[Action]:
        return map(Shuffle, orders(self.pack))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Shuffle):
            return sorted(action.cards) == sorted(self.pack)
        if isinstance(action, Deal) and self.size:
            return deal_refusal(action, self.pack, self.seats, self.size) is None
        return False

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Action:
        """A fair shuffle."""
        return Shuffle(shuffled(self.pack, rng))
