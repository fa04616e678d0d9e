"""What each game adds to the screen: one folder a game, with the same files in each."""
