"""The rules, one module for each phase or step of the rulebook."""
