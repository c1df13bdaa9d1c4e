"""Damage of every kind, at random and without end: files, folders, killed processes, power cuts."""
