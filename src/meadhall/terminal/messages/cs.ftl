# Co říká terminál kolem hry.

welcome = { $players ->
    [1] { $game } pro jednoho hráče. Hrajete za { $seat }. Nápovědu zobrazí ?.
    [few] { $game } pro { $players } hráče. Hrajete za { $seat }. Nápovědu zobrazí ?.
   *[other] { $game } pro { $players } hráčů. Hrajete za { $seat }. Nápovědu zobrazí ?.
}
goodbye = Na shledanou.
to-leave = Hru opustíte příkazem q.
you = vy
total = celkem

# choices
choices = { $count ->
    [one] { $count } možnost.
    [few] { $count } možnosti.
   *[other] { $count } možností.
}
numbers-from = Možnosti mají čísla { $first } až { $last }; vypíše je o.
numbers = Možnosti mají čísla { $numbers }; vypíše je o.
no-choice = „{ $typed }“ tu zvolit nelze. Napište volbu, například { $example }, číslo ze seznamu (o), nebo ? pro nápovědu.
not-allowed = Není dovoleno: { $why } [{ $rules }]
allowed = Je to dovoleno. { $what }
name-a-choice = Uveďte volbu, například: why { $example }

# taking back, suggestions, points
nothing-chosen = Zatím jste nic nezvolili.
taken-back = Vzato zpět i se vším, co následovalo. Co se odteď losuje, losuje se znovu.
one-way = Takto lze dobře pokračovat:
ways = Dobré tahy a kolik bodů každý přinese:
worth = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
take-it = Provedete to příkazem take.
take-one = První provedete příkazem take, druhou take 2.
if-it-ended = Kdyby hra skončila teď, s odhadem rozhodnutí, která zbývají:

# records
name-a-file = Uveďte soubor, například: save hra.txt
not-written = Do { $file } nelze zapsat: { $problem }
written = Záznam je v { $file }.
written-with-secrets = Záznam je v { $file }. Obsahuje všechno, i to, co je před vámi skryté.

# help: what can be typed
help-move = volba v zápisu
help-number = volba s tímto číslem
help-list = všechny možnosti s čísly
help-why = proč volba není dovolena
help-undo = vzít zpět poslední volbu
help-suggest = jak dobře pokračovat
help-take = provést, co je doporučeno
help-board = znovu ukázat plán
help-score = dosavadní body
help-forecast = body, kdyby hra skončila teď
help-legend = značky na plánu
help-save = uložit dosavadní záznam
help-help = tato nápověda a pravidla
help-rule = co o tom říkají pravidla
help-says = co říká
help-leave = opustit hru
no-such-rule = Pravidla o „{ $words }“ nic neříkají; zkuste jiné slovo.

# cards
card-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
card-deck = balíček { $deck }
card-starting = lze s ní začít
