"""Tests of ludo/ui/table, ludo/ui/layouts and ludo/ui/wording."""
