"""Tests of ludo/ui/games/triomphe."""
