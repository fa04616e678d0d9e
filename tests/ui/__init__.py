"""Tests of ludo/ui."""
