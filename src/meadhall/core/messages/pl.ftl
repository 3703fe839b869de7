# Co jądro mówi w każdej grze.

wait-over = Gra jest zakończona.
wait-together = Wybiera kilku graczy.
wait-luck = Decydują kości.

no-such-seat = { $seats ->
    [1] Przy tym stole na jedno miejsce nie ma takiego miejsca.
    [few] Przy tym stole na { $seats } miejsca nie ma takiego miejsca.
    [many] Przy tym stole na { $seats } miejsc nie ma takiego miejsca.
   *[other] Przy tym stole na { $seats } miejsca nie ma takiego miejsca.
}
no-such-option = Nie ma takiej opcji; opcje mają numery od 0 i mniejsze niż { $size }.
not-an-option = Tego nie ma wśród opcji.
not-your-turn = To nie twoja kolej.
game-is-over = Gra jest zakończona.
luck-comes-first = Najpierw decydują kości.
no-luck-due = Teraz nie ma rzutu kośćmi.
no-such-face = { $faces ->
    [1] Kość ma jedną ścianę.
    [few] Kość ma { $faces } ściany.
    [many] Kość ma { $faces } ścian.
   *[other] Kość ma { $faces } ściany.
}
nothing-to-undo = Nie ma niczego, co możesz cofnąć.
new-light-first = Zanim zapadną wszystkie te decyzje, wyjdzie na jaw coś nowego: od tego miejsca podejmuj je po kolei.

# dlaczego coś warto zrobić
gain = { $gained }{ "\u00A0" }+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
loss = { $gained }{ "\u00A0" }−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rival-loss = szkodzi graczowi { $seat }
rival-gain = pomaga graczowi { $seat }
reasons = { $one } · { $more }
facet-points = punkty
facet-later = później
facet-other = pozostałe
