"""The recipe of CONTRIBUTING for a new game, followed: Trut under another name."""
