"""The screens of the games: one folder a game, with the same files in each."""
