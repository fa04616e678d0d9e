"""Pages of game nights: people, evenings, chips, what is exported and imported. Read when they are first opened."""
