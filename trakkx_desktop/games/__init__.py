"""One folder per game: all of its rules, and nothing else."""
