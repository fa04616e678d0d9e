"""Settings of a person, kept from one start to the next."""

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from PySide6.QtCore import QObject, Signal

from ludo.languages import choices_of_words, languages
from ludo.session.ports import StorageError
from ludo.session.removed_sessions import KeyValues

ThemeChoice: TypeAlias = Literal["system", "light", "dark", "contrast"]
Speed: TypeAlias = Literal["slow", "normal", "fast", "none"]
Indices: TypeAlias = Literal["auto", "RDV", "KQJ", "KDB"]
ClothColour: TypeAlias = Literal["green", "petrol", "aubergine", "slate"]
ReducedMotion: TypeAlias = Literal["system", "yes", "no"]
Waiting: TypeAlias = Literal["first", "always", "never"]
Spoken: TypeAlias = Literal["full", "short"]
TextScale: TypeAlias = Literal[90, 100, 115, 130, 150, 175, 200]
CardSize: TypeAlias = Literal[85, 100, 115, 130, 150]
Volume: TypeAlias = Literal[25, 50, 75, 100]
VoiceSpeed: TypeAlias = Literal[100, 150, 200, 250, 300, 400, 500, 600]
OwnVoice: TypeAlias = Literal["never", "alone", "always"]

CHOICES: Final[Mapping[str, tuple[str | int, ...]]] = MappingProxyType(
    {
        "language": ("system", *languages()),
        "words": ("", *choices_of_words()),
        "theme": get_args(ThemeChoice),
        "speed": get_args(Speed),
        "indices": get_args(Indices),
        "cloth": get_args(ClothColour),
        "reduced_motion": get_args(ReducedMotion),
        "wait_for_me": get_args(Waiting),
        "spoken": get_args(Spoken),
        "text_scale": get_args(TextScale),
        "card_size": get_args(CardSize),
        "volume": get_args(Volume),
        "voice_speed": get_args(VoiceSpeed),
        "own_voice": get_args(OwnVoice),
        "voice_volume": get_args(Volume),
    }
)
"""The values of every setting that is chosen from a few."""

USUAL_TEXT_SCALE: Final[TextScale] = 100


class Settings(NamedTuple):
    """All settings.

    language: its code, or "system"; words: another choice of words of that language, "" for the usual one;
    indices: letters of the court cards, "auto" by language; back: name of a card back, "" for the first there is;
    wait_for_me: where a person could step in, computer players wait for a key before each act: "first", in the first
    partie of a game and until the person does without it;
    relaxed: computer players take their time;
    one_click: a card is played by one click, not by two; next_deal_alone: the next deal begins by itself after a while;
    play_forced: where the person can do one thing only, it is done for them;
    panel_open: the journal beside the table is shown; show_aid: so is what helps to judge a hand;
    sort_hand: the own hand is sorted;
    text_scale: per cent of the system's size; card_size: of cards on the table, as far as there is room;
    seals: the journal shows a checksum of what luck is about to do;
    spoken: how much is announced; key_hints: with the keys of choices; echo: the person's own acts, too;
    at_voice: nothing goes on before what was announced can have been spoken; voice_speed: how fast, in words a minute;
    own_voice: the program speaks itself; "alone": where no screen reader runs; voice_volume: how loud, in per cent;
    coach: what the person's decisions cost is worked out, and shown once a partie is over;
    sounds: they are heard; volume: how loud, in per cent; earcons: tricks and refusals have sounds, too.
    """

    language: str = "system"
    words: str = ""
    theme: ThemeChoice = "system"
    speed: Speed = "normal"
    indices: Indices = "auto"
    four_colours: bool = False
    cloth: ClothColour = "green"
    back: str = ""
    wait_for_me: Waiting = "first"
    relaxed: bool = False
    one_click: bool = True
    next_deal_alone: bool = False
    play_forced: bool = False
    reduced_motion: ReducedMotion = "system"
    panel_open: bool = True
    show_aid: bool = True
    sort_hand: bool = True
    text_scale: TextScale = USUAL_TEXT_SCALE
    card_size: CardSize = 100
    seals: bool = False
    spoken: Spoken = "full"
    key_hints: bool = True
    echo: bool = True
    at_voice: bool = False
    voice_speed: VoiceSpeed = 150
    own_voice: OwnVoice = "never"
    voice_volume: Volume = 100
    coach: bool = True
    sounds: bool = True
    volume: Volume = 50
    earcons: bool = False

    @property
    def drawing(self) -> tuple[str | bool, ...]:
        """How cards and cloth are drawn."""
        return self.indices, self.four_colours, self.cloth, self.back


_DIGITS: Final = 10
"""No setting is so long a number."""
_DEFAULTS: Final = Settings()


class SettingsStore(QObject):
    """The present settings: read once, written at each change.

    changed: the new Settings. drawn: cards or cloth look otherwise.
    """

    changed = Signal(object)
    drawn = Signal()

    def __init__(self, keys: KeyValues, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._value = _read(keys)

    @property
    def value(self) -> Settings:
        """The present settings."""
        return self._value

    @property
    def keys(self) -> KeyValues:
        """The store behind them."""
        return self._keys

    def reload(self) -> None:
        """Read the settings again, and announce them."""
        before, self._value = self._value, _read(self._keys)
        self._announce(before)

    def waits(self, game: str) -> bool:
        """Do computer players of a game wait where a person could step in?"""
        if self._value.wait_for_me != "first":
            return self._value.wait_for_me == "always"
        try:
            return self._keys.get(_waiting(game)) != "no"
        except StorageError:
            return True

    def stop_waiting(self, game: str) -> None:
        """Stop computer players of a game from waiting. Raises StorageError."""
        self._keys.put(_waiting(game), "no")

    def reset(self) -> None:
        """Set everything back to the defaults. Raises StorageError; they hold even then."""
        self.change(**_DEFAULTS._asdict())

    def change(self, **fields: Any) -> None:
        """Change settings by name. Raises TypeError for an unknown name, StorageError; they take effect even then."""
        before, self._value = self._value, self._value._replace(**fields)
        if self._value == before:
            return
        self._announce(before)
        for name, value in fields.items():
            if getattr(before, name) != value:
                self._keys.put(_key(name), _write(value))

    def _announce(self, before: Settings) -> None:
        self.changed.emit(self._value)
        if self._value.drawing != before.drawing:
            self.drawn.emit()


def _waiting(game: str) -> str:
    return f"waiting.{game}"


def _key(name: str) -> str:
    return f"settings.{name}"


def _write(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _read(keys: KeyValues) -> Settings:
    """Read the stored settings; what is missing or invalid takes its default."""
    kept: dict[str, Any] = {}
    for name, default in _DEFAULTS._asdict().items():
        text = None
        with suppress(StorageError):
            text = keys.get(_key(name))
        value = None if text is None else _parse(name, text, default)
        if value is not None:
            kept[name] = value
    return Settings(**kept)


def _parse(name: str, text: str, default: bool | int | str) -> bool | int | str | None:
    value: bool | int | str | None = text
    if isinstance(default, bool):
        value = {"yes": True, "no": False}.get(text)
    elif isinstance(default, int):
        value = int(text) if len(text) < _DIGITS and text.isascii() and text.isdigit() else None
    return value if name not in CHOICES or value in CHOICES[name] else None
