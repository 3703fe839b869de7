"""Meadhall."""
