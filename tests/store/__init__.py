"""Tests of ludo/store."""
