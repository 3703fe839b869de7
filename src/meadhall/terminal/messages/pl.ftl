# Co mówi terminal wokół gry.

welcome = { $players ->
    [1] { $game } dla jednego gracza. Grasz jako { $seat }. Wpisz ?, aby zobaczyć pomoc.
   *[other] { $game } dla { $players } graczy. Grasz jako { $seat }. Wpisz ?, aby zobaczyć pomoc.
}
goodbye = Do zobaczenia.
to-leave = Wpisz q, aby opuścić grę.
you = ty
total = razem

# choices
choices = { $count ->
    [one] { $count } możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}
numbers-from = Możliwości mają numery od { $first } do { $last }; wpisz o, aby je zobaczyć.
numbers = Możliwości mają numery { $numbers }; wpisz o, aby je zobaczyć.
no-choice = Nie można tu wybrać „{ $typed }”. Wpisz wybór, na przykład { $example }, numer z listy (o) albo ?, aby zobaczyć pomoc.
not-allowed = Niedozwolone: { $why } [{ $rules }]
allowed = To dozwolone. { $what }
name-a-choice = Podaj wybór, na przykład: why { $example }

# taking back, suggestions, points
nothing-chosen = Nic jeszcze nie zostało wybrane.
taken-back = Cofnięto razem ze wszystkim, co nastąpiło potem. Od tego miejsca wszystko jest losowane na nowo.
one-way = Dobry sposób, by grać dalej:
ways = Dobre ruchy i ile punktów daje każdy z nich:
worth = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
take-it = Wpisz take, aby tak zrobić.
take-one = Wpisz take, aby wybrać pierwszy, albo take 2.
if-it-ended = Gdyby gra skończyła się teraz, z oszacowaniem decyzji, które pozostały:

# records
name-a-file = Podaj plik, na przykład: save gra.txt
not-written = Nie można zapisać { $file }: { $problem }
written = Zapis jest w { $file }.
written-with-secrets = Zapis jest w { $file }. Zawiera wszystko, także to, co jest przed tobą ukryte.

# help: what can be typed
help-move = wybór w notacji
help-number = wybór o tym numerze
help-list = wszystkie możliwości z numerami
help-why = dlaczego wybór jest niedozwolony
help-undo = cofnij ostatni wybór
help-suggest = jak dobrze grać dalej
help-take = wykonaj podpowiedź
help-board = pokaż planszę jeszcze raz
help-score = dotychczasowy wynik
help-forecast = wynik, gdyby gra skończyła się teraz
help-legend = znaki na planszy
help-save = zapisz dotychczasowy przebieg
help-help = ta pomoc i zasady
help-rule = co mówią o tym zasady
help-says = co mówi
help-leave = opuść grę
no-such-rule = Zasady nic nie mówią o „{ $words }”; spróbuj innego słowa.

# cards
card-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
card-deck = talia { $deck }
card-starting = można nią zacząć
