"""Tests of the TRÄXX rules."""
