# The client in English.

name = Meadhall
