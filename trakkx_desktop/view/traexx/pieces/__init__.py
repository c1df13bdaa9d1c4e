"""How everything of TRÄXX is drawn."""
