"""What single cards do that the words of the data cannot tell, each function beside its card number."""

from meadhall.games.odin.rules.cards import battles, deals, exchanges, gifts, seasons

MODULES = (gifts, deals, exchanges, battles, seasons)
