# El tablero de Rebirth en español.

rebirth-board = Tablero: { $map }
rebirth-in-hand = Tu { $tile }
rebirth-hex = Casilla { $row },{ $column }: { $what }.
rebirth-hex-farm = granja
rebirth-hex-power = central eléctrica
rebirth-hex-blank = vacía
rebirth-hex-settlement = asentamiento { $name } ({ $size ->
    [1] una casilla
   *[other] { $size } casillas
})
rebirth-hex-covered = cubierta, no se usa con dos jugadores
rebirth-hex-tile = { $tile } de { $player }
rebirth-at-harbour = { $hex }, puerto 1+
rebirth-at-coast = { $hex }, costa 1+
rebirth-castle = Castillo de { $name }
rebirth-cathedral = Catedral de { $name }
rebirth-tower = Torre de { $name }
rebirth-castle-free = Nadie lo controla.
rebirth-castle-held = Lo controla { $player }.
rebirth-castle-hexes = { $player }: { $hexes ->
    [1] una casilla
   *[other] { $hexes } casillas
}
rebirth-visited = Visitas: { $players }.
rebirth-unvisited = Nadie ha estado aquí.
rebirth-town-free = { $free ->
    [1] Queda una casilla libre.
   *[other] Quedan { $free } casillas libres.
}
rebirth-town-complete = Completo.
rebirth-influence = { $player }: influencia { $amount }

## El panel

rebirth-standing = Posiciones
rebirth-player = Jugador
rebirth-public = Misiones públicas
rebirth-missions = Tus misiones
rebirth-missions-of = Misiones de { $player }
rebirth-supply = Tus próximas losetas
rebirth-supply-of = { $tile }: quedan { $left } de { $all }
rebirth-aside = Tus losetas apartadas
rebirth-count-castles = Castillos
rebirth-count-farms = Agrupaciones de granjas de tres o más
rebirth-count-power = Agrupaciones de centrales de tres o más
rebirth-count-harbours = Puertos
rebirth-count-coast = Casillas costeras
rebirth-count-cathedrals = Catedrales visitadas
rebirth-count-towers = Torres visitadas
rebirth-count-cards = Cartas de misión
rebirth-count-tiles = Losetas restantes
rebirth-card-points = Daría { $points } de { $worth } si la partida acabara ahora
rebirth-first-prize = Para quien la cumpla primero
rebirth-later-prize = Para los siguientes
rebirth-mission-done = { $player } la ha cumplido
rebirth-mission-progress = { $player }: { $value } de { $need }
rebirth-doubled = Cuenta doble
