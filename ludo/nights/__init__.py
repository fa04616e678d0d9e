"""People, game nights, score sheets for a real table, chips, statistics: pure logic without Qt, files or clock."""
