"""Looking back with the computer at the table."""
