"""What `ludo` does without a window: `analyse`, `simulate`, `books`, `rules`. Nothing of Qt is imported here."""
