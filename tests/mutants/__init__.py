"""Planted bugs: each is put into a copy of the program, and the tests that are named for it must notice."""
