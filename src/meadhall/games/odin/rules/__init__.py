"""The rules, one module for each phase or chapter of the rulebook."""
