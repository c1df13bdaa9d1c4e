"""Everything that was ever played, and by whom."""
