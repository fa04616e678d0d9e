"""The kernel that all games rest on: cards, turns, actions, events, options, views and the contract of a game.

It knows no screen, no files, no clock, no randomness and no sentences.
"""
