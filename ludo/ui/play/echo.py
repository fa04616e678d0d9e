"""Says what the person's own hands do while they compose: picked up, put down, laid out, taken back."""

from collections import Counter

from ludo.engine.cards import Card
from ludo.engine.drafts import Draft, Item
from ludo.engine.places import Place
from ludo.ui.i18n import listed, translate
from ludo.ui.play.parts import PlayParts
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import capital, in_parts


class Echo:
    """Watches the draft of a page."""

    def __init__(self, page: PlayParts) -> None:
        self._page = page
        self._draft: Draft | None = None
        self._picked: Item | None = None
        self._laid: Counter[tuple[Place, Card]] = Counter()

    def heard(self) -> str:
        """Return what has been done to the draft since it was last asked for; empty where that is nothing."""
        editor = self._page.table.editor
        before, picked, laid = self._draft, self._picked, self._laid
        self._draft, self._picked, self._laid = editor.draft, editor.picked_up, self._trays()
        if editor.draft is None or editor.locked or before is None:
            return ""
        came, gone = self._laid - laid, laid - self._laid
        if gone and not editor.edited and not self._laid and gone.total() > 1:
            return translate("Echo", "Everything is back in your hand.")
        if came or gone:
            return self._moved(list(came), list(gone))
        if self._picked is not None and self._picked != picked:
            return self._picked_up(self._picked)
        return ""

    def put_back(self, source: Item) -> str:
        """Return that what was picked up lies again."""
        return translate("Echo", "{card} put down.").format(card=self._name(source))

    def _trays(self) -> Counter[tuple[Place, Card]]:
        return Counter((tray.place, card) for tray in self._page.table.editor.trays for card in tray.cards)

    def _moved(self, came: list[tuple[Place, Card]], gone: list[tuple[Place, Card]]) -> str:
        if not came:
            return translate("Echo", "{card} back in your hand.").format(
                card=listed([card_name(card) for _, card in gone])
            )
        place = came[0][0]
        tray = self._page.table.editor.tray_at(place)
        title = "" if tray is None else self._page.table.drafts.tray_name(tray)
        cards = listed([card_name(card) for where, card in came if where == place])
        return translate("Echo", "{card} laid in: {tray}.").format(card=cards, tray=title)

    def _picked_up(self, source: Item) -> str:
        places = in_parts(list(self._page.table.drafts.target_names(source)))
        return translate("Echo", "{card} picked up. It can go to: {places}.").format(
            card=self._name(source), places=places
        )

    def _name(self, source: Item) -> str:
        if source.card is not None:
            return card_name(source.card)
        page = self._page
        return capital(page.words.target_title(page.facts.view, source.place, page.names))
