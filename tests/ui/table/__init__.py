"""Tests of ludo/ui/table."""
