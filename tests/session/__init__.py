"""Tests of ludo/session."""
