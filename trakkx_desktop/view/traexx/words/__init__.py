"""Everything that TRÄXX says."""
