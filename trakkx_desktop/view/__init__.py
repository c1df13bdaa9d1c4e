"""What people see and touch: `stage/` for all games, `screens/` around them, one folder per game."""
