"""The hall: tables, seats, storage, live updates, accounts, notices. Nothing but observations leaves it."""
