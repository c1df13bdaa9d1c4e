"""What one may ask to hear at every table; apart from the parts of a table, because the list of keys is
loaded with Home."""

HERE, OWN, WATCH, STANDING, LATEST = "here", "own", "watch", "standing", "latest"
"""The board from the cursor on, what one has, what to look out for (threats, groups, ends of a line), scores
and whose turn it is, the last turn again."""
