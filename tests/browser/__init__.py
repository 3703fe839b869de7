"""Real browsers on real servers."""
