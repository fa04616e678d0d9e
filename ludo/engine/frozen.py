"""Immutable values and slots: what pickling and comparing need, whether the code is compiled or not."""

from dataclasses import fields
from typing import TYPE_CHECKING, Final, cast

from ludo.engine.compiling import mypyc_attr

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

new_tuple: Final = tuple.__new__
"""`new_tuple(Outcome, (how, points, …))`: a named tuple from all its parts. Its own constructor is never compiled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """Base of frozen dataclasses. It says how they are pickled, as compiled ones cannot be filled field by field."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Return the class and what it is made from."""
        names = [field.name for field in fields(cast("DataclassInstance", self))]
        return type(self), tuple([getattr(self, name) for name in names])


def slots_of(cls: type[object]) -> tuple[str, ...]:
    """Return all slots of a class and its bases; compiled classes name them otherwise, and `__hash__` among them."""
    found = _SLOTS.get(cls)
    if found is None:
        named = [vars(base).get("__slots__") or vars(base).get("__mypyc_attrs__") or () for base in cls.__mro__]
        names = dict.fromkeys([name for slots in named for name in slots])
        found = _SLOTS[cls] = tuple([name for name in names if not name.startswith("__")])
    return found


_SLOTS: Final[dict[type[object], tuple[str, ...]]] = {}
