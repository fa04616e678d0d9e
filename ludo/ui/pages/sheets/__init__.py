"""Score sheets for people who play with real cards."""
