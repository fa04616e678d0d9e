"""What the play page is doing or waiting for."""

from enum import StrEnum


class ControllerState(StrEnum):
    """What a controller is doing or waiting for."""

    SHOWING = "showing"
    """Something moves."""
    LUCK = "luck"
    """A shuffle, a cut or a lot comes next."""
    GAP = "gap"
    """A computer player is about to act."""
    ASKING = "asking"
    """A person has to act."""
    SENT = "sent"
    """A person has acted, but it has not happened yet."""
    CURTAIN = "curtain"
    """One person gets up and another sits down."""
    NOTHING = "nothing"
    """A person has been asked something that does not concern them, so that nobody knows whom it does."""
    RESULT = "result"
    """A deal has ended, and people look at the result."""
    OVER = "over"
    """The partie has ended."""
    HELD = "held"
    """Somebody explains what comes next, and everything waits until it has been read."""
    STORAGE_ERROR = "storage-error"
    """Something could not be written."""
