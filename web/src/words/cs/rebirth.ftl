# Plán Rebirth (Obrození) česky.

rebirth-board = Plán: { $map }
rebirth-in-hand = V ruce: { $tile }
rebirth-hex = Políčko { $row },{ $column }: { $what }.
rebirth-hex-farm = farma
rebirth-hex-power = elektrárna
rebirth-hex-blank = prázdné
rebirth-hex-settlement = sídlo { $name } ({ $size ->
    [1] jedno políčko
    [few] { $size } políčka
   *[other] { $size } políček
})
rebirth-hex-covered = zakryté, ve dvou hráčích se nepoužívá
rebirth-hex-tile = { $tile } ({ $player })
rebirth-at-harbour = { $hex }, přístav 1+
rebirth-at-coast = { $hex }, pobřeží 1+
rebirth-castle = Hrad { $name }
rebirth-cathedral = Katedrála { $name }
rebirth-tower = Věž { $name }
rebirth-castle-free = Nikdo ho neovládá.
rebirth-castle-held = Ovládá ho { $player }.
rebirth-castle-hexes = { $player }: { $hexes ->
    [1] jedno políčko
    [few] { $hexes } políčka
   *[other] { $hexes } políček
}
rebirth-visited = Navštíveno: { $players }.
rebirth-unvisited = Zatím tu nikdo nebyl.
rebirth-town-free = { $free ->
    [1] Zbývá jedno volné políčko.
    [few] Zbývají { $free } volná políčka.
   *[other] Zbývá { $free } volných políček.
}
rebirth-town-complete = Dokončené.
rebirth-influence = { $player }: vliv { $amount }

## Panel

rebirth-standing = Stav
rebirth-player = Hráč
rebirth-public = Veřejné mise
rebirth-missions = Vaše mise
rebirth-missions-of = Mise: { $player }
rebirth-supply = Vaše zbývající dílky
rebirth-supply-of = { $tile }: zbývá { $left } / { $all }
rebirth-aside = Vaše odložené dílky
rebirth-count-castles = Hrady
rebirth-count-farms = Shluky farem ze tří nebo více dílků
rebirth-count-power = Shluky elektráren ze tří nebo více dílků
rebirth-count-harbours = Přístavy
rebirth-count-coast = Pobřežní políčka
rebirth-count-cathedrals = Navštívené katedrály
rebirth-count-towers = Navštívené věže
rebirth-count-cards = Karty misí
rebirth-count-tiles = Zbývající dílky
rebirth-card-points = Kdyby hra teď skončila: { $points } / { $worth }
rebirth-first-prize = Kdo ji splní jako první
rebirth-later-prize = Všichni další
rebirth-mission-done = { $player } má splněno
rebirth-mission-progress = { $player }: { $value } / { $need }
rebirth-doubled = Počítá se dvakrát
