"""The laboratory: many games, quickly, with results that anybody can repeat."""
