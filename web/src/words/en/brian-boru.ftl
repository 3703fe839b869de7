# The board of Brian Boru in English.
