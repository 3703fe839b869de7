"""Brian Boru, High King of Ireland: tricks for towns, marriages, battles and the church, for three to five players."""
