"""Stand-ins for the process of the computer players."""

from ludo.bots.players import evaluate
from ludo.bots.questions import Decide, Question, Weigh
from tests.session.pricing import MadeUp
from tests.session.tables import InProcess


class Nobody(InProcess):
    """Never answers, and knows nothing."""

    def __init__(self) -> None:
        super().__init__(held=True)

    def weighs(self, game: str, /) -> bool:
        return False

    def prices(self, game: str, /) -> bool:
        return False


class Appraiser(MadeUp):
    """Never plays, but prices decisions, by made-up prices."""


class Adviser(InProcess):
    """Weighs in this process, and never acts."""

    def __init__(self) -> None:
        super().__init__(_weigh, held=True)
        self.local.holds = lambda question: isinstance(question, Decide) and not question.fits(None)

    def prices(self, game: str, /) -> bool:
        return False


def _weigh(question: Question[object]) -> object:
    return evaluate(question.request) if isinstance(question, Weigh) else None
