"""Lessons as data: what a step asks for, and whether a move fulfils it."""
