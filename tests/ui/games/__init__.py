"""Tests of ludo/ui/games and ludo/ui/wording."""
