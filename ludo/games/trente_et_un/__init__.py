"""Trente-et-un and its 36-card game: three cards that make 31 in one suit. The rules: `docs/rules/trente_et_un.md`."""

from collections.abc import Collection, Mapping

from ludo.engine.actions import Action
from ludo.engine.certain import Certain
from ludo.engine.drafts import Check, OneStepDraft
from ludo.engine.game import Game
from ludo.engine.offers import Offers, Rng
from ludo.engine.options import Forced
from ludo.engine.places import Seat
from ludo.games.trente_et_un.actions import VOCABULARY
from ludo.games.trente_et_un.certain import certain, gives_away
from ludo.games.trente_et_un.determinize import determinize
from ludo.games.trente_et_un.drafts import draft
from ludo.games.trente_et_un.options import MOST_PLAYERS, PRESETS, TrenteEtUnOptions, forced_values
from ludo.games.trente_et_un.state import TrenteEtUnState, start
from ludo.games.trente_et_un.view import TrenteEtUnFacts, TrenteEtUnView


class TrenteEtUn(Game[TrenteEtUnOptions, TrenteEtUnFacts]):
    """The game of Trente-et-un, each for themselves (T31-03)."""

    id = "trente_et_un"
    rules_version = 2
    presets = PRESETS
    vocabulary = VOCABULARY

    def __init__(self) -> None:
        self.options_type = TrenteEtUnOptions

    def player_counts(self, values: Mapping[str, object]) -> tuple[int, ...]:
        """Two to nine, whatever the options (T31-03, SCH-03)."""
        return tuple(range(2, MOST_PLAYERS + 1))

    def forced(self, options: TrenteEtUnOptions) -> Forced:
        """Return how hands are counted with 36 cards (SCH-23, SCH-24)."""
        return forced_values(options)

    def new(self, options: TrenteEtUnOptions) -> TrenteEtUnState:
        """Return the start: luck chooses the first dealer (T31-09)."""
        return start(options)

    def position(self, options: TrenteEtUnOptions, dealer: Seat, out: Collection[Seat] = ()) -> TrenteEtUnState:
        """A partie in progress: this seat is about to deal; who is `out` has left and paid all their chips."""
        return start(options, dealer, out)

    def certain(self, view: TrenteEtUnView, action: Action) -> Certain | None:
        return certain(view, action)

    def gives_away(self, view: TrenteEtUnView, action: Action) -> bool:
        return gives_away(view, action)

    def is_out(self, view: TrenteEtUnView, seat: Seat) -> bool:
        return view.facts.lives[seat] == 0

    def determinize(self, view: TrenteEtUnView, rng: Rng) -> TrenteEtUnState:
        return determinize(view, rng)

    def draft(self, view: TrenteEtUnView, offers: Offers, check: Check) -> OneStepDraft:
        """Return an empty draft: cards are drawn, thrown or exchanged by one step, and words are buttons."""
        return draft(view, offers, check)


TRENTE_ET_UN = TrenteEtUn()
