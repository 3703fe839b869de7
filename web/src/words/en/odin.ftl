# The board of A Feast for Odin in English.
