# The client in English.

name = Meadhall

# used everywhere
close = Close
