# Rebirth en español. Los identificadores son los de sucesos, preguntas, motivos y cartas; véase docs/architecture.md, «Words».

title = Renacimiento

# preparación
tower-laid = Torre de { $tower }: { $bonus }.
mission-laid = Misión pública: { $card }.
tile-set-aside = { $tile ->
    [hidden] { $seat } aparta una loseta.
    [F] { $seat } aparta una granja.
    [E] { $seat } aparta una central eléctrica.
    [S1] { $seat } aparta un asentamiento de 1.
    [S2] { $seat } aparta un asentamiento de 2.
    [S3] { $seat } aparta un asentamiento de 3.
   *[S4] { $seat } aparta un asentamiento de 4.
}
first-player = { $seat } empieza.

# el turno
tile-drawn = { $tile ->
    [hidden] { $seat } roba una loseta.
    [F] { $seat } roba una granja.
    [E] { $seat } roba una central eléctrica.
    [S1] { $seat } roba un asentamiento de 1.
    [S2] { $seat } roba un asentamiento de 2.
    [S3] { $seat } roba un asentamiento de 3.
   *[S4] { $seat } roba un asentamiento de 4.
}
tile-chosen = { $tile ->
    [hidden] { $seat } elige una loseta y devuelve { $returned ->
        [one] otra
       *[other] { $returned }
    }.
    [F] { $seat } elige una granja y devuelve { $returned ->
        [one] una loseta
       *[other] { $returned } losetas
    }.
    [E] { $seat } elige una central eléctrica y devuelve { $returned ->
        [one] una loseta
       *[other] { $returned } losetas
    }.
   *[other] { $seat } elige un asentamiento y devuelve { $returned ->
        [one] una loseta
       *[other] { $returned } losetas
    }.
}
tile-placed = { $tile ->
    [F] { $seat } coloca una granja en { $hex }.
    [E] { $seat } coloca una central eléctrica en { $hex }.
    [S1] { $seat } coloca un asentamiento de 1 en { $hex }.
    [S2] { $seat } coloca un asentamiento de 2 en { $hex }.
    [S3] { $seat } coloca un asentamiento de 3 en { $hex }.
   *[S4] { $seat } coloca un asentamiento de 4 en { $hex }.
}
tile-removed = { $tile ->
    [F] No queda casilla para la granja de { $seat }; sale del juego.
    [E] No queda casilla para la central eléctrica de { $seat }; sale del juego.
   *[other] No queda casilla para el asentamiento de { $seat }; sale del juego.
}
cluster-scored = { $tile ->
    [F] { $seat } anota { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por una agrupación de { $size ->
        [one] una granja
       *[other] { $size } granjas
    }.
   *[E] { $seat } anota { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por una agrupación de { $size ->
        [one] una central
       *[other] { $size } centrales
    }.
}
harbour-scored = { $points ->
    [one] { $seat } anota un punto por el puerto.
   *[other] { $seat } anota { $points } puntos por el puerto.
}
coast-scored = { $points ->
    [one] { $seat } anota un punto por la costa.
   *[other] { $seat } anota { $points } puntos por la costa.
}
settlement-scored = { $settlement } se completa: { $seat } anota { $points ->
    [one] un punto
   *[other] { $points } puntos
} con influencia { $influence }.
castle-taken = { $seat } toma el castillo de { $castle }.
castle-conquered = { $seat } le quita el castillo de { $castle } a { $before }.

# Escocia
cathedral-visited = { $seat } llega a la catedral de { $cathedral }.
mission-drawn = { $mission ->
    [hidden] { $seat } roba una carta de misión.
   *[other] { $seat } roba la misión «{ $mission }».
}

# Irlanda
mission-fulfilled = { $doubled ->
    [0] { $first ->
        [0] { $seat } cumple la misión «{ $card }» y anota { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[1] { $seat } cumple antes que nadie la misión «{ $card }» y anota { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    }
   *[1] { $first ->
        [0] { $seat } cumple la misión «{ $card }» y anota el doble: { $points } puntos.
       *[1] { $seat } cumple antes que nadie la misión «{ $card }» y anota el doble: { $points } puntos.
    }
}
tower-visited = { $seat } llega a la torre de { $tower }: { $bonus }.
tower-scored = { $points ->
    [one] { $seat } anota un punto por torres.
   *[other] { $seat } anota { $points } puntos por torres.
}
token-placed = { $seat } pone la ficha de duplicación en la misión «{ $card }».
token-wasted = { $seat } ya ha cumplido todas las misiones; la ficha de duplicación queda sin usar.
extra-tile-drawn = { $tile ->
    [hidden] { $seat } roba una loseta extra.
    [F] { $seat } roba una loseta extra: una granja.
    [E] { $seat } roba una loseta extra: una central eléctrica.
    [S1] { $seat } roba una loseta extra: un asentamiento de 1.
    [S2] { $seat } roba una loseta extra: un asentamiento de 2.
    [S3] { $seat } roba una loseta extra: un asentamiento de 3.
   *[S4] { $seat } roba una loseta extra: un asentamiento de 4.
}
extra-tile-lost = La torre de { $tower } daría a { $seat } una segunda loseta extra en este turno; se pierde.
private-mission-drawn = { $card ->
    [hidden] { $seat } roba una misión privada.
   *[other] { $seat } roba la misión privada «{ $card }».
}

# el final
unfinished-scored = { $settlement } queda sin completar: { $seat } anota { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
castles-scored = { $seat } anota { $points ->
    [one] un punto
   *[other] { $points } puntos
} por { $castles ->
    [one] un castillo
   *[other] { $castles } castillos
}.
mission-scored = { $points ->
    [0] { $seat } no ha cumplido la misión «{ $mission }».
    [one] { $seat } anota un punto por la misión «{ $mission }».
   *[other] { $seat } anota { $points } puntos por la misión «{ $mission }».
}
private-mission-scored = { $points ->
    [0] { $seat } no ha cumplido la misión privada «{ $card }».
    [one] { $seat } anota un punto por la misión privada «{ $card }».
   *[other] { $seat } anota { $points } puntos por la misión privada «{ $card }».
}
won = { $by ->
    [points] { $seat } gana con { $points } puntos.
    [first-tiebreak] { $seat } gana con { $points } puntos: el primer castillo decide el empate.
    [second-tiebreak] { $seat } gana con { $points } puntos: el segundo castillo o la torre decide el empate.
   *[shared] { $seat } comparte la victoria con { $points } puntos.
}

# a quién esperan los demás
wait-place-tile = { $seat } está colocando una loseta.
wait-choose-tile = { $seat } está eligiendo una loseta.
wait-place-token = { $seat } está colocando la ficha de duplicación.

# lo que se pregunta
prompt-place-tile = { $tile ->
    [F] Coloca tu granja.
    [E] Coloca tu central eléctrica.
    [S1] Coloca tu asentamiento de 1.
    [S2] Coloca tu asentamiento de 2.
    [S3] Coloca tu asentamiento de 3.
   *[S4] Coloca tu asentamiento de 4.
}
prompt-choose-tile = Elige la loseta que vas a colocar; las demás vuelven a tu reserva.
prompt-place-token = Elige una misión para tu ficha de duplicación.

# por qué no
choose-a-hex = Hay que colocar una loseta: elige una casilla.
not-playable = { $place ->
    [water] Ahí no se pueden colocar losetas: es agua o está fuera del mapa.
   *[other] Ahí no se pueden colocar losetas: es { $place }.
}
hex-occupied = La casilla está ocupada.
settlement-tile-elsewhere = Un asentamiento solo se puede colocar en casillas de asentamiento.
settlement-hex-only = { $tile ->
    [F] Una granja nunca se puede colocar en una casilla de asentamiento.
   *[E] Una central eléctrica nunca se puede colocar en una casilla de asentamiento.
}
wrong-symbol = { $tile ->
    [F] Una granja va en una casilla de central eléctrica solo cuando no queda ninguna casilla de granja ni vacía.
   *[E] Una central eléctrica va en una casilla de granja solo cuando no queda ninguna casilla de central eléctrica ni vacía.
}
choose-a-tile = Primero hay que elegir una de las losetas de tu mano.
tile-not-in-hand = No tienes esa loseta en la mano ({ $tile }).
tile-fits-nowhere = No queda casilla para esa loseta ({ $tile }); elige una que se pueda colocar.
choose-a-mission = La ficha de duplicación va en una misión pública: elige una de la fila.
mission-not-in-row = La misión «{ $card }» no está en la fila.
mission-fulfilled-already = Ya has cumplido la misión «{ $card }».

# opciones
option-hex = { $row },{ $column }
option-tile = { $tile ->
    [F] granja
    [E] central eléctrica
    [S1] asentamiento de 1
    [S2] asentamiento de 2
    [S3] asentamiento de 3
   *[S4] asentamiento de 4
}
option-card = { $card } ({ $first } / { $later })

# cartas de misión de Escocia
mission-harbours = más puertos
mission-medium-settlements = más asentamientos medianos en solitario
mission-power-plants = más agrupaciones de centrales de tres o más
mission-farms = más agrupaciones de granjas de tres o más
mission-castles = más castillos
mission-cathedral-bonus = bonificación de catedral
mission-castle = más casillas junto al castillo de { $castle }

# objetivos de las misiones públicas
task-hexes-at-one = { $place ->
    [castle] { $need } casillas junto a un mismo castillo
   *[tower] { $need } casillas junto a una misma torre
}
task-coastal-hexes = { $need } casillas costeras
task-settlements = { $settlement ->
    [1] una casilla en { $need } asentamientos pequeños
    [2] una casilla en { $need } asentamientos medianos
    [3] una casilla en { $need } asentamientos grandes
   *[4] una casilla en { $need } megaasentamientos
}
task-clusters = { $tile ->
    [F] { $need } agrupaciones de granjas de tres o más
   *[E] { $need } agrupaciones de centrales de tres o más
}
task-connect = { $place ->
    [castle] { $need } castillos conectados por un grupo de tus losetas
   *[tower] { $need } torres conectadas por un grupo de tus losetas
}
task-places = losetas junto a { $need } castillos distintos

# bonificaciones de torre
bonus-three-points = 3 puntos
bonus-thirteen-points = 13 puntos por las tres
bonus-mission-card = una misión privada
bonus-doubling-token = ficha de duplicación por las dos
bonus-draw-three = robar tres losetas y colocar una
bonus-another-tile = colocar otra loseta

# apartados de la puntuación
heading-farms = granjas
heading-power-plants = centrales
heading-settlements = asentamientos
heading-shore = puertos y costa
heading-towers = torres
heading-unfinished = asentamientos incompletos
heading-castles = castillos
heading-missions = misiones

# de dónde vienen las esperanzas
facet-points = puntos hasta ahora
facet-tiles = losetas por colocar
facet-growth = espacio para agrupaciones
facet-castles = castillos
facet-settlements = asentamientos en curso
facet-missions = cartas de misión
facet-tasks = misiones públicas
facet-towers = torres

# opciones de mesa: lo que se acuerda, más sobre ello y sus valores
table-map = Mapa
    .hint = Escocia es el modo básico; Irlanda, el avanzado. En su lugar puede ir un archivo de mapa.
    .scotland = Escocia (básico)
    .ireland = Irlanda (avanzado)
table-zero_counts = «Más de algo» se cumple con cero
    .hint = Si una carta que pide tener más de algo se cumple cuando nadie tiene nada de ello. El reglamento no lo dice; nosotros decimos que no.
    .no = No
    .yes = Sí
table-first = Jugador inicial
    .hint = Quién empieza.
    .random = Al azar

# lo que los jugadores deben saber de una mesa y de los datos del juego
about-scotland = El mapa de Escocia es una reconstrucción, no el tablero impreso.
about-ireland = El mapa de Irlanda es una reconstrucción, no el tablero impreso.
about-map = Mapa: { $title } ({ $provenance }).
provenance-maps = Ambos mapas son reconstrucciones, no los tableros impresos.
provenance-names = De los nombres de los mapas, solo Edinburgh, Stirling, Invergarry, Blarney y Hill of Tara son del juego.
provenance-missions = También son reconstrucciones: las copias de cada carta de misión, las cartas de castillo salvo Invergarry y las misiones P10 a P12.
provenance-tiles = El reparto de losetas y las que devuelven cuatro jugadores están deducidos; todo lo demás es del reglamento.
provenance-files = Quien tenga la caja puede transcribir el tablero impreso a un archivo de mapa.

# signos y rótulos de la imagen
sign-points = puntos
sign-hand = mano
sign-supply = pila
sign-aside = aparte
sign-cards = cartas
sign-farm = casilla de granja
sign-power-plant = casilla de central
sign-blank = casilla vacía
sign-settlement = casillas de asentamiento
sign-harbour = puerto
sign-coast = costa
sign-tile = granja de A
sign-cluster = agrupación
sign-influence = asentamiento de 3 de A
sign-castle = castillo
sign-held = controlado por A
sign-cathedral = catedral
sign-visited = visitada
sign-covered = cubierta
sign-legal = puedes colocar aquí
sign-last = última colocada
sign-three-points = 3 puntos
sign-thirteen-points = 13 por las tres
sign-mission-card = misión privada
sign-doubling-token = ficha de duplicación
sign-draw-three = robar tres
sign-another-tile = loseta extra
