"""Reads the program's source and tells where it breaks a habit of the house."""
