"""The sentences of a game that stand by themselves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ludo.engine.drafts import Missing
from ludo.ui.i18n import Plural, Text
from ludo.ui.wording.names import Names
from ludo.ui.wording.principles import PrincipleWords
from ludo.ui.wording.refusals import RefusalSentence

MissingSentence: TypeAlias = Callable[[Missing, Names], str]


@dataclass(frozen=True)
class Sentences:
    """Sentences by the codes and words of the engine; where all games share some, those of a game come before them.

    speeches: what is said at the table; keys: the letters of said acts; labels: their buttons; hints: what they mean,
    in a sentence or two. certain: what is certain of an act, with {card} and {value}; certain_counts: the same where it
    follows a number, with {all} and {value}. refusals: why something is refused; missing: what a draft still lacks;
    trays: what its trays are for. places: where a card lies, by kind of place, with its name as {card}; place_titles:
    what places are called to which something can be brought, by kind. level_texts: how computer players of each level
    play. principles: what a teacher says, by its id; depends: whose answers a call is good against, by its word: where
    it is the better act, and where something else is.
    """

    speeches: Mapping[str, Text] = field(default_factory=dict)
    keys: Mapping[str, Text] = field(default_factory=dict)
    labels: Mapping[str, Text] = field(default_factory=dict)
    hints: Mapping[str, Text] = field(default_factory=dict)
    certain: Mapping[str, Text] = field(default_factory=dict)
    certain_counts: Mapping[str, Plural] = field(default_factory=dict)
    refusals: Mapping[str, RefusalSentence] = field(default_factory=dict)
    missing: Mapping[str, MissingSentence] = field(default_factory=dict)
    trays: Mapping[str, Text] = field(default_factory=dict)
    places: Mapping[str, Text] = field(default_factory=dict)
    place_titles: Mapping[str, Text] = field(default_factory=dict)
    level_texts: Mapping[str, Text] = field(default_factory=dict)
    principles: Mapping[str, PrincipleWords] = field(default_factory=dict)
    depends: Mapping[str, tuple[Text, Text]] = field(default_factory=dict)
