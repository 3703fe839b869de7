"""A Feast for Odin, by Uwe Rosenberg: Vikings at work, goods in storage and feasts, for one to four players."""
