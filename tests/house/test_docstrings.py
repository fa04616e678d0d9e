"""A public method says what it does once: where it is first declared.

In the place of D102 of ruff, which asks for a docstring on every method that overrides one, and so for the same again.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pkgutil import walk_packages
from types import FunctionType

import pytest

import ludo
from ludo.engine.runtime import is_compiled

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled functions have no docstrings")
EXTRAS = {"ludo.environments.pettingzoo": "pettingzoo", "ludo.environments.openspiel": "pyspiel"}
"""Modules that need a package that not everybody has."""
MODULES = [
    module.name
    for module in walk_packages(ludo.__path__, "ludo.")
    if not module.name.endswith("__main__")
    and (module.name not in EXTRAS or find_spec(EXTRAS[module.name]) is not None)
]


def classes() -> Iterator[type]:
    """Every class of the program."""
    for name in MODULES:
        for member in vars(import_module(name)).values():
            if isinstance(member, type) and member.__module__ == name:
                yield member


def methods(cls: type) -> Iterator[tuple[str, str]]:
    """The public methods and properties that a class declares, with their docstrings."""
    for name, member in vars(cls).items():
        match member:
            case property(fget=function):
                pass
            case cached_property(func=function) | classmethod(__func__=function) | staticmethod(__func__=function):
                pass
            case _:
                function = member
        if isinstance(function, FunctionType) and function.__module__ == cls.__module__ and not name.startswith("_"):
            yield name, cleandoc(function.__doc__ or "")


def inherited(cls: type, name: str) -> str | None:
    """The docstring of a method in the nearest base that has one; None where no base has the method."""
    found = [vars(base)[name] for base in cls.__mro__[1:] if name in vars(base)]
    return next((cleandoc(each.__doc__) for each in found if each.__doc__), "") if found else None


def repeats(text: str, before: str) -> bool:
    """Does a docstring say nothing that the one before it does not say?"""
    words, known = (re.findall(r"\w+", each.casefold()) for each in (text, before))
    return bool(words) and set(words) <= set(known)


def test_every_public_method_says_what_it_does() -> None:
    silent = [
        f"{cls.__module__}.{cls.__qualname__}.{name}"
        for cls in classes()
        if not cls.__name__.startswith("_")
        for name, text in methods(cls)
        if not text and inherited(cls, name) is None
    ]
    assert silent == []


def test_no_docstring_repeats_that_of_the_base() -> None:
    again = [
        f"{cls.__module__}.{cls.__qualname__}.{name}: {text}"
        for cls in classes()
        for name, text in methods(cls)
        if repeats(text, inherited(cls, name) or "")
    ]
    assert again == []


class Base:
    def title(self) -> str:
        """Return the title of the page."""
        return ""


class Silent(Base):
    def title(self) -> str:
        return "a"

    def words(self) -> str:
        return "b"


class Repeating(Base):
    def title(self) -> str:
        """Return the title."""
        return "a"


def test_what_is_missing_or_said_twice_is_found() -> None:
    assert [inherited(Silent, name) for name, _ in methods(Silent)] == ["Return the title of the page.", None]
    assert [repeats(text, inherited(Repeating, name) or "") for name, text in methods(Repeating)] == [True]
    assert not repeats("Return the title, and the number.", "Return the title of the page.")
