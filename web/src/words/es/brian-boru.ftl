# El tablero de Brian Boru en español.

## El mapa

brian-boru-board = Tablero: Irlanda
brian-boru-names = Nombres de ciudades
brian-boru-regions = Regiones
brian-boru-vikings = Vikingos
brian-boru-town-free = No es de nadie.
brian-boru-town-held = La controla { $player }.
brian-boru-town-lost = La controlan los vikingos; volverá a contar para { $player } cuando se los expulse.
brian-boru-town-monastery = Un monasterio: cuenta 2 para su región.
brian-boru-town-active = Aquí está el marcador: es para quien gane la baza.
brian-boru-region-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final. Se abre cuando sus ciudades cuentan { $threshold }; ahora, { $weight }.
brian-boru-claim-closed = Aquí aún cuenta demasiado poco: la ficha de reclamación sigue boca abajo.
brian-boru-claim-empty = Ahora no cuenta nada aquí: la ficha de reclamación se queda en el tablero.
brian-boru-claim-vikings = Los vikingos van en cabeza: nadie obtiene la ficha de reclamación.
brian-boru-claim-tied = Empate en cabeza: la ficha de reclamación se queda en el tablero.
brian-boru-claim-kept = Empate en cabeza: { $player } conserva la ficha de reclamación.
brian-boru-claim-goes = En cabeza en solitario con { $weight }: { $player } obtendría la ficha de reclamación.
brian-boru-claim-stays = En cabeza en solitario con { $weight }: { $player } conserva la ficha de reclamación.
brian-boru-round = Ronda { $round } de { $rounds }
brian-boru-before = Antes de la ronda 1 de { $rounds }
brian-boru-round-for = Tras la última carta de cada ronda vienen matrimonio, batalla, iglesia y la reclamación de regiones.
brian-boru-deck = Cartas de vikingo por salir: { $strengths }
brian-boru-deck-left = por salir: { $strengths }
brian-boru-deck-for = Cada ronda se revela una de ellas: desembarcan tantos asaltantes como indica.
brian-boru-support = apoyo
brian-boru-support-for = Apoyo militar: las ciudades vikingas cuentan como suyas al reclamar regiones.
brian-boru-trade = comercio
brian-boru-trade-for = Comercio: las ciudades vikingas cuentan como suyas para el número de regiones al final.
brian-boru-track = Pista de matrimonio
brian-boru-track-at = { $player } en el espacio { $space }
brian-boru-track-space = Pista de matrimonio, espacio { $space }
brian-boru-track-nothing = Nada al final de la ronda, salvo que estés más arriba que nadie y obtengas el matrimonio.
brian-boru-track-coins = { $coins ->
    [1] Una moneda al final de la ronda. Quien obtiene el matrimonio, en cambio, vuelve al 0.
   *[other] { $coins } monedas al final de la ronda. Quien obtiene el matrimonio, en cambio, vuelve al 0.
}
brian-boru-track-renown = Renombre al final de la ronda. Quien obtiene el matrimonio, en cambio, vuelve al 0.
brian-boru-track-town = Cualquier ciudad libre al final de la ronda. Quien obtiene el matrimonio, en cambio, vuelve al 0.
brian-boru-marriage = El matrimonio de esta ronda
brian-boru-marriage-for = Quien esté más arriba en la pista al final de la ronda obtiene esto y vuelve al 0. Los demás obtienen lo que muestra su espacio.
brian-boru-marriage-princess = Quien esté más arriba elige: las ciudades vikingas cuentan como suyas al reclamar (apoyo) o para el número de regiones (comercio), o bien puntos.
brian-boru-marriage-none = El matrimonio de esta ronda ya se ha celebrado.
brian-boru-marriage-later = La primera carta de matrimonio se revelará pronto.
brian-boru-princess = la Princesa de Dinamarca
brian-boru-princess-gifts = apoyo, comercio o { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
brian-boru-gift-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
brian-boru-gift-renown = renombre
brian-boru-gift-town = una ciudad libre en { $region }
brian-boru-battle = Batalla
brian-boru-battle-left = { $raiders ->
    [0] No quedan asaltantes en el área de batalla
    [1] Queda un asaltante en el área de batalla
   *[other] Quedan { $raiders } asaltantes en el área de batalla
}
brian-boru-battle-none = no quedan
brian-boru-battle-for = Si queda alguno al final de la ronda, quien haya tomado menos pierde una ciudad ante los vikingos. Más que nadie: renombre, y un punto por cada uno.
brian-boru-battle-has = { $player }: { $raiders ->
    [0] sin asaltantes
    [1] un asaltante
   *[other] { $raiders } asaltantes
}
brian-boru-battle-wins = Más que nadie: gana renombre y luego un punto por cada renombre.
brian-boru-battle-loses = El menor número, y quedan asaltantes: perdería una ciudad ante los vikingos.
brian-boru-church = Iglesia
brian-boru-church-for = Al final de la ronda, más discos que nadie: un monasterio y el marcador. Luego, otra vez el máximo: un punto. { $discs } o más: un monasterio.
brian-boru-church-has = { $player }: { $discs ->
    [0] sin discos
    [1] un disco
   *[other] { $discs } discos
}
brian-boru-church-wins = Más que nadie: un monasterio y el marcador, por todos esos discos.
brian-boru-church-builds = { $discs } o más: un monasterio, salvo que antes se recupere un disco por un punto.

## Las cartas de Brian Boru

brian-boru-card = { $value }, { $colour }
brian-boru-times = { $number } × { $symbol }
brian-boru-if-it-wins = Si gana la baza: { $action }.
brian-boru-if-it-loses = Si pierde: { $action }.
brian-boru-if-it-loses-either = Si pierde: o bien { $upper }; o bien { $lower }.
brian-boru-reconstructed = Reconstruida
brian-boru-reconstructed-why = Ninguna fuente indica un símbolo de la acción con el signo de interrogación; se deduce de las demás cartas.

brian-boru-about-control = Tu disco va a la ciudad que tiene el marcador, y tú abres la próxima baza.
brian-boru-about-coin = Toma una moneda del suministro.
brian-boru-about-pay = Entrega una moneda; si no tienes, pierdes puntos.
brian-boru-about-court = Tu disco sube un espacio. Quien esté más arriba al final de la ronda obtiene el matrimonio.
brian-boru-about-raider = Toma un asaltante del área de batalla. Al final de la ronda, quien tenga menos puede perder una ciudad y quien tenga más gana renombre.
brian-boru-about-church = Un disco tuyo va a la iglesia. Quien tenga más al final de la ronda construye un monasterio y toma el marcador.
brian-boru-about-expand = Puedes comprar una ciudad libre unida por un camino a una de las tuyas.
brian-boru-about-free = Expulsa a los vikingos de una ciudad; vuelve a ser de su antiguo dueño.

brian-boru-hand = Tu mano
brian-boru-trick = La baza
brian-boru-leads = Abre { $player }
brian-boru-to-play = { $player } aún no ha jugado
brian-boru-played-by = { $player }: { $card }
brian-boru-acts = Orden de acción: { $turn }. La carta más baja va primero.
brian-boru-acted = La acción ya está hecha.
brian-boru-acting = Ahora actúa { $player }.
brian-boru-ahead-why = { $colour ->
    [red] En cabeza: la carta roja o blanca más alta gana { $town }.
    [blue] En cabeza: la carta azul o blanca más alta gana { $town }.
   *[yellow] En cabeza: la carta amarilla o blanca más alta gana { $town }.
}
brian-boru-won-why = Ha ganado la baza: vale su acción principal.
brian-boru-behind-why = No gana: vale una acción secundaria.
brian-boru-wins-here = { $colour ->
    [red] gana la carta roja o blanca más alta
    [blue] gana la carta azul o blanca más alta
   *[yellow] gana la carta amarilla o blanca más alta
}
brian-boru-leading = Abre { $player }
brian-boru-winner = gana { $player }
brian-boru-no-winner = nadie gana esta baza

brian-boru-before-dealing = Las cartas se reparten cuando todos tienen su primera ciudad.
brian-boru-picks = { $left ->
    [0] { $picked ->
        [one] { $picked } elegida
       *[other] { $picked } elegidas
    }
   *[other] { $picked ->
        [one] { $picked } elegida
       *[other] { $picked } elegidas
    }, { $left } por elegir
}
brian-boru-pack = Tu lote
brian-boru-pack-rule = { $keep ->
    [0] { $pass ->
        [one] ya has elegido; se pasa una carta
       *[other] ya has elegido; se pasan { $pass } cartas
    }
   *[other] elige { $keep }, pasa { $pass }
}
brian-boru-picked = Elegidas
brian-boru-passes-to = El resto pasa al jugador de tu izquierda, { $player }
brian-boru-comes-from = El próximo lote viene de { $player }
brian-boru-picks-left = { $left ->
    [0] { $player } ya ha elegido
    [1] { $player }: falta elegir una carta
   *[other] { $player }: falta elegir { $left } cartas
}

## Elecciones de Brian Boru aparte de las cartas

brian-boru-choose-action = Elige una acción
brian-boru-price = por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
brian-boru-extras = ¿Comprar más?
brian-boru-extras-coins = a { $price } monedas cada uno; tienes { $coins }
brian-boru-extras-none = ninguno
brian-boru-extras-then = luego
brian-boru-expand = ¿Expandirte?
brian-boru-expand-coins = por { $price } monedas; tienes { $coins }
brian-boru-viking-towns = { $towns ->
    [0] Los vikingos no controlan ninguna ciudad.
    [1] Los vikingos controlan una ciudad.
   *[other] Los vikingos controlan { $towns } ciudades en { $regions ->
        [1] una región
       *[other] { $regions } regiones
    }.
}

## Mantenimiento de Brian Boru

brian-boru-upkeep = Mantenimiento de la ronda { $round }
brian-boru-scene-marriage = Matrimonio
brian-boru-scene-battle = Batalla
brian-boru-scene-church = Iglesia
brian-boru-scene-regions = Regiones
brian-boru-gains = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
brian-boru-scene-nothing = Nada cambia.
brian-boru-scene-next = Siguiente
brian-boru-scene-back = Atrás
brian-boru-scene-skip = Saltar
brian-boru-scene-close = Cerrar
brian-boru-counted-marriage = Espacio en la pista
brian-boru-counted-battle = Asaltantes
brian-boru-counted-church = Discos en la iglesia
brian-boru-of-threshold = { $total } en total, hacen falta { $threshold }

## Junto al tablero de Brian Boru

brian-boru-standing = Lo que tiene cada uno
brian-boru-player = Jugador
brian-boru-count-coins = Monedas
brian-boru-count-renown = Renombre
brian-boru-count-track = Espacio en la pista de matrimonio
brian-boru-count-raiders = Asaltantes
brian-boru-count-church = Discos en la iglesia
brian-boru-count-towns = Ciudades
brian-boru-count-regions = Regiones con una ciudad
brian-boru-count-tokens = Regiones reclamadas
brian-boru-count-hand = Cartas en la mano
brian-boru-count-of = { $player }: { $name } { $number }
brian-boru-marker = marcador
brian-boru-marker-why = Abre la próxima baza, o abre esta.
brian-boru-wed-why = { $points ->
    [0] Matrimonio con { $name }.
    [one] Matrimonio con { $name }, { $points } punto.
   *[other] Matrimonio con { $name }, { $points } puntos.
}
brian-boru-if-it-ended = Si la ronda acabara ahora
brian-boru-token-closed = La ficha sigue boca abajo: { $total } de { $threshold }.
brian-boru-token-open = Nadie va en cabeza en solitario, así que la ficha queda boca arriba en el tablero.
brian-boru-token-lost = { $player } la pierde: los vikingos van en cabeza.
brian-boru-token-kept = { $player } la conserva.
brian-boru-token-new = { $player } la toma.
brian-boru-token-points = { $points ->
    [one] { $points } punto al final de la partida.
   *[other] { $points } puntos al final de la partida.
}
brian-boru-points = Puntos
brian-boru-points-now = ahora
brian-boru-points-upkeep = mantenimiento
brian-boru-points-end = si acabara la partida
