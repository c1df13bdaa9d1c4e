"""A toy game that lives only in the tests: the proof that a further game is one folder per layer."""
