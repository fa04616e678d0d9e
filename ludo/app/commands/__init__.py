"""Commands of `ludo` without a window: `analyse`, `simulate`, `books`, `rules`. Nothing of Qt is imported here."""
