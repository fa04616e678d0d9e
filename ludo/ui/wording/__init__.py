"""Sentences and names that all games share; those of one game are in its folder below `ludo/ui/games/`."""
