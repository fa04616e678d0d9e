"""Score sheets for games that are played with real cards."""
