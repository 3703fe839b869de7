# Plansza Rebirth po polsku.

rebirth-board = Plansza: { $map }
rebirth-in-hand = Twoja { $tile }
rebirth-hex = Pole { $row },{ $column }: { $what }.
rebirth-hex-farm = farma
rebirth-hex-power = elektrownia
rebirth-hex-blank = puste
rebirth-hex-settlement = osada { $name } ({ $size ->
    [1] jedno pole
    [few] { $size } pola
    [many] { $size } pól
   *[other] { $size } pola
})
rebirth-hex-covered = zakryte, nieużywane przy dwóch graczach
rebirth-hex-tile = { $tile } gracza { $player }
rebirth-at-harbour = { $hex }, port 1+
rebirth-at-coast = { $hex }, wybrzeże 1+
rebirth-castle = Zamek { $name }
rebirth-cathedral = Katedra { $name }
rebirth-tower = Wieża { $name }
rebirth-castle-free = Nikt go nie kontroluje.
rebirth-castle-held = Kontroluje go { $player }.
rebirth-castle-hexes = { $player }: { $hexes ->
    [1] jedno pole
    [few] { $hexes } pola
    [many] { $hexes } pól
   *[other] { $hexes } pola
}
rebirth-visited = Odwiedziny: { $players }.
rebirth-unvisited = Jeszcze nikt tu nie dotarł.
rebirth-town-free = { $free ->
    [1] Jedno pole jest wolne.
    [few] { $free } pola są wolne.
    [many] { $free } pól jest wolnych.
   *[other] { $free } pola jest wolne.
}
rebirth-town-complete = Ukończona.
rebirth-influence = { $player }: wpływ { $amount }

## Panel

rebirth-standing = Sytuacja
rebirth-player = Gracz
rebirth-public = Misje publiczne
rebirth-missions = Twoje misje
rebirth-missions-of = Misje gracza { $player }
rebirth-supply = Twoje kafelki w zasobie
rebirth-supply-of = { $tile }: zostało { $left } z { $all }
rebirth-aside = Twoje odłożone kafelki
rebirth-count-castles = Zamki
rebirth-count-farms = Skupiska co najmniej trzech farm
rebirth-count-power = Skupiska co najmniej trzech elektrowni
rebirth-count-harbours = Porty
rebirth-count-coast = Pola przybrzeżne
rebirth-count-cathedrals = Odwiedzone katedry
rebirth-count-towers = Odwiedzone wieże
rebirth-count-cards = Karty misji
rebirth-count-tiles = Pozostałe kafelki
rebirth-card-points = Gdyby gra skończyła się teraz: { $points } z { $worth }
rebirth-first-prize = Dla pierwszego, kto ją wypełni
rebirth-later-prize = Dla wszystkich następnych
rebirth-mission-done = { $player }: wypełniona
rebirth-mission-progress = { $player }: { $value } z { $need }
rebirth-doubled = Liczy się podwójnie
