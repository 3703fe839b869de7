# The client in English.

## Seats

seat-0 = Boar
seat-1 = Raven
seat-2 = Hound
seat-3 = Salmon
seat-4 = Stag
player-bot = { $emblem } (bot)
player-free = Free seat

## Everywhere

name = Meadhall

# used everywhere
close = Close
