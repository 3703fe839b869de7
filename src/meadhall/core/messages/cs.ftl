# Co říká jádro v každé hře.

wait-over = Hra skončila.
wait-together = Vybírá více hráčů.
wait-luck = Rozhodují kostky.

no-such-seat = Takové místo u tohoto stolu není (počet míst: { $seats }).
no-such-option = Taková možnost neexistuje; možnosti jsou číslovány od 0 a jejich čísla jsou menší než { $size }.
not-an-option = Tato možnost není v nabídce.
not-your-turn = Nejste na tahu.
game-is-over = Hra skončila.
luck-comes-first = Nejprve rozhodnou kostky.
no-luck-due = Teď se kostkami nehází.
no-such-face = { $faces ->
    [one] Kostka má { $faces } stěnu.
    [few] Kostka má { $faces } stěny.
   *[other] Kostka má { $faces } stěn.
}
nothing-to-undo = Nemáte co vzít zpět.
new-light-first = Než se všechny tyto volby provedou, vyjde najevo něco nového: od toho místa vybírejte po jedné.

# proč se něco doporučuje
gain = { $gained }{ "\u00A0" }+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
loss = { $gained }{ "\u00A0" }−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rival-loss = zdrží hráče { $seat }
rival-gain = pomůže hráči { $seat }
reasons = { $one } · { $more }
facet-points = body
facet-later = později
facet-other = ostatní
